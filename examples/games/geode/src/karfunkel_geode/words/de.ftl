title = Geode
about = Grabe nach Edelsteinen, und hör auf, bevor die Decke einstürzt.

move-dig = Graben
move-stop = Aufhören und die Steine behalten
decision-turn = Weiter graben oder aufhören und den Fund behalten?
waiting-turn = { $names } gräbt oder hört auf

event-dug =
    { $you ->
        [one] Du gräbst einen Stein aus, der { $value } wert ist.
       *[other] { $name } gräbt einen Stein aus, der { $value } wert ist.
    }
event-caved-in =
    { $lost ->
        [0]
            { $you ->
                [one] Die Decke stürzt über dir ein, aber du hast nichts zu verlieren.
               *[other] Die Decke stürzt über { $name } ein, und nichts geht verloren.
            }
       *[other]
            { $you ->
                [one] Die Decke stürzt ein, und du verlierst { $lost }.
               *[other] Die Decke stürzt ein, und { $name } verliert { $lost }.
            }
    }
event-stopped =
    { $you ->
        [one] Du hörst auf und behältst { $points }.
       *[other] { $name } hört auf und behält { $points }.
    }
event-over = Das Spiel ist aus.

field-bag = Im Beutel
column-bag =
    { $number ->
        [6] Einstürze
       *[other] { $number }
    }
field-found = In diesem Zug gefunden
field-digger = { "" }

rules-1-title = Das Ziel
rules-1-text =
    Wer die meisten Punkte hat, gewinnt. Das Spiel endet, sobald jemand 20 Punkte hat oder kein Edelstein mehr im Beutel ist.

rules-2-title = Dein Zug
rules-2-text =
    Grabe, so oft du willst: jedes Mal wird ein Stein aus dem Beutel aufgedeckt. Ein Edelstein liegt vor dir und ist 1 bis 5 Punkte wert. Hörst du auf, gehören sie dir.

    Aber sechs Steine sind Einstürze: sie begraben alle Edelsteine deines Zuges, und er ist zu Ende.
