# Words of Emerald.

## The game

title = Emerald
about = Schick deine Ritter am Drachen vorbei, schnapp dir Gold und Edelsteine und sei rechtzeitig beim Schatz.
length = 10 Minuten gegen Bots, 30 unter Menschen
option-open_gold = Gold auf der Hand
option-open_gold-about = Ob alle das Gold der anderen sehen oder nur, wie viele Karten es sind.
option-open_gold-off = verdeckt
option-open_gold-on = offen

## Words

place =
    { $kind ->
        [tower] Turm { $number }
        [keep] Hauptgebäude
        [chamber] Schatzkammer
       *[field] Feld { $number }
    }
kind =
    { $kind ->
        [ruby] Rubin
        [emerald] Smaragd
        [garnet] Granat
       *[turquoise] Türkis
    }
gem-count = { $count } × { $kind }
card-ruby = einen Rubin
card-emerald = einen Smaragd
card-garnet = einen Granat
card-turquoise = einen Türkis
bonus-ruby = die meisten Rubine
bonus-emerald = die meisten Smaragde
bonus-garnet = die meisten Granate
bonus-turquoise = die meisten Türkise
bonus-four-kinds = vier verschiedene Edelsteine

## The table

place-short =
    { $place ->
        [K] Haupt
       *[other] { $place }
    }
gold-card = Gold { $value }
bonus = Bonus für { $bonus }
stack =
    { $below ->
        [0] Feld { $field }: { $card }, die letzte Karte des Stapels
        [one] Feld { $field }: { $card }, darunter noch eine Karte
       *[other] Feld { $field }: { $card }, darunter noch { $below } Karten
    }
knights =
    { $colour ->
        [a] { $count } × Ritter mit Federbusch, { $name }, { $place }
        [b] { $count } × Ritter mit Hörnern, { $name }, { $place }
       *[none] { $count } × Ritter, { $name }, { $place }
    }
choose-knight = Wähle: { $knight }
dragon =
    { $facing ->
        [exit] Der Drache auf Feld { $field } blickt zum Ausgang. Er läuft neben der Leiste hin und her, auf den Feldern { $first } bis { $last }, je ein bis drei Felder weit.
       *[chamber] Der Drache auf Feld { $field } blickt zur Schatzkammer. Er läuft neben der Leiste hin und her, auf den Feldern { $first } bis { $last }, je ein bis drei Felder weit.
    }
chance = { $thirds }/3
die = Der Würfel zeigt { $number }
treasures-left =
    { $count ->
        [0] Die Schatzkammer ist leer
        [one] Ein Drachenschatz ist noch da
       *[other] { $count } Drachenschätze sind noch da
    }
board = Der Spielplan
points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
points-without-gold =
    { $points ->
        [one] ein Punkt, ohne das verdeckte Gold
       *[other] { $points } Punkte, ohne das verdeckte Gold
    }
in-play =
    { $count ->
        [one] ein Ritter im Spiel
       *[other] { $count } Ritter im Spiel
    }
in-nest =
    { $count ->
        [0] kein Ritter im Nest
        [one] ein Ritter im Nest
       *[other] { $count } Ritter im Nest
    }
treasures =
    { $count ->
        [0] kein Drachenschatz
        [one] ein Drachenschatz
       *[other] { $count } Drachenschätze
    }
gold-count =
    { $count ->
        [0] kein Gold
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }
gold-values =
    { $count ->
        [0] kein Gold
        [one] eine Goldkarte: { $values }
       *[other] { $count } Goldkarten: { $values }
    }
move =
    { $colour ->
        [a] Ritter mit Federbusch: { $from } → { $to }.
        [b] Ritter mit Hörnern: { $from } → { $to }.
       *[none] { $from } → { $to }.
    }
move-card =
    Du nimmst { $cards ->
        [gold] Gold { $gold }
        [gem] { $gem }
       *[both] Gold { $gold } oder { $gem }
    }, und dein Zug endet.
move-wakes = Das weckt den Drachen!
move-treasure = Du nimmst einen Drachenschatz.
stop = Aufhören
stop-long = Keinen zweiten Ritter bewegen und den Zug beenden
take = { $card } nehmen
you-have = du hast { $count }
catch =
    { $you ->
        [yes] Deinen eigenen Ritter
       *[no] Einen Ritter von { $name }
    }
bribe = { $card } zahlen
nest = Ab ins Nest mit ihm
knights-left =
    { $count ->
        [one] dir bleibt ein Ritter
       *[other] dir bleiben { $count } Ritter
    }
