# Words of Edel, Stein & Reich.

## The game

title = Edel, Stein & Reich
about = Choose in secret, trade with whoever chose the same, and have the most gems when it counts.
length = 20 minutes against bots, 90 among people
score = Millions
option-major_any = “Any majority” card
option-major_any-about = Whether the event card pays 4 million for each colour in which its holder alone has the most, or 4 million in all.
option-major_any-each = pays for each colour
option-major_any-once = pays once a scoring

## Words

action-money = Money
action-event = Event
action-gems = Gems
action-free = Free choice
wish-money = the money
wish-event = an event card
wish-gems = the gems
wish-free = the free choice
card-certificate = Certificate
card-major-any = Any majority
card-major-r = Red majority
card-major-y = Yellow majority
card-major-g = Green majority
card-major-b = Blue majority
card-per-r = Red, each
card-per-y = Yellow, each
card-per-g = Green, each
card-per-b = Blue, each
card-four-rb = Four red, four blue
card-four-yg = Four yellow, four green
card-score-half = Small scoring
card-swap = Swap
card-remove = Loss
card-three = Three of a colour
card-halve = Halving
amount = { $number } million

## The table

dealt-card = Gem card: { $gems }, { $score }
about-card = { $card ->
    [certificate] At the scoring, the most certificates bring 10 million, the second most 4.
    [major-any] At the scoring: 4 million for each colour of which you alone have the most.
    [four-rb] You then have exactly 4 red and 4 blue gems: give what is more, take what is missing.
    [four-yg] You then have exactly 4 yellow and 4 green gems: give what is more, take what is missing.
    [score-half] Choose a colour. It is scored now, at half its worth.
    [swap] Give a gem to another merchant and take one from them. They cannot refuse.
    [remove] Every other merchant loses a gem of your choice to the supply.
    [three] Take three gems of one colour from the supply.
    [halve] All merchants, you too, give half of each colour to the supply, rounded down.
    [major-r] At the scoring: 8 million if you alone have the most red gems.
    [major-y] At the scoring: 7 million if you alone have the most yellow gems.
    [major-g] At the scoring: 6 million if you alone have the most green gems.
    [major-b] At the scoring: 5 million if you alone have the most blue gems.
    [per-r] At the scoring: 1 million for each of your red gems.
    [per-y] At the scoring: 1 million for each of your yellow gems.
    [per-g] At the scoring: 1 million for each of your green gems.
    [per-b] At the scoring: 1 million for each of your blue gems.
   *[other] An event card.
}
open-card = Open event
stack = Stack
stack-label = Event stack: { $down } face down, { $up } face up beneath

## Decisions

decision-choose-active = What do you choose? { $name } will guess it.
decision-guess = { $name } has chosen. What do you guess? If you are right, nobody gets it.
decision-guess-again = It is not { $action }. Guess again: if you are right, you two trade for it.
decision-last-offer = { $name } does not want to offer anything. Give one gem and you get { $action }.
decision-which-event = Which event card do you take?
decision-instant-card = You have taken: { $card }. What do you do with it?
waiting-guess = { $names } guesses what was chosen.
waiting-last-offer = { $otherme ->
    [yes] You offer nothing.
   *[no] { $other } offers nothing.
} { $names } may give one gem for { $action }.
waiting-which-event = { $names } takes an event card.
waiting-instant-card = { $names } thinks about { $card }.

## Events

event-turned = The open event card: { $card }.
event-shuffled = The event cards are shuffled.
event-stage-scored = All kept event cards go back under the stack.
event-fill-up =
    { $colour-id ->
        [r] Red is scarce: everybody gives one back.
        [y] Yellow is scarce: everybody gives one back.
        [g] Green is scarce: everybody gives one back.
       *[b] Blue is scarce: everybody gives one back.
    }
event-guessed =
    { $right ->
        [yes]
            { $you ->
                [one] You guess “{ $action }”, and that is right!
               *[none] { $name } guesses “{ $action }”, and that is right!
            }
       *[no]
            { $you ->
                [one] You guess “{ $action }”. Wrong.
               *[none] { $name } guesses “{ $action }”. Wrong.
            }
    }
event-declined =
    { $you ->
        [one] You offer nothing.
       *[none] { $name } offers nothing.
    }
