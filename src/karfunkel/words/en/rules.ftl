# The rules of the games. Paragraphs are separated by empty lines. A game has as many sections as there are numbers.

## Edel, Stein & Reich

rules-edelstein-1-title = What it is about
rules-edelstein-1-text =
    You lead a house that trades in gems. Over three stages you collect gems and money. After each stage, most gems of a colour bring money. Whoever is richest after the third wins.

    In every round all of you secretly want something: money, an event card or gems. Who wants it alone gets it. Two who want the same must haggle. Three get nothing. So it is not enough to know what is good for you; you have to guess what the others will go for.
rules-edelstein-2-title = Gems and cards
rules-edelstein-2-text =
    There are gems of four colours, 22 of each. Their rank is red, yellow, green, blue: red is worth most. You begin with three of each colour and no money. The other gems are the supply.

    A gem card shows two to four gems and an amount of 4 to 7 million. The more and better gems, the less money. The 39 event cards are explained below.

    Gems, money and the cards before you are open to everybody. Hidden are only the stacks, and what the others have chosen in this round.
rules-edelstein-3-title = A round
rules-edelstein-3-text =
    Everybody gets a gem card, laid open. Then an event card is turned over. If there is still one from the round before, that one goes under the stack.

    Now everybody secretly chooses an action. When all have chosen, the choices are shown and carried out in this order: money, event, gems. Then the gem cards are discarded, and the next round begins.

    A stage has 8 rounds with three players, 7 with four and 6 with five. Three players put 6 of the 30 gem cards aside before each stage, four players 2; only the uppermost of them can be seen.
rules-edelstein-4-title = The actions
rules-edelstein-4-text =
    • Money: you take the amount on your gem card.
    • Event: you take the open event card, or the top card of the stack unseen. In the second case the open card goes under the stack. Some cards you keep until the scoring, others you use at once or forgo.
    • Gems: you take the gems on your gem card from the supply. If a colour runs out, you get what is left.

    If you are the only one who chose an action, you do it. If two chose it, they trade for it. If three or more did, nobody does it.
rules-edelstein-5-title = Trading
rules-edelstein-5-text =
    Two who want the same offer each other gems, in turns and always more, until one of them accepts. Whoever accepts takes the offered gems. Whoever offered them pays them and does the action.

    An offer is higher if it has more gems, no matter which. With as many gems it is higher if it has more red ones; if these are equal, more yellow, then green, then blue. It must never have fewer gems. So 2 red beats 1 red and 1 blue, and so do 3 blue; but 2 yellow do not.

    What you offered before does not bind you: each offer is made anew from your own gems. Only gems can be offered. If you cannot offer more, you must accept.
rules-edelstein-6-title = Who opens the trade
rules-edelstein-6-text =
    Whoever has fewer red gems makes the first offer. If equal, fewer yellow, then green, then blue count; then less money; then the lower seat.

    The first offer has at least one gem. Whoever does not want to offer anything, or has no gem, declines. Then the other one may offer exactly one gem, which cannot be refused, and does the action. If the other one offers nothing either, nobody does it.
rules-edelstein-7-title = Event cards for the scoring
rules-edelstein-7-text =
    You keep these openly until the next scoring. Afterwards all of them go back under the stack.

    • Majority of a colour, one card each: if you alone have most gems of that colour, it brings 8 million for red, 7 for yellow, 6 for green, 5 for blue.
    • Each gem of a colour, one card each: 1 million for each of your gems of that colour, whether you have most or not.
    • Any majority, two cards: 4 million for each colour of which you alone have most. A table can agree that it pays only once a scoring.
    • Certificate, 15 cards: most certificates bring 10 million, second most bring 4.
rules-edelstein-8-title = Event cards for now
rules-edelstein-8-text =
    You use these at once or forgo them; then they go under the stack. When the last face-down card is gone, the stack is shuffled.

    • Four red and four blue, or four yellow and four green: afterwards you have just four of each of the two colours. Give what is too much to the supply and take what is missing from it.
    • Small scoring: choose a colour. It is scored now, at half its worth.
    • Swap: give somebody one of your gems and take one of theirs. They cannot refuse.
    • Loss: everybody else loses one gem, and you say which. They go to the supply.
    • Three of a colour: take three gems of one colour from the supply.
    • Halving: all of you, you too, put half of each colour into the supply, rounded down.
rules-edelstein-9-title = The scoring
rules-edelstein-9-text =
    After the last round of a stage the colours are scored one after the other: red is worth 14 million, yellow 12, green 10, blue 8.

    If you alone have most gems of a colour, you get the whole amount and put half of your gems of it into the supply, rounded up. If several share most, the amount is divided among them, rounded down, and each puts two gems back. Your cards for a colour pay before gems are given back.

    Last come the certificates: 10 million for most, 4 for second most. If several share most, each of them gets 10, and nobody gets 4. Without a certificate you get nothing.
