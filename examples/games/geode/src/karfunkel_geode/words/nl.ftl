title = Geode
about = Graaf naar edelstenen, en stop voordat het dak instort.

move-dig = Graven
move-stop = Stoppen en de stenen houden
decision-turn = Verder graven, of stoppen en de vondst houden?
waiting-turn = { $names } graaft of stopt

event-dug =
    { $you ->
        [one] Je graaft een steen op die { $value } waard is.
       *[other] { $name } graaft een steen op die { $value } waard is.
    }
event-caved-in =
    { $lost ->
        [0]
            { $you ->
                [one] Het dak stort op je in, maar je hebt niets te verliezen.
               *[other] Het dak stort op { $name } in, die niets te verliezen heeft.
            }
       *[other]
            { $you ->
                [one] Het dak stort in, en je verliest { $lost }.
               *[other] Het dak stort in, en { $name } verliest { $lost }.
            }
    }
event-stopped =
    { $you ->
        [one] Je stopt en houdt { $points }.
       *[other] { $name } stopt en houdt { $points }.
    }
event-over = Het spel is afgelopen.

field-bag = In de zak
column-bag =
    { $number ->
        [6] instortingen
       *[other] { $number }
    }
field-found = Gevonden in deze beurt
field-digger = { "" }

rules-1-title = Het doel
rules-1-text =
    Wie de meeste punten heeft, wint. Het spel eindigt zodra iemand 20 punten heeft, of als er geen edelsteen meer in de zak is.

rules-2-title = Je beurt
rules-2-text =
    Graaf zo vaak als je wilt: telkens wordt een steen uit de zak omgedraaid. Een edelsteen ligt voor je en is 1 tot 5 punten waard. Stop je, dan zijn ze van jou.

    Maar zes stenen zijn instortingen: ze bedelven alle edelstenen van je beurt, en die is dan voorbij.
