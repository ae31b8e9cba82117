# Everything that is said of Goofspiel.

title = Goofspiel
about = Bid your cards for prizes, each card once: who bids the most takes the prize, and of equal bids nobody does.

option-cards = Cards
option-cards-about = How many cards each has, and how many prizes there are.
option-cards-13 = 13
option-cards-8 = 8
option-cards-5 = 5
option-cards-4 = 4
option-cards-3 = 3
option-order = Order of the prizes
option-order-about = In which order the prizes come.
option-order-random = by chance
option-order-descending = the highest first
option-order-ascending = the lowest first

move-card1 = Card 1
move-card2 = Card 2
move-card3 = Card 3
move-card4 = Card 4
move-card5 = Card 5
move-card6 = Card 6
move-card7 = Card 7
move-card8 = Card 8
move-card9 = Card 9
move-card10 = Card 10
move-card11 = Card 11
move-card12 = Card 12
move-card13 = Card 13
decision-bid = Which card do you bid?
waiting-bid = { $names } still to bid
guide-bid = The highest bid takes the prize. If several bid the same highest card, nobody does. Each card is bid once.

event-turned = The prize { $prize } is turned.
event-chose =
    { $you ->
        [one] You bid the card { $card }.
       *[other] { $name } has bid.
    }
event-shown =
    { $you ->
        [one] You show the card { $card }.
       *[other] { $name } shows the card { $card }.
    }
event-taken =
    { $you ->
        [one] You take the prize { $prize }.
       *[other] { $name } takes the prize { $prize }.
    }
event-discarded = Nobody takes the prize { $prize }.
event-over = The game is over.

field-prize = The prize
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
field-waiting = Still to come
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
field-bid = Bid
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
field-played = Rounds played

rules-1-title = The goal
rules-1-text =
    Prizes of 1 to 13 points are given away, one a round. Most points win.

rules-2-title = A round
rules-2-text =
    A prize is turned. All bid one of their cards 1 to 13 in secret; then all bids are shown, and are out of play.

    The highest bid takes the prize. If several have bid the same highest card, nobody takes it. The last round plays itself, for everybody has one card.
