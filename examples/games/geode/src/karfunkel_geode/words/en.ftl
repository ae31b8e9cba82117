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
