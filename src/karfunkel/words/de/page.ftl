# Der Rahmen der Seite: Lobby, Tisch, Wiederholung.

## Everywhere

app-tagline = Edelsteinspiele, mit Freunden oder gegen Bots
app-language = Sprache
app-theme = Hell oder dunkel
app-theme-auto = wie das System
app-theme-dark = dunkel
app-theme-light = hell
app-home = Zur Lobby
app-pages = Seiten
app-rules = Regeln
app-record = Aufzeichnung ansehen
app-nowhere = Hier ist nichts.
app-broken = Auf dieser Seite ist etwas schiefgegangen. Nichts vom Spiel ist verloren.
app-reload = Seite neu laden
app-offline = Der Server antwortet nicht. Neuer Versuch …
app-loading = Einen Moment …
app-close = Schließen
time-days = { $days } T { $hours } Std

game-players = { $least } bis { $most } Personen

## Who plays here

name-question = Wie heißt du?
name-hint = Diesen Namen sehen die anderen am Tisch. Ein Konto brauchst du nicht.
name-field = Name
name-save = Das bin ich
name-go = Los geht’s
name-go-table = Zum Tisch
name-change = Namen ändern
name-offers = Elster Dachs Reiher Otter Falke Igel Marder Specht Luchs Amsel Hase Fink
account-title = Du, auf diesem und anderen Geräten
account-data = Meine Daten herunterladen
account-forget = Vergiss mich
account-forget-sure = Dein Name und alles, was du gesagt hast, wird gelöscht, und du verlässt alle Tische. Beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-forget-yes = Endgültig vergessen
device-link = Link für ein anderes Gerät
device-link-hint = Öffne diesen Link innerhalb von 15 Minuten auf dem anderen Gerät. Er gilt einmal; behalte ihn für dich.
device-sign-out = Überall sonst abmelden
device-signed-out = Jetzt ist nur noch dieses Gerät angemeldet.
device-come = Hier weiterspielen
device-come-hint = Du machst hier als der Gast weiter, der diesen Link gemacht hat, mit allen Tischen.
device-come-instead = Hier bist du jetzt { $name }. Stattdessen würdest du als der Gast weitermachen, der diesen Link gemacht hat.
device-come-yes = Ja, das bin ich

## Lobby

lobby-play = Sofort spielen
lobby-play-hint = Gegen Bots, gleich jetzt
lobby-count = { $players } Spieler
lobby-learn = So geht’s
lobby-friends = Mit Freunden
lobby-mine = Meine Spiele
lobby-join = Tische zum Mitspielen
lobby-join-none = Gerade wartet niemand auf Mitspieler. Mach einen Tisch auf!
lobby-watch = Tische zum Zuschauen
lobby-watch-none = Gerade spielt niemand öffentlich.
lobby-ended = Meine beendeten Spiele
lobby-turn-of = Am Zug: { $name }
lobby-open-seats =
    { $free ->
        [one] ein freier Platz
       *[other] { $free } freie Plätze
    }
lobby-sit = Mitspielen
lobby-watch-it = Zuschauen
lobby-go = Weiterspielen
lobby-end = Dieses Spiel { $title } beenden
lobby-look = Ansehen
lobby-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }
lobby-abandoned = ohne Ergebnis beendet
lobby-clock = { $seconds } s je Zug
lobby-clock-slow = { $days } Tage je Zug

## Creating a table

new-title = Neuer Tisch: { $game }
new-players = Wie viele spielen
new-bots = Davon Bots
new-level = Stärke der Bots
new-friends =
    { $number ->
        [one] du und noch jemand
       *[other] du und { $number } andere
    }
new-alone = du gegen Bots
new-public = Wer darf kommen
new-public-yes = Alle, über die Lobby
new-public-no = Nur mit dem Link
new-seating = Plätze
new-seating-drawn = Zu Spielbeginn ausgelost
new-seating-as-sat = Wie man sich setzt
new-deck = Karten
new-deck-house = Karten des Hauses
new-deck-edit = Eigene Karten eingeben
new-clock = Zeit
new-clock-none = Ohne Begrenzung
new-clock-quick = Schnell: 20 Sekunden je Zug, 3 Minuten Reserve
new-clock-easy = Gemütlich: 60 Sekunden je Zug, 10 Minuten Reserve
new-clock-slow = Langsam: 2 Tage je Zug
new-start = Starten
new-open = Tisch aufmachen
new-cancel = Abbrechen

