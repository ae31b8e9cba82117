# Words of Basari.

## The game

title = Basari, das Kartenspiel
about = Verhandle um Edelsteine, Siegpunkte und Arbeiter, und hab die meisten Steine einer Farbe, wenn gewertet wird.
length = 10 Minuten gegen Bots, 30 unter Menschen

## Words

action-A = Mehr Arbeiter
action-B = Siegpunkte
action-C = Edelsteine
action-D = Freie Wahl
wish-A = mehr Arbeiter
wish-B = die Siegpunkte
wish-C = die Edelsteine
wish-D = die freie Wahl
amount =
    { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }
workers =
    { $number ->
        [one] 1 Arbeiter
       *[other] { $number } Arbeiter
    }

## The table

dealt-card = Basarkarte: { $gems }, { $score }, { $workers }

## Events

event-stage-scored = Alle Basarkarten kommen zurück in den Stapel.
event-for-nothing =
    { $you ->
        [one] Ihr habt beide keinen Edelstein: Du bekommst { $action } umsonst.
       *[none] Beide haben keinen Edelstein: { $name } bekommt { $action } umsonst.
    }
event-more-workers =
    { $you ->
        [one] Du nimmst noch eine Karte und hast jetzt { $workers }.
       *[none] { $name } nimmt noch eine Karte und hat jetzt { $workers }.
    }
event-stack-empty =
    { $you ->
        [one] Der Stapel ist leer: keine neuen Arbeiter für dich.
       *[none] Der Stapel ist leer: keine neuen Arbeiter für { $name }.
    }
event-earned =
    { $for-id ->
        [card]
            { $you ->
                [one] Du nimmst { $points }.
               *[none] { $name } nimmt { $points }.
            }
       *[other]
            { $you ->
                [one] Du bekommst { $points }
               *[none] { $name } bekommt { $points }
            } für { $for-id ->
                [majority-r] die meisten roten Edelsteine
                [majority-y] die meisten gelben Edelsteine
                [majority-g] die meisten grünen Edelsteine
                [majority-b] die meisten blauen Edelsteine
               *[workers] mindestens 15 Arbeiter
            }.
    }

## The end

best-majorities = Am meisten aus Mehrheiten: { $number } Siegpunkte ({ $names })
best-rounds = Am meisten aus Karten: { $number } Siegpunkte ({ $names })

## Hints

hint-choose-B = Deine Karte bringt { $amount } Siegpunkte.
hint-choose-C = Deine Karte zeigt { $gems }.
hint-choose-A =
    { $workers ->
        [one] Mehr Arbeiter bringen dich näher an 15; du hast einen.
       *[other] Mehr Arbeiter bringen dich näher an 15; du hast { $workers }.
    }
hint-choose-A-enough = Du hast { $workers } Arbeiter, und 15 genügen.

## Guide

guide-choose =
    Wer nach drei Wertungen die meisten Siegpunkte hat, gewinnt; bei jeder bringen die meisten Steine einer Farbe Siegpunkte. Wähle, was du in dieser Runde willst: A bringt noch eine Karte mit ihren Arbeitern, B die Siegpunkte deiner Karte, C ihre Edelsteine. Willst nur du es, bekommst du es; zwei müssen verhandeln; drei gehen leer aus. Zähl die Arbeiter: Wer 15 erreicht, beendet den Durchgang, und jeder mit 15 bekommt 12 Siegpunkte.
guide-open-trade =
    Ihr habt beide dasselbe gewählt, und du musst zuerst bieten: mindestens einen Edelstein. Wer annimmt, bekommt die Steine; wer sie geboten hat, zahlt und führt die Aktion aus. Fang mit einem billigen Stein an; erhöhen kannst du immer noch.
guide-answer =
    Nimm an, und diese Edelsteine gehören dir, die Aktion aber nicht. Oder biete mehr: mehr Steine beliebiger Farben, oder gleich viele von höherem Rang. Sind dir die Steine mehr wert als die Aktion, dann überlass sie deinem Gegenüber.
