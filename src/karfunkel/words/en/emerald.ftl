# The table of Emerald.

## Places and cards

emerald-place =
    { $kind ->
        [tower] tower { $number }
        [keep] the keep
        [chamber] the chamber
       *[field] field { $number }
    }
emerald-place-short =
    { $place ->
        [K] Keep
       *[other] { $place }
    }
emerald-gold-card = gold { $value }
emerald-kind =
    { $kind ->
        [ruby] ruby
        [emerald] emerald
        [garnet] garnet
       *[turquoise] turquoise
    }
emerald-bonus-for =
    { $for ->
        [four-kinds] bonus for four different gems
        [ruby] bonus for most rubies
        [emerald] bonus for most emeralds
        [garnet] bonus for most garnets
       *[turquoise] bonus for most turquoises
    }
emerald-stack =
    { $below ->
        [0] Field { $field }: { $card }, the last of its stack
        [one] Field { $field }: { $card }, one more card below
       *[other] Field { $field }: { $card }, { $below } more cards below
    }
emerald-knights =
    { $colour ->
        [a] { $count } × knight with a feather, { $name }, { $place }
        [b] { $count } × knight with horns, { $name }, { $place }
       *[none] { $count } × knight, { $name }, { $place }
    }
emerald-choose-knight = Choose: { $knight }
emerald-dragon =
    { $facing ->
        [exit] The dragon on field { $field } faces the exit. It walks back and forth along the bar, fields { $first } to { $last }, one to three fields at a time.
       *[chamber] The dragon on field { $field } faces the chamber. It walks back and forth along the bar, fields { $first } to { $last }, one to three fields at a time.
    }
emerald-chance = 1/3
emerald-die = The die shows { $number }
emerald-treasures-left =
    { $count ->
        [0] The chamber is empty
        [one] One treasure is left
       *[other] { $count } treasures are left
    }
emerald-board = The board

## Players

emerald-you = you
emerald-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
emerald-points-without-gold =
    { $points ->
        [one] one point, without the hidden gold
       *[other] { $points } points, without the hidden gold
    }
emerald-in-play =
    { $count ->
        [one] one knight in play
       *[other] { $count } knights in play
    }
emerald-in-nest =
    { $count ->
        [0] no knight in the nest
        [one] one knight in the nest
       *[other] { $count } knights in the nest
    }
emerald-treasures =
    { $count ->
        [0] no treasure
        [one] one treasure
       *[other] { $count } treasures
    }
emerald-gold-count =
    { $count ->
        [0] no gold
        [one] one gold card
       *[other] { $count } gold cards
    }
emerald-gold-values =
    { $count ->
        [0] no gold
        [one] one gold card: { $values }
       *[other] { $count } gold cards: { $values }
    }
emerald-gem-count = { $count } × { $kind }

## Decisions

emerald-ask-knight = Which knight do you move?
emerald-ask-knight-hint = It goes as many steps as there are knights where it stands.
emerald-ask-second = Do you move a second knight?
emerald-move =
    { $colour ->
        [a] Knight with a feather from { $from } to { $to }.
        [b] Knight with horns from { $from } to { $to }.
       *[none] From { $from } to { $to }.
    }
emerald-move-card = You take { $cards }, and your turn ends.
emerald-move-wakes = This wakes the dragon!
emerald-move-treasure = You take a treasure.
emerald-stop = Stop
emerald-stop-long = Move no second knight and end your turn
emerald-ask-card = Which card do you take on field { $field }?
emerald-take = Take { $card }
emerald-you-have = you have { $count }
emerald-ask-catch = The dragon stands among several knights on field { $field }. Whose does it catch?
emerald-catch =
    { $you ->
        [yes] Your own knight
       *[no] A knight of { $name }
    }
emerald-ask-bribe = The dragon has caught your knight on field { $field }. Do you bribe it?
emerald-bribe = Pay { $card }
emerald-nest = Let it go to the nest
emerald-knights-left =
    { $count ->
        [one] you have one knight left
       *[other] you have { $count } knights left
    }
emerald-waiting =
    { $decision ->
        [knight] { $name } chooses a knight …
        [card] { $name } chooses a card …
        [catch] { $name } chooses whose knight is caught …
        [bribe] { $name } may bribe the dragon …
       *[none] …
    }

## What happens

emerald-event-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is the turn of { $name }.
    }
emerald-event-knight =
    { $you ->
        [yes] You move a knight: { $from } → { $to }.
       *[no] { $name } moves a knight: { $from } → { $to }.
    }
emerald-event-stopped =
    { $you ->
        [yes] You move no second knight.
       *[no] { $name } moves no second knight.
    }
emerald-event-treasure =
    { $you ->
        [yes] You take a treasure!
       *[no] { $name } takes a treasure!
    }
emerald-event-took =
    { $you ->
        [yes] You take { $card } from field { $field }.
       *[no] { $name } takes { $card } from field { $field }.
    }
emerald-event-turned = The next card on field { $field }: { $card }.
emerald-event-bonus =
    { $you ->
        [yes] You get the { $for }!
       *[no] { $name } gets the { $for }!
    }
emerald-event-rolled =
    { $you ->
        [yes] The dragon wakes! You roll { $number }.
       *[no] The dragon wakes! { $name } rolls { $number }.
    }
emerald-event-dragon = The dragon walks to field { $to }.
emerald-event-dragon-turned =
    { $facing ->
        [exit] The dragon turns to the exit.
       *[chamber] The dragon turns to the chamber.
    }
emerald-event-caught =
    { $you ->
        [yes] The dragon catches your knight on field { $field }!
       *[no] The dragon catches a knight of { $name } on field { $field }!
    }
emerald-event-bribed =
    { $you ->
        [yes] You bribe the dragon with { $card }. Your knight stays.
       *[no] { $name } bribes the dragon with { $card }. The knight stays.
    }
emerald-event-nest =
    { $you ->
        [yes] Your knight goes to the nest.
       *[no] A knight of { $name } goes to the nest.
    }
emerald-event-bar = The guard moves on: fields { $first } to { $last }.
emerald-event-over =
    { $why ->
        [last-treasure] The last treasure is taken. The game is over.
       *[last-knight]
            { $you ->
                [yes] You have only one knight left. The game is over.
               *[no] { $name } has only one knight left. The game is over.
            }
    }

## The end

emerald-won =
    { $you ->
        [yes] You win with { $points } points!
       *[no]
            { $count ->
                [one] { $names } wins with { $points } points.
               *[other] { $names } share the win with { $points } points.
            }
    }
emerald-summary = The count
emerald-player = Player
emerald-column =
    { $column ->
        [gold] Gold
        [treasures] Treasures
        [gems] Gems
        [bonuses] Bonus
       *[total] Points
    }
