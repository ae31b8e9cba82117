# Die Regeln der Spiele. Absätze sind durch leere Zeilen getrennt. Ein Spiel hat so viele Abschnitte, wie es Nummern gibt.

## Edel, Stein & Reich

rules-edelstein-1-title = Worum es geht
rules-edelstein-1-text =
    Du leitest ein Handelshaus für Edelsteine. In drei Durchgängen sammelst du Steine und Geld. Nach jedem Durchgang bringen die meisten Steine einer Farbe Geld. Wer nach dem dritten am reichsten ist, gewinnt.

    In jeder Runde wollen alle insgeheim etwas: Geld, eine Ereigniskarte oder Edelsteine. Wer es als Einziger will, bekommt es. Zwei, die dasselbe wollen, müssen handeln. Drei gehen leer aus. Es genügt also nicht zu wissen, was gut für dich ist; du musst erraten, worauf die anderen aus sind.
rules-edelstein-2-title = Edelsteine und Karten
rules-edelstein-2-text =
    Es gibt Edelsteine in vier Farben, je 22 Stück. Ihr Rang ist Rot, Gelb, Grün, Blau: Rot ist am meisten wert. Du beginnst mit drei Steinen jeder Farbe und ohne Geld. Die übrigen Steine bilden den Vorrat.

    Eine Edelsteinkarte zeigt zwei bis vier Steine und einen Betrag von 4 bis 7 Millionen. Je mehr und je bessere Steine, desto weniger Geld. Die 39 Ereigniskarten werden weiter unten erklärt.

    Steine, Geld und ausliegende Karten sieht jeder. Verdeckt sind nur die Stapel und das, was die anderen in dieser Runde gewählt haben.
rules-edelstein-3-title = Eine Runde
rules-edelstein-3-text =
    Alle bekommen eine Edelsteinkarte, die offen liegt. Dann wird eine Ereigniskarte aufgedeckt. Liegt noch eine aus der Vorrunde da, kommt diese unter den Stapel.

    Nun wählen alle insgeheim eine Aktion. Haben alle gewählt, wird aufgedeckt und in dieser Reihenfolge ausgeführt: Geld, Ereignis, Edelsteine. Dann werden die Edelsteinkarten abgelegt, und die nächste Runde beginnt.

    Ein Durchgang hat zu dritt 8 Runden, zu viert 7 und zu fünft 6. Zu dritt kommen vor jedem Durchgang 6 der 30 Edelsteinkarten beiseite, zu viert 2; nur die oberste davon ist zu sehen.
rules-edelstein-4-title = Die Aktionen
rules-edelstein-4-text =
    • Geld: Du nimmst den Betrag auf deiner Edelsteinkarte.
    • Ereignis: Du nimmst die offene Ereigniskarte oder die oberste des Stapels, ohne sie zu kennen. Im zweiten Fall kommt die offene unter den Stapel. Manche Karten behältst du bis zur Wertung, andere setzt du sofort ein oder verzichtest darauf.
    • Edelsteine: Du nimmst die Steine deiner Edelsteinkarte aus dem Vorrat. Reicht eine Farbe nicht, bekommst du, was noch da ist.

    Hast nur du eine Aktion gewählt, führst du sie aus. Haben zwei sie gewählt, handeln sie darum. Haben drei oder mehr sie gewählt, führt niemand sie aus.
rules-edelstein-5-title = Handeln
rules-edelstein-5-text =
    Zwei, die dasselbe wollen, bieten einander abwechselnd und immer höher Edelsteine, bis eine Seite annimmt. Wer annimmt, bekommt die gebotenen Steine. Wer sie geboten hat, zahlt sie und führt die Aktion aus.

    Ein Gebot ist höher, wenn es mehr Steine hat, egal welche. Bei gleich vielen ist es höher, wenn mehr rote dabei sind; bei Gleichstand zählen mehr gelbe, dann grüne, dann blaue. Weniger Steine dürfen es nie sein. So schlagen 2 rote das Gebot aus 1 roten und 1 blauen, ebenso 3 blaue; 2 gelbe aber nicht.

    Was du vorher geboten hast, bindet dich nicht: Jedes Gebot stellst du neu aus deinen eigenen Steinen zusammen. Bieten kannst du nur Edelsteine. Kannst du nicht höher gehen, musst du annehmen.
