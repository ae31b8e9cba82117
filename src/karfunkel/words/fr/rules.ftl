# Les règles des jeux. Des lignes vides séparent les paragraphes. Un jeu a autant de sections qu’il y a de numéros.

## Edel, Stein & Reich

rules-edelstein-1-title = De quoi il s’agit
rules-edelstein-1-text =
    Tu diriges une maison de négoce en pierres précieuses. Pendant trois manches, tu amasses des gemmes et de l’argent. Après chaque manche, la majorité dans une couleur rapporte de l’argent. Après la troisième, la plus grosse fortune gagne.

    À chaque tour, tout le monde veut quelque chose en secret : de l’argent, une carte événement ou des gemmes. Qui est seul à le vouloir l’obtient. Deux qui veulent la même chose doivent négocier. Trois n’ont rien. Savoir ce qui est bon pour toi ne suffit donc pas : il faut deviner ce que visent les autres.
rules-edelstein-2-title = Gemmes et cartes
rules-edelstein-2-text =
    Il y a des gemmes de quatre couleurs, 22 de chacune. Leur rang est rouge, jaune, vert, bleu : le rouge vaut le plus. Tu commences avec trois gemmes de chaque couleur et sans argent. Les autres gemmes forment la réserve.

    Une carte gemmes montre de deux à quatre gemmes et un montant de 4 à 7 millions. Plus il y a de gemmes, et plus elles sont belles, moins il y a d’argent. Les 39 cartes événement sont expliquées plus bas.

    Les gemmes, l’argent et les cartes posées sont visibles de tous. Ne sont cachées que les pioches, et ce que les autres ont choisi ce tour-ci.
rules-edelstein-3-title = Un tour
rules-edelstein-3-text =
    Tout le monde reçoit une carte gemmes, posée face visible. Puis une carte événement est retournée. S’il en reste une du tour précédent, celle-ci passe sous la pioche.

    Chacun choisit alors une action en secret. Quand tous ont choisi, on montre les choix et on les exécute dans cet ordre : argent, événement, gemmes. Puis les cartes gemmes sont défaussées, et le tour suivant commence.

    Une manche a 8 tours à trois, 7 à quatre et 6 à cinq. À trois, on met de côté 6 des 30 cartes gemmes avant chaque manche, à quatre 2 ; on ne voit que celle du dessus.
rules-edelstein-4-title = Les actions
rules-edelstein-4-text =
    • Argent : tu prends le montant de ta carte gemmes.
    • Événement : tu prends la carte événement visible, ou celle du dessus de la pioche sans la connaître. Dans le second cas, la carte visible passe sous la pioche. Certaines cartes se gardent jusqu’au décompte, d’autres s’utilisent tout de suite, ou bien on y renonce.
    • Gemmes : tu prends dans la réserve les gemmes de ta carte. Si une couleur vient à manquer, tu prends ce qui reste.

    Si personne d’autre n’a choisi ton action, tu la fais. Si vous êtes deux, vous négociez. À trois ou plus, personne ne la fait.
rules-edelstein-5-title = Négocier
rules-edelstein-5-text =
    Deux qui veulent la même chose s’offrent des gemmes, à tour de rôle et toujours plus, jusqu’à ce que l’un accepte. Qui accepte prend les gemmes offertes. Qui les a offertes les paie et fait l’action.

    Une offre est plus haute si elle a plus de gemmes, quelles qu’elles soient. À nombre égal, elle est plus haute si elle a plus de rouges ; à égalité, plus de jaunes, puis de vertes, puis de bleues. Elle n’a jamais moins de gemmes. Ainsi 2 rouges battent 1 rouge et 1 bleue, tout comme 3 bleues ; mais pas 2 jaunes.

    Tes offres précédentes ne t’engagent pas : chaque offre se compose à neuf, de tes propres gemmes. On ne peut offrir que des gemmes. Si tu ne peux pas offrir plus, tu dois accepter.
