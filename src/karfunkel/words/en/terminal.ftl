# What only the terminal says. What the page says too stands in the other files. Commands are the same in all languages.

## Who plays

terminal-you = You
terminal-seat = Seat { $number }
terminal-seated = { $name } (seat { $number })
terminal-named = { $name }: { $about }
terminal-greeting = You sit on seat { $number }.
terminal-people = With you: { $names }.
terminal-bots =
    { $count ->
        [one] Against a bot ({ $level }): { $names }.
       *[other] Against bots ({ $level }): { $names }.
    }
terminal-no-numba = Numba is not installed, so the bots are of the level { $level }; with `pip install numba` there are better ones.
terminal-how = Answer with a number or a move. { $help } explains the rules and all commands at any time.

## Questions

terminal-other-moves = Any other move can be typed, such as { $move }; { $moves } lists them all.
terminal-type-the-move = The moves are numbers themselves here, so type the move.
terminal-only-move = This is the only move; Enter plays it.
terminal-more-moves = … and { $number } more
terminal-no-moves = There is no move to make any more.
terminal-whole-log = The whole game so far
terminal-undone = You are back at your decision before this one. All moves since then are taken back, the others’ too.
terminal-hint = { $move }: chance to win { $chance } %
terminal-hint-often = { $move }: chance to win { $chance } %, to be played { $often } times in 100

## Commands

terminal-argument-card = CARD
terminal-argument-file = FILE
terminal-argument-name = NAME
terminal-argument-number = NUMBER
terminal-argument-table = TABLE
terminal-argument-text = TEXT
terminal-do-help = what the game is about, the decision at hand, and these commands
terminal-do-help-chapter = a chapter of the rules
terminal-do-help-card = what a card does
terminal-do-table = show the table again
terminal-do-moves = all moves that you can make now
terminal-do-log = all that has happened so far
terminal-do-hint = what a strong bot would play here, and how likely you then win
terminal-do-undo = back to your last decision; all that came after it is taken back
terminal-do-undo-asking = take your last move back; if others have moved since, they are asked
terminal-do-save = save the game; save! replaces a file
terminal-do-save-record = save the record once the game is over; save! replaces a file
terminal-do-quit = leave the game
terminal-do-leave = leave; the table stays, and your seat waits for you
terminal-do-say = say something to all at the table
terminal-do-answer = answer what another has asked
terminal-do-abandon = ask the others to end the game without a result
terminal-do-resign = hand your seat to a bot, for good
terminal-do-back = take over again from the bot that played while you were away
terminal-do-rematch = once the game is over: play again with the same people
terminal-do-seats = show who sits where, and the invitation
terminal-do-start = as the host: put bots on the free seats and begin
terminal-do-close = as the host: close the table

## Saving and leaving

terminal-saved = Saved to { $file }.
terminal-way-back = Go on later with:
terminal-way-to-check = Check it with:
terminal-check = A saved record can be checked, card by card, with: { $command }
terminal-over = The game is over. You can save its record ({ $save }), read the { $log } or go back with { $undo }. Enter leaves.
terminal-over-server = The game is over. You can save its record ({ $save }), read the { $log }, talk, or play again with { $rematch }. Enter leaves.
terminal-goodbye = Goodbye.
terminal-goodbye-saved = Goodbye. The game is saved to { $file }.
terminal-goodbye-lost = Goodbye. What came after the last save to { $file } is lost.
terminal-goodbye-over = Goodbye. The record of this game was not saved.
terminal-goodbye-unsaved = Goodbye. This game was not saved; to keep a game, type { $save } before you leave.
terminal-goodbye-server = Goodbye. The table stays, and your seat waits for you. Come back with:
terminal-shared-win = You share the win with { $names }.

## Replaying and studying

terminal-how-to-replay = { $last } moves. Enter goes on; { $back }, a number or { $end } goes elsewhere; { $table } shows the table, { $quit } leaves.
terminal-not-over = The game is not over.
terminal-thinking = Thinking it over
terminal-study-when = When
terminal-study-seat = Seat
terminal-study-played = Played
terminal-study-better = Better
terminal-study-chance = Chance
terminal-study-instead = Instead of
terminal-study-cost = Cost
terminal-study-lost = Lost per move

## At a server

terminal-line-back = The connection is back.
terminal-agree = Do you agree? Type { $yes } or { $no }.
terminal-may-refuse = { $names } may say no.
terminal-take-over = Type { $back } to take over.
terminal-sit-down-again = Type { $rematch } to sit down there.
terminal-seat-freed = The host has freed your seat. Goodbye.
terminal-invitation = Friends can join with the code { $code }, which leads to this table:
terminal-missing =
    { $number ->
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    } Type { $help } to see what you can do meanwhile.
terminal-all-here = All seats are taken. Type { $start } to begin.
terminal-host-begins = All seats are taken. The host begins the game.
terminal-table = Table
terminal-game = Game
terminal-seats = Seats
terminal-others-move = others move
terminal-sit-down = Sit down with:
terminal-put-up = No table waits for you. Create one with, for example:

## What does not work

terminal-error-answer = Type a number from 1 to { $last }, a move, or help.
terminal-error-answer-move = Type a move, or help.
terminal-error-number = There is no choice { $number }; the choices are 1 to { $last }.
terminal-error-refused = { $reason } moves lists all that you can make now.
terminal-error-command = “{ $text }” is not understood; type help to see what is.
terminal-error-before = “{ $text }” is not understood before the game begins; type help to see what is.
terminal-error-step = “{ $text }” is not understood.
terminal-error-card = There is no card and no chapter “{ $text }”; the cards are { $cards }.
terminal-error-chapter = There is no chapter “{ $text }”.
terminal-error-move = “{ $text }” is not a move.
terminal-error-moment = The game has { $last } moves, so it can be seen after 0 to that many.
terminal-error-undo = There is nothing to undo: you have not made a move yet.
terminal-error-hint = The game is over; there is nothing to advise.
terminal-error-no-file = Say where to save the game, such as: save mygame.txt
terminal-error-file-exists = { $file } exists already; save! in place of save replaces it.
terminal-error-not-saved = The game cannot be saved to { $file }: { $reason }
terminal-error-say-what = Say what, such as: say hello
terminal-error-say-less = At most { $most } characters can be said at once, not { $number }.
terminal-error-no-table = { $server } has no table and no invitation “{ $text }”.
terminal-error-other-game = At this table { $played } is played, not { $wanted }.
terminal-error-begun = The game at this table has begun without you.
terminal-error-no-seat = There is no seat { $number } at this table; the seats are 0 to { $last }.
terminal-error-open-seats = Beside you 0 to { $most } seats can be left open, not { $number }.
terminal-error-address = “{ $text }” is not the address of a server, such as http://localhost:8000
terminal-error-no-name = You have not been at { $server } yet; say your name, such as: --name Anna
terminal-error-guests-read = { $file }, where guests are kept, cannot be read: { $reason }
terminal-error-guests-write = Who you are cannot be kept in { $file }: { $reason }
terminal-error-other-record = { $file } is a record of { $played }, not of { $wanted }.
terminal-error-no-seed = { $file } does not show its seed, so its next card cannot be drawn.
terminal-error-seconds = A decision is thought over for more than 0 and up to { $most } seconds, not { $seconds }.
terminal-error-broken = The server { $server } broke the connection.
