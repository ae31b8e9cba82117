# Words that the trading games share.

## Words

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
action-hidden = hat verdeckt gewählt
action-none = hat noch nicht gewählt
action-shown = hat gewählt: { $action }
gem-of = { $colour } von { $name } ({ $number })
gem-mine = { $colour } von mir ({ $number })

## The table

colour = { $letter ->
    [r] Rot
    [y] Gelb
    [g] Grün
   *[b] Blau
}
workers-of = { $number } von 15 Arbeitern
gain-free-several = allein: 1 geben, 2 nehmen. Mit anderen: 1 nehmen
gain-workers = die einer verdeckten Karte
gain-event = offen oder verdeckt
stage = Durchgang { $stage } von 3
stage-short = Durchgang { $stage }
round-short = { $round }/{ $rounds }
round-of = Runde { $round } von { $rounds }
turn-of = Zug { $round } von { $rounds }
supply = Vorrat
supply-label = Im Vorrat: { $gems }
using = { $me ->
    [yes] Du hast genommen
   *[no] { $name } hat genommen
}
aside = Beiseite
aside-label = Oberste der beiseitegelegten Karten: { $card }
deck = Karten übrig
deck-label = { $number } Karten wurden noch nicht gesehen
kept = Ausliegende Karten
kept-none = keine ausliegenden Karten
you = { $name } (du)
thinking = überlegt
merchant-label = { $name }: { $score }; { $gems }
open-merchant = Alles von { $name } zeigen
my-tray = Meine Edelsteine
guesses = Geraten: { $actions }
tools = Mehr über den Tisch
seen = Stapel
seen-title = Was noch kommen kann
seen-own = An diesem Tisch wird mit Karten gespielt, die jemand selbst eingegeben hat.
seen-gem-cards = Edelsteinkarten, noch nicht gesehen ({ $number })
seen-bazaar-cards = Basarkarten im Stapel ({ $number })
seen-gone = Edelsteinkarten, schon gespielt ({ $number })
seen-earlier = Karten, die ausliegen ({ $number })
seen-events-down = Ereigniskarten, verdeckt ({ $number })
seen-events-up = Ereigniskarten, offen unter dem Stapel ({ $number })
seen-none = Keine.
score-now = Stand bei Wertung
score-now-title = Wenn jetzt gewertet würde
last-scoring = Letzte Wertung
scoring-title = Wertung von Durchgang { $stage }
scoring-certificates = Zertifikate
scoring-workers = Arbeiter
scoring-cards = Karten
scoring-sum = Summe
scoring-total = Gesamt
scoring-colour = { $colour }, Wert { $worth }
scoring-cell = { $name }: { $count }
scoring-paid = bekommt { $amount }
scoring-back = gibt { $number } zurück
scoring-plus = +{ $amount }
scoring-minus = −{ $number }
trade-title = Handel um { $action }
trade-gets = bekäme
trade-declined = bietet nichts
trade-history = Gebote bisher
trade-none = Noch kein Gebot
offer = Biete { $gems }
accept = Nimm { $gems } an
decline = Nichts bieten
offer-empty = Tippe Edelsteine an
offer-fewer = Das sind weniger als { $gems }
offer-lower = So viele wie { $gems }, aber nicht höher im Rang
offer-same = Dasselbe liegt schon auf dem Tisch
offer-one = Es muss genau ein Edelstein sein
offer-not = Das kannst du jetzt nicht bieten
raise-more = Einer mehr: { $gems }
raise-higher = Gleich viele, höher: { $gems }
raise-least = Mindestens: { $gems }
raise-more-short = Mehr:
raise-higher-short = Höher:
raise-least-short = Mindestens:
raise-clear = Leeren
add = { $colour } dazu (noch { $have })
take-off = { $colour } weg
built = { $number } im Gebot
rank = Rang: Rot, Gelb, Grün, Blau
open = Die offene Karte nehmen
hidden = Die oberste verdeckt nehmen
hidden-about = { $number } liegen verdeckt
use = Einsetzen
forgo = Verzichten
swap-mine = Du
swap-do = Gib { $mine }, nimm { $theirs } von { $name }
swap-first = Tippe einen eigenen und einen fremden an
swap-not = Die beiden müssen verschiedene Farben haben
remove-do = Diese wegnehmen
remove-first = Tippe bei allen je einen an
give = Geben
take = Nehmen
exchange-do = Gib { $mine }, nimm { $theirs }
exchange-take-do = Nimm { $theirs }
exchange-first = Tippe an, was du gibst und nimmst
exchange-not = Das gibt der Vorrat nicht her
pick-label = { $colour }: { $number } im Vorrat
chosen = Du hast gewählt: { $action }.

## Cards of one’s own

deck-pick = Tippe ihre Edelsteine an, dann ihre Zahl
deck-undo = Letzten Stein wegnehmen
deck-add = Dazu
deck-remove = { $card } entfernen
deck-colours = Auf allen Karten: { $gems }
deck-number-money = Geld
deck-number-points = Siegpunkte
deck-number-workers = Arbeiter