summary = Die Abrechnung
player = Spieler
column =
    { $column ->
        [gold] Gold
        [treasures] Schätze
        [gems] Steine
        [bonuses] Bonus
       *[total] Punkte
    }

## Decisions

decision-knight = Welchen Ritter bewegst du?
decision-knight-hint = Er geht so viele Schritte, wie dort Ritter stehen.
decision-knight-again = Bewegst du noch einen zweiten Ritter?
decision-card = Welche Karte nimmst du auf Feld { $field }?
decision-catch = Auf Feld { $field } steht der Drache bei mehreren Rittern. Wessen Ritter fängt er?
decision-bribe = Der Drache hat deinen Ritter auf Feld { $field } gefangen. Bestichst du den Drachen?
waiting-knight = { $names } wählt einen Ritter …
waiting-card = { $names } wählt eine Karte …
waiting-catch = { $names } wählt, wessen Ritter gefangen wird …
waiting-bribe = { $names } kann den Drachen bestechen …

## Events

event-knight =
    { $you ->
        [one] Du bewegst einen Ritter
       *[none] { $name } bewegt einen Ritter
    } { $from-id ->
        [T1] von Turm 1
        [T2] von Turm 2
        [T3] von Turm 3
        [T4] von Turm 4
        [K] vom Hauptgebäude
       *[field] von Feld { $from }
    } { $to-id ->
        [chamber] in die Schatzkammer
       *[field] auf Feld { $to }
    }.
event-stopped =
    { $you ->
        [one] Du bewegst keinen zweiten Ritter.
       *[none] { $name } bewegt keinen zweiten Ritter.
    }
event-treasure =
    { $you ->
        [one] Du schnappst dir einen Drachenschatz!
       *[none] { $name } schnappt sich einen Drachenschatz!
    } { $left ->
        [0] Das war der letzte.
        [one] Einer ist noch da.
       *[other] { $left } sind noch da.
    }
event-took =
    { $you ->
        [one] Du nimmst
       *[none] { $name } nimmt
    } { $pile-id ->
        [gold] Gold vom Wert { $card }
       *[gem] { $card }
    }.
event-bonus =
    { $you ->
        [one] Du erhältst den Bonus für { $for }!
       *[none] { $name } erhält den Bonus für { $for }!
    }
event-rolled =
    { $you ->
        [one] Der Drache erwacht! Du würfelst eine { $number }.
       *[none] Der Drache erwacht! { $name } würfelt eine { $number }.
    }
event-caught =
    { $you ->
        [one] Der Drache fängt deinen Ritter auf Feld { $field }!
       *[none] Der Drache fängt auf Feld { $field } einen Ritter von { $name }.
    }
event-bribed =
    { $you ->
        [one] Du kaufst deinen Ritter frei, mit Gold vom Wert { $card }.
       *[none] { $name } kauft den Ritter frei, mit Gold vom Wert { $card }.
    }
event-nest =
    { $you ->
        [one] Dein Ritter kommt ins Nest.
       *[none] { $name } verliert den Ritter ans Nest.
    }
event-bar = Die Leiste rückt vor: Felder { $first } bis { $last }.
event-over =
    { $why-id ->
        [last-knight]
            { $you ->
                [one] Du hast nur noch einen Ritter. Das Spiel ist aus.
               *[none] { $name } hat nur noch einen Ritter. Das Spiel ist aus.
            }
       *[last-treasure] Der letzte Drachenschatz ist weg. Das Spiel ist aus.
    }

## The end

best-gold = Das meiste Gold: { $number } ({ $names })
best-gems = Die meisten Edelsteine: { $number } ({ $names })
best-woken = Den Drachen am häufigsten geweckt: { $number }-mal ({ $names })

## Hints

hint-knight-treasure = Dieser Ritter erreicht die Schatzkammer: ein Drachenschatz zählt 5 Punkte.
hint-knight-card =
    { $cards ->
        [gold] Auf Feld { $field } wartet Gold im Wert von { $gold }, und der Drache schläft weiter.
        [gem] Auf Feld { $field } wartet ein Edelstein, und der Drache schläft weiter: { $gem }.
       *[both] Auf Feld { $field } wählst du zwischen Gold im Wert von { $gold } und einem Edelstein ({ $gem }), und der Drache schläft weiter.
    }
