# The frame of the page: lobby, table, replay.

## Everywhere

app-tagline = Gem games, with friends or with bots
app-language = Language
app-theme = Light or dark
app-theme-auto = like the system
app-theme-dark = dark
app-theme-light = light
app-home = To the lobby
app-pages = Pages
app-rules = Rules
app-record = Watch a record
app-nowhere = There is nothing here.
app-broken = Something went wrong on this page. Nothing that was played is lost.
app-reload = Load the page anew
app-offline = The server does not answer. Trying again …
app-loading = One moment …
app-close = Close
time-days = { $days } d { $hours } h

game-players = { $least } to { $most } players

## Who plays here

name-question = What’s your name?
name-hint = The others at the table see this name. You need no account.
name-field = Name
name-save = That’s me
name-go = Let’s play
name-go-table = To the table
name-change = Change name
name-offers = Magpie Badger Heron Otter Falcon Hedgehog Marten Swift Lynx Wren Hare Robin
account-title = You, on this and other devices
account-data = Download my data
account-forget = Forget me
account-forget-sure = Your name and all you have said are erased, and you leave all tables. Finished games stay, without your name. This cannot be undone.
account-forget-yes = Forget me for good
device-link = Link to another device
device-link-hint = Open this link on your other device within 15 minutes. It works once; keep it to yourself.
device-sign-out = Sign out everywhere else
device-signed-out = Only this device is signed in now.
device-come = Play on here
device-come-hint = You go on here as the guest who made this link, with all tables.
device-come-instead = Here you are { $name } now. You would go on as the guest who made this link instead.
device-come-yes = Yes, that is me

## Lobby

lobby-play = Play now
lobby-play-hint = Against bots, at once
lobby-count = { $players } players
lobby-learn = Learn to play
lobby-friends = With friends
lobby-mine = My games
lobby-join = Tables to join
lobby-join-none = Nobody is waiting for players. Create a table!
lobby-watch = Tables to watch
lobby-watch-none = Nobody is playing in public right now.
lobby-ended = My finished games
lobby-turn-of = { $name } to move
lobby-open-seats =
    { $free ->
        [one] one free seat
       *[other] { $free } free seats
    }
lobby-sit = Join
lobby-watch-it = Watch
lobby-go = Continue
lobby-end = End this game of { $title }
lobby-look = Look back
lobby-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } shared the win
    }
lobby-abandoned = ended without a result
lobby-clock = { $seconds } s per move
lobby-clock-slow = { $days } days per move

## Creating a table

new-title = New table: { $game }
new-players = Players
new-bots = Bots among them
new-level = Strength of the bots
new-friends =
    { $number ->
        [one] you and one friend
       *[other] you and { $number } friends
    }
new-alone = you against bots
new-public = Who may come
new-public-yes = Everybody, from the lobby
new-public-no = Only with the link
new-seating = Seats
new-seating-drawn = Drawn when the game begins
new-seating-as-sat = As people sit down
new-deck = Cards
new-deck-house = House deck
new-deck-edit = Enter my own cards
new-clock = Time
new-clock-none = No limit
new-clock-quick = Quick: 20 seconds per move, 3 minutes in reserve
new-clock-easy = Relaxed: 60 seconds per move, 10 minutes in reserve
new-clock-slow = Slow: 2 days per move
new-start = Start
new-open = Create table
new-cancel = Cancel

level-random = Random
level-random-about = Moves at random.
level-greedy = Greedy
level-greedy-about = Tries every move, and takes what pays at once.
level-novice = Novice
level-novice-about = Plays by a few rules of thumb.
level-trader = Trader
level-trader-about = Thinks about what you may answer before it offers.
level-master = Master
level-master-about = Looks far ahead: as strong as they get.
bot-name-0 = Jasper
bot-name-1 = Opal
bot-name-2 = Beryl
bot-name-3 = Onyx
bot-name-4 = Amber

## Cards of one’s own

deck-title = Your own cards: { $game }
deck-about = Whoever owns the game can enter its cards here, instead of the house deck. They stay in this browser.
deck-new = New deck
deck-house = Begin with the house deck
deck-name = Name
deck-named = My deck { $number }
deck-load = Load a file
deck-save = Save as a file
deck-delete = Delete
deck-sure = Delete this deck for good?
deck-play = Play with it
deck-count = { $have } of { $size } cards
deck-missing =
    { $number ->
        [one] One card is missing.
       *[other] { $number } cards are missing.
    }
