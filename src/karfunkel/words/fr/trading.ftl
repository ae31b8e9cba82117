# La table des deux jeux de négoce : Edel, Stein & Reich et Basari.

## Gems

trading-colour = { $letter ->
    [r] Rouge
    [y] Jaune
    [g] Vert
   *[b] Bleu
}
trading-workers-of = { $number } ouvriers sur 15
trading-card-label = Carte gemmes : { $gems }, { $score }
trading-card-label-workers = Carte bazar : { $gems }, { $score }, { $workers }

## Actions

trading-gain-free-several = seul : donner 1, prendre 2. À plusieurs : prendre 1
trading-gain-workers = ceux d’une carte cachée
trading-gain-event = visible ou cachée
trading-action-hidden = a choisi, face cachée
trading-action-none = n’a pas encore choisi
trading-action-shown = a choisi : { $action }

## Event cards

trading-event-about = { $card ->
    [certificate] Au décompte, le plus de certificats rapporte 10 millions, le deuxième rang 4.
    [major-any] Au décompte : 4 millions pour chaque couleur dont tu as seul le plus.
    [four-rb] Tu auras exactement 4 rouges et 4 bleues : rends le surplus, prends ce qui manque.
    [four-yg] Tu auras exactement 4 jaunes et 4 vertes : rends le surplus, prends ce qui manque.
    [score-half] Choisis une couleur. Elle est décomptée tout de suite, à la moitié de sa valeur.
    [swap] Donne une gemme à quelqu’un et prends-lui-en une. Refus impossible.
    [remove] Tous les autres perdent une gemme de ton choix, remise dans la réserve.
    [three] Prends trois gemmes d’une couleur dans la réserve.
    [halve] Tout le monde, toi aussi, rend la moitié de chaque couleur, arrondie en dessous.
    [major-r] Au décompte : 8 millions si tu as seul le plus de rouges.
    [major-y] Au décompte : 7 millions si tu as seul le plus de jaunes.
    [major-g] Au décompte : 6 millions si tu as seul le plus de vertes.
    [major-b] Au décompte : 5 millions si tu as seul le plus de bleues.
    [per-r] Au décompte : 1 million pour chacune de tes gemmes rouges.
    [per-y] Au décompte : 1 million pour chacune de tes gemmes jaunes.
    [per-g] Au décompte : 1 million pour chacune de tes gemmes vertes.
    [per-b] Au décompte : 1 million pour chacune de tes gemmes bleues.
   *[other] Une carte événement.
}

## The bench

trading-stage = Manche { $stage } sur 3
trading-stage-short = Manche { $stage }
trading-round-short = { $round }/{ $rounds }
trading-round-of = Tour { $round } sur { $rounds }
trading-turn-of = Tour { $round } sur { $rounds }
trading-supply = Réserve
trading-supply-label = Dans la réserve : { $gems }
trading-event-open = Événement visible
trading-event-stack = Pioche
trading-event-stack-label = Pioche des événements : { $down } faces cachées, { $up } faces visibles dessous
trading-using = { $me ->
    [yes] Tu as pris
   *[no] { $name } a pris
}
trading-aside = De côté
trading-aside-label = La première des cartes mises de côté : { $card }
trading-deck = Cartes restantes
trading-deck-label = { $number } cartes n’ont pas encore été vues
trading-kept = Cartes posées
trading-kept-none = aucune carte posée
trading-you = { $name } (toi)
trading-thinking = réfléchit
trading-merchant-label = { $name } : { $score } ; { $gems }
trading-open-merchant = Tout montrer de { $name }
trading-my-tray = Mes gemmes
trading-guesses = Deviné : { $actions }
trading-tools = En savoir plus sur la table

## What can be looked up

trading-seen = Pioches
trading-seen-title = Ce qui peut encore venir
trading-seen-gem-cards = Cartes gemmes pas encore vues ({ $number })
trading-seen-bazaar-cards = Cartes bazar dans la pioche ({ $number })
trading-seen-gone = Cartes gemmes déjà jouées ({ $number })
trading-seen-earlier = Cartes posées devant les marchands ({ $number })
trading-seen-events-down = Cartes événement faces cachées ({ $number })
trading-seen-events-up = Cartes événement visibles sous la pioche ({ $number })
trading-seen-none = Aucune.
trading-score-now = Et maintenant ?
trading-score-now-title = Si on décomptait maintenant
trading-last-scoring = Dernier décompte

## Scoring

trading-scoring-title = Décompte de la manche { $stage }
trading-scoring-certificates = Certificats
trading-scoring-workers = Ouvriers
trading-scoring-cards = Cartes
trading-scoring-sum = Somme
trading-scoring-total = Total
trading-scoring-colour = { $colour }, valeur { $worth }
trading-scoring-cell = { $name } : { $count }
trading-scoring-paid = reçoit { $amount }
trading-scoring-back = rend { $number }
trading-scoring-plus = +{ $amount }
trading-scoring-minus = −{ $number }

