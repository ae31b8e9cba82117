# Words of Edel, Stein & Reich.

## The game

title = Edel, Stein & Reich
about = Kies in het geheim, onderhandel met wie hetzelfde wil en heb de meeste edelstenen als het telt.
length = 20 minuten tegen bots, 90 met mensen
score = Miljoenen
option-major_any = Kaart “willekeurige meerderheid”
option-major_any-about = Of de gebeurteniskaart 4 miljoen oplevert voor elke kleur waarvan je als enige de meeste hebt, of 4 miljoen in totaal.
option-major_any-each = betaalt voor elke kleur
option-major_any-once = betaalt één keer per waardering

## Words

action-money = Geld
action-event = Gebeurtenis
action-gems = Edelstenen
action-free = Vrije keuze
wish-money = het geld
wish-event = een gebeurteniskaart
wish-gems = de edelstenen
wish-free = de vrije keuze
card-certificate = Waardecertificaat
card-major-any = Willekeurige meerderheid
card-major-r = Meerderheid rood
card-major-y = Meerderheid geel
card-major-g = Meerderheid groen
card-major-b = Meerderheid blauw
card-per-r = Elke rode
card-per-y = Elke gele
card-per-g = Elke groene
card-per-b = Elke blauwe
card-four-rb = Vier rode, vier blauwe
card-four-yg = Vier gele, vier groene
card-score-half = Kleine waardering
card-swap = Ruil
card-remove = Verlies
card-three = Drie van één kleur
card-halve = Halvering
amount = { $number } miljoen

## The table

dealt-card = Edelsteenkaart: { $gems }, { $score }
about-card = { $card ->
    [certificate] Bij de waardering leveren de meeste waardecertificaten 10 miljoen op, de op één na meeste 4.
    [major-any] Bij de waardering: 4 miljoen voor elke kleur waarvan jij als enige de meeste hebt.
    [four-rb] Je hebt daarna precies 4 rode en 4 blauwe: geef wat te veel is, neem wat ontbreekt.
    [four-yg] Je hebt daarna precies 4 gele en 4 groene: geef wat te veel is, neem wat ontbreekt.
    [score-half] Kies een kleur. Die wordt nu gewaardeerd, voor de helft van de waarde.
    [swap] Geef iemand een edelsteen en neem er een terug. Weigeren kan niet.
    [remove] Alle anderen verliezen een edelsteen naar jouw keuze aan de voorraad.
    [three] Neem drie edelstenen van één kleur uit de voorraad.
    [halve] Iedereen, ook jij, geeft van elke kleur de helft aan de voorraad, naar beneden afgerond.
    [major-r] Bij de waardering: 8 miljoen als jij als enige de meeste rode hebt.
    [major-y] Bij de waardering: 7 miljoen als jij als enige de meeste gele hebt.
    [major-g] Bij de waardering: 6 miljoen als jij als enige de meeste groene hebt.
    [major-b] Bij de waardering: 5 miljoen als jij als enige de meeste blauwe hebt.
    [per-r] Bij de waardering: 1 miljoen voor elk van je rode edelstenen.
    [per-y] Bij de waardering: 1 miljoen voor elk van je gele edelstenen.
    [per-g] Bij de waardering: 1 miljoen voor elk van je groene edelstenen.
    [per-b] Bij de waardering: 1 miljoen voor elk van je blauwe edelstenen.
   *[other] Een gebeurteniskaart.
}
open-card = Open gebeurtenis
stack = Stapel
stack-label = Gebeurtenisstapel: { $down } gedekt, { $up } open eronder

## Decisions

