# Words that the trading games share.

## Words

gem-r =
    { $number ->
        [one] { $number } rouge
       *[other] { $number } rouges
    }
gem-y =
    { $number ->
        [one] { $number } jaune
       *[other] { $number } jaunes
    }
gem-g =
    { $number ->
        [one] { $number } verte
       *[other] { $number } vertes
    }
gem-b =
    { $number ->
        [one] { $number } bleue
       *[other] { $number } bleues
    }
gem-none = aucune pierre
action-hidden = a choisi, face cachée
action-none = n’a pas encore choisi
action-shown = a choisi : { $action }
gem-of = { $colour }, à { $name } ({ $number })
gem-mine = { $colour }, à moi ({ $number })

## The table

colour = { $letter ->
    [r] Rouge
    [y] Jaune
    [g] Vert
   *[b] Bleu
}
workers-of = { $number } ouvriers sur 15
gain-free-several = seul : donner 1, prendre 2. À plusieurs : prendre 1
gain-workers = ceux d’une carte cachée
gain-event = visible ou cachée
stage = Manche { $stage } sur 3
stage-short = Manche { $stage }
round-short = { $round }/{ $rounds }
round-of = Tour { $round } sur { $rounds }
turn-of = Tour { $round } sur { $rounds }
supply = Réserve
supply-label = Dans la réserve : { $gems }
using = { $me ->
    [yes] Tu as pris
   *[no] { $name } a pris
}
aside = De côté
aside-label = La première des cartes mises de côté : { $card }
deck = Cartes restantes
deck-label = { $number } cartes n’ont pas encore été vues
kept = Cartes posées
kept-none = aucune carte posée
you = { $name } (toi)
thinking = réfléchit
merchant-label = { $name } : { $score } ; { $gems }
open-merchant = Tout montrer : { $name }
my-tray = Mes pierres
guesses = Deviné : { $actions }
tools = En savoir plus sur la table
seen = Pioches
seen-title = Ce qui peut encore venir
seen-own = À cette table, on joue avec des cartes saisies par son hôte.
seen-gem-cards = Cartes pierres pas encore vues ({ $number })
seen-bazaar-cards = Cartes bazar dans la pioche ({ $number })
seen-gone = Cartes pierres déjà jouées ({ $number })
seen-earlier = Cartes posées devant les marchands ({ $number })
seen-events-down = Cartes événement faces cachées ({ $number })
seen-events-up = Cartes événement visibles sous la pioche ({ $number })
seen-none = Aucune.
score-now = Si on décomptait
score-now-title = Si on décomptait maintenant
last-scoring = Dernier décompte
scoring-title = Décompte de la manche { $stage }
scoring-certificates = Certificats
scoring-workers = Ouvriers
scoring-cards = Cartes
scoring-sum = Somme
scoring-total = Total
scoring-colour = { $colour }, valeur { $worth }
scoring-cell = { $name } : { $count }
scoring-paid = reçoit { $amount }
scoring-back = rend { $number }
scoring-plus = +{ $amount }
scoring-minus = −{ $number }
trade-title = On négocie { $action }
trade-gets = recevrait
trade-declined = n’offre rien
trade-history = Offres jusqu’ici
trade-none = Pas encore d’offre
offer = Offrir { $gems }
accept = Accepter { $gems }
decline = Ne rien offrir
offer-empty = Touche des pierres
offer-fewer = C’est moins de pierres que { $gems }
offer-lower = Autant que { $gems }, mais pas de rang supérieur
offer-same = C’est déjà l’offre sur la table
offer-one = Il faut exactement une pierre
offer-not = Cette offre n’est pas possible maintenant
raise-more = Une de plus : { $gems }
raise-higher = Autant, de rang supérieur : { $gems }
raise-least = Au moins : { $gems }
raise-more-short = Plus :
raise-higher-short = Mieux :
raise-least-short = Minimum :
raise-clear = Vider
add = Ajouter { $colour } (reste { $have })
take-off = Retirer { $colour }
built = { $number } dans l’offre
rank = Par rang : rouge, jaune, vert, bleu
open = Prendre la carte visible
hidden = Prendre la première, cachée
hidden-about = { $number } faces cachées
use = L’utiliser
forgo = Y renoncer
swap-mine = Toi
swap-do = Donner { $mine }, prendre { $theirs } à { $name }
swap-first = Touche une de tes pierres et une à prendre
swap-not = Les deux couleurs doivent être différentes
remove-do = Retirer celles-ci
remove-first = Touche une pierre de chacun
give = Donner
take = Prendre
exchange-do = Donner { $mine }, prendre { $theirs }
exchange-take-do = Prendre { $theirs }
exchange-first = Touche ce que tu donnes et prends
exchange-not = La réserve n’en a pas assez
pick-label = { $colour } : { $number } dans la réserve
chosen = Tu as choisi : { $action }.

## Cards of one’s own

