# De regels van de spellen. Lege regels scheiden de alinea’s. Een spel heeft zoveel delen als er nummers zijn.

## Edel, Stein & Reich

rules-edelstein-1-title = Waar het om gaat
rules-edelstein-1-text =
    Je leidt een handelshuis in edelstenen. In drie fasen verzamel je stenen en geld. Na elke fase leveren de meeste stenen van een kleur geld op. Wie na de derde het rijkst is, wint.

    In elke ronde wil iedereen in het geheim iets: geld, een gebeurteniskaart of edelstenen. Wie het als enige wil, krijgt het. Twee die hetzelfde willen, moeten onderhandelen. Drie krijgen niets. Weten wat goed voor je is, is dus niet genoeg; je moet raden waar de anderen op uit zijn.
rules-edelstein-2-title = Edelstenen en kaarten
rules-edelstein-2-text =
    Er zijn edelstenen in vier kleuren, 22 van elk. Hun rang is rood, geel, groen, blauw: rood is het meest waard. Je begint met drie stenen van elke kleur en zonder geld. De andere stenen vormen de voorraad.

    Een edelsteenkaart toont twee tot vier stenen en een bedrag van 4 tot 7 miljoen. Hoe meer en hoe betere stenen, hoe minder geld. De 39 gebeurteniskaarten worden verderop uitgelegd.

    Stenen, geld en de kaarten voor de spelers ziet iedereen. Verborgen zijn alleen de stapels en wat de anderen deze ronde hebben gekozen.
rules-edelstein-3-title = Een ronde
rules-edelstein-3-text =
    Iedereen krijgt een edelsteenkaart, die open ligt. Dan wordt een gebeurteniskaart omgedraaid. Ligt er nog een van de vorige ronde, dan gaat die eerst onder de stapel.

    Nu kiest iedereen in het geheim een actie. Als allen hebben gekozen, worden de keuzes getoond en in deze volgorde uitgevoerd: geld, gebeurtenis, edelstenen. Dan worden de edelsteenkaarten afgelegd en begint de volgende ronde.

    Een fase heeft met drie spelers 8 rondes, met vier 7 en met vijf 6. Met drie spelers gaan voor elke fase 6 van de 30 edelsteenkaarten opzij, met vier 2; alleen de bovenste daarvan is te zien.
rules-edelstein-4-title = De acties
rules-edelstein-4-text =
    • Geld: je neemt het bedrag op je edelsteenkaart.
    • Gebeurtenis: je neemt de open gebeurteniskaart, of de bovenste van de stapel zonder haar te kennen. In het tweede geval gaat de open kaart onder de stapel. Sommige kaarten bewaar je tot de telling, andere gebruik je meteen of je ziet ervan af.
    • Edelstenen: je neemt de stenen van je edelsteenkaart uit de voorraad. Raakt een kleur op, dan krijg je wat er nog is.

    Koos alleen jij een actie, dan doe je haar. Kozen twee haar, dan onderhandelen ze erom. Kozen drie of meer haar, dan doet niemand haar.
rules-edelstein-5-title = Onderhandelen
rules-edelstein-5-text =
    Twee die hetzelfde willen, bieden elkaar om de beurt edelstenen, steeds meer, tot een van hen aanneemt. Wie aanneemt, krijgt de geboden stenen. Wie ze bood, betaalt ze en doet de actie.

    Een bod is hoger als het meer stenen heeft, welke dan ook. Bij evenveel stenen is het hoger als er meer rode bij zijn; bij gelijke stand meer gele, dan groene, dan blauwe. Minder stenen mogen het nooit zijn. Zo is 2 rode hoger dan 1 rode en 1 blauwe, en 3 blauwe ook; maar 2 gele niet.

    Wat je eerder bood, bindt je niet: elk bod stel je opnieuw samen uit je eigen stenen. Je kunt alleen edelstenen bieden. Kun je niet hoger gaan, dan moet je aannemen.
