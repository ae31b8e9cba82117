# De tafel van Emerald.

## Plaatsen en kaarten

emerald-place =
    { $kind ->
        [tower] toren { $number }
        [keep] de burcht
        [chamber] de schatkamer
       *[field] veld { $number }
    }
emerald-place-short =
    { $place ->
        [K] Burcht
       *[other] { $place }
    }
emerald-gold-card = goud { $value }
emerald-kind =
    { $kind ->
        [ruby] robijn
        [emerald] smaragd
        [garnet] granaat
       *[turquoise] turkoois
    }
emerald-bonus-for =
    { $for ->
        [four-kinds] bonus voor vier verschillende edelstenen
        [ruby] bonus voor de meeste robijnen
        [emerald] bonus voor de meeste smaragden
        [garnet] bonus voor de meeste granaten
       *[turquoise] bonus voor de meeste turkooizen
    }
emerald-stack =
    { $below ->
        [0] Veld { $field }: { $card }, de laatste van de stapel
        [one] Veld { $field }: { $card }, daaronder nog één kaart
       *[other] Veld { $field }: { $card }, daaronder nog { $below } kaarten
    }
emerald-knights =
    { $colour ->
        [a] { $count } × ridder met pluim, { $name }, { $place }
        [b] { $count } × ridder met hoorns, { $name }, { $place }
       *[none] { $count } × ridder, { $name }, { $place }
    }
emerald-choose-knight = Kies: { $knight }
emerald-dragon =
    { $facing ->
        [exit] De draak op veld { $field } kijkt naar de uitgang. Hij loopt heen en weer langs de balk, velden { $first } tot en met { $last }, telkens één tot drie velden.
       *[chamber] De draak op veld { $field } kijkt naar de schatkamer. Hij loopt heen en weer langs de balk, velden { $first } tot en met { $last }, telkens één tot drie velden.
    }
emerald-chance = 1/3
emerald-die = De dobbelsteen toont { $number }
emerald-treasures-left =
    { $count ->
        [0] De schatkamer is leeg
        [one] Er is nog één schat
       *[other] Er zijn nog { $count } schatten
    }
emerald-board = Het speelbord

## Spelers

emerald-you = jij
emerald-points =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
emerald-points-without-gold =
    { $points ->
        [one] één punt, zonder het verborgen goud
       *[other] { $points } punten, zonder het verborgen goud
    }
emerald-in-play =
    { $count ->
        [one] één ridder in het spel
       *[other] { $count } ridders in het spel
    }
emerald-in-nest =
    { $count ->
        [0] geen ridder in het nest
        [one] één ridder in het nest
       *[other] { $count } ridders in het nest
    }
emerald-treasures =
    { $count ->
        [0] geen schat
        [one] één schat
       *[other] { $count } schatten
    }
emerald-gold-count =
    { $count ->
        [0] geen goud
        [one] één goudkaart
       *[other] { $count } goudkaarten
    }
emerald-gold-values =
    { $count ->
        [0] geen goud
        [one] één goudkaart: { $values }
       *[other] { $count } goudkaarten: { $values }
    }
emerald-gem-count = { $count } × { $kind }

## Beslissingen

emerald-ask-knight = Welke ridder verplaats je?
emerald-ask-knight-hint = Hij gaat zoveel stappen als er ridders staan waar hij vertrekt.
emerald-ask-second = Verplaats je nog een tweede ridder?
emerald-move =
    { $colour ->
        [a] Ridder met pluim van { $from } naar { $to }.
        [b] Ridder met hoorns van { $from } naar { $to }.
       *[none] Van { $from } naar { $to }.
    }
