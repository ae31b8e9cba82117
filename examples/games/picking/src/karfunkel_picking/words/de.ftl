# Alles, was zum Leseband gesagt wird.

title = Am Leseband
about = Steine rollen vorbei. Tausche zwei Nachbarn und nimm dann die längste Reihe einer Sorte.

stone-garnet = Granat
stone-topaz = Topas
stone-jade = Jade
stone-amber = Bernstein

decision-push = Tauschst du zwei Nachbarn?
decision-pick = Welche Sorte nimmst du?
waiting-push = { $names } mustert das Band
waiting-pick = { $names } greift zu
guide-push = Bring Steine einer Sorte zusammen, oder trenne, worauf die anderen warten. Du darfst das Band auch lassen, wie es ist.
guide-pick = Du bekommst die längste Reihe dieser Sorte: die Steine, die nebeneinander liegen. 1, 2, 3, 4, 5 einer Sorte zählen 1, 3, 6, 10, 15 Punkte; ein Satz aller vier Sorten zählt 4 dazu.

move-leave = Das Band so lassen
move-swap1 = 1 und 2 tauschen
move-swap2 = 2 und 3 tauschen
move-swap3 = 3 und 4 tauschen
move-swap4 = 4 und 5 tauschen
move-swap5 = 5 und 6 tauschen
move-swap6 = 6 und 7 tauschen
move-garnet = Granat nehmen
move-topaz = Topas nehmen
move-jade = Jade nehmen
move-amber = Bernstein nehmen

event-swapped =
    { $you ->
        [one] Du tauschst { $stone } und { $next }.
       *[other] { $name } tauscht { $stone } und { $next }.
    }
event-left =
    { $you ->
        [one] Du lässt das Band, wie es ist.
       *[other] { $name } lässt das Band, wie es ist.
    }
event-picked =
    { $you ->
        [one] Du nimmst { $number } × { $stone }.
       *[other] { $name } nimmt { $number } × { $stone }.
    }
event-over = Das Band steht still: Das Spiel ist aus.

field-belt = Das Band, von vorn
value-belt =
    { $value ->
        [0] { "" }
        [1] { $number } Granat
        [2] { $number } Topas
        [3] { $number } Jade
       *[4] { $number } Bernstein
    }
field-bag = Im Beutel
column-bag =
    { $number ->
        [1] Granat
        [2] Topas
        [3] Jade
       *[4] Bernstein
    }
field-stones = Gesammelt
column-stones =
    { $number ->
        [1] Granat
        [2] Topas
        [3] Jade
       *[4] Bernstein
    }
field-picker = { "" }
field-pushed = { "" }
field-over = { "" }

lesson-goal = 1, 2, 3, 4, 5 Steine einer Sorte sind 1, 3, 6, 10, 15 Punkte wert, und die meisten Punkte gewinnen. Du steigst in der letzten Runde ein.
lesson-push = Zuerst darfst du zwei Nachbarn tauschen. Tausch 1 und 2, und drei Granate liegen nebeneinander.
lesson-pick = Jetzt nenne eine Sorte, und du bekommst ihre längste Reihe. Nimm Granat: Alle drei gehören dir.
lesson-end = { $seat1 } hat den Bernstein genommen, und mit leerem Beutel ist das Spiel aus. Deine Granate sind 15 Punkte wert, du gewinnst!

rules-1-title = Das Ziel
rules-1-text =
    Du stehst am Leseband einer Edelsteinmine; Granate, Topase, Jade und Bernstein rollen vorbei. 1, 2, 3, 4, 5 Steine einer Sorte zählen 1, 3, 6, 10, 15 Punkte; mehr als fünf zählen nicht mehr. Jeder Satz aller vier Sorten zählt 4 Punkte dazu.

    Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnt, wer dafür weniger Steine gebraucht hat.

rules-2-title = Dein Zug
rules-2-text =
    Zuerst darfst du zwei Nachbarn auf dem Band tauschen.

    Dann nenne eine Sorte: Du bekommst ihre längste Reihe, also alle Steine dieser Sorte, die nebeneinander liegen. Sind zwei Reihen gleich lang, ist es die weiter vorn. Die übrigen rücken auf, und aus dem Beutel kommen neue Steine.

rules-3-title = Das Ende
rules-3-text =
    Ist der Beutel leer, wird die Runde zu Ende gespielt, so dass alle gleich oft am Zug waren. Was noch auf dem Band liegt, gehört niemandem.
