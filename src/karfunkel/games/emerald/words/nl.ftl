# Words of Emerald.

## The game

title = Emerald
about = Stuur je ridders langs de draak, gris goud en edelstenen mee en wees op tijd bij de schat.
length = 10 minuten tegen bots, 30 met mensen
option-open_gold = Goud in de hand
option-open_gold-about = Of iedereen het goud van de anderen ziet, of alleen hoeveel kaarten het zijn.
option-open_gold-off = verborgen
option-open_gold-on = open

## Words

place =
    { $kind ->
        [tower] toren { $number }
        [keep] de donjon
        [chamber] de schatkamer
       *[field] veld { $number }
    }
kind =
    { $kind ->
        [ruby] robijn
        [emerald] smaragd
        [garnet] granaat
       *[turquoise] turkoois
    }
gem-count = { $count } × { $kind }
card-ruby = een robijn
card-emerald = een smaragd
card-garnet = een granaat
card-turquoise = een turkoois
bonus-ruby = de meeste robijnen
bonus-emerald = de meeste smaragden
bonus-garnet = de meeste granaten
bonus-turquoise = de meeste turkooizen
bonus-four-kinds = vier verschillende edelstenen

## The table

place-short =
    { $place ->
        [K] Donjon
       *[other] { $place }
    }
gold-card = goud { $value }
bonus = bonus voor { $bonus }
stack =
    { $below ->
        [0] Veld { $field }: { $card }, de laatste van de stapel
        [one] Veld { $field }: { $card }, daaronder nog één kaart
       *[other] Veld { $field }: { $card }, daaronder nog { $below } kaarten
    }
knights =
    { $colour ->
        [a] { $count } × ridder met pluim, { $name }, { $place }
        [b] { $count } × ridder met hoorns, { $name }, { $place }
       *[none] { $count } × ridder, { $name }, { $place }
    }
choose-knight = Kies: { $knight }
dragon =
    { $facing ->
        [exit] De draak op veld { $field } kijkt naar de uitgang. Hij loopt heen en weer langs de balk, velden { $first } tot en met { $last }, telkens één tot drie velden.
       *[chamber] De draak op veld { $field } kijkt naar de schatkamer. Hij loopt heen en weer langs de balk, velden { $first } tot en met { $last }, telkens één tot drie velden.
    }
chance = { $thirds }/3
die = De dobbelsteen toont { $number }
treasures-left =
    { $count ->
        [0] De schatkamer is leeg
        [one] Er is nog één schat
       *[other] Er zijn nog { $count } schatten
    }
board = Het speelbord
points =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
points-without-gold =
    { $points ->
        [one] één punt, zonder het verborgen goud
       *[other] { $points } punten, zonder het verborgen goud
    }
in-play =
    { $count ->
        [one] één ridder in het spel
       *[other] { $count } ridders in het spel
    }
in-nest =
    { $count ->
        [0] geen ridder in het nest
        [one] één ridder in het nest
       *[other] { $count } ridders in het nest
    }
treasures =
    { $count ->
        [0] geen schat
        [one] één schat
       *[other] { $count } schatten
    }
gold-count =
    { $count ->
        [0] geen goud
        [one] één goudkaart
       *[other] { $count } goudkaarten
    }
gold-values =
    { $count ->
        [0] geen goud
        [one] één goudkaart: { $values }
       *[other] { $count } goudkaarten: { $values }
    }
move =
    { $colour ->
        [a] Ridder met pluim van { $from } naar { $to }.
        [b] Ridder met hoorns van { $from } naar { $to }.
       *[none] Van { $from } naar { $to }.
    }
move-card =
    Je neemt { $cards ->
        [gold] goud { $gold }
        [gem] { $gem }
       *[both] goud { $gold } of { $gem }
    } en je beurt eindigt.
move-wakes = Dat wekt de draak!
move-treasure = Je neemt een schat.
stop = Stoppen
stop-long = Geen tweede ridder verplaatsen en je beurt beëindigen
take = { $card } nemen
you-have = je hebt er { $count }
catch =
    { $you ->
        [yes] Je eigen ridder
       *[no] Een ridder van { $name }
    }