decision-choose-active = Wat kies je? { $name } gaat het raden.
decision-guess = { $name } heeft gekozen. Wat raad je? Klopt het, dan krijgt niemand het.
decision-guess-again = { $action } is het niet. Raad nog eens: klopt het, dan onderhandelen jullie erom.
decision-last-offer = { $name } wil niets bieden. Geef één edelsteen en je krijgt { $action }.
decision-which-event = Welke gebeurteniskaart neem je?
decision-instant-card = Je hebt genomen: { $card }. Wat doe je ermee?
waiting-guess = { $names } raadt wat er gekozen is.
waiting-last-offer = { $otherme ->
    [yes] Jij biedt niets.
   *[no] { $other } biedt niets.
} { $names } kan één edelsteen geven voor { $action }.
waiting-which-event = { $names } neemt een gebeurteniskaart.
waiting-instant-card = { $names } denkt na over { $card }.

## Events

event-turned = De open gebeurteniskaart: { $card }.
event-shuffled = De gebeurteniskaarten worden geschud.
event-stage-scored = Alle bewaarde gebeurteniskaarten gaan onder de stapel.
event-fill-up =
    { $colour-id ->
        [r] Rood is schaars: iedereen geeft er een terug.
        [y] Geel is schaars: iedereen geeft er een terug.
        [g] Groen is schaars: iedereen geeft er een terug.
       *[b] Blauw is schaars: iedereen geeft er een terug.
    }
event-guessed =
    { $right ->
        [yes]
            { $you ->
                [one] Je raadt “{ $action }”, en dat klopt!
               *[none] { $name } raadt “{ $action }”, en dat klopt!
            }
       *[no]
            { $you ->
                [one] Je gokt op “{ $action }”. Fout.
               *[none] { $name } gokt op “{ $action }”. Fout.
            }
    }
event-declined =
    { $you ->
        [one] Je biedt niets.
       *[none] { $name } biedt niets.
    }
event-not-done = { $action }: niemand biedt iets, dus niemand krijgt iets.
event-took =
    { $you ->
        [one] Je neemt de open kaart: { $card }.
       *[none] { $name } neemt de open kaart: { $card }.
    }
event-drew =
    { $you ->
        [one] Je trekt van de stapel: { $card }.
       *[none] { $name } trekt van de stapel: { $card }.
    }
event-used =
    { $you ->
        [one] Je gebruikt “{ $card }”.
       *[none] { $name } gebruikt “{ $card }”.
    }
event-forgone =
    { $you ->
        [one] Je ziet af van “{ $card }”.
       *[none] { $name } ziet af van “{ $card }”.
    }
event-earned =
    { $for-id ->
        [gem-card]
            { $you ->
                [one] Je neemt { $money }.
               *[none] { $name } neemt { $money }.
            }
       *[other]
            { $you ->
                [one] Je krijgt { $money }
               *[none] { $name } krijgt { $money }
            } voor { $for-id ->
                [majority-r] de meeste rode edelstenen
                [majority-y] de meeste gele edelstenen
                [majority-g] de meeste groene edelstenen
                [majority-b] de meeste blauwe edelstenen
                [certificate]
                    { $you ->
                        [one] je waardecertificaten
                       *[none] waardecertificaten
                    }
               *[card] de kaart “{ $for }”
            }.
    }

## The end

best-majorities = Meeste uit meerderheden: { $number } miljoen ({ $names })
best-rounds = Meeste uit kaarten: { $number } miljoen ({ $names })

## Hints

hint-choose-money = Je kaart levert { $amount } miljoen op.
hint-choose-gems = Je kaart toont { $gems }.
hint-choose-event = Deze gebeurteniskaart ligt open: { $card }.
hint-guess = Wil de ander { $action }, dan krijgt geen van jullie dat.
hint-guess-again = Wil de ander { $action }, dan onderhandelen jullie erover.
hint-open-card = Je neemt de open kaart: { $card }.
hint-hidden-card = Je laat de open kaart ({ $card }) liggen en neemt er een die je niet kent.
hint-use-card = Je gebruikt deze kaart: { $card }.
hint-forgo = Je ziet af van deze kaart: { $card }.

## Guide

