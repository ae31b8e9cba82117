# Edelstenen, acties, kaarten en bedragen van de twee handelsspellen, voor hun tafels en voor het verslag.

gem-r =
    { $number ->
        [one] 1 rode
       *[other] { $number } rode
    }
gem-y =
    { $number ->
        [one] 1 gele
       *[other] { $number } gele
    }
gem-g =
    { $number ->
        [one] 1 groene
       *[other] { $number } groene
    }
gem-b =
    { $number ->
        [one] 1 blauwe
       *[other] { $number } blauwe
    }
gem-none = geen edelstenen

action-money = Geld
action-event = Gebeurtenis
action-gems = Edelstenen
action-free = Vrije keuze
action-A = Meer arbeiders
action-B = Punten
action-C = Edelstenen
action-D = Vrije keuze

wish-money = het geld
wish-event = een gebeurteniskaart
wish-gems = de edelstenen
wish-free = de vrije keuze
wish-A = meer arbeiders
wish-B = de punten
wish-C = de edelstenen
wish-D = de vrije keuze

card-certificate = Certificaat
card-major-any = Willekeurige meerderheid
card-major-r = Meerderheid rood
card-major-y = Meerderheid geel
card-major-g = Meerderheid groen
card-major-b = Meerderheid blauw
card-per-r = Elke rode
card-per-y = Elke gele
card-per-g = Elke groene
card-per-b = Elke blauwe
card-four-rb = Vier rode, vier blauwe
card-four-yg = Vier gele, vier groene
card-score-half = Kleine telling
card-swap = Ruil
card-remove = Verlies
card-three = Drie van één kleur
card-halve = Halvering

amount-money = { $amount } miljoen
amount-points =
    { $amount ->
        [one] 1 punt
       *[other] { $amount } punten
    }
amount-workers =
    { $number ->
        [one] 1 arbeider
       *[other] { $number } arbeiders
    }