deck-many =
    { $number ->
        [one] That is one card too many.
       *[other] Those are { $number } cards too many.
    }
deck-complete = The deck is complete.
deck-wrong-card = Line { $line }: “{ $text }” is not a card; a card is written like { $example }.
deck-wrong-signs = Line { $line }: { $text } has { $number } gems; a card has { $fewest } to { $most }.
deck-wrong-number = Line { $line }: { $text } shows { $number }; that number goes from { $least } to { $most }.

## Waiting for players

wait-title = Waiting for players
wait-free = free
wait-sit = Sit here
wait-stand = Stand up
wait-bot = Put a bot here
wait-unseat = Free the seat
wait-ban = Ban
wait-start = Begin
wait-start-full = The game begins as soon as all seats are taken.
wait-host = { $name } begins the game.
wait-clock = { $time } per move
wait-link = Link for friends
wait-link-hint = Whoever has this link can sit down. It also works as a QR code.
wait-copy = Copy
wait-copied = Copied
wait-qr = QR code of the link
wait-close = Close the table

## The table

table-menu = Menu
table-seats = Seats
table-log = What happened
table-log-none = Nothing yet.
table-log-latest = To the latest
table-talk = Talk
table-talk-none = Nobody has said anything.
table-beside = What happened, and talk
table-beside-unread = What happened, and talk: something was said
table-say = Say something
table-send = Send
table-mute = Do not show what { $name } says
table-unmute = Show again what { $name } says
table-unmute-short = Show
table-muted = { $name } is muted.
table-ban = Ban { $name } from this table
table-banned = { $name } is banned from this table.
table-banned-nameless = A guest
table-unban = Let { $name } in again
table-unban-short = Let in again
table-report = Report what { $name } said
table-reported = Thank you. Those who run this server will read it.
table-unsay = Delete what { $name } said
table-speed = Speed
table-speed-0 = No animation
table-speed-1 = Normal
table-speed-2 = Fast
table-skip = Skip
table-sound = Sounds
table-notify = Tell me when it is my turn
table-undo = Take back
table-resign = Resign
table-resign-sure = Hand your seat to a bot for good?
table-abandon = End without a result
table-spectator = You are watching.
table-you = you
table-you-badge = you
table-your-turn = Your turn
table-waiting = Waiting for { $names }
table-elsewhere = Your turn elsewhere
table-line-away = Connection lost, trying again …
table-line-refused = The server refuses the connection. Load the page again.
table-away = away, a bot plays
table-you-away = A bot is playing for you meanwhile.
table-return = I am back
table-stand-in = { $name } has left. A bot can play until { $name } is back.
table-stand-in-do = Let a bot play
presence-here = here
presence-away = away
presence-gone = gone
presence-said-here = { $name } is back.
presence-said-away = { $name } is away.
presence-said-gone = { $name } has left.
table-resigned = resigned
table-question-undo = { $name } would like to take the last move back.
table-question-abandon = { $name } would like to end the game without a result.
table-question-wait = Waiting for answers.
table-yes = Yes
table-no = No
table-closed = The game was ended without a result.
table-clock-left = { $time } left

guide-title = What is this about?
guide-on = Explain new decisions
guide-off = No more help
guide-understood = Got it

advice-ask = Hint
advice-chance = chance to win
advice-often = how often to play it
advice-best = This promises most.
advice-level = Moves marked ≈ are about equal, as far as can be told.

## A first game that is explained

lesson-state = First game
lesson-next = Next
lesson-back = Back
lesson-wrong = You could do that, too. This time try what is pointed at.
lesson-you = You
lesson-step = Step { $now }
lesson-again = Once more
lesson-play = Now a game of your own

## The end

end-title = The game is over
end-won = { $name } wins
end-won-you = You win!
end-shared = { $names } share the win
end-rank = Place
end-name = Name
end-score = Points
end-fewest = The fewest points win.
end-chart = How it went
end-rematch = Rematch
end-rematch-go = To the rematch
end-replay = Watch the replay
end-mistakes = My mistakes
end-record = Download the record
end-seed = All chance came from the seed { $seed }. Anyone can check it with the record.