rules-edelstein-6-title = Wer zuerst bietet
rules-edelstein-6-text =
    Zuerst bietet, wer weniger rote Steine hat. Bei Gleichstand zählen weniger gelbe, dann grüne, dann blaue; dann weniger Geld; dann der niedrigere Platz.

    Das erste Gebot hat mindestens einen Stein. Wer nichts bieten will oder keinen Stein hat, lehnt ab. Dann darf die andere Seite genau einen Stein bieten, der angenommen werden muss, und führt die Aktion aus. Bietet auch sie nichts, führt niemand sie aus.
rules-edelstein-7-title = Ereigniskarten für die Wertung
rules-edelstein-7-text =
    Diese Karten liegen bis zur nächsten Wertung offen vor dir. Danach kommen sie alle unter den Stapel.

    • Mehrheit einer Farbe, je eine Karte: Hast du allein die meisten Steine dieser Farbe, bringt sie 8 Millionen für Rot, 7 für Gelb, 6 für Grün, 5 für Blau.
    • Jeder Stein einer Farbe, je eine Karte: 1 Million für jeden deiner Steine dieser Farbe, ob du die meisten hast oder nicht.
    • Beliebige Mehrheit, zwei Karten: 4 Millionen für jede Farbe, von der du allein die meisten hast. Ein Tisch kann vereinbaren, dass sie nur einmal je Wertung zahlt.
    • Zertifikat, 15 Karten: Die meisten Zertifikate bringen 10 Millionen, die zweitmeisten 4.
rules-edelstein-8-title = Ereigniskarten für sofort
rules-edelstein-8-text =
    Diese Karten setzt du sofort ein, oder du verzichtest; dann kommen sie unter den Stapel. Ist die letzte verdeckte Karte weg, wird der Stapel gemischt.

    • Vier rote, vier blaue oder vier gelbe, vier grüne: Danach hast du von beiden Farben genau vier. Gib ab, was zu viel ist, und nimm aus dem Vorrat, was fehlt.
    • Kleine Wertung: Wähle eine Farbe. Sie wird sofort gewertet, zum halben Wert.
    • Tausch: Gib jemandem einen deiner Steine und nimm dir dafür einen. Ablehnen geht nicht.
    • Verlust: Alle anderen verlieren je einen Stein, und du sagst, welchen. Die Steine kommen in den Vorrat.
    • Drei einer Farbe: Nimm drei Steine einer Farbe aus dem Vorrat.
    • Halbierung: Alle, auch du, legen von jeder Farbe die Hälfte in den Vorrat, abgerundet.
rules-edelstein-9-title = Die Wertung
rules-edelstein-9-text =
    Nach der letzten Runde eines Durchgangs werden die Farben nacheinander gewertet: Rot ist 14 Millionen wert, Gelb 12, Grün 10, Blau 8.

    Hast du allein die meisten Steine einer Farbe, bekommst du den ganzen Betrag und legst die Hälfte deiner Steine dieser Farbe in den Vorrat, aufgerundet. Haben mehrere gleich viele, wird der Betrag unter ihnen geteilt, abgerundet, und alle legen zwei Steine zurück. Deine Karten für eine Farbe zahlen, bevor Steine zurückgehen.

    Zuletzt kommen die Zertifikate: 10 Millionen für die meisten, 4 für die zweitmeisten. Haben mehrere die meisten, bekommen sie je 10, und 4 bekommt niemand. Ohne Zertifikat gibt es nichts.
rules-edelstein-10-title = Der nächste Durchgang und das Ende
rules-edelstein-10-text =
    Für den nächsten Durchgang werden alle Edelsteinkarten neu gemischt. Dann ein Blick in den Vorrat: Von jeder Farbe, von der er höchstens fünf Steine hat, geben alle, die einen haben, einen ab. Steine und Geld behältst du.

    Das Spiel endet nach der dritten Wertung. Das meiste Geld gewinnt. Bei Gleichstand gewinnen die meisten Steine, dann die meisten roten, gelben, grünen, blauen.
rules-edelstein-11-title = Zu zweit
rules-edelstein-11-text =
    Ihr seid abwechselnd am Zug. Ein Durchgang hat zehn Züge. Nur wer am Zug ist, bekommt eine Edelsteinkarte und wählt insgeheim Geld, Ereignis oder Edelsteine.

    Die andere Seite rät. Stimmt der erste Versuch, bekommt niemand etwas. Ist er falsch, gibt es einen zweiten: Stimmt dieser, handelt ihr beide um die Aktion, und zwar mit der ausliegenden Edelsteinkarte, egal wer gewinnt. Ist auch er falsch, wird die Aktion ungestört ausgeführt.

    Platz 1 beginnt den ersten Durchgang. Jeden späteren beginnt, wer mehr Geld hat. Alles andere gilt wie oben.
