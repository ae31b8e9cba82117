# Was nur im Terminal gesagt wird. Was auch die Seite sagt, steht in den anderen Dateien. Befehle sind in allen Sprachen gleich.

## Wer spielt

terminal-you = Du
terminal-seat = Platz { $number }
terminal-seated = { $name } (Platz { $number })
terminal-named = { $name }: { $about }
terminal-greeting = Du sitzt auf Platz { $number }.
terminal-people = Mit dir spielen: { $names }.
terminal-bots =
    { $count ->
        [one] Gegen einen Bot ({ $level }): { $names }.
       *[other] Gegen Bots ({ $level }): { $names }.
    }
terminal-no-numba = Numba ist nicht installiert, deshalb spielen Bots der Stufe { $level }; mit `pip install numba` gibt es bessere.
terminal-how = Antworte mit einer Nummer oder einem Zug. { $help } erklärt jederzeit die Regeln und alle Befehle.

## Fragen

terminal-other-moves = Jeden anderen Zug kannst du eintippen, etwa { $move }; { $moves } zählt alle auf.
terminal-type-the-move = Die Züge sind hier selbst Zahlen: Tippe den Zug ein.
terminal-only-move = Das ist der einzige Zug; die Eingabetaste spielt ihn.
terminal-more-moves = … und { $number } weitere
terminal-no-moves = Es gibt keinen Zug mehr zu machen.
terminal-whole-log = Das ganze Spiel bis jetzt
terminal-undone = Du bist wieder bei deiner Entscheidung davor. Alle Züge seither sind zurückgenommen, auch die der anderen.
terminal-hint = { $move }: Gewinnchance { $chance } %
terminal-hint-often = { $move }: Gewinnchance { $chance } %, in { $often } von 100 Fällen zu spielen

## Befehle

terminal-argument-card = KARTE
terminal-argument-file = DATEI
terminal-argument-name = NAME
terminal-argument-number = NUMMER
terminal-argument-table = TISCH
terminal-argument-text = TEXT
terminal-do-help = worum es geht, die Entscheidung, die ansteht, und diese Befehle
terminal-do-help-chapter = ein Kapitel der Regeln
terminal-do-help-card = was eine Karte tut
terminal-do-table = den Tisch noch einmal zeigen
terminal-do-moves = alle Züge, die du jetzt machen kannst
terminal-do-log = alles, was bisher geschah
terminal-do-hint = was ein starker Bot hier spielen würde und wie wahrscheinlich du dann gewinnst
terminal-do-undo = zurück zu deiner letzten Entscheidung; alles danach wird zurückgenommen
terminal-do-undo-asking = deinen letzten Zug zurücknehmen; haben andere seither gezogen, werden sie gefragt
terminal-do-save = das Spiel speichern; save! ersetzt eine Datei
terminal-do-save-record = nach dem Spiel die Aufzeichnung speichern; save! ersetzt eine Datei
terminal-do-quit = das Spiel verlassen
terminal-do-leave = gehen; der Tisch bleibt, und dein Platz wartet auf dich
terminal-do-say = allen am Tisch etwas sagen
terminal-do-answer = antworten, wenn jemand etwas gefragt hat
terminal-do-abandon = den anderen vorschlagen, ohne Ergebnis aufzuhören
terminal-do-resign = deinen Platz für immer einem Bot überlassen
terminal-do-back = vom Bot wieder übernehmen, der spielte, während du weg warst
terminal-do-rematch = nach dem Spiel: noch einmal mit denselben Leuten
terminal-do-seats = zeigen, wer wo sitzt, und die Einladung
terminal-do-start = wenn du den Tisch aufgemacht hast: Bots auf die freien Plätze setzen und beginnen
terminal-do-close = wenn du den Tisch aufgemacht hast: ihn schließen

## Speichern und gehen

terminal-saved = Gespeichert in { $file }.
terminal-way-back = Später geht es weiter mit:
terminal-way-to-check = Prüfen lässt es sich mit:
terminal-check = Eine gespeicherte Aufzeichnung lässt sich Karte für Karte prüfen: { $command }
terminal-over = Das Spiel ist zu Ende. Du kannst es speichern ({ $save }), den Verlauf lesen ({ $log }) oder zurückgehen ({ $undo }). Die Eingabetaste beendet.
terminal-over-server = Das Spiel ist zu Ende. Du kannst es speichern ({ $save }), den Verlauf lesen ({ $log }), reden oder noch einmal spielen ({ $rematch }). Die Eingabetaste beendet.
terminal-goodbye = Auf Wiedersehen.
terminal-goodbye-saved = Auf Wiedersehen. Das Spiel ist gespeichert in { $file }.
terminal-goodbye-lost = Auf Wiedersehen. Was seit dem letzten Speichern in { $file } kam, ist verloren.
terminal-goodbye-over = Auf Wiedersehen. Die Aufzeichnung dieses Spiels wurde nicht gespeichert.
terminal-goodbye-unsaved = Auf Wiedersehen. Dieses Spiel wurde nicht gespeichert; um eines zu behalten, tippe { $save }, bevor du gehst.
terminal-goodbye-server = Auf Wiedersehen. Der Tisch bleibt, und dein Platz wartet auf dich. Zurück kommst du mit:
terminal-shared-win = Du teilst dir den Sieg mit { $names }.

