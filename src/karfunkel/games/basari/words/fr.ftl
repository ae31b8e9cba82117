# Words of Basari.

## The game

title = Basari, le jeu de cartes
about = Négocie pierres, points et ouvriers, et aie le plus de pierres d’une couleur au décompte.
length = 10 minutes contre des bots, 30 entre amis

## Words

action-A = Plus d’ouvriers
action-B = Points
action-C = Pierres
action-D = Libre choix
wish-A = plus d’ouvriers
wish-B = les points
wish-C = les pierres
wish-D = le libre choix
amount =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
workers =
    { $number ->
        [one] { $number } ouvrier
       *[other] { $number } ouvriers
    }

## The table

dealt-card = Carte bazar : { $gems }, { $score }, { $workers }

## Events

event-stage-scored = Toutes les cartes bazar retournent dans la pioche.
event-for-nothing =
    { $you ->
        [one] Pas une pierre à offrir : tu obtiens { $action } sans rien payer.
       *[none] Pas une pierre à offrir : { $name } obtient { $action } sans rien payer.
    }
event-more-workers =
    { $you ->
        [one] Tu prends une carte de plus : tu as maintenant { $workers }.
       *[none] { $name } prend une carte de plus et a maintenant { $workers }.
    }
event-stack-empty =
    { $you ->
        [one] La pioche est vide : pas de nouveaux ouvriers pour toi.
       *[none] La pioche est vide : pas de nouveaux ouvriers pour { $name }.
    }
event-earned =
    { $for-id ->
        [card]
            { $you ->
                [one] Tu prends { $points }.
               *[none] { $name } prend { $points }.
            }
       *[other]
            { $you ->
                [one] Tu reçois { $points }
               *[none] { $name } reçoit { $points }
            } pour { $for-id ->
                [majority-r] la majorité rouge
                [majority-y] la majorité jaune
                [majority-g] la majorité verte
                [majority-b] la majorité bleue
               *[workers] au moins 15 ouvriers
            }.
    }

## The end

best-majorities = Le plus par les majorités : { $number } points ({ $names })
best-rounds = Le plus par les cartes : { $number } points ({ $names })

## Hints

hint-choose-B = Ta carte rapporte { $amount } points.
hint-choose-C = Ta carte montre { $gems }.
hint-choose-A =
    { $workers ->
        [one] Plus d’ouvriers te rapprochent de 15 ; tu en as un.
       *[other] Plus d’ouvriers te rapprochent de 15 ; tu en as { $workers }.
    }
hint-choose-A-enough = Tu as { $workers } ouvriers, et 15 suffisent.

## Guide

guide-choose =
    Qui a le plus de points après trois décomptes gagne, et chacun récompense la majorité dans chaque couleur. Choisis ce que tu veux ce tour-ci : A apporte une carte de plus et ses ouvriers, B les points de ta carte, C ses pierres. Si personne d’autre ne le veut, tu l’obtiens ; à deux, on négocie ; à trois, personne n’a rien. Compte les ouvriers : qui arrive à 15 met fin à la manche, et chacun de ceux qui en ont 15 reçoit 12 points.
guide-open-trade =
    Vous avez choisi la même action, et tu dois faire la première offre : au moins une pierre. Qui accepte prend les pierres ; qui les a offertes paie et fait l’action. Commence par une pierre bon marché ; tu pourras toujours monter.
guide-answer =
    Accepte, et ces pierres sont à toi, mais pas l’action. Ou offre plus : plus de pierres, de n’importe quelles couleurs, ou autant mais d’un rang supérieur. Si les pierres valent plus pour toi que l’action, laisse-la partir.
guide-exchange =
    Personne d’autre n’a choisi D : rends une pierre et prends-en deux des couleurs que tu veux. Rends-en une qui ne gagne ni ne défend aucune majorité, et prends là où deux pierres changent la majorité.
guide-take-one =
    Vous êtes plusieurs à avoir choisi D : chacun prend une pierre. Prends une couleur où une de plus te donne la majorité, ou empêche quelqu’un de la partager.

## Lesson

