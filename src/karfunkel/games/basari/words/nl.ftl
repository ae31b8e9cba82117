# Words of Basari.

## The game

title = Basari, het kaartspel
about = Onderhandel om edelstenen, punten en arbeiders, en heb de meeste stenen van een kleur als het telt.
length = 10 minuten tegen bots, 30 met mensen

## Words

action-A = Meer arbeiders
action-B = Punten
action-C = Edelstenen
action-D = Vrije keuze
wish-A = meer arbeiders
wish-B = de punten
wish-C = de edelstenen
wish-D = de vrije keuze
amount =
    { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
workers =
    { $number ->
        [one] 1 arbeider
       *[other] { $number } arbeiders
    }

## The table

dealt-card = Bazaarkaart: { $gems }, { $score }, { $workers }

## Events

event-stage-scored = Alle bazaarkaarten gaan terug in de stapel.
event-for-nothing =
    { $you ->
        [one] Jullie hebben geen van beiden een edelsteen: je krijgt { $action } voor niets.
       *[none] Geen van beiden heeft een edelsteen: { $name } krijgt { $action } voor niets.
    }
event-more-workers =
    { $you ->
        [one] Je neemt nog een kaart en hebt nu { $workers }.
       *[none] { $name } neemt nog een kaart en heeft nu { $workers }.
    }
event-stack-empty =
    { $you ->
        [one] De stapel is leeg: geen nieuwe arbeiders voor jou.
       *[none] De stapel is leeg: geen nieuwe arbeiders voor { $name }.
    }
event-earned =
    { $for-id ->
        [card]
            { $you ->
                [one] Je neemt { $points }.
               *[none] { $name } neemt { $points }.
            }
       *[other]
            { $you ->
                [one] Je krijgt { $points }
               *[none] { $name } krijgt { $points }
            } voor { $for-id ->
                [majority-r] de meeste rode edelstenen
                [majority-y] de meeste gele edelstenen
                [majority-g] de meeste groene edelstenen
                [majority-b] de meeste blauwe edelstenen
               *[workers] 15 arbeiders of meer
            }.
    }

## The end

best-majorities = Meeste uit meerderheden: { $number } punten ({ $names })
best-rounds = Meeste uit kaarten: { $number } punten ({ $names })

## Hints

hint-choose-B = Je kaart levert { $amount } punten op.
hint-choose-C = Je kaart toont { $gems }.
hint-choose-A =
    { $workers ->
        [one] Meer arbeiders brengen je dichter bij 15; je hebt er één.
       *[other] Meer arbeiders brengen je dichter bij 15; je hebt er { $workers }.
    }
hint-choose-A-enough = Je hebt { $workers } arbeiders, en 15 zijn genoeg.

## Guide

guide-choose =
    Wie na drie waarderingen de meeste punten heeft, wint, en elke waardering beloont de meeste stenen van een kleur. Kies wat je deze beurt wilt: A geeft nog een kaart met haar arbeiders, B de punten op je kaart, C de edelstenen erop. Wil niemand anders het, dan krijg je het; twee moeten onderhandelen; drie krijgen niets. Tel de arbeiders: wie er 15 heeft, beëindigt de ronde, en iedereen met 15 krijgt 12 punten.
guide-open-trade =
    Jullie kozen allebei dezelfde actie, en jij moet het eerste bod doen: minstens één edelsteen. Wie een bod aanneemt, krijgt de stenen; wie ze bood, betaalt en voert de actie uit. Begin met een goedkope steen; hoger gaan kan altijd nog.
guide-answer =
    Neem het bod aan, en deze edelstenen zijn van jou, maar de actie niet. Of bied meer: meer stenen van welke kleur ook, of evenveel van hogere rang. Zijn de stenen je meer waard dan de actie, laat die dan aan de ander.
guide-exchange =
    Alleen jij koos D: geef één edelsteen en neem er twee van welke kleur je wilt. Geef er een die geen meerderheid wint of verdedigt, en neem waar twee stenen de meerderheid veranderen.
guide-take-one =
    Meerdere spelers kozen D, dus ieder van jullie neemt één edelsteen. Neem een kleur waarin één steen meer je de meerderheid geeft, of waarin je voorkomt dat iemand haar met je deelt.

## Lesson

lesson-goal = Wie na drie waarderingen de meeste punten heeft, wint. Je stapt in voor de laatste beurten en ligt achter.
lesson-scoring = Bij een waardering krijgt punten wie als enige de meeste stenen van een kleur heeft: 14 voor rood, 12 voor geel, 10 voor groen, 8 voor blauw. Dit zijn jouw stenen.
lesson-card = Elke beurt krijgt iedereen een bazaarkaart met edelstenen, punten en arbeiders. De arbeiders blijven bij je, en 15 ervan leveren 12 punten op.
lesson-choose-points = Iedereen kiest in het geheim: A meer arbeiders, B de punten of C de edelstenen van zijn kaart. De jouwe toont 7 punten, dus kies B.
lesson-alone = Niemand anders wilde punten, dus kreeg je ze gewoon. { $seat2 } nam meer arbeiders, { $seat1 } edelstenen.
lesson-choose-gems = Een nieuwe beurt, en je nieuwe kaart toont twee rode stenen en een blauwe. Kies C, de edelstenen.
lesson-negotiate = { $seat2 } wil ook edelstenen, dus onderhandelen jullie: je biedt stenen, steeds meer. Wie aanneemt, krijgt de geboden stenen, en de ander voert de actie uit.
lesson-raise = { $seat2 } heeft meer rode stenen en moest beginnen, met één blauwe. Bied twee blauwe: meer stenen is altijd hoger.
lesson-accept = { $seat2 } verhoogt naar drie blauwe. Daarmee heb jij als enige de meeste blauwe, dus neem aan.
lesson-accepted = De drie blauwe zijn van jou, en { $seat2 } nam de stenen van de eigen kaart. Willen drie hetzelfde, dan krijgt trouwens niemand iets.
lesson-choose-workers = Je hebt 13 arbeiders. Kies A: nog een kaart brengt je boven de 15, en dan eindigt de ronde met deze beurt.
lesson-open = { $seat1 } wil ook meer arbeiders. Jij hebt meer rode stenen, dus moet jij het eerst bieden: één blauwe is genoeg.
lesson-end = { $seat1 } heeft aangenomen, en je hebt 16 arbeiders: 12 punten, en nog 20 voor de meeste gele en blauwe stenen. Je wint!
lesson-more = Meer heb je voor een spel niet nodig. Na elke waardering gaat de helft van de stenen die betaalden terug, en begint de race opnieuw.

## Rules

rules-1-title = Waar het om gaat
rules-1-text =
    Op de bazaar onderhandelen jullie drie rondes lang om edelstenen, punten en arbeiders. Na elke ronde leveren de meeste stenen van een kleur punten op, en je arbeiders ook. Wie na de derde de meeste punten heeft, wint.

    In elke beurt wil iedereen in het geheim iets. Wie het als enige wil, krijgt het. Twee die hetzelfde willen, moeten met hun stenen onderhandelen. Drie krijgen niets.
rules-2-title = Edelstenen en kaarten
rules-2-text =
    Er zijn edelstenen in vier kleuren, 22 van elk. Hun rang is rood, geel, groen, blauw: rood is het meest waard. Je begint met drie stenen van elke kleur en zonder punten. De andere stenen vormen de voorraad.

    Elk van de 39 bazaarkaarten toont twee tot vier stenen, 4 tot 7 punten en één tot vier arbeiders.

    Alles is open, behalve de stapel en wat de anderen deze beurt hebben gekozen.
rules-3-title = Een beurt
rules-3-text =
    Iedereen krijgt een bazaarkaart en legt die op de kaarten die er al liggen. De nieuwe is je huidige kaart; de arbeiders tellen op al je kaarten.

    Nu kiest iedereen in het geheim een actie. Als allen hebben gekozen, worden de keuzes getoond en uitgevoerd: eerst A, dan B, dan C.
rules-4-title = De acties
rules-4-text =
    • A, meer arbeiders: je neemt de bovenste kaart van de stapel en legt haar op de jouwe. Ze geeft je haar arbeiders, maar je huidige kaart blijft de kaart die je kreeg.
    • B, punten: je noteert de punten van je huidige kaart.
    • C, edelstenen: je neemt de stenen van je huidige kaart uit de voorraad. Raakt een kleur op, dan krijg je wat er nog is.

    Koos alleen jij een actie, dan voer je die uit. Kozen twee die, dan onderhandelen ze erom. Kozen drie of meer die, dan voert niemand haar uit.
rules-5-title = Onderhandelen
rules-5-text =
    Twee die hetzelfde willen, bieden om de beurt edelstenen, steeds meer, tot een van hen aanneemt. Wie aanneemt, krijgt de stenen. Wie ze bood, betaalt ze en voert de actie uit.

    Een bod is hoger als het meer stenen heeft, welke dan ook. Bij evenveel stenen is het hoger als er meer rode bij zijn; bij gelijke stand meer gele, dan groene, dan blauwe. Minder stenen mogen het nooit zijn. Zo is 1 rode en 3 blauwe hoger dan 4 gele, en alleen vijf stenen of betere zijn daar weer hoger dan.

    Wat je eerder bood, bindt je niet. Je kunt alleen je eigen stenen bieden. Kun je niet hoger gaan, dan moet je aannemen.
rules-6-title = Wie het eerst biedt
rules-6-text =
    Wie meer rode stenen heeft, biedt het eerst. Bij gelijke stand tellen meer gele, dan groene, dan blauwe; dan meer punten; dan meer arbeiders; dan de hogere plaats.

    Het eerste bod is verplicht: één steen of meer. Heeft geen van beiden een steen, dan voert de tweede in deze volgorde de actie voor niets uit.
rules-7-title = Hoe lang een ronde duurt
rules-7-text =
    Kaarten worden niet afgelegd: ze blijven met hun arbeiders voor je liggen. Zodra iemand 15 arbeiders of meer heeft, is deze beurt de laatste van de ronde. Ze wordt met al haar acties uitgespeeld.

    Met A kun je het einde dus bespoedigen, of je ziet het aankomen en bereidt je voor.
rules-8-title = De waardering
rules-8-text =
    De kleuren worden een voor een gewaardeerd: rood is 14 punten waard, geel 12, groen 10, blauw 8.

    Heb je als enige de meeste stenen van een kleur, dan krijg je al haar punten en leg je de helft van je stenen van die kleur in de voorraad, naar boven afgerond. Delen meerdere spelers de meerderheid, dan worden de punten onder hen verdeeld, naar beneden afgerond, en leggen ze elk twee stenen terug.

    Dan krijgt iedereen die 15 arbeiders of meer heeft 12 punten. Die worden niet gedeeld.
rules-9-title = De volgende ronde en het einde
rules-9-text =
    Alle bazaarkaarten worden verzameld en geschud, en iedereen begint weer zonder arbeiders. Stenen en punten blijven.

    Het spel eindigt na de derde waardering. De meeste punten winnen; hebben meerdere spelers er evenveel, dan delen ze de overwinning.
rules-10-title = Met zijn vijven
rules-10-text =
    Met zijn vijven is er een vierde actie: D, de vrije keuze. Ze wordt als laatste uitgevoerd; er wordt nooit om onderhandeld, en ze vervalt nooit.

    Koos alleen jij haar, dan leg je een van je stenen in de voorraad en neem je er twee van welke kleur je wilt. Heb je geen steen, dan geef je er geen en neem je er toch twee. Kozen meerdere spelers haar, dan neemt ieder van hen één steen van een kleur naar keuze, in de volgorde waarin ze het eerst zouden bieden.
rules-11-title = Als je Edel, Stein & Reich kent
rules-11-text =
    Hier zijn geen gebeurteniskaarten, maar wel arbeiders. Kaarten blijven voor je liggen, en een ronde eindigt als iemand 15 arbeiders heeft, niet na een aantal beurten.

    Wie meer rode stenen heeft, biedt het eerst, niet wie er minder heeft, en het eerste bod is verplicht. Tussen de rondes geeft niemand stenen aan de voorraad. Een gelijke stand aan het eind is een gedeelde overwinning.

rules-example-cards = Je bazaarkaart toont twee rode stenen en een blauwe, 5 punten en twee arbeiders. De arbeiders op al je kaarten tellen: drie van 15.
rules-example-bids = Eén rode en drie blauwe winnen van vier gele: evenveel stenen, en rood staat het hoogst in rang.
rules-example-scoring = Rood, geel en blauw gaan elk naar één speler; groen delen er twee, elk 5 punten. Alleen de eerste heeft 15 arbeiders of meer: 12 punten.

## The terminal

terminal-legend = De tafel schrijft edelstenen met letters: ◆ r rood, ▼ y geel, ■ g groen, ● b blauw. Een ster toont wie de meeste van een kleur heeft; de regel “* brengt” zegt wat dat bij de waardering brengt. Een kaart als rrb +5 w2 biedt twee rode edelstenen en een blauwe, of 5 punten; ze heeft twee arbeiders. Twee rode en een blauwe bied je met 2r1b, een gele ruil je tegen twee rode met y>rr.
terminal-more-workers =
    { $number ->
        [one] die van een gedekte kaart (nu 1 arbeider; 15 brengen 12 punten)
       *[other] die van een gedekte kaart (nu { $number } arbeiders; 15 brengen 12 punten)
    }
terminal-workers =
    { $reached ->
        [yes] w: arbeiders. De 15 zijn bereikt: de ronde eindigt met deze beurt.
       *[no] w: arbeiders. De ronde eindigt met de beurt waarin iemand er 15 bereikt.
    }
terminal-action-A = Neem de bovenste kaart van de stapel. Haar arbeiders tellen voor jou tot de waardering; je huidige kaart blijft de kaart die je kreeg.
terminal-action-B = Noteer de punten van je huidige kaart.
terminal-action-C = Neem de edelstenen van je huidige kaart uit de voorraad, voor zover die ze heeft.
terminal-action-D = Alleen met vijf spelers. Alleen geef je één edelsteen en neem je er twee naar keuze; zonder edelsteen neem je er twee voor niets. Samen met anderen neemt ieder er één. Er wordt nooit om onderhandeld.
