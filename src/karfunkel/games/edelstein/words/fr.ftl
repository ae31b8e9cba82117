# Words of Edel, Stein & Reich.

## The game

title = Edel, Stein & Reich
about = Choisis en secret, négocie avec qui veut la même chose, et aie le plus de pierres quand ça compte.
length = 20 minutes contre des bots, 90 entre amis
score = Millions
option-major_any = Carte « majorité au choix »
option-major_any-about = Si la carte Événement rapporte 4 millions pour chaque couleur où son porteur est seul majoritaire, ou 4 millions en tout.
option-major_any-each = paie pour chaque couleur
option-major_any-once = paie une fois par décompte

## Words

action-money = Argent
action-event = Événement
action-gems = Pierres
action-free = Libre choix
wish-money = l’argent
wish-event = une carte événement
wish-gems = les pierres
wish-free = le libre choix
card-certificate = Certificat
card-major-any = Majorité au choix
card-major-r = Majorité rouge
card-major-y = Majorité jaune
card-major-g = Majorité verte
card-major-b = Majorité bleue
card-per-r = Chaque rouge
card-per-y = Chaque jaune
card-per-g = Chaque verte
card-per-b = Chaque bleue
card-four-rb = Quatre rouges, quatre bleues
card-four-yg = Quatre jaunes, quatre vertes
card-score-half = Petit décompte
card-swap = Échange
card-remove = Perte
card-three = Trois d’une couleur
card-halve = Moitié
amount =
    { $number ->
        [one] { $number } million
       *[other] { $number } millions
    }

## The table

dealt-card = Carte pierres : { $gems }, { $score }
about-card = { $card ->
    [certificate] Au décompte, le plus de certificats rapporte 10 millions, le deuxième rang 4.
    [major-any] Au décompte : 4 millions pour chaque couleur dont tu as seul le plus.
    [four-rb] Tu auras exactement 4 rouges et 4 bleues : rends le surplus, prends ce qui manque.
    [four-yg] Tu auras exactement 4 jaunes et 4 vertes : rends le surplus, prends ce qui manque.
    [score-half] Choisis une couleur. Elle est décomptée tout de suite, à la moitié de sa valeur.
    [swap] Donne une pierre à quelqu’un et prends-lui-en une. Refus impossible.
    [remove] Tous les autres perdent une pierre de ton choix, remise dans la réserve.
    [three] Prends trois pierres d’une couleur dans la réserve.
    [halve] Tout le monde, toi aussi, rend la moitié de chaque couleur, arrondie en dessous.
    [major-r] Au décompte : 8 millions si tu as seul le plus de rouges.
    [major-y] Au décompte : 7 millions si tu as seul le plus de jaunes.
    [major-g] Au décompte : 6 millions si tu as seul le plus de vertes.
    [major-b] Au décompte : 5 millions si tu as seul le plus de bleues.
    [per-r] Au décompte : 1 million pour chacune de tes pierres rouges.
    [per-y] Au décompte : 1 million pour chacune de tes pierres jaunes.
    [per-g] Au décompte : 1 million pour chacune de tes pierres vertes.
    [per-b] Au décompte : 1 million pour chacune de tes pierres bleues.
   *[other] Une carte événement.
}
open-card = Événement visible
stack = Pioche
stack-label = Pioche des événements : { $down } faces cachées, { $up } faces visibles dessous

## Decisions

decision-choose-active = Que choisis-tu ? { $name } devra le deviner.
decision-guess = { $name } a choisi. Que devines-tu ? Si c’est juste, personne ne l’obtient.
decision-guess-again = Ce n’est pas : { $action }. Devine encore : si c’est juste, vous négociez.
decision-last-offer = { $name } ne veut rien offrir. Donne une pierre et tu obtiens { $action }.
decision-which-event = Quelle carte événement prends-tu ?
decision-instant-card = Tu as pris : { $card }. Qu’en fais-tu ?
waiting-guess = { $names } devine ce qui a été choisi.
waiting-last-offer = { $otherme ->
    [yes] Tu n’offres rien.
   *[no] { $other } n’offre rien.
} { $names } peut donner une pierre pour { $action }.
waiting-which-event = { $names } prend une carte événement.
waiting-instant-card = { $names } réfléchit : { $card }.

## Events

event-turned = La carte événement visible : { $card }.
event-shuffled = Les cartes événement sont mélangées.
event-stage-scored = Toutes les cartes événement gardées retournent sous la pioche.
event-fill-up =
    { $colour-id ->
        [r] Le rouge se fait rare : tout le monde en rend une.
        [y] Le jaune se fait rare : tout le monde en rend une.
        [g] Le vert se fait rare : tout le monde en rend une.
       *[b] Le bleu se fait rare : tout le monde en rend une.
    }