lesson-goal = Qui a le plus de points après trois décomptes gagne. Tu arrives pour les derniers tours, avec du retard.
lesson-scoring = Au décompte, qui est seul à avoir le plus de pierres d’une couleur reçoit des points : 14 pour le rouge, 12 pour le jaune, 10 pour le vert, 8 pour le bleu. Voici tes pierres.
lesson-card = À chaque tour, chacun reçoit une carte bazar avec des pierres, des points et des ouvriers. Les ouvriers restent chez toi, et 15 rapportent 12 points.
lesson-choose-points = On choisit en secret : A plus d’ouvriers, B les points ou C les pierres de sa carte. La tienne montre 7 points, choisis donc B.
lesson-alone = Personne d’autre ne voulait de points : tu les as eus, tout simplement. { $seat2 } a pris plus d’ouvriers, { $seat1 } des pierres.
lesson-choose-gems = Un nouveau tour, et ta nouvelle carte montre deux rouges et une bleue. Choisis C, les pierres.
lesson-negotiate = { $seat2 } veut aussi des pierres, alors vous négociez : vous offrez des pierres, toujours plus. Qui accepte reçoit les pierres offertes, et l’autre fait l’action.
lesson-raise = { $seat2 } a plus de rouges et devait commencer, avec une bleue. Offre deux bleues : plus de pierres, c’est toujours plus haut.
lesson-accept = { $seat2 } monte à trois bleues. Avec elles, tu aurais seul le plus de bleues : accepte.
lesson-accepted = Les trois bleues sont à toi, et { $seat2 } a pris les pierres de sa carte. Si trois veulent la même chose, au fait, personne n’a rien.
lesson-choose-workers = Tu as 13 ouvriers. Choisis A : une carte de plus te fait dépasser 15, et la manche finit avec ce tour.
lesson-open = { $seat1 } veut aussi plus d’ouvriers. Tu as plus de rouges, tu dois donc offrir le premier : une bleue suffit.
lesson-end = { $seat1 } a accepté, et tu as 16 ouvriers : 12 points, et 20 de plus pour la majorité en jaune et en bleu. Tu gagnes !
lesson-more = C’est tout ce qu’il faut pour une partie. Après chaque décompte, la moitié des pierres payées est rendue, et la course reprend.

## Rules

rules-1-title = De quoi il s’agit
rules-1-text =
    Au bazar, vous négociez pendant trois manches des pierres, des points et des ouvriers. Après chaque manche, la majorité dans une couleur rapporte des points, et tes ouvriers aussi. Après la troisième, le plus de points gagne.

    À chaque tour, tout le monde veut quelque chose en secret. Qui est seul à le vouloir l’obtient. Deux qui veulent la même chose doivent négocier avec leurs pierres. Trois n’ont rien.
rules-2-title = Pierres et cartes
rules-2-text =
    Il y a des pierres de quatre couleurs, 22 de chacune. Leur rang est rouge, jaune, vert, bleu : le rouge vaut le plus. Tu commences avec trois pierres de chaque couleur et sans points. Les autres pierres forment la réserve.

    Chacune des 39 cartes bazar montre de deux à quatre pierres, de 4 à 7 points et d’un à quatre ouvriers.

    Tout est visible, sauf la pioche et ce que les autres ont choisi ce tour-ci.
rules-3-title = Un tour
rules-3-text =
    Tout le monde reçoit une carte bazar et la pose sur celles qui sont déjà là. La nouvelle est ta carte du moment ; les ouvriers comptent sur toutes tes cartes.

    Chacun choisit alors une action en secret. Quand tous ont choisi, on montre les choix et on les exécute : d’abord A, puis B, puis C.
rules-4-title = Les actions
rules-4-text =
    • A, plus d’ouvriers : tu prends la carte du dessus de la pioche et la poses sur les tiennes. Elle t’apporte ses ouvriers, mais ta carte du moment reste celle que tu as reçue.
    • B, points : tu marques les points de ta carte du moment.
    • C, pierres : tu prends dans la réserve les pierres de ta carte du moment. Si une couleur vient à manquer, tu prends ce qui reste.

    Si personne d’autre n’a choisi ton action, tu la fais. Si vous êtes deux, vous négociez. À trois ou plus, personne ne la fait.
rules-5-title = Négocier
rules-5-text =
    Deux qui veulent la même chose offrent des pierres, à tour de rôle et toujours plus, jusqu’à ce que l’un accepte. Qui accepte prend les pierres. Qui les a offertes les paie et fait l’action.

    Une offre est plus haute si elle a plus de pierres, quelles qu’elles soient. À nombre égal, elle est plus haute si elle a plus de rouges ; à égalité, plus de jaunes, puis de vertes, puis de bleues. Elle n’a jamais moins de pierres. Ainsi 1 rouge et 3 bleues battent 4 jaunes, et seules cinq pierres, ou de meilleures, battent à leur tour cette offre.

    Tes offres précédentes ne t’engagent pas. Tu ne peux offrir que tes propres pierres. Si tu ne peux pas monter, tu dois accepter.