rules-edelstein-6-title = Wie het eerst biedt
rules-edelstein-6-text =
    Wie minder rode stenen heeft, doet het eerste bod. Bij gelijke stand tellen minder gele, dan groene, dan blauwe; dan minder geld; dan de lagere plaats.

    Het eerste bod heeft minstens één steen. Wie niets wil bieden of geen steen heeft, past. Dan mag de ander precies één steen bieden, die niet geweigerd kan worden, en doet de actie. Biedt de ander ook niets, dan doet niemand haar.
rules-edelstein-7-title = Gebeurteniskaarten voor de telling
rules-edelstein-7-text =
    Deze bewaar je open voor je tot de volgende telling. Daarna gaan ze allemaal onder de stapel.

    • Meerderheid van een kleur, van elk één kaart: heb je als enige de meeste stenen van die kleur, dan levert ze 8 miljoen op voor rood, 7 voor geel, 6 voor groen, 5 voor blauw.
    • Elke steen van een kleur, van elk één kaart: 1 miljoen voor elk van je stenen van die kleur, of je nu de meeste hebt of niet.
    • Willekeurige meerderheid, twee kaarten: 4 miljoen voor elke kleur waarvan je als enige de meeste hebt. Een tafel kan afspreken dat ze maar één keer per telling betaalt.
    • Certificaat, 15 kaarten: de meeste certificaten leveren 10 miljoen op, de op één na meeste 4.
rules-edelstein-8-title = Gebeurteniskaarten voor meteen
rules-edelstein-8-text =
    Deze gebruik je meteen of je ziet ervan af; dan gaan ze onder de stapel. Is de laatste dichte kaart weg, dan wordt de stapel geschud.

    • Vier rode, vier blauwe of vier gele, vier groene: daarna heb je van beide kleuren precies vier. Geef wat te veel is aan de voorraad en neem eruit wat ontbreekt.
    • Kleine telling: kies een kleur. Die wordt meteen geteld, voor de helft van haar waarde.
    • Ruil: geef iemand een van je stenen en neem er een terug. Weigeren kan niet.
    • Verlies: alle anderen verliezen één steen, en jij zegt welke. Ze gaan naar de voorraad.
    • Drie van één kleur: neem drie stenen van één kleur uit de voorraad.
    • Halvering: iedereen, jij ook, legt van elke kleur de helft in de voorraad, naar beneden afgerond.
rules-edelstein-9-title = De telling
rules-edelstein-9-text =
    Na de laatste ronde van een fase worden de kleuren een voor een geteld: rood is 14 miljoen waard, geel 12, groen 10, blauw 8.

    Heb je als enige de meeste stenen van een kleur, dan krijg je het hele bedrag en leg je de helft van je stenen van die kleur in de voorraad, naar boven afgerond. Delen meerdere spelers de meerderheid, dan wordt het bedrag onder hen verdeeld, naar beneden afgerond, en leggen ze elk twee stenen terug. Je kaarten voor een kleur betalen voordat er stenen teruggaan.

    Als laatste de certificaten: 10 miljoen voor de meeste, 4 voor de op één na meeste. Hebben meerdere spelers de meeste, dan krijgt ieder van hen 10 en niemand 4. Zonder certificaat krijg je niets.
rules-edelstein-10-title = De volgende fase en het einde
rules-edelstein-10-text =
    Voor de volgende fase worden alle edelsteenkaarten opnieuw geschud. Dan een blik op de voorraad: van elke kleur waarvan er vijf stenen of minder in liggen, geeft iedereen die er een heeft, er een. Stenen en geld houd je.

    Het spel eindigt na de derde telling. Het meeste geld wint. Bij gelijke stand winnen de meeste stenen, dan de meeste rode, gele, groene, blauwe.
rules-edelstein-11-title = Met zijn tweeën
rules-edelstein-11-text =
    Jullie zijn om de beurt aan zet. Een fase heeft tien beurten. Alleen wie aan zet is, krijgt een edelsteenkaart en kiest in het geheim geld, gebeurtenis of edelstenen.

    De ander raadt. Is de eerste poging goed, dan krijgt niemand iets. Is ze fout, dan volgt een tweede: is die goed, dan onderhandelen jullie om de actie, met de edelsteenkaart die er ligt, wie er ook wint. Is die ook fout, dan doet wie aan zet is de actie ongestoord.

    Plaats 1 begint de eerste fase. Elke latere fase begint wie meer geld heeft. Al het andere gaat zoals hierboven.
