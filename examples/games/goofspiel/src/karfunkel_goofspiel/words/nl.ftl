# Alles wat er over Goofspiel gezegd wordt.

title = Goofspiel
about = Bied je kaarten op prijzen, elke kaart één keer: het hoogste bod krijgt de prijs, bij gelijke boden niemand.

option-cards = Kaarten
option-cards-about = Hoeveel kaarten ieder heeft, en hoeveel prijzen er zijn.
option-cards-13 = 13
option-cards-8 = 8
option-cards-5 = 5
option-cards-4 = 4
option-cards-3 = 3
option-order = Volgorde van de prijzen
option-order-about = In welke volgorde de prijzen komen.
option-order-random = willekeurig
option-order-descending = de hoogste eerst
option-order-ascending = de laagste eerst

move-card1 = Kaart 1
move-card2 = Kaart 2
move-card3 = Kaart 3
move-card4 = Kaart 4
move-card5 = Kaart 5
move-card6 = Kaart 6
move-card7 = Kaart 7
move-card8 = Kaart 8
move-card9 = Kaart 9
move-card10 = Kaart 10
move-card11 = Kaart 11
move-card12 = Kaart 12
move-card13 = Kaart 13
decision-bid = Welke kaart bied je?
waiting-bid = { $names } moet nog bieden
guide-bid = Het hoogste bod krijgt de prijs. Als er meer dan één dezelfde hoogste kaart biedt, krijgt niemand hem. Elke kaart wordt één keer geboden.

event-turned = De prijs { $prize } wordt omgedraaid.
event-chose =
    { $you ->
        [one] Je biedt de kaart { $card }.
       *[other] { $name } heeft geboden.
    }
event-shown =
    { $you ->
        [one] Je toont de kaart { $card }.
       *[other] { $name } toont de kaart { $card }.
    }
event-taken =
    { $you ->
        [one] Je krijgt de prijs { $prize }.
       *[other] { $name } krijgt de prijs { $prize }.
    }
event-discarded = Niemand krijgt de prijs { $prize }.
event-over = Het spel is voorbij.

field-prize = De prijs
value-prize =
    { $value ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
        [11] 12
        [12] 13
       *[other] –
    }
field-waiting = Nog te komen
value-waiting =
    { $value ->
        [0] { "" }
       *[other] { $number }
    }
field-hand = Hand
value-hand =
    { $value ->
        [0] { "" }
       *[other] { $number }
    }
field-bid = Bod
value-bid =
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
        [9] 10
        [10] 11
        [11] 12
        [12] 13
       *[other] –
    }
field-played = Gespeelde ronden

rules-1-title = Het doel
rules-1-text =
    Prijzen van 1 tot 13 punten worden vergeven, één per ronde. De meeste punten winnen.

rules-2-title = Een ronde
rules-2-text =
    Een prijs wordt omgedraaid. Allen bieden in het geheim een van hun kaarten 1 tot 13; dan worden alle boden getoond en zijn ze uit het spel.

    Het hoogste bod krijgt de prijs. Heeft meer dan één dezelfde hoogste kaart geboden, dan krijgt niemand hem. De laatste ronde speelt zichzelf, want ieder heeft één kaart.