## Decisions

decision-choose = Was wählst du?
decision-open-trade = { $name } und du wollt beide { $action }. Was bietest du { $name } dafür?
decision-answer = { $name } bietet dir { $gems } für { $action }. Annehmen oder mehr bieten?
decision-answer-forced = { $name } bietet dir { $gems } für { $action }. Mehr kannst du nicht bieten.
decision-exchange = Gib einen Edelstein ab und nimm zwei.
decision-exchange-free = Du hast keinen Edelstein zum Abgeben. Nimm zwei.
decision-take-one = Nimm einen Edelstein beliebiger Farbe.
waiting-choose = { $names } { $count ->
    [one] wählt
   *[other] wählen
} noch.
waiting-open-trade = { $otherme ->
    [yes] { $names } und du wollt beide { $action }. { $names } beginnt.
   *[no] { $names } und { $other } wollen beide { $action }. { $names } beginnt.
}
waiting-answer = { $otherme ->
    [yes] Du bietest { $gems } für { $action }.
   *[no] { $other } bietet { $gems } für { $action }.
} { $names } kann annehmen oder mehr bieten.
waiting-exchange = { $names } gibt einen Edelstein und nimmt zwei.
waiting-take-one = { $names } nimmt einen Edelstein.

## Events

event-stage = Durchgang { $stage } beginnt.
event-round =
    { $players ->
        [2] Zug { $round }
       *[other] Runde { $round }
    }
event-scoring = Durchgang { $stage } wird gewertet.
event-scored =
    { $sharing ->
        [0] { "" }
        [1] { "" }
       *[other]
            { $colour-id ->
                [r] Rot wird geteilt: { $sharing } haben je { $most }.
                [y] Gelb wird geteilt: { $sharing } haben je { $most }.
                [g] Grün wird geteilt: { $sharing } haben je { $most }.
               *[b] Blau wird geteilt: { $sharing } haben je { $most }.
            }
    }
event-over = Alle drei Durchgänge sind gewertet. Das Spiel ist aus.
event-shown =
    { $you ->
        [one] Du willst { $action }.
       *[none] { $name } will { $action }.
    }
event-void =
    { $players ->
        [2] { $action }: Gleich erraten, also bekommt niemand etwas.
       *[other] { $action }: Zu viele wollen das, also bekommt niemand etwas.
    }
event-trade =
    { $you ->
        [one] { $other } und du wollt beide { $action }. Du bietest zuerst.
        [other] { $name } und du wollt beide { $action }. { $name } bietet zuerst.
       *[none] { $name } und { $other } wollen beide { $action }. { $name } bietet zuerst.
    }
event-offered =
    { $you ->
        [one] Du bietest { $other } { $gems }.
        [other] { $name } bietet dir { $gems }.
       *[none] { $name } bietet { $other } { $gems }.
    }
event-accepted =
    { $you ->
        [one] Du nimmst an. { $other } bekommt den Zuschlag.
        [other] { $name } nimmt an. Du bekommst den Zuschlag!
       *[none] { $name } nimmt an. { $other } bekommt den Zuschlag.
    }
event-gems =
    { $from ->
        [supply]
            { $you ->
                [one] Du nimmst { $gems }.
               *[none] { $name } nimmt { $gems }.
            }
       *[other]
            { $to ->
                [supply]
                    { $you ->
                        [one] Du legst { $gems } in den Vorrat.
                       *[none] { $name } legt { $gems } in den Vorrat.
                    }
               *[other]
                    { $you ->
                        [one] Du gibst { $other } { $gems }.
                        [other] { $name } gibt dir { $gems }.
                       *[none] { $name } gibt { $other } { $gems }.
                    }
            }
    }

## The end

best-trades = Am häufigsten den Zuschlag: { $number }-mal ({ $names })

## Hints

hint-choose-free = Du nimmst Steine deiner Wahl, und niemand kann sie dir abhandeln.
hint-accept = Du bekommst { $gems }, und dein Gegenüber bekommt { $action }.
hint-offer = Wird das angenommen, gibst du { $gems } und bekommst { $action }.
hint-decline = Du bietest nichts; dein Gegenüber kann dann { $action } für einen einzigen Stein bekommen.
hint-decline-last = Auch du bietest nichts, also bekommt keiner von euch { $action }.
hint-take = Du nimmst { $gems }.

## The terminal

terminal-card = Karte
terminal-action = Aktion
terminal-kept = Behalten
terminal-pays = * bringt
terminal-face-down = verdeckt
terminal-all-that-is-left = { $gems } (statt { $shown }; mehr ist nicht da)
terminal-offer = Biete { $gems }; bei Annahme bekommst du: { $gain }
terminal-accept = Du bekommst { $gems }; { $name } bekommt: { $gain }
terminal-decline = Nichts bieten; dann darf { $name } einen Stein geben und bekommt die Aktion