rules-edelstein-12-title = Met zijn vijven
rules-edelstein-12-text =
    Met zijn vijven is er een vierde actie, de vrije keuze, die als laatste wordt uitgevoerd. Er wordt nooit om onderhandeld, en ze vervalt nooit.

    Koos alleen jij haar, dan leg je een van je stenen in de voorraad en neem je er twee van welke kleur je wilt. Zonder steen om te geven krijg je niets. Kozen meerdere spelers haar, dan neemt ieder van hen één steen van een kleur naar keuze, in de volgorde waarin ze een onderhandeling zouden openen.

## Basari

rules-basari-1-title = Waar het om gaat
rules-basari-1-text =
    Op de bazaar dingen jullie drie fasen lang af om edelstenen, punten en arbeiders. Na elke fase leveren de meeste stenen van een kleur punten op, en je arbeiders ook. Wie na de derde de meeste punten heeft, wint.

    In elke ronde wil iedereen in het geheim iets. Wie het als enige wil, krijgt het. Twee die hetzelfde willen, moeten met hun stenen afdingen. Drie krijgen niets.
rules-basari-2-title = Edelstenen en kaarten
rules-basari-2-text =
    Er zijn edelstenen in vier kleuren, 22 van elk. Hun rang is rood, geel, groen, blauw: rood is het meest waard. Je begint met drie stenen van elke kleur en zonder punten. De andere stenen vormen de voorraad.

    Elk van de 39 bazaarkaarten toont twee tot vier stenen, 4 tot 7 punten en één tot vier arbeiders.

    Alles is open, behalve de stapel en wat de anderen deze ronde hebben gekozen.
rules-basari-3-title = Een ronde
rules-basari-3-text =
    Iedereen krijgt een bazaarkaart en legt die op de kaarten die er al liggen. De nieuwe is je huidige kaart; de arbeiders tellen op al je kaarten.

    Nu kiest iedereen in het geheim een actie. Als allen hebben gekozen, worden de keuzes getoond en uitgevoerd: eerst A, dan B, dan C.
rules-basari-4-title = De acties
rules-basari-4-text =
    • A, meer arbeiders: je neemt de bovenste kaart van de stapel en legt haar op de jouwe. Ze geeft je haar arbeiders, maar je huidige kaart blijft de kaart die je kreeg.
    • B, punten: je noteert de punten van je huidige kaart.
    • C, edelstenen: je neemt de stenen van je huidige kaart uit de voorraad. Raakt een kleur op, dan krijg je wat er nog is.

    Koos alleen jij een actie, dan doe je haar. Kozen twee haar, dan dingen ze erom af. Kozen drie of meer haar, dan doet niemand haar.
rules-basari-5-title = Afdingen
rules-basari-5-text =
    Twee die hetzelfde willen, bieden om de beurt edelstenen, steeds meer, tot een van hen aanneemt. Wie aanneemt, krijgt de stenen. Wie ze bood, betaalt ze en doet de actie.

    Een bod is hoger als het meer stenen heeft, welke dan ook. Bij evenveel stenen is het hoger als er meer rode bij zijn; bij gelijke stand meer gele, dan groene, dan blauwe. Minder stenen mogen het nooit zijn. Zo is 1 rode en 3 blauwe hoger dan 4 gele, en alleen vijf stenen of betere zijn daar weer hoger dan.

    Wat je eerder bood, bindt je niet. Je kunt alleen je eigen stenen bieden. Kun je niet hoger gaan, dan moet je aannemen.
rules-basari-6-title = Wie het eerst biedt
rules-basari-6-text =
    Wie meer rode stenen heeft, biedt het eerst. Bij gelijke stand tellen meer gele, dan groene, dan blauwe; dan meer punten; dan meer arbeiders; dan de hogere plaats.

    Het eerste bod is verplicht: één steen of meer. Heeft geen van beiden een steen, dan doet de tweede in deze volgorde de actie voor niets.