## The trade

trading-trade-title = On négocie { $action }
trading-trade-gets = recevrait
trading-trade-declined = n’offre rien
trading-trade-history = Offres jusqu’ici
trading-trade-none = Pas encore d’offre

## Questions

trading-ask-choose = Que choisis-tu ?
trading-ask-choose-active = Que choisis-tu ? { $name } devra le deviner.
trading-ask-guess = { $name } a choisi. Que devines-tu ? Si c’est juste, personne ne l’obtient.
trading-ask-guess-again = Ce n’est pas : { $action }. Devine encore : si c’est juste, vous négociez.
trading-ask-open-trade = { $name } et toi voulez { $action }. Qu’offres-tu à { $name } en échange ?
trading-ask-answer = { $name } t’offre { $gems } pour { $action }. Accepter, ou offrir plus ?
trading-ask-answer-forced = { $name } t’offre { $gems } pour { $action }. Tu ne peux pas offrir plus.
trading-ask-last-offer = { $name } ne veut rien offrir. Donne une gemme et tu obtiens { $action }.
trading-ask-which-event = Quelle carte événement prends-tu ?
trading-ask-instant-card = Tu as pris : { $card }. Qu’en fais-tu ?
trading-ask-exchange = Donne une gemme et prends-en deux.
trading-ask-exchange-free = Tu n’as pas de gemme à donner. Prends-en deux.
trading-ask-take-one = Prends une gemme de n’importe quelle couleur.

## Answers

trading-offer = Offrir { $gems }
trading-accept = Accepter { $gems }
trading-decline = Ne rien offrir
trading-offer-empty = Touche des gemmes
trading-offer-fewer = C’est moins de gemmes que { $gems }
trading-offer-lower = Autant que { $gems }, mais pas de rang supérieur
trading-offer-same = C’est déjà l’offre sur la table
trading-offer-one = Il faut exactement une gemme
trading-offer-not = On ne peut pas offrir cela maintenant
trading-raise-more = Une de plus : { $gems }
trading-raise-higher = Autant, de rang supérieur : { $gems }
trading-raise-least = Au moins : { $gems }
trading-raise-more-short = Plus :
trading-raise-higher-short = Mieux :
trading-raise-least-short = Minimum :
trading-raise-clear = Vider
trading-add = Ajouter { $colour } (reste { $have })
trading-take-off = Retirer { $colour }
trading-built = { $number } dans l’offre
trading-rank = Par rang : rouge, jaune, vert, bleu
trading-open = Prendre la carte visible
trading-hidden = Prendre la première, cachée
trading-hidden-about = { $number } faces cachées
trading-use = L’utiliser
trading-forgo = Y renoncer
trading-swap-mine = Tu donnes
trading-swap-do = Donner { $mine }, prendre { $theirs } à { $name }
trading-swap-first = Touche une des tiennes et une des leurs
trading-swap-not = Les deux couleurs doivent être différentes
trading-remove-do = Retirer celles-ci
trading-remove-first = Touche une gemme de chacun
trading-give = Donner
trading-take = Prendre
trading-exchange-do = Donner { $mine }, prendre { $theirs }
trading-exchange-take-do = Prendre { $theirs }
trading-exchange-first = Touche ce que tu donnes et prends
trading-exchange-not = La réserve n’a pas cela
trading-pick-label = { $colour } : { $number } dans la réserve
trading-gem-of = { $colour }, à { $name } ({ $number })
trading-gem-mine = { $colour }, à moi ({ $number })
trading-chosen = Tu as choisi : { $action }.
trading-wait-choose = { $names } { $count ->
    [one] choisit
   *[other] choisissent
} encore.
trading-wait-guess = { $names } devine ce qui a été choisi.
trading-wait-open-trade = { $otherme ->
    [yes] { $names } et toi voulez { $action }. { $names } commence.
   *[no] { $names } et { $other } veulent { $action }. { $names } commence.
}
trading-wait-answer = { $otherme ->
    [yes] Tu offres { $gems } pour { $action }.
   *[no] { $other } offre { $gems } pour { $action }.
} { $names } peut accepter ou offrir plus.
trading-wait-last-offer = { $otherme ->
    [yes] Tu n’offres rien.
   *[no] { $other } n’offre rien.
} { $names } peut donner une gemme pour { $action }.
trading-wait-which-event = { $names } prend une carte événement.
trading-wait-instant-card = { $names } réfléchit : { $card }.
trading-wait-exchange = { $names } donne une gemme et en prend deux.
trading-wait-take-one = { $names } prend une gemme.
