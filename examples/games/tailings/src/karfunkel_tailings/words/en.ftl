title = Tailings
about = Clear the mine’s heaps, and end with as little rubble as you can: the fewest points win.

move-card1 = Card 1
move-card2 = Card 2
move-card3 = Card 3
move-card4 = Card 4
move-card5 = Card 5
move-card6 = Card 6
move-card7 = Card 7
move-card8 = Card 8
move-card9 = Card 9
decision-choose = Which card do you play?
guide-choose = A card that several play counts for nothing. Of the others the lowest takes rubble (points above 0), the highest takes rubies (points below 0). The fewest points win.
waiting-choose = { $names } still to choose a card

event-turned = A heap worth { $worth } is turned.
event-chose =
    { $you ->
        [one] You choose the card { $card }.
       *[other] { $name } has chosen.
    }
event-shown =
    { $you ->
        [one] You show the card { $card }.
       *[other] { $name } shows the card { $card }.
    }
event-taken =
    { $you ->
        [one] You take the heap worth { $worth }.
       *[other] { $name } takes the heap worth { $worth }.
    }
event-carted-away = Nobody takes the heap worth { $worth }.
event-over = The game is over.

field-heap = The heap
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
field-heaps = Still to come
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
field-chosen = Chosen
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
field-played = Rounds played

rules-1-title = The goal
rules-1-text =
    Nine heaps are cleared, one a round. The fewest points win, and points may be below 0.

rules-2-title = A round
rules-2-text =
    A heap is turned: rubble of 1 to 6 points, or rubies of −1 to −3. All choose one of their cards 1 to 9 in secret; then all are shown, and are out of play.

    Cards that several have played count for nothing. Of the others the lowest must take rubble, the highest takes rubies. If none is left, the heap is carted away.
