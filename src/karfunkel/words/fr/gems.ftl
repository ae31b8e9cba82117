# Gemmes, actions, cartes et sommes des deux jeux de négoce, pour leurs tables et pour le récit.

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
gem-none = aucune gemme

action-money = Argent
action-event = Événement
action-gems = Gemmes
action-free = Choix libre
action-A = Plus d’ouvriers
action-B = Points
action-C = Gemmes
action-D = Choix libre

wish-money = l’argent
wish-event = une carte événement
wish-gems = les gemmes
wish-free = le choix libre
wish-A = plus d’ouvriers
wish-B = les points
wish-C = les gemmes
wish-D = le choix libre

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

amount-money =
    { $amount ->
        [one] { $amount } million
       *[other] { $amount } millions
    }
amount-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
amount-workers =
    { $number ->
        [one] { $number } ouvrier
       *[other] { $number } ouvriers
    }
