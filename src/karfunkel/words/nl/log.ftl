# Wat er gebeurde, in zinnen. Wie leest, wordt aangesproken: $you is `one` als het om de eigen daad gaat, `other` als iemand
# anders iets met de lezer doet, anders `none`.

## Zinsdelen

log-most-r = de meeste rode edelstenen
log-most-y = de meeste gele edelstenen
log-most-g = de meeste groene edelstenen
log-most-b = de meeste blauwe edelstenen

## De tafel

log-sat =
    { $you ->
        [one] Je gaat zitten.
       *[none] { $name } gaat zitten.
    }
log-botsat = Een bot neemt plaats { $number }: { $level }.
log-stood = Plaats { $number } is weer vrij.
log-started = Het spel begint.
log-tookback =
    { $number ->
        [one] Een zet wordt teruggenomen.
       *[other] { $number } zetten worden teruggenomen.
    }
log-asked-undo =
    { $you ->
        [one] Je vraagt je zet terug.
       *[none] { $name } wil graag een zet terugnemen.
    }
log-asked-abandon =
    { $you ->
        [one] Je stelt voor zonder uitslag te stoppen.
       *[none] { $name } stelt voor zonder uitslag te stoppen.
    }
log-answered-yes =
    { $you ->
        [one] Je stemt toe.
       *[none] { $name } stemt toe.
    }
log-answered-no =
    { $you ->
        [one] Je zegt nee.
       *[none] { $name } zegt nee.
    }
log-wentaway =
    { $you ->
        [one] Je bent weg. Een bot speelt voor je.
       *[none] { $name } is weg. Een bot springt in.
    }
log-cameback =
    { $you ->
        [one] Je bent er weer.
       *[none] { $name } is er weer.
    }
log-resigned =
    { $you ->
        [one] Je geeft op. Een bot speelt tot het einde verder.
       *[none] { $name } geeft op. Een bot speelt tot het einde verder.
    }
log-abandoned = Het spel eindigt zonder uitslag.
log-rematched = Er staat een tafel klaar voor de revanche.

## Fasen en rondes

log-stage = Fase { $stage } begint.
log-round = Ronde { $round }
log-turn = Beurt { $round }
log-turned = De open gebeurteniskaart: { $card }.
log-shuffled = De gebeurteniskaarten worden geschud.
log-scoring = De telling van fase { $stage }.
log-shared =
    { $colour ->
        [r] Rood wordt gedeeld: { $sharing } hebben er elk { $most }.
        [y] Geel wordt gedeeld: { $sharing } hebben er elk { $most }.
        [g] Groen wordt gedeeld: { $sharing } hebben er elk { $most }.
       *[b] Blauw wordt gedeeld: { $sharing } hebben er elk { $most }.
    }
log-kept-cards-back = Alle bewaarde gebeurteniskaarten gaan onder de stapel.
log-bazaar-cards-back = Alle bazaarkaarten gaan terug in de stapel.
log-fill-up =
    { $colour ->
        [r] Rood is schaars: iedereen geeft er een terug.
        [y] Geel is schaars: iedereen geeft er een terug.
        [g] Groen is schaars: iedereen geeft er een terug.
       *[b] Blauw is schaars: iedereen geeft er een terug.
    }
log-over = Het spel is afgelopen.

## Kiezen en onderhandelen

log-shown =
    { $you ->
        [one] Je wilt { $wish }.
       *[none] { $name } wil { $wish }.
    }
log-guessed-right =
    { $you ->
        [one] Je raadt “{ $action }”, en dat klopt!
       *[none] { $name } raadt “{ $action }”, en dat klopt!
    }
log-guessed-wrong =
    { $you ->
        [one] Je gokt op “{ $action }”. Fout.
       *[none] { $name } gokt op “{ $action }”. Fout.
    }
log-void = { $action }: te veel gegadigden, dus niemand krijgt iets.
log-void-guessed = { $action }: meteen geraden, dus niemand krijgt iets.
log-trade =
    { $you ->
        [one] { $other } en jij willen allebei { $wish }. Jij opent.
        [other] { $name } en jij willen allebei { $wish }. { $name } opent.
       *[none] { $name } en { $other } willen allebei { $wish }. { $name } opent.
    }
log-offered =
    { $you ->
        [one] Je biedt { $other } { $gems }.
        [other] { $name } biedt je { $gems }.
       *[none] { $name } biedt { $other } { $gems }.
    }
log-declined =
    { $you ->
        [one] Je biedt niets.
       *[none] { $name } biedt niets.
    }
log-not-done = { $action }: niemand biedt iets, dus niemand krijgt iets.
log-accepted =
    { $you ->
        [one] Je neemt het bod aan. { $other } mag de actie doen.
        [other] { $name } neemt het bod aan. Jij mag de actie doen!
       *[none] { $name } neemt het bod aan. { $other } mag de actie doen.
    }
log-for-nothing =
    { $you ->
        [one] Jullie hebben geen van beiden een edelsteen: je krijgt { $wish } voor niets.
       *[none] Geen van beiden heeft een edelsteen: { $name } krijgt { $wish } voor niets.
    }

