# Het kader van de pagina: lobby, tafel, herhaling.

## Everywhere

app-tagline = Edelstenenspellen, met vrienden of tegen bots
app-language = Taal
app-theme = Licht of donker
app-theme-auto = zoals het systeem
app-theme-dark = donker
app-theme-light = licht
app-home = Naar de lobby
app-pages = Pagina’s
app-rules = Spelregels
app-record = Opname bekijken
app-nowhere = Hier is niets.
app-broken = Er ging iets mis op deze pagina. Niets van het spel is verloren.
app-reload = Pagina opnieuw laden
app-offline = De server antwoordt niet. Nieuwe poging …
app-loading = Een ogenblik …
app-close = Sluiten
time-days = { $days } d { $hours } u

game-players = { $least } tot { $most } spelers

## Who plays here

name-question = Hoe heet je?
name-hint = De anderen aan tafel zien deze naam. Een account heb je niet nodig.
name-field = Naam
name-save = Dat ben ik
name-go = Spelen maar
name-go-table = Naar de tafel
name-change = Naam wijzigen
name-offers = Ekster Das Reiger Otter Valk Egel Marter Specht Lynx Merel Haas Vink
account-title = Jij, op dit en andere apparaten
account-data = Mijn gegevens downloaden
account-forget = Vergeet mij
account-forget-sure = Je naam en alles wat je zei wordt gewist, en je verlaat alle tafels. Afgelopen spellen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
account-forget-yes = Voorgoed vergeten
device-link = Link naar een ander apparaat
device-link-hint = Open deze link binnen 15 minuten op je andere apparaat. Hij werkt één keer; houd hem voor jezelf.
device-sign-out = Overal elders afmelden
device-signed-out = Alleen dit apparaat is nu aangemeld.
device-come = Hier verder spelen
device-come-hint = Je gaat hier verder als de gast die deze link maakte, met alle tafels.
device-come-instead = Hier ben je nu { $name }. Je zou verdergaan als de gast die deze link maakte.
device-come-yes = Ja, dat ben ik

## Lobby

lobby-play = Meteen spelen
lobby-play-hint = Tegen bots, nu meteen
lobby-count = { $players } spelers
lobby-learn = Zo gaat het
lobby-friends = Met vrienden
lobby-mine = Mijn spellen
lobby-join = Tafels om mee te doen
lobby-join-none = Niemand wacht nu op medespelers. Open een tafel!
lobby-watch = Tafels om te bekijken
lobby-watch-none = Niemand speelt nu openbaar.
lobby-ended = Mijn afgelopen spellen
lobby-turn-of = Aan de beurt: { $name }
lobby-open-seats =
    { $free ->
        [one] een vrije plaats
       *[other] { $free } vrije plaatsen
    }
lobby-sit = Meedoen
lobby-watch-it = Toekijken
lobby-go = Verder spelen
lobby-end = Dit spel { $title } beëindigen
lobby-look = Terugkijken
lobby-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de overwinning
    }
lobby-abandoned = zonder uitslag geëindigd
lobby-clock = { $seconds } s per zet
lobby-clock-slow = { $days } dagen per zet

## Creating a table

new-title = Nieuwe tafel: { $game }
new-players = Spelers
new-bots = Waarvan bots
new-level = Sterkte van de bots
new-friends =
    { $number ->
        [one] jij en nog iemand
       *[other] jij en { $number } anderen
    }
new-alone = jij tegen bots
new-public = Wie mag komen
new-public-yes = Iedereen, via de lobby
new-public-no = Alleen met de link
new-seating = Plaatsen
new-seating-drawn = Verloot bij het begin
new-seating-as-sat = Zoals men gaat zitten
new-deck = Kaarten
new-deck-house = Kaarten van het huis
new-deck-edit = Eigen kaarten invoeren
new-clock = Tijd
new-clock-none = Zonder limiet
new-clock-quick = Snel: 20 seconden per zet, 3 minuten reserve
new-clock-easy = Rustig: 60 seconden per zet, 10 minuten reserve
new-clock-slow = Langzaam: 2 dagen per zet
new-start = Starten
new-open = Tafel openen
new-cancel = Annuleren