hint-knight-card-danger =
    { $cards ->
        [gold] Auf Feld { $field } wartet Gold im Wert von { $gold }, und der Ritter weckt den Drachen.
        [gem] Auf Feld { $field } wartet ein Edelstein, und der Ritter weckt den Drachen: { $gem }.
       *[both] Auf Feld { $field } wählst du zwischen Gold im Wert von { $gold } und einem Edelstein ({ $gem }), und der Ritter weckt den Drachen.
    }
hint-knight-wakes = Auf Feld { $field } weckt er den Drachen.
hint-knight-onward = Er kommt bis Feld { $field }, und der Drache schläft weiter.
hint-stop = Du bewegst in diesem Zug keinen zweiten Ritter.
hint-take-gold = Gold zählt seinen Wert, { $value }, und kann den Drachen bestechen.
hint-take-gem = Ein Edelstein zählt 1, und die meisten einer Sorte bringen einen Bonus: { $kind }.
hint-catch-own = Der Drache fängt einen deiner eigenen Ritter.
hint-catch-other = Der Drache fängt den Ritter von jemand anderem.
hint-bribe = Für Gold im Wert von { $value } bleibt dein Ritter, wo er ist.
hint-nest = Du behältst dein Gold, und der Ritter ist aus dem Spiel.

## Guide

guide-knight =
    Gold zählt seinen Wert, ein Drachenschatz 5, Edelsteine vor allem durch ihre Boni; die meisten Punkte gewinnen. Wähle einen Ritter: Er geht genau so viele Felder, wie dort Ritter stehen, er selbst mitgezählt. Ein Höhlenfeld bringt dir eine Karte und beendet deinen Zug; neben der Leiste oder beim Drachen weckst du den Drachen. Auf der Wiese gibt es keine Karte, also darfst du dort noch einen zweiten Ritter bewegen, und wo viele stehen, kommst du weit.
guide-card =
    Nimm das Gold oder den Edelstein. Gold zählt seinen Wert und kann einen Ritter freikaufen: Eine kleine Goldkarte auf der Hand ist eine gute Versicherung. Ein Edelstein zählt 1, aber wer zuerst alle vier Sorten hat oder am Ende die meisten einer Sorte, bekommt 4 dazu.
guide-catch =
    Der Drache ist bei mehreren Rittern stehen geblieben, und du sagst, wessen Ritter er fängt. Nimm den von jemandem, der führt, oder der kein Gold zum Bestechen hat. Denk ans Ende: Wer nur noch einen Ritter hat, beendet damit sofort das Spiel.
guide-bribe =
    Der Drache hat deinen Ritter. Zahl eine Goldkarte, und er bleibt, wo er ist; lass ihn gehen, und er ist aus dem Spiel. Kurz vor der Schatzkammer lohnt sich eine kleine Karte, denn ein Drachenschatz zählt 5. Steht er weit hinten oder hast du nur hohe Karten, dann lass ihn gehen.

## Lesson

lesson-goal = Die meisten Punkte gewinnen: Gold zählt seinen Wert, ein Drachenschatz 5, ein Edelstein 1. Du steigst kurz vor dem Ende ein, und in der Schatzkammer liegt noch ein Drachenschatz.
lesson-yours = Die Ritter mit dem Stern gehören dir. Hier steht, was du hast: Ritter im Spiel und im Nest, Schätze, Edelsteine, Gold und deine Punkte.
lesson-steps = Ein Ritter geht genau so viele Felder, wie dort Ritter stehen, wem auch immer sie gehören. Auf diesem Turm stehen zwei.
lesson-meadow = Bewege deinen Ritter von Turm 1: Er geht zwei Felder.
lesson-crowd = Wiesenfelder bringen keine Karte, also darfst du einen zweiten Ritter bewegen. Auf Feld 5 stehen vier: Deiner geht vier Felder, zu den Karten von Feld 9.
lesson-card = In der Höhle nimmst du eine Karte, und danach endet dein Zug. Nimm den Smaragd: Er ist deine vierte Sorte, und wer zuerst alle vier hat, bekommt 4 Punkte dazu.
lesson-dragon = Feld 9 liegt neben der leuchtenden Leiste, und das hat den Drachen geweckt: Davor hat das Auge auf dem Knopf gewarnt. Der Würfel sagt, wie weit er an ihr entlangläuft, und wo er stehen bleibt, fängt er einen Ritter.
lesson-catch = Dort stehen zwei Ritter, und du sagst, welchen er fängt. Nimm den von { $seat1 }.
lesson-bar = { $seat1 } hat kein Gold gezahlt, also ist der Ritter aus dem Spiel. Und die Leiste ist zur Schatzkammer hin vorgerückt.
lesson-bribe = Jetzt hat { $seat2 } den Drachen geweckt und deinen Ritter gewählt. Zahl dein Gold 1, und er bleibt, wo er ist.
lesson-treasure = Dein Ritter auf Feld 15 steht einen Schritt vor der Schatzkammer. Zieh ihn hinein.
lesson-end = Der letzte Drachenschatz beendet das Spiel. Du hast allein die meisten Rubine und Türkise, je 4 Punkte: zusammen 21, du gewinnst!
lesson-more = Das Spiel endet auch, wenn jemand nur noch einen Ritter hat. Mehr brauchst du für ein Spiel nicht zu wissen.