rules-edelstein-12-title = Zu fünft
rules-edelstein-12-text =
    Zu fünft gibt es eine vierte Aktion, die freie Wahl. Sie kommt zuletzt; um sie wird nie gehandelt, und sie fällt nie aus.

    Hast nur du sie gewählt, legst du einen deiner Steine in den Vorrat und nimmst zwei beliebiger Farben. Ohne Stein zum Abgeben bekommst du nichts. Haben mehrere sie gewählt, nimmt jeder von ihnen einen Stein beliebiger Farbe, in der Reihenfolge, in der sie einen Handel beginnen würden.

## Basari

rules-basari-1-title = Worum es geht
rules-basari-1-text =
    Auf dem Basar feilscht ihr drei Durchgänge lang um Edelsteine, Punkte und Arbeiter. Nach jedem Durchgang bringen die meisten Steine einer Farbe Punkte, und deine Arbeiter auch. Wer nach dem dritten die meisten Punkte hat, gewinnt.

    In jeder Runde wollen alle insgeheim etwas. Wer es als Einziger will, bekommt es. Zwei, die dasselbe wollen, müssen mit ihren Steinen feilschen. Drei gehen leer aus.
rules-basari-2-title = Edelsteine und Karten
rules-basari-2-text =
    Es gibt Edelsteine in vier Farben, je 22 Stück. Ihr Rang ist Rot, Gelb, Grün, Blau: Rot ist am meisten wert. Du beginnst mit drei Steinen jeder Farbe und ohne Punkte. Die übrigen Steine bilden den Vorrat.

    Jede der 39 Basarkarten zeigt zwei bis vier Steine, 4 bis 7 Punkte und einen bis vier Arbeiter.

    Alles ist offen, außer dem Stapel und dem, was die anderen in dieser Runde gewählt haben.
rules-basari-3-title = Eine Runde
rules-basari-3-text =
    Alle bekommen eine Basarkarte und legen sie auf die Karten, die schon daliegen. Die neue ist deine aktuelle Karte; die Arbeiter zählen auf allen deinen Karten.

    Nun wählen alle insgeheim eine Aktion. Haben alle gewählt, wird aufgedeckt und ausgeführt: erst A, dann B, dann C.
rules-basari-4-title = Die Aktionen
rules-basari-4-text =
    • A, mehr Arbeiter: Du nimmst die oberste Karte des Stapels und legst sie zu deinen. Sie bringt dir ihre Arbeiter, aber deine aktuelle Karte bleibt die, die du bekommen hast.
    • B, Punkte: Du schreibst dir die Punkte deiner aktuellen Karte gut.
    • C, Edelsteine: Du nimmst die Steine deiner aktuellen Karte aus dem Vorrat. Reicht eine Farbe nicht, bekommst du, was noch da ist.

    Hast nur du eine Aktion gewählt, führst du sie aus. Haben zwei sie gewählt, feilschen sie darum. Haben drei oder mehr sie gewählt, führt niemand sie aus.
rules-basari-5-title = Feilschen
rules-basari-5-text =
    Zwei, die dasselbe wollen, bieten abwechselnd und immer höher Edelsteine, bis eine Seite annimmt. Wer annimmt, bekommt die Steine. Wer sie geboten hat, zahlt sie und führt die Aktion aus.

    Ein Gebot ist höher, wenn es mehr Steine hat, egal welche. Bei gleich vielen ist es höher, wenn mehr rote dabei sind; bei Gleichstand zählen mehr gelbe, dann grüne, dann blaue. Weniger Steine dürfen es nie sein. So schlagen 1 roter und 3 blaue das Gebot von 4 gelben, und nur fünf Steine oder bessere schlagen dieses wieder.

    Was du vorher geboten hast, bindet dich nicht. Bieten kannst du nur deine eigenen Steine. Kannst du nicht höher gehen, musst du annehmen.
rules-basari-6-title = Wer zuerst bietet
rules-basari-6-text =
    Zuerst bietet, wer mehr rote Steine hat. Bei Gleichstand zählen mehr gelbe, dann grüne, dann blaue; dann mehr Punkte; dann mehr Arbeiter; dann der höhere Platz.

    Das erste Gebot ist Pflicht: ein Stein oder mehr. Hat keiner der beiden einen Stein, führt der zweite in dieser Reihenfolge die Aktion umsonst aus.