guide-choose =
    Wie na drie waarderingen het meeste geld heeft, wint, en elke waardering beloont de meeste stenen van een kleur. Kies wat je deze beurt wilt: het geld op je edelsteenkaart, de edelstenen erop, of een gebeurteniskaart. Wil niemand anders het, dan krijg je het gewoon; willen twee hetzelfde, dan onderhandelen ze; willen drie het, dan krijgt niemand iets. Kijk wat er op de kaarten van de anderen lokt, en bedenk wat ze voor jou overlaten. Met zijn tweeën raadt de ander in plaats daarvan wat je koos.
guide-guess =
    Je tegenspeler heeft in het geheim gekozen. Raad wat: heb je het goed, dan vervalt de actie. Vraag je af wat met de kaart op tafel het beste zou zijn, en of je tegenspeler precies die gedachte van je verwacht.
guide-guess-again =
    Dat was fout, dus er blijven twee acties over. Heb je het nu goed, dan onderhandelen jullie om de actie en kun je haar zelfs winnen; heb je het fout, dan krijgt je tegenspeler haar gewoon. Raad wat je het minst graag ziet gebeuren.
guide-open-trade =
    Jullie kozen allebei dezelfde actie, en jij mag het eerste bod doen. Wie een bod aanneemt, krijgt de edelstenen; wie ze bood, betaalt en voert de actie uit. Begin laag: één steen van een kleur waarin je geen meerderheid te verliezen hebt. Bied alleen niets als de actie je niets waard is, want dan is ze voor één steen te koop.
guide-answer =
    Neem het bod aan, en deze edelstenen zijn van jou, maar de actie niet. Of bied meer: meer stenen van welke kleur ook, of evenveel van hogere rang. Bedenk wat de actie je oplevert; is dat minder dan de stenen die je zou betalen, neem dan wat er geboden wordt.
guide-last-offer =
    Je tegenspeler wil niets bieden. Je mag nu precies één edelsteen geven en de actie is van jou; weigeren kan niet. Bied jij ook niets, dan krijgt niemand haar. Eén blauwe steen is bijna altijd een koopje.
guide-which-event =
    Neem de open kaart, die je kent, of de bovenste van de stapel, die je niet kent. Laat je de open kaart liggen, dan gaat ze onder de stapel. Waag het erop als je weinig aan de open kaart hebt: ruim een derde van alle kaarten is een waardecertificaat.
guide-instant-card =
    Deze kaart gebruik je nu of nooit. Alles wat je kunt kiezen verandert iets; zie ervan af als niets je helpt. Vlak voor een waardering kan één steen een meerderheid omkeren: let op kleuren waarin je er één te weinig hebt, of maar één voorligt.
guide-exchange =
    Alleen jij koos de vrije keuze: geef één edelsteen en neem er twee van welke kleur je wilt. Geef er een die geen meerderheid wint of verdedigt, en neem waar twee stenen de meerderheid veranderen.
guide-take-one =
    Meerdere spelers kozen de vrije keuze, dus ieder van jullie neemt één edelsteen. Neem een kleur waarin één steen meer je de meerderheid geeft, of waarin je voorkomt dat iemand haar met je deelt.

## Lesson

