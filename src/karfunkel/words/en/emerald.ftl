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
emerald-bonus = bonus for { $bonus }
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

## The end

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