bribe = { $card } betalen
nest = Laat hem naar het nest gaan
knights-left =
    { $count ->
        [one] je houdt één ridder over
       *[other] je houdt { $count } ridders over
    }
summary = De puntentelling
player = Speler
column =
    { $column ->
        [gold] Goud
        [treasures] Schatten
        [gems] Stenen
        [bonuses] Bonus
       *[total] Punten
    }

## Decisions

decision-knight = Welke ridder verplaats je?
decision-knight-hint = Hij gaat zoveel stappen als er ridders staan waar hij vertrekt.
decision-knight-again = Verplaats je nog een tweede ridder?
decision-card = Welke kaart neem je op veld { $field }?
decision-catch = Op veld { $field } staat de draak tussen meerdere ridders. Wiens ridder vangt hij?
decision-bribe = De draak heeft je ridder op veld { $field } gevangen. Koop je de draak om?
waiting-knight = { $names } kiest een ridder …
waiting-card = { $names } kiest een kaart …
waiting-catch = { $names } kiest wiens ridder gevangen wordt …
waiting-bribe = { $names } mag de draak omkopen …

## Events

event-knight =
    { $you ->
        [one] Je verplaatst een ridder
       *[none] { $name } verplaatst een ridder
    } { $from-id ->
        [T1] van toren 1
        [T2] van toren 2
        [T3] van toren 3
        [T4] van toren 4
        [K] van de donjon
       *[field] van veld { $from }
    } { $to-id ->
        [chamber] de schatkamer in
       *[field] naar veld { $to }
    }.
event-stopped =
    { $you ->
        [one] Je verplaatst geen tweede ridder.
       *[none] { $name } verplaatst geen tweede ridder.
    }
event-treasure =
    { $you ->
        [one] Je grijpt een schat!
       *[none] { $name } grijpt een schat!
    } { $left ->
        [0] Dat was de laatste.
        [one] Er is er nog één.
       *[other] Er zijn er nog { $left }.
    }
event-took =
    { $you ->
        [one] Je neemt
       *[none] { $name } neemt
    } { $pile-id ->
        [gold] goud ter waarde van { $card }
       *[gem] { $card }
    }.
event-bonus =
    { $you ->
        [one] Je krijgt de bonus voor { $for }!
       *[none] { $name } krijgt de bonus voor { $for }!
    }
event-rolled =
    { $you ->
        [one] De draak wordt wakker! Je gooit een { $number }.
       *[none] De draak wordt wakker! { $name } gooit een { $number }.
    }
event-caught =
    { $you ->
        [one] De draak vangt je ridder op veld { $field }!
       *[none] De draak vangt op veld { $field } een ridder van { $name }.
    }
event-bribed =
    { $you ->
        [one] Je koopt je ridder vrij met goud ter waarde van { $card }.
       *[none] { $name } koopt de ridder vrij met goud ter waarde van { $card }.
    }
event-nest =
    { $you ->
        [one] Je ridder gaat naar het nest.
       *[none] { $name } verliest de ridder aan het nest.
    }
event-bar = De balk schuift op naar de velden { $first } tot en met { $last }.
event-over =
    { $why-id ->
        [last-knight]
            { $you ->
                [one] Je hebt nog maar één ridder. Het spel is afgelopen.
               *[none] { $name } heeft nog maar één ridder. Het spel is afgelopen.
            }
       *[last-treasure] De laatste schat is weg. Het spel is afgelopen.
    }

## The end

best-gold = Meeste goud: { $number } ({ $names })
best-gems = Meeste edelstenen: { $number } ({ $names })
best-woken = Draak het vaakst gewekt: { $number } keer ({ $names })

## Hints

hint-knight-treasure = Deze ridder bereikt de schatkamer: een schat is 5 punten waard.
hint-knight-card =
    { $cards ->
        [gold] Op veld { $field } wacht goud ter waarde van { $gold }, en de draak slaapt door.
        [gem] Op veld { $field } wacht een edelsteen, en de draak slaapt door: { $gem }.
       *[both] Op veld { $field } kies je tussen goud ter waarde van { $gold } en een edelsteen ({ $gem }), en de draak slaapt door.
    }
