title = Déblais
about = Vide les tas de la mine et finis avec le moins de gravats possible : le plus petit total gagne.

move-card1 = Carte 1
move-card2 = Carte 2
move-card3 = Carte 3
move-card4 = Carte 4
move-card5 = Carte 5
move-card6 = Carte 6
move-card7 = Carte 7
move-card8 = Carte 8
move-card9 = Carte 9
decision-choose = Quelle carte joues-tu ?
guide-choose = Une carte que plusieurs jouent ne compte pas. Parmi les autres, la plus basse prend les gravats (points au-dessus de 0), la plus haute les rubis (points au-dessous de 0). Le plus petit total gagne.
waiting-choose = { $names } : carte à choisir

event-turned = Un tas qui vaut { $worth } est retourné.
event-chose =
    { $you ->
        [one] Tu choisis la carte { $card }.
       *[other] { $name } a choisi.
    }
event-shown =
    { $you ->
        [one] Tu montres la carte { $card }.
       *[other] { $name } montre la carte { $card }.
    }
event-taken =
    { $you ->
        [one] Tu prends le tas qui vaut { $worth }.
       *[other] { $name } prend le tas qui vaut { $worth }.
    }
event-carted-away = Personne ne prend le tas qui vaut { $worth }.
event-over = La partie est terminée.

field-heap = Le tas
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
field-heaps = Encore à venir
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
field-hand = Main
value-hand =
    { $value ->
        [0] { "" }
       *[other] { $number }
    }
field-chosen = Choisi
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
field-played = Tours joués

rules-1-title = Le but
rules-1-text =
    Neuf tas sont vidés, un par tour. Le plus petit total gagne, et l’on peut descendre au-dessous de 0.

rules-2-title = Un tour
rules-2-text =
    Un tas est retourné : des gravats de 1 à 6 points, ou des rubis de −1 à −3. Chacun choisit en secret une de ses cartes de 1 à 9 ; puis toutes sont montrées et sortent du jeu.

    Les cartes que plusieurs ont jouées ne comptent pas. Parmi les autres, la plus basse doit prendre les gravats, la plus haute prend les rubis. S’il n’en reste aucune, le tas est emporté.
