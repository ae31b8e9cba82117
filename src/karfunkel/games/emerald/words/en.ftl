# Words of Emerald.

## The game

title = Emerald
about = Send your knights past the dragon, grab gold and gems, and reach the treasure in time.
length = 10 minutes against bots, 30 among people
option-open_gold = Gold in hand
option-open_gold-about = Whether everybody sees the gold of the others, or only how many cards it is.
option-open_gold-off = hidden
option-open_gold-on = open

## Words

place =
    { $kind ->
        [tower] tower { $number }
        [keep] the keep
        [chamber] the chamber
       *[field] field { $number }
    }
kind =
    { $kind ->
        [ruby] ruby
        [emerald] emerald
        [garnet] garnet
       *[turquoise] turquoise
    }
gem-count = { $count } × { $kind }
card-ruby = a ruby
card-emerald = an emerald
card-garnet = a garnet
card-turquoise = a turquoise
bonus-ruby = the most rubies
bonus-emerald = the most emeralds
bonus-garnet = the most garnets
bonus-turquoise = the most turquoises
bonus-four-kinds = all four kinds of gems

## The table

place-short =
    { $place ->
        [K] Keep
       *[other] { $place }
    }
gold-card = gold { $value }
bonus = bonus for { $bonus }
stack =
    { $below ->
        [0] Field { $field }: { $card }, the last of its stack
        [one] Field { $field }: { $card }, one more card below
       *[other] Field { $field }: { $card }, { $below } more cards below
    }
knights =
    { $colour ->
        [a] { $count } × knight with a feather, { $name }, { $place }
        [b] { $count } × knight with horns, { $name }, { $place }
       *[none] { $count } × knight, { $name }, { $place }
    }
choose-knight = Choose: { $knight }
dragon =
    { $facing ->
        [exit] The dragon on field { $field } faces the exit. It walks back and forth along the bar, fields { $first } to { $last }, one to three fields at a time.
       *[chamber] The dragon on field { $field } faces the chamber. It walks back and forth along the bar, fields { $first } to { $last }, one to three fields at a time.
    }
chance = { $thirds }/3
die = The die shows { $number }
treasures-left =
    { $count ->
        [0] The chamber is empty
        [one] One treasure is left
       *[other] { $count } treasures are left
    }
board = The board
points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
points-without-gold =
    { $points ->
        [one] one point, without the hidden gold
       *[other] { $points } points, without the hidden gold
    }
in-play =
    { $count ->
        [one] one knight in play
       *[other] { $count } knights in play
    }
in-nest =
    { $count ->
        [0] no knight in the nest
        [one] one knight in the nest
       *[other] { $count } knights in the nest
    }
treasures =
    { $count ->
        [0] no treasure
        [one] one treasure
       *[other] { $count } treasures
    }
gold-count =
    { $count ->
        [0] no gold
        [one] one gold card
       *[other] { $count } gold cards
    }
gold-values =
    { $count ->
        [0] no gold
        [one] one gold card: { $values }
       *[other] { $count } gold cards: { $values }
    }
move =
    { $colour ->
        [a] Knight with a feather from { $from } to { $to }.
        [b] Knight with horns from { $from } to { $to }.
       *[none] From { $from } to { $to }.
    }
move-card =
    You take { $cards ->
        [gold] gold { $gold }
        [gem] { $gem }
       *[both] gold { $gold } or { $gem }
    }, and your turn ends.
move-wakes = This wakes the dragon!
move-treasure = You take a treasure.
stop = Stop
stop-long = Move no second knight and end your turn
take = Take { $card }
you-have = you have { $count }
catch =
    { $you ->
        [yes] Your own knight
       *[no] A knight of { $name }
    }
bribe = Pay { $card }
nest = Let it go to the nest
knights-left =
    { $count ->
        [one] you have one knight left
       *[other] you have { $count } knights left
    }
summary = The count
player = Player
column =
    { $column ->
        [gold] Gold
        [treasures] Treasures
        [gems] Gems
        [bonuses] Bonus
       *[total] Points
    }

## Decisions