guide-exchange =
    Nur du hast D gewählt: Gib einen Edelstein ab und nimm zwei beliebiger Farben. Gib einen, der weder eine Mehrheit gewinnt noch verteidigt, und nimm dort, wo zwei Steine die Mehrheit ändern.
guide-take-one =
    Mehrere haben D gewählt, also nimmt jeder von euch einen Edelstein. Nimm eine Farbe, in der dir einer mehr die Mehrheit bringt oder in der du verhinderst, dass jemand sie mit dir teilt.

## Lesson

lesson-goal = Wer nach drei Wertungen die meisten Siegpunkte hat, gewinnt. Du steigst in den letzten Runden ein und liegst zurück.
lesson-scoring = Bei einer Wertung bekommt Siegpunkte, wer allein die meisten Steine einer Farbe hat: 14 für Rot, 12 für Gelb, 10 für Grün, 8 für Blau. Das hier sind deine Steine.
lesson-card = In jeder Runde bekommen alle eine Basarkarte mit Edelsteinen, Siegpunkten und Arbeitern. Die Arbeiter bleiben bei dir, und 15 davon bringen 12 Siegpunkte.
lesson-choose-points = Alle wählen geheim: A mehr Arbeiter, B die Siegpunkte oder C die Edelsteine ihrer Karte. Deine zeigt 7 Siegpunkte, also wähle B.
lesson-alone = Sonst wollte niemand Siegpunkte, also hast du sie einfach bekommen. { $seat2 } hat mehr Arbeiter genommen, { $seat1 } Edelsteine.
lesson-choose-gems = Eine neue Runde, und deine neue Karte zeigt zwei rote Steine und einen blauen. Wähle C, die Edelsteine.
lesson-negotiate = { $seat2 } will auch Edelsteine, also verhandelt ihr: Ihr bietet Steine, immer mehr. Wer annimmt, bekommt die gebotenen Steine, und wer sie geboten hat, führt die Aktion aus.
lesson-raise = { $seat2 } hat mehr rote Steine und musste beginnen, mit einem blauen. Biete zwei blaue: Mehr Steine sind immer höher.
lesson-accept = { $seat2 } erhöht auf drei blaue. Mit ihnen hättest du allein die meisten blauen, also nimm an.
lesson-accepted = Die drei blauen gehören dir, und { $seat2 } hat die Steine der eigenen Karte. Wollen drei dasselbe, gehen übrigens alle leer aus.
lesson-choose-workers = Du hast 13 Arbeiter. Wähle A: Noch eine Karte bringt dich über 15, und damit endet der Durchgang nach dieser Runde.
lesson-open = { $seat1 } will auch mehr Arbeiter. Du hast mehr rote Steine, also musst du zuerst bieten: Ein blauer genügt.
lesson-end = { $seat1 } hat angenommen, und du hast 16 Arbeiter: 12 Siegpunkte, und 20 dazu für die meisten gelben und blauen Steine. Du gewinnst!
lesson-more = Mehr brauchst du für ein Spiel nicht zu wissen. Nach jeder Wertung geht die Hälfte der gewerteten Steine zurück, und das Rennen beginnt von vorn.

## Rules

rules-1-title = Worum es geht
rules-1-text =
    Auf dem Basar verhandelt ihr drei Durchgänge lang um Edelsteine, Siegpunkte und Arbeiter. Nach jedem Durchgang bringen die meisten Steine einer Farbe Siegpunkte, und deine Arbeiter auch. Wer nach dem dritten die meisten Siegpunkte hat, gewinnt.

    In jeder Runde wollen alle insgeheim etwas. Wer es als Einziger will, bekommt es. Zwei, die dasselbe wollen, müssen mit ihren Steinen verhandeln. Drei gehen leer aus.