rules-edelstein-10-title = The next stage and the end
rules-edelstein-10-text =
    For the next stage all gem cards are shuffled again. Then a look at the supply: of each colour of which it has five gems or fewer, everybody who has one gives one. Gems and money stay with you.

    The game ends after the third scoring. Most money wins. If equal, most gems win; then most red, yellow, green, blue.
rules-edelstein-11-title = Two players
rules-edelstein-11-text =
    You are active in turns. A stage has ten turns. Only the active player gets a gem card and secretly chooses money, event or gems.

    The other one guesses. If the first guess is right, nobody gets anything. If it is wrong, there is a second guess: if that one is right, you both trade for the action, with the active player’s gem card, whoever wins. If it is wrong too, the active player does the action freely.

    Seat 1 begins the first stage. Each later stage is begun by whoever has more money. Everything else is as above.
rules-edelstein-12-title = Five players
rules-edelstein-12-text =
    With five there is a fourth action, free choice, carried out last. It is never traded for, and it is never void.

    If you alone chose it, you put one of your gems into the supply and take two of any colours. Without a gem to give you get nothing. If several chose it, each of them takes one gem of any colour, in the order in which they would open a trade.

## Basari

rules-basari-1-title = What it is about
rules-basari-1-text =
    You haggle at the bazaar for gems, points and workers, over three stages. After each stage most gems of a colour bring points, and so do your workers. Most points after the third stage win.

    In every round all of you secretly want something. Who wants it alone gets it. Two who want the same must haggle with their gems. Three get nothing.
rules-basari-2-title = Gems and cards
rules-basari-2-text =
    There are gems of four colours, 22 of each. Their rank is red, yellow, green, blue: red is worth most. You begin with three of each colour and no points. The other gems are the supply.

    Each of the 39 bazaar cards shows two to four gems, 4 to 7 points and one to four workers.

    Everything is open but the stack and what the others have chosen in this round.
rules-basari-3-title = A round
rules-basari-3-text =
    Everybody gets a bazaar card and lays it on the cards that already lie there. The new card is your current one; the workers on all your cards count.

    Now everybody secretly chooses an action. When all have chosen, the choices are shown and carried out: first A, then B, then C.
rules-basari-4-title = The actions
rules-basari-4-text =
    • A, more workers: you take the top card of the stack and lay it on yours. It brings you its workers, but your current card stays the one you were dealt.
    • B, points: you note the points of your current card.
    • C, gems: you take the gems on your current card from the supply. If a colour runs out, you get what is left.

    If you are the only one who chose an action, you do it. If two chose it, they haggle for it. If three or more did, nobody does it.
rules-basari-5-title = Haggling
rules-basari-5-text =
    Two who want the same bid gems, in turns and always more, until one of them accepts. Whoever accepts takes the gems. Whoever bid them pays them and does the action.

    A bid is higher if it has more gems, no matter which. With as many gems it is higher if it has more red ones; if these are equal, more yellow, then green, then blue. It must never have fewer gems. So 1 red and 3 blue beat 4 yellow, and only five gems or better ones beat that in turn.

    What you bid before does not bind you. You can bid only your own gems. If you cannot go higher, you must accept.
rules-basari-6-title = Who bids first
rules-basari-6-text =
    Whoever has more red gems bids first. If equal, more yellow, then green, then blue count; then more points; then more workers; then the higher seat.

    The first bid is compulsory: one gem or more. If neither of the two has a gem, the second in this order does the action for nothing.
rules-basari-7-title = How long a stage lasts
rules-basari-7-text =
    Cards are not discarded: they stay before you with their workers. As soon as somebody has 15 workers or more, this round is the last of the stage. It is played to its end, with all its actions.

    So you can hurry the end by taking A, or see it coming and prepare.
rules-basari-8-title = The scoring
rules-basari-8-text =
    The colours are scored one after the other: red is worth 14 points, yellow 12, green 10, blue 8.

    If you alone have most gems of a colour, you get all its points and put half of your gems of it into the supply, rounded up. If several share most, the points are divided among them, rounded down, and each puts two gems back.

    Then everybody who has 15 workers or more gets 12 points. These are not shared.
rules-basari-9-title = The next stage and the end
rules-basari-9-text =
    All bazaar cards are collected and shuffled, and everybody begins with no workers again. Gems and points stay.

    The game ends after the third scoring. Most points win; if several have as many, they share the win.