deck-pick = Touche ses pierres, puis son nombre
deck-undo = Enlever la dernière pierre
deck-add = Ajouter
deck-remove = Enlever { $card }
deck-colours = Sur toutes les cartes : { $gems }
deck-number-money = Argent
deck-number-points = Points
deck-number-workers = Ouvriers

## Decisions

decision-choose = Que choisis-tu ?
decision-open-trade = { $name } et toi voulez { $action }. Qu’offres-tu à { $name } en échange ?
decision-answer = { $name } t’offre { $gems } pour { $action }. Accepter, ou offrir plus ?
decision-answer-forced = { $name } t’offre { $gems } pour { $action }. Tu ne peux pas offrir plus.
decision-exchange = Donne une pierre et prends-en deux.
decision-exchange-free = Tu n’as pas de pierre à donner. Prends-en deux.
decision-take-one = Prends une pierre de n’importe quelle couleur.
waiting-choose = { $names } { $count ->
    [one] n’a pas encore choisi
   *[other] n’ont pas encore choisi
}.
waiting-open-trade = { $otherme ->
    [yes] { $names } et toi voulez { $action }. { $names } commence.
   *[no] { $names } et { $other } veulent { $action }. { $names } commence.
}
waiting-answer = { $otherme ->
    [yes] Tu offres { $gems } pour { $action }.
   *[no] { $other } offre { $gems } pour { $action }.
} { $names } peut accepter ou offrir plus.
waiting-exchange = { $names } donne une pierre et en prend deux.
waiting-take-one = { $names } prend une pierre.

## Events

event-stage = La manche { $stage } commence.
event-round =
    { $players ->
        [2] Tour { $round }
       *[other] Tour { $round }
    }
event-scoring = Décompte de la manche { $stage }.
event-scored =
    { $sharing ->
        [0] { "" }
        [1] { "" }
       *[other]
            { $colour-id ->
                [r] La majorité rouge est partagée entre { $sharing }, avec { $most } chacun.
                [y] La majorité jaune est partagée entre { $sharing }, avec { $most } chacun.
                [g] La majorité verte est partagée entre { $sharing }, avec { $most } chacun.
               *[b] La majorité bleue est partagée entre { $sharing }, avec { $most } chacun.
            }
    }
event-over = Les trois manches sont décomptées. La partie est terminée.
event-shown =
    { $you ->
        [one] Tu veux { $action }.
       *[none] { $name } veut { $action }.
    }
event-void =
    { $players ->
        [2] { $action } : deviné du premier coup, donc personne n’a rien.
       *[other] { $action } : trop de monde, donc personne n’a rien.
    }
event-trade =
    { $you ->
        [one] { $other } et toi voulez { $action }. Tu commences.
        [other] { $name } et toi voulez { $action }. { $name } commence.
       *[none] { $name } et { $other } veulent { $action }. { $name } commence.
    }
event-offered =
    { $you ->
        [one] Tu offres { $gems } à { $other }.
        [other] { $name } t’offre { $gems }.
       *[none] { $name } offre { $gems } à { $other }.
    }
event-accepted =
    { $you ->
        [one] Tu acceptes. L’action revient à { $other }.
        [other] { $name } accepte. L’action te revient !
       *[none] { $name } accepte. L’action revient à { $other }.
    }
event-gems =
    { $from ->
        [supply]
            { $you ->
                [one] Tu prends { $gems }.
               *[none] { $name } prend { $gems }.
            }
       *[other]
            { $to ->
                [supply]
                    { $you ->
                        [one] Tu remets { $gems } dans la réserve.
                       *[none] { $name } remet { $gems } dans la réserve.
                    }
               *[other]
                    { $you ->
                        [one] Tu donnes { $gems } à { $other }.
                        [other] { $name } te donne { $gems }.
                       *[none] { $name } donne { $gems } à { $other }.
                    }
            }
    }

## The end

best-trades = Le plus de négociations gagnées : { $number } ({ $names })

## Hints

hint-choose-free = Tu prends des pierres de ton choix, et personne ne peut te les disputer.
hint-accept = Tu obtiens { $gems }, et l’autre obtient { $action }.
hint-offer = Si c’est accepté, tu donnes { $gems } et tu obtiens { $action }.
hint-decline = Tu n’offres rien ; l’autre peut alors obtenir { $action } pour une seule pierre.
hint-decline-last = Tu n’offres rien non plus : aucun de vous n’obtient { $action }.
hint-take = Tu prends { $gems }.

## The terminal

terminal-card = Carte
terminal-action = Action
terminal-kept = Posées
terminal-pays = * paie
terminal-face-down = cachée
terminal-all-that-is-left = { $gems } (tout ce qui reste de { $shown })
terminal-offer = Offrir { $gems } ; si c’est accepté, tu obtiens : { $gain }
terminal-accept = Tu reçois { $gems } ; { $name } obtient : { $gain }
terminal-decline = Ne rien offrir ; { $name } peut alors donner une pierre et l’obtient