event-not-done = { $action }: nobody offers anything, so nobody gets anything.
event-took =
    { $you ->
        [one] You take the open card: { $card }.
       *[none] { $name } takes the open card: { $card }.
    }
event-drew =
    { $you ->
        [one] You draw from the stack: { $card }.
       *[none] { $name } draws from the stack: { $card }.
    }
event-used =
    { $you ->
        [one] You use “{ $card }”.
       *[none] { $name } uses “{ $card }”.
    }
event-forgone =
    { $you ->
        [one] You forgo “{ $card }”.
       *[none] { $name } forgoes “{ $card }”.
    }
event-earned =
    { $for-id ->
        [gem-card]
            { $you ->
                [one] You take { $money }.
               *[none] { $name } takes { $money }.
            }
       *[other]
            { $you ->
                [one] You get { $money }
               *[none] { $name } gets { $money }
            } for { $for-id ->
                [majority-r] the most red gems
                [majority-y] the most yellow gems
                [majority-g] the most green gems
                [majority-b] the most blue gems
                [certificate]
                    { $you ->
                        [one] your certificates
                       *[none] certificates
                    }
               *[card] the card “{ $for }”
            }.
    }

## The end

best-majorities = Most from majorities: { $number } million ({ $names })
best-rounds = Most from cards: { $number } million ({ $names })

## Hints

hint-choose-money = Your card brings { $amount } million.
hint-choose-gems = Your card shows { $gems }.
hint-choose-event = This event card lies open: { $card }.
hint-guess = If the other wants { $action }, neither of you gets that.
hint-guess-again = If the other wants { $action }, you trade for that.
hint-open-card = You take the open card: { $card }.
hint-hidden-card = You leave the open card ({ $card }) and take one that you do not know.
hint-use-card = You use this card: { $card }.
hint-forgo = You do without this card: { $card }.

## Guide

guide-choose =
    Whoever has the most money after three scorings wins, and at each of them the most gems of a colour bring money. Choose what you want this round: the money on your gem card, its gems, or an event card. If you are the only one, you simply get it; if two want the same, they trade; if three do, nobody gets anything. Look at what is tempting on the others' cards, and consider what they will leave to you. With two players the other one guesses instead what you chose.
guide-guess =
    The other one has chosen in secret. Guess what: if you are right, the action is cancelled. Ask yourself what would be best on the card that lies there, and whether the other one expects you to think just that.
guide-guess-again =
    That was wrong, so two actions remain. If you are right this time, you trade for the action and may even win it; if you are wrong, the other one simply gets it. Guess the one that you would hate to see happen.
guide-open-trade =
    You both chose the same action, and you may make the first offer. Whoever accepts gets the gems; whoever offered them pays and does the action. Begin low: one gem of a colour in which you have no majority to lose. Only decline if the action is worth nothing to you, for then a single gem buys it from you.
guide-answer =
    Accept, and these gems are yours but the action is not. Or offer more: more gems of any colours, or as many of higher rank. Ask what the action would bring you; if that is less than the gems you would pay, take what is offered.
guide-last-offer =
    The other one does not want to offer anything. You may now give exactly one gem, and the action is yours; it cannot be refused. If you offer nothing either, nobody gets it. One blue gem is nearly always a bargain.
guide-which-event =
    Take the open card, which you can see, or the top card of the stack, which you cannot. If you leave the open one, it goes under the stack. Take your chance if the open card fits you badly: more than a third of all cards are certificates.
guide-instant-card =
    This card is used now or never. The options that are offered all change something; forgo it if none of them does you any good. Before a scoring, one gem can turn a majority: look at the colours in which you are one short or one ahead.
guide-exchange =
    You alone chose the free choice: give one gem and take two of any colours. Give one that neither wins nor defends a majority, and take where two gems change who has the most.
guide-take-one =
    Several chose the free choice, so each of you takes one gem. Take a colour in which one more gives you the majority, or keeps somebody from sharing it.

## Lesson