decision-knight = Which knight do you move?
decision-knight-hint = It goes as many steps as there are knights where it stands.
decision-knight-again = Do you move a second knight?
decision-card = Which card do you take on field { $field }?
decision-catch = The dragon stands among several knights on field { $field }. Whose does it catch?
decision-bribe = The dragon has caught your knight on field { $field }. Do you bribe the dragon?
waiting-knight = { $names } chooses a knight …
waiting-card = { $names } chooses a card …
waiting-catch = { $names } chooses whose knight is caught …
waiting-bribe = { $names } may bribe the dragon …

## Events

event-knight =
    { $you ->
        [one] You move a knight
       *[none] { $name } moves a knight
    } { $from-id ->
        [T1] from tower 1
        [T2] from tower 2
        [T3] from tower 3
        [T4] from tower 4
        [K] from the keep
       *[field] from field { $from }
    } { $to-id ->
        [chamber] into the treasure chamber
       *[field] to field { $to }
    }.
event-stopped =
    { $you ->
        [one] You move no second knight.
       *[none] { $name } moves no second knight.
    }
event-treasure =
    { $you ->
        [one] You grab a treasure!
       *[none] { $name } grabs a treasure!
    } { $left ->
        [0] That was the last one.
        [one] One is left.
       *[other] { $left } are left.
    }
event-took =
    { $you ->
        [one] You take
       *[none] { $name } takes
    } { $pile-id ->
        [gold] gold worth { $card }
       *[gem] { $card }
    }.
event-bonus =
    { $you ->
        [one] You get the bonus for { $for }!
       *[none] { $name } gets the bonus for { $for }!
    }
event-rolled =
    { $you ->
        [one] The dragon wakes! You roll a { $number }.
       *[none] The dragon wakes! { $name } rolls a { $number }.
    }
event-caught =
    { $you ->
        [one] The dragon catches your knight on field { $field }!
       *[none] The dragon catches a knight on field { $field }: it belongs to { $name }.
    }
event-bribed =
    { $you ->
        [one] You buy your knight free with gold worth { $card }.
       *[none] { $name } buys the knight free with gold worth { $card }.
    }
event-nest =
    { $you ->
        [one] Your knight goes to the nest.
       *[none] { $name } loses the knight to the nest.
    }
event-bar = The bar moves on to fields { $first } to { $last }.
event-over =
    { $why-id ->
        [last-knight]
            { $you ->
                [one] You have only one knight left. The game is over.
               *[none] { $name } has only one knight left. The game is over.
            }
       *[last-treasure] The last treasure is gone. The game is over.
    }

## The end

best-gold = Most gold: { $number } ({ $names })
best-gems = Most gems: { $number } ({ $names })
best-woken = Woke the dragon most often: { $number } ({ $names })

## Hints

hint-knight-treasure = This knight reaches the chamber: a treasure is worth 5 points.
hint-knight-card =
    { $cards ->
        [gold] On field { $field } gold worth { $gold } waits, and the dragon sleeps on.
        [gem] On field { $field } a gem waits, and the dragon sleeps on: { $gem }.
       *[both] On field { $field } you may choose between gold worth { $gold } and a gem ({ $gem }), and the dragon sleeps on.
    }
hint-knight-card-danger =
    { $cards ->
        [gold] On field { $field } gold worth { $gold } waits, and the knight wakes the dragon.
        [gem] On field { $field } a gem waits, and the knight wakes the dragon: { $gem }.
       *[both] On field { $field } you may choose between gold worth { $gold } and a gem ({ $gem }), and the knight wakes the dragon.
    }
hint-knight-wakes = On field { $field } it wakes the dragon.
hint-knight-onward = It comes to field { $field }, and the dragon sleeps on.
hint-stop = You move no second knight in this turn.
hint-take-gold = Gold counts its value, { $value }, and can bribe the dragon.
hint-take-gem = A gem counts 1, and the most of a kind bring a bonus: { $kind }.
hint-catch-own = The dragon catches a knight of your own.
hint-catch-other = The dragon catches another player’s knight.
hint-bribe = For gold worth { $value } your knight stays where it is.
hint-nest = You keep your gold, and the knight is out of play.

