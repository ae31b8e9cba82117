# Everything that is said of Leduc hold'em.

title = Leduc Hold’em
about = The smallest poker with a bluff in it: six cards, one in hand, one on the table.

card-jack = jack
card-queen = queen
card-king = king

decision-bet = Do you call or raise?
waiting-bet = { $names } is to bet
guide-bet = To call is to pay what the other has paid more; that may be nothing. To raise is to pay 2 chips more than that, in the second round 4. A pair with the flop wins, else the higher card.

move-fold = Fold
move-call = Call
move-raise = Raise

event-dealt =
    { $you ->
        [one] You are dealt a { $card }.
       *[other] { $name } is dealt a card.
    }
event-flop = The flop is a { $card }.
event-folded =
    { $you ->
        [one] You fold.
       *[other] { $name } folds.
    }
event-called =
    { $chips ->
        [0]
            { $you ->
                [one] You pay nothing.
               *[other] { $name } pays nothing.
            }
       *[other]
            { $you ->
                [one] You call with { $chips }.
               *[other] { $name } calls with { $chips }.
            }
    }
event-raised =
    { $you ->
        [one] You pay { $chips } and raise.
       *[other] { $name } pays { $chips } and raises.
    }
event-shown =
    { $you ->
        [one] You show a { $card }.
       *[other] { $name } shows a { $card }.
    }
event-took =
    { $you ->
        [one] You take { $chips } from the pot.
       *[other] { $name } takes { $chips } from the pot.
    }

field-hand = Hand
value-hand =
    { $value ->
        [-2] ?
        [0] jack
        [1] queen
        [2] king
       *[other] –
    }
field-flop = The flop
value-flop =
    { $value ->
        [0] jack
        [1] queen
        [2] king
       *[other] –
    }
field-paid = In the pot
field-taken = Taken
field-raises = Raises in this round
field-bettor = { "" }
field-agreed = { "" }

rules-1-title = The goal
rules-1-text =
    Six cards: two jacks, two queens, two kings. Each of you puts a chip into the pot and is dealt a card that nobody else sees. Whoever has the better cards in the end takes the pot; so does whoever is left when the other folds.

rules-2-title = A round of bets
rules-2-text =
    You take turns. To call is to pay what the other has paid more; that may be nothing. To raise is to call and pay 2 chips more, or 4 in the second round; there are at most two raises in a round. Who would have to pay may fold instead.

    The round is over when a raise is called, or when both have called and nobody has raised.

rules-3-title = The flop
rules-3-text =
    After the first round a card is turned for both, and you bet once more. Then both show: a pair with the flop wins, else the higher card. Equal cards share the pot.