rules-edelstein-6-title = Qui ouvre la négociation
rules-edelstein-6-text =
    Qui a le moins de gemmes rouges fait la première offre. À égalité, c’est le moins de jaunes, puis de vertes, puis de bleues ; puis le moins d’argent ; puis la place la plus basse.

    La première offre a au moins une gemme. Qui ne veut rien offrir, ou n’a pas de gemme, décline. L’autre peut alors offrir exactement une gemme, qu’on ne peut pas refuser, et fait l’action. Si l’autre n’offre rien non plus, personne ne la fait.
rules-edelstein-7-title = Cartes événement pour le décompte
rules-edelstein-7-text =
    Tu les gardes devant toi, visibles, jusqu’au prochain décompte. Ensuite elles retournent toutes sous la pioche.

    • Majorité d’une couleur, une carte de chaque : si tu as le plus de gemmes de cette couleur, sans égalité, elle rapporte 8 millions pour le rouge, 7 pour le jaune, 6 pour le vert, 5 pour le bleu.
    • Chaque gemme d’une couleur, une carte de chaque : 1 million pour chacune de tes gemmes de cette couleur, que tu aies la majorité ou non.
    • Majorité au choix, deux cartes : 4 millions pour chaque couleur dont tu as la majorité sans égalité. Une table peut convenir qu’elle ne paie qu’une fois par décompte.
    • Certificat, 15 cartes : le plus de certificats rapporte 10 millions, le deuxième 4.
rules-edelstein-8-title = Cartes événement immédiates
rules-edelstein-8-text =
    Tu les utilises tout de suite, ou tu y renonces ; puis elles passent sous la pioche. Quand la dernière carte cachée est partie, la pioche est mélangée.

    • Quatre rouges, quatre bleues, ou quatre jaunes, quatre vertes : après cela tu as exactement quatre gemmes de chacune des deux couleurs. Rends ce qui est de trop et prends dans la réserve ce qui manque.
    • Petit décompte : choisis une couleur. Elle est décomptée tout de suite, à la moitié de sa valeur.
    • Échange : donne une de tes gemmes à quelqu’un et prends-lui-en une. Impossible de refuser.
    • Perte : tous les autres perdent une gemme, et tu dis laquelle. Elles vont à la réserve.
    • Trois d’une couleur : prends dans la réserve trois gemmes d’une même couleur.
    • Moitié : tout le monde, toi aussi, remet dans la réserve la moitié de chaque couleur, arrondie vers le bas.
rules-edelstein-9-title = Le décompte
rules-edelstein-9-text =
    Après le dernier tour d’une manche, on décompte les couleurs l’une après l’autre : le rouge vaut 14 millions, le jaune 12, le vert 10, le bleu 8.

    Si tu as le plus de gemmes d’une couleur, sans égalité, tu reçois tout le montant et remets dans la réserve la moitié de tes gemmes de cette couleur, arrondie vers le haut. Si vous êtes plusieurs à en avoir le plus, vous partagez le montant, arrondi vers le bas, et chacun rend deux gemmes. Tes cartes pour une couleur paient avant que les gemmes ne soient rendues.

    Viennent enfin les certificats : 10 millions pour le plus grand nombre, 4 pour le deuxième. Si plusieurs en ont le plus, chacun reçoit 10, et personne ne reçoit 4. Sans certificat, on ne reçoit rien.
rules-edelstein-10-title = La manche suivante et la fin
rules-edelstein-10-text =
    Pour la manche suivante, toutes les cartes gemmes sont de nouveau mélangées. Puis on regarde la réserve : de chaque couleur dont il lui reste cinq gemmes ou moins, tous ceux qui en ont une en rendent une. Tu gardes tes gemmes et ton argent.

    La partie se termine après le troisième décompte. Le plus d’argent gagne. À égalité, le plus de gemmes ; puis le plus de rouges, de jaunes, de vertes, de bleues.