rules-basari-7-title = Hoe lang een fase duurt
rules-basari-7-text =
    Kaarten worden niet afgelegd: ze blijven met hun arbeiders voor je liggen. Zodra iemand 15 arbeiders of meer heeft, is deze ronde de laatste van de fase. Ze wordt met al haar acties uitgespeeld.

    Met A kun je het einde dus bespoedigen, of je ziet het aankomen en bereidt je voor.
rules-basari-8-title = De telling
rules-basari-8-text =
    De kleuren worden een voor een geteld: rood is 14 punten waard, geel 12, groen 10, blauw 8.

    Heb je als enige de meeste stenen van een kleur, dan krijg je al haar punten en leg je de helft van je stenen van die kleur in de voorraad, naar boven afgerond. Delen meerdere spelers de meerderheid, dan worden de punten onder hen verdeeld, naar beneden afgerond, en leggen ze elk twee stenen terug.

    Dan krijgt iedereen die 15 arbeiders of meer heeft 12 punten. Die worden niet gedeeld.
rules-basari-9-title = De volgende fase en het einde
rules-basari-9-text =
    Alle bazaarkaarten worden verzameld en geschud, en iedereen begint weer zonder arbeiders. Stenen en punten blijven.

    Het spel eindigt na de derde telling. De meeste punten winnen; hebben meerdere spelers er evenveel, dan delen ze de winst.
rules-basari-10-title = Met zijn vijven
rules-basari-10-text =
    Met zijn vijven is er een vierde actie: D, de vrije keuze. Ze wordt als laatste uitgevoerd; er wordt nooit om afgedongen, en ze vervalt nooit.

    Koos alleen jij haar, dan leg je een van je stenen in de voorraad en neem je er twee van welke kleur je wilt. Heb je geen steen, dan geef je er geen en neem je er toch twee. Kozen meerdere spelers haar, dan neemt ieder van hen één steen van een kleur naar keuze, in de volgorde waarin ze het eerst zouden bieden.
rules-basari-11-title = Als je Edel, Stein & Reich kent
rules-basari-11-text =
    Hier zijn geen gebeurteniskaarten, maar wel arbeiders. Kaarten blijven voor je liggen, en een fase eindigt als iemand 15 arbeiders heeft, niet na een aantal rondes.

    Wie meer rode stenen heeft, biedt het eerst, niet wie er minder heeft, en het eerste bod is verplicht. Tussen de fasen geeft niemand stenen aan de voorraad. Een gelijke stand aan het eind is gedeelde winst.

## Emerald

rules-emerald-1-title = Waar het om gaat
rules-emerald-1-text =
    Je ridders verlaten het kasteel, steken een weide over en sluipen door een grot vol goud en edelstenen naar de schat van de draak. Hoe meer ridders bij elkaar staan, hoe verder elk van hen komt. Maar een draak bewaakt de grot, en wie te dichtbij komt, maakt hem wakker.

    Goud, schatten, edelstenen en bonuskaarten leveren punten op. De meeste punten winnen.
rules-emerald-2-title = Het speelbord
rules-emerald-2-text =
    Het kasteel heeft vier torens en een burcht. Vandaar loopt een pad van 15 velden: 1 tot en met 6 over de weide, 7 tot en met 15 door de grot. Achter veld 15 ligt de schatkamer met vier schatten.

    Naast elk grotveld liggen een stapel goudkaarten en een stapel edelsteenkaarten, elk twee of drie kaarten, de bovenste open. Goud heeft de waarden 1 tot en met 5. Edelstenen zijn robijnen, smaragden, granaten en turkooizen.

    De balk van de wacht ligt langs vier velden, eerst 7 tot en met 10. De draak staat op 10 en kijkt naar de uitgang.