event-guessed =
    { $right ->
        [yes]
            { $you ->
                [one] Tu devines « { $action } », et c’est juste !
               *[none] { $name } devine « { $action } », et c’est juste !
            }
       *[no]
            { $you ->
                [one] Tu penses à « { $action } ». Raté.
               *[none] { $name } pense à « { $action } ». Raté.
            }
    }
event-declined =
    { $you ->
        [one] Tu n’offres rien.
       *[none] { $name } n’offre rien.
    }
event-not-done = { $action } : personne n’offre rien, donc personne n’a rien.
event-took =
    { $you ->
        [one] Tu prends la carte visible : { $card }.
       *[none] { $name } prend la carte visible : { $card }.
    }
event-drew =
    { $you ->
        [one] Tu pioches : { $card }.
       *[none] { $name } pioche : { $card }.
    }
event-used =
    { $you ->
        [one] Tu utilises « { $card } ».
       *[none] { $name } utilise « { $card } ».
    }
event-forgone =
    { $you ->
        [one] Tu renonces à « { $card } ».
       *[none] { $name } renonce à « { $card } ».
    }
event-earned =
    { $for-id ->
        [gem-card]
            { $you ->
                [one] Tu prends { $money }.
               *[none] { $name } prend { $money }.
            }
       *[other]
            { $you ->
                [one] Tu reçois { $money }
               *[none] { $name } reçoit { $money }
            } pour { $for-id ->
                [majority-r] la majorité rouge
                [majority-y] la majorité jaune
                [majority-g] la majorité verte
                [majority-b] la majorité bleue
                [certificate]
                    { $you ->
                        [one] tes certificats
                       *[none] ses certificats
                    }
               *[card] la carte « { $for } »
            }.
    }

## The end

best-majorities = Le plus par les majorités : { $number } millions ({ $names })
best-rounds = Le plus par les cartes : { $number } millions ({ $names })

## Hints

hint-choose-money = Ta carte rapporte { $amount } millions.
hint-choose-gems = Ta carte montre { $gems }.
hint-choose-event = Voici la carte événement visible : { $card }.
hint-guess = Si l’autre veut { $action }, aucun de vous ne l’obtient.
hint-guess-again = Si l’autre veut { $action }, vous négociez.
hint-open-card = Tu prends la carte visible : { $card }.
hint-hidden-card = Tu laisses la carte visible ({ $card }) et en prends une que tu ne connais pas.
hint-use-card = Tu utilises cette carte : { $card }.
hint-forgo = Tu renonces à cette carte : { $card }.

## Guide

guide-choose =
    Qui a le plus d’argent après trois décomptes gagne, et chacun paie la majorité dans chaque couleur. Choisis ce que tu veux ce tour-ci : l’argent de ta carte, ses pierres, ou une carte événement. Si personne d’autre ne le veut, tu l’obtiens ; à deux, on négocie ; à trois, personne n’a rien. Regarde ce qui est tentant sur les cartes des autres, et demande-toi ce qu’ils vont te laisser. S’il n’y a que deux joueurs, l’autre essaie plutôt de deviner ton choix.
guide-guess =
    En face, le choix est fait en secret. Devine lequel : si tu tombes juste, l’action est annulée. Demande-toi ce qui serait le mieux avec la carte posée là, et si l’on ne s’attend pas justement à ce que tu y penses.
guide-guess-again =
    C’était faux ; il reste deux actions. Si tu tombes juste cette fois, vous négociez pour l’action, et tu peux même la gagner ; sinon, elle se fait sans toi. Propose celle que tu aimerais le moins voir se réaliser.
guide-open-trade =
    Vous avez choisi la même action, et c’est à toi de faire la première offre. Qui accepte reçoit les pierres ; qui les a offertes paie et fait l’action. Commence petit : une pierre d’une couleur où tu n’as pas de majorité à perdre. Ne décline que si l’action ne vaut rien pour toi, car une seule pierre suffit alors à te la prendre.
guide-answer =
    Accepte, et ces pierres sont à toi, mais pas l’action. Ou offre plus : plus de pierres, de n’importe quelles couleurs, ou autant mais d’un rang supérieur. Évalue ce que l’action t’apporterait ; si c’est moins que les pierres à payer, prends ce qu’on t’offre.