lesson-goal = Wie na drie waarderingen het meeste geld heeft, wint. Je stapt in voor de laatste beurten en ligt een beetje achter.
lesson-scoring = Bij een waardering wordt betaald wie als enige de meeste stenen van een kleur heeft: 14 miljoen voor rood, 12 voor geel, 10 voor groen, 8 voor blauw. Dit zijn jouw stenen.
lesson-card = Elke beurt krijgt iedereen een edelsteenkaart. Die geeft óf haar stenen, óf haar geld.
lesson-choose-gems = Iedereen kiest in het geheim: geld, gebeurteniskaart of edelstenen. Je kaart toont twee rode stenen en een blauwe, dus kies de edelstenen.
lesson-alone = Niemand anders wilde edelstenen, dus kreeg je ze gewoon. { $seat1 } nam geld, { $seat2 } een gebeurteniskaart.
lesson-choose-money = Een nieuwe beurt, en je nieuwe kaart is 7 miljoen waard. Kies het geld.
lesson-trade = { $seat1 } wil ook geld, dus onderhandelen jullie: je biedt elkaar stenen, steeds meer. Wie aanneemt, krijgt de stenen, en de ander het geld.
lesson-raise = { $seat1 } biedt één blauwe. Bied één gele: dat is evenveel, maar hoger in rang, want die gaat rood, geel, groen, blauw.
lesson-accept = { $seat1 } verhoogt naar twee blauwe, want meer stenen is altijd hoger. Daarmee heb jij als enige de meeste blauwe, dus neem aan.
lesson-accepted = De twee blauwe zijn van jou, en { $seat1 } heeft het geld. Willen drie hetzelfde, dan krijgt trouwens niemand iets.
lesson-choose-event = De laatste beurt. De open gebeurteniskaart geeft drie stenen van één kleur, precies wat je in rood mist: kies de gebeurteniskaart.
lesson-open = { $seat2 } wil haar ook. Jij hebt minder rode stenen, dus jij opent: bied één blauwe, je goedkoopste.
lesson-which = { $seat2 } heeft aangenomen, dus mag jij een gebeurteniskaart kiezen. Neem de open kaart.
lesson-three = Zo’n kaart gebruik je meteen. Neem rood: met zeven heb jij als enige de meeste.
lesson-end = De waardering: rood, geel en blauw leverden je 34 miljoen op, en de helft van die stenen ging terug. Dat is genoeg, je wint!
lesson-more = Meer heb je voor een spel niet nodig. Wat een gebeurteniskaart doet, zegt ze zelf.

## Rules

rules-1-title = Waar het om gaat
rules-1-text =
    Je leidt een handelshuis in edelstenen. In drie rondes verzamel je stenen en geld. Na elke ronde leveren de meeste stenen van een kleur geld op. Wie na de derde het rijkst is, wint.

    In elke beurt wil iedereen in het geheim iets: geld, een gebeurteniskaart of edelstenen. Wie het als enige wil, krijgt het. Twee die hetzelfde willen, moeten onderhandelen. Drie krijgen niets. Weten wat goed voor je is, is dus niet genoeg; je moet raden waar de anderen op uit zijn.
rules-2-title = Edelstenen en kaarten
rules-2-text =
    Er zijn edelstenen in vier kleuren, 22 van elk. Hun rang is rood, geel, groen, blauw: rood is het meest waard. Je begint met drie stenen van elke kleur en zonder geld. De andere stenen vormen de voorraad.

    Een edelsteenkaart toont twee tot vier stenen en een bedrag van 4 tot 7 miljoen. Hoe meer en hoe betere stenen, hoe minder geld. De 39 gebeurteniskaarten worden verderop uitgelegd.

    Stenen, geld en de kaarten voor de spelers ziet iedereen. Verborgen zijn alleen de stapels en wat de anderen deze beurt hebben gekozen.
rules-3-title = Een beurt
rules-3-text =
    Iedereen krijgt een edelsteenkaart, die open ligt. Dan wordt een gebeurteniskaart omgedraaid. Ligt er nog een van de vorige beurt, dan gaat die eerst onder de stapel.

    Nu kiest iedereen in het geheim een actie. Als allen hebben gekozen, worden de keuzes getoond en in deze volgorde uitgevoerd: geld, gebeurtenis, edelstenen. Dan worden de edelsteenkaarten afgelegd en begint de volgende beurt.

    Een ronde heeft met drie spelers 8 beurten, met vier 7 en met vijf 6. Met drie spelers gaan voor elke ronde 6 van de 30 edelsteenkaarten opzij, met vier 2; alleen de bovenste daarvan is te zien.
rules-4-title = De acties
rules-4-text =
    • Geld: je neemt het bedrag op je edelsteenkaart.
    • Gebeurtenis: je neemt de open gebeurteniskaart, of de bovenste van de stapel zonder haar te kennen. In het tweede geval gaat de open kaart onder de stapel. Sommige kaarten bewaar je tot de waardering, andere gebruik je meteen of je ziet ervan af.
    • Edelstenen: je neemt de stenen van je edelsteenkaart uit de voorraad. Raakt een kleur op, dan krijg je wat er nog is.

    Koos alleen jij een actie, dan voer je die uit. Kozen twee die, dan onderhandelen ze erom. Kozen drie of meer die, dan voert niemand haar uit.