rules-edelstein-11-title = À deux
rules-edelstein-11-text =
    Vous êtes actifs à tour de rôle. Une manche a dix tours. Seul le joueur actif reçoit une carte gemmes et choisit en secret argent, événement ou gemmes.

    L’autre devine. Si le premier essai est juste, personne n’a rien. S’il est faux, il y en a un deuxième : s’il est juste, vous négociez pour l’action, avec la carte gemmes posée là, quel que soit le gagnant. S’il est faux aussi, le joueur actif fait l’action librement.

    La place 1 commence la première manche. Chaque manche suivante est commencée par qui a le plus d’argent. Tout le reste est comme ci-dessus.
rules-edelstein-12-title = À cinq
rules-edelstein-12-text =
    À cinq, il y a une quatrième action, le choix libre, exécutée en dernier. On ne la négocie jamais, et elle n’est jamais annulée.

    Si personne d’autre ne l’a choisie, tu remets une de tes gemmes dans la réserve et en prends deux des couleurs que tu veux. Sans gemme à rendre, tu n’as rien. Si vous êtes plusieurs, chacun prend une gemme de la couleur qu’il veut, dans l’ordre où vous ouvririez une négociation.

## Basari

rules-basari-1-title = De quoi il s’agit
rules-basari-1-text =
    Au bazar, vous marchandez pendant trois manches pour des gemmes, des points et des ouvriers. Après chaque manche, la majorité dans une couleur rapporte des points, et tes ouvriers aussi. Après la troisième, le plus de points gagne.

    À chaque tour, tout le monde veut quelque chose en secret. Qui est seul à le vouloir l’obtient. Deux qui veulent la même chose doivent marchander avec leurs gemmes. Trois n’ont rien.
rules-basari-2-title = Gemmes et cartes
rules-basari-2-text =
    Il y a des gemmes de quatre couleurs, 22 de chacune. Leur rang est rouge, jaune, vert, bleu : le rouge vaut le plus. Tu commences avec trois gemmes de chaque couleur et sans points. Les autres gemmes forment la réserve.

    Chacune des 39 cartes bazar montre de deux à quatre gemmes, de 4 à 7 points et d’un à quatre ouvriers.

    Tout est visible, sauf la pioche et ce que les autres ont choisi ce tour-ci.
rules-basari-3-title = Un tour
rules-basari-3-text =
    Tout le monde reçoit une carte bazar et la pose sur celles qui sont déjà là. La nouvelle est ta carte du moment ; les ouvriers comptent sur toutes tes cartes.

    Chacun choisit alors une action en secret. Quand tous ont choisi, on montre les choix et on les exécute : d’abord A, puis B, puis C.
rules-basari-4-title = Les actions
rules-basari-4-text =
    • A, plus d’ouvriers : tu prends la carte du dessus de la pioche et la poses sur les tiennes. Elle t’apporte ses ouvriers, mais ta carte du moment reste celle que tu as reçue.
    • B, points : tu marques les points de ta carte du moment.
    • C, gemmes : tu prends dans la réserve les gemmes de ta carte du moment. Si une couleur vient à manquer, tu prends ce qui reste.

    Si personne d’autre n’a choisi ton action, tu la fais. Si vous êtes deux, vous marchandez. À trois ou plus, personne ne la fait.
rules-basari-5-title = Marchander
rules-basari-5-text =
    Deux qui veulent la même chose offrent des gemmes, à tour de rôle et toujours plus, jusqu’à ce que l’un accepte. Qui accepte prend les gemmes. Qui les a offertes les paie et fait l’action.

    Une offre est plus haute si elle a plus de gemmes, quelles qu’elles soient. À nombre égal, elle est plus haute si elle a plus de rouges ; à égalité, plus de jaunes, puis de vertes, puis de bleues. Elle n’a jamais moins de gemmes. Ainsi 1 rouge et 3 bleues battent 4 jaunes, et seules cinq gemmes, ou de meilleures, battent à leur tour cette offre.

    Tes offres précédentes ne t’engagent pas. Tu ne peux offrir que tes propres gemmes. Si tu ne peux pas monter, tu dois accepter.
