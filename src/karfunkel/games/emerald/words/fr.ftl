# Words of Emerald.

## The game

title = Emerald
about = Envoie tes chevaliers sous le nez du dragon, prends l’or et les pierres, et atteins le trésor à temps.
length = 10 minutes contre des bots, 30 entre amis
option-open_gold = Or en main
option-open_gold-about = Tout le monde voit-il l’or des autres, ou seulement combien de cartes ils ont ?
option-open_gold-off = caché
option-open_gold-on = visible

## Words

place =
    { $kind ->
        [tower] tour { $number }
        [keep] donjon
        [chamber] salle du trésor
       *[field] case { $number }
    }
kind =
    { $kind ->
        [ruby] rubis
        [emerald] émeraude
        [garnet] grenat
       *[turquoise] turquoise
    }
gem-count = { $count } × { $kind }
card-ruby = un rubis
card-emerald = une émeraude
card-garnet = un grenat
card-turquoise = une turquoise
bonus-ruby = la majorité en rubis
bonus-emerald = la majorité en émeraudes
bonus-garnet = la majorité en grenats
bonus-turquoise = la majorité en turquoises
bonus-four-kinds = les quatre pierres différentes

## The table

place-short =
    { $place ->
        [K] Donjon
       *[other] { $place }
    }
gold-card = or { $value }
bonus = bonus pour { $bonus }
stack =
    { $below ->
        [0] Case { $field } : { $card }, dernière carte de la pile
        [one] Case { $field } : { $card }, encore une carte dessous
       *[other] Case { $field } : { $card }, encore { $below } cartes dessous
    }
knights =
    { $colour ->
        [a] { $count } × chevalier à panache, { $name }, { $place }
        [b] { $count } × chevalier à cornes, { $name }, { $place }
       *[none] { $count } × chevalier, { $name }, { $place }
    }
choose-knight = Choisir : { $knight }
dragon =
    { $facing ->
        [exit] Le dragon, case { $field }, regarde vers la sortie. Il va et vient le long de la barrière, cases { $first } à { $last }, d’une à trois cases à la fois.
       *[chamber] Le dragon, case { $field }, regarde vers la salle du trésor. Il va et vient le long de la barrière, cases { $first } à { $last }, d’une à trois cases à la fois.
    }
chance = { $thirds }/3
die = Le dé indique { $number }
treasures-left =
    { $count ->
        [0] La salle du trésor est vide
        [one] Il reste un trésor
       *[other] Il reste { $count } trésors
    }
board = Le plateau
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-without-gold =
    { $points ->
        [one] { $points } point, sans l’or caché
       *[other] { $points } points, sans l’or caché
    }
in-play =
    { $count ->
        [one] { $count } chevalier en jeu
       *[other] { $count } chevaliers en jeu
    }
in-nest =
    { $count ->
        [0] aucun chevalier dans le nid
        [one] un chevalier dans le nid
       *[other] { $count } chevaliers dans le nid
    }
treasures =
    { $count ->
        [0] aucun trésor
        [one] un trésor
       *[other] { $count } trésors
    }
gold-count =
    { $count ->
        [0] pas d’or
        [one] une carte or
       *[other] { $count } cartes or
    }
gold-values =
    { $count ->
        [0] pas d’or
        [one] une carte or : { $values }
       *[other] { $count } cartes or : { $values }
    }
move =
    { $colour ->
        [a] Chevalier à panache : { $from } → { $to }.
        [b] Chevalier à cornes : { $from } → { $to }.
       *[none] { $from } → { $to }.
    }
move-card =
    Tu prends { $cards ->
        [gold] de l’or de valeur { $gold }
        [gem] { $gem }
       *[both] de l’or de valeur { $gold } ou { $gem }
    } et ton tour se termine.
move-wakes = Cela réveille le dragon !
move-treasure = Tu prends un trésor.
stop = S’arrêter
stop-long = Ne pas déplacer de deuxième chevalier et terminer ton tour
take = Prendre { $card }
you-have = tu en as { $count }
catch =
    { $you ->
        [yes] Ton propre chevalier
       *[no] Un chevalier : { $name }
    }