level-random = Willekeurig
level-random-about = Zet willekeurig.
level-greedy = Gulzigaard
level-greedy-about = Probeert elke zet en neemt wat meteen loont.
level-novice = Beginner
level-novice-about = Speelt met een paar vuistregels.
level-trader = Handelaar
level-trader-about = Bedenkt wat jij kunt antwoorden voor hij biedt.
level-master = Meester
level-master-about = Kijkt ver vooruit: sterker bestaat niet.
bot-name-0 = Jaspis
bot-name-1 = Opaal
bot-name-2 = Beryl
bot-name-3 = Onyx
bot-name-4 = Amber

## Cards of one’s own

deck-title = Je eigen kaarten: { $game }
deck-about = Wie het spel bezit, kan hier de kaarten ervan invoeren, in plaats van de kaarten van het huis. Ze blijven in deze browser.
deck-new = Nieuwe set kaarten
deck-house = Met de kaarten van het huis beginnen
deck-name = Naam
deck-named = Mijn kaarten { $number }
deck-load = Bestand laden
deck-save = Als bestand opslaan
deck-delete = Verwijderen
deck-sure = Deze kaarten voorgoed verwijderen?
deck-play = Hiermee spelen
deck-count = { $have } van { $size } kaarten
deck-missing =
    { $number ->
        [one] Er ontbreekt één kaart.
       *[other] Er ontbreken { $number } kaarten.
    }
deck-many =
    { $number ->
        [one] Dat is één kaart te veel.
       *[other] Dat zijn { $number } kaarten te veel.
    }
deck-complete = De set is compleet.
deck-wrong-card = Regel { $line }: “{ $text }” is geen kaart; een kaart schrijf je als { $example }.
deck-wrong-signs = Regel { $line }: { $text } heeft { $number } edelstenen; een kaart heeft er { $fewest } tot { $most }.
deck-wrong-number = Regel { $line }: { $text } toont { $number }; dat getal gaat van { $least } tot { $most }.

## Waiting for players

wait-title = Wachten op spelers
wait-free = vrij
wait-sit = Hier gaan zitten
wait-stand = Opstaan
wait-bot = Bot neerzetten
wait-unseat = Plaats vrijmaken
wait-ban = Weren
wait-start = Beginnen
wait-start-full = Het spel begint zodra alle plaatsen bezet zijn.
wait-host = { $name } begint het spel.
wait-clock = { $time } per zet
wait-link = Link voor vrienden
wait-link-hint = Wie deze link heeft, kan aanschuiven. Hij is er ook als QR-code.
wait-copy = Kopiëren
wait-copied = Gekopieerd
wait-qr = QR-code van de link
wait-close = Tafel sluiten

## The table

table-menu = Menu
table-seats = Plaatsen
table-log = Wat er gebeurde
table-log-none = Nog niets.
table-log-latest = Naar het nieuwste
table-talk = Gesprek
table-talk-none = Nog niemand heeft iets gezegd.
table-beside = Verloop en gesprek
table-beside-unread = Verloop en gesprek: er is iets gezegd
table-say = Zeg iets
table-send = Sturen
table-mute = Niet meer tonen wat { $name } zegt
table-unmute = Weer tonen wat { $name } zegt
table-unmute-short = Tonen
table-muted = { $name } is gedempt.
table-ban = { $name } van deze tafel weren
table-banned = { $name } is van deze tafel geweerd.
table-banned-nameless = Een gast
table-unban = { $name } weer toelaten
table-unban-short = Weer toelaten
table-report = Melden wat { $name } zei
table-reported = Dank je. Wie deze server beheert, leest het.
table-unsay = Verwijderen wat { $name } zei
table-speed = Tempo
table-speed-0 = Zonder animatie
table-speed-1 = Normaal
table-speed-2 = Snel
table-skip = Overslaan
table-sound = Geluiden
table-notify = Meld het als ik aan de beurt ben
table-undo = Terugnemen
table-resign = Opgeven
table-resign-sure = Je plaats voorgoed aan een bot geven?
table-abandon = Zonder uitslag stoppen
table-spectator = Je kijkt toe.
table-you = jou
table-you-badge = jij
table-your-turn = Jij bent aan de beurt
table-waiting = Wachten op { $names }
table-elsewhere = Elders ben jij aan de beurt
table-line-away = Verbinding verbroken, nieuwe poging …
table-line-refused = De server weigert de verbinding. Laad de pagina opnieuw.
table-away = afwezig, een bot speelt
table-you-away = Zolang speelt een bot voor jou.
table-return = Ik ben terug
table-stand-in = { $name } is weg. Zolang kan een bot spelen.
table-stand-in-do = Een bot laten spelen
presence-here = aanwezig
presence-away = even weg
presence-gone = weg
presence-said-here = { $name } is terug.
presence-said-away = { $name } is even weg.
presence-said-gone = { $name } is weg.
table-resigned = heeft opgegeven
table-question-undo = { $name } wil de laatste zet terugnemen.
table-question-abandon = { $name } wil het spel zonder uitslag stoppen.
table-question-wait = Wachten op antwoorden.
table-yes = Ja
table-no = Nee
table-closed = Het spel is zonder uitslag gestopt.
table-clock-left = nog { $time }

