# La première partie : ce que demande chaque décision, ce qu’elle signifie, et comment bien décider.

## Edel, Stein & Reich

guide-edelstein-choose =
    Choisis ce que tu veux ce tour-ci : l’argent de ta carte, ses gemmes, ou une carte événement. Si personne d’autre ne le veut, tu l’obtiens ; à deux, on négocie ; à trois, personne n’a rien. Regarde ce qui est tentant sur les cartes des autres, et demande-toi ce qu’ils vont te laisser. À deux, l’autre essaie plutôt de deviner ton choix.
guide-edelstein-guess =
    En face, le choix est fait en secret. Devine lequel : si tu tombes juste, l’action est annulée. Demande-toi ce qui serait le mieux avec la carte posée là, et si l’on ne s’attend pas justement à ce que tu y penses.
guide-edelstein-guess-again =
    C’était faux ; il reste deux actions. Si tu tombes juste cette fois, vous négociez pour l’action, et tu peux même la gagner ; sinon, elle se fait sans toi. Propose celle que tu aimerais le moins voir se réaliser.
guide-edelstein-open-trade =
    Vous avez choisi la même action, et c’est à toi de faire la première offre. Qui accepte reçoit les gemmes ; qui les a offertes paie et fait l’action. Commence petit : une gemme d’une couleur où tu n’as pas de majorité à perdre. Ne décline que si l’action ne vaut rien pour toi, car une seule gemme suffit alors à te la prendre.
guide-edelstein-answer =
    Accepte, et ces gemmes sont à toi, mais pas l’action. Ou offre plus : plus de gemmes, de n’importe quelles couleurs, ou autant mais d’un rang supérieur. Évalue ce que l’action t’apporterait ; si c’est moins que les gemmes à payer, prends ce qu’on t’offre.
guide-edelstein-last-offer =
    En face, on ne veut rien offrir. Tu peux maintenant donner exactement une gemme, et l’action est à toi : impossible de la refuser. Si tu n’offres rien non plus, personne ne l’obtient. Une gemme bleue, c’est presque toujours une bonne affaire.
guide-edelstein-which-event =
    Prends la carte visible, que tu connais, ou celle du dessus de la pioche, que tu ne connais pas. Si tu laisses la carte visible, elle passe sous la pioche. Tente ta chance si elle ne te sert guère : plus d’un tiers des cartes sont des certificats.
guide-edelstein-instant-card =
    Cette carte s’utilise maintenant ou jamais. Tout ce qui t’est proposé change quelque chose ; renonce si rien ne t’arrange. Avant un décompte, une seule gemme peut renverser une majorité : regarde les couleurs où il t’en manque une, ou bien où tu n’en as qu’une d’avance.
guide-edelstein-exchange =
    Personne d’autre n’a pris le choix libre : rends une gemme et prends-en deux des couleurs que tu veux. Rends-en une qui ne gagne ni ne défend aucune majorité, et prends là où deux gemmes changent la majorité.
guide-edelstein-take-one =
    Vous êtes plusieurs à avoir pris le choix libre : chacun prend une gemme. Prends une couleur où une de plus te donne la majorité, ou empêche quelqu’un de la partager.

## Basari

guide-basari-choose =
    Choisis ce que tu veux ce tour-ci : A apporte une carte de plus et ses ouvriers, B les points de ta carte, C ses gemmes. Si personne d’autre ne le veut, tu l’obtiens ; à deux, on marchande ; à trois, personne n’a rien. Compte les ouvriers : qui arrive à 15 met fin à la manche, et chacun de ceux qui en ont 15 reçoit 12 points.
guide-basari-open-trade =
    Vous avez choisi la même action, et tu dois faire la première offre : au moins une gemme. Qui accepte prend les gemmes ; qui les a offertes paie et fait l’action. Commence par une gemme bon marché ; tu pourras toujours monter.
guide-basari-answer =
    Accepte, et ces gemmes sont à toi, mais pas l’action. Ou offre plus : plus de gemmes, de n’importe quelles couleurs, ou autant mais d’un rang supérieur. Si les gemmes valent plus pour toi que l’action, laisse-la partir.
guide-basari-exchange =
    Personne d’autre n’a choisi D : rends une gemme et prends-en deux des couleurs que tu veux. Rends-en une qui ne gagne ni ne défend aucune majorité, et prends là où deux gemmes changent la majorité.
guide-basari-take-one =
    Vous êtes plusieurs à avoir choisi D : chacun prend une gemme. Prends une couleur où une de plus te donne la majorité, ou empêche quelqu’un de la partager.

## Emerald

guide-emerald-knight =
    Choisis un chevalier. Il avance d’autant de cases qu’il y a de chevaliers là où il se tient, lui compris. Une case de la grotte apporte une carte et termine ton tour ; le long de la barrière, ou près du dragon, elle le réveille. La prairie n’apporte pas de carte : tu peux donc y déplacer un deuxième chevalier, et plus on est nombreux, plus on va loin.
guide-emerald-card =
    Prends l’or ou la gemme. L’or compte pour sa valeur et peut racheter un chevalier : une petite carte or en main est une bonne assurance. Une gemme compte 1, mais avoir les quatre sortes le premier, ou la majorité d’une sorte à la fin, rapporte 4 de plus.
guide-emerald-catch =
    Le dragon s’est arrêté parmi plusieurs chevaliers, et c’est toi qui dis lequel il attrape. Vise qui mène, ou qui n’a pas d’or pour payer. Pense à la fin : dès que quelqu’un n’a plus qu’un chevalier, la partie s’arrête.
guide-emerald-bribe =
    Le dragon tient ton chevalier. Paie une carte or, et il reste où il est ; laisse-le, et il sort du jeu. Près de la salle du trésor, une petite carte en vaut la peine : un trésor compte 5. S’il est loin derrière, ou que tu n’as que de fortes cartes, laisse-le partir.
