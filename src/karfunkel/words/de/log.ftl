# Was geschah, in Sätzen. Wer liest, wird angesprochen: $you ist `one`, wenn es um die eigene Tat geht, `other`, wenn jemand
# anderes an einem handelt, sonst `none`.

## Satzteile

log-most-r = die meisten roten Edelsteine
log-most-y = die meisten gelben Edelsteine
log-most-g = die meisten grünen Edelsteine
log-most-b = die meisten blauen Edelsteine

## Der Tisch

log-sat =
    { $you ->
        [one] Du nimmst Platz.
       *[none] { $name } nimmt Platz.
    }
log-botsat = Ein Bot nimmt Platz { $number }: { $level }.
log-stood = Platz { $number } ist wieder frei.
log-started = Das Spiel beginnt.
log-tookback =
    { $number ->
        [one] Ein Zug wird zurückgenommen.
       *[other] { $number } Züge werden zurückgenommen.
    }
log-asked-undo =
    { $you ->
        [one] Du möchtest deinen Zug zurücknehmen.
       *[none] { $name } möchte einen Zug zurücknehmen.
    }
log-asked-abandon =
    { $you ->
        [one] Du schlägst vor, ohne Ergebnis aufzuhören.
       *[none] { $name } schlägt vor, ohne Ergebnis aufzuhören.
    }
log-answered-yes =
    { $you ->
        [one] Du bist einverstanden.
       *[none] { $name } ist einverstanden.
    }
log-answered-no =
    { $you ->
        [one] Du lehnst ab.
       *[none] { $name } lehnt ab.
    }
log-wentaway =
    { $you ->
        [one] Du bist weg. Ein Bot spielt für dich.
       *[none] { $name } ist weg. Ein Bot springt ein.
    }
log-cameback =
    { $you ->
        [one] Du bist wieder da.
       *[none] { $name } ist wieder da.
    }
log-resigned =
    { $you ->
        [one] Du gibst auf. Ein Bot spielt bis zum Ende weiter.
       *[none] { $name } gibt auf. Ein Bot spielt bis zum Ende weiter.
    }
log-abandoned = Das Spiel endet ohne Ergebnis.
log-rematched = Es gibt einen Tisch für die Revanche.

## Durchgänge und Runden

log-stage = Durchgang { $stage } beginnt.
log-round = Runde { $round }
log-turn = Zug { $round }
log-turned = Die offene Ereigniskarte: { $card }.
log-shuffled = Die Ereigniskarten werden gemischt.
log-scoring = Durchgang { $stage } wird gewertet.
log-shared =
    { $colour ->
        [r] Rot wird geteilt: { $sharing } haben je { $most }.
        [y] Gelb wird geteilt: { $sharing } haben je { $most }.
        [g] Grün wird geteilt: { $sharing } haben je { $most }.
       *[b] Blau wird geteilt: { $sharing } haben je { $most }.
    }
log-kept-cards-back = Alle ausliegenden Ereigniskarten kommen unter den Stapel.
log-bazaar-cards-back = Alle Basarkarten kommen zurück in den Stapel.
log-fill-up =
    { $colour ->
        [r] Rot ist knapp: Alle geben einen roten zurück.
        [y] Gelb ist knapp: Alle geben einen gelben zurück.
        [g] Grün ist knapp: Alle geben einen grünen zurück.
       *[b] Blau ist knapp: Alle geben einen blauen zurück.
    }
log-over = Das Spiel ist aus.

## Wählen und handeln

log-shown =
    { $you ->
        [one] Du willst { $wish }.
       *[none] { $name } will { $wish }.
    }
log-guessed-right =
    { $you ->
        [one] Du rätst „{ $action }“, und das stimmt!
       *[none] { $name } rät „{ $action }“, und das stimmt!
    }
log-guessed-wrong =
    { $you ->
        [one] Du rätst „{ $action }“. Falsch.
       *[none] { $name } rät „{ $action }“. Falsch.
    }
log-void = { $action }: Zu viele wollen das, also bekommt niemand etwas.
log-void-guessed = { $action }: Gleich erraten, also bekommt niemand etwas.
log-trade =
    { $you ->
        [one] { $other } und du wollt beide { $wish }. Du bietest zuerst.
        [other] { $name } und du wollt beide { $wish }. { $name } bietet zuerst.
       *[none] { $name } und { $other } wollen beide { $wish }. { $name } bietet zuerst.
    }
log-offered =
    { $you ->
        [one] Du bietest { $other } { $gems }.
        [other] { $name } bietet dir { $gems }.
       *[none] { $name } bietet { $other } { $gems }.
    }
log-declined =
    { $you ->
        [one] Du bietest nichts.
       *[none] { $name } bietet nichts.
    }
log-not-done = { $action }: Niemand bietet etwas, also bekommt niemand etwas.
log-accepted =
    { $you ->
        [one] Du nimmst an. { $other } bekommt den Zuschlag.
        [other] { $name } nimmt an. Du bekommst den Zuschlag!
       *[none] { $name } nimmt an. { $other } bekommt den Zuschlag.
    }
log-for-nothing =
    { $you ->
        [one] Ihr habt beide keinen Edelstein: Du bekommst { $wish } umsonst.
       *[none] Beide haben keinen Edelstein: { $name } bekommt { $wish } umsonst.
    }