rules-2-title = Edelsteine und Karten
rules-2-text =
    Es gibt Edelsteine in vier Farben, je 22 Stück. Ihr Rang ist Rot, Gelb, Grün, Blau: Rot ist am meisten wert. Du beginnst mit drei Steinen jeder Farbe und ohne Siegpunkte. Die übrigen Steine bilden den Vorrat.

    Jede der 39 Basarkarten zeigt zwei bis vier Steine, 4 bis 7 Siegpunkte und einen bis vier Arbeiter.

    Alles ist offen, außer dem Stapel und dem, was die anderen in dieser Runde gewählt haben.
rules-3-title = Eine Runde
rules-3-text =
    Alle bekommen eine Basarkarte und legen sie auf die Karten, die schon daliegen. Die neue ist deine aktuelle Karte; die Arbeiter zählen auf allen deinen Karten.

    Nun wählen alle insgeheim eine Aktion. Haben alle gewählt, wird aufgedeckt und ausgeführt: erst A, dann B, dann C.
rules-4-title = Die Aktionen
rules-4-text =
    • A, mehr Arbeiter: Du nimmst die oberste Karte des Stapels und legst sie zu deinen. Sie bringt dir ihre Arbeiter, aber deine aktuelle Karte bleibt die, die du bekommen hast.
    • B, Siegpunkte: Du schreibst dir die Siegpunkte deiner aktuellen Karte gut.
    • C, Edelsteine: Du nimmst die Steine deiner aktuellen Karte aus dem Vorrat. Reicht eine Farbe nicht, bekommst du, was noch da ist.

    Hast nur du eine Aktion gewählt, führst du sie aus. Haben zwei sie gewählt, verhandeln sie darum. Haben drei oder mehr sie gewählt, führt niemand sie aus.
rules-5-title = Die Verhandlung
rules-5-text =
    Zwei, die dasselbe wollen, bieten abwechselnd und immer höher Edelsteine, bis eine Seite annimmt. Wer annimmt, bekommt die Steine. Wer sie geboten hat, zahlt sie und führt die Aktion aus.

    Ein Gebot ist höher, wenn es mehr Steine hat, egal welche. Bei gleich vielen ist es höher, wenn mehr rote dabei sind; bei Gleichstand zählen mehr gelbe, dann grüne, dann blaue. Weniger Steine dürfen es nie sein. So schlagen 1 roter und 3 blaue das Gebot von 4 gelben, und nur fünf Steine oder bessere schlagen dieses wieder.

    Was du vorher geboten hast, bindet dich nicht. Bieten kannst du nur deine eigenen Steine. Kannst du nicht höher gehen, musst du annehmen.
rules-6-title = Wer zuerst bietet
rules-6-text =
    Zuerst bietet, wer mehr rote Steine hat. Bei Gleichstand zählen mehr gelbe, dann grüne, dann blaue; dann mehr Siegpunkte; dann mehr Arbeiter; dann der höhere Platz.

    Das erste Gebot ist Pflicht: ein Stein oder mehr. Hat keiner der beiden einen Stein, führt der zweite in dieser Reihenfolge die Aktion umsonst aus.
rules-7-title = Wie lange ein Durchgang dauert
rules-7-text =
    Karten werden nicht abgelegt: Sie bleiben mit ihren Arbeitern vor dir liegen. Sobald jemand 15 oder mehr Arbeiter hat, ist diese Runde die letzte des Durchgangs. Sie wird mit allen Aktionen zu Ende gespielt.

    Mit A kannst du das Ende also beschleunigen, oder du siehst es kommen und bereitest dich vor.
rules-8-title = Die Wertung
rules-8-text =
    Die Farben werden nacheinander gewertet: Rot ist 14 Siegpunkte wert, Gelb 12, Grün 10, Blau 8.

    Hast du allein die meisten Steine einer Farbe, bekommst du alle ihre Siegpunkte und legst die Hälfte deiner Steine dieser Farbe in den Vorrat, aufgerundet. Haben mehrere gleich viele, werden die Siegpunkte unter ihnen geteilt, abgerundet, und alle legen zwei Steine zurück.

    Dann bekommen alle, die 15 oder mehr Arbeiter haben, 12 Siegpunkte. Diese werden nicht geteilt.