## Wat de acties opleveren

log-took-open =
    { $you ->
        [one] Je neemt de open kaart: { $card }.
       *[none] { $name } neemt de open kaart: { $card }.
    }
log-drew =
    { $you ->
        [one] Je trekt van de stapel: { $card }.
       *[none] { $name } trekt van de stapel: { $card }.
    }
log-used =
    { $you ->
        [one] Je gebruikt “{ $card }”.
       *[none] { $name } gebruikt “{ $card }”.
    }
log-forgone =
    { $you ->
        [one] Je ziet af van “{ $card }”.
       *[none] { $name } ziet af van “{ $card }”.
    }
log-gems-taken =
    { $you ->
        [one] Je neemt { $gems }.
       *[none] { $name } neemt { $gems }.
    }
log-gems-returned =
    { $you ->
        [one] Je legt { $gems } in de voorraad.
       *[none] { $name } legt { $gems } in de voorraad.
    }
log-gems-given =
    { $you ->
        [one] Je geeft { $other } { $gems }.
        [other] { $name } geeft je { $gems }.
       *[none] { $name } geeft { $other } { $gems }.
    }
log-more-workers =
    { $you ->
        [one] Je neemt nog een kaart en hebt nu { $workers }.
       *[none] { $name } neemt nog een kaart en heeft nu { $workers }.
    }
log-stack-empty =
    { $you ->
        [one] De stapel is leeg: geen nieuwe arbeiders voor jou.
       *[none] De stapel is leeg: geen nieuwe arbeiders voor { $name }.
    }
log-earned-now =
    { $you ->
        [one] Je neemt { $score }.
       *[none] { $name } neemt { $score }.
    }
log-earned-most =
    { $you ->
        [one] Je krijgt { $score } voor { $most }.
       *[none] { $name } krijgt { $score } voor { $most }.
    }
log-earned-card =
    { $you ->
        [one] Je krijgt { $score } voor de kaart “{ $card }”.
       *[none] { $name } krijgt { $score } voor de kaart “{ $card }”.
    }
log-earned-certificates =
    { $you ->
        [one] Je krijgt { $score } voor je certificaten.
       *[none] { $name } krijgt { $score } voor certificaten.
    }
log-earned-workers =
    { $you ->
        [one] Je krijgt { $score } voor 15 arbeiders of meer.
       *[none] { $name } krijgt { $score } voor 15 arbeiders of meer.
    }

## Ridders en de draak

log-from-tower = van toren { $number }
log-from-keep = van de burcht
log-from-field = van veld { $number }
log-to-field = naar veld { $number }
log-to-chamber = de schatkamer in
log-card-gold = goud ter waarde van { $value }
log-card-ruby = een robijn
log-card-emerald = een smaragd
log-card-garnet = een granaat
log-card-turquoise = een turkoois
log-bonus-ruby = de meeste robijnen
log-bonus-emerald = de meeste smaragden
log-bonus-garnet = de meeste granaten
log-bonus-turquoise = de meeste turkooizen
log-bonus-four-kinds = vier verschillende edelstenen
log-knight =
    { $you ->
        [one] Je verplaatst een ridder { $from } { $to }.
       *[none] { $name } verplaatst een ridder { $from } { $to }.
    }
log-stopped =
    { $you ->
        [one] Je verplaatst geen tweede ridder.
       *[none] { $name } verplaatst geen tweede ridder.
    }
log-treasure =
    { $you ->
        [one] Je grijpt een schat!
       *[none] { $name } grijpt een schat!
    } { $left ->
        [0] Dat was de laatste.
        [one] Er is er nog één.
       *[other] Er zijn er nog { $left }.
    }
log-took =
    { $you ->
        [one] Je neemt { $card }.
       *[none] { $name } neemt { $card }.
    }
log-bonus =
    { $you ->
        [one] Je krijgt de bonus voor { $bonus }!
       *[none] { $name } krijgt de bonus voor { $bonus }!
    }
log-rolled =
    { $you ->
        [one] De draak wordt wakker! Je gooit een { $number }.
       *[none] De draak wordt wakker! { $name } gooit een { $number }.
    }
log-caught =
    { $you ->
        [one] De draak vangt je ridder op veld { $field }!
       *[none] De draak vangt op veld { $field } een ridder van { $name }.
    }
log-bribed =
    { $you ->
        [one] Je koopt je ridder vrij met { $gold }.
       *[none] { $name } koopt de ridder vrij met { $gold }.
    }
log-nest =
    { $you ->
        [one] Je ridder gaat naar het nest.
       *[none] { $name } verliest de ridder aan het nest.
    }
log-bar = De wacht schuift op naar de velden { $first } tot en met { $last }.
log-over-last-treasure = De laatste schat is weg. Het spel is afgelopen.
log-over-last-knight =
    { $you ->
        [one] Je hebt nog maar één ridder. Het spel is afgelopen.
       *[none] { $name } heeft nog maar één ridder. Het spel is afgelopen.
    }
