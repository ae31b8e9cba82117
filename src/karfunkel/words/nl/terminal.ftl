# Wat alleen de terminal zegt. Wat ook de pagina zegt, staat in de andere bestanden. Opdrachten zijn in alle talen gelijk.

## Wie speelt

terminal-you = Jij
terminal-seat = Plaats { $number }
terminal-seated = { $name } (plaats { $number })
terminal-named = { $name }: { $about }
terminal-greeting = Je zit op plaats { $number }.
terminal-people = Met jou spelen: { $names }.
terminal-bots =
    { $count ->
        [one] Tegen een bot ({ $level }): { $names }.
       *[other] Tegen bots ({ $level }): { $names }.
    }
terminal-no-numba = Numba is niet geïnstalleerd, dus spelen bots van het niveau { $level }; met `pip install numba` zijn er betere.
terminal-how = Antwoord met een nummer of een zet. { $help } legt altijd de regels en alle opdrachten uit.

## Vragen

terminal-other-moves = Elke andere zet kun je intypen, bijvoorbeeld { $move }; { $moves } noemt ze allemaal.
terminal-type-the-move = De zetten zijn hier zelf getallen: typ de zet.
terminal-only-move = Dit is de enige zet; Enter speelt hem.
terminal-more-moves = … en nog { $number }
terminal-no-moves = Er is geen zet meer te doen.
terminal-whole-log = Het hele spel tot nu toe
terminal-undone = Je bent terug bij je vorige beslissing. Alle zetten sindsdien zijn teruggenomen, ook die van de anderen.
terminal-hint = { $move }: { $chance } % kans om te winnen
terminal-hint-often = { $move }: { $chance } % kans om te winnen, { $often } van de 100 keer te spelen

## Opdrachten

terminal-argument-card = KAART
terminal-argument-file = BESTAND
terminal-argument-name = NAAM
terminal-argument-number = NUMMER
terminal-argument-table = TAFEL
terminal-argument-text = TEKST
terminal-do-help = waar het om gaat, de beslissing van nu en deze opdrachten
terminal-do-help-chapter = een hoofdstuk van de regels
terminal-do-help-card = wat een kaart doet
terminal-do-table = de tafel nog eens tonen
terminal-do-moves = alle zetten die je nu kunt doen
terminal-do-log = alles wat er tot nu toe is gebeurd
terminal-do-hint = wat een sterke bot hier zou spelen, en hoe groot je kans dan is
terminal-do-undo = terug naar je laatste beslissing; alles daarna wordt teruggenomen
terminal-do-undo-asking = je laatste zet terugnemen; als anderen sindsdien een zet deden, wordt het hun gevraagd
terminal-do-save = het spel opslaan; save! vervangt een bestand
terminal-do-save-record = de opname opslaan als het spel voorbij is; save! vervangt een bestand
terminal-do-quit = het spel verlaten
terminal-do-leave = weggaan; de tafel blijft, en je plaats wacht op je
terminal-do-say = iets zeggen tegen iedereen aan tafel
terminal-do-answer = antwoorden op wat een ander heeft gevraagd
terminal-do-abandon = de anderen voorstellen zonder uitslag te stoppen
terminal-do-resign = je plaats voorgoed aan een bot geven
terminal-do-back = het weer overnemen van de bot die speelde toen je weg was
terminal-do-rematch = als het spel voorbij is: nog eens met dezelfde mensen
terminal-do-seats = tonen wie waar zit, en de uitnodiging
terminal-do-start = als gastheer: bots op de vrije plaatsen zetten en beginnen
terminal-do-close = als gastheer: de tafel sluiten

## Opslaan en weggaan

terminal-saved = Opgeslagen in { $file }.
terminal-way-back = Later verder met:
terminal-way-to-check = Controleer het met:
terminal-check = Een opgeslagen opname kun je kaart voor kaart controleren met: { $command }
terminal-over = Het spel is voorbij. Je kunt het opslaan ({ $save }), het verloop lezen ({ $log }) of teruggaan ({ $undo }). Enter stopt.
terminal-over-server = Het spel is voorbij. Je kunt het opslaan ({ $save }), het verloop lezen ({ $log }), praten of nog eens spelen ({ $rematch }). Enter stopt.
terminal-goodbye = Tot ziens.
terminal-goodbye-saved = Tot ziens. Het spel is opgeslagen in { $file }.
terminal-goodbye-lost = Tot ziens. Wat er na het laatste opslaan in { $file } kwam, is verloren.
terminal-goodbye-over = Tot ziens. De opname van dit spel is niet opgeslagen.
terminal-goodbye-unsaved = Tot ziens. Dit spel is niet opgeslagen; om er een te bewaren, typ je { $save } voor je weggaat.
terminal-goodbye-server = Tot ziens. De tafel blijft, en je plaats wacht op je. Terugkomen kan met:
terminal-shared-win = Je deelt de overwinning met { $names }.