guide-last-offer =
    En face, on ne veut rien offrir. Tu peux maintenant donner exactement une pierre, et l’action est à toi : impossible de la refuser. Si tu n’offres rien non plus, personne ne l’obtient. Une pierre bleue, c’est presque toujours une bonne affaire.
guide-which-event =
    Prends la carte visible, que tu connais, ou celle du dessus de la pioche, que tu ne connais pas. Si tu laisses la carte visible, elle passe sous la pioche. Tente ta chance si elle ne te sert guère : plus d’un tiers des cartes sont des certificats.
guide-instant-card =
    Cette carte s’utilise maintenant ou jamais. Tout ce qui t’est proposé change quelque chose ; renonce si rien ne t’arrange. Avant un décompte, une seule pierre peut renverser une majorité : regarde les couleurs où il t’en manque une, ou bien où tu n’en as qu’une d’avance.
guide-exchange =
    Personne d’autre n’a pris le libre choix : rends une pierre et prends-en deux des couleurs que tu veux. Rends-en une qui ne gagne ni ne défend aucune majorité, et prends là où deux pierres changent la majorité.
guide-take-one =
    Vous êtes plusieurs à avoir pris le libre choix : chacun prend une pierre. Prends une couleur où une de plus te donne la majorité, ou empêche quelqu’un de la partager.

## Lesson

lesson-goal = Qui a le plus d’argent après trois décomptes gagne. Tu arrives pour les derniers tours, avec un peu de retard.
lesson-scoring = Au décompte, qui est seul à avoir le plus de pierres d’une couleur est payé : 14 millions pour le rouge, 12 pour le jaune, 10 pour le vert, 8 pour le bleu. Voici tes pierres.
lesson-card = À chaque tour, chacun reçoit une carte pierres. Elle offre ou bien ses pierres, ou bien son argent.
lesson-choose-gems = On choisit en secret : argent, carte événement ou pierres. Ta carte montre deux rouges et une bleue, choisis donc les pierres.
lesson-alone = Personne d’autre ne voulait de pierres : tu les as eues, tout simplement. { $seat1 } a pris l’argent, { $seat2 } une carte événement.
lesson-choose-money = Un nouveau tour, et ta nouvelle carte vaut 7 millions. Choisis l’argent.
lesson-trade = { $seat1 } veut aussi l’argent, alors vous négociez : vous vous offrez des pierres, toujours plus. Qui accepte reçoit les pierres, et l’autre l’argent.
lesson-raise = { $seat1 } offre une bleue. Offre une jaune : c’est autant de pierres, mais d’un rang plus haut, car il va du rouge au jaune, au vert et au bleu.
lesson-accept = { $seat1 } monte à deux bleues, car plus de pierres, c’est toujours plus haut. Avec elles, tu aurais seul le plus de bleues : accepte.
lesson-accepted = Les deux bleues sont à toi, et { $seat1 } a l’argent. Si trois veulent la même chose, au fait, personne n’a rien.
lesson-choose-event = Le dernier tour. La carte événement visible donne trois pierres d’une couleur, juste ce qui te manque en rouge : choisis la carte événement.
lesson-open = { $seat2 } la veut aussi. Tu as moins de rouges, c’est donc à toi de commencer : offre une bleue, ta pierre la moins chère.
lesson-which = { $seat2 } a accepté : à toi de choisir une carte événement. Prends la carte visible.
lesson-three = Une telle carte s’utilise tout de suite. Prends le rouge : avec sept, tu es seul à en avoir le plus.
lesson-end = Le décompte : rouge, jaune et bleu t’ont rapporté 34 millions, et la moitié de ces pierres est rendue. Cela suffit, tu gagnes !
lesson-more = C’est tout ce qu’il faut pour une partie. Ce que fait une carte événement, elle le dit elle-même.

## Rules

rules-1-title = De quoi il s’agit
rules-1-text =
    Tu diriges une maison de négoce en pierres précieuses. Pendant trois manches, tu amasses des pierres et de l’argent. Après chaque manche, la majorité dans une couleur rapporte de l’argent. Après la troisième, la plus grosse fortune gagne.

    À chaque tour, tout le monde veut quelque chose en secret : de l’argent, une carte événement ou des pierres. Qui est seul à le vouloir l’obtient. Deux qui veulent la même chose doivent négocier. Trois n’ont rien. Savoir ce qui est bon pour toi ne suffit donc pas : il faut deviner ce que visent les autres.