## Wiederholen und untersuchen

terminal-how-to-replay = { $last } Züge. Die Eingabetaste geht weiter; { $back }, eine Nummer oder { $end } springt; { $table } zeigt den Tisch, { $quit } beendet.
terminal-not-over = Das Spiel ist nicht zu Ende.
terminal-thinking = Denkt nach
terminal-study-when = Wann
terminal-study-seat = Platz
terminal-study-played = Gespielt
terminal-study-better = Besser
terminal-study-chance = Chance
terminal-study-instead = Statt
terminal-study-cost = Kosten
terminal-study-lost = Verlust je Zug

## An einem Server

terminal-line-back = Die Verbindung ist wieder da.
terminal-agree = Bist du einverstanden? Tippe { $yes } oder { $no }.
terminal-may-refuse = Das kann abgelehnt werden: { $names } entscheidet mit.
terminal-take-over = Tippe { $back }, um wieder zu übernehmen.
terminal-sit-down-again = Tippe { $rematch }, um dort Platz zu nehmen.
terminal-seat-freed = Dein Platz wurde freigemacht. Auf Wiedersehen.
terminal-invitation = Freunde kommen mit dem Code { $code } an diesen Tisch:
terminal-missing =
    { $number ->
        [one] Eine Person fehlt noch.
       *[other] Es fehlen noch { $number } Personen.
    } { $help } zeigt, was du inzwischen tun kannst.
terminal-all-here = Alle Plätze sind besetzt. Tippe { $start }, um zu beginnen.
terminal-host-begins = Alle Plätze sind besetzt. Wer den Tisch aufgemacht hat, beginnt das Spiel.
terminal-table = Tisch
terminal-game = Spiel
terminal-seats = Plätze
terminal-others-move = andere sind am Zug
terminal-sit-down = Platz nimmst du mit:
terminal-put-up = Kein Tisch wartet auf dich. Einen neuen gibt es zum Beispiel mit:

## Was nicht geht

terminal-error-answer = Tippe eine Nummer von 1 bis { $last }, einen Zug oder help.
terminal-error-answer-move = Tippe einen Zug oder help.
terminal-error-number = Eine Wahl { $number } gibt es nicht; es gibt 1 bis { $last }.
terminal-error-refused = { $reason } moves zählt alle Züge auf, die du jetzt machen kannst.
terminal-error-command = „{ $text }“ ist nicht zu verstehen; help zeigt, was geht.
terminal-error-before = „{ $text }“ ist vor dem Spiel nicht zu verstehen; help zeigt, was geht.
terminal-error-step = „{ $text }“ ist nicht zu verstehen.
terminal-error-card = Es gibt weder eine Karte noch ein Kapitel „{ $text }“; die Karten sind { $cards }.
terminal-error-chapter = Es gibt kein Kapitel „{ $text }“.
terminal-error-move = „{ $text }“ ist kein Zug.
terminal-error-moment = Das Spiel hat { $last } Züge; zeigen lässt es sich nach 0 bis so vielen.
terminal-error-undo = Es gibt nichts zurückzunehmen: Du hast noch keinen Zug gemacht.
terminal-error-hint = Das Spiel ist zu Ende; es gibt nichts mehr zu raten.
terminal-error-no-file = Sag, wohin gespeichert werden soll, etwa: save meinspiel.txt
terminal-error-file-exists = { $file } gibt es schon; save! statt save ersetzt die Datei.
terminal-error-not-saved = Das Spiel lässt sich nicht in { $file } speichern: { $reason }
terminal-error-say-what = Sag auch, was, etwa: say hallo
terminal-error-say-less = Höchstens { $most } Zeichen auf einmal, nicht { $number }.
terminal-error-no-table = { $server } hat weder einen Tisch noch eine Einladung „{ $text }“.
terminal-error-other-game = An diesem Tisch wird { $played } gespielt, nicht { $wanted }.
terminal-error-begun = Das Spiel an diesem Tisch hat ohne dich begonnen.
terminal-error-no-seat = Einen Platz { $number } hat dieser Tisch nicht; es gibt 0 bis { $last }.
terminal-error-open-seats = Neben dir können 0 bis { $most } Plätze offen bleiben, nicht { $number }.
terminal-error-address = „{ $text }“ ist keine Adresse eines Servers wie http://localhost:8000
terminal-error-no-name = Du warst noch nicht bei { $server }; sag, wie du heißt, etwa: --name Anna
terminal-error-guests-read = { $file }, wo Gäste gemerkt werden, ist nicht zu lesen: { $reason }
terminal-error-guests-write = Wer du bist, lässt sich nicht in { $file } merken: { $reason }
terminal-error-other-record = { $file } ist eine Aufzeichnung von { $played }, nicht von { $wanted }.
terminal-error-no-seed = { $file } verrät den Startwert nicht; die nächste Karte lässt sich nicht ziehen.
terminal-error-seconds = Eine Entscheidung wird mehr als 0 und bis zu { $most } Sekunden bedacht, nicht { $seconds }.
terminal-error-broken = Der Server { $server } hat die Verbindung abgebrochen.
