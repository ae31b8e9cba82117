# De tafel van de twee handelsspellen: Edel, Stein & Reich en Basari.

## Gems

trading-colour = { $letter ->
    [r] Rood
    [y] Geel
    [g] Groen
   *[b] Blauw
}
trading-workers-of = { $number } van 15 arbeiders
trading-card-label = Edelsteenkaart: { $gems }, { $score }
trading-card-label-workers = Bazaarkaart: { $gems }, { $score }, { $workers }

## Actions

trading-gain-free-several = alleen: 1 geven, 2 nemen. Met anderen: 1 nemen
trading-gain-workers = die van een dichte kaart
trading-gain-event = open of dicht
trading-action-hidden = heeft dicht gekozen
trading-action-none = heeft nog niet gekozen
trading-action-shown = koos: { $action }

## Event cards

trading-event-about = { $card ->
    [certificate] Bij de telling leveren de meeste certificaten 10 miljoen op, de op één na meeste 4.
    [major-any] Bij de telling: 4 miljoen voor elke kleur waarvan jij alleen de meeste hebt.
    [four-rb] Je hebt daarna precies 4 rode en 4 blauwe: geef wat te veel is, neem wat ontbreekt.
    [four-yg] Je hebt daarna precies 4 gele en 4 groene: geef wat te veel is, neem wat ontbreekt.
    [score-half] Kies een kleur. Die wordt nu geteld, voor de helft van de waarde.
    [swap] Geef iemand een edelsteen en neem er een terug. Weigeren kan niet.
    [remove] Alle anderen verliezen een edelsteen naar jouw keuze aan de voorraad.
    [three] Neem drie edelstenen van één kleur uit de voorraad.
    [halve] Iedereen, ook jij, geeft van elke kleur de helft aan de voorraad, naar beneden afgerond.
    [major-r] Bij de telling: 8 miljoen als jij alleen de meeste rode hebt.
    [major-y] Bij de telling: 7 miljoen als jij alleen de meeste gele hebt.
    [major-g] Bij de telling: 6 miljoen als jij alleen de meeste groene hebt.
    [major-b] Bij de telling: 5 miljoen als jij alleen de meeste blauwe hebt.
    [per-r] Bij de telling: 1 miljoen voor elk van je rode edelstenen.
    [per-y] Bij de telling: 1 miljoen voor elk van je gele edelstenen.
    [per-g] Bij de telling: 1 miljoen voor elk van je groene edelstenen.
    [per-b] Bij de telling: 1 miljoen voor elk van je blauwe edelstenen.
   *[other] Een gebeurteniskaart.
}

## The bench

trading-stage = Fase { $stage } van 3
trading-stage-short = Fase { $stage }
trading-round-short = { $round }/{ $rounds }
trading-round-of = Ronde { $round } van { $rounds }
trading-turn-of = Beurt { $round } van { $rounds }
trading-supply = Voorraad
trading-supply-label = In de voorraad: { $gems }
trading-event-open = Open gebeurtenis
trading-event-stack = Stapel
trading-event-stack-label = Gebeurtenisstapel: { $down } dicht, { $up } open eronder
trading-using = { $me ->
    [yes] Jij hebt genomen
   *[no] { $name } heeft genomen
}
trading-aside = Opzij
trading-aside-label = Bovenste van de opzijgelegde kaarten: { $card }
trading-deck = Kaarten over
trading-deck-label = { $number } kaarten zijn nog niet gezien
trading-kept = Kaarten op tafel
trading-kept-none = geen kaarten op tafel
trading-you = { $name } (jij)
trading-thinking = denkt na
trading-merchant-label = { $name }: { $score }; { $gems }
trading-open-merchant = Toon alles van { $name }
trading-my-tray = Mijn edelstenen
trading-guesses = Geraden: { $actions }
trading-tools = Meer over de tafel

## What can be looked up

trading-seen = Stapels
trading-seen-title = Wat nog kan komen
trading-seen-gem-cards = Edelsteenkaarten, nog niet gezien ({ $number })
trading-seen-bazaar-cards = Bazaarkaarten in de stapel ({ $number })
trading-seen-gone = Edelsteenkaarten, al gespeeld ({ $number })
trading-seen-earlier = Kaarten die op tafel liggen ({ $number })
trading-seen-events-down = Gebeurteniskaarten, dicht ({ $number })
trading-seen-events-up = Gebeurteniskaarten, open onder de stapel ({ $number })
trading-seen-none = Geen.
trading-score-now = Nu tellen?
trading-score-now-title = Als er nu geteld werd
trading-last-scoring = Laatste telling

## Scoring

