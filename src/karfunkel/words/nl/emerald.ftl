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
emerald-bonus = bonus voor { $bonus }
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

## Het einde

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
