# Der Tisch der beiden Handelsspiele: Edel, Stein & Reich und Basari.

## Gems

trading-colour = { $letter ->
    [r] Rot
    [y] Gelb
    [g] Grün
   *[b] Blau
}
trading-workers-of = { $number } von 15 Arbeitern
trading-card-label = Edelsteinkarte: { $gems }, { $score }
trading-card-label-workers = Basarkarte: { $gems }, { $score }, { $workers }

## Actions

trading-gain-free-several = allein: 1 geben, 2 nehmen. Mit anderen: 1 nehmen
trading-gain-workers = die einer verdeckten Karte
trading-gain-event = offen oder verdeckt
trading-action-hidden = hat verdeckt gewählt
trading-action-none = hat noch nicht gewählt
trading-action-shown = hat gewählt: { $action }

## Event cards

trading-event-about = { $card ->
    [certificate] Bei der Wertung bringen die meisten Zertifikate 10 Millionen, die zweitmeisten 4.
    [major-any] Bei der Wertung: 4 Millionen für jede Farbe, von der du allein die meisten hast.
    [four-rb] Du hast danach genau 4 rote und 4 blaue Edelsteine: gib ab, was zu viel ist, nimm, was fehlt.
    [four-yg] Du hast danach genau 4 gelbe und 4 grüne Edelsteine: gib ab, was zu viel ist, nimm, was fehlt.
    [score-half] Wähle eine Farbe. Sie wird sofort zum halben Wert gewertet.
    [swap] Gib jemandem einen Edelstein und nimm dir einen dafür. Ablehnen geht nicht.
    [remove] Alle anderen verlieren einen Edelstein deiner Wahl an den Vorrat.
    [three] Nimm drei Edelsteine einer Farbe aus dem Vorrat.
    [halve] Alle, auch du, geben von jeder Farbe die Hälfte in den Vorrat, abgerundet.
    [major-r] Bei der Wertung: 8 Millionen, wenn du allein die meisten roten hast.
    [major-y] Bei der Wertung: 7 Millionen, wenn du allein die meisten gelben hast.
    [major-g] Bei der Wertung: 6 Millionen, wenn du allein die meisten grünen hast.
    [major-b] Bei der Wertung: 5 Millionen, wenn du allein die meisten blauen hast.
    [per-r] Bei der Wertung: 1 Million für jeden deiner roten Edelsteine.
    [per-y] Bei der Wertung: 1 Million für jeden deiner gelben Edelsteine.
    [per-g] Bei der Wertung: 1 Million für jeden deiner grünen Edelsteine.
    [per-b] Bei der Wertung: 1 Million für jeden deiner blauen Edelsteine.
   *[other] Eine Ereigniskarte.
}

## The bench

trading-stage = Durchgang { $stage } von 3
trading-stage-short = Durchgang { $stage }
trading-round-short = { $round }/{ $rounds }
trading-round-of = Runde { $round } von { $rounds }
trading-turn-of = Zug { $round } von { $rounds }
trading-supply = Vorrat
trading-supply-label = Im Vorrat: { $gems }
trading-event-open = Offenes Ereignis
trading-event-stack = Stapel
trading-event-stack-label = Ereignisstapel: { $down } verdeckt, { $up } offen darunter
trading-using = { $me ->
    [yes] Du hast genommen
   *[no] { $name } hat genommen
}
trading-aside = Beiseite
trading-aside-label = Oberste der beiseitegelegten Karten: { $card }
trading-deck = Karten übrig
trading-deck-label = { $number } Karten wurden noch nicht gesehen
trading-kept = Ausliegende Karten
trading-kept-none = keine ausliegenden Karten
trading-you = { $name } (du)
trading-thinking = überlegt
trading-merchant-label = { $name }: { $score }; { $gems }
trading-open-merchant = Alles von { $name } zeigen
trading-my-tray = Meine Edelsteine
trading-guesses = Geraten: { $actions }
trading-tools = Mehr über den Tisch

## What can be looked up

trading-seen = Stapel
trading-seen-title = Was noch kommen kann
trading-seen-gem-cards = Edelsteinkarten, noch nicht gesehen ({ $number })
trading-seen-bazaar-cards = Basarkarten im Stapel ({ $number })
trading-seen-gone = Edelsteinkarten, schon gespielt ({ $number })
trading-seen-earlier = Karten, die ausliegen ({ $number })
trading-seen-events-down = Ereigniskarten, verdeckt ({ $number })
trading-seen-events-up = Ereigniskarten, offen unter dem Stapel ({ $number })
trading-seen-none = Keine.
trading-score-now = Wertung jetzt?
trading-score-now-title = Wenn jetzt gewertet würde
trading-last-scoring = Letzte Wertung

## Scoring