bribe = Payer { $card }
nest = Le laisser partir au nid
knights-left =
    { $count ->
        [one] il te reste { $count } chevalier
       *[other] il te reste { $count } chevaliers
    }
summary = Le décompte
player = Joueur
column =
    { $column ->
        [gold] Or
        [treasures] Trésors
        [gems] Pierres
        [bonuses] Bonus
       *[total] Points
    }

## Decisions

decision-knight = Quel chevalier déplaces-tu ?
decision-knight-hint = Il avance d’autant de pas qu’il y a de chevaliers là où il se tient.
decision-knight-again = Déplaces-tu un deuxième chevalier ?
decision-card = Quelle carte prends-tu, case { $field } ?
decision-catch = Case { $field }, le dragon se trouve parmi plusieurs chevaliers. Lequel attrape-t-il ?
decision-bribe = Le dragon a attrapé ton chevalier, case { $field }. Veux-tu soudoyer le dragon ?
waiting-knight = { $names } choisit un chevalier…
waiting-card = { $names } choisit une carte…
waiting-catch = { $names } choisit le chevalier qui est attrapé…
waiting-bribe = { $names } peut soudoyer le dragon…

## Events

event-knight =
    { $you ->
        [one] Tu déplaces un chevalier
       *[none] { $name } déplace un chevalier
    } { $from-id ->
        [T1] de la tour 1
        [T2] de la tour 2
        [T3] de la tour 3
        [T4] de la tour 4
        [K] du donjon
       *[field] de la case { $from }
    } { $to-id ->
        [chamber] jusque dans la salle du trésor
       *[field] à la case { $to }
    }.
event-stopped =
    { $you ->
        [one] Tu ne déplaces pas de deuxième chevalier.
       *[none] { $name } ne déplace pas de deuxième chevalier.
    }