rules-basari-6-title = Qui offre le premier
rules-basari-6-text =
    Qui a le plus de gemmes rouges offre le premier. À égalité, c’est le plus de jaunes, puis de vertes, puis de bleues ; puis le plus de points ; puis le plus d’ouvriers ; puis la place la plus haute.

    La première offre est obligatoire : une gemme ou plus. Si aucun des deux n’a de gemme, le second dans cet ordre fait l’action sans rien payer.
rules-basari-7-title = Combien de temps dure une manche
rules-basari-7-text =
    Les cartes ne sont pas défaussées : elles restent devant toi avec leurs ouvriers. Dès que quelqu’un a 15 ouvriers ou plus, ce tour est le dernier de la manche. On le joue jusqu’au bout, avec toutes ses actions.

    Tu peux donc hâter la fin avec A, ou la voir venir et t’y préparer.
rules-basari-8-title = Le décompte
rules-basari-8-text =
    On décompte les couleurs l’une après l’autre : le rouge vaut 14 points, le jaune 12, le vert 10, le bleu 8.

    Si tu as le plus de gemmes d’une couleur, sans égalité, tu reçois tous ses points et remets dans la réserve la moitié de tes gemmes de cette couleur, arrondie vers le haut. Si vous êtes plusieurs à en avoir le plus, vous partagez les points, arrondis vers le bas, et chacun rend deux gemmes.

    Puis chacun de ceux qui ont 15 ouvriers ou plus reçoit 12 points. Ceux-là ne se partagent pas.
rules-basari-9-title = La manche suivante et la fin
rules-basari-9-text =
    Toutes les cartes bazar sont ramassées et mélangées, et chacun repart sans ouvriers. Les gemmes et les points restent.

    La partie se termine après le troisième décompte. Le plus de points gagne ; à égalité, la victoire est partagée.
rules-basari-10-title = À cinq
rules-basari-10-text =
    À cinq, il y a une quatrième action : D, le choix libre. Elle est exécutée en dernier ; on ne la marchande jamais, et elle n’est jamais annulée.

    Si personne d’autre ne l’a choisie, tu remets une de tes gemmes dans la réserve et en prends deux des couleurs que tu veux. Si tu n’as pas de gemme, tu n’en rends pas et en prends deux quand même. Si vous êtes plusieurs, chacun prend une gemme de la couleur qu’il veut, dans l’ordre où vous offririez les premiers.
rules-basari-11-title = Si tu connais Edel, Stein & Reich
rules-basari-11-text =
    Ici, pas de cartes événement, mais des ouvriers. Les cartes restent devant toi, et une manche finit quand quelqu’un a 15 ouvriers, non après un nombre de tours.

    C’est qui a le plus de gemmes rouges qui offre le premier, non qui en a le moins, et l’on ne peut pas décliner la première offre. Entre les manches, personne ne rend de gemmes à la réserve. À égalité finale, la victoire est partagée.

## Emerald

rules-emerald-1-title = De quoi il s’agit
rules-emerald-1-text =
    Tes chevaliers quittent le château, traversent une prairie et se glissent dans une grotte pleine d’or et de gemmes jusqu’au trésor du dragon. Plus il y a de chevaliers ensemble, plus chacun va loin. Mais un dragon garde la grotte, et qui s’approche trop le réveille.

    L’or, les trésors, les gemmes et les cartes bonus rapportent des points. Le plus de points gagne.
rules-emerald-2-title = Le plateau
rules-emerald-2-text =
    Le château a quatre tours et un donjon. De là part un chemin de 15 cases : de 1 à 6 sur la prairie, de 7 à 15 dans la grotte. Derrière la case 15 se trouve la salle du trésor, avec quatre trésors.

    À côté de chaque case de la grotte se trouvent une pile de cartes or et une pile de cartes gemme, de deux ou trois cartes, celle du dessus visible. L’or vaut de 1 à 5. Les gemmes sont des rubis, des émeraudes, des grenats et des turquoises.

    La barrière de la garde longe quatre cases, au début de 7 à 10. Le dragon se tient sur la case 10 et regarde vers la sortie.
