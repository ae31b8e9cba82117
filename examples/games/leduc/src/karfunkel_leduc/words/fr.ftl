# Tout ce qui se dit du Leduc hold'em.

title = Leduc Hold’em
about = Le plus petit poker où l’on bluffe : six cartes, une en main, une sur la table.

card-jack = valet
card-queen = dame
card-king = roi

decision-bet = Suis-tu, ou relances-tu ?
waiting-bet = C’est à { $names } de miser
guide-bet = Suivre, c’est payer ce que l’autre a payé de plus ; cela peut être rien. Relancer, c’est payer 2 jetons de plus, au second tour 4. Une paire avec le flop gagne, sinon la carte la plus haute.

move-fold = Se coucher
move-call = Suivre
move-raise = Relancer

event-dealt =
    { $you ->
        [one] Tu reçois une carte : { $card }.
       *[other] { $name } reçoit une carte.
    }
event-flop = Le flop : { $card }.
event-folded =
    { $you ->
        [one] Tu te couches.
       *[other] { $name } se couche.
    }
event-called =
    { $chips ->
        [0]
            { $you ->
                [one] Tu ne paies rien.
               *[other] { $name } ne paie rien.
            }
       *[other]
            { $you ->
                [one] Tu suis avec { $chips }.
               *[other] { $name } suit avec { $chips }.
            }
    }
event-raised =
    { $you ->
        [one] Tu paies { $chips } et relances.
       *[other] { $name } paie { $chips } et relance.
    }
event-shown =
    { $you ->
        [one] Tu montres ta carte : { $card }.
       *[other] { $name } montre sa carte : { $card }.
    }
event-took =
    { $you ->
        [one] Tu prends { $chips } dans le pot.
       *[other] { $name } prend { $chips } dans le pot.
    }

field-hand = Main
value-hand =
    { $value ->
        [-2] ?
        [0] valet
        [1] dame
        [2] roi
       *[other] –
    }
field-flop = Le flop
value-flop =
    { $value ->
        [0] valet
        [1] dame
        [2] roi
       *[other] –
    }
field-paid = Dans le pot
field-taken = Pris
field-raises = Relances de ce tour
field-bettor = { "" }
field-agreed = { "" }

rules-1-title = Le but
rules-1-text =
    Six cartes : deux valets, deux dames, deux rois. Chacun met un jeton au pot et reçoit une carte que personne d’autre ne voit. Qui a les meilleures cartes à la fin prend le pot ; de même qui reste quand l’autre se couche.

rules-2-title = Un tour de mises
rules-2-text =
    Vous jouez à tour de rôle. Suivre, c’est payer ce que l’autre a payé de plus ; cela peut être rien. Relancer, c’est suivre et payer 2 jetons de plus, 4 au second tour ; il y a au plus deux relances par tour. Qui devrait payer peut se coucher.

    Le tour est fini quand une relance est suivie, ou quand tous deux ont suivi sans que personne relance.

rules-3-title = Le flop
rules-3-text =
    Après le premier tour, une carte est retournée pour les deux, et vous misez encore une fois. Puis tous deux montrent : une paire avec le flop gagne, sinon la carte la plus haute. À cartes égales, le pot est partagé.