hint-knight-card-danger =
    { $cards ->
        [gold] Op veld { $field } wacht goud ter waarde van { $gold }, en de ridder wekt de draak.
        [gem] Op veld { $field } wacht een edelsteen, en de ridder wekt de draak: { $gem }.
       *[both] Op veld { $field } kies je tussen goud ter waarde van { $gold } en een edelsteen ({ $gem }), en de ridder wekt de draak.
    }
hint-knight-wakes = Op veld { $field } wekt hij de draak.
hint-knight-onward = Hij komt tot veld { $field }, en de draak slaapt door.
hint-stop = Je verplaatst deze beurt geen tweede ridder.
hint-take-gold = Goud telt voor zijn waarde, { $value }, en kan de draak omkopen.
hint-take-gem = Een edelsteen telt 1, en de meeste van een soort leveren een bonus op: { $kind }.
hint-catch-own = De draak vangt een van je eigen ridders.
hint-catch-other = De draak vangt de ridder van iemand anders.
hint-bribe = Voor goud ter waarde van { $value } blijft je ridder waar hij is.
hint-nest = Je houdt je goud, en de ridder is uit het spel.

## Guide

guide-knight =
    Goud telt voor zijn waarde, een schat 5, edelstenen vooral door hun bonussen; de meeste punten winnen. Kies een ridder: hij gaat precies zoveel velden als er ridders staan waar hij vertrekt, hijzelf meegeteld. Een grotveld geeft een kaart en beëindigt je beurt; langs de balk, of bij de draak, maakt hij de draak wakker. Op de weide liggen geen kaarten, dus daar mag je nog een tweede ridder verplaatsen, en waar veel ridders staan, kom je ver.
guide-card =
    Neem het goud of de edelsteen. Goud telt voor zijn waarde en kan een ridder vrijkopen: één kleine goudkaart in de hand is een goede verzekering. Een edelsteen telt 1, maar wie als eerste alle vier soorten heeft, of aan het eind de meeste van een soort, krijgt er 4 bij.
guide-catch =
    De draak is tussen meerdere ridders blijven staan, en jij zegt wiens ridder hij vangt. Kies iemand die voorligt, of iemand zonder goud, die niet kan betalen. Denk aan het einde: zodra iemand nog maar één ridder heeft, is het spel meteen afgelopen.
guide-bribe =
    De draak heeft je ridder. Betaal één goudkaart en hij blijft waar hij is; laat hem gaan en hij is uit het spel. Dicht bij de schatkamer is een kleine kaart het waard: een schat telt 5. Staat hij ver achteraan, of heb je alleen hoge kaarten, laat hem dan gaan.

## Lesson

lesson-goal = De meeste punten winnen: goud telt voor zijn waarde, een schat 5, een edelsteen 1. Je stapt kort voor het einde in, en in de schatkamer ligt nog één schat.
lesson-yours = De ridders met de ster zijn van jou. Hier staat wat je hebt: ridders in het spel en in het nest, schatten, edelstenen, goud en je punten.
lesson-steps = Een ridder gaat precies zoveel velden als er ridders staan waar hij vertrekt, van wie ze ook zijn. Op deze toren staan er twee.
lesson-meadow = Verplaats je ridder van toren 1: hij gaat twee velden.
lesson-crowd = Op de weide liggen geen kaarten, dus mag je een tweede ridder verplaatsen. Op veld 5 staan er vier: de jouwe gaat vier velden, naar de kaarten van veld 9.
lesson-card = In de grot neem je een kaart, en dan eindigt je beurt. Neem de smaragd: het is je vierde soort, en wie als eerste alle vier heeft, krijgt er 4 punten bij.
lesson-dragon = Veld 9 ligt langs de gloeiende balk, en dat maakte de draak wakker, zoals het oog op de knop al zei. De dobbelsteen zegt hoe ver hij erlangs loopt, en waar hij stopt, vangt hij een ridder.
lesson-catch = Daar staan twee ridders, en jij zegt welke hij vangt. Kies die van { $seat1 }.
lesson-bar = { $seat1 } betaalde geen goud, dus is die ridder uit het spel. En de balk is opgeschoven naar de schatkamer.
lesson-bribe = Nu heeft { $seat2 } de draak gewekt en jouw ridder gekozen. Betaal je goud 1, en hij blijft waar hij is.
lesson-treasure = Je ridder op veld 15 staat één stap van de schatkamer. Zet hem erin.
lesson-end = De laatste schat beëindigt het spel. Jij alleen hebt de meeste robijnen en turkooizen, elk 4 punten: samen 21, je wint!
lesson-more = Het spel eindigt ook als iemand nog maar één ridder heeft. Meer heb je voor een spel niet nodig.

