# Ce qui s’est passé, en phrases. On tutoie qui lit : $you vaut `one` si c’est lui qui agit, `other` si l’on agit envers
# lui, sinon `none`.

## Parties de phrases

log-most-r = la majorité rouge
log-most-y = la majorité jaune
log-most-g = la majorité verte
log-most-b = la majorité bleue

## La table

log-sat =
    { $you ->
        [one] Tu prends place.
       *[none] { $name } prend place.
    }
log-botsat = Un bot prend la place { $number } : { $level }.
log-stood = La place { $number } est de nouveau libre.
log-started = La partie commence.
log-tookback =
    { $number ->
        [one] Un coup est repris.
       *[other] { $number } coups sont repris.
    }
log-asked-undo =
    { $you ->
        [one] Tu demandes à reprendre ton coup.
       *[none] { $name } demande à reprendre un coup.
    }
log-asked-abandon =
    { $you ->
        [one] Tu proposes d’arrêter la partie sans résultat.
       *[none] { $name } propose d’arrêter la partie sans résultat.
    }
log-answered-yes =
    { $you ->
        [one] Tu es d’accord.
       *[none] { $name } est d’accord.
    }
log-answered-no =
    { $you ->
        [one] Tu refuses.
       *[none] { $name } refuse.
    }
log-wentaway =
    { $you ->
        [one] Tu n’es plus là. Un bot joue pour toi.
       *[none] { $name } n’est plus là. Un bot prend le relais.
    }
log-cameback =
    { $you ->
        [one] Te revoilà.
       *[none] { $name } est de retour.
    }
log-resigned =
    { $you ->
        [one] Tu abandonnes. Un bot joue à ta place jusqu’à la fin.
       *[none] { $name } abandonne. Un bot joue à sa place jusqu’à la fin.
    }
log-abandoned = La partie s’arrête sans résultat.
log-rematched = Une table attend pour la revanche.

## Manches et tours

log-stage = La manche { $stage } commence.
log-round = Tour { $round }
log-turn = Tour { $round }
log-turned = La carte événement visible : { $card }.
log-shuffled = Les cartes événement sont mélangées.
log-scoring = Décompte de la manche { $stage }.
log-shared =
    { $colour ->
        [r] La majorité rouge est partagée entre { $sharing }, avec { $most } chacun.
        [y] La majorité jaune est partagée entre { $sharing }, avec { $most } chacun.
        [g] La majorité verte est partagée entre { $sharing }, avec { $most } chacun.
       *[b] La majorité bleue est partagée entre { $sharing }, avec { $most } chacun.
    }
log-kept-cards-back = Toutes les cartes événement gardées retournent sous la pioche.
log-bazaar-cards-back = Toutes les cartes bazar retournent dans la pioche.
log-fill-up =
    { $colour ->
        [r] Le rouge se fait rare : tout le monde en rend une.
        [y] Le jaune se fait rare : tout le monde en rend une.
        [g] Le vert se fait rare : tout le monde en rend une.
       *[b] Le bleu se fait rare : tout le monde en rend une.
    }
log-over = La partie est terminée.

## Choisir et négocier

log-shown =
    { $you ->
        [one] Tu veux { $wish }.
       *[none] { $name } veut { $wish }.
    }
log-guessed-right =
    { $you ->
        [one] Tu devines « { $action } », et c’est juste !
       *[none] { $name } devine « { $action } », et c’est juste !
    }
log-guessed-wrong =
    { $you ->
        [one] Tu penses à « { $action } ». Raté.
       *[none] { $name } pense à « { $action } ». Raté.
    }
log-void = { $action } : trop de monde, donc personne n’a rien.
log-void-guessed = { $action } : deviné du premier coup, donc personne n’a rien.
log-trade =
    { $you ->
        [one] { $other } et toi voulez la même chose : { $wish }. Tu ouvres.
        [other] { $name } et toi voulez la même chose : { $wish }. { $name } ouvre.
       *[none] { $name } et { $other } veulent la même chose : { $wish }. { $name } ouvre.
    }
log-offered =
    { $you ->
        [one] Tu offres { $gems } à { $other }.
        [other] { $name } t’offre { $gems }.
       *[none] { $name } offre { $gems } à { $other }.
    }
log-declined =
    { $you ->
        [one] Tu n’offres rien.
       *[none] { $name } n’offre rien.
    }
log-not-done = { $action } : personne n’offre rien, donc personne n’a rien.
log-accepted =
    { $you ->
        [one] Tu acceptes. L’action revient à { $other }.
        [other] { $name } accepte. L’action te revient !
       *[none] { $name } accepte. L’action revient à { $other }.
    }
log-for-nothing =
    { $you ->
        [one] Pas une gemme à offrir : tu obtiens { $wish } sans rien payer.
       *[none] Pas une gemme à offrir : { $name } obtient { $wish } sans rien payer.
    }

## Ce qu’apportent les actions