emerald-move-card = Je neemt { $cards } en je beurt eindigt.
emerald-move-wakes = Dat wekt de draak!
emerald-move-treasure = Je neemt een schat.
emerald-stop = Stoppen
emerald-stop-long = Geen tweede ridder verplaatsen en je beurt beëindigen
emerald-ask-card = Welke kaart neem je op veld { $field }?
emerald-take = { $card } nemen
emerald-you-have = je hebt er { $count }
emerald-ask-catch = Op veld { $field } staat de draak tussen meerdere ridders. Wiens ridder vangt hij?
emerald-catch =
    { $you ->
        [yes] Je eigen ridder
       *[no] Een ridder van { $name }
    }
emerald-ask-bribe = De draak heeft je ridder op veld { $field } gevangen. Koop je hem om?
emerald-bribe = { $card } betalen
emerald-nest = Laat hem naar het nest gaan
emerald-knights-left =
    { $count ->
        [one] je houdt één ridder over
       *[other] je houdt { $count } ridders over
    }
emerald-waiting =
    { $decision ->
        [knight] { $name } kiest een ridder …
        [card] { $name } kiest een kaart …
        [catch] { $name } kiest wiens ridder gevangen wordt …
        [bribe] { $name } mag de draak omkopen …
       *[none] …
    }

## Wat er gebeurt

emerald-event-turn =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $name } is aan de beurt.
    }
emerald-event-knight =
    { $you ->
        [yes] Je verplaatst een ridder: { $from } → { $to }.
       *[no] { $name } verplaatst een ridder: { $from } → { $to }.
    }
emerald-event-stopped =
    { $you ->
        [yes] Je verplaatst geen tweede ridder.
       *[no] { $name } verplaatst geen tweede ridder.
    }
emerald-event-treasure =
    { $you ->
        [yes] Je neemt een schat!
       *[no] { $name } neemt een schat!
    }
emerald-event-took =
    { $you ->
        [yes] Je neemt { $card } van veld { $field }.
       *[no] { $name } neemt { $card } van veld { $field }.
    }
emerald-event-turned = De volgende kaart op veld { $field }: { $card }.
emerald-event-bonus =
    { $you ->
        [yes] Je krijgt de { $for }!
       *[no] { $name } krijgt de { $for }!
    }
emerald-event-rolled =
    { $you ->
        [yes] De draak wordt wakker! Je gooit { $number }.
       *[no] De draak wordt wakker! { $name } gooit { $number }.
    }
emerald-event-dragon = De draak loopt naar veld { $to }.
emerald-event-dragon-turned =
    { $facing ->
        [exit] De draak keert zich naar de uitgang.
       *[chamber] De draak keert zich naar de schatkamer.
    }
emerald-event-caught =
    { $you ->
        [yes] De draak vangt je ridder op veld { $field }!
       *[no] De draak vangt een ridder van { $name } op veld { $field }!
    }
emerald-event-bribed =
    { $you ->
        [yes] Je koopt de draak om met { $card }. Je ridder blijft staan.
       *[no] { $name } koopt de draak om met { $card }. De ridder blijft staan.
    }
emerald-event-nest =
    { $you ->
        [yes] Je ridder gaat naar het nest.
       *[no] Een ridder van { $name } gaat naar het nest.
    }
emerald-event-bar = De wacht schuift op: velden { $first } tot en met { $last }.
emerald-event-over =
    { $why ->
        [last-treasure] De laatste schat is genomen. Het spel is afgelopen.
       *[last-knight]
            { $you ->
                [yes] Je hebt nog maar één ridder. Het spel is afgelopen.
               *[no] { $name } heeft nog maar één ridder. Het spel is afgelopen.
            }
    }

## Het einde

emerald-won =
    { $you ->
        [yes] Je wint met { $points } punten!
       *[no]
            { $count ->
                [one] { $names } wint met { $points } punten.
               *[other] { $names } delen de winst met { $points } punten.
            }
    }
emerald-summary = De telling
emerald-player = Speler
emerald-column =
    { $column ->
        [gold] Goud
        [treasures] Schatten
        [gems] Stenen
        [bonuses] Bonus
       *[total] Punten
    }
