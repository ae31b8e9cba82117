# Die erste Partie: was jede Entscheidung fragt, was sie bedeutet und wie man gut entscheidet.

## Edel, Stein & Reich

guide-edelstein-choose =
    Wähle, was du in dieser Runde willst: das Geld auf deiner Edelsteinkarte, ihre Edelsteine oder eine Ereigniskarte. Willst nur du es, bekommst du es einfach; wollen zwei dasselbe, handeln sie darum; wollen es drei, geht jeder leer aus. Sieh dir an, was auf den Karten der anderen lockt, und überlege, was sie dir übrig lassen. Zu zweit rät stattdessen dein Gegenüber, was du gewählt hast.
guide-edelstein-guess =
    Dein Gegenüber hat geheim gewählt. Rate, was: Liegst du richtig, fällt die Aktion aus. Frag dich, was mit der Karte auf dem Tisch am besten wäre, und ob dein Gegenüber genau diesen Gedanken von dir erwartet.
guide-edelstein-guess-again =
    Das war falsch, also bleiben zwei Aktionen. Liegst du diesmal richtig, handelt ihr um die Aktion, und du kannst sie sogar selbst gewinnen; liegst du falsch, bekommt dein Gegenüber sie umsonst. Rate das, was du am wenigsten hinnehmen willst.
guide-edelstein-open-trade =
    Ihr habt beide dasselbe gewählt, und du darfst zuerst bieten. Wer annimmt, bekommt die Edelsteine; wer sie geboten hat, zahlt und führt die Aktion aus. Fang klein an: mit einem Stein einer Farbe, in der du keine Mehrheit zu verlieren hast. Biete nur dann nichts, wenn dir die Aktion nichts wert ist, denn dann ist sie für einen einzigen Stein zu haben.
guide-edelstein-answer =
    Nimm an, und diese Edelsteine gehören dir, die Aktion aber nicht. Oder biete mehr: mehr Steine beliebiger Farben, oder gleich viele von höherem Rang. Überlege, was dir die Aktion bringt; ist das weniger als die Steine, die du zahlen müsstest, dann nimm, was geboten ist.
guide-edelstein-last-offer =
    Dein Gegenüber will nichts bieten. Du kannst jetzt genau einen Edelstein geben, und die Aktion gehört dir; ablehnen geht nicht. Bietest auch du nichts, bekommt sie niemand. Ein blauer Stein ist dafür fast immer ein guter Preis.
guide-edelstein-which-event =
    Nimm die offene Karte, die du kennst, oder die oberste des Stapels, die du nicht kennst. Lässt du die offene liegen, kommt sie unter den Stapel. Versuch dein Glück, wenn dir die offene wenig nützt: Mehr als ein Drittel aller Karten sind Zertifikate.
guide-edelstein-instant-card =
    Diese Karte wird jetzt eingesetzt oder gar nicht. Alles, was dir angeboten wird, ändert etwas; verzichte, wenn dir nichts davon hilft. Vor einer Wertung kann ein einziger Stein eine Mehrheit kippen: Achte auf Farben, in denen dir einer fehlt oder du nur knapp vorn liegst.
guide-edelstein-exchange =
    Nur du hast die freie Wahl gewählt: Gib einen Edelstein ab und nimm zwei beliebiger Farben. Gib einen, der weder eine Mehrheit gewinnt noch verteidigt, und nimm dort, wo zwei Steine die Mehrheit ändern.
guide-edelstein-take-one =
    Mehrere haben die freie Wahl gewählt, also nimmt jeder von euch einen Edelstein. Nimm eine Farbe, in der dir einer mehr die Mehrheit bringt oder in der du verhinderst, dass jemand sie mit dir teilt.

## Basari

guide-basari-choose =
    Wähle, was du in dieser Runde willst: A bringt noch eine Karte mit ihren Arbeitern, B die Punkte deiner Karte, C ihre Edelsteine. Willst nur du es, bekommst du es; zwei müssen feilschen; drei gehen leer aus. Zähl die Arbeiter: Wer 15 erreicht, beendet den Durchgang, und jeder mit 15 bekommt 12 Punkte.
guide-basari-open-trade =
    Ihr habt beide dasselbe gewählt, und du musst zuerst bieten: mindestens einen Edelstein. Wer annimmt, bekommt die Steine; wer sie geboten hat, zahlt und führt die Aktion aus. Fang mit einem billigen Stein an; erhöhen kannst du immer noch.
guide-basari-answer =
    Nimm an, und diese Edelsteine gehören dir, die Aktion aber nicht. Oder biete mehr: mehr Steine beliebiger Farben, oder gleich viele von höherem Rang. Sind dir die Steine mehr wert als die Aktion, dann überlass sie deinem Gegenüber.
guide-basari-exchange =
    Nur du hast D gewählt: Gib einen Edelstein ab und nimm zwei beliebiger Farben. Gib einen, der weder eine Mehrheit gewinnt noch verteidigt, und nimm dort, wo zwei Steine die Mehrheit ändern.
guide-basari-take-one =
    Mehrere haben D gewählt, also nimmt jeder von euch einen Edelstein. Nimm eine Farbe, in der dir einer mehr die Mehrheit bringt oder in der du verhinderst, dass jemand sie mit dir teilt.

## Emerald

guide-emerald-knight =
    Wähle einen Ritter. Er geht genau so viele Felder, wie dort Ritter stehen, er selbst mitgezählt. Ein Höhlenfeld bringt dir eine Karte und beendet deinen Zug; neben der Leiste oder beim Drachen weckst du den Drachen. Auf der Wiese gibt es keine Karte, also darfst du dort noch einen zweiten Ritter bewegen, und wo viele stehen, kommst du weit.
guide-emerald-card =
    Nimm das Gold oder den Edelstein. Gold zählt seinen Wert und kann einen Ritter freikaufen: Eine kleine Goldkarte auf der Hand ist eine gute Versicherung. Ein Edelstein zählt 1, aber wer zuerst alle vier Sorten hat oder am Ende die meisten einer Sorte, bekommt 4 dazu.
guide-emerald-catch =
    Der Drache ist bei mehreren Rittern stehen geblieben, und du sagst, wessen er fängt. Nimm den von jemandem, der führt, oder der kein Gold zum Bestechen hat. Denk ans Ende: Wer nur noch einen Ritter hat, beendet damit sofort das Spiel.
guide-emerald-bribe =
    Der Drache hat deinen Ritter. Zahl eine Goldkarte, und er bleibt, wo er ist; lass ihn gehen, und er ist aus dem Spiel. Kurz vor der Schatzkammer lohnt sich eine kleine Karte, denn ein Drachenschatz zählt 5. Steht er weit hinten oder hast du nur hohe Karten, dann lass ihn gehen.