log-took-open =
    { $you ->
        [one] Tu prends la carte visible : { $card }.
       *[none] { $name } prend la carte visible : { $card }.
    }
log-drew =
    { $you ->
        [one] Tu pioches : { $card }.
       *[none] { $name } pioche : { $card }.
    }
log-used =
    { $you ->
        [one] Tu utilises « { $card } ».
       *[none] { $name } utilise « { $card } ».
    }
log-forgone =
    { $you ->
        [one] Tu renonces à « { $card } ».
       *[none] { $name } renonce à « { $card } ».
    }
log-gems-taken =
    { $you ->
        [one] Tu prends { $gems }.
       *[none] { $name } prend { $gems }.
    }
log-gems-returned =
    { $you ->
        [one] Tu remets { $gems } dans la réserve.
       *[none] { $name } remet { $gems } dans la réserve.
    }
log-gems-given =
    { $you ->
        [one] Tu donnes { $gems } à { $other }.
        [other] { $name } te donne { $gems }.
       *[none] { $name } donne { $gems } à { $other }.
    }
log-more-workers =
    { $you ->
        [one] Tu prends une carte de plus : tu as maintenant { $workers }.
       *[none] { $name } prend une carte de plus et a maintenant { $workers }.
    }
log-stack-empty =
    { $you ->
        [one] La pioche est vide : pas de nouveaux ouvriers pour toi.
       *[none] La pioche est vide : pas de nouveaux ouvriers pour { $name }.
    }
log-earned-now =
    { $you ->
        [one] Tu prends { $score }.
       *[none] { $name } prend { $score }.
    }
log-earned-most =
    { $you ->
        [one] Tu reçois { $score } pour { $most }.
       *[none] { $name } reçoit { $score } pour { $most }.
    }
log-earned-card =
    { $you ->
        [one] Tu reçois { $score } pour la carte « { $card } ».
       *[none] { $name } reçoit { $score } pour la carte « { $card } ».
    }
log-earned-certificates =
    { $you ->
        [one] Tu reçois { $score } pour tes certificats.
       *[none] { $name } reçoit { $score } pour ses certificats.
    }
log-earned-workers =
    { $you ->
        [one] Tu reçois { $score } pour au moins 15 ouvriers.
       *[none] { $name } reçoit { $score } pour au moins 15 ouvriers.
    }

## Les chevaliers et le dragon

log-from-tower = de la tour { $number }
log-from-keep = du donjon
log-from-field = de la case { $number }
log-to-field = à la case { $number }
log-to-chamber = jusque dans la salle du trésor
log-card-gold = de l’or de valeur { $value }
log-card-ruby = un rubis
log-card-emerald = une émeraude
log-card-garnet = un grenat
log-card-turquoise = une turquoise
log-bonus-ruby = la majorité en rubis
log-bonus-emerald = la majorité en émeraudes
log-bonus-garnet = la majorité en grenats
log-bonus-turquoise = la majorité en turquoises
log-bonus-four-kinds = les quatre gemmes différentes
log-knight =
    { $you ->
        [one] Tu déplaces un chevalier { $from } { $to }.
       *[none] { $name } déplace un chevalier { $from } { $to }.
    }
log-stopped =
    { $you ->
        [one] Tu ne déplaces pas de deuxième chevalier.
       *[none] { $name } ne déplace pas de deuxième chevalier.
    }
log-treasure =
    { $you ->
        [one] Tu t’empares d’un trésor !
       *[none] { $name } s’empare d’un trésor !
    } { $left ->
        [0] C’était le dernier.
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
log-took =
    { $you ->
        [one] Tu prends { $card }.
       *[none] { $name } prend { $card }.
    }
log-bonus =
    { $you ->
        [one] Tu obtiens le bonus pour { $bonus } !
       *[none] { $name } obtient le bonus pour { $bonus } !
    }
log-rolled =
    { $you ->
        [one] Le dragon se réveille ! Tu fais { $number } au dé.
       *[none] Le dragon se réveille ! { $name } fait { $number } au dé.
    }
log-caught =
    { $you ->
        [one] Le dragon attrape ton chevalier, case { $field } !
       *[none] Le dragon attrape un chevalier, case { $field } : il est à { $name }.
    }
log-bribed =
    { $you ->
        [one] Tu rachètes ton chevalier avec { $gold }.
       *[none] { $name } rachète le chevalier avec { $gold }.
    }
log-nest =
    { $you ->
        [one] Ton chevalier finit dans le nid.
       *[none] { $name } perd le chevalier, qui finit dans le nid.
    }
log-bar = La garde avance : cases { $first } à { $last }.
log-over-last-treasure = Le dernier trésor est pris. La partie est terminée.
log-over-last-knight =
    { $you ->
        [one] Il ne te reste qu’un chevalier. La partie est terminée.
       *[none] Il ne reste qu’un chevalier à { $name }. La partie est terminée.
    }
