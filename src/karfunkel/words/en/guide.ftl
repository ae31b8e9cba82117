# The first game: what each decision asks, what it means, and a hint how to decide well.

## Edel, Stein & Reich

guide-edelstein-choose =
    Choose what you want this round: the money on your gem card, its gems, or an event card. If you are the only one, you simply get it; if two want the same, they haggle; if three do, nobody gets anything. Look at what is tempting on the others' cards, and consider what they will leave to you. With two players the other one guesses instead what you chose.
guide-edelstein-guess =
    The other one has chosen in secret. Guess what: if you are right, the action is cancelled. Ask yourself what would be best on the card that lies there, and whether the other one expects you to think just that.
guide-edelstein-guess-again =
    That was wrong, so two actions remain. If you are right this time, you trade for the action and may even win it; if you are wrong, the other one simply gets it. Guess the one that you would hate to see happen.
guide-edelstein-open-trade =
    You both chose the same action, and you may make the first offer. Whoever accepts gets the gems; whoever offered them pays and does the action. Begin low: one gem of a colour in which you have no majority to lose. Only decline if the action is worth nothing to you, for then a single gem buys it from you.
guide-edelstein-answer =
    Accept, and these gems are yours but the action is not. Or offer more: more gems of any colours, or as many of higher rank. Ask what the action would bring you; if that is less than the gems you would pay, take what is offered.
guide-edelstein-last-offer =
    The other one does not want to offer anything. You may now give exactly one gem, and the action is yours; it cannot be refused. If you offer nothing either, nobody gets it. One blue gem is nearly always a bargain.
guide-edelstein-which-event =
    Take the open card, which you can see, or the top card of the stack, which you cannot. If you leave the open one, it goes under the stack. Take your chance if the open card fits you badly: more than a third of all cards are certificates.
guide-edelstein-instant-card =
    This card is used now or never. The options that are offered all change something; forgo it if none of them does you any good. Before a scoring, one gem can turn a majority: look at the colours in which you are one short or one ahead.
guide-edelstein-exchange =
    You alone chose the free choice: give one gem and take two of any colours. Give one that neither wins nor defends a majority, and take where two gems change who has most.
guide-edelstein-take-one =
    Several chose the free choice, so each of you takes one gem. Take a colour in which one more gives you the majority, or keeps somebody from sharing it.

## Basari

guide-basari-choose =
    Choose what you want this round: A brings one more card and its workers, B the points on your card, C its gems. If you are the only one, you get it; two must haggle; three get nothing. Count the workers: whoever reaches 15 ends the stage, and everybody with 15 gets 12 points.
guide-basari-open-trade =
    You both chose the same action, and you have to make the first bid: at least one gem. Whoever accepts takes the gems; whoever bid them pays and does the action. Begin with a cheap gem; you can always go higher.
guide-basari-answer =
    Accept, and these gems are yours but the action is not. Or bid more: more gems of any colours, or as many of higher rank. If the gems are worth more to you than the action, let the other one have it.
guide-basari-exchange =
    You alone chose D: give one gem and take two of any colours. Give one that neither wins nor defends a majority, and take where two gems change who has most.
guide-basari-take-one =
    Several chose D, so each of you takes one gem. Take a colour in which one more gives you the majority, or keeps somebody from sharing it.

## Emerald

guide-emerald-knight =
    Choose a knight. It goes exactly as many fields as there are knights where it stands, itself included. A field of the cave brings a card and ends your turn; beside the bar, or where the dragon stands, it wakes the dragon. Moves over the meadow bring no card, so you may move a second knight, and crowds carry you far.
guide-emerald-card =
    Take the gold or the gem. Gold counts its value and can buy a knight free, so one small gold card in hand is good insurance. A gem counts 1, but four different kinds first, or most of one kind, bring 4 more.
guide-emerald-catch =
    The dragon has stopped among several knights, and you say whose it catches. Take a rival who leads, or one without gold, who cannot pay. Mind the end: a player who is left with one knight ends the game at once.
guide-emerald-bribe =
    The dragon has your knight. Pay one gold card and it stays where it is; let it go and it is out of the game. A knight near the chamber is worth a small card: a treasure counts 5. Far back, or if you only have high cards, let it go.
