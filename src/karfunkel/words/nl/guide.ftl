# Het eerste spel: wat elke beslissing vraagt, wat ze betekent, en hoe je goed beslist.

## Edel, Stein & Reich

guide-edelstein-choose =
    Kies wat je deze ronde wilt: het geld op je edelsteenkaart, de edelstenen erop, of een gebeurteniskaart. Wil niemand anders het, dan krijg je het gewoon; willen twee hetzelfde, dan onderhandelen ze; willen drie het, dan krijgt niemand iets. Kijk wat er op de kaarten van de anderen lokt, en bedenk wat ze voor jou overlaten. Met zijn tweeën raadt de ander in plaats daarvan wat je koos.
guide-edelstein-guess =
    Je tegenspeler heeft in het geheim gekozen. Raad wat: heb je het goed, dan vervalt de actie. Vraag je af wat met de kaart op tafel het beste zou zijn, en of je tegenspeler precies die gedachte van je verwacht.
guide-edelstein-guess-again =
    Dat was fout, dus er blijven twee acties over. Heb je het nu goed, dan onderhandelen jullie om de actie en kun je haar zelfs winnen; heb je het fout, dan krijgt je tegenspeler haar gewoon. Raad wat je het minst graag ziet gebeuren.
guide-edelstein-open-trade =
    Jullie kozen allebei dezelfde actie, en jij mag het eerste bod doen. Wie een bod aanneemt, krijgt de edelstenen; wie ze bood, betaalt en doet de actie. Begin laag: één steen van een kleur waarin je geen meerderheid te verliezen hebt. Bied alleen niets als de actie je niets waard is, want dan is ze voor één steen te koop.
guide-edelstein-answer =
    Neem het bod aan, en deze edelstenen zijn van jou, maar de actie niet. Of bied meer: meer stenen van welke kleur ook, of evenveel van hogere rang. Bedenk wat de actie je oplevert; is dat minder dan de stenen die je zou betalen, neem dan wat er geboden wordt.
guide-edelstein-last-offer =
    Je tegenspeler wil niets bieden. Je mag nu precies één edelsteen geven en de actie is van jou; weigeren kan niet. Bied jij ook niets, dan krijgt niemand haar. Eén blauwe steen is bijna altijd een koopje.
guide-edelstein-which-event =
    Neem de open kaart, die je kent, of de bovenste van de stapel, die je niet kent. Laat je de open kaart liggen, dan gaat ze onder de stapel. Waag het erop als je weinig aan de open kaart hebt: ruim een derde van alle kaarten is een certificaat.
guide-edelstein-instant-card =
    Deze kaart gebruik je nu of nooit. Alles wat je kunt kiezen verandert iets; zie ervan af als niets je helpt. Vlak voor een telling kan één steen een meerderheid omkeren: let op kleuren waarin je er één te weinig hebt, of maar één voorligt.
guide-edelstein-exchange =
    Alleen jij koos de vrije keuze: geef één edelsteen en neem er twee van welke kleur je wilt. Geef er een die geen meerderheid wint of verdedigt, en neem waar twee stenen de meerderheid veranderen.
guide-edelstein-take-one =
    Meerdere spelers kozen de vrije keuze, dus ieder van jullie neemt één edelsteen. Neem een kleur waarin één steen meer je de meerderheid geeft, of waarin je voorkomt dat iemand haar met je deelt.

## Basari

guide-basari-choose =
    Kies wat je deze ronde wilt: A geeft nog een kaart met haar arbeiders, B de punten op je kaart, C de edelstenen erop. Wil niemand anders het, dan krijg je het; twee moeten afdingen; drie krijgen niets. Tel de arbeiders: wie er 15 heeft, beëindigt de fase, en iedereen met 15 krijgt 12 punten.
guide-basari-open-trade =
    Jullie kozen allebei dezelfde actie, en jij moet het eerste bod doen: minstens één edelsteen. Wie een bod aanneemt, krijgt de stenen; wie ze bood, betaalt en doet de actie. Begin met een goedkope steen; hoger gaan kan altijd nog.
guide-basari-answer =
    Neem het bod aan, en deze edelstenen zijn van jou, maar de actie niet. Of bied meer: meer stenen van welke kleur ook, of evenveel van hogere rang. Zijn de stenen je meer waard dan de actie, laat die dan aan de ander.
guide-basari-exchange =
    Alleen jij koos D: geef één edelsteen en neem er twee van welke kleur je wilt. Geef er een die geen meerderheid wint of verdedigt, en neem waar twee stenen de meerderheid veranderen.
guide-basari-take-one =
    Meerdere spelers kozen D, dus ieder van jullie neemt één edelsteen. Neem een kleur waarin één steen meer je de meerderheid geeft, of waarin je voorkomt dat iemand haar met je deelt.

## Emerald

guide-emerald-knight =
    Kies een ridder. Hij gaat precies zoveel velden als er ridders staan waar hij vertrekt, hijzelf meegeteld. Een grotveld geeft een kaart en beëindigt je beurt; langs de balk, of bij de draak, maakt hij de draak wakker. Op de weide liggen geen kaarten, dus daar mag je nog een tweede ridder verplaatsen, en waar veel ridders staan, kom je ver.
guide-emerald-card =
    Neem het goud of de edelsteen. Goud telt voor zijn waarde en kan een ridder vrijkopen: één kleine goudkaart in de hand is een goede verzekering. Een edelsteen telt 1, maar wie als eerste alle vier soorten heeft, of aan het eind de meeste van een soort, krijgt er 4 bij.
guide-emerald-catch =
    De draak is tussen meerdere ridders blijven staan, en jij zegt wiens ridder hij vangt. Kies iemand die voorligt, of iemand zonder goud, die niet kan betalen. Denk aan het einde: zodra iemand nog maar één ridder heeft, is het spel meteen afgelopen.
guide-emerald-bribe =
    De draak heeft je ridder. Betaal één goudkaart en hij blijft waar hij is; laat hem gaan en hij is uit het spel. Dicht bij de schatkamer is een kleine kaart het waard: een schat telt 5. Staat hij ver achteraan, of heb je alleen hoge kaarten, laat hem dan gaan.
