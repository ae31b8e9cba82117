# Hints: why a move is a good one. One sentence each, spoken to the one who is to move.

## Trading games: choosing

hint-choose-money = The { $amount } million on your card are the best that this round offers you.
hint-choose-B = The { $amount } points of your card are the best that this round offers you.
hint-choose-gems = The gems of your card ({ $gems }) help your majorities most.
hint-choose-C = The gems of your card ({ $gems }) help your majorities most.
hint-choose-event = The event card promises you most: { $card } lies open.
hint-choose-A =
    { $workers ->
        [one] More workers bring you nearer to 15; you have one.
       *[other] More workers bring you nearer to 15; you have { $workers }.
    }
hint-choose-free = Gems of your choice help you most here, and nobody can trade them away from you.
hint-guess = That is what the other most likely chose: { $action }.

## Trading games: trades

hint-accept = The gems on offer are worth more to you than { $action }.
hint-offer = Getting { $action } is worth this much to you: { $gems }.
hint-decline = Here no gem should be given for { $action }.

## Trading games: cards and gems

hint-open-card = The open card is worth more to you than most cards of the stack: { $card }.
hint-hidden-card = The stack holds better cards for you than the open one: { $card }.
hint-use-card = Used like this, the card helps you most: { $card }.
hint-forgo = However you used it, this card would harm you more than it helps: { $card }.
hint-take = This changes most for your majorities: { $gems }.

## Emerald

hint-knight-treasure = This knight reaches the chamber: a treasure is worth 5 points.
hint-knight-card =
    { $cards ->
        [gold] On field { $field } gold worth { $gold } waits, out of the dragon's reach.
        [gem] On field { $field } a gem waits, out of the dragon's reach: { $gem }.
       *[both] On field { $field } you may choose between gold worth { $gold } and a gem ({ $gem }), out of the dragon's reach.
    }
hint-knight-card-danger =
    { $cards ->
        [gold] On field { $field } gold worth { $gold } is worth waking the dragon for.
        [gem] On field { $field } a gem is worth waking the dragon for: { $gem }.
       *[both] On field { $field } gold worth { $gold } or a gem ({ $gem }) is worth waking the dragon for.
    }
hint-knight-wakes = On field { $field } it wakes the dragon, which endangers the others more than you.
hint-knight-onward = It comes on to field { $field }, and nothing there can harm it now.
hint-stop = A second knight would gain you nothing now.
hint-take-gold = Gold worth { $value } counts more than the gem, and can bribe the dragon.
hint-take-gem = The gem counts towards bonuses and is worth more to you than the gold: { $kind }.
hint-catch-own = Your own knight is the smallest loss for you here.
hint-catch-other = This knight is the greatest danger to you of all that stand there.
hint-bribe = Your knight is worth more to you than gold worth { $value }.
hint-nest = This knight is not worth a gold card to you any more.
