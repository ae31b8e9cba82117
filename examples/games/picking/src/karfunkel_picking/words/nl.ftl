# Alles wat over de leesband gezegd wordt.

title = Aan de leesband
about = Stenen rollen voorbij. Verwissel twee buren en neem dan de langste rij van een soort.

stone-garnet = granaat
stone-topaz = topaas
stone-jade = jade
stone-amber = barnsteen

decision-push = Verwissel je twee buren?
decision-pick = Welke soort neem je?
waiting-push = { $names } bekijkt de band
waiting-pick = { $names } tast toe
guide-push = Breng stenen van een soort bij elkaar, of haal uit elkaar waar de anderen op wachten. Je mag de band ook laten zoals hij is.
guide-pick = Je krijgt de langste rij van die soort: de stenen die naast elkaar liggen. 1, 2, 3, 4, 5 van een soort zijn 1, 3, 6, 10, 15 punten waard; een set van alle vier de soorten is er 4 extra waard.

move-leave = De band zo laten
move-swap1 = 1 en 2 verwisselen
move-swap2 = 2 en 3 verwisselen
move-swap3 = 3 en 4 verwisselen
move-swap4 = 4 en 5 verwisselen
move-swap5 = 5 en 6 verwisselen
move-swap6 = 6 en 7 verwisselen
move-garnet = Granaat nemen
move-topaz = Topaas nemen
move-jade = Jade nemen
move-amber = Barnsteen nemen

event-swapped =
    { $you ->
        [one] Je verwisselt { $stone } en { $next }.
       *[other] { $name } verwisselt { $stone } en { $next }.
    }
event-left =
    { $you ->
        [one] Je laat de band zoals hij is.
       *[other] { $name } laat de band zoals hij is.
    }
event-picked =
    { $you ->
        [one] Je neemt { $number } × { $stone }.
       *[other] { $name } neemt { $number } × { $stone }.
    }
event-over = De band staat stil: het spel is afgelopen.

field-belt = De band, van voren
value-belt =
    { $value ->
        [0] { "" }
        [1] { $number } granaat
        [2] { $number } topaas
        [3] { $number } jade
       *[4] { $number } barnsteen
    }
field-bag = In de zak
column-bag =
    { $number ->
        [1] granaat
        [2] topaas
        [3] jade
       *[4] barnsteen
    }
field-stones = Verzameld
column-stones =
    { $number ->
        [1] granaat
        [2] topaas
        [3] jade
       *[4] barnsteen
    }
field-picker = { "" }
field-pushed = { "" }
field-over = { "" }

lesson-goal = 1, 2, 3, 4, 5 stenen van een soort zijn 1, 3, 6, 10, 15 punten waard, en de meeste punten winnen. Je stapt in voor de laatste ronde.
lesson-push = Eerst mag je twee buren verwisselen. Verwissel 1 en 2, en drie granaten liggen naast elkaar.
lesson-pick = Noem nu een soort, en je krijgt haar langste rij. Neem granaat: alle drie zijn van jou.
lesson-end = { $seat1 } nam de barnsteen, en met een lege zak is het spel afgelopen. Je granaten zijn 15 punten waard, je wint!

rules-1-title = Het doel
rules-1-text =
    Je staat aan de leesband van een edelsteenmijn; granaten, topazen, jade en barnsteen rollen voorbij. 1, 2, 3, 4, 5 stenen van een soort zijn 1, 3, 6, 10, 15 punten waard; meer dan vijf leveren niets extra op. Elke set van alle vier de soorten is 4 punten extra waard.

    Wie de meeste punten heeft, wint. Hebben meerdere spelers er evenveel, dan wint wie daarvoor minder stenen nodig had.

rules-2-title = Jouw beurt
rules-2-text =
    Eerst mag je twee buren op de band verwisselen.

    Noem dan een soort: je krijgt de langste rij ervan, dus alle stenen van die soort die naast elkaar liggen. Zijn twee rijen even lang, dan is het de voorste. De andere stenen schuiven op, en uit de zak komen nieuwe.

rules-3-title = Het einde
rules-3-text =
    Is de zak leeg, dan wordt de ronde uitgespeeld, zodat iedereen even vaak aan de beurt was. Wat nog op de band ligt, is van niemand.