trading-scoring-title = Telling van fase { $stage }
trading-scoring-certificates = Certificaten
trading-scoring-workers = Arbeiders
trading-scoring-cards = Kaarten
trading-scoring-sum = Som
trading-scoring-total = Totaal
trading-scoring-colour = { $colour }, waarde { $worth }
trading-scoring-cell = { $name }: { $count }
trading-scoring-paid = krijgt { $amount }
trading-scoring-back = geeft { $number } terug
trading-scoring-plus = +{ $amount }
trading-scoring-minus = −{ $number }

## The trade

trading-trade-title = Handel om { $action }
trading-trade-gets = zou krijgen
trading-trade-declined = biedt niets
trading-trade-history = Biedingen tot nu toe
trading-trade-none = Nog geen bod

## Questions

trading-ask-choose = Wat kies je?
trading-ask-choose-active = Wat kies je? { $name } gaat het raden.
trading-ask-guess = { $name } heeft gekozen. Wat raad je? Klopt het, dan krijgt niemand het.
trading-ask-guess-again = { $action } is het niet. Raad nog eens: klopt het, dan handelen jullie erom.
trading-ask-open-trade = { $name } en jij willen allebei { $action }. Wat bied je { $name } ervoor?
trading-ask-answer = { $name } biedt je { $gems } voor { $action }. Aannemen, of meer bieden?
trading-ask-answer-forced = { $name } biedt je { $gems } voor { $action }. Meer kun je niet bieden.
trading-ask-last-offer = { $name } wil niets bieden. Geef één edelsteen en je krijgt { $action }.
trading-ask-which-event = Welke gebeurteniskaart neem je?
trading-ask-instant-card = Je hebt genomen: { $card }. Wat doe je ermee?
trading-ask-exchange = Geef één edelsteen en neem er twee.
trading-ask-exchange-free = Je hebt geen edelsteen om te geven. Neem er twee.
trading-ask-take-one = Neem een edelsteen van een kleur naar keuze.

## Answers

trading-offer = Bied { $gems }
trading-accept = Neem { $gems } aan
trading-decline = Niets bieden
trading-offer-empty = Tik edelstenen aan
trading-offer-fewer = Dat zijn er minder dan { $gems }
trading-offer-lower = Evenveel als { $gems }, maar niet hoger in rang
trading-offer-same = Dat bod ligt al op tafel
trading-offer-one = Het moet precies één edelsteen zijn
trading-offer-not = Dat kan nu niet geboden worden
trading-raise-more = Eén meer: { $gems }
trading-raise-higher = Evenveel, hoger: { $gems }
trading-raise-least = Minstens: { $gems }
trading-raise-more-short = Meer:
trading-raise-higher-short = Hoger:
trading-raise-least-short = Minstens:
trading-raise-clear = Leegmaken
trading-add = { $colour } erbij (nog { $have })
trading-take-off = { $colour } eraf
trading-built = { $number } in het bod
trading-rank = Rang: rood, geel, groen, blauw
trading-open = De open kaart nemen
trading-hidden = De bovenste dicht nemen
trading-hidden-about = { $number } liggen dicht
trading-use = Gebruiken
trading-forgo = Laten gaan
trading-swap-mine = Jij geeft
trading-swap-do = Geef { $mine }, neem { $theirs } van { $name }
trading-swap-first = Tik er een van jou en een van hen aan
trading-swap-not = De twee kleuren moeten verschillen
trading-remove-do = Deze wegnemen
trading-remove-first = Tik bij ieder één edelsteen aan
trading-give = Geven
trading-take = Nemen
trading-exchange-do = Geef { $mine }, neem { $theirs }
trading-exchange-take-do = Neem { $theirs }
trading-exchange-first = Tik aan wat je geeft en neemt
trading-exchange-not = Dat heeft de voorraad niet
trading-pick-label = { $colour }: { $number } in de voorraad
trading-gem-of = { $colour } van { $name } ({ $number })
trading-gem-mine = { $colour } van mij ({ $number })
trading-chosen = Je hebt gekozen: { $action }.
trading-wait-choose = { $names } { $count ->
    [one] kiest
   *[other] kiezen
} nog.
trading-wait-guess = { $names } raadt wat er gekozen is.
trading-wait-open-trade = { $otherme ->
    [yes] { $names } en jij willen allebei { $action }. { $names } begint.
   *[no] { $names } en { $other } willen allebei { $action }. { $names } begint.
}
trading-wait-answer = { $otherme ->
    [yes] Jij biedt { $gems } voor { $action }.
   *[no] { $other } biedt { $gems } voor { $action }.
} { $names } kan aannemen of meer bieden.
trading-wait-last-offer = { $otherme ->
    [yes] Jij biedt niets.
   *[no] { $other } biedt niets.
} { $names } kan één edelsteen geven voor { $action }.
trading-wait-which-event = { $names } neemt een gebeurteniskaart.
trading-wait-instant-card = { $names } denkt na over { $card }.
trading-wait-exchange = { $names } geeft één edelsteen en neemt er twee.
trading-wait-take-one = { $names } neemt een edelsteen.