rules-emerald-3-title = Tes chevaliers
rules-emerald-3-text =
    À trois ou quatre, chacun a cinq chevaliers : un sur chaque tour et un dans le donjon. À cinq, chacun en a quatre, un sur chaque tour.

    À deux, chacun en a huit, quatre de chacune de deux couleurs, un de chaque couleur sur chaque tour. Si tu déplaces deux chevaliers dans un tour, ils doivent être de la même couleur.
rules-emerald-4-title = Ton tour
rules-emerald-4-text =
    Tu déplaces un chevalier, ou deux chevaliers différents, l’un après l’autre. Un chevalier avance d’exactement autant de pas qu’il y a de chevaliers là d’où il part : les tiens, ceux des autres, et lui-même. De chaque tour et du donjon, le premier pas mène à la case 1.

    S’il y a quatre chevaliers sur une tour, le premier à partir avance donc de quatre pas, le suivant de trois. Une case peut accueillir autant de chevaliers qu’on veut.

    Tu dois en déplacer au moins un. Le second est facultatif, et tu ne peux le déplacer que si le premier ne t’a pas apporté de carte.
rules-emerald-5-title = Les cartes
rules-emerald-5-text =
    Si un déplacement finit sur une case de la grotte où il y a des cartes, tu dois prendre une des cartes visibles. Si les deux piles en ont, tu choisis entre l’or et la gemme. La carte suivante de la pile est retournée. Après le dragon, s’il se réveille, ton tour se termine.

    L’or va dans ta main, les gemmes restent visibles devant toi. Qui a le premier les quatre sortes de gemmes prend la carte bonus correspondante et la garde.
rules-emerald-6-title = La salle du trésor
rules-emerald-6-text =
    Un chevalier qui atteint la salle du trésor s’y arrête, même s’il lui reste des pas. Tu prends un trésor, et ton tour se termine. Le chevalier est hors jeu.
rules-emerald-7-title = Réveiller le dragon
rules-emerald-7-text =
    Un chevalier qui s’arrête sur une case le long de la barrière, ou sur celle du dragon, réveille le dragon. Passer devant ne réveille personne. Une carte sur cette case se prend avant.

    Tu lances un dé qui donne 1, 2 ou 3. Le dragon parcourt autant de cases dans le sens où il regarde, allant et venant le long de la barrière. Arrivé à sa dernière case, il fait aussitôt demi-tour et continue dans l’autre sens. Si la barrière l’a laissé derrière elle, il marche vers la salle du trésor pour la rejoindre.
rules-emerald-8-title = Attrapé
rules-emerald-8-text =
    Là où sa marche finit, le dragon attrape un chevalier. S’il y en a plusieurs, c’est le joueur dont c’est le tour qui dit lequel ; ce peut être un des siens.

    Le propriétaire peut soudoyer le dragon avec une carte or, de n’importe quelle valeur. Elle sort du jeu, et le chevalier reste où il est. Même la carte qui vient d’être prise peut servir. Sinon le chevalier va au nid et est hors jeu. On ne soudoie qu’avec de l’or.
rules-emerald-9-title = La barrière avance
rules-emerald-9-text =
    Chaque fois que le dragon a marché, la barrière avance d’une case vers la salle du trésor. Une fois le long des cases 12 à 15, elle y reste pour de bon. Un dragon qui quitterait la barrière se tourne vers la salle du trésor.

    Si tu n’as pas pris de carte pendant ton tour, tu peux maintenant déplacer ton second chevalier. Il peut réveiller le dragon à nouveau.
rules-emerald-10-title = La fin
rules-emerald-10-text =
    La partie se termine aussitôt, même au milieu d’un tour, quand le dernier trésor est pris ou quand quelqu’un n’a plus qu’un chevalier en jeu.
rules-emerald-11-title = Les points
rules-emerald-11-text =
    D’abord les cartes bonus des quatre sortes : chacune va à qui a le plus de gemmes de cette sorte. En cas d’égalité, personne ne la reçoit.

    L’or compte pour sa valeur, un trésor 5, une gemme 1, une carte bonus 4. Le plus de points gagne. À égalité, le plus de trésors, puis le plus de gemmes.