## Terugkijken en bestuderen

terminal-how-to-replay = { $last } zetten. Enter gaat verder; { $back }, een nummer of { $end } gaat ergens anders heen; { $table } toont de tafel, { $quit } stopt.
terminal-not-over = Het spel is niet voorbij.
terminal-thinking = Denkt na
terminal-study-when = Wanneer
terminal-study-seat = Plaats
terminal-study-played = Gespeeld
terminal-study-better = Beter
terminal-study-chance = Kans
terminal-study-instead = In plaats van
terminal-study-cost = Kosten
terminal-study-lost = Verlies per zet

## Op een server

terminal-line-back = De verbinding is er weer.
terminal-agree = Ben je het ermee eens? Typ { $yes } of { $no }.
terminal-may-refuse = { $names } mag nee zeggen.
terminal-take-over = Typ { $back } om het weer over te nemen.
terminal-sit-down-again = Typ { $rematch } om daar te gaan zitten.
terminal-seat-freed = De gastheer heeft je plaats vrijgemaakt. Tot ziens.
terminal-invitation = Vrienden kunnen meedoen met de code { $code }, die naar deze tafel leidt:
terminal-missing =
    { $number ->
        [one] Er ontbreekt nog één speler.
       *[other] Er ontbreken nog { $number } spelers.
    } { $help } toont wat je intussen kunt doen.
terminal-all-here = Alle plaatsen zijn bezet. Typ { $start } om te beginnen.
terminal-host-begins = Alle plaatsen zijn bezet. De gastheer begint het spel.
terminal-table = Tafel
terminal-game = Spel
terminal-seats = Plaatsen
terminal-others-move = anderen zijn aan zet
terminal-sit-down = Ga zitten met:
terminal-put-up = Er wacht geen tafel op je. Maak er bijvoorbeeld een met:

## Wat niet gaat

terminal-error-answer = Typ een nummer van 1 tot { $last }, een zet of help.
terminal-error-answer-move = Typ een zet of help.
terminal-error-number = Er is geen keuze { $number }; de keuzes gaan van 1 tot { $last }.
terminal-error-refused = { $reason } moves toont alle zetten die je nu kunt doen.
terminal-error-command = “{ $text }” wordt niet begrepen; help toont wat wel.
terminal-error-before = “{ $text }” wordt voor het spel niet begrepen; help toont wat wel.
terminal-error-step = “{ $text }” wordt niet begrepen.
terminal-error-card = Er is geen kaart en geen hoofdstuk “{ $text }”; de kaarten zijn { $cards }.
terminal-error-chapter = Er is geen hoofdstuk “{ $text }”.
terminal-error-move = “{ $text }” is geen zet.
terminal-error-moment = Het spel heeft { $last } zetten; je kunt het zien na 0 tot zoveel.
terminal-error-undo = Er is niets terug te nemen: je hebt nog geen zet gedaan.
terminal-error-hint = Het spel is voorbij; er valt niets meer te raden.
terminal-error-no-file = Zeg waar het spel moet worden opgeslagen, bijvoorbeeld: save mijnspel.txt
terminal-error-file-exists = { $file } bestaat al; save! in plaats van save vervangt het.
terminal-error-not-saved = Het spel kan niet worden opgeslagen in { $file }: { $reason }
terminal-error-say-what = Zeg ook wat, bijvoorbeeld: say hallo
terminal-error-say-less = Ten hoogste { $most } tekens tegelijk, niet { $number }.
terminal-error-no-table = { $server } heeft geen tafel en geen uitnodiging “{ $text }”.
terminal-error-other-game = Aan deze tafel wordt { $played } gespeeld, niet { $wanted }.
terminal-error-begun = Het spel aan deze tafel is zonder jou begonnen.
terminal-error-no-seat = Deze tafel heeft geen plaats { $number }; de plaatsen gaan van 0 tot { $last }.
terminal-error-open-seats = Naast jou kunnen 0 tot { $most } plaatsen open blijven, niet { $number }.
terminal-error-address = “{ $text }” is geen adres van een server zoals http://localhost:8000
terminal-error-no-name = Je bent nog niet bij { $server } geweest; zeg hoe je heet, bijvoorbeeld: --name Anna
terminal-error-guests-read = { $file }, waar gasten worden bewaard, kan niet worden gelezen: { $reason }
terminal-error-guests-write = Wie je bent, kan niet worden bewaard in { $file }: { $reason }
terminal-error-other-record = { $file } is een opname van { $played }, niet van { $wanted }.
terminal-error-no-seed = { $file } toont de startwaarde niet; de volgende kaart kan niet worden getrokken.
terminal-error-seconds = Over een beslissing wordt meer dan 0 en tot { $most } seconden nagedacht, niet { $seconds }.
terminal-error-broken = De server { $server } heeft de verbinding verbroken.
