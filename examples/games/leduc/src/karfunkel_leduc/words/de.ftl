# Alles, was zu Leduc Hold'em gesagt wird.

title = Leduc Hold’em
about = Das kleinste Poker, in dem man bluffen kann: sechs Karten, eine auf der Hand, eine auf dem Tisch.

card-jack = Bube
card-queen = Dame
card-king = König

decision-bet = Gehst du mit, oder erhöhst du?
waiting-bet = { $names } ist am Zug
guide-bet = Wer mitgeht, zahlt, was der andere mehr gezahlt hat; das kann nichts sein. Wer erhöht, zahlt 2 Chips mehr als das, in der zweiten Runde 4. Ein Paar mit dem Flop gewinnt, sonst die höhere Karte.

move-fold = Passen
move-call = Mitgehen
move-raise = Erhöhen

event-dealt =
    { $you ->
        [one] Du bekommst eine Karte: { $card }.
       *[other] { $name } bekommt eine Karte.
    }
event-flop = Der Flop: { $card }.
event-folded =
    { $you ->
        [one] Du passt.
       *[other] { $name } passt.
    }
event-called =
    { $chips ->
        [0]
            { $you ->
                [one] Du zahlst nichts.
               *[other] { $name } zahlt nichts.
            }
       *[other]
            { $you ->
                [one] Du gehst mit { $chips } mit.
               *[other] { $name } geht mit { $chips } mit.
            }
    }
event-raised =
    { $you ->
        [one] Du zahlst { $chips } und erhöhst.
       *[other] { $name } zahlt { $chips } und erhöht.
    }
event-shown =
    { $you ->
        [one] Du zeigst deine Karte: { $card }.
       *[other] { $name } zeigt die Karte: { $card }.
    }
event-took =
    { $you ->
        [one] Du nimmst { $chips } aus dem Pot.
       *[other] { $name } nimmt { $chips } aus dem Pot.
    }

field-hand = Hand
value-hand =
    { $value ->
        [-2] ?
        [0] Bube
        [1] Dame
        [2] König
       *[other] –
    }
field-flop = Der Flop
value-flop =
    { $value ->
        [0] Bube
        [1] Dame
        [2] König
       *[other] –
    }
field-paid = Im Pot
field-taken = Genommen
field-raises = Erhöht in dieser Runde
field-bettor = { "" }
field-agreed = { "" }

rules-1-title = Das Ziel
rules-1-text =
    Sechs Karten: zwei Buben, zwei Damen, zwei Könige. Jeder legt einen Chip in den Pot und bekommt eine Karte, die sonst niemand sieht. Wer am Ende die besseren Karten hat, nimmt den Pot; und wer übrig bleibt, wenn der andere passt.

rules-2-title = Eine Setzrunde
rules-2-text =
    Ihr seid abwechselnd dran. Wer mitgeht, zahlt, was der andere mehr gezahlt hat; das kann nichts sein. Wer erhöht, geht mit und zahlt 2 Chips mehr, in der zweiten Runde 4; in einer Runde wird höchstens zweimal erhöht. Wer zahlen müsste, darf stattdessen passen.

    Die Runde ist zu Ende, wenn jemand bei einer Erhöhung mitgeht oder wenn beide mitgegangen sind und niemand erhöht hat.

rules-3-title = Der Flop
rules-3-text =
    Nach der ersten Runde wird eine Karte für beide aufgedeckt, und ihr setzt noch einmal. Dann zeigen beide: Ein Paar mit dem Flop gewinnt, sonst die höhere Karte. Bei gleichen Karten wird der Pot geteilt.
