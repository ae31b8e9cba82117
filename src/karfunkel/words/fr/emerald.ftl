# La table d’Emerald.

## Lieux et cartes

emerald-place =
    { $kind ->
        [tower] tour { $number }
        [keep] donjon
        [chamber] salle du trésor
       *[field] case { $number }
    }
emerald-place-short =
    { $place ->
        [K] Donjon
       *[other] { $place }
    }
emerald-gold-card = or { $value }
emerald-kind =
    { $kind ->
        [ruby] rubis
        [emerald] émeraude
        [garnet] grenat
       *[turquoise] turquoise
    }
emerald-bonus = bonus pour { $bonus }
emerald-stack =
    { $below ->
        [0] Case { $field } : { $card }, dernière carte de la pile
        [one] Case { $field } : { $card }, encore une carte dessous
       *[other] Case { $field } : { $card }, encore { $below } cartes dessous
    }
emerald-knights =
    { $colour ->
        [a] { $count } × chevalier à panache, { $name }, { $place }
        [b] { $count } × chevalier à cornes, { $name }, { $place }
       *[none] { $count } × chevalier, { $name }, { $place }
    }
emerald-choose-knight = Choisir : { $knight }
emerald-dragon =
    { $facing ->
        [exit] Le dragon, case { $field }, regarde vers la sortie. Il va et vient le long de la barrière, cases { $first } à { $last }, d’une à trois cases à la fois.
       *[chamber] Le dragon, case { $field }, regarde vers la salle du trésor. Il va et vient le long de la barrière, cases { $first } à { $last }, d’une à trois cases à la fois.
    }
emerald-chance = 1/3
emerald-die = Le dé indique { $number }
emerald-treasures-left =
    { $count ->
        [0] La salle du trésor est vide
        [one] Il reste un trésor
       *[other] Il reste { $count } trésors
    }
emerald-board = Le plateau

## Joueurs

emerald-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
emerald-points-without-gold =
    { $points ->
        [one] { $points } point, sans l’or caché
       *[other] { $points } points, sans l’or caché
    }
emerald-in-play =
    { $count ->
        [one] { $count } chevalier en jeu
       *[other] { $count } chevaliers en jeu
    }
emerald-in-nest =
    { $count ->
        [0] aucun chevalier dans le nid
        [one] un chevalier dans le nid
       *[other] { $count } chevaliers dans le nid
    }
emerald-treasures =
    { $count ->
        [0] aucun trésor
        [one] un trésor
       *[other] { $count } trésors
    }
emerald-gold-count =
    { $count ->
        [0] pas d’or
        [one] une carte or
       *[other] { $count } cartes or
    }
emerald-gold-values =
    { $count ->
        [0] pas d’or
        [one] une carte or : { $values }
       *[other] { $count } cartes or : { $values }
    }
emerald-gem-count = { $count } × { $kind }

## Décisions

emerald-ask-knight = Quel chevalier déplaces-tu ?
emerald-ask-knight-hint = Il avance d’autant de pas qu’il y a de chevaliers là où il se tient.
emerald-ask-second = Déplaces-tu un deuxième chevalier ?
emerald-move =
    { $colour ->
        [a] Chevalier à panache : { $from } → { $to }.
        [b] Chevalier à cornes : { $from } → { $to }.
       *[none] { $from } → { $to }.
    }
emerald-move-card = Tu prends { $cards } et ton tour se termine.
emerald-move-wakes = Cela réveille le dragon !
emerald-move-treasure = Tu prends un trésor.
emerald-stop = S’arrêter
emerald-stop-long = Ne pas déplacer de deuxième chevalier et terminer ton tour
emerald-ask-card = Quelle carte prends-tu, case { $field } ?
emerald-take = Prendre { $card }
emerald-you-have = tu en as { $count }
emerald-ask-catch = Case { $field }, le dragon se trouve parmi plusieurs chevaliers. Lequel attrape-t-il ?
emerald-catch =
    { $you ->
        [yes] Ton propre chevalier
       *[no] Un chevalier de { $name }
    }
emerald-ask-bribe = Le dragon a attrapé ton chevalier, case { $field }. Veux-tu le soudoyer ?
emerald-bribe = Payer { $card }
emerald-nest = Le laisser partir au nid
emerald-knights-left =
    { $count ->
        [one] il te reste { $count } chevalier
       *[other] il te reste { $count } chevaliers
    }
emerald-waiting =
    { $decision ->
        [knight] { $name } choisit un chevalier…
        [card] { $name } choisit une carte…
        [catch] { $name } choisit le chevalier qui est attrapé…
        [bribe] { $name } peut soudoyer le dragon…
       *[none] …
    }

## La fin

emerald-summary = Le décompte
emerald-player = Joueur
emerald-column =
    { $column ->
        [gold] Or
        [treasures] Trésors
        [gems] Gemmes
        [bonuses] Bonus
       *[total] Points
    }
