# Words of Basari.

## The game

title = Basari, the card game
about = Trade for gems, points and workers, and have the most gems of a colour when it counts.
length = 10 minutes against bots, 30 among people

## Words

action-A = More workers
action-B = Points
action-C = Gems
action-D = Free choice
wish-A = more workers
wish-B = the points
wish-C = the gems
wish-D = the free choice
amount =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
workers =
    { $number ->
        [one] 1 worker
       *[other] { $number } workers
    }

## The table

dealt-card = Bazaar card: { $gems }, { $score }, { $workers }

## Events

event-stage-scored = All bazaar cards go back into the stack.
event-for-nothing =
    { $you ->
        [one] Neither has a gem: you get { $action } for nothing.
       *[none] Neither has a gem: { $name } gets { $action } for nothing.
    }
event-more-workers =
    { $you ->
        [one] You take one more card and have { $workers } now.
       *[none] { $name } takes one more card and has { $workers } now.
    }
event-stack-empty =
    { $you ->
        [one] The stack is empty: no new workers for you.
       *[none] The stack is empty: no new workers for { $name }.
    }
event-earned =
    { $for-id ->
        [card]
            { $you ->
                [one] You take { $points }.
               *[none] { $name } takes { $points }.
            }
       *[other]
            { $you ->
                [one] You get { $points }
               *[none] { $name } gets { $points }
            } for { $for-id ->
                [majority-r] the most red gems
                [majority-y] the most yellow gems
                [majority-g] the most green gems
                [majority-b] the most blue gems
               *[workers] having 15 workers or more
            }.
    }

## The end

best-majorities = Most from majorities: { $number } points ({ $names })
best-rounds = Most from cards: { $number } points ({ $names })

## Hints

hint-choose-B = Your card brings { $amount } points.
hint-choose-C = Your card shows { $gems }.
hint-choose-A =
    { $workers ->
        [one] More workers bring you nearer to 15; you have one.
       *[other] More workers bring you nearer to 15; you have { $workers }.
    }
hint-choose-A-enough = You have { $workers } workers, and 15 are enough.

## Guide

guide-choose =
    Whoever has the most points after three scorings wins, and at each of them the most gems of a colour bring points. Choose what you want this round: A brings one more card and its workers, B the points on your card, C its gems. If you are the only one, you get it; two must trade; three get nothing. Count the workers: whoever reaches 15 ends the stage, and everybody with 15 gets 12 points.
guide-open-trade =
    You both chose the same action, and you have to make the first offer: at least one gem. Whoever accepts takes the gems; whoever offered them pays and does the action. Begin with a cheap gem; you can always go higher.
guide-answer =
    Accept, and these gems are yours but the action is not. Or offer more: more gems of any colours, or as many of higher rank. If the gems are worth more to you than the action, let the other one have it.
guide-exchange =
    You alone chose D: give one gem and take two of any colours. Give one that neither wins nor defends a majority, and take where two gems change who has the most.
guide-take-one =
    Several chose D, so each of you takes one gem. Take a colour in which one more gives you the majority, or keeps somebody from sharing it.

## Lesson

lesson-goal = Whoever has the most points after three scorings wins. You join for the last rounds, and you are behind.
lesson-scoring = At a scoring, whoever alone has the most gems of a colour gets points: 14 for red, 12 for yellow, 10 for green, 8 for blue. These are your gems.
lesson-card = Each round everybody gets a bazaar card with gems, points and workers. The workers stay with you, and 15 of them bring 12 points.
lesson-choose-points = All choose in secret: A more workers, B the points or C the gems of their card. Your card shows 7 points, so choose B.
lesson-alone = Nobody else wanted points, so you simply got them. { $seat2 } took more workers, { $seat1 } gems.
lesson-choose-gems = A new round, and your new card shows two red gems and a blue one. Choose C, the gems.
lesson-negotiate = { $seat2 } wants gems too, so you two trade: you offer each other gems, always more. Whoever accepts gets the gems that were offered, and the other does the action.
lesson-raise = { $seat2 } has more red gems, so { $seat2 } opened, with one blue. Offer two blue: more gems are always higher.
lesson-accept = { $seat2 } raises to three blue. With them you alone would have the most blue, so accept.
lesson-accepted = The three blue are yours, and { $seat2 } took the gems of its card. If three want the same, by the way, nobody gets it.
lesson-choose-workers = You have 13 workers. Choose A: one more card takes you past 15, which ends the stage with this round.
lesson-open = { $seat1 } wants more workers too. You have more red gems, so you open: one blue will do.
lesson-end = { $seat1 } accepted, and you have 16 workers: 12 points, and 20 more for the most yellow and blue gems. You win!
lesson-more = That is all you need for a game. After each scoring half of the gems that paid go back, so the race begins anew.

## Rules

rules-1-title = What it is about
rules-1-text =
    You trade at the bazaar for gems, points and workers, over three stages. After each stage the most gems of a colour bring points, and so do your workers. The most points after the third stage win.

    In every round all of you secretly want something. Whoever alone wants it gets it. Two who want the same must trade with their gems. Three get nothing.