## Rules

rules-1-title = Waar het om gaat
rules-1-text =
    Je ridders verlaten het kasteel, steken een weide over en sluipen door een grot vol goud en edelstenen naar de schat van de draak. Hoe meer ridders bij elkaar staan, hoe verder elk van hen komt. Maar een draak bewaakt de grot, en wie te dichtbij komt, maakt hem wakker.

    Goud, schatten, edelstenen en bonuskaarten leveren punten op. De meeste punten winnen.
rules-2-title = Het speelbord
rules-2-text =
    Het kasteel heeft vier torens en een donjon. Vandaar loopt een pad van 15 velden: 1 tot en met 6 over de weide, 7 tot en met 15 door de grot. Achter veld 15 ligt de schatkamer met vier schatten.

    Naast elk grotveld liggen een stapel goudkaarten en een stapel edelsteenkaarten, elk twee of drie kaarten, de bovenste open. Goud heeft de waarden 1 tot en met 5. Edelstenen zijn robijnen, smaragden, granaten en turkooizen.

    De balk ligt langs vier velden, eerst 7 tot en met 10. De draak staat op 10 en kijkt naar de uitgang.
rules-3-title = Je ridders
rules-3-text =
    Met drie of vier spelers heeft ieder vijf ridders: één op elke toren en één in de donjon. Met vijf spelers zijn het er vier, één op elke toren.

    Met zijn tweeën heeft ieder er acht, vier van elk van twee kleuren, één van elke kleur op elke toren. Verplaats je in een beurt twee ridders, dan moeten ze dezelfde kleur hebben.
rules-4-title = Je beurt
rules-4-text =
    Je verplaatst één ridder, of twee verschillende na elkaar. Een ridder gaat precies zoveel stappen vooruit als er ridders staan waar hij vertrekt: die van jou, die van anderen en hijzelf. Van elke toren en van de donjon is de eerste stap veld 1.

    Staan er vier ridders op een toren, dan gaat de eerste dus vier stappen en de volgende drie. Op een veld mogen zoveel ridders staan als men wil.

    Eén ridder moet je verplaatsen. De tweede is vrijwillig, en hij mag alleen als de eerste je geen kaart heeft opgeleverd.
rules-5-title = Kaarten
rules-5-text =
    Eindigt een zet op een grotveld waar kaarten liggen, dan moet je een van de open kaarten nemen. Hebben beide stapels nog kaarten, dan kies je tussen goud en edelsteen. De volgende kaart van de stapel wordt omgedraaid. Na de draak, als die wakker wordt, eindigt je beurt.

    Goud neem je in de hand, edelstenen liggen open voor je. Wie als eerste alle vier soorten heeft, neemt de bonuskaart daarvoor en houdt die.
rules-6-title = De schatkamer
rules-6-text =
    Een ridder die de schatkamer bereikt, blijft daar staan, ook al heeft hij nog stappen over. Je neemt een schat en je beurt eindigt. De ridder is uit het spel.
rules-7-title = De draak wekken
rules-7-text =
    Een ridder die stopt op een veld langs de balk, of op het veld van de draak, maakt de draak wakker. Voorbijlopen wekt niemand. Een kaart bij dat veld neem je eerst.

    Je gooit een dobbelsteen met 1, 2 of 3. Zoveel velden loopt de draak in de richting waarin hij kijkt, heen en weer langs de balk. Bereikt hij het laatste veld ervan, dan draait hij meteen om en loopt de andere kant op verder. Heeft de balk hem achtergelaten, dan loopt hij richting schatkamer, tot hij er weer langs loopt.