level-random = Zufall
level-random-about = Zieht zufällig.
level-greedy = Gierhals
level-greedy-about = Probiert jeden Zug und nimmt, was sofort lohnt.
level-novice = Neuling
level-novice-about = Spielt nach ein paar Faustregeln.
level-trader = Händler
level-trader-about = Bedenkt, was du antworten könntest, ehe er bietet.
level-master = Meister
level-master-about = Schaut weit voraus: stärker geht es nicht.
bot-name-0 = Jaspis
bot-name-1 = Opal
bot-name-2 = Beryll
bot-name-3 = Onyx
bot-name-4 = Bernstein

## Cards of one’s own

deck-title = Deine eigenen Karten: { $game }
deck-about = Wer das Spiel besitzt, kann hier dessen Karten eingeben, statt der Karten des Hauses. Sie bleiben in diesem Browser.
deck-new = Neuer Kartensatz
deck-house = Mit den Karten des Hauses beginnen
deck-name = Name
deck-named = Mein Kartensatz { $number }
deck-load = Datei laden
deck-save = Als Datei speichern
deck-delete = Löschen
deck-sure = Diesen Kartensatz endgültig löschen?
deck-play = Damit spielen
deck-count = { $have } von { $size } Karten
deck-missing =
    { $number ->
        [one] Eine Karte fehlt.
       *[other] { $number } Karten fehlen.
    }
deck-many =
    { $number ->
        [one] Das ist eine Karte zu viel.
       *[other] Das sind { $number } Karten zu viel.
    }
deck-complete = Der Kartensatz ist vollständig.
deck-wrong-card = Zeile { $line }: „{ $text }“ ist keine Karte; eine Karte schreibt man wie { $example }.
deck-wrong-signs = Zeile { $line }: { $text } hat { $number } Edelsteine; eine Karte hat { $fewest } bis { $most }.
deck-wrong-number = Zeile { $line }: { $text } zeigt { $number }; diese Zahl geht von { $least } bis { $most }.

## Waiting for players

wait-title = Warten auf Mitspieler
wait-free = frei
wait-sit = Hier hinsetzen
wait-stand = Aufstehen
wait-bot = Bot hinsetzen
wait-unseat = Platz freimachen
wait-ban = Sperren
wait-start = Beginnen
wait-start-full = Das Spiel beginnt, sobald alle Plätze besetzt sind.
wait-host = { $name } beginnt das Spiel.
wait-clock = { $time } je Zug
wait-link = Link für Freunde
wait-link-hint = Wer diesen Link hat, kann sich dazusetzen. Es gibt ihn auch als QR-Code.
wait-copy = Kopieren
wait-copied = Kopiert
wait-qr = QR-Code des Links
wait-close = Tisch schließen

## The table

table-menu = Menü
table-seats = Plätze
table-log = Was geschah
table-log-none = Noch nichts.
table-log-latest = Zum Neuesten
table-talk = Gespräch
table-talk-none = Noch hat niemand etwas gesagt.
table-beside = Verlauf und Gespräch
table-beside-unread = Verlauf und Gespräch: Es wurde etwas gesagt
table-say = Sag etwas
table-send = Senden
table-mute = Nicht mehr zeigen, was { $name } sagt
table-unmute = Wieder zeigen, was { $name } sagt
table-unmute-short = Zeigen
table-muted = { $name } ist stumm.
table-ban = { $name } an diesem Tisch sperren
table-banned = { $name } ist von diesem Tisch gesperrt.
table-banned-nameless = Ein Gast
table-unban = { $name } wieder hereinlassen
table-unban-short = Hereinlassen
table-report = Melden, was { $name } gesagt hat
table-reported = Danke. Wer diesen Server betreibt, liest es.
table-unsay = Löschen, was { $name } gesagt hat
table-speed = Tempo
table-speed-0 = Ohne Animation
table-speed-1 = Normal
table-speed-2 = Schnell
table-skip = Überspringen
table-sound = Töne
table-notify = Mir sagen, wenn ich dran bin
table-undo = Zurücknehmen
table-resign = Aufgeben
table-resign-sure = Deinen Platz endgültig einem Bot überlassen?
table-abandon = Ohne Ergebnis beenden
table-spectator = Du schaust zu.
table-you = dich
table-you-badge = du
table-your-turn = Du bist dran
table-waiting = Warten auf { $names }
table-elsewhere = Woanders bist du dran
table-line-away = Verbindung verloren, neuer Versuch …
table-line-refused = Der Server lehnt die Verbindung ab. Lade die Seite neu.
table-away = abwesend, ein Bot spielt
table-you-away = Solange spielt ein Bot für dich.
table-return = Ich bin wieder da
table-stand-in = { $name } ist weg. Solange kann ein Bot spielen.
table-stand-in-do = Bot spielen lassen
presence-here = da
presence-away = abwesend
presence-gone = weg
presence-said-here = { $name } ist wieder da.
presence-said-away = { $name } ist abwesend.
presence-said-gone = { $name } ist weg.
table-resigned = hat aufgegeben
table-question-undo = { $name } möchte den letzten Zug zurücknehmen.
table-question-abandon = { $name } möchte das Spiel ohne Ergebnis beenden.
table-question-wait = Warten auf Antworten.
table-yes = Ja
table-no = Nein
table-closed = Das Spiel wurde ohne Ergebnis beendet.
table-clock-left = noch { $time }