## Was die Aktionen bringen

log-took-open =
    { $you ->
        [one] Du nimmst die offene Karte: { $card }.
       *[none] { $name } nimmt die offene Karte: { $card }.
    }
log-drew =
    { $you ->
        [one] Du ziehst vom Stapel: { $card }.
       *[none] { $name } zieht vom Stapel: { $card }.
    }
log-used =
    { $you ->
        [one] Du setzt „{ $card }“ ein.
       *[none] { $name } setzt „{ $card }“ ein.
    }
log-forgone =
    { $you ->
        [one] Du verzichtest auf „{ $card }“.
       *[none] { $name } verzichtet auf „{ $card }“.
    }
log-gems-taken =
    { $you ->
        [one] Du nimmst { $gems }.
       *[none] { $name } nimmt { $gems }.
    }
log-gems-returned =
    { $you ->
        [one] Du legst { $gems } in den Vorrat.
       *[none] { $name } legt { $gems } in den Vorrat.
    }
log-gems-given =
    { $you ->
        [one] Du gibst { $other } { $gems }.
        [other] { $name } gibt dir { $gems }.
       *[none] { $name } gibt { $other } { $gems }.
    }
log-more-workers =
    { $you ->
        [one] Du nimmst noch eine Karte und hast jetzt { $workers }.
       *[none] { $name } nimmt noch eine Karte und hat jetzt { $workers }.
    }
log-stack-empty =
    { $you ->
        [one] Der Stapel ist leer: keine neuen Arbeiter für dich.
       *[none] Der Stapel ist leer: keine neuen Arbeiter für { $name }.
    }
log-earned-now =
    { $you ->
        [one] Du nimmst { $score }.
       *[none] { $name } nimmt { $score }.
    }
log-earned-most =
    { $you ->
        [one] Du bekommst { $score } für { $most }.
       *[none] { $name } bekommt { $score } für { $most }.
    }
log-earned-card =
    { $you ->
        [one] Du bekommst { $score } für die Karte „{ $card }“.
       *[none] { $name } bekommt { $score } für die Karte „{ $card }“.
    }
log-earned-certificates =
    { $you ->
        [one] Du bekommst { $score } für deine Zertifikate.
       *[none] { $name } bekommt { $score } für Zertifikate.
    }
log-earned-workers =
    { $you ->
        [one] Du bekommst { $score } für mindestens 15 Arbeiter.
       *[none] { $name } bekommt { $score } für mindestens 15 Arbeiter.
    }

## Ritter und der Drache

log-from-tower = von Turm { $number }
log-from-keep = vom Hauptgebäude
log-from-field = von Feld { $number }
log-to-field = auf Feld { $number }
log-to-chamber = in die Schatzkammer
log-card-gold = Gold vom Wert { $value }
log-card-ruby = einen Rubin
log-card-emerald = einen Smaragd
log-card-garnet = einen Granat
log-card-turquoise = einen Türkis
log-bonus-ruby = die meisten Rubine
log-bonus-emerald = die meisten Smaragde
log-bonus-garnet = die meisten Granate
log-bonus-turquoise = die meisten Türkise
log-bonus-four-kinds = vier verschiedene Edelsteine
log-knight =
    { $you ->
        [one] Du bewegst einen Ritter { $from } { $to }.
       *[none] { $name } bewegt einen Ritter { $from } { $to }.
    }
log-stopped =
    { $you ->
        [one] Du bewegst keinen zweiten Ritter.
       *[none] { $name } bewegt keinen zweiten Ritter.
    }
log-treasure =
    { $you ->
        [one] Du schnappst dir einen Drachenschatz!
       *[none] { $name } schnappt sich einen Drachenschatz!
    } { $left ->
        [0] Das war der letzte.
        [one] Einer ist noch da.
       *[other] { $left } sind noch da.
    }
log-took =
    { $you ->
        [one] Du nimmst { $card }.
       *[none] { $name } nimmt { $card }.
    }
log-bonus =
    { $you ->
        [one] Du erhältst den Bonus für { $bonus }!
       *[none] { $name } erhält den Bonus für { $bonus }!
    }
log-rolled =
    { $you ->
        [one] Der Drache erwacht! Du würfelst eine { $number }.
       *[none] Der Drache erwacht! { $name } würfelt eine { $number }.
    }
log-caught =
    { $you ->
        [one] Der Drache fängt deinen Ritter auf Feld { $field }!
       *[none] Der Drache fängt auf Feld { $field } einen Ritter von { $name }.
    }
log-bribed =
    { $you ->
        [one] Du kaufst deinen Ritter frei, mit { $gold }.
       *[none] { $name } kauft den Ritter frei, mit { $gold }.
    }
log-nest =
    { $you ->
        [one] Dein Ritter kommt ins Nest.
       *[none] { $name } verliert den Ritter ans Nest.
    }
log-bar = Die Drachenwache rückt vor: Felder { $first } bis { $last }.
log-over-last-treasure = Der letzte Drachenschatz ist weg. Das Spiel ist aus.
log-over-last-knight =
    { $you ->
        [one] Du hast nur noch einen Ritter. Das Spiel ist aus.
       *[none] { $name } hat nur noch einen Ritter. Das Spiel ist aus.
    }
