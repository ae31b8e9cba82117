# Words that the trading games share.

## Words

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
action-hidden = heeft gekozen, gedekt
action-none = heeft nog niet gekozen
action-shown = koos: { $action }
gem-of = { $colour } van { $name } ({ $number })
gem-mine = { $colour } van mij ({ $number })

## The table

colour = { $letter ->
    [r] Rood
    [y] Geel
    [g] Groen
   *[b] Blauw
}
workers-of = { $number } van 15 arbeiders
gain-free-several = alleen: 1 geven, 2 nemen. Met anderen: 1 nemen
gain-workers = die van een gedekte kaart
gain-event = open of gedekt
stage = Ronde { $stage } van 3
stage-short = Ronde { $stage }
round-short = { $round }/{ $rounds }
round-of = Beurt { $round } van { $rounds }
turn-of = Beurt { $round } van { $rounds }
supply = Voorraad
supply-label = In de voorraad: { $gems }
using = { $me ->
    [yes] Jij hebt genomen
   *[no] { $name } heeft genomen
}
aside = Opzij
aside-label = Bovenste van de opzijgelegde kaarten: { $card }
deck = Kaarten over
deck-label = { $number } kaarten zijn nog niet gezien
kept = Kaarten op tafel
kept-none = geen kaarten op tafel
you = { $name } (jij)
thinking = denkt na
merchant-label = { $name }: { $score }; { $gems }
open-merchant = Toon alles van { $name }
my-tray = Mijn edelstenen
guesses = Geraden: { $actions }
tools = Meer over de tafel
seen = Stapels
seen-title = Wat nog kan komen
seen-own = Aan deze tafel wordt gespeeld met kaarten die de gastheer heeft ingevoerd.
seen-gem-cards = Edelsteenkaarten, nog niet gezien ({ $number })
seen-bazaar-cards = Bazaarkaarten in de stapel ({ $number })
seen-gone = Edelsteenkaarten, al gespeeld ({ $number })
seen-earlier = Kaarten die op tafel liggen ({ $number })
seen-events-down = Gebeurteniskaarten, gedekt ({ $number })
seen-events-up = Gebeurteniskaarten, open onder de stapel ({ $number })
seen-none = Geen.
score-now = Stand bij waardering
score-now-title = Als er nu een waardering kwam
last-scoring = Laatste waardering
scoring-title = Waardering van ronde { $stage }
scoring-certificates = Waardecertificaten
scoring-workers = Arbeiders
scoring-cards = Kaarten
scoring-sum = Som
scoring-total = Totaal
scoring-colour = { $colour }, waarde { $worth }
scoring-cell = { $name }: { $count }
scoring-paid = krijgt { $amount }
scoring-back = geeft { $number } terug
scoring-plus = +{ $amount }
scoring-minus = −{ $number }
trade-title = Onderhandeling om { $action }
trade-gets = zou krijgen
trade-declined = biedt niets
trade-history = Biedingen tot nu toe
trade-none = Nog geen bod
offer = Bied { $gems }
accept = Neem { $gems } aan
decline = Niets bieden
offer-empty = Tik edelstenen aan
offer-fewer = Dat zijn er minder dan { $gems }
offer-lower = Evenveel als { $gems }, maar niet hoger in rang
offer-same = Dat bod ligt al op tafel
offer-one = Het moet precies één edelsteen zijn
offer-not = Dat kun je nu niet bieden
raise-more = Eén meer: { $gems }
raise-higher = Evenveel, hoger: { $gems }
raise-least = Minstens: { $gems }
raise-more-short = Meer:
raise-higher-short = Hoger:
raise-least-short = Minstens:
raise-clear = Leegmaken
add = { $colour } erbij (nog { $have })
take-off = { $colour } eraf
built = { $number } in het bod
rank = Rang: rood, geel, groen, blauw
open = De open kaart nemen
hidden = De bovenste gedekte nemen
hidden-about = { $number } liggen gedekt
use = Gebruiken
forgo = Ervan afzien
swap-mine = Jij
swap-do = Geef { $mine }, neem { $theirs } van { $name }
swap-first = Tik er een van jou en een van hen aan
swap-not = De twee kleuren moeten verschillen
remove-do = Deze wegnemen
remove-first = Tik bij ieder één edelsteen aan
give = Geven
take = Nemen
exchange-do = Geef { $mine }, neem { $theirs }
exchange-take-do = Neem { $theirs }
exchange-first = Tik aan wat je geeft en neemt
exchange-not = Zoveel heeft de voorraad niet
pick-label = { $colour }: { $number } in de voorraad
chosen = Je hebt gekozen: { $action }.

## Cards of one’s own

deck-pick = Tik de stenen aan, dan het getal
deck-undo = Laatste steen weghalen
deck-add = Toevoegen
deck-remove = { $card } weghalen
deck-colours = Op alle kaarten: { $gems }
deck-number-money = Geld
deck-number-points = Punten
deck-number-workers = Arbeiders