lesson-goal = Whoever has the most money after three scorings wins. You join for the last rounds, and you are a little behind.
lesson-scoring = At a scoring, whoever alone has the most gems of a colour is paid: 14 million for red, 12 for yellow, 10 for green, 8 for blue. These are your gems.
lesson-card = Each round everybody gets a gem card. It offers you either its gems or its money.
lesson-choose-gems = All choose in secret: money, event card or gems. Your card shows two red gems and a blue one, so choose the gems.
lesson-alone = Nobody else wanted gems, so you simply got them. { $seat1 } took money, { $seat2 } an event card.
lesson-choose-money = A new round, and your new card is worth 7 million. Choose the money.
lesson-trade = { $seat1 } wants money too, so you two trade: you offer each other gems, always more. Whoever accepts gets the gems, and the other gets the money.
lesson-raise = { $seat1 } offers one blue. Offer one yellow: it is as many gems, but of higher rank, for the ranks go red, yellow, green, blue.
lesson-accept = { $seat1 } raises to two blue, for more gems are always higher. With them you alone would have the most blue, so accept.
lesson-accepted = The two blue are yours, and { $seat1 } got the money. If three want the same, by the way, nobody gets it.
lesson-choose-event = The last round. The open event card gives three gems of one colour, just what you lack in red: choose the event card.
lesson-open = { $seat2 } wants it too. You have fewer red gems, so you open: offer one blue, which is your cheapest.
lesson-which = { $seat2 } accepted, so the event card is yours to choose. Take the open one.
lesson-three = Such a card is used at once. Take red: with seven you alone have the most.
lesson-end = The scoring: red, yellow and blue paid you 34 million, and half of those gems went back. That is enough, you win!
lesson-more = That is all you need for a game. What an event card does, it says itself.

## Rules

rules-1-title = What it is about
rules-1-text =
    You lead a house that trades in gems. Over three stages you collect gems and money. After each stage, the most gems of a colour bring money. Whoever is richest after the third wins.

    In every round all of you secretly want something: money, an event card or gems. Whoever alone wants it gets it. Two who want the same must trade. Three get nothing. So it is not enough to know what is good for you; you have to guess what the others will go for.
rules-2-title = Gems and cards
rules-2-text =
    There are gems of four colours, 22 of each. Their rank is red, yellow, green, blue: red is worth most. You begin with three of each colour and no money. The other gems are the supply.

    A gem card shows two to four gems and an amount of 4 to 7 million. The more and better gems, the less money. The 39 event cards are explained below.

    Gems, money and the cards before you are open to everybody. Hidden are only the stacks, and what the others have chosen in this round.
rules-3-title = A round
rules-3-text =
    Everybody gets a gem card, laid open. Then an event card is turned over. If there is still one from the round before, that one goes under the stack.

    Now everybody secretly chooses an action. When all have chosen, the choices are shown and carried out in this order: money, event, gems. Then the gem cards are discarded, and the next round begins.

    A stage has 8 rounds with three players, 7 with four and 6 with five. Three players put 6 of the 30 gem cards aside before each stage, four players 2; only the uppermost of them can be seen.
rules-4-title = The actions
rules-4-text =
    • Money: you take the amount on your gem card.
    • Event: you take the open event card, or the top card of the stack unseen. In the second case the open card goes under the stack. Some cards you keep until the scoring, others you use at once or forgo.
    • Gems: you take the gems on your gem card from the supply. If a colour runs out, you get what is left.

    If you are the only one who chose an action, you do it. If two chose it, they trade for it. If three or more did, nobody does it.
rules-5-title = Trading
rules-5-text =
    Two who want the same offer each other gems, in turns and always more, until one of them accepts. Whoever accepts takes the offered gems. Whoever offered them pays them and does the action.

    An offer is higher if it has more gems, no matter which. With as many gems it is higher if it has more red ones; if these are equal, more yellow, then green, then blue. It must never have fewer gems. So 2 red beats 1 red and 1 blue, and so do 3 blue; but 2 yellow do not.

    What you offered before does not bind you: each offer is made anew from your own gems. Only gems can be offered. If you cannot offer more, you must accept.
rules-6-title = Who opens the trade
rules-6-text =
    Whoever has fewer red gems makes the first offer. If equal, fewer yellow, then green, then blue count; then less money; then the lower seat.

    The first offer has at least one gem. Whoever does not want to offer anything, or has no gem, declines. Then the other one may offer exactly one gem, which cannot be refused, and does the action. If the other one offers nothing either, nobody does it.
