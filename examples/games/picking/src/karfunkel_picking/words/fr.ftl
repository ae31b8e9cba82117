# Tout ce qui se dit de la bande de triage.

title = La bande de triage
about = Les pierres défilent. Échange deux voisines, puis prends la plus longue file d’une sorte.

stone-garnet = grenat
stone-topaz = topaze
stone-jade = jade
stone-amber = ambre

decision-push = Échanges-tu deux voisines ?
decision-pick = Quelle sorte prends-tu ?
waiting-push = { $names } observe la bande
waiting-pick = { $names } se sert
guide-push = Rassemble des pierres d’une sorte, ou sépare celles que les autres attendent. Tu peux aussi laisser la bande telle quelle.
guide-pick = Tu reçois la plus longue file de cette sorte : les pierres qui se touchent. 1, 2, 3, 4, 5 pierres d’une sorte valent 1, 3, 6, 10, 15 points ; une série des quatre sortes en vaut 4 de plus.

move-leave = Laisser la bande
move-swap1 = Échanger 1 et 2
move-swap2 = Échanger 2 et 3
move-swap3 = Échanger 3 et 4
move-swap4 = Échanger 4 et 5
move-swap5 = Échanger 5 et 6
move-swap6 = Échanger 6 et 7
move-garnet = Prendre du grenat
move-topaz = Prendre de la topaze
move-jade = Prendre du jade
move-amber = Prendre de l’ambre

event-swapped =
    { $you ->
        [one] Tu échanges { $stone } et { $next }.
       *[other] { $name } échange { $stone } et { $next }.
    }
event-left =
    { $you ->
        [one] Tu laisses la bande telle quelle.
       *[other] { $name } laisse la bande telle quelle.
    }
event-picked =
    { $you ->
        [one] Tu prends { $number } × { $stone }.
       *[other] { $name } prend { $number } × { $stone }.
    }
event-over = La bande s’arrête : la partie est finie.

field-belt = La bande, depuis l’avant
value-belt =
    { $value ->
        [0] { "" }
        [1] { $number } grenat
        [2] { $number } topaze
        [3] { $number } jade
       *[4] { $number } ambre
    }
field-bag = Dans le sac
column-bag =
    { $number ->
        [1] grenat
        [2] topaze
        [3] jade
       *[4] ambre
    }
field-stones = Récolte
column-stones =
    { $number ->
        [1] grenat
        [2] topaze
        [3] jade
       *[4] ambre
    }
field-picker = { "" }
field-pushed = { "" }
field-over = { "" }

lesson-goal = 1, 2, 3, 4, 5 pierres d’une sorte valent 1, 3, 6, 10, 15 points, et le plus de points gagne. Tu arrives pour le dernier tour.
lesson-push = D’abord, tu peux échanger deux voisines. Échange 1 et 2, et trois grenats sont côte à côte.
lesson-pick = Nomme maintenant une sorte, et tu reçois sa plus longue suite. Prends le grenat : les trois sont à toi.
lesson-end = { $seat1 } a pris l’ambre, et le sac est vide : la partie est finie. Tes grenats valent 15 points, tu gagnes !

rules-1-title = Le but
rules-1-text =
    Tu te tiens à la bande de triage d’une mine de pierres fines ; grenats, topazes, jades et ambres défilent. 1, 2, 3, 4, 5 pierres d’une sorte valent 1, 3, 6, 10, 15 points ; au-delà de cinq, elles ne valent rien de plus. Chaque série des quatre sortes vaut 4 points en plus.

    Le plus grand nombre de points gagne. À égalité, c’est celui ou celle à qui il a fallu le moins de pierres.

rules-2-title = Ton tour
rules-2-text =
    D’abord, tu peux échanger deux voisines sur la bande.

    Ensuite, nomme une sorte : tu reçois sa plus longue file, c’est-à-dire toutes les pierres de cette sorte qui se touchent. Si deux files sont aussi longues, c’est celle qui est le plus à l’avant. Les autres avancent, et de nouvelles pierres sortent du sac.

rules-3-title = La fin
rules-3-text =
    Quand le sac est vide, on termine la manche, pour que tout le monde ait joué autant de tours. Ce qui reste sur la bande n’est à personne.