## Rules

rules-1-title = Worum es geht
rules-1-text =
    Deine Ritter verlassen die Burg, überqueren eine Wiese und schleichen durch eine Höhle voller Gold und Edelsteine zum Drachenschatz. Je mehr Ritter beisammenstehen, desto weiter kommt jeder von ihnen. Doch ein Drache bewacht die Höhle, und wer ihm zu nahe kommt, weckt ihn.

    Gold, Drachenschätze, Edelsteine und Bonuskarten bringen Punkte. Die meisten Punkte gewinnen.
rules-2-title = Der Spielplan
rules-2-text =
    Die Burg hat vier Türme und ein Hauptgebäude. Von dort führt ein Weg über 15 Felder: 1 bis 6 über die Wiese, 7 bis 15 durch die Höhle. Hinter Feld 15 liegt die Schatzkammer mit vier Drachenschätzen.

    Neben jedem Höhlenfeld liegen ein Stapel Goldkarten und ein Stapel Edelsteinkarten, je zwei oder drei Karten, die oberste offen. Gold hat die Werte 1 bis 5. Edelsteine sind Rubine, Smaragde, Granate und Türkise.

    Die Leiste liegt neben vier Feldern, anfangs 7 bis 10. Der Drache steht auf 10 und blickt zum Ausgang.
rules-3-title = Deine Ritter
rules-3-text =
    Zu dritt und zu viert haben alle fünf Ritter: einen auf jedem Turm und einen im Hauptgebäude. Zu fünft sind es vier, einer auf jedem Turm.

    Zu zweit hat jeder acht, vier in jeder von zwei Farben, einen jeder Farbe auf jedem Turm. Bewegst du in einem Zug zwei Ritter, müssen beide dieselbe Farbe haben.
rules-4-title = Dein Zug
rules-4-text =
    Du bewegst einen Ritter oder nacheinander zwei verschiedene. Ein Ritter geht genau so viele Schritte vorwärts, wie dort Ritter stehen, wo er losgeht: eigene, fremde und er selbst. Von jedem Turm und vom Hauptgebäude führt der erste Schritt auf Feld 1.

    Stehen vier Ritter auf einem Turm, geht der erste also vier Schritte, der nächste drei. Auf einem Feld dürfen beliebig viele Ritter stehen.

    Einen Ritter musst du bewegen. Der zweite ist freiwillig, und du darfst ihn nur bewegen, wenn der erste dir keine Karte gebracht hat.
rules-5-title = Karten
rules-5-text =
    Endet eine Bewegung auf einem Höhlenfeld, an dem Karten liegen, musst du eine der offenen nehmen. Haben beide Stapel noch Karten, wählst du zwischen Gold und Edelstein. Die nächste Karte des Stapels wird aufgedeckt. Dann kommt der Drache, falls er geweckt ist, und dein Zug endet.

    Gold nimmst du auf die Hand, Edelsteine liegen offen vor dir. Wer als Erstes alle vier Sorten hat, nimmt sich die Bonuskarte dafür und behält sie.
rules-6-title = Die Schatzkammer
rules-6-text =
    Ein Ritter, der die Schatzkammer erreicht, bleibt dort stehen, auch wenn er noch Schritte übrig hat. Du nimmst einen Drachenschatz, und dein Zug endet. Der Ritter ist aus dem Spiel.
rules-7-title = Den Drachen wecken
rules-7-text =
    Ein Ritter, der neben der Leiste stehen bleibt oder auf dem Feld des Drachen, weckt den Drachen. Vorbeilaufen weckt niemanden. Eine Karte an diesem Feld nimmst du vorher.

    Du würfelst 1, 2 oder 3. So viele Felder läuft der Drache in die Richtung, in die er blickt, neben der Leiste hin und her. Erreicht er ihr letztes Feld, dreht er sofort um und läuft in der anderen Richtung weiter. Hat die Leiste ihn hinter sich gelassen, läuft er zur Schatzkammer hin, bis er wieder neben ihr ist.
