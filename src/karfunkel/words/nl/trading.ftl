# De tafel van de twee handelsspellen: Edel, Stein & Reich en Basari.

## Gems

trading-gems-red = { $number } rode
trading-gems-yellow = { $number } gele
trading-gems-green = { $number } groene
trading-gems-blue = { $number } blauwe
trading-gems-none = geen edelstenen
trading-colour = { $letter ->
    [r] Rood
    [y] Geel
    [g] Groen
   *[b] Blauw
}
trading-score = { $game ->
    [basari] { $amount ->
        [one] 1 punt
       *[other] { $amount } punten
    }
   *[edelstein] { $amount } miljoen
}
trading-workers = { $number ->
    [one] 1 arbeider
   *[other] { $number } arbeiders
}
trading-workers-of = { $number } van 15 arbeiders
trading-card-label = Edelsteenkaart: { $gems }, { $score }
trading-card-label-workers = Bazaarkaart: { $gems }, { $score }, { $workers }

## Actions

trading-action-money = Geld
trading-action-event = Gebeurtenis
trading-action-gems = Edelstenen
trading-action-free = Vrije keuze
trading-action-A = Meer arbeiders
trading-action-B = Punten
trading-action-C = Edelstenen
trading-action-D = Vrije keuze
trading-for-money = het geld
trading-for-event = de gebeurteniskaart
trading-for-gems = de edelstenen
trading-for-free = de vrije keuze
trading-for-A = de arbeiders
trading-for-B = de punten
trading-for-C = de edelstenen
trading-for-D = de vrije keuze
trading-gain-free-several = alleen: 1 geven, 2 nemen. Met anderen: 1 nemen
trading-gain-workers = die van een dichte kaart
trading-gain-event = open of dicht
trading-action-hidden = heeft dicht gekozen
trading-action-none = heeft nog niet gekozen
trading-action-shown = koos: { $action }

## Event cards

trading-event-name = { $card ->
    [certificate] Certificaat
    [major-any] Willekeurige meerderheid
    [four-rb] Vier rode, vier blauwe
    [four-yg] Vier gele, vier groene
    [score-half] Kleine telling
    [swap] Ruil
    [remove] Verlies
    [three] Drie van één kleur
    [halve] Halvering
    [major-r] Meerderheid rood
    [major-y] Meerderheid geel
    [major-g] Meerderheid groen
    [major-b] Meerderheid blauw
    [per-r] Elke rode
    [per-y] Elke gele
    [per-g] Elke groene
    [per-b] Elke blauwe
   *[other] Gebeurtenis
}
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
trading-round = Ronde { $round }
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
trading-close = Sluiten

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
trading-result-won = { $count ->
    [one] { $me ->
        [yes] Je hebt gewonnen!
       *[no] { $names } heeft gewonnen.
    }
   *[other] { $names } delen de overwinning.
}

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
trading-taken-back = Terugnemen
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

## What happens

trading-told-stage = Fase { $stage } begint.
trading-told-round = Ronde { $round }: nieuwe kaarten.
trading-told-dealt = Ronde { $round }: nieuwe kaarten.
trading-told-turned = Open gebeurtenis: { $card }.
trading-told-shuffled = De gebeurtenisstapel wordt geschud.
trading-told-chose = { $me ->
    [yes] Je hebt gekozen.
   *[no] { $name } heeft gekozen.
}
trading-told-guessed = { $me ->
    [yes] Je raadt { $action }: { $right ->
        [yes] goed!
       *[no] fout.
    }
   *[no] { $name } raadt { $action }: { $right ->
        [yes] goed!
       *[no] fout.
    }
}
trading-told-void = { $action }: niemand krijgt het.
trading-told-trade = { $me ->
    [yes] { $other } en jij handelen om { $for }.
   *[no] { $name } en { $other } handelen om { $for }.
}
trading-told-offered = { $me ->
    [yes] Je biedt { $gems }.
   *[no] { $name } biedt { $gems }.
}
trading-told-declined = { $me ->
    [yes] Je biedt niets.
   *[no] { $name } biedt niets.
}
trading-told-not-done = Geen van beiden biedt iets. Niemand krijgt { $for }.
trading-told-accepted = { $me ->
    [yes] Je neemt aan. { $other } krijgt { $for }.
   *[no] { $name } neemt aan. { $otherme ->
        [yes] Jij krijgt { $for }.
       *[no] { $other } krijgt { $for }.
    }
}
trading-told-for-nothing = { $me ->
    [yes] Geen van beiden heeft een edelsteen: jij krijgt { $for } voor niets.
   *[no] Geen van beiden heeft een edelsteen: { $name } krijgt { $for } voor niets.
}
trading-told-does = { $me ->
    [yes] Je krijgt { $for }.
   *[no] { $name } krijgt { $for }.
}
trading-told-took = { $me ->
    [yes] Je neemt de open kaart: { $card }.
   *[no] { $name } neemt de open kaart: { $card }.
}
trading-told-drew = { $me ->
    [yes] Je trekt: { $card }.
   *[no] { $name } trekt: { $card }.
}
trading-told-kept = { $me ->
    [yes] Je houdt: { $card }.
   *[no] { $name } houdt: { $card }.
}
trading-told-used = { $me ->
    [yes] Je gebruikt: { $card }.
   *[no] { $name } gebruikt: { $card }.
}
trading-told-forgone = { $me ->
    [yes] Je laat gaan: { $card }.
   *[no] { $name } laat gaan: { $card }.
}
trading-told-gems-take = { $me ->
    [yes] Je neemt { $gems }.
   *[no] { $name } neemt { $gems }.
}
trading-told-gems-back = { $me ->
    [yes] Je legt { $gems } in de voorraad.
   *[no] { $name } legt { $gems } in de voorraad.
}
trading-told-gems-pass = { $me ->
    [yes] Je geeft { $other } { $gems }.
   *[no] { $name } geeft { $otherme ->
        [yes] jou
       *[no] { $other }
    } { $gems }.
}
trading-told-earned = { $me ->
    [yes] Je krijgt { $score }.
   *[no] { $name } krijgt { $score }.
}
trading-told-more-workers = { $me ->
    [yes] Je hebt nu { $workers }.
   *[no] { $name } heeft nu { $workers }.
}
trading-told-stack-empty = De stapel is leeg: geen nieuwe arbeiders.
trading-told-scoring = Fase { $stage } wordt geteld.
trading-told-scored = { $colour }: de meeste zijn { $number }{ $sharing ->
    [one] {""}
   *[other] , gedeeld door { $sharing }
}.
trading-told-certificates = Certificaten: de meeste zijn { $number }.
trading-told-workers-scored = { $me ->
    [yes] Je hebt { $workers }.
   *[no] { $name } heeft { $workers }.
}
trading-told-stage-scored = Fase { $stage } is geteld.
trading-told-fill-up = De voorraad is laag: iedereen geeft een edelsteen in { $colour }.
trading-told-over = Het spel is afgelopen.