guide-title = Worum geht es hier?
guide-on = Neue Entscheidungen erklären
guide-off = Keine Hilfe mehr
guide-understood = Verstanden

advice-ask = Tipp
advice-chance = Gewinnchance
advice-often = wie oft spielen
advice-best = Das verspricht am meisten.
advice-level = Züge mit ≈ sind etwa gleich gut, soweit sich das sagen lässt.

## A first game that is explained

lesson-state = Erstes Spiel
lesson-next = Weiter
lesson-back = Zurück
lesson-wrong = Das ginge auch. Nimm diesmal das, worauf gezeigt wird.
lesson-you = Du
lesson-step = Schritt { $now }
lesson-again = Noch einmal
lesson-play = Jetzt ein eigenes Spiel

## The end

end-title = Das Spiel ist aus
end-won = { $name } gewinnt
end-won-you = Du gewinnst!
end-shared = { $names } teilen sich den Sieg
end-rank = Platz
end-name = Name
end-score = Punkte
end-fewest = Die wenigsten Punkte gewinnen.
end-chart = Der Verlauf
end-rematch = Revanche
end-rematch-go = Zur Revanche
end-replay = Wiederholung ansehen
end-mistakes = Meine Fehler
end-record = Aufzeichnung herunterladen
end-seed = Aller Zufall kam aus dem Startwert { $seed }. Mit der Aufzeichnung kann das jeder nachprüfen.

## Replays

replay-title = Wiederholung
replay-eyes = Gesehen von
replay-eyes-spectator = Zuschauern
replay-first = Zum Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Vor
replay-last = Zum Ende
replay-position = Zug { $now } von { $all }
replay-table = Zum Ergebnis
study-do = Analysieren
study-chances = Gewinnchance in Prozent
study-mine = Meine teuersten Fehler, in Prozentpunkten
study-mine-none = Von keinem meiner Züge steht fest, dass er ein Fehler war.
study-others = Bei den anderen
study-costly = Die teuersten Entscheidungen, in Prozentpunkten
study-better = Besser: { $move }
study-none = Von keiner Entscheidung steht fest, dass sie etwas gekostet hat.
record-player = Spieler { $number }
record-hint = Wähle die Datei einer Aufzeichnung oder füge ihren Text ein.
record-file = Datei der Aufzeichnung
record-text = Text der Aufzeichnung
record-show = Zeigen

rules-length = Dauer
rules-first = Zum Lernen
rules-lesson = Ein erstes Spiel, das erklärt wird
rules-contents = Inhalt
rules-choose = Über welches Spiel möchtest du lesen?
rules-none = Die Regeln dieses Spiels stehen hier noch nicht.

## Why something does not work