rules-basari-7-title = Wie lange ein Durchgang dauert
rules-basari-7-text =
    Karten werden nicht abgelegt: Sie bleiben mit ihren Arbeitern vor dir liegen. Sobald jemand 15 oder mehr Arbeiter hat, ist diese Runde die letzte des Durchgangs. Sie wird mit allen Aktionen zu Ende gespielt.

    Mit A kannst du das Ende also beschleunigen, oder du siehst es kommen und bereitest dich vor.
rules-basari-8-title = Die Wertung
rules-basari-8-text =
    Die Farben werden nacheinander gewertet: Rot ist 14 Punkte wert, Gelb 12, Grün 10, Blau 8.

    Hast du allein die meisten Steine einer Farbe, bekommst du alle ihre Punkte und legst die Hälfte deiner Steine dieser Farbe in den Vorrat, aufgerundet. Haben mehrere gleich viele, werden die Punkte unter ihnen geteilt, abgerundet, und alle legen zwei Steine zurück.

    Dann bekommen alle, die 15 oder mehr Arbeiter haben, 12 Punkte. Diese werden nicht geteilt.
rules-basari-9-title = Der nächste Durchgang und das Ende
rules-basari-9-text =
    Alle Basarkarten werden eingesammelt und gemischt, und alle beginnen wieder ohne Arbeiter. Steine und Punkte bleiben.

    Das Spiel endet nach der dritten Wertung. Die meisten Punkte gewinnen; haben mehrere gleich viele, teilen sie sich den Sieg.
rules-basari-10-title = Zu fünft
rules-basari-10-text =
    Zu fünft gibt es eine vierte Aktion: D, die freie Wahl. Sie kommt zuletzt; um sie wird nie gefeilscht, und sie fällt nie aus.

    Hast nur du sie gewählt, legst du einen deiner Steine in den Vorrat und nimmst zwei beliebiger Farben. Hast du keinen Stein, gibst du keinen ab und nimmst trotzdem zwei. Haben mehrere sie gewählt, nimmt jeder von ihnen einen Stein beliebiger Farbe, in der Reihenfolge, in der sie zuerst bieten würden.
rules-basari-11-title = Wenn du Edel, Stein & Reich kennst
rules-basari-11-text =
    Hier gibt es keine Ereigniskarten, dafür Arbeiter. Karten bleiben vor dir liegen, und ein Durchgang endet, wenn jemand 15 Arbeiter hat, nicht nach einer Zahl von Runden.

    Wer mehr rote Steine hat, bietet zuerst, nicht wer weniger hat, und das erste Gebot ist Pflicht. Zwischen den Durchgängen gibt niemand Steine in den Vorrat. Ein Gleichstand am Ende ist ein geteilter Sieg.

## Emerald

rules-emerald-1-title = Worum es geht
rules-emerald-1-text =
    Deine Ritter verlassen die Burg, überqueren eine Wiese und schleichen durch eine Höhle voller Gold und Edelsteine zum Schatz des Drachen. Je mehr Ritter beisammenstehen, desto weiter kommt jeder von ihnen. Doch ein Drache bewacht die Höhle, und wer ihm zu nahe kommt, weckt ihn.

    Gold, Drachenschätze, Edelsteine und Bonuskarten bringen Punkte. Die meisten Punkte gewinnen.
rules-emerald-2-title = Der Spielplan
rules-emerald-2-text =
    Die Burg hat vier Türme und ein Hauptgebäude. Von dort führt ein Weg über 15 Felder: 1 bis 6 über die Wiese, 7 bis 15 durch die Höhle. Hinter Feld 15 liegt die Schatzkammer mit vier Drachenschätzen.

    Neben jedem Höhlenfeld liegen ein Stapel Goldkarten und ein Stapel Edelsteinkarten, je zwei oder drei Karten, die oberste offen. Gold hat die Werte 1 bis 5. Edelsteine sind Rubine, Smaragde, Granate und Türkise.

    Die Leiste der Drachenwache liegt neben vier Feldern, anfangs 7 bis 10. Der Drache steht auf 10 und blickt zum Ausgang.
rules-emerald-3-title = Deine Ritter
rules-emerald-3-text =
    Zu dritt und zu viert haben alle fünf Ritter: einen auf jedem Turm und einen im Hauptgebäude. Zu fünft sind es vier, einer auf jedem Turm.

    Zu zweit hat jeder acht, vier in jeder von zwei Farben, einen jeder Farbe auf jedem Turm. Bewegst du in einem Zug zwei Ritter, müssen beide dieselbe Farbe haben.