rules-emerald-3-title = Je ridders
rules-emerald-3-text =
    Met drie of vier spelers heeft ieder vijf ridders: één op elke toren en één in de burcht. Met vijf spelers zijn het er vier, één op elke toren.

    Met zijn tweeën heeft ieder er acht, vier van elk van twee kleuren, één van elke kleur op elke toren. Verplaats je in een beurt twee ridders, dan moeten ze dezelfde kleur hebben.
rules-emerald-4-title = Je beurt
rules-emerald-4-text =
    Je verplaatst één ridder, of twee verschillende na elkaar. Een ridder gaat precies zoveel stappen vooruit als er ridders staan waar hij vertrekt: die van jou, die van anderen en hijzelf. Van elke toren en van de burcht is de eerste stap veld 1.

    Staan er vier ridders op een toren, dan gaat de eerste dus vier stappen en de volgende drie. Op een veld mogen zoveel ridders staan als men wil.

    Eén ridder moet je verplaatsen. De tweede is vrijwillig, en hij mag alleen als de eerste je geen kaart heeft opgeleverd.
rules-emerald-5-title = Kaarten
rules-emerald-5-text =
    Eindigt een zet op een grotveld waar kaarten liggen, dan moet je een van de open kaarten nemen. Hebben beide stapels nog kaarten, dan kies je tussen goud en edelsteen. De volgende kaart van de stapel wordt omgedraaid. Na de draak, als die wakker wordt, eindigt je beurt.

    Goud neem je in de hand, edelstenen liggen open voor je. Wie als eerste alle vier soorten heeft, neemt de bonuskaart daarvoor en houdt die.
rules-emerald-6-title = De schatkamer
rules-emerald-6-text =
    Een ridder die de schatkamer bereikt, blijft daar staan, ook al heeft hij nog stappen over. Je neemt een schat en je beurt eindigt. De ridder is uit het spel.
rules-emerald-7-title = De draak wekken
rules-emerald-7-text =
    Een ridder die stopt op een veld langs de balk, of op het veld van de draak, maakt de draak wakker. Voorbijlopen wekt niemand. Een kaart bij dat veld neem je eerst.

    Je gooit een dobbelsteen met 1, 2 of 3. Zoveel velden loopt de draak in de richting waarin hij kijkt, heen en weer langs de balk. Bereikt hij het laatste veld ervan, dan draait hij meteen om en loopt de andere kant op verder. Heeft de balk hem achtergelaten, dan loopt hij richting schatkamer, tot hij er weer langs loopt.
rules-emerald-8-title = Gevangen
rules-emerald-8-text =
    Waar zijn loop eindigt, vangt de draak één ridder. Staan er meerdere, dan zegt wie aan de beurt is wiens; het mag ook een eigen ridder zijn.

    De eigenaar mag de draak omkopen met één goudkaart, van welke waarde ook. Die gaat uit het spel, en de ridder blijft waar hij is. Zelfs de net genomen kaart mag het zijn. Anders gaat de ridder naar het nest en is hij uit het spel. Omkopen kan alleen met goud.
rules-emerald-9-title = De balk schuift op
rules-emerald-9-text =
    Telkens als de draak heeft gelopen, schuift de balk één veld op naar de schatkamer. Ligt hij langs 12 tot en met 15, dan blijft hij daar voorgoed. Een draak die van de balk af zou lopen, keert zich naar de schatkamer.

    Heb je in je beurt geen kaart genomen, dan mag je nu je tweede ridder verplaatsen. Die kan de draak opnieuw wekken.
rules-emerald-10-title = Het einde
rules-emerald-10-text =
    Het spel eindigt meteen, ook midden in een beurt, als de laatste schat is genomen of als iemand nog maar één ridder in het spel heeft.
rules-emerald-11-title = Punten
rules-emerald-11-text =
    Eerst de bonuskaarten van de vier soorten: elk gaat naar wie als enige de meeste edelstenen van die soort heeft. Delen meerdere spelers de meerderheid, dan krijgt niemand haar.

    Goud telt voor zijn waarde, een schat 5, een edelsteen 1, een bonuskaart 4. De meeste punten winnen. Bij gelijke stand winnen meer schatten, dan meer edelstenen.
