# Tipps: warum ein Zug gut ist. Je ein Satz, gesprochen zu der Person am Zug.

## Handelsspiele: wählen

hint-choose-money = Die { $amount } Millionen deiner Karte sind das Beste, was dir diese Runde bietet.
hint-choose-B = Die { $amount } Punkte deiner Karte sind das Beste, was dir diese Runde bietet.
hint-choose-gems = Die Steine deiner Karte ({ $gems }) helfen deinen Mehrheiten am meisten.
hint-choose-C = Die Steine deiner Karte ({ $gems }) helfen deinen Mehrheiten am meisten.
hint-choose-event = Die Ereigniskarte verspricht dir am meisten: { $card } liegt offen.
hint-choose-A =
    { $workers ->
        [one] Mehr Arbeiter bringen dich näher an 15; du hast einen.
       *[other] Mehr Arbeiter bringen dich näher an 15; du hast { $workers }.
    }
hint-choose-free = Steine deiner Wahl helfen dir hier am meisten, und niemand kann sie dir abhandeln.
hint-guess = Das wurde am ehesten gewählt: { $action }.

## Handelsspiele: handeln

hint-accept = Die angebotenen Steine sind dir mehr wert als { $action }.
hint-offer = So viel ist es dir wert, { $action } zu bekommen: { $gems }.
hint-decline = Hier sollte kein Stein gegeben werden für { $action }.

## Handelsspiele: Karten und Steine

hint-open-card = Die offene Karte ist dir mehr wert als die meisten im Stapel: { $card }.
hint-hidden-card = Im Stapel liegen bessere Karten für dich als die offene: { $card }.
hint-use-card = So benutzt hilft dir die Karte am meisten: { $card }.
hint-forgo = Wie du sie auch benutzt, diese Karte würde dir mehr schaden als nützen: { $card }.
hint-take = Das ändert am meisten an deinen Mehrheiten: { $gems }.

## Emerald

hint-knight-treasure = Dieser Ritter erreicht die Schatzkammer: ein Schatz zählt 5 Punkte.
hint-knight-card =
    { $cards ->
        [gold] Auf Feld { $field } wartet Gold im Wert von { $gold }, außer Reichweite des Drachen.
        [gem] Auf Feld { $field } wartet ein Edelstein, außer Reichweite des Drachen: { $gem }.
       *[both] Auf Feld { $field } wählst du zwischen Gold im Wert von { $gold } und einem Edelstein ({ $gem }), außer Reichweite des Drachen.
    }
hint-knight-card-danger =
    { $cards ->
        [gold] Auf Feld { $field } lohnt Gold im Wert von { $gold } es, den Drachen zu wecken.
        [gem] Auf Feld { $field } lohnt ein Edelstein es, den Drachen zu wecken: { $gem }.
       *[both] Auf Feld { $field } lohnt Gold im Wert von { $gold } oder ein Edelstein ({ $gem }) es, den Drachen zu wecken.
    }
hint-knight-wakes = Auf Feld { $field } weckt er den Drachen, und der ist für die anderen gefährlicher als für dich.
hint-knight-onward = Er kommt voran bis Feld { $field }, wo ihm jetzt nichts droht.
hint-stop = Ein zweiter Ritter brächte dir jetzt nichts.
hint-take-gold = Gold im Wert von { $value } zählt mehr als der Edelstein und kann den Drachen bestechen.
hint-take-gem = Der Edelstein zählt für die Boni und ist dir mehr wert als das Gold: { $kind }.
hint-catch-own = Dein eigener Ritter ist hier der kleinste Verlust für dich.
hint-catch-other = Dieser Ritter ist von allen dort die größte Gefahr für dich.
hint-bribe = Dein Ritter ist dir mehr wert als Gold im Wert von { $value }.
hint-nest = Dieser Ritter ist dir keine Goldkarte mehr wert.