## Replays

replay-title = Replay
replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Forward
replay-last = To the end
replay-position = Move { $now } of { $all }
replay-table = To the result
study-do = Analyse
study-chances = Chance to win, in percent
study-mine = My costliest mistakes, in percentage points
study-mine-none = None of my moves is known to be a mistake.
study-others = Of the others
study-costly = The decisions that cost most, in percentage points
study-better = Better: { $move }
study-none = No decision is known to have cost anything.
record-player = Player { $number }
record-hint = Choose the file of a record, or paste its text.
record-file = File of the record
record-text = Text of the record
record-show = Show

rules-length = Length
rules-first = To learn it
rules-lesson = Play a first game that is explained
rules-contents = Contents
rules-choose = Which game would you like to read about?
rules-none = The rules of this game are not written down here yet.

## Why something does not work

error-offline = The server does not answer. Check your connection.
error-no-socket = The server refuses the connection. Load the page again.
error-no-guest = The server does not know you yet. Load the page again.
error-unknown-guest = This guest is not known here.
error-no-table = There is no such table, or it is private and you need its link.
error-no-page = There is nothing here.
error-no-game = There is no such game here.
error-no-lesson = This game brings no first game to learn it by.
error-not-in-lesson = That is not what happens in this first game. Begin it once more.
error-no-method = That cannot be done here.
error-bad-message = The server could not read that message. Load the page again.
error-too-fast = That was a bit fast. Wait a moment and try again.
error-too-many-tables = You have too many tables under way. Finish or close some first.
error-too-many-sockets = You have this page open too often. Close some of its tabs.
error-too-many-watched = You watch too many tables at once.
error-too-big = That is too long.
error-bad-table = Such a table cannot be created: { $reason }
error-no-level = There is no such bot here.
error-banned = The host of this table has banned you from it.
error-banned-here = You are banned from this server.
error-given-up = This took too long and was given up.
error-unseated = The host has freed your seat. You can sit down here again in a few minutes.
error-own-table = You are the host of this table.
error-plays = A player at this table cannot be banned. You can mute them, and report what they say.
error-too-many-banned = You cannot ban that many guests from one table.
error-too-many-muted = You have muted so many guests that no more can be kept.
error-nothing-said = Nothing was said there, or it was deleted.
error-not-yours = You can delete what you have said yourself; the host can delete what anybody said.
error-no-link = This link leads nowhere: it was used before, or is too old. Make another one.
error-taken = That seat is taken.
error-full = Every seat is taken.
error-no-seat = There is no such seat.
error-no-person = Somebody has to play beside the bots.
error-stale = The table has changed in the meantime. Look again.
error-not-your-turn = It is not your turn.
error-here = Whoever plays on this seat is here.
error-not-gone = A bot may step in only once somebody has been gone for a while.
error-not-seated = You have no seat at this table.
error-not-running = The game is not running.
error-not-started = The game never began.
error-running = That is possible once the game is over.
error-started = The game has begun already.
error-illegal-move = That move is not possible now.
error-invalid-move = That is not a move of this game.
error-too-many-changes = You have changed seats too often at this table.
error-too-many-questions = You have asked the others too often in this game.
error-too-much-talk = You have said so much at this table that no more can be kept.
error-shown = Cards or choices have been shown since your last move, so it stands.
error-no-move = You have not moved yet.
error-asked-already = Another question is waiting for answers.
error-no-question = The question has been settled already.
error-seats-free = Some seats are still free.
error-not-host = Only the host can do this.
error-empty = The message is empty.
error-bad-name = A name needs at least one letter.
error-bad-record = This is not a record that can be shown: { $reason }
error-not-stored = It could not be stored. Try again.
error-not-ready = The hint is not ready yet. Ask again in a moment.
error-no-hints = There are no hints where other people play.
error-no-mind = Nobody here knows this game well enough for hints.
error-try-again = That did not work just now. Try again.
error-broken = Something went wrong. Try again.
error-other = That did not work: { $reason }

## The board of games that bring none of their own

general-question = What do you play?
general-hidden = hidden
general-acts = is to move
general-search = Search the moves
general-count =
    { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
general-more = … and { $number } more: search for them