## Decisions

decision-choose = Wat kies je?
decision-open-trade = { $name } en jij willen allebei { $action }. Wat bied je { $name } ervoor?
decision-answer = { $name } biedt je { $gems } voor { $action }. Aannemen, of meer bieden?
decision-answer-forced = { $name } biedt je { $gems } voor { $action }. Meer kun je niet bieden.
decision-exchange = Geef één edelsteen en neem er twee.
decision-exchange-free = Je hebt geen edelsteen om te geven. Neem er twee.
decision-take-one = Neem een edelsteen van een kleur naar keuze.
waiting-choose = { $names } { $count ->
    [one] kiest
   *[other] kiezen
} nog.
waiting-open-trade = { $otherme ->
    [yes] { $names } en jij willen allebei { $action }. { $names } begint.
   *[no] { $names } en { $other } willen allebei { $action }. { $names } begint.
}
waiting-answer = { $otherme ->
    [yes] Jij biedt { $gems } voor { $action }.
   *[no] { $other } biedt { $gems } voor { $action }.
} { $names } kan aannemen of meer bieden.
waiting-exchange = { $names } geeft één edelsteen en neemt er twee.
waiting-take-one = { $names } neemt een edelsteen.

## Events

event-stage = Ronde { $stage } begint.
event-round =
    { $players ->
        [2] Beurt { $round }
       *[other] Beurt { $round }
    }
event-scoring = De waardering van ronde { $stage }.
event-scored =
    { $sharing ->
        [0] { "" }
        [1] { "" }
       *[other]
            { $colour-id ->
                [r] Rood wordt gedeeld: { $sharing } hebben er elk { $most }.
                [y] Geel wordt gedeeld: { $sharing } hebben er elk { $most }.
                [g] Groen wordt gedeeld: { $sharing } hebben er elk { $most }.
               *[b] Blauw wordt gedeeld: { $sharing } hebben er elk { $most }.
            }
    }
event-over = Alle drie de rondes zijn gewaardeerd. Het spel is afgelopen.
event-shown =
    { $you ->
        [one] Je wilt { $action }.
       *[none] { $name } wil { $action }.
    }
event-void =
    { $players ->
        [2] { $action }: meteen geraden, dus niemand krijgt iets.
       *[other] { $action }: te veel gegadigden, dus niemand krijgt iets.
    }
event-trade =
    { $you ->
        [one] { $other } en jij willen allebei { $action }. Jij opent.
        [other] { $name } en jij willen allebei { $action }. { $name } opent.
       *[none] { $name } en { $other } willen allebei { $action }. { $name } opent.
    }
event-offered =
    { $you ->
        [one] Je biedt { $other } { $gems }.
        [other] { $name } biedt je { $gems }.
       *[none] { $name } biedt { $other } { $gems }.
    }
event-accepted =
    { $you ->
        [one] Je neemt het bod aan. { $other } mag de actie uitvoeren.
        [other] { $name } neemt het bod aan. Jij mag de actie uitvoeren!
       *[none] { $name } neemt het bod aan. { $other } mag de actie uitvoeren.
    }
event-gems =
    { $from ->
        [supply]
            { $you ->
                [one] Je neemt { $gems }.
               *[none] { $name } neemt { $gems }.
            }
       *[other]
            { $to ->
                [supply]
                    { $you ->
                        [one] Je legt { $gems } in de voorraad.
                       *[none] { $name } legt { $gems } in de voorraad.
                    }
               *[other]
                    { $you ->
                        [one] Je geeft { $other } { $gems }.
                        [other] { $name } geeft je { $gems }.
                       *[none] { $name } geeft { $other } { $gems }.
                    }
            }
    }

## The end

best-trades = Meeste onderhandelingen gewonnen: { $number } ({ $names })

## Hints

hint-choose-free = Je neemt stenen naar keuze, en niemand kan ze je betwisten.
hint-accept = Jij krijgt { $gems }, en de ander krijgt { $action }.
hint-offer = Wordt dit aangenomen, dan geef je { $gems } en krijg je { $action }.
hint-decline = Je biedt niets; de ander kan dan { $action } voor één enkele steen krijgen.
hint-decline-last = Ook jij biedt niets, dus krijgt geen van jullie { $action }.
hint-take = Je neemt { $gems }.

## The terminal

terminal-card = Kaart
terminal-action = Actie
terminal-kept = Op tafel
terminal-pays = * brengt
terminal-face-down = gedekt
terminal-all-that-is-left = { $gems } (in plaats van { $shown }; meer is er niet)
terminal-offer = Bied { $gems }; bij aannemen krijg je: { $gain }
terminal-accept = Je krijgt { $gems }; { $name } krijgt: { $gain }
terminal-decline = Niets bieden; dan mag { $name } één edelsteen geven en krijgt het