rules-2-title = Gems and cards
rules-2-text =
    There are gems of four colours, 22 of each. Their rank is red, yellow, green, blue: red is worth most. You begin with three of each colour and no points. The other gems are the supply.

    Each of the 39 bazaar cards shows two to four gems, 4 to 7 points and one to four workers.

    Everything is open but the stack and what the others have chosen in this round.
rules-3-title = A round
rules-3-text =
    Everybody gets a bazaar card and lays it on the cards that already lie there. The new card is your current one; the workers on all your cards count.

    Now everybody secretly chooses an action. When all have chosen, the choices are shown and carried out: first A, then B, then C.
rules-4-title = The actions
rules-4-text =
    • A, more workers: you take the top card of the stack and lay it on yours. It brings you its workers, but your current card stays the one you were dealt.
    • B, points: you note the points of your current card.
    • C, gems: you take the gems on your current card from the supply. If a colour runs out, you get what is left.

    If you are the only one who chose an action, you do it. If two chose it, they trade for it. If three or more did, nobody does it.
rules-5-title = Trading
rules-5-text =
    Two who want the same offer each other gems, in turns and always more, until one of them accepts. Whoever accepts takes the gems. Whoever offered them pays them and does the action.

    An offer is higher if it has more gems, no matter which. With as many gems it is higher if it has more red ones; if these are equal, more yellow, then green, then blue. It must never have fewer gems. So 1 red and 3 blue beat 4 yellow, and only five gems or better ones beat that in turn.

    What you offered before does not bind you. You can offer only your own gems. If you cannot go higher, you must accept.
rules-6-title = Who opens the trade
rules-6-text =
    Whoever has more red gems opens. If equal, more yellow, then green, then blue count; then more points; then more workers; then the higher seat.

    The first offer is compulsory: one gem or more. If neither of the two has a gem, the second in this order does the action for nothing.
rules-7-title = How long a stage lasts
rules-7-text =
    Cards are not discarded: they stay before you with their workers. As soon as somebody has 15 workers or more, this round is the last of the stage. It is played to its end, with all its actions.

    So you can hurry the end by taking A, or see it coming and prepare.
rules-8-title = The scoring
rules-8-text =
    The colours are scored one after the other: red is worth 14 points, yellow 12, green 10, blue 8.

    If you alone have the most gems of a colour, you get all its points and put half of your gems of it into the supply, rounded up. If several share the most, the points are divided among them, rounded down, and each puts two gems back.

    Then everybody who has 15 workers or more gets 12 points. These are not shared.
rules-9-title = The next stage and the end
rules-9-text =
    All bazaar cards are collected and shuffled, and everybody begins with no workers again. Gems and points stay.

    The game ends after the third scoring. The most points win; if several have as many, they share the win.
rules-10-title = Five players
rules-10-text =
    With five there is a fourth action, D, free choice. It is carried out last, never traded for and never void.

    If you alone chose it, you put one of your gems into the supply and take two of any colours. Without a gem you give none and take two all the same. If several chose it, each of them takes one gem of any colour, in the order in which they would open.
rules-11-title = If you know Edel, Stein & Reich
rules-11-text =
    There are no event cards here, but workers. Cards stay before you, and a stage ends when somebody has 15 workers, not after a number of rounds.

    The one with more red gems opens the trade, not the one with fewer, and the first offer cannot be declined. Between the stages nobody gives gems to the supply. A tie at the end is a shared win.

rules-example-cards = Your bazaar card shows two red gems and a blue one, 5 points and two workers. The workers of all your cards count: three of 15.
rules-example-bids = One red and three blue outrank four yellow: as many gems, and red ranks highest.
rules-example-scoring = Red, yellow and blue go to one each; green is shared by two, 5 points for each. Only the first has 15 workers or more: 12 points.

## The terminal

terminal-legend = The table writes gems by their letters: ◆ r red, ▼ y yellow, ■ g green, ● b blue. A star marks who has the most of a colour; the row “* pays” says what that brings at the scoring. A card such as rrb +5 w2 offers two red gems and a blue one, or 5 points; it has two workers. An offer of two red gems and a blue one is typed 2r1b, an exchange of a yellow gem for two red ones y>rr.
terminal-more-workers =
    { $number ->
        [one] those of a hidden card (1 worker now; 15 bring 12 points)
       *[other] those of a hidden card ({ $number } workers now; 15 bring 12 points)
    }
terminal-workers =
    { $reached ->
        [yes] w: workers. 15 are reached: the stage ends with this round.
       *[no] w: workers. The stage ends with the round in which somebody reaches 15.
    }
terminal-action-A = Take the top card of the stack. Its workers count as yours until the stage is scored; your current card stays the one you were dealt.
terminal-action-B = Note the points of your current card.
terminal-action-C = Take the gems of your current card from the supply, as far as it has them.
terminal-action-D = Only with five players. Alone, give one gem and take any two; without a gem, take two for nothing. Together with others, each takes one gem. It is never traded for.