guide-title = Waar gaat dit over?
guide-on = Nieuwe keuzes uitleggen
guide-off = Geen hulp meer
guide-understood = Begrepen

advice-ask = Tip
advice-chance = winkans
advice-often = hoe vaak te spelen
advice-best = Dit belooft het meest.
advice-level = Zetten met ≈ zijn ongeveer even goed, voor zover dat te zeggen is.

## A first game that is explained

lesson-state = Eerste spel
lesson-next = Verder
lesson-back = Terug
lesson-wrong = Dat kan ook. Probeer deze keer wat wordt aangewezen.
lesson-you = Jij
lesson-step = Stap { $now }
lesson-again = Nog een keer
lesson-play = Nu een eigen spel

## The end

end-title = Het spel is afgelopen
end-won = { $name } wint
end-won-you = Jij wint!
end-shared = { $names } delen de overwinning
end-rank = Plaats
end-name = Naam
end-score = Punten
end-fewest = De minste punten winnen.
end-chart = Het verloop
end-rematch = Revanche
end-rematch-go = Naar de revanche
end-replay = Herhaling bekijken
end-mistakes = Mijn fouten
end-record = Opname downloaden
end-seed = Al het toeval kwam uit de startwaarde { $seed }. Met de opname kan iedereen dat nagaan.

## Replays

replay-title = Herhaling
replay-eyes = Gezien door
replay-eyes-spectator = een toeschouwer
replay-first = Naar het begin
replay-back = Terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Vooruit
replay-last = Naar het einde
replay-position = Zet { $now } van { $all }
replay-table = Naar de uitslag
study-do = Analyseren
study-chances = Winkans in procenten
study-mine = Mijn duurste fouten, in procentpunten
study-mine-none = Van geen van mijn zetten staat vast dat het een fout was.
study-others = Bij de anderen
study-costly = De duurste beslissingen, in procentpunten
study-better = Beter: { $move }
study-none = Van geen beslissing staat vast dat ze iets heeft gekost.
record-player = Speler { $number }
record-hint = Kies het bestand van een opname, of plak de tekst ervan.
record-file = Bestand van de opname
record-text = Tekst van de opname
record-show = Tonen

rules-length = Duur
rules-first = Om te leren
rules-lesson = Een eerste spel met uitleg
rules-contents = Inhoud
rules-choose = Over welk spel wil je lezen?
rules-none = De regels van dit spel staan hier nog niet.

## Why something does not work

