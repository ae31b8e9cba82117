# Alles, was zu Goofspiel gesagt wird.

title = Goofspiel
about = Biete deine Karten auf Preise, jede nur einmal: Wer am meisten bietet, bekommt den Preis; bei gleichen Geboten niemand.

option-cards = Karten
option-cards-about = Wie viele Karten jeder hat, und wie viele Preise es gibt.
option-cards-13 = 13
option-cards-8 = 8
option-cards-5 = 5
option-cards-4 = 4
option-cards-3 = 3
option-order = Folge der Preise
option-order-about = In welcher Reihenfolge die Preise kommen.
option-order-random = nach dem Zufall
option-order-descending = der höchste zuerst
option-order-ascending = der niedrigste zuerst

move-card1 = Karte 1
move-card2 = Karte 2
move-card3 = Karte 3
move-card4 = Karte 4
move-card5 = Karte 5
move-card6 = Karte 6
move-card7 = Karte 7
move-card8 = Karte 8
move-card9 = Karte 9
move-card10 = Karte 10
move-card11 = Karte 11
move-card12 = Karte 12
move-card13 = Karte 13
decision-bid = Welche Karte bietest du?
waiting-bid = { $names } muss noch bieten
guide-bid = Das höchste Gebot bekommt den Preis. Bieten mehrere dieselbe höchste Karte, bekommt ihn niemand. Jede Karte wird einmal geboten.

event-turned = Der Preis { $prize } wird aufgedeckt.
event-chose =
    { $you ->
        [one] Du bietest die Karte { $card }.
       *[other] { $name } hat geboten.
    }
event-shown =
    { $you ->
        [one] Du zeigst die Karte { $card }.
       *[other] { $name } zeigt die Karte { $card }.
    }
event-taken =
    { $you ->
        [one] Du bekommst den Preis { $prize }.
       *[other] { $name } bekommt den Preis { $prize }.
    }
event-discarded = Niemand bekommt den Preis { $prize }.
event-over = Das Spiel ist aus.

field-prize = Der Preis
value-prize =
    { $value ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
        [11] 12
        [12] 13
       *[other] –
    }
field-waiting = Noch zu vergeben
value-waiting =
    { $value ->
        [0] { "" }
       *[other] { $number }
    }
field-hand = Hand
value-hand =
    { $value ->
        [0] { "" }
       *[other] { $number }
    }
field-bid = Geboten
value-bid =
    { $value ->
        [-2] ?
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
        [11] 12
        [12] 13
       *[other] –
    }
field-played = Gespielte Runden

rules-1-title = Das Ziel
rules-1-text =
    Preise von 1 bis 13 Punkten werden vergeben, einer in jeder Runde. Die meisten Punkte gewinnen.

rules-2-title = Eine Runde
rules-2-text =
    Ein Preis wird aufgedeckt. Alle bieten verdeckt eine ihrer Karten 1 bis 13; dann werden alle Gebote gezeigt und sind aus dem Spiel.

    Das höchste Gebot bekommt den Preis. Haben mehrere dieselbe höchste Karte geboten, bekommt ihn niemand. Die letzte Runde spielt sich von selbst, denn jeder hat eine Karte.