rules-6-title = Qui offre le premier
rules-6-text =
    Qui a le plus de pierres rouges offre le premier. À égalité, c’est le plus de jaunes, puis de vertes, puis de bleues ; puis le plus de points ; puis le plus d’ouvriers ; puis la place la plus haute.

    La première offre est obligatoire : une pierre ou plus. Si aucun des deux n’a de pierre, le second dans cet ordre fait l’action sans rien payer.
rules-7-title = Combien de temps dure une manche
rules-7-text =
    Les cartes ne sont pas défaussées : elles restent devant toi avec leurs ouvriers. Dès que quelqu’un a 15 ouvriers ou plus, ce tour est le dernier de la manche. On le joue jusqu’au bout, avec toutes ses actions.

    Tu peux donc hâter la fin avec A, ou la voir venir et t’y préparer.
rules-8-title = Le décompte
rules-8-text =
    On décompte les couleurs l’une après l’autre : le rouge vaut 14 points, le jaune 12, le vert 10, le bleu 8.

    Si tu as le plus de pierres d’une couleur, sans égalité, tu reçois tous ses points et remets dans la réserve la moitié de tes pierres de cette couleur, arrondie vers le haut. Si vous êtes plusieurs à en avoir le plus, vous partagez les points, arrondis vers le bas, et chacun rend deux pierres.

    Puis chacun de ceux qui ont 15 ouvriers ou plus reçoit 12 points. Ceux-là ne se partagent pas.
rules-9-title = La manche suivante et la fin
rules-9-text =
    Toutes les cartes bazar sont ramassées et mélangées, et chacun repart sans ouvriers. Les pierres et les points restent.

    La partie se termine après le troisième décompte. Le plus de points gagne ; à égalité, la victoire est partagée.
rules-10-title = À cinq
rules-10-text =
    À cinq, il y a une quatrième action : D, le libre choix. Elle est exécutée en dernier ; on ne la négocie jamais, et elle n’est jamais annulée.

    Si personne d’autre ne l’a choisie, tu remets une de tes pierres dans la réserve et en prends deux des couleurs que tu veux. Si tu n’as pas de pierre, tu n’en rends pas et en prends deux quand même. Si vous êtes plusieurs, chacun prend une pierre de la couleur qu’il veut, dans l’ordre où vous offririez les premiers.
rules-11-title = Si tu connais Edel, Stein & Reich
rules-11-text =
    Ici, pas de cartes événement, mais des ouvriers. Les cartes restent devant toi, et une manche finit quand quelqu’un a 15 ouvriers, non après un nombre de tours.

    C’est qui a le plus de pierres rouges qui offre le premier, non qui en a le moins, et l’on ne peut pas décliner la première offre. Entre les manches, personne ne rend de pierres à la réserve. À égalité finale, la victoire est partagée.

rules-example-cards = Ta carte bazar montre deux rouges et une bleue, 5 points et deux ouvriers. Les ouvriers de toutes tes cartes comptent : trois sur 15.
rules-example-bids = Une rouge et trois bleues battent quatre jaunes : autant de pierres, et le rouge est au plus haut rang.
rules-example-scoring = Rouge, jaune et bleu vont chacun à un joueur ; le vert est partagé entre deux, 5 points chacun. Seul le premier a au moins 15 ouvriers : 12 points.

## The terminal

terminal-legend = La table note les pierres par des lettres : ◆ r rouge, ▼ y jaune, ■ g verte, ● b bleue. Une étoile marque qui en a le plus d’une couleur ; la ligne « * paie » dit ce que cela rapporte au décompte. Une carte comme rrb +5 w2 offre deux pierres rouges et une bleue, ou 5 points ; elle a deux ouvriers. Pour offrir deux rouges et une bleue, tape 2r1b ; pour échanger une jaune contre deux rouges, y>rr.
terminal-more-workers =
    { $number ->
        [one] ceux d’une carte cachée (1 ouvrier pour l’instant ; 15 rapportent 12 points)
       *[other] ceux d’une carte cachée ({ $number } ouvriers pour l’instant ; 15 rapportent 12 points)
    }
terminal-workers =
    { $reached ->
        [yes] w : ouvriers. Les 15 sont atteints : la manche finit avec ce tour.
       *[no] w : ouvriers. La manche finit avec le tour où quelqu’un en atteint 15.
    }
terminal-action-A = Prends la première carte de la pioche. Ses ouvriers comptent pour toi jusqu’au décompte ; ta carte du moment reste celle que tu as reçue.
terminal-action-B = Note les points de ta carte du moment.
terminal-action-C = Prends dans la réserve les pierres de ta carte du moment, autant qu’il y en a.
terminal-action-D = À cinq seulement. Seul, donne une pierre et prends-en deux au choix ; sans pierre, prends-en deux pour rien. À plusieurs, chacun en prend une. On ne négocie jamais pour cela.
