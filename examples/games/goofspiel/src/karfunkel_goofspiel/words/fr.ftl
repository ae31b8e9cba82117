# Tout ce qui se dit du Goofspiel.

title = Goofspiel
about = Mise tes cartes pour des prix, chacune une fois : la plus haute mise prend le prix ; à mises égales, personne.

option-cards = Cartes
option-cards-about = Combien de cartes a chacun, et combien de prix il y a.
option-cards-13 = 13
option-cards-8 = 8
option-cards-5 = 5
option-cards-4 = 4
option-cards-3 = 3
option-order = Ordre des prix
option-order-about = Dans quel ordre viennent les prix.
option-order-random = au hasard
option-order-descending = le plus haut d’abord
option-order-ascending = le plus bas d’abord

move-card1 = Carte 1
move-card2 = Carte 2
move-card3 = Carte 3
move-card4 = Carte 4
move-card5 = Carte 5
move-card6 = Carte 6
move-card7 = Carte 7
move-card8 = Carte 8
move-card9 = Carte 9
move-card10 = Carte 10
move-card11 = Carte 11
move-card12 = Carte 12
move-card13 = Carte 13
decision-bid = Quelle carte mises-tu ?
waiting-bid = { $names } doit encore miser
guide-bid = La plus haute mise prend le prix. Si plusieurs misent la même carte la plus haute, personne ne le prend. Chaque carte est misée une fois.

event-turned = Le prix { $prize } est retourné.
event-chose =
    { $you ->
        [one] Tu mises la carte { $card }.
       *[other] { $name } a misé.
    }
event-shown =
    { $you ->
        [one] Tu montres la carte { $card }.
       *[other] { $name } montre la carte { $card }.
    }
event-taken =
    { $you ->
        [one] Tu prends le prix { $prize }.
       *[other] { $name } prend le prix { $prize }.
    }
event-discarded = Personne ne prend le prix { $prize }.
event-over = La partie est finie.

field-prize = Le prix
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
field-waiting = Encore à venir
value-waiting =
    { $value ->
        [0] { "" }
       *[other] { $number }
    }
field-hand = Main
value-hand =
    { $value ->
        [0] { "" }
       *[other] { $number }
    }
field-bid = Mise
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
field-played = Tours joués

rules-1-title = Le but
rules-1-text =
    Des prix de 1 à 13 points sont attribués, un par tour. Le plus de points gagne.

rules-2-title = Un tour
rules-2-text =
    Un prix est retourné. Tous misent en secret une de leurs cartes 1 à 13 ; puis toutes les mises sont montrées et hors jeu.

    La plus haute mise prend le prix. Si plusieurs ont misé la même carte la plus haute, personne ne le prend. Le dernier tour se joue tout seul, car chacun a une carte.