event-treasure =
    { $you ->
        [one] Tu t’empares d’un trésor !
       *[none] { $name } s’empare d’un trésor !
    } { $left ->
        [0] C’était le dernier.
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
event-took =
    { $you ->
        [one] Tu prends
       *[none] { $name } prend
    } { $pile-id ->
        [gold] de l’or de valeur { $card }
       *[gem] { $card }
    }.
event-bonus =
    { $you ->
        [one] Tu obtiens le bonus pour { $for } !
       *[none] { $name } obtient le bonus pour { $for } !
    }
event-rolled =
    { $you ->
        [one] Le dragon se réveille ! Tu fais { $number } au dé.
       *[none] Le dragon se réveille ! { $name } fait { $number } au dé.
    }
event-caught =
    { $you ->
        [one] Le dragon attrape ton chevalier, case { $field } !
       *[none] Le dragon attrape un chevalier, case { $field } : il est à { $name }.
    }
event-bribed =
    { $you ->
        [one] Tu rachètes ton chevalier avec de l’or de valeur { $card }.
       *[none] { $name } rachète le chevalier avec de l’or de valeur { $card }.
    }
event-nest =
    { $you ->
        [one] Ton chevalier finit dans le nid.
       *[none] { $name } perd le chevalier, qui finit dans le nid.
    }
event-bar = La barrière avance : cases { $first } à { $last }.
event-over =
    { $why-id ->
        [last-knight]
            { $you ->
                [one] Il ne te reste qu’un chevalier. La partie est terminée.
               *[none] Il ne reste qu’un chevalier à { $name }. La partie est terminée.
            }
       *[last-treasure] Le dernier trésor est pris. La partie est terminée.
    }

## The end

best-gold = Le plus d’or : { $number } ({ $names })
best-gems = Le plus de pierres : { $number } ({ $names })
best-woken = Le plus de réveils du dragon : { $number } ({ $names })

## Hints

hint-knight-treasure = Ce chevalier atteint la salle du trésor : un trésor vaut 5 points.
hint-knight-card =
    { $cards ->
        [gold] Sur la case { $field } attend de l’or de valeur { $gold }, et le dragon continue de dormir.
        [gem] Sur la case { $field } attend une pierre, et le dragon continue de dormir : { $gem }.
       *[both] Sur la case { $field } tu choisis entre de l’or de valeur { $gold } et une pierre ({ $gem }), et le dragon continue de dormir.
    }
hint-knight-card-danger =
    { $cards ->
        [gold] Sur la case { $field } attend de l’or de valeur { $gold }, et le chevalier réveille le dragon.
        [gem] Sur la case { $field } attend une pierre, et le chevalier réveille le dragon : { $gem }.
       *[both] Sur la case { $field } tu choisis entre de l’or de valeur { $gold } et une pierre ({ $gem }), et le chevalier réveille le dragon.
    }
hint-knight-wakes = Sur la case { $field } il réveille le dragon.
hint-knight-onward = Il avance jusqu’à la case { $field }, et le dragon continue de dormir.
hint-stop = Tu ne déplaces pas de deuxième chevalier à ce tour.
hint-take-gold = L’or compte pour sa valeur, { $value }, et peut soudoyer le dragon.
hint-take-gem = Une pierre compte 1, et la majorité d’une sorte rapporte un bonus : { $kind }.
hint-catch-own = Le dragon attrape un de tes propres chevaliers.
hint-catch-other = Le dragon attrape le chevalier de quelqu’un d’autre.
hint-bribe = Contre de l’or de valeur { $value }, ton chevalier reste où il est.
hint-nest = Tu gardes ton or, et le chevalier est hors jeu.

## Guide

guide-knight =
    L’or compte pour sa valeur, un trésor 5, les pierres surtout par leurs bonus ; le plus de points gagne. Choisis un chevalier : il avance d’autant de cases qu’il y a de chevaliers là où il se tient, lui compris. Une case de la grotte apporte une carte et termine ton tour ; si elle longe la barrière, ou si le dragon s’y tient, il se réveille. La prairie n’apporte pas de carte : tu peux donc y déplacer un deuxième chevalier, et plus on est nombreux, plus on va loin.
guide-card =
    Prends l’or ou la pierre. L’or compte pour sa valeur et peut racheter un chevalier : une petite carte or en main est une bonne assurance. Une pierre compte 1, mais avoir les quatre sortes le premier, ou la majorité d’une sorte à la fin, rapporte 4 de plus.
guide-catch =
    Le dragon s’est arrêté parmi plusieurs chevaliers, et c’est toi qui dis lequel il attrape. Vise qui mène, ou qui n’a pas d’or pour payer. Pense à la fin : dès que quelqu’un n’a plus qu’un chevalier, la partie s’arrête.
guide-bribe =
    Le dragon tient ton chevalier. Paie une carte or, et il reste où il est ; laisse-le, et il sort du jeu. Près de la salle du trésor, une petite carte en vaut la peine : un trésor compte 5. S’il est loin derrière, ou que tu n’as que de fortes cartes, laisse-le partir.

## Lesson

lesson-goal = Le plus de points gagne : l’or compte pour sa valeur, un trésor 5, une pierre 1. Tu arrives vers la fin, et il reste un trésor dans la salle.
lesson-yours = Les chevaliers à l’étoile sont à toi. Voici ce que tu as : chevaliers en jeu et au nid, trésors, pierres, or, et tes points.
lesson-steps = Un chevalier avance d’exactement autant de cases qu’il y a de chevaliers là où il se tient, à qui qu’ils soient. Sur cette tour, ils sont deux.
lesson-meadow = Déplace ton chevalier de la tour 1 : il avance de deux cases.
lesson-crowd = La prairie n’apporte pas de carte, tu peux donc déplacer un deuxième chevalier. Sur la case 5, ils sont quatre : le tien avance de quatre cases, jusqu’aux cartes de la case 9.
lesson-card = Dans la grotte, tu prends une carte, puis ton tour se termine. Prends l’émeraude : c’est ta quatrième sorte, et le premier à avoir les quatre reçoit 4 points de plus.
lesson-dragon = La case 9 est le long de la barrière lumineuse, et cela a réveillé le dragon, comme l’œil du bouton l’annonçait. Le dé dit de combien de cases il la longe, et là où il s’arrête, il attrape un chevalier.
lesson-catch = Deux chevaliers s’y trouvent, et c’est toi qui dis lequel il attrape. Désigne celui qui est à { $seat1 }.
lesson-bar = { $seat1 } n’a pas payé d’or : ce chevalier est hors jeu. Et la barrière a avancé vers la salle du trésor.
lesson-bribe = Maintenant { $seat2 } a réveillé le dragon et désigné ton chevalier. Paie ton or 1, et il reste où il est.
lesson-treasure = Ton chevalier de la case 15 est à un pas de la salle du trésor. Fais-l’y entrer.
lesson-end = Le dernier trésor met fin à la partie. C’est toi qui as le plus de rubis et de turquoises, 4 points chaque fois : 21 en tout, tu gagnes !
lesson-more = La partie finit aussi quand quelqu’un n’a plus qu’un chevalier. C’est tout ce qu’il faut pour une partie.

## Rules

rules-1-title = De quoi il s’agit
rules-1-text =
    Tes chevaliers quittent le château, traversent une prairie et se glissent dans une grotte pleine d’or et de pierres jusqu’au trésor du dragon. Plus il y a de chevaliers ensemble, plus chacun va loin. Mais un dragon garde la grotte, et qui s’approche trop le réveille.

    L’or, les trésors, les pierres et les cartes bonus rapportent des points. Le plus de points gagne.
rules-2-title = Le plateau
rules-2-text =
    Le château a quatre tours et un donjon. De là part un chemin de 15 cases : de 1 à 6 sur la prairie, de 7 à 15 dans la grotte. Derrière la case 15 se trouve la salle du trésor, avec quatre trésors.

    À côté de chaque case de la grotte se trouvent une pile de cartes or et une pile de cartes pierre, de deux ou trois cartes, celle du dessus visible. L’or vaut de 1 à 5. Les pierres sont des rubis, des émeraudes, des grenats et des turquoises.

    La barrière longe quatre cases, au début de 7 à 10. Le dragon se tient sur la case 10 et regarde vers la sortie.
rules-3-title = Tes chevaliers
rules-3-text =
    À trois ou quatre, chacun a cinq chevaliers : un sur chaque tour et un dans le donjon. À cinq, chacun en a quatre, un sur chaque tour.

    À deux, chacun en a huit, quatre de chacune de deux couleurs, un de chaque couleur sur chaque tour. Si tu déplaces deux chevaliers dans un tour, ils doivent être de la même couleur.
rules-4-title = Ton tour
rules-4-text =
    Tu déplaces un chevalier, ou deux chevaliers différents, l’un après l’autre. Un chevalier avance d’exactement autant de pas qu’il y a de chevaliers là d’où il part : les tiens, ceux des autres, et lui-même. De chaque tour et du donjon, le premier pas mène à la case 1.

    S’il y a quatre chevaliers sur une tour, le premier à partir avance donc de quatre pas, le suivant de trois. Une case peut accueillir autant de chevaliers qu’on veut.

    Tu dois en déplacer au moins un. Le second est facultatif, et tu ne peux le déplacer que si le premier ne t’a pas apporté de carte.
rules-5-title = Les cartes
rules-5-text =
    Si un déplacement finit sur une case de la grotte où il y a des cartes, tu dois prendre une des cartes visibles. Si les deux piles en ont, tu choisis entre l’or et la pierre. La carte suivante de la pile est retournée. Après le dragon, s’il se réveille, ton tour se termine.

    L’or va dans ta main, les pierres restent visibles devant toi. Qui a le premier les quatre sortes de pierres prend la carte bonus correspondante et la garde.
rules-6-title = La salle du trésor
rules-6-text =
    Un chevalier qui atteint la salle du trésor s’y arrête, même s’il lui reste des pas. Tu prends un trésor, et ton tour se termine. Le chevalier est hors jeu.
rules-7-title = Réveiller le dragon
rules-7-text =
    Un chevalier qui s’arrête sur une case le long de la barrière, ou sur celle du dragon, réveille le dragon. Passer devant ne réveille personne. Une carte sur cette case se prend avant.

    Tu lances un dé qui donne 1, 2 ou 3. Le dragon parcourt autant de cases dans le sens où il regarde, allant et venant le long de la barrière. Arrivé à sa dernière case, il fait aussitôt demi-tour et continue dans l’autre sens. Si la barrière l’a laissé derrière elle, il marche vers la salle du trésor pour la rejoindre.
rules-8-title = Attrapé
rules-8-text =
    Là où sa marche finit, le dragon attrape un chevalier. S’il y en a plusieurs, c’est le joueur dont c’est le tour qui dit lequel ; ce peut être un des siens.

    Le propriétaire peut soudoyer le dragon avec une carte or, de n’importe quelle valeur. Elle sort du jeu, et le chevalier reste où il est. Même la carte qui vient d’être prise peut servir. Sinon le chevalier va au nid et est hors jeu. On ne soudoie qu’avec de l’or.
rules-9-title = La barrière avance
rules-9-text =
    Chaque fois que le dragon a marché, la barrière avance d’une case vers la salle du trésor. Une fois le long des cases 12 à 15, elle y reste pour de bon. Un dragon qui quitterait la barrière se tourne vers la salle du trésor.

    Si tu n’as pas pris de carte pendant ton tour, tu peux maintenant déplacer ton second chevalier. Celui qui vient d’être racheté ne bouge pas avant ton prochain tour. Le second chevalier peut réveiller le dragon à nouveau.
rules-10-title = La fin
rules-10-text =
    La partie se termine aussitôt, même au milieu d’un tour, quand le dernier trésor est pris ou quand quelqu’un n’a plus qu’un chevalier en jeu.
rules-11-title = Les points
rules-11-text =
    D’abord les cartes bonus des quatre sortes : chacune va à qui a le plus de pierres de cette sorte. En cas d’égalité, personne ne la reçoit.

    L’or compte pour sa valeur, un trésor 5, une pierre 1, une carte bonus 4. Le plus de points gagne. À égalité, le plus de trésors, puis le plus de pierres.

rules-example-board = Le début à quatre : le château, le chemin sur la prairie et dans la grotte, les cartes à côté, la barrière avec le dragon, et la salle du trésor.
rules-example-steps = Sur la case 3 se tiennent trois chevaliers : chacun avance de trois cases. De la tour 1, où ils sont trois aussi, on arrive à la case 3.
rules-example-dragon = Un chevalier s’est arrêté sur la case 7, le long de la barrière, et le dé a donné 2 : le dragon est allé de 10 à 8 et y a attrapé le chevalier.

## The terminal

terminal-legend = Les chevaliers portent le numéro de leur place, les tiens en gras ; T1 à T4 sont les tours, K est le donjon. 3+2 est une pile dont la carte visible est or 3, avec deux cartes dessous. ====== marque les cases que garde le dragon ; <D regarde la sortie, D> la salle. Un coup se tape comme le lieu que quitte le chevalier.
terminal-where =
    { $me ->
        [yes] À toi de jouer
       *[no] { $name } joue
    } · le dragon garde { $first } à { $last }
terminal-castle = Château
terminal-cave = Grotte
terminal-chamber = Salle
terminal-knights = Cheval.
terminal-nest = Nid
terminal-gold = Or
terminal-gem = Pierre
terminal-guarded = Gardé
terminal-dragon = Dragon
terminal-treasures-left = reste { $number }
terminal-cards =
    { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }
terminal-below =
    { $number ->
        [0] aucune carte dessous
        [one] encore une carte dessous
       *[other] encore { $number } cartes dessous
    }
terminal-ends-the-game = la partie finit
terminal-about-gold = Compte sa valeur, de 1 à 5. Il peut soudoyer le dragon, qui laisse alors en place un chevalier pris ; la carte est perdue, quelle que soit sa valeur.
terminal-about-gem = Compte 1 ; qui est seul à en avoir le plus d’une sorte reçoit 4 de plus à la fin. Il y en a { $number } de chaque sorte. Elle ne soudoie pas le dragon.
terminal-about-treasure = Compte 5. Il y en a quatre ; le dernier finit la partie.
terminal-about-four-kinds = 4 points pour le premier qui a une pierre de chacune des quatre sortes.