rules-8-title = Gefangen
rules-8-text =
    Wo sein Lauf endet, fängt der Drache einen Ritter. Stehen dort mehrere, sagt, wer am Zug ist, wessen Ritter gefangen wird; es darf auch ein eigener sein.

    Wem der Ritter gehört, der darf den Drachen mit einer Goldkarte bestechen, egal von welchem Wert. Sie kommt aus dem Spiel, und der Ritter bleibt, wo er ist. Sogar die eben genommene Karte darf es sein. Sonst kommt der Ritter ins Nest und ist aus dem Spiel. Bestechen kann man nur mit Gold.
rules-9-title = Die Leiste rückt vor
rules-9-text =
    Immer wenn der Drache gelaufen ist, rückt die Leiste ein Feld weiter zur Schatzkammer. Liegt sie neben 12 bis 15, bleibt sie dort für immer. Ein Drache, der von der Leiste herunterlaufen würde, dreht sich zur Schatzkammer.

    Hast du in deinem Zug noch keine Karte genommen, darfst du jetzt deinen zweiten Ritter bewegen. Einer, der in diesem Zug freigekauft wurde, bleibt bis zu deinem nächsten Zug stehen. Der zweite Ritter kann den Drachen wieder wecken.
rules-10-title = Das Ende
rules-10-text =
    Das Spiel endet sofort, auch mitten in einem Zug, wenn der letzte Drachenschatz genommen ist oder wenn jemand nur noch einen Ritter im Spiel hat.
rules-11-title = Punkte
rules-11-text =
    Zuerst die Bonuskarten der vier Sorten: Jede bekommt, wer allein die meisten Edelsteine dieser Sorte hat. Haben mehrere gleich viele, bekommt sie niemand.

    Gold zählt seinen Wert, ein Drachenschatz 5, ein Edelstein 1, eine Bonuskarte 4. Die meisten Punkte gewinnen. Bei Gleichstand gewinnen mehr Drachenschätze, dann mehr Edelsteine.

rules-example-board = Der Anfang zu viert: die Burg, der Weg über die Wiese und durch die Höhle, die Karten daran, die Leiste mit dem Drachen und die Schatzkammer.
rules-example-steps = Auf Feld 3 stehen drei Ritter: Jeder geht drei Felder. Von Turm 1, auf dem auch drei stehen, kommt einer auf Feld 3.
rules-example-dragon = Ein Ritter blieb auf Feld 7 neben der Leiste stehen, und der Würfel zeigte 2: Der Drache lief von 10 auf 8 und fing den Ritter dort.

## The terminal

terminal-legend = Ritter stehen mit der Nummer ihres Platzes da, deine fett; T1 bis T4 sind die Türme, K ist das Hauptgebäude. 3+2 ist ein Stapel, auf dem offen Gold 3 liegt, mit zwei Karten darunter. ====== zeigt die Felder, die der Drache bewacht; <D schaut zum Ausgang, D> zur Schatzkammer. Einen Zug tippst du als den Ort, den der Ritter verlässt.
terminal-where =
    { $me ->
        [yes] Du bist am Zug
       *[no] { $name } ist am Zug
    } · der Drache bewacht { $first } bis { $last }
terminal-castle = Burg
terminal-cave = Höhle
terminal-chamber = Kammer
terminal-knights = Ritter
terminal-nest = Nest
terminal-gold = Gold
terminal-gem = Stein
terminal-guarded = Bewacht
terminal-dragon = Drache
terminal-treasures-left = noch { $number }
terminal-cards =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
terminal-below =
    { $number ->
        [0] keine Karte darunter
        [one] noch eine Karte darunter
       *[other] noch { $number } Karten darunter
    }
terminal-ends-the-game = das Spiel endet
terminal-about-gold = Zählt seinen Wert, 1 bis 5. Damit lässt sich der Drache bestechen, einen gefangenen Ritter stehen zu lassen; dann ist die Karte weg, was immer sie wert war.
terminal-about-gem = Zählt 1; wer allein die meisten einer Sorte hat, bekommt am Ende 4 dazu. Von jeder Sorte gibt es { $number }. Den Drachen besticht man damit nicht.
terminal-about-treasure = Zählt 5. Es gibt vier; der letzte beendet das Spiel.
terminal-about-four-kinds = 4 Punkte für den, der als Erstes von allen vier Sorten einen Edelstein hat.
