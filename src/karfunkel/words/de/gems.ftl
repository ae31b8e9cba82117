# Edelsteine, Aktionen, Karten und Beträge der beiden Handelsspiele, für ihre Tische und für den Bericht.

gem-r =
    { $number ->
        [one] 1 roten
       *[other] { $number } rote
    }
gem-y =
    { $number ->
        [one] 1 gelben
       *[other] { $number } gelbe
    }
gem-g =
    { $number ->
        [one] 1 grünen
       *[other] { $number } grüne
    }
gem-b =
    { $number ->
        [one] 1 blauen
       *[other] { $number } blaue
    }
gem-none = keine Edelsteine

action-money = Geld
action-event = Ereignis
action-gems = Edelsteine
action-free = Freie Wahl
action-A = Mehr Arbeiter
action-B = Punkte
action-C = Edelsteine
action-D = Freie Wahl

wish-money = das Geld
wish-event = eine Ereigniskarte
wish-gems = die Edelsteine
wish-free = die freie Wahl
wish-A = mehr Arbeiter
wish-B = die Punkte
wish-C = die Edelsteine
wish-D = die freie Wahl

card-certificate = Zertifikat
card-major-any = Beliebige Mehrheit
card-major-r = Mehrheit Rot
card-major-y = Mehrheit Gelb
card-major-g = Mehrheit Grün
card-major-b = Mehrheit Blau
card-per-r = Jeder rote
card-per-y = Jeder gelbe
card-per-g = Jeder grüne
card-per-b = Jeder blaue
card-four-rb = Vier rote, vier blaue
card-four-yg = Vier gelbe, vier grüne
card-score-half = Kleine Wertung
card-swap = Tausch
card-remove = Verlust
card-three = Drei einer Farbe
card-halve = Halbierung

amount-money =
    { $amount ->
        [one] 1 Million
       *[other] { $amount } Millionen
    }
amount-points =
    { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
amount-workers =
    { $number ->
        [one] 1 Arbeiter
       *[other] { $number } Arbeiter
    }