error-offline = Der Server antwortet nicht. Prüf deine Verbindung.
error-no-socket = Der Server lehnt die Verbindung ab. Lade die Seite neu.
error-no-guest = Der Server kennt dich noch nicht. Lade die Seite neu.
error-unknown-guest = Diesen Gast gibt es hier nicht.
error-no-table = Diesen Tisch gibt es nicht, oder er ist privat und du brauchst den Link.
error-no-page = Hier ist nichts.
error-no-game = Dieses Spiel gibt es hier nicht.
error-no-lesson = Dieses Spiel bringt kein erstes Spiel zum Lernen mit.
error-not-in-lesson = Das geschieht in diesem ersten Spiel nicht. Beginne es noch einmal.
error-no-method = Das geht hier nicht.
error-bad-message = Der Server konnte diese Nachricht nicht lesen. Lade die Seite neu.
error-too-fast = Das war etwas schnell. Warte kurz und versuch es noch einmal.
error-too-many-tables = Du hast zu viele Tische offen. Beende oder schließe erst ein paar.
error-too-many-sockets = Du hast diese Seite zu oft offen. Schließ ein paar Tabs.
error-too-many-watched = Du siehst zu vielen Tischen zugleich zu.
error-too-big = Das ist zu lang.
error-bad-table = So ein Tisch geht nicht: { $reason }
error-no-level = So einen Bot gibt es hier nicht.
error-banned = Wer diesen Tisch aufgemacht hat, hat dich hier gesperrt.
error-banned-here = Du bist auf diesem Server gesperrt.
error-given-up = Das hat zu lange gedauert und wurde abgebrochen.
error-unseated = Dein Platz wurde freigemacht. In einigen Minuten kannst du dich wieder setzen.
error-own-table = Du hast diesen Tisch aufgemacht.
error-plays = Wer hier mitspielt, kann nicht gesperrt werden. Du kannst ausblenden und melden, was gesagt wird.
error-too-many-banned = So viele Gäste kannst du an einem Tisch nicht sperren.
error-too-many-muted = Du hast so viele Gäste ausgeblendet, dass es nicht mehr werden können.
error-nothing-said = Dort wurde nichts gesagt, oder es wurde gelöscht.
error-not-yours = Du kannst löschen, was du selbst gesagt hast; wer den Tisch aufgemacht hat, auch anderes.
error-no-link = Dieser Link führt nirgendwohin: Er wurde schon benutzt oder ist zu alt. Mach einen neuen.
error-taken = Der Platz ist besetzt.
error-full = Alle Plätze sind besetzt.
error-no-seat = Diesen Platz gibt es nicht.
error-no-person = Neben den Bots muss auch jemand mitspielen.
error-stale = Der Tisch hat sich inzwischen geändert. Schau noch einmal hin.
error-not-your-turn = Du bist nicht dran.
error-here = Wer auf diesem Platz spielt, ist da.
error-not-gone = Ein Bot darf erst einspringen, wenn jemand eine Weile weg ist.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-not-running = Das Spiel läuft nicht.
error-not-started = Das Spiel hat nie begonnen.
error-running = Das geht erst, wenn das Spiel aus ist.
error-started = Das Spiel hat schon begonnen.
error-illegal-move = Dieser Zug ist jetzt nicht möglich.
error-invalid-move = Das ist kein Zug dieses Spiels.
error-too-many-changes = Du hast an diesem Tisch zu oft den Platz gewechselt.
error-too-many-questions = Du hast die anderen in diesem Spiel zu oft gefragt.
error-too-much-talk = Du hast an diesem Tisch so viel gesagt, dass nichts mehr aufbewahrt werden kann.
error-shown = Seit deinem letzten Zug wurden Karten oder Entscheidungen aufgedeckt, darum gilt er.
error-no-move = Du hast noch nicht gezogen.
error-asked-already = Eine andere Frage wartet noch auf Antworten.
error-no-question = Die Frage hat sich schon erledigt.
error-seats-free = Es sind noch Plätze frei.
error-not-host = Das kann nur, wer den Tisch aufgemacht hat.
error-empty = Da steht nichts.
error-bad-name = Ein Name braucht mindestens einen Buchstaben.
error-bad-record = Diese Aufzeichnung lässt sich nicht zeigen: { $reason }
error-not-stored = Es konnte nicht gespeichert werden. Versuch es noch einmal.
error-not-ready = Der Tipp ist noch nicht bereit. Frag gleich noch einmal.
error-no-hints = Wo andere Menschen mitspielen, gibt es keine Tipps.
error-no-mind = Niemand hier kennt dieses Spiel gut genug für Tipps.
error-try-again = Das ging gerade nicht. Versuch es noch einmal.
error-broken = Etwas ist schiefgegangen. Versuch es noch einmal.
error-other = Das ging nicht: { $reason }

## The board of games that bring none of their own

general-question = Was spielst du?
general-hidden = verdeckt
general-acts = ist am Zug
general-search = Züge suchen
general-count =
    { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
general-more = … und { $number } weitere: suche nach ihnen