rules-emerald-4-title = Dein Zug
rules-emerald-4-text =
    Du bewegst einen Ritter oder nacheinander zwei verschiedene. Ein Ritter geht genau so viele Schritte vorwärts, wie dort Ritter stehen, wo er losgeht: eigene, fremde und er selbst. Von jedem Turm und vom Hauptgebäude führt der erste Schritt auf Feld 1.

    Stehen vier Ritter auf einem Turm, geht der erste also vier Schritte, der nächste drei. Auf einem Feld dürfen beliebig viele Ritter stehen.

    Einen Ritter musst du bewegen. Der zweite ist freiwillig, und du darfst ihn nur bewegen, wenn der erste dir keine Karte gebracht hat.
rules-emerald-5-title = Karten
rules-emerald-5-text =
    Endet eine Bewegung auf einem Höhlenfeld, an dem Karten liegen, musst du eine der offenen nehmen. Haben beide Stapel noch Karten, wählst du zwischen Gold und Edelstein. Die nächste Karte des Stapels wird aufgedeckt. Dann kommt der Drache, falls er geweckt ist, und dein Zug endet.

    Gold nimmst du auf die Hand, Edelsteine liegen offen vor dir. Wer als Erstes alle vier Sorten hat, nimmt sich die Bonuskarte dafür und behält sie.
rules-emerald-6-title = Die Schatzkammer
rules-emerald-6-text =
    Ein Ritter, der die Schatzkammer erreicht, bleibt dort stehen, auch wenn er noch Schritte übrig hat. Du nimmst einen Drachenschatz, und dein Zug endet. Der Ritter ist aus dem Spiel.
rules-emerald-7-title = Den Drachen wecken
rules-emerald-7-text =
    Ein Ritter, der neben der Leiste stehen bleibt oder auf dem Feld des Drachen, weckt den Drachen. Vorbeilaufen weckt niemanden. Eine Karte an diesem Feld nimmst du vorher.

    Du würfelst 1, 2 oder 3. So viele Felder läuft der Drache in die Richtung, in die er blickt, neben der Leiste hin und her. Erreicht er ihr letztes Feld, dreht er sofort um und läuft in der anderen Richtung weiter. Hat die Leiste ihn hinter sich gelassen, läuft er zur Schatzkammer hin, bis er wieder neben ihr ist.
rules-emerald-8-title = Gefangen
rules-emerald-8-text =
    Wo sein Lauf endet, fängt der Drache einen Ritter. Stehen dort mehrere, sagt, wer am Zug ist, wessen; es darf auch ein eigener sein.

    Wem der Ritter gehört, der darf den Drachen mit einer Goldkarte bestechen, egal von welchem Wert. Sie kommt aus dem Spiel, und der Ritter bleibt, wo er ist. Sogar die eben genommene Karte darf es sein. Sonst kommt der Ritter ins Nest und ist aus dem Spiel. Bestechen kann man nur mit Gold.
rules-emerald-9-title = Die Leiste rückt vor
rules-emerald-9-text =
    Immer wenn der Drache gelaufen ist, rückt die Leiste ein Feld weiter zur Schatzkammer. Liegt sie neben 12 bis 15, bleibt sie dort für immer. Ein Drache, der von der Leiste herunterlaufen würde, dreht sich zur Schatzkammer.

    Hast du in deinem Zug noch keine Karte genommen, darfst du jetzt deinen zweiten Ritter bewegen. Er kann den Drachen wieder wecken.
rules-emerald-10-title = Das Ende
rules-emerald-10-text =
    Das Spiel endet sofort, auch mitten in einem Zug, wenn der letzte Drachenschatz genommen ist oder wenn jemand nur noch einen Ritter im Spiel hat.
rules-emerald-11-title = Punkte
rules-emerald-11-text =
    Zuerst die Bonuskarten der vier Sorten: Jede geht an den, der allein die meisten Edelsteine dieser Sorte hat. Haben mehrere gleich viele, bekommt sie niemand.

    Gold zählt seinen Wert, ein Drachenschatz 5, ein Edelstein 1, eine Bonuskarte 4. Die meisten Punkte gewinnen. Bei Gleichstand gewinnen mehr Drachenschätze, dann mehr Edelsteine.
