# Der Tisch von Emerald.

## Orte und Karten

emerald-place =
    { $kind ->
        [tower] Turm { $number }
        [keep] Hauptgebäude
        [chamber] Schatzkammer
       *[field] Feld { $number }
    }
emerald-place-short =
    { $place ->
        [K] Burg
       *[other] { $place }
    }
emerald-gold-card = Gold { $value }
emerald-kind =
    { $kind ->
        [ruby] Rubin
        [emerald] Smaragd
        [garnet] Granat
       *[turquoise] Türkis
    }
emerald-bonus = Bonus für { $bonus }
emerald-stack =
    { $below ->
        [0] Feld { $field }: { $card }, die letzte Karte des Stapels
        [one] Feld { $field }: { $card }, darunter noch eine Karte
       *[other] Feld { $field }: { $card }, darunter noch { $below } Karten
    }
emerald-knights =
    { $colour ->
        [a] { $count } × Ritter mit Federbusch, { $name }, { $place }
        [b] { $count } × Ritter mit Hörnern, { $name }, { $place }
       *[none] { $count } × Ritter, { $name }, { $place }
    }
emerald-choose-knight = Wähle: { $knight }
emerald-dragon =
    { $facing ->
        [exit] Der Drache auf Feld { $field } blickt zum Ausgang. Er läuft neben der Leiste hin und her, auf den Feldern { $first } bis { $last }, je ein bis drei Felder weit.
       *[chamber] Der Drache auf Feld { $field } blickt zur Schatzkammer. Er läuft neben der Leiste hin und her, auf den Feldern { $first } bis { $last }, je ein bis drei Felder weit.
    }
emerald-chance = 1/3
emerald-die = Der Würfel zeigt { $number }
emerald-treasures-left =
    { $count ->
        [0] Die Schatzkammer ist leer
        [one] Ein Drachenschatz ist noch da
       *[other] { $count } Drachenschätze sind noch da
    }
emerald-board = Der Spielplan

## Spieler

emerald-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
emerald-points-without-gold =
    { $points ->
        [one] ein Punkt, ohne das verdeckte Gold
       *[other] { $points } Punkte, ohne das verdeckte Gold
    }
emerald-in-play =
    { $count ->
        [one] ein Ritter im Spiel
       *[other] { $count } Ritter im Spiel
    }
emerald-in-nest =
    { $count ->
        [0] kein Ritter im Nest
        [one] ein Ritter im Nest
       *[other] { $count } Ritter im Nest
    }
emerald-treasures =
    { $count ->
        [0] kein Drachenschatz
        [one] ein Drachenschatz
       *[other] { $count } Drachenschätze
    }
emerald-gold-count =
    { $count ->
        [0] kein Gold
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }
emerald-gold-values =
    { $count ->
        [0] kein Gold
        [one] eine Goldkarte: { $values }
       *[other] { $count } Goldkarten: { $values }
    }
emerald-gem-count = { $count } × { $kind }

## Entscheidungen

emerald-ask-knight = Welchen Ritter bewegst du?
emerald-ask-knight-hint = Er geht so viele Schritte, wie dort Ritter stehen.
emerald-ask-second = Bewegst du noch einen zweiten Ritter?
emerald-move =
    { $colour ->
        [a] Ritter mit Federbusch: { $from } → { $to }.
        [b] Ritter mit Hörnern: { $from } → { $to }.
       *[none] { $from } → { $to }.
    }
emerald-move-card = Du nimmst { $cards }, und dein Zug endet.
emerald-move-wakes = Das weckt den Drachen!
emerald-move-treasure = Du nimmst einen Drachenschatz.
emerald-stop = Aufhören
emerald-stop-long = Keinen zweiten Ritter bewegen und den Zug beenden
emerald-ask-card = Welche Karte nimmst du auf Feld { $field }?
emerald-take = { $card } nehmen
emerald-you-have = du hast { $count }
emerald-ask-catch = Auf Feld { $field } steht der Drache bei mehreren Rittern. Wessen Ritter fängt er?
emerald-catch =
    { $you ->
        [yes] Deinen eigenen Ritter
       *[no] Einen Ritter von { $name }
    }
emerald-ask-bribe = Der Drache hat deinen Ritter auf Feld { $field } gefangen. Bestichst du ihn?
emerald-bribe = { $card } zahlen
emerald-nest = Ab ins Nest mit ihm
emerald-knights-left =
    { $count ->
        [one] dir bleibt ein Ritter
       *[other] dir bleiben { $count } Ritter
    }
emerald-waiting =
    { $decision ->
        [knight] { $name } wählt einen Ritter …
        [card] { $name } wählt eine Karte …
        [catch] { $name } wählt, wessen Ritter gefangen wird …
        [bribe] { $name } kann den Drachen bestechen …
       *[none] …
    }

## Das Ende

emerald-summary = Die Abrechnung
emerald-player = Spieler
emerald-column =
    { $column ->
        [gold] Gold
        [treasures] Schätze
        [gems] Steine
        [bonuses] Bonus
       *[total] Punkte
    }
