# Words of Edel, Stein & Reich.

## The game

title = Edel, Stein & Reich
about = Wähle geheim, handle, wenn jemand dasselbe will, und hab die meisten Edelsteine, wenn es zählt.
length = 20 Minuten gegen Bots, 90 unter Menschen
score = Millionen
option-major_any = Karte „Beliebige Mehrheit“
option-major_any-about = Ob die Ereigniskarte 4 Millionen für jede Farbe bringt, von der du allein die meisten hast, oder insgesamt 4 Millionen.
option-major_any-each = zahlt für jede Farbe
option-major_any-once = zahlt einmal je Wertung

## Words

action-money = Geld
action-event = Ereignis
action-gems = Edelsteine
action-free = Freie Wahl
wish-money = das Geld
wish-event = eine Ereigniskarte
wish-gems = die Edelsteine
wish-free = die freie Wahl
card-certificate = Zertifikat
card-major-any = Beliebige Mehrheit
card-major-r = Mehrheit Rot
card-major-y = Mehrheit Gelb
card-major-g = Mehrheit Grün
card-major-b = Mehrheit Blau
card-per-r = Jeder rote
card-per-y = Jeder gelbe
card-per-g = Jeder grüne
card-per-b = Jeder blaue
card-four-rb = Vier rote, vier blaue
card-four-yg = Vier gelbe, vier grüne
card-score-half = Kleine Wertung
card-swap = Tausch
card-remove = Verlust
card-three = Drei einer Farbe
card-halve = Halbierung
amount =
    { $number ->
        [one] 1 Million
       *[other] { $number } Millionen
    }

## The table