rules-5-title = Onderhandelen
rules-5-text =
    Twee die hetzelfde willen, bieden elkaar om de beurt edelstenen, steeds meer, tot een van hen aanneemt. Wie aanneemt, krijgt de geboden stenen. Wie ze bood, betaalt ze en voert de actie uit.

    Een bod is hoger als het meer stenen heeft, welke dan ook. Bij evenveel stenen is het hoger als er meer rode bij zijn; bij gelijke stand meer gele, dan groene, dan blauwe. Minder stenen mogen het nooit zijn. Zo is 2 rode hoger dan 1 rode en 1 blauwe, en 3 blauwe ook; maar 2 gele niet.

    Wat je eerder bood, bindt je niet: elk bod stel je opnieuw samen uit je eigen stenen. Je kunt alleen edelstenen bieden. Kun je niet hoger gaan, dan moet je aannemen.
rules-6-title = Wie het eerst biedt
rules-6-text =
    Wie minder rode stenen heeft, doet het eerste bod. Bij gelijke stand tellen minder gele, dan groene, dan blauwe; dan minder geld; dan de lagere plaats.

    Het eerste bod heeft minstens één steen. Wie niets wil bieden of geen steen heeft, past. Dan mag de ander precies één steen bieden, die niet geweigerd kan worden, en voert de actie uit. Biedt de ander ook niets, dan voert niemand de actie uit.
rules-7-title = Gebeurteniskaarten voor de waardering
rules-7-text =
    Deze bewaar je open voor je tot de volgende waardering. Daarna gaan ze allemaal onder de stapel.

    • Meerderheid van een kleur, van elk één kaart: heb je als enige de meeste stenen van die kleur, dan levert ze 8 miljoen op voor rood, 7 voor geel, 6 voor groen, 5 voor blauw.
    • Elke steen van een kleur, van elk één kaart: 1 miljoen voor elk van je stenen van die kleur, of je nu de meeste hebt of niet.
    • Willekeurige meerderheid, twee kaarten: 4 miljoen voor elke kleur waarvan je als enige de meeste hebt. Een tafel kan afspreken dat ze maar één keer per waardering betaalt.
    • Waardecertificaat, 15 kaarten: de meeste waardecertificaten leveren 10 miljoen op, de op één na meeste 4.
rules-8-title = Gebeurteniskaarten voor meteen
rules-8-text =
    Deze gebruik je meteen of je ziet ervan af; dan gaan ze onder de stapel. Is de laatste gedekte kaart weg, dan wordt de stapel geschud.

    • Vier rode, vier blauwe of vier gele, vier groene: daarna heb je van beide kleuren precies vier. Geef wat te veel is aan de voorraad en neem eruit wat ontbreekt.
    • Kleine waardering: kies een kleur. Die wordt meteen gewaardeerd, voor de helft van haar waarde.
    • Ruil: geef iemand een van je stenen en neem er een terug. Weigeren kan niet.
    • Verlies: alle anderen verliezen één steen, en jij zegt welke. Ze gaan naar de voorraad.
    • Drie van één kleur: neem drie stenen van één kleur uit de voorraad.
    • Halvering: iedereen, jij ook, legt van elke kleur de helft in de voorraad, naar beneden afgerond.