rules-2-title = Pierres et cartes
rules-2-text =
    Il y a des pierres de quatre couleurs, 22 de chacune. Leur rang est rouge, jaune, vert, bleu : le rouge vaut le plus. Tu commences avec trois pierres de chaque couleur et sans argent. Les autres pierres forment la réserve.

    Une carte pierres montre de deux à quatre pierres et un montant de 4 à 7 millions. Plus il y a de pierres, et plus elles sont belles, moins il y a d’argent. Les 39 cartes événement sont expliquées plus bas.

    Les pierres, l’argent et les cartes posées sont visibles de tous. Ne sont cachées que les pioches, et ce que les autres ont choisi ce tour-ci.
rules-3-title = Un tour
rules-3-text =
    Tout le monde reçoit une carte pierres, posée face visible. Puis une carte événement est retournée. S’il en reste une du tour précédent, celle-ci passe sous la pioche.

    Chacun choisit alors une action en secret. Quand tous ont choisi, on montre les choix et on les exécute dans cet ordre : argent, événement, pierres. Puis les cartes pierres sont défaussées, et le tour suivant commence.

    Une manche a 8 tours à trois, 7 à quatre et 6 à cinq. À trois, on met de côté 6 des 30 cartes pierres avant chaque manche, à quatre 2 ; on ne voit que celle du dessus.
rules-4-title = Les actions
rules-4-text =
    • Argent : tu prends le montant de ta carte pierres.
    • Événement : tu prends la carte événement visible, ou celle du dessus de la pioche sans la connaître. Dans le second cas, la carte visible passe sous la pioche. Certaines cartes se gardent jusqu’au décompte, d’autres s’utilisent tout de suite, ou bien on y renonce.
    • Pierres : tu prends dans la réserve les pierres de ta carte. Si une couleur vient à manquer, tu prends ce qui reste.

    Si personne d’autre n’a choisi ton action, tu la fais. Si vous êtes deux, vous négociez. À trois ou plus, personne ne la fait.
rules-5-title = Négocier
rules-5-text =
    Deux qui veulent la même chose s’offrent des pierres, à tour de rôle et toujours plus, jusqu’à ce que l’un accepte. Qui accepte prend les pierres offertes. Qui les a offertes les paie et fait l’action.

    Une offre est plus haute si elle a plus de pierres, quelles qu’elles soient. À nombre égal, elle est plus haute si elle a plus de rouges ; à égalité, plus de jaunes, puis de vertes, puis de bleues. Elle n’a jamais moins de pierres. Ainsi 2 rouges battent 1 rouge et 1 bleue, tout comme 3 bleues ; mais pas 2 jaunes.

    Tes offres précédentes ne t’engagent pas : chaque offre se compose à neuf, de tes propres pierres. On ne peut offrir que des pierres. Si tu ne peux pas offrir plus, tu dois accepter.
rules-6-title = Qui ouvre la négociation
rules-6-text =
    Qui a le moins de pierres rouges fait la première offre. À égalité, c’est le moins de jaunes, puis de vertes, puis de bleues ; puis le moins d’argent ; puis la place la plus basse.

    La première offre a au moins une pierre. Qui ne veut rien offrir, ou n’a pas de pierre, décline. L’autre peut alors offrir exactement une pierre, qu’on ne peut pas refuser, et fait l’action. Si l’autre n’offre rien non plus, personne ne la fait.
rules-7-title = Cartes événement pour le décompte
rules-7-text =
    Tu les gardes devant toi, visibles, jusqu’au prochain décompte. Ensuite elles retournent toutes sous la pioche.

    • Majorité d’une couleur, une carte de chaque : si tu as le plus de pierres de cette couleur, sans égalité, elle rapporte 8 millions pour le rouge, 7 pour le jaune, 6 pour le vert, 5 pour le bleu.
    • Chaque pierre d’une couleur, une carte de chaque : 1 million pour chacune de tes pierres de cette couleur, que tu aies la majorité ou non.
    • Majorité au choix, deux cartes : 4 millions pour chaque couleur dont tu as la majorité sans égalité. Une table peut convenir qu’elle ne paie qu’une fois par décompte.
    • Certificat, 15 cartes : le plus de certificats rapporte 10 millions, le deuxième 4.
rules-8-title = Cartes événement immédiates
rules-8-text =
    Tu les utilises tout de suite, ou tu y renonces ; puis elles passent sous la pioche. Quand la dernière carte cachée est partie, la pioche est mélangée.

    • Quatre rouges, quatre bleues, ou quatre jaunes, quatre vertes : après cela tu as exactement quatre pierres de chacune des deux couleurs. Rends ce qui est de trop et prends dans la réserve ce qui manque.
    • Petit décompte : choisis une couleur. Elle est décomptée tout de suite, à la moitié de sa valeur.
    • Échange : donne une de tes pierres à quelqu’un et prends-lui-en une. Impossible de refuser.
    • Perte : tous les autres perdent une pierre, et tu dis laquelle. Elles vont à la réserve.
    • Trois d’une couleur : prends dans la réserve trois pierres d’une même couleur.
    • Moitié : tout le monde, toi aussi, remet dans la réserve la moitié de chaque couleur, arrondie vers le bas.
