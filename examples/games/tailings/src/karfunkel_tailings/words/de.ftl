title = Abraum
about = Räume die Halden der Mine, und behalte so wenig Schutt wie möglich: die wenigsten Punkte gewinnen.

move-card1 = Karte 1
move-card2 = Karte 2
move-card3 = Karte 3
move-card4 = Karte 4
move-card5 = Karte 5
move-card6 = Karte 6
move-card7 = Karte 7
move-card8 = Karte 8
move-card9 = Karte 9
decision-choose = Welche Karte spielst du?
guide-choose = Eine Karte, die mehrere spielen, zählt nicht. Von den anderen nimmt die niedrigste Schutt (Punkte über 0), die höchste Rubine (Punkte unter 0). Die wenigsten Punkte gewinnen.
waiting-choose = Noch zu wählen: { $names }

event-turned = Eine Halde mit dem Wert { $worth } wird aufgedeckt.
event-chose =
    { $you ->
        [one] Du wählst die Karte { $card }.
       *[other] { $name } hat gewählt.
    }
event-shown =
    { $you ->
        [one] Du zeigst die Karte { $card }.
       *[other] { $name } zeigt die Karte { $card }.
    }
event-taken =
    { $you ->
        [one] Du nimmst die Halde mit dem Wert { $worth }.
       *[other] { $name } nimmt die Halde mit dem Wert { $worth }.
    }
event-carted-away = Niemand nimmt die Halde mit dem Wert { $worth }.
event-over = Das Spiel ist aus.

field-heap = Die Halde
value-heap =
    { $value ->
        [0] −3
        [1] −2
        [2] −1
        [3] +1
        [4] +2
        [5] +3
        [6] +4
        [7] +5
        [8] +6
       *[other] –
    }
field-heaps = Noch zu kommen
value-heaps =
    { $value ->
        [0] { "" }
       *[other]
            { $number ->
                [1] −3
                [2] −2
                [3] −1
                [4] +1
                [5] +2
                [6] +3
                [7] +4
                [8] +5
                [9] +6
               *[other] –
            }
    }
field-hand = Hand
value-hand =
    { $value ->
        [0] { "" }
       *[other] { $number }
    }
field-chosen = Gewählt
value-chosen =
    { $value ->
        [-2] ?
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
       *[other] –
    }
field-played = Gespielte Runden

rules-1-title = Das Ziel
rules-1-text =
    Neun Halden werden geräumt, eine je Runde. Die wenigsten Punkte gewinnen, und sie können unter 0 liegen.

rules-2-title = Eine Runde
rules-2-text =
    Eine Halde wird aufgedeckt: Schutt mit 1 bis 6 Punkten oder Rubine mit −1 bis −3. Alle wählen verdeckt eine ihrer Karten 1 bis 9; dann werden alle gezeigt und sind aus dem Spiel.

    Karten, die mehrere gespielt haben, zählen nicht. Von den anderen muss die niedrigste Schutt nehmen, die höchste nimmt Rubine. Bleibt keine übrig, wird die Halde abgefahren.