rules-8-title = Gevangen
rules-8-text =
    Waar zijn loop eindigt, vangt de draak één ridder. Staan er meerdere, dan zegt wie aan de beurt is wiens ridder gevangen wordt; het mag ook een eigen ridder zijn.

    De eigenaar mag de draak omkopen met één goudkaart, van welke waarde ook. Die gaat uit het spel, en de ridder blijft waar hij is. Zelfs de net genomen kaart mag het zijn. Anders gaat de ridder naar het nest en is hij uit het spel. Omkopen kan alleen met goud.
rules-9-title = De balk schuift op
rules-9-text =
    Telkens als de draak heeft gelopen, schuift de balk één veld op naar de schatkamer. Ligt hij langs 12 tot en met 15, dan blijft hij daar voorgoed. Een draak die van de balk af zou lopen, keert zich naar de schatkamer.

    Heb je in je beurt geen kaart genomen, dan mag je nu je tweede ridder verplaatsen. Een ridder die in deze beurt is vrijgekocht, blijft staan tot je volgende beurt. De tweede ridder kan de draak opnieuw wekken.
rules-10-title = Het einde
rules-10-text =
    Het spel eindigt meteen, ook midden in een beurt, als de laatste schat is genomen of als iemand nog maar één ridder in het spel heeft.
rules-11-title = Punten
rules-11-text =
    Eerst de bonuskaarten van de vier soorten: elk gaat naar wie als enige de meeste edelstenen van die soort heeft. Delen meerdere spelers de meerderheid, dan krijgt niemand haar.

    Goud telt voor zijn waarde, een schat 5, een edelsteen 1, een bonuskaart 4. De meeste punten winnen. Bij gelijke stand winnen meer schatten, dan meer edelstenen.

rules-example-board = Het begin met vier spelers: het kasteel, het pad over de weide en door de grot, de kaarten erlangs, de balk met de draak, en de schatkamer.
rules-example-steps = Op veld 3 staan drie ridders: elk gaat drie velden. Van toren 1, waar er ook drie staan, kom je op veld 3.
rules-example-dragon = Een ridder stopte op veld 7, langs de balk, en de dobbelsteen gaf 2: de draak liep van 10 naar 8 en ving daar de ridder.

## The terminal

terminal-legend = Ridders staan er met het nummer van hun plaats, de jouwe vet; T1 tot T4 zijn de torens, K is de donjon. 3+2 is een stapel waarop goud 3 open ligt, met twee kaarten eronder. ====== toont de velden die de draak bewaakt; <D kijkt naar de uitgang, D> naar de kamer. Een zet typ je als de plek die de ridder verlaat.
terminal-where =
    { $me ->
        [yes] Jij bent aan de beurt
       *[no] { $name } is aan de beurt
    } · de draak bewaakt { $first } tot { $last }
terminal-castle = Kasteel
terminal-cave = Grot
terminal-chamber = Kamer
terminal-knights = Ridders
terminal-nest = Nest
terminal-gold = Goud
terminal-gem = Steen
terminal-guarded = Bewaakt
terminal-dragon = Draak
terminal-treasures-left = nog { $number }
terminal-cards =
    { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
terminal-below =
    { $number ->
        [0] geen kaart eronder
        [one] nog één kaart eronder
       *[other] nog { $number } kaarten eronder
    }
terminal-ends-the-game = het spel eindigt
terminal-about-gold = Telt zijn waarde, 1 tot 5. Je kunt er de draak mee omkopen, zodat een gevangen ridder blijft staan; dan is de kaart weg, wat ze ook waard was.
terminal-about-gem = Telt 1; wie als enige de meeste van een soort heeft, krijgt er aan het eind 4 bij. Er zijn er { $number } van elke soort. De draak koop je er niet mee om.
terminal-about-treasure = Telt 5. Er zijn er vier; de laatste eindigt het spel.
terminal-about-four-kinds = 4 punten voor wie als eerste een edelsteen van elk van de vier soorten heeft.