rules-basari-10-title = Five players
rules-basari-10-text =
    With five there is a fourth action, D, free choice. It is carried out last, never haggled for and never void.

    If you alone chose it, you put one of your gems into the supply and take two of any colours. Without a gem you give none and take two all the same. If several chose it, each of them takes one gem of any colour, in the order in which they would bid first.
rules-basari-11-title = If you know Edel, Stein & Reich
rules-basari-11-text =
    There are no event cards here, but workers. Cards stay before you, and a stage ends when somebody has 15 workers, not after a number of rounds.

    The one with more red gems bids first, not the one with fewer, and the first bid cannot be declined. Between the stages nobody gives gems to the supply. A tie at the end is a shared win.

## Emerald

rules-emerald-1-title = What it is about
rules-emerald-1-text =
    Your knights leave the castle, cross a meadow and sneak through a cave full of gold and gems to the dragon’s treasure. The more knights stand together, the further each of them gets. But a dragon guards the cave, and whoever comes too close wakes it.

    Gold, treasures, gems and bonus cards bring points. Most points win.
rules-emerald-2-title = The board
rules-emerald-2-text =
    The castle has four towers and a keep. From there a path of 15 fields leads on: 1 to 6 over the meadow, 7 to 15 through the cave. Behind field 15 lies the treasure chamber with four treasures.

    Beside every field of the cave lie a stack of gold cards and a stack of gem cards, two or three cards each, the top one open. Gold has the values 1 to 5. Gems are rubies, emeralds, garnets and turquoises.

    The guard bar lies beside four fields, at first 7 to 10. The dragon stands on 10 and faces the exit.
rules-emerald-3-title = Your knights
rules-emerald-3-text =
    Three or four players have five knights each: one on every tower and one in the keep. Five players have four each, one on every tower.

    Two players have eight each, four of each of two colours, one of each colour on every tower. If you move two knights in a turn, both must be of one colour.
rules-emerald-4-title = Your turn
rules-emerald-4-text =
    You move one knight, or two different ones, one after the other. A knight goes exactly as many steps forward as there are knights where it leaves, your own and others', itself included. From every tower and from the keep the first step is field 1.

    So with four knights on a tower the first to leave goes four steps, the next three. Any number of knights may share a field.

    You have to move at least one. The second move is free, and you have it only if the first brought you no card.
rules-emerald-5-title = Cards
rules-emerald-5-text =
    If a move ends on a field of the cave where cards lie, you must take one of the open ones. If both stacks have cards, you choose between gold and gem. The next card of the stack is turned over. After the dragon, should it wake, your turn ends.

    Gold goes into your hand, gems lie open before you. Whoever is first to have all four kinds of gems takes the bonus card for that and keeps it.
rules-emerald-6-title = The treasure chamber
rules-emerald-6-text =
    A knight that reaches the chamber stops there, even if it has steps left. You take a treasure, and your turn ends. The knight is out of play.
rules-emerald-7-title = Waking the dragon
rules-emerald-7-text =
    A knight whose move ends on a field beside the bar, or on the dragon’s own field, wakes the dragon. Passing by wakes nobody. A card on that field is taken first.

    You roll a die that shows 1, 2 or 3. The dragon walks so many fields the way it faces, back and forth beside the bar. On reaching the bar’s last field it turns round at once and goes on the other way. If the bar has left it behind, it walks towards the chamber, on to the bar.
rules-emerald-8-title = Caught
rules-emerald-8-text =
    Where its walk ends, the dragon catches one knight. If several stand there, the player who moved says whose; it may be one of their own.

    The owner may bribe the dragon with one gold card, of any value. It leaves the game, and the knight stays where it is. Even the card just taken may be the bribe. Otherwise the knight goes to the nest and is out of play. Nothing but gold is a bribe.
rules-emerald-9-title = The bar moves on
rules-emerald-9-text =
    Every time the dragon has walked, the bar moves on by one field towards the chamber. Once it lies beside 12 to 15 it stays there for good. A dragon that the bar would lose turns towards the chamber.

    If you have taken no card in your turn, you may now move your second knight. It can wake the dragon again.
rules-emerald-10-title = The end
rules-emerald-10-text =
    The game ends at once, even in the middle of a turn, when the last treasure is taken, or when somebody has only one knight left in play.
rules-emerald-11-title = Points
rules-emerald-11-text =
    First the bonus cards for the four kinds: each goes to whoever alone has most gems of that kind. If several share most, nobody gets it.

    Gold counts its value, a treasure 5, a gem 1, a bonus card 4. Most points win. If equal, more treasures win, then more gems.