rules-9-title = De waardering
rules-9-text =
    Na de laatste beurt van een ronde worden de kleuren een voor een gewaardeerd: rood is 14 miljoen waard, geel 12, groen 10, blauw 8.

    Heb je als enige de meeste stenen van een kleur, dan krijg je het hele bedrag en leg je de helft van je stenen van die kleur in de voorraad, naar boven afgerond. Delen meerdere spelers de meerderheid, dan wordt het bedrag onder hen verdeeld, naar beneden afgerond, en leggen ze elk twee stenen terug. Je kaarten voor een kleur betalen voordat er stenen teruggaan.

    Als laatste de waardecertificaten: 10 miljoen voor de meeste, 4 voor de op één na meeste. Hebben meerdere spelers de meeste, dan krijgt ieder van hen 10 en niemand 4. Zonder waardecertificaat krijg je niets.
rules-10-title = De volgende ronde en het einde
rules-10-text =
    Voor de volgende ronde worden alle edelsteenkaarten opnieuw geschud. Dan een blik op de voorraad: van elke kleur waarvan er vijf stenen of minder in liggen, geeft iedereen die er een heeft, er een. Stenen en geld houd je.

    Het spel eindigt na de derde waardering. Het meeste geld wint. Bij gelijke stand winnen de meeste stenen, dan de meeste rode, gele, groene, blauwe.
rules-11-title = Met zijn tweeën
rules-11-text =
    Jullie zijn om en om aan de beurt. Een ronde heeft tien beurten. Alleen wie aan de beurt is, krijgt een edelsteenkaart en kiest in het geheim geld, gebeurtenis of edelstenen.

    De ander raadt. Is de eerste poging goed, dan krijgt niemand iets. Is ze fout, dan volgt een tweede: is die goed, dan onderhandelen jullie om de actie, met de edelsteenkaart die er ligt, wie er ook wint. Is die ook fout, dan voert wie aan de beurt is de actie ongestoord uit.

    Plaats 1 begint de eerste ronde. Elke latere ronde begint wie meer geld heeft. Al het andere gaat zoals hierboven.
rules-12-title = Met zijn vijven
rules-12-text =
    Met zijn vijven is er een vierde actie, de vrije keuze, die als laatste wordt uitgevoerd. Er wordt nooit om onderhandeld, en ze vervalt nooit.

    Koos alleen jij haar, dan leg je een van je stenen in de voorraad en neem je er twee van welke kleur je wilt. Zonder steen om te geven krijg je niets. Kozen meerdere spelers haar, dan neemt ieder van hen één steen van een kleur naar keuze, in de volgorde waarin ze een onderhandeling zouden openen.

rules-example-cards = Deze edelsteenkaart geeft twee rode stenen en een blauwe, of 5 miljoen. Voor je liggen je geld, je stenen naar rang en de kaart van deze beurt.
rules-example-trade = Twee rode winnen van een rode en een blauwe: evenveel stenen, maar hoger in rang.
rules-example-kept = Bewaard tot de waardering: de rode meerderheid, een miljoen voor elke groene steen en twee waardecertificaten.
rules-example-scoring = Het voorbeeld uit de spelregels. Rood wordt door allen gedeeld: van 14 miljoen krijgt ieder 3, en ieder legt twee stenen terug. Samen krijgen ze 20, 19, 12 en 20 miljoen.

## The terminal

terminal-legend = De tafel schrijft edelstenen met letters: ◆ r rood, ▼ y geel, ■ g groen, ● b blauw. Een ster toont wie de meeste van een kleur heeft; de regel “* brengt” zegt wat dat bij de waardering brengt. Een kaart als rrb +5 biedt twee rode edelstenen en een blauwe, of 5 miljoen. Twee rode en een blauwe bied je met 2r1b, een gele ruil je tegen twee rode met y>rr.
terminal-gain-event = { $card }, of de bovenste kaart, ongezien
terminal-decline-last = Niets geven; niemand krijgt het
terminal-last-offer = Geef { $gems }; je krijgt: { $gain }
terminal-gems-left = Edelstenen over
terminal-major-any-once = Bij de waardering: 4 miljoen als jij als enige de meeste edelstenen van een kleur hebt.
terminal-copies =
    { $number ->
        [one] Er is één zo’n kaart onder { $all }.
       *[other] Er zijn { $number } zulke kaarten onder { $all }.
    }