dealt-card = Edelsteinkarte: { $gems }, { $score }
about-card = { $card ->
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
open-card = Offenes Ereignis
stack = Stapel
stack-label = Ereignisstapel: { $down } verdeckt, { $up } offen darunter

## Decisions

decision-choose-active = Was wählst du? { $name } rät danach.
decision-guess = { $name } hat gewählt. Was rätst du? Stimmt es, bekommt es niemand.
decision-guess-again = { $action } ist es nicht. Rate noch einmal: Stimmt es, handelt ihr darum.
decision-last-offer = { $name } will nichts bieten. Gib einen Edelstein, und du bekommst { $action }.
decision-which-event = Welche Ereigniskarte nimmst du?
decision-instant-card = Du hast genommen: { $card }. Was machst du damit?
waiting-guess = { $names } rät, was gewählt wurde.
waiting-last-offer = { $otherme ->
    [yes] Du bietest nichts.
   *[no] { $other } bietet nichts.
} { $names } kann einen Edelstein für { $action } geben.
waiting-which-event = { $names } nimmt eine Ereigniskarte.
waiting-instant-card = { $names } überlegt: { $card }.

## Events

event-turned = Die offene Ereigniskarte: { $card }.
event-shuffled = Die Ereigniskarten werden gemischt.
event-stage-scored = Alle ausliegenden Ereigniskarten kommen unter den Stapel.
event-fill-up =
    { $colour-id ->
        [r] Rot ist knapp: Alle geben einen roten zurück.
        [y] Gelb ist knapp: Alle geben einen gelben zurück.
        [g] Grün ist knapp: Alle geben einen grünen zurück.
       *[b] Blau ist knapp: Alle geben einen blauen zurück.
    }
event-guessed =
    { $right ->
        [yes]
            { $you ->
                [one] Du rätst „{ $action }“, und das stimmt!
               *[none] { $name } rät „{ $action }“, und das stimmt!
            }
       *[no]
            { $you ->
                [one] Du rätst „{ $action }“. Falsch.
               *[none] { $name } rät „{ $action }“. Falsch.
            }
    }
event-declined =
    { $you ->
        [one] Du bietest nichts.
       *[none] { $name } bietet nichts.
    }
event-not-done = { $action }: Niemand bietet etwas, also bekommt niemand etwas.
event-took =
    { $you ->
        [one] Du nimmst die offene Karte: { $card }.
       *[none] { $name } nimmt die offene Karte: { $card }.
    }
event-drew =
    { $you ->
        [one] Du ziehst vom Stapel: { $card }.
       *[none] { $name } zieht vom Stapel: { $card }.
    }
event-used =
    { $you ->
        [one] Du setzt „{ $card }“ ein.
       *[none] { $name } setzt „{ $card }“ ein.
    }
event-forgone =
    { $you ->
        [one] Du verzichtest auf „{ $card }“.
       *[none] { $name } verzichtet auf „{ $card }“.
    }
event-earned =
    { $for-id ->
        [gem-card]
            { $you ->
                [one] Du nimmst { $money }.
               *[none] { $name } nimmt { $money }.
            }
       *[other]
            { $you ->
                [one] Du bekommst { $money }
               *[none] { $name } bekommt { $money }
            } für { $for-id ->
                [majority-r] die meisten roten Edelsteine
                [majority-y] die meisten gelben Edelsteine
                [majority-g] die meisten grünen Edelsteine
                [majority-b] die meisten blauen Edelsteine
                [certificate]
                    { $you ->
                        [one] deine Zertifikate
                       *[none] Zertifikate
                    }
               *[card] die Karte „{ $for }“
            }.
    }

## The end

best-majorities = Am meisten aus Mehrheiten: { $number } Millionen ({ $names })
best-rounds = Am meisten aus Karten: { $number } Millionen ({ $names })

## Hints

hint-choose-money = Deine Karte bringt { $amount } Millionen.
hint-choose-gems = Deine Karte zeigt { $gems }.
hint-choose-event = Offen liegt diese Ereigniskarte: { $card }.
hint-guess = Will dein Gegenüber { $action }, geht ihr beide leer aus.
hint-guess-again = Will dein Gegenüber { $action }, handelt ihr darum.
hint-open-card = Du nimmst die offene Karte: { $card }.
hint-hidden-card = Du lässt die offene Karte liegen ({ $card }) und nimmst eine, die du nicht kennst.
hint-use-card = Du benutzt diese Karte: { $card }.
hint-forgo = Du verzichtest auf diese Karte: { $card }.

## Guide

guide-choose =
    Wer nach drei Wertungen das meiste Geld hat, gewinnt; bei jeder bringen die meisten Steine einer Farbe Geld. Wähle, was du in dieser Runde willst: das Geld auf deiner Edelsteinkarte, ihre Edelsteine oder eine Ereigniskarte. Willst nur du es, bekommst du es einfach; wollen zwei dasselbe, handeln sie darum; wollen es drei, geht jeder leer aus. Sieh dir an, was auf den Karten der anderen lockt, und überlege, was sie dir übrig lassen. Zu zweit rät stattdessen dein Gegenüber, was du gewählt hast.
guide-guess =
    Dein Gegenüber hat geheim gewählt. Rate, was: Liegst du richtig, fällt die Aktion aus. Frag dich, was mit der Karte auf dem Tisch am besten wäre, und ob dein Gegenüber genau diesen Gedanken von dir erwartet.
guide-guess-again =
    Das war falsch, also bleiben zwei Aktionen. Liegst du diesmal richtig, handelt ihr um die Aktion, und du kannst sie sogar selbst gewinnen; liegst du falsch, bekommt dein Gegenüber sie umsonst. Rate das, was du am wenigsten hinnehmen willst.
guide-open-trade =
    Ihr habt beide dasselbe gewählt, und du darfst zuerst bieten. Wer annimmt, bekommt die Edelsteine; wer sie geboten hat, zahlt und führt die Aktion aus. Fang klein an: mit einem Stein einer Farbe, in der du keine Mehrheit zu verlieren hast. Biete nur dann nichts, wenn dir die Aktion nichts wert ist, denn dann ist sie für einen einzigen Stein zu haben.
guide-answer =
    Nimm an, und diese Edelsteine gehören dir, die Aktion aber nicht. Oder biete mehr: mehr Steine beliebiger Farben, oder gleich viele von höherem Rang. Überlege, was dir die Aktion bringt; ist das weniger als die Steine, die du zahlen müsstest, dann nimm, was geboten ist.
guide-last-offer =
    Dein Gegenüber will nichts bieten. Du kannst jetzt genau einen Edelstein geben, und die Aktion gehört dir; ablehnen geht nicht. Bietest auch du nichts, bekommt sie niemand. Ein blauer Stein ist dafür fast immer ein guter Preis.
guide-which-event =
    Nimm die offene Karte, die du kennst, oder die oberste des Stapels, die du nicht kennst. Lässt du die offene liegen, kommt sie unter den Stapel. Versuch dein Glück, wenn dir die offene wenig nützt: Mehr als ein Drittel aller Karten sind Zertifikate.
guide-instant-card =
    Diese Karte wird jetzt eingesetzt oder gar nicht. Alles, was dir angeboten wird, ändert etwas; verzichte, wenn dir nichts davon hilft. Vor einer Wertung kann ein einziger Stein eine Mehrheit kippen: Achte auf Farben, in denen dir einer fehlt oder du nur knapp vorn liegst.
guide-exchange =
    Nur du hast die freie Wahl gewählt: Gib einen Edelstein ab und nimm zwei beliebiger Farben. Gib einen, der weder eine Mehrheit gewinnt noch verteidigt, und nimm dort, wo zwei Steine die Mehrheit ändern.
guide-take-one =
    Mehrere haben die freie Wahl gewählt, also nimmt jeder von euch einen Edelstein. Nimm eine Farbe, in der dir einer mehr die Mehrheit bringt oder in der du verhinderst, dass jemand sie mit dir teilt.

## Lesson

lesson-goal = Wer nach drei Wertungen das meiste Geld hat, gewinnt. Du steigst in den letzten Runden ein und liegst ein wenig zurück.
lesson-scoring = Bei einer Wertung bekommt Geld, wer allein die meisten Steine einer Farbe hat: 14 Millionen für Rot, 12 für Gelb, 10 für Grün, 8 für Blau. Das hier sind deine Steine.
lesson-card = In jeder Runde bekommen alle eine Edelsteinkarte. Sie bringt entweder ihre Edelsteine oder ihr Geld.
lesson-choose-gems = Alle wählen geheim: Geld, Ereigniskarte oder Edelsteine. Deine Karte zeigt zwei rote Steine und einen blauen, also wähle die Edelsteine.
lesson-alone = Sonst wollte niemand Edelsteine, also hast du sie einfach bekommen. { $seat1 } hat Geld genommen, { $seat2 } eine Ereigniskarte.
lesson-choose-money = Eine neue Runde, und deine neue Karte ist 7 Millionen wert. Wähle das Geld.
lesson-trade = { $seat1 } will auch Geld, also handelt ihr: Ihr bietet euch Steine, immer mehr. Wer annimmt, bekommt die Steine, und wer sie geboten hat, das Geld.
lesson-raise = { $seat1 } bietet einen blauen. Biete einen gelben: Das sind gleich viele, aber höher im Rang, denn der geht Rot, Gelb, Grün, Blau.
lesson-accept = { $seat1 } erhöht auf zwei blaue, denn mehr Steine sind immer höher. Mit ihnen hättest du allein die meisten blauen, also nimm an.
lesson-accepted = Die zwei blauen gehören dir, und { $seat1 } hat das Geld. Wollen drei dasselbe, gehen übrigens alle leer aus.
lesson-choose-event = Die letzte Runde. Die offene Ereigniskarte bringt drei Steine einer Farbe, genau was dir bei Rot fehlt: Wähle die Ereigniskarte.
lesson-open = { $seat2 } will sie auch. Du hast weniger rote Steine, also bietest du zuerst: Biete einen blauen, deinen billigsten.
lesson-which = { $seat2 } hat angenommen, also darfst du eine Ereigniskarte wählen. Nimm die offene.
lesson-three = So eine Karte wird sofort eingesetzt. Nimm Rot: Mit sieben hast du allein die meisten.
lesson-end = Die Wertung: Rot, Gelb und Blau haben dir 34 Millionen gebracht, und die Hälfte dieser Steine ging zurück. Das reicht, du gewinnst!
lesson-more = Mehr brauchst du für ein Spiel nicht zu wissen. Was eine Ereigniskarte tut, sagt sie selbst.

## Rules

rules-1-title = Worum es geht
rules-1-text =
    Du leitest ein Handelshaus für Edelsteine. In drei Durchgängen sammelst du Steine und Geld. Nach jedem Durchgang bringen die meisten Steine einer Farbe Geld. Wer nach dem dritten am reichsten ist, gewinnt.

    In jeder Runde wollen alle insgeheim etwas: Geld, eine Ereigniskarte oder Edelsteine. Wer es als Einziger will, bekommt es. Zwei, die dasselbe wollen, müssen handeln. Drei gehen leer aus. Es genügt also nicht zu wissen, was gut für dich ist; du musst erraten, worauf die anderen aus sind.
rules-2-title = Edelsteine und Karten
rules-2-text =
    Es gibt Edelsteine in vier Farben, je 22 Stück. Ihr Rang ist Rot, Gelb, Grün, Blau: Rot ist am meisten wert. Du beginnst mit drei Steinen jeder Farbe und ohne Geld. Die übrigen Steine bilden den Vorrat.

    Eine Edelsteinkarte zeigt zwei bis vier Steine und einen Betrag von 4 bis 7 Millionen. Je mehr und je bessere Steine, desto weniger Geld. Die 39 Ereigniskarten werden weiter unten erklärt.

    Steine, Geld und ausliegende Karten sieht jeder. Verdeckt sind nur die Stapel und das, was die anderen in dieser Runde gewählt haben.
rules-3-title = Eine Runde
rules-3-text =
    Alle bekommen eine Edelsteinkarte, die offen liegt. Dann wird eine Ereigniskarte aufgedeckt. Liegt noch eine aus der Vorrunde da, kommt diese unter den Stapel.

    Nun wählen alle insgeheim eine Aktion. Haben alle gewählt, wird aufgedeckt und in dieser Reihenfolge ausgeführt: Geld, Ereignis, Edelsteine. Dann werden die Edelsteinkarten abgelegt, und die nächste Runde beginnt.

    Ein Durchgang hat zu dritt 8 Runden, zu viert 7 und zu fünft 6. Zu dritt kommen vor jedem Durchgang 6 der 30 Edelsteinkarten beiseite, zu viert 2; nur die oberste davon ist zu sehen.
rules-4-title = Die Aktionen
rules-4-text =
    • Geld: Du nimmst den Betrag auf deiner Edelsteinkarte.
    • Ereignis: Du nimmst die offene Ereigniskarte oder die oberste des Stapels, ohne sie zu kennen. Im zweiten Fall kommt die offene unter den Stapel. Manche Karten behältst du bis zur Wertung, andere setzt du sofort ein oder verzichtest darauf.
    • Edelsteine: Du nimmst die Steine deiner Edelsteinkarte aus dem Vorrat. Reicht eine Farbe nicht, bekommst du, was noch da ist.

    Hast nur du eine Aktion gewählt, führst du sie aus. Haben zwei sie gewählt, handeln sie darum. Haben drei oder mehr sie gewählt, führt niemand sie aus.
rules-5-title = Handeln
rules-5-text =
    Zwei, die dasselbe wollen, bieten einander abwechselnd und immer höher Edelsteine, bis eine Seite annimmt. Wer annimmt, bekommt die gebotenen Steine. Wer sie geboten hat, zahlt sie und führt die Aktion aus.

    Ein Gebot ist höher, wenn es mehr Steine hat, egal welche. Bei gleich vielen ist es höher, wenn mehr rote dabei sind; bei Gleichstand zählen mehr gelbe, dann grüne, dann blaue. Weniger Steine dürfen es nie sein. So schlagen 2 rote das Gebot aus 1 roten und 1 blauen, ebenso 3 blaue; 2 gelbe aber nicht.

    Was du vorher geboten hast, bindet dich nicht: Jedes Gebot stellst du neu aus deinen eigenen Steinen zusammen. Bieten kannst du nur Edelsteine. Kannst du nicht höher gehen, musst du annehmen.
rules-6-title = Wer zuerst bietet
rules-6-text =
    Zuerst bietet, wer weniger rote Steine hat. Bei Gleichstand zählen weniger gelbe, dann grüne, dann blaue; dann weniger Geld; dann der niedrigere Platz.

    Das erste Gebot hat mindestens einen Stein. Wer nichts bieten will oder keinen Stein hat, lehnt ab. Dann darf die andere Seite genau einen Stein bieten, der angenommen werden muss, und führt die Aktion aus. Bietet auch sie nichts, führt niemand sie aus.
rules-7-title = Ereigniskarten für die Wertung
rules-7-text =
    Diese Karten liegen bis zur nächsten Wertung offen vor dir. Danach kommen sie alle unter den Stapel.

    • Mehrheit einer Farbe, je eine Karte: Hast du allein die meisten Steine dieser Farbe, bringt sie 8 Millionen für Rot, 7 für Gelb, 6 für Grün, 5 für Blau.
    • Jeder Stein einer Farbe, je eine Karte: 1 Million für jeden deiner Steine dieser Farbe, ob du die meisten hast oder nicht.
    • Beliebige Mehrheit, zwei Karten: 4 Millionen für jede Farbe, von der du allein die meisten hast. Ein Tisch kann vereinbaren, dass sie nur einmal je Wertung zahlt.
    • Zertifikat, 15 Karten: Die meisten Zertifikate bringen 10 Millionen, die zweitmeisten 4.
rules-8-title = Ereigniskarten für sofort
rules-8-text =
    Diese Karten setzt du sofort ein, oder du verzichtest; dann kommen sie unter den Stapel. Ist die letzte verdeckte Karte weg, wird der Stapel gemischt.

    • Vier rote, vier blaue oder vier gelbe, vier grüne: Danach hast du von beiden Farben genau vier. Gib ab, was zu viel ist, und nimm aus dem Vorrat, was fehlt.
    • Kleine Wertung: Wähle eine Farbe. Sie wird sofort gewertet, zum halben Wert.
    • Tausch: Gib jemandem einen deiner Steine und nimm dir dafür einen. Ablehnen geht nicht.
    • Verlust: Alle anderen verlieren je einen Stein, und du sagst, welchen. Die Steine kommen in den Vorrat.
    • Drei einer Farbe: Nimm drei Steine einer Farbe aus dem Vorrat.
    • Halbierung: Alle, auch du, legen von jeder Farbe die Hälfte in den Vorrat, abgerundet.
rules-9-title = Die Wertung
rules-9-text =
    Nach der letzten Runde eines Durchgangs werden die Farben nacheinander gewertet: Rot ist 14 Millionen wert, Gelb 12, Grün 10, Blau 8.

    Hast du allein die meisten Steine einer Farbe, bekommst du den ganzen Betrag und legst die Hälfte deiner Steine dieser Farbe in den Vorrat, aufgerundet. Haben mehrere gleich viele, wird der Betrag unter ihnen geteilt, abgerundet, und alle legen zwei Steine zurück. Deine Karten für eine Farbe zahlen, bevor Steine zurückgehen.

    Zuletzt kommen die Zertifikate: 10 Millionen für die meisten, 4 für die zweitmeisten. Haben mehrere die meisten, bekommen sie je 10, und 4 bekommt niemand. Ohne Zertifikat gibt es nichts.
rules-10-title = Der nächste Durchgang und das Ende
rules-10-text =
    Für den nächsten Durchgang werden alle Edelsteinkarten neu gemischt. Dann ein Blick in den Vorrat: Von jeder Farbe, von der er höchstens fünf Steine hat, geben alle, die einen haben, einen ab. Steine und Geld behältst du.

    Das Spiel endet nach der dritten Wertung. Das meiste Geld gewinnt. Bei Gleichstand gewinnen die meisten Steine, dann die meisten roten, gelben, grünen, blauen.
rules-11-title = Zu zweit
rules-11-text =
    Ihr seid abwechselnd am Zug. Ein Durchgang hat zehn Züge. Nur wer am Zug ist, bekommt eine Edelsteinkarte und wählt insgeheim Geld, Ereignis oder Edelsteine.

    Die andere Seite rät. Stimmt der erste Versuch, bekommt niemand etwas. Ist er falsch, gibt es einen zweiten: Stimmt dieser, handelt ihr beide um die Aktion, und zwar mit der ausliegenden Edelsteinkarte, egal wer gewinnt. Ist auch er falsch, wird die Aktion ungestört ausgeführt.

    Platz 1 beginnt den ersten Durchgang. Jeden späteren beginnt, wer mehr Geld hat. Alles andere gilt wie oben.
rules-12-title = Zu fünft
rules-12-text =
    Zu fünft gibt es eine vierte Aktion, die freie Wahl. Sie kommt zuletzt; um sie wird nie gehandelt, und sie fällt nie aus.

    Hast nur du sie gewählt, legst du einen deiner Steine in den Vorrat und nimmst zwei beliebiger Farben. Ohne Stein zum Abgeben bekommst du nichts. Haben mehrere sie gewählt, nimmt jeder von ihnen einen Stein beliebiger Farbe, in der Reihenfolge, in der sie einen Handel beginnen würden.

rules-example-cards = Diese Edelsteinkarte bringt zwei rote Steine und einen blauen oder 5 Millionen. Vor dir liegen dein Geld, deine Steine nach Rang und die Karte dieser Runde.
rules-example-trade = Zwei rote schlagen einen roten und einen blauen: gleich viele, aber höher im Rang.
rules-example-kept = Bis zur Wertung behalten: die rote Mehrheit, eine Million für jeden grünen Stein und zwei Zertifikate.
rules-example-scoring = Das Beispiel aus der Spielregel. Rot teilen sich alle: 14 Millionen sind je 3, und jeder legt zwei Steine zurück. Zusammen bekommen sie 20, 19, 12 und 20 Millionen.

## The terminal

terminal-legend = Edelsteine stehen mit Buchstaben auf dem Tisch: ◆ r rot, ▼ y gelb, ■ g grün, ● b blau. Ein Stern zeigt, wer die meisten einer Farbe hat; die Zeile „* bringt“ sagt, was das bei der Wertung bringt. Eine Karte wie rrb +5 bietet zwei rote und einen blauen Edelstein oder 5 Millionen. Ein Gebot von zwei roten und einem blauen tippst du als 2r1b, einen gelben gegen zwei rote tauschst du mit y>rr.
terminal-gain-event = { $card } oder die oberste Karte, verdeckt
terminal-decline-last = Nichts geben; niemand bekommt es
terminal-last-offer = Gib { $gems }; du bekommst: { $gain }
terminal-gems-left = Übrige Edelsteine
terminal-major-any-once = Bei der Wertung: 4 Millionen, wenn du allein die meisten Edelsteine irgendeiner Farbe hast.
terminal-copies =
    { $number ->
        [one] Es gibt eine solche Karte unter { $all }.
       *[other] Es gibt { $number } solche Karten unter { $all }.
    }
