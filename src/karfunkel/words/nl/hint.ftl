# Tips: waarom een zet goed is. Telkens één zin, gezegd tegen wie aan zet is.

## Handelsspellen: kiezen

hint-choose-money = De { $amount } miljoen op je kaart zijn het beste wat deze ronde je biedt.
hint-choose-B = De { $amount } punten op je kaart zijn het beste wat deze ronde je biedt.
hint-choose-gems = De stenen op je kaart ({ $gems }) helpen je meerderheden het meest.
hint-choose-C = De stenen op je kaart ({ $gems }) helpen je meerderheden het meest.
hint-choose-event = De gebeurteniskaart belooft je het meest: { $card } ligt open.
hint-choose-A =
    { $workers ->
        [one] Meer arbeiders brengen je dichter bij 15; je hebt er één.
       *[other] Meer arbeiders brengen je dichter bij 15; je hebt er { $workers }.
    }
hint-choose-free = Stenen naar keuze helpen je hier het meest, en niemand kan ze je betwisten.
hint-guess = Dat is hoogstwaarschijnlijk gekozen: { $action }.

## Handelsspellen: onderhandelen

hint-accept = De aangeboden stenen zijn je meer waard dan { $action }.
hint-offer = Zoveel is het je waard om { $action } te krijgen: { $gems }.
hint-decline = Hier moet geen steen gegeven worden voor { $action }.

## Handelsspellen: kaarten en stenen

hint-open-card = De open kaart is je meer waard dan de meeste van de stapel: { $card }.
hint-hidden-card = In de stapel liggen betere kaarten voor je dan de open kaart: { $card }.
hint-use-card = Zo gebruikt helpt de kaart je het meest: { $card }.
hint-forgo = Hoe je haar ook gebruikt, deze kaart zou je meer schaden dan helpen: { $card }.
hint-take = Dit verandert het meest aan je meerderheden: { $gems }.

## Emerald

hint-knight-treasure = Deze ridder bereikt de schatkamer: een schat is 5 punten waard.
hint-knight-card =
    { $cards ->
        [gold] Op veld { $field } wacht goud ter waarde van { $gold }, buiten bereik van de draak.
        [gem] Op veld { $field } wacht een edelsteen, buiten bereik van de draak: { $gem }.
       *[both] Op veld { $field } kies je tussen goud ter waarde van { $gold } en een edelsteen ({ $gem }), buiten bereik van de draak.
    }
hint-knight-card-danger =
    { $cards ->
        [gold] Op veld { $field } is goud ter waarde van { $gold } het waard om de draak te wekken.
        [gem] Op veld { $field } is een edelsteen het waard om de draak te wekken: { $gem }.
       *[both] Op veld { $field } is goud ter waarde van { $gold } of een edelsteen ({ $gem }) het waard om de draak te wekken.
    }
hint-knight-wakes = Op veld { $field } wekt hij de draak, en die is voor de anderen gevaarlijker dan voor jou.
hint-knight-onward = Hij komt verder tot veld { $field }, waar hem nu niets bedreigt.
hint-stop = Een tweede ridder zou je nu niets opleveren.
hint-take-gold = Goud ter waarde van { $value } telt meer dan de edelsteen en kan de draak omkopen.
hint-take-gem = De edelsteen telt voor de bonussen en is je meer waard dan het goud: { $kind }.
hint-catch-own = Je eigen ridder is hier het kleinste verlies voor je.
hint-catch-other = Van alle ridders daar is deze het grootste gevaar voor je.
hint-bribe = Je ridder is je meer waard dan goud ter waarde van { $value }.
hint-nest = Deze ridder is je geen goudkaart meer waard.