rules-9-title = Der nächste Durchgang und das Ende
rules-9-text =
    Alle Basarkarten werden eingesammelt und gemischt, und alle beginnen wieder ohne Arbeiter. Steine und Siegpunkte bleiben.

    Das Spiel endet nach der dritten Wertung. Die meisten Siegpunkte gewinnen; haben mehrere gleich viele, teilen sie sich den Sieg.
rules-10-title = Zu fünft
rules-10-text =
    Zu fünft gibt es eine vierte Aktion: D, die freie Wahl. Sie kommt zuletzt; um sie wird nie verhandelt, und sie fällt nie aus.

    Hast nur du sie gewählt, legst du einen deiner Steine in den Vorrat und nimmst zwei beliebiger Farben. Hast du keinen Stein, gibst du keinen ab und nimmst trotzdem zwei. Haben mehrere sie gewählt, nimmt jeder von ihnen einen Stein beliebiger Farbe, in der Reihenfolge, in der sie zuerst bieten würden.
rules-11-title = Wenn du Edel, Stein & Reich kennst
rules-11-text =
    Hier gibt es keine Ereigniskarten, dafür Arbeiter. Karten bleiben vor dir liegen, und ein Durchgang endet, wenn jemand 15 Arbeiter hat, nicht nach einer Zahl von Runden.

    Wer mehr rote Steine hat, bietet zuerst, nicht wer weniger hat, und das erste Gebot ist Pflicht. Zwischen den Durchgängen gibt niemand Steine in den Vorrat. Ein Gleichstand am Ende ist ein geteilter Sieg.

rules-example-cards = Deine Basarkarte zeigt zwei rote Steine und einen blauen, 5 Siegpunkte und zwei Arbeiter. Die Arbeiter aller deiner Karten zählen: drei von 15.
rules-example-bids = Ein roter und drei blaue schlagen vier gelbe: gleich viele, und Rot steht im Rang am höchsten.
rules-example-scoring = Rot, Gelb und Blau gehen an je einen; Grün teilen sich zwei, je 5 Siegpunkte. Nur der Erste hat 15 oder mehr Arbeiter: 12 Siegpunkte.

## The terminal

terminal-legend = Edelsteine stehen mit Buchstaben auf dem Tisch: ◆ r rot, ▼ y gelb, ■ g grün, ● b blau. Ein Stern zeigt, wer die meisten einer Farbe hat; die Zeile „* bringt“ sagt, was das bei der Wertung bringt. Eine Karte wie rrb +5 w2 bietet zwei rote und einen blauen Edelstein oder 5 Siegpunkte und hat zwei Arbeiter. Ein Gebot von zwei roten und einem blauen tippst du als 2r1b, einen gelben gegen zwei rote tauschst du mit y>rr.
terminal-more-workers =
    { $number ->
        [one] die einer verdeckten Karte (jetzt 1 Arbeiter; 15 bringen 12 Siegpunkte)
       *[other] die einer verdeckten Karte (jetzt { $number } Arbeiter; 15 bringen 12 Siegpunkte)
    }
terminal-workers =
    { $reached ->
        [yes] w: Arbeiter. 15 sind erreicht: Der Durchgang endet mit dieser Runde.
       *[no] w: Arbeiter. Der Durchgang endet mit der Runde, in der jemand 15 erreicht.
    }
terminal-action-A = Nimm die oberste Karte des Stapels. Ihre Arbeiter zählen für dich bis zur Wertung; deine aktuelle Karte bleibt die ausgeteilte.
terminal-action-B = Notiere die Siegpunkte deiner aktuellen Karte.
terminal-action-C = Nimm die Edelsteine deiner aktuellen Karte aus dem Vorrat, soweit er sie hat.
terminal-action-D = Nur zu fünft. Allein gibst du einen Edelstein und nimmst zwei beliebige; ohne Edelstein nimmst du zwei umsonst. Mit anderen zusammen nimmt jeder einen. Darum wird nie verhandelt.
