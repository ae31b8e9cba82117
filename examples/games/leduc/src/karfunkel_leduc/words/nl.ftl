# Alles wat er over Leduc hold'em gezegd wordt.

title = Leduc Hold’em
about = Het kleinste poker waarin je kunt bluffen: zes kaarten, één in de hand, één op tafel.

card-jack = boer
card-queen = vrouw
card-king = heer

decision-bet = Ga je mee, of verhoog je?
waiting-bet = { $names } is aan zet
guide-bet = Wie meegaat, betaalt wat de ander meer heeft betaald; dat kan niets zijn. Wie verhoogt, betaalt 2 fiches meer dan dat, in de tweede ronde 4. Een paar met de flop wint, anders de hogere kaart.

move-fold = Passen
move-call = Meegaan
move-raise = Verhogen

event-dealt =
    { $you ->
        [one] Je krijgt een kaart: { $card }.
       *[other] { $name } krijgt een kaart.
    }
event-flop = De flop: { $card }.
event-folded =
    { $you ->
        [one] Je past.
       *[other] { $name } past.
    }
event-called =
    { $chips ->
        [0]
            { $you ->
                [one] Je betaalt niets.
               *[other] { $name } betaalt niets.
            }
       *[other]
            { $you ->
                [one] Je gaat mee met { $chips }.
               *[other] { $name } gaat mee met { $chips }.
            }
    }
event-raised =
    { $you ->
        [one] Je betaalt { $chips } en verhoogt.
       *[other] { $name } betaalt { $chips } en verhoogt.
    }
event-shown =
    { $you ->
        [one] Je toont je kaart: { $card }.
       *[other] { $name } toont de kaart: { $card }.
    }
event-took =
    { $you ->
        [one] Je neemt { $chips } uit de pot.
       *[other] { $name } neemt { $chips } uit de pot.
    }

field-hand = Hand
value-hand =
    { $value ->
        [-2] ?
        [0] boer
        [1] vrouw
        [2] heer
       *[other] –
    }
field-flop = De flop
value-flop =
    { $value ->
        [0] boer
        [1] vrouw
        [2] heer
       *[other] –
    }
field-paid = In de pot
field-taken = Genomen
field-raises = Verhoogd in deze ronde
field-bettor = { "" }
field-agreed = { "" }

rules-1-title = Het doel
rules-1-text =
    Zes kaarten: twee boeren, twee vrouwen, twee heren. Ieder legt een fiche in de pot en krijgt een kaart die niemand anders ziet. Wie aan het eind de betere kaarten heeft, neemt de pot; en wie overblijft als de ander past.

rules-2-title = Een inzetronde
rules-2-text =
    Jullie zijn om de beurt aan zet. Wie meegaat, betaalt wat de ander meer heeft betaald; dat kan niets zijn. Wie verhoogt, gaat mee en betaalt 2 fiches meer, in de tweede ronde 4; per ronde wordt hoogstens twee keer verhoogd. Wie zou moeten betalen, mag in plaats daarvan passen.

    De ronde is voorbij als iemand bij een verhoging meegaat, of als beiden zijn meegegaan en niemand heeft verhoogd.

rules-3-title = De flop
rules-3-text =
    Na de eerste ronde wordt voor beiden een kaart omgedraaid, en jullie zetten nog één keer in. Dan tonen beiden hun kaart: een paar met de flop wint, anders de hogere kaart. Bij gelijke kaarten wordt de pot gedeeld.