error-offline = De server antwoordt niet. Controleer je verbinding.
error-no-socket = De server weigert de verbinding. Laad de pagina opnieuw.
error-no-guest = De server kent je nog niet. Laad de pagina opnieuw.
error-unknown-guest = Deze gast is hier niet bekend.
error-no-table = Deze tafel bestaat niet, of is besloten en je hebt de link nodig.
error-no-page = Hier is niets.
error-no-game = Dit spel is er hier niet.
error-no-lesson = Dit spel brengt geen eerste spel mee om het te leren.
error-not-in-lesson = Dat gebeurt niet in dit eerste spel. Begin het opnieuw.
error-no-method = Dat kan hier niet.
error-bad-message = De server kon dit bericht niet lezen. Laad de pagina opnieuw.
error-too-fast = Dat ging wat snel. Wacht even en probeer het opnieuw.
error-too-many-tables = Je hebt te veel tafels lopen. Rond er eerst een paar af.
error-too-many-sockets = Je hebt deze pagina te vaak open. Sluit een paar tabbladen.
error-too-many-watched = Je bekijkt te veel tafels tegelijk.
error-too-big = Dat is te lang.
error-bad-table = Zo’n tafel kan niet: { $reason }
error-no-level = Zo’n bot is er hier niet.
error-banned = De gastheer van deze tafel heeft je geweerd.
error-banned-here = Je bent van deze server geweerd.
error-given-up = Dit duurde te lang en is afgebroken.
error-unseated = Je plaats is vrijgemaakt. Over enkele minuten kun je hier weer gaan zitten.
error-own-table = Jij bent de gastheer van deze tafel.
error-plays = Wie hier meespeelt, kan niet geweerd worden. Je kunt verbergen en melden wat er gezegd wordt.
error-too-many-banned = Zoveel gasten kunnen niet van één tafel geweerd worden.
error-too-many-muted = Je hebt al zo veel gasten verborgen als mogelijk is.
error-nothing-said = Daar is niets gezegd, of het is verwijderd.
error-not-yours = Je kunt verwijderen wat je zelf zei; de gastheer ook wat anderen zeiden.
error-no-link = Deze link leidt nergens heen: hij is al gebruikt of te oud. Maak een nieuwe.
error-taken = Die plaats is bezet.
error-full = Alle plaatsen zijn bezet.
error-no-seat = Die plaats bestaat niet.
error-no-person = Naast de bots moet er ook iemand meespelen.
error-stale = De tafel is intussen veranderd. Kijk nog eens.
error-not-your-turn = Je bent niet aan de beurt.
error-here = Wie op deze plaats speelt, is er.
error-not-gone = Een bot mag pas invallen als iemand een tijdje weg is.
error-not-seated = Je hebt geen plaats aan deze tafel.
error-not-running = Het spel loopt niet.
error-not-started = Het spel is nooit begonnen.
error-running = Dat kan pas als het spel afgelopen is.
error-started = Het spel is al begonnen.
error-illegal-move = Die zet kan nu niet.
error-invalid-move = Dat is geen zet van dit spel.
error-too-many-changes = Je bent aan deze tafel te vaak van plaats veranderd.
error-too-many-questions = Je hebt de anderen in dit spel te vaak iets gevraagd.
error-too-much-talk = Je hebt aan deze tafel zoveel gezegd dat er niets meer bewaard kan worden.
error-shown = Sinds je laatste zet zijn er kaarten of keuzes getoond, dus hij blijft staan.
error-no-move = Je hebt nog geen zet gedaan.
error-asked-already = Een andere vraag wacht nog op antwoorden.
error-no-question = De vraag is al afgehandeld.
error-seats-free = Er zijn nog plaatsen vrij.
error-not-host = Alleen de gastheer kan dat.
error-empty = Het bericht is leeg.
error-bad-name = Een naam heeft minstens één letter nodig.
error-bad-record = Deze opname kan niet worden getoond: { $reason }
error-not-stored = Het kon niet worden opgeslagen. Probeer het opnieuw.
error-not-ready = De tip is nog niet klaar. Vraag het zo nog eens.
error-no-hints = Waar andere mensen meespelen, zijn er geen tips.
error-no-mind = Niemand hier kent dit spel goed genoeg voor tips.
error-try-again = Dat lukte nu niet. Probeer het opnieuw.
error-broken = Er ging iets mis. Probeer het opnieuw.
error-other = Dat lukte niet: { $reason }

## The board of games that bring none of their own

general-question = Wat speel je?
general-hidden = verborgen
general-acts = is aan zet
general-search = Zetten zoeken
general-count =
    { $number ->
        [one] { $number } zet
       *[other] { $number } zetten
    }
general-more = … en nog { $number }: zoek ernaar