rules-9-title = Le décompte
rules-9-text =
    Après le dernier tour d’une manche, on décompte les couleurs l’une après l’autre : le rouge vaut 14 millions, le jaune 12, le vert 10, le bleu 8.

    Si tu as le plus de pierres d’une couleur, sans égalité, tu reçois tout le montant et remets dans la réserve la moitié de tes pierres de cette couleur, arrondie vers le haut. Si vous êtes plusieurs à en avoir le plus, vous partagez le montant, arrondi vers le bas, et chacun rend deux pierres. Tes cartes pour une couleur paient avant que les pierres ne soient rendues.

    Viennent enfin les certificats : 10 millions pour le plus grand nombre, 4 pour le deuxième. Si plusieurs en ont le plus, chacun reçoit 10, et personne ne reçoit 4. Sans certificat, on ne reçoit rien.
rules-10-title = La manche suivante et la fin
rules-10-text =
    Pour la manche suivante, toutes les cartes pierres sont de nouveau mélangées. Puis on regarde la réserve : de chaque couleur dont il lui reste cinq pierres ou moins, tous ceux qui en ont une en rendent une. Tu gardes tes pierres et ton argent.

    La partie se termine après le troisième décompte. Le plus d’argent gagne. À égalité, le plus de pierres ; puis le plus de rouges, de jaunes, de vertes, de bleues.
rules-11-title = À deux
rules-11-text =
    Vous êtes actifs à tour de rôle. Une manche a dix tours. Seul le joueur actif reçoit une carte pierres et choisit en secret argent, événement ou pierres.

    L’autre devine. Si le premier essai est juste, personne n’a rien. S’il est faux, il y en a un deuxième : s’il est juste, vous négociez pour l’action, avec la carte pierres posée là, quel que soit le gagnant. S’il est faux aussi, le joueur actif fait l’action librement.

    La place 1 commence la première manche. Chaque manche suivante est commencée par qui a le plus d’argent. Tout le reste est comme ci-dessus.
rules-12-title = À cinq
rules-12-text =
    À cinq, il y a une quatrième action, le libre choix, exécutée en dernier. On ne la négocie jamais, et elle n’est jamais annulée.

    Si personne d’autre ne l’a choisie, tu remets une de tes pierres dans la réserve et en prends deux des couleurs que tu veux. Sans pierre à rendre, tu n’as rien. Si vous êtes plusieurs, chacun prend une pierre de la couleur qu’il veut, dans l’ordre où vous ouvririez une négociation.

rules-example-cards = Cette carte pierres offre deux rouges et une bleue, ou 5 millions. Devant toi : ton argent, tes pierres par rang et la carte de ce tour.
rules-example-trade = Deux rouges battent une rouge et une bleue : autant de pierres, mais d’un rang plus haut.
rules-example-kept = Gardées jusqu’au décompte : la majorité rouge, un million par pierre verte et deux certificats.
rules-example-scoring = L’exemple de la règle. Le rouge est partagé entre tous : de 14 millions, 3 pour chacun, et chacun rend deux pierres. En tout, ils reçoivent 20, 19, 12 et 20 millions.

## The terminal

terminal-legend = La table note les pierres par des lettres : ◆ r rouge, ▼ y jaune, ■ g verte, ● b bleue. Une étoile marque qui en a le plus d’une couleur ; la ligne « * paie » dit ce que cela rapporte au décompte. Une carte comme rrb +5 offre deux pierres rouges et une bleue, ou 5 millions. Pour offrir deux rouges et une bleue, tape 2r1b ; pour échanger une jaune contre deux rouges, y>rr.
terminal-gain-event = { $card }, ou la première carte, cachée
terminal-decline-last = Ne rien donner ; personne ne l’obtient
terminal-last-offer = Donner { $gems } ; tu obtiens : { $gain }
terminal-gems-left = Pierres restantes
terminal-major-any-once = Au décompte : 4 millions si tu es seul à avoir le plus de pierres d’une couleur quelconque.
terminal-copies =
    { $number ->
        [one] Il y a une telle carte parmi { $all }.
       *[other] Il y a { $number } telles cartes parmi { $all }.
    }
