# Everything that is said of the Picking Belt.

title = The Picking Belt
about = Stones roll past. Swap two neighbours, then pick the longest run of a kind.

stone-garnet = garnet
stone-topaz = topaz
stone-jade = jade
stone-amber = amber

decision-push = Do you swap two neighbours?
decision-pick = Which kind do you pick?
waiting-push = { $names } looks along the belt
waiting-pick = { $names } picks
guide-push = Bring stones of a kind together, or pull apart what the others are waiting for. You may leave the belt as it is.
guide-pick = You get the longest run of that kind: the stones that lie side by side. 1, 2, 3, 4, 5 of a kind are worth 1, 3, 6, 10, 15 points; a set of all four kinds is worth 4 more.

move-leave = Leave the belt
move-swap1 = Swap 1 and 2
move-swap2 = Swap 2 and 3
move-swap3 = Swap 3 and 4
move-swap4 = Swap 4 and 5
move-swap5 = Swap 5 and 6
move-swap6 = Swap 6 and 7
move-garnet = Pick garnet
move-topaz = Pick topaz
move-jade = Pick jade
move-amber = Pick amber

event-swapped =
    { $you ->
        [one] You swap { $stone } and { $next }.
       *[other] { $name } swaps { $stone } and { $next }.
    }
event-left =
    { $you ->
        [one] You leave the belt as it is.
       *[other] { $name } leaves the belt as it is.
    }
event-picked =
    { $you ->
        [one] You pick { $number } × { $stone }.
       *[other] { $name } picks { $number } × { $stone }.
    }
event-over = The belt stops: the game is over.

field-belt = The belt, from the front
value-belt =
    { $value ->
        [0] { "" }
        [1] { $number } garnet
        [2] { $number } topaz
        [3] { $number } jade
       *[4] { $number } amber
    }
field-bag = In the bag
column-bag =
    { $number ->
        [1] garnet
        [2] topaz
        [3] jade
       *[4] amber
    }
field-stones = Picked
column-stones =
    { $number ->
        [1] garnet
        [2] topaz
        [3] jade
       *[4] amber
    }
field-picker = { "" }
field-pushed = { "" }
field-over = { "" }

lesson-goal = 1, 2, 3, 4, 5 stones of a kind are worth 1, 3, 6, 10, 15 points, and the most points win. You join for the last round.
lesson-push = First you may swap two neighbours. Swap 1 and 2, and three garnets lie side by side.
lesson-pick = Now pick a kind, and you get its longest run. Pick garnet: all three are yours.
lesson-end = { $seat1 } picked the ambers, and with the bag empty the game is over. Your garnets are worth 15 points, you win!

rules-1-title = The goal
rules-1-text =
    You stand at the picking belt of a gem mine, and garnets, topazes, jade and amber roll past. 1, 2, 3, 4, 5 stones of a kind are worth 1, 3, 6, 10, 15 points; more than five are worth no more. Each set of all four kinds is worth 4 points besides.

    Most points win. If several have as many, whoever needed fewer stones for them wins.

rules-2-title = Your turn
rules-2-text =
    First you may swap two neighbours on the belt.

    Then name a kind, and you get its longest run: all stones of that kind that lie side by side. If two runs are as long, it is the one nearer to the front. The others move up, and new stones come from the bag.

rules-3-title = The end
rules-3-text =
    When the bag is empty, the round is played to its end, so that all have as many turns. What is still on the belt belongs to nobody.