rules-7-title = Event cards for the scoring
rules-7-text =
    You keep these openly until the next scoring. Afterwards all of them go back under the stack.

    • Majority of a colour, one card each: if you alone have the most gems of that colour, it brings 8 million for red, 7 for yellow, 6 for green, 5 for blue.
    • Each gem of a colour, one card each: 1 million for each of your gems of that colour, whether you have the most or not.
    • Any majority, two cards: 4 million for each colour of which you alone have the most. A table can agree that it pays only once a scoring.
    • Certificate, 15 cards: the most certificates bring 10 million, the second most 4.
rules-8-title = Event cards for now
rules-8-text =
    You use these at once or forgo them; then they go under the stack. When the last face-down card is gone, the stack is shuffled.

    • Four red and four blue, or four yellow and four green: afterwards you have just four of each of the two colours. Give what is too much to the supply and take what is missing from it.
    • Small scoring: choose a colour. It is scored now, at half its worth.
    • Swap: give somebody one of your gems and take one of theirs. They cannot refuse.
    • Loss: everybody else loses one gem, and you say which. They go to the supply.
    • Three of a colour: take three gems of one colour from the supply.
    • Halving: all of you, you too, put half of each colour into the supply, rounded down.
rules-9-title = The scoring
rules-9-text =
    After the last round of a stage the colours are scored one after the other: red is worth 14 million, yellow 12, green 10, blue 8.

    If you alone have the most gems of a colour, you get the whole amount and put half of your gems of it into the supply, rounded up. If several share the most, the amount is divided among them, rounded down, and each puts two gems back. Your cards for a colour pay before gems are given back.

    Last come the certificates: 10 million for the most, 4 for the second most. If several share the most, each of them gets 10, and nobody gets 4. Without a certificate you get nothing.
rules-10-title = The next stage and the end
rules-10-text =
    For the next stage all gem cards are shuffled again. Then a look at the supply: of each colour of which it has five gems or fewer, everybody who has one gives one. Gems and money stay with you.

    The game ends after the third scoring. The most money wins. If equal, the most gems win; then the most red, yellow, green, blue.
rules-11-title = Two players
rules-11-text =
    You are active in turns. A stage has ten turns. Only the active player gets a gem card and secretly chooses money, event or gems.

    The other one guesses. If the first guess is right, nobody gets anything. If it is wrong, there is a second guess: if that one is right, you both trade for the action, with the active player’s gem card, whoever wins. If it is wrong too, the active player does the action freely.

    Seat 1 begins the first stage. Each later stage is begun by whoever has more money. Everything else is as above.
rules-12-title = Five players
rules-12-text =
    With five there is a fourth action, free choice, carried out last. It is never traded for, and it is never void.

    If you alone chose it, you put one of your gems into the supply and take two of any colours. Without a gem to give you get nothing. If several chose it, each of them takes one gem of any colour, in the order in which they would open a trade.

rules-example-cards = A gem card offers two red gems and a blue one, or 5 million. Beside the name lie your money, your gems by rank, and the card of this round.
rules-example-trade = Two red outrank one red and one blue: as many gems, but of higher rank.
rules-example-kept = Kept until the scoring: the red majority, a million for each green gem, and two certificates.
rules-example-scoring = The rulebook’s own example. Red is shared by all: 14 million are 3 for each, and each puts two gems back. In all they get 20, 19, 12 and 20 million.

## The terminal

terminal-legend = The table writes gems by their letters: ◆ r red, ▼ y yellow, ■ g green, ● b blue. A star marks who has the most of a colour; the row “* pays” says what that brings at the scoring. A card such as rrb +5 offers two red gems and a blue one, or 5 million. An offer of two red gems and a blue one is typed 2r1b, an exchange of a yellow gem for two red ones y>rr.
terminal-gain-event = { $card }, or the top card unseen
terminal-decline-last = Give nothing; nobody gets it
terminal-last-offer = Give { $gems }; you get: { $gain }
terminal-gems-left = Gems left
terminal-major-any-once = At the scoring: 4 million if you alone have the most gems of any colour.
terminal-copies =
    { $number ->
        [one] There is one such card among { $all }.
       *[other] There are { $number } such cards among { $all }.
    }