## Guide

guide-knight =
    Gold counts its value, a treasure 5, gems mostly through their bonuses; the most points win. Choose a knight: it goes exactly as many fields as there are knights where it stands, itself included. A field of the cave brings a card and ends your turn; beside the bar, or where the dragon stands, the knight wakes the dragon. Moves over the meadow bring no card, so you may move a second knight, and crowds carry you far.
guide-card =
    Take the gold or the gem. Gold counts its value and can buy a knight free, so one small gold card in hand is good insurance. A gem counts 1, but four different kinds first, or the most of one kind, bring 4 more.
guide-catch =
    The dragon has stopped among several knights, and you say whose it catches. Take a rival who leads, or one without gold, who cannot pay. Mind the end: a player who is left with one knight ends the game at once.
guide-bribe =
    The dragon has your knight. Pay one gold card and it stays where it is; let it go and it is out of the game. A knight near the chamber is worth a small card: a treasure counts 5. Far back, or if you only have high cards, let it go.

## Lesson

lesson-goal = The most points win: gold counts its value, a treasure 5, a gem 1. You join near the end, and one treasure is left in the chamber.
lesson-yours = The knights with the star are yours. Here stands what you have: knights left and lost, treasures, gems, gold, and your points.
lesson-steps = A knight goes exactly as many fields as there are knights where it stands, whoever they belong to. On this tower there are two.
lesson-meadow = Move your knight from tower 1: it goes two fields.
lesson-crowd = Meadow fields bring no card, so you may move a second knight. On field 5 stand four: yours goes four fields, to the cards of field 9.
lesson-card = In the cave you take a card, and then your turn ends. Take the emerald: it is your fourth kind of gem, and the first with all four gets 4 extra points.
lesson-dragon = Field 9 lies beside the glowing bar, and that woke the dragon, as the eye on the button warned. The die says how far it walks along the bar, and where it stops it catches a knight.
lesson-catch = Two knights stand there, and you say which one it catches. Take the one of { $seat1 }.
lesson-bar = { $seat1 } paid no gold, so that knight is out of the game. And the bar has moved on towards the chamber.
lesson-bribe = Now { $seat2 } woke the dragon and chose your knight. Pay your gold 1, and it stays where it is.
lesson-treasure = Your knight on field 15 stands one step from the treasure chamber. Move it there.
lesson-end = The last treasure ends the game. You alone have the most rubies and turquoises, 4 points each: 21 in all, you win!
lesson-more = The game also ends when somebody has only one knight left. That is all you need for a game.

## Rules

rules-1-title = What it is about
rules-1-text =
    Your knights leave the castle, cross a meadow and sneak through a cave full of gold and gems to the dragon’s treasure. The more knights stand together, the further each of them gets. But a dragon guards the cave, and whoever comes too close wakes it.

    Gold, treasures, gems and bonus cards bring points. The most points win.
rules-2-title = The board
rules-2-text =
    The castle has four towers and a keep. From there a path of 15 fields leads on: 1 to 6 over the meadow, 7 to 15 through the cave. Behind field 15 lies the treasure chamber with four treasures.

    Beside every field of the cave lie a stack of gold cards and a stack of gem cards, two or three cards each, the top one open. Gold has the values 1 to 5. Gems are rubies, emeralds, garnets and turquoises.

    The bar lies beside four fields, at first 7 to 10. The dragon stands on 10 and faces the exit.
rules-3-title = Your knights
rules-3-text =
    Three or four players have five knights each: one on every tower and one in the keep. Five players have four each, one on every tower.

    Two players have eight each, four of each of two colours, one of each colour on every tower. If you move two knights in a turn, both must be of one colour.
rules-4-title = Your turn
rules-4-text =
    You move one knight, or two different ones, one after the other. A knight goes exactly as many steps forward as there are knights where it leaves, your own and others', itself included. From every tower and from the keep the first step is field 1.

    So with four knights on a tower the first to leave goes four steps, the next three. Any number of knights may share a field.

    You have to move at least one. The second move is free, and you have it only if the first brought you no card.
