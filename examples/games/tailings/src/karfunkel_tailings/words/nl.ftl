title = Gruis
about = Ruim de hopen van de mijn op en eindig met zo weinig puin als je kunt: de minste punten winnen.

move-card1 = Kaart 1
move-card2 = Kaart 2
move-card3 = Kaart 3
move-card4 = Kaart 4
move-card5 = Kaart 5
move-card6 = Kaart 6
move-card7 = Kaart 7
move-card8 = Kaart 8
move-card9 = Kaart 9
decision-choose = Welke kaart speel je?
guide-choose = Een kaart die meerdere spelers spelen, telt niet. Van de andere neemt de laagste puin (punten boven 0), de hoogste robijnen (punten onder 0). De minste punten winnen.
waiting-choose = Nog te kiezen: { $names }

event-turned = Een hoop van { $worth } wordt omgedraaid.
event-chose =
    { $you ->
        [one] Je kiest de kaart { $card }.
       *[other] { $name } heeft gekozen.
    }
event-shown =
    { $you ->
        [one] Je laat de kaart { $card } zien.
       *[other] { $name } laat de kaart { $card } zien.
    }
event-taken =
    { $you ->
        [one] Je neemt de hoop van { $worth }.
       *[other] { $name } neemt de hoop van { $worth }.
    }
event-carted-away = Niemand neemt de hoop van { $worth }.
event-over = Het spel is afgelopen.

field-heap = De hoop
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
field-heaps = Nog te komen
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
field-chosen = Gekozen
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
field-played = Gespeelde ronden

rules-1-title = Het doel
rules-1-text =
    Negen hopen worden opgeruimd, één per ronde. De minste punten winnen, en punten kunnen onder 0 liggen.

rules-2-title = Een ronde
rules-2-text =
    Een hoop wordt omgedraaid: puin van 1 tot 6 punten, of robijnen van −1 tot −3. Iedereen kiest in het geheim een van de kaarten 1 tot 9; dan worden alle getoond en zijn uit het spel.

    Kaarten die meerdere spelers hebben gespeeld, tellen niet. Van de andere moet de laagste puin nemen, de hoogste neemt robijnen. Blijft er geen over, dan wordt de hoop afgevoerd.
