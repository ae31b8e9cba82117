title = Geode
about = Dig for gems, and stop before the roof comes down.

move-dig = Dig
move-stop = Stop and keep the gems
decision-turn = Dig on, or stop and keep what you have found?
waiting-turn = { $names } digs or stops

event-dug =
    { $you ->
        [one] You dig up a gem worth { $value }.
       *[other] { $name } digs up a gem worth { $value }.
    }
event-caved-in =
    { $lost ->
        [0]
            { $you ->
                [one] The roof comes down on you, but you have nothing to lose.
               *[other] The roof comes down on { $name }, who has nothing to lose.
            }
       *[other]
            { $you ->
                [one] The roof comes down, and you lose { $lost }.
               *[other] The roof comes down, and { $name } loses { $lost }.
            }
    }
event-stopped =
    { $you ->
        [one] You stop and keep { $points }.
       *[other] { $name } stops and keeps { $points }.
    }
event-over = The game is over.

field-bag = In the bag
column-bag =
    { $number ->
        [6] cave-ins
       *[other] { $number }
    }
field-found = Found in this turn
field-digger = { "" }

rules-1-title = The goal
rules-1-text =
    Whoever has most points wins. The game ends as soon as somebody has 20 points, or when no gem is left in the bag.

rules-2-title = Your turn
rules-2-text =
    Dig as often as you like: each time a stone is turned from the bag. A gem lies before you and is worth 1 to 5 points. Stop, and its points are yours.

    But six stones are cave-ins: they bury all gems of your turn, and the turn is over.