rules-5-title = Cards
rules-5-text =
    If a move ends on a field of the cave where cards lie, you must take one of the open ones. If both stacks have cards, you choose between gold and gem. The next card of the stack is turned over. After the dragon, should it wake, your turn ends.

    Gold goes into your hand, gems lie open before you. Whoever is first to have all four kinds of gems takes the bonus card for that and keeps it.
rules-6-title = The treasure chamber
rules-6-text =
    A knight that reaches the chamber stops there, even if it has steps left. You take a treasure, and your turn ends. The knight is out of play.
rules-7-title = Waking the dragon
rules-7-text =
    A knight whose move ends on a field beside the bar, or on the dragon’s own field, wakes the dragon. Passing by wakes nobody. A card on that field is taken first.

    You roll a die that shows 1, 2 or 3. The dragon walks so many fields the way it faces, back and forth beside the bar. On reaching the bar’s last field it turns round at once and goes on the other way. If the bar has left it behind, it walks towards the chamber, on to the bar.
rules-8-title = Caught
rules-8-text =
    Where its walk ends, the dragon catches one knight. If several stand there, the player who moved says whose; it may be one of their own.

    The owner may bribe the dragon with one gold card, of any value. It leaves the game, and the knight stays where it is. Even the card just taken may be the bribe. Otherwise the knight goes to the nest and is out of play. Nothing but gold is a bribe.
rules-9-title = The bar moves on
rules-9-text =
    Every time the dragon has walked, the bar moves on by one field towards the chamber. Once it lies beside 12 to 15 it stays there for good. A dragon that the bar would lose turns towards the chamber.

    If you have taken no card in your turn, you may now move your second knight. One that was bribed free in this turn stays put until your next turn. The second knight can wake the dragon again.
rules-10-title = The end
rules-10-text =
    The game ends at once, even in the middle of a turn, when the last treasure is taken, or when somebody has only one knight left in play.
rules-11-title = Points
rules-11-text =
    First the bonus cards for the four kinds: each goes to whoever alone has the most gems of that kind. If several share the most, nobody gets it.

    Gold counts its value, a treasure 5, a gem 1, a bonus card 4. The most points win. If equal, more treasures win, then more gems.

rules-example-board = The start with four players: the castle, the path over the meadow and through the cave, the cards beside it, the bar with the dragon, and the chamber.
rules-example-steps = On field 3 stand three knights: each goes three fields. From tower 1, where three stand too, one gets to field 3.
rules-example-dragon = A knight stopped on field 7, beside the bar, and the die showed 2: the dragon walked from 10 to 8 and caught the knight there.

## The terminal

terminal-legend = Knights are shown by the numbers of their seats, yours in bold; T1 to T4 are the towers, K is the keep. On the table 3+2 is a stack whose open card is gold 3, with two cards below it. ====== marks the fields that the dragon guards; <D faces the exit, D> the chamber. A move is typed as the place that the knight leaves.
terminal-where =
    { $me ->
        [yes] Your turn
       *[no] { $name } to move
    } · the dragon guards { $first } to { $last }
terminal-castle = Castle
terminal-cave = Cave
terminal-chamber = Chamber
terminal-knights = Knights
terminal-nest = Nest
terminal-gold = Gold
terminal-gem = Gem
terminal-guarded = Guarded
terminal-dragon = Dragon
terminal-treasures-left = { $number } left
terminal-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
terminal-below =
    { $number ->
        [0] no card below it
        [one] one more card below it
       *[other] { $number } more cards below it
    }
terminal-ends-the-game = the game ends
terminal-about-gold = Counts its value, 1 to 5. It can bribe the dragon to leave a caught knight where it stands; then the card is gone, whatever its value.
terminal-about-gem = Counts 1; whoever alone has the most of its kind gets 4 more at the end. There are { $number } of each kind. It cannot bribe the dragon.
terminal-about-treasure = Counts 5. There are four; the last one ends the game.
terminal-about-four-kinds = 4 points for the first player who has a gem of each of the four kinds.