trading-scoring-title = Wertung von Durchgang { $stage }
trading-scoring-certificates = Zertifikate
trading-scoring-workers = Arbeiter
trading-scoring-cards = Karten
trading-scoring-sum = Summe
trading-scoring-total = Gesamt
trading-scoring-colour = { $colour }, Wert { $worth }
trading-scoring-cell = { $name }: { $count }
trading-scoring-paid = bekommt { $amount }
trading-scoring-back = gibt { $number } zurück
trading-scoring-plus = +{ $amount }
trading-scoring-minus = −{ $number }

## The trade

trading-trade-title = Handel um { $action }
trading-trade-gets = bekäme
trading-trade-declined = bietet nichts
trading-trade-history = Gebote bisher
trading-trade-none = Noch kein Gebot

## Questions

trading-ask-choose = Was wählst du?
trading-ask-choose-active = Was wählst du? { $name } rät danach.
trading-ask-guess = { $name } hat gewählt. Was rätst du? Stimmt es, bekommt es niemand.
trading-ask-guess-again = { $action } ist es nicht. Rate noch einmal: Stimmt es, handelt ihr darum.
trading-ask-open-trade = { $name } und du wollt beide { $action }. Was bietest du { $name } dafür?
trading-ask-answer = { $name } bietet dir { $gems } für { $action }. Annehmen oder mehr bieten?
trading-ask-answer-forced = { $name } bietet dir { $gems } für { $action }. Mehr kannst du nicht bieten.
trading-ask-last-offer = { $name } will nichts bieten. Gib einen Edelstein, und du bekommst { $action }.
trading-ask-which-event = Welche Ereigniskarte nimmst du?
trading-ask-instant-card = Du hast genommen: { $card }. Was machst du damit?
trading-ask-exchange = Gib einen Edelstein ab und nimm zwei.
trading-ask-exchange-free = Du hast keinen Edelstein zum Abgeben. Nimm zwei.
trading-ask-take-one = Nimm einen Edelstein beliebiger Farbe.

## Answers

trading-offer = Biete { $gems }
trading-accept = Nimm { $gems } an
trading-decline = Nichts bieten
trading-offer-empty = Tippe Edelsteine an
trading-offer-fewer = Das sind weniger als { $gems }
trading-offer-lower = So viele wie { $gems }, aber nicht höher im Rang
trading-offer-same = Dasselbe liegt schon auf dem Tisch
trading-offer-one = Es muss genau ein Edelstein sein
trading-offer-not = Das kann jetzt nicht geboten werden
trading-raise-more = Einer mehr: { $gems }
trading-raise-higher = Gleich viele, höher: { $gems }
trading-raise-least = Mindestens: { $gems }
trading-raise-more-short = Mehr:
trading-raise-higher-short = Höher:
trading-raise-least-short = Wenigstens:
trading-raise-clear = Leeren
trading-add = { $colour } dazu (noch { $have })
trading-take-off = { $colour } weg
trading-built = { $number } im Gebot
trading-rank = Rang: Rot, Gelb, Grün, Blau
trading-open = Die offene Karte nehmen
trading-hidden = Die oberste verdeckt nehmen
trading-hidden-about = { $number } liegen verdeckt
trading-use = Einsetzen
trading-forgo = Verzichten
trading-swap-mine = Du gibst
trading-swap-do = Gib { $mine }, nimm { $theirs } von { $name }
trading-swap-first = Tippe einen eigenen und einen fremden an
trading-swap-not = Die beiden müssen verschiedene Farben haben
trading-remove-do = Diese wegnehmen
trading-remove-first = Tippe bei allen je einen an
trading-give = Geben
trading-take = Nehmen
trading-exchange-do = Gib { $mine }, nimm { $theirs }
trading-exchange-take-do = Nimm { $theirs }
trading-exchange-first = Tippe an, was du gibst und nimmst
trading-exchange-not = Das gibt der Vorrat nicht her
trading-pick-label = { $colour }: { $number } im Vorrat
trading-gem-of = { $colour } von { $name } ({ $number })
trading-gem-mine = { $colour } von mir ({ $number })
trading-chosen = Du hast gewählt: { $action }.
trading-wait-choose = { $names } { $count ->
    [one] wählt
   *[other] wählen
} noch.
trading-wait-guess = { $names } rät, was gewählt wurde.
trading-wait-open-trade = { $otherme ->
    [yes] { $names } und du wollt beide { $action }. { $names } beginnt.
   *[no] { $names } und { $other } wollen beide { $action }. { $names } beginnt.
}
trading-wait-answer = { $otherme ->
    [yes] Du bietest { $gems } für { $action }.
   *[no] { $other } bietet { $gems } für { $action }.
} { $names } kann annehmen oder mehr bieten.
trading-wait-last-offer = { $otherme ->
    [yes] Du bietest nichts.
   *[no] { $other } bietet nichts.
} { $names } kann einen Edelstein für { $action } geben.
trading-wait-which-event = { $names } nimmt eine Ereigniskarte.
trading-wait-instant-card = { $names } überlegt: { $card }.
trading-wait-exchange = { $names } gibt einen Edelstein und nimmt zwei.
trading-wait-take-one = { $names } nimmt einen Edelstein.
