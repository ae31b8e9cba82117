# Words that the trading games share.

## Words

gem-r = { $number } red
gem-y = { $number } yellow
gem-g = { $number } green
gem-b = { $number } blue
gem-none = no gems
action-hidden = has chosen, face down
action-none = has not chosen yet
action-shown = chose: { $action }
gem-of = { $colour } of { $name } ({ $number })
gem-mine = { $colour } of mine ({ $number })

## The table

colour = { $letter ->
    [r] Red
    [y] Yellow
    [g] Green
   *[b] Blue
}
workers-of = { $number } of 15 workers
gain-free-several = alone: give 1, take 2. With others: take 1
gain-workers = those of a hidden card
gain-event = open, or hidden
stage = Stage { $stage } of 3
stage-short = Stage { $stage }
round-short = { $round }/{ $rounds }
round-of = Round { $round } of { $rounds }
turn-of = Turn { $round } of { $rounds }
supply = Supply
supply-label = In the supply: { $gems }
using = { $me ->
    [yes] You have taken
   *[no] { $name } has taken
}
aside = Put aside
aside-label = Uppermost of the cards put aside: { $card }
deck = Cards left
deck-label = { $number } cards have not been seen
kept = Kept cards
kept-none = no kept cards
you = { $name } (you)
thinking = is thinking
merchant-label = { $name }: { $score }; { $gems }
open-merchant = Show all of { $name }
my-tray = My gems
guesses = Guessed: { $actions }
tools = More about the table
seen = Decks
seen-title = What is still to come
seen-own = At this table it is played with cards that its host has entered.
seen-gem-cards = Gem cards not seen yet ({ $number })
seen-bazaar-cards = Bazaar cards in the stack ({ $number })
seen-gone = Gem cards already played ({ $number })
seen-earlier = Cards before the merchants ({ $number })
seen-events-down = Event cards face down ({ $number })
seen-events-up = Event cards face up under the stack ({ $number })
seen-none = None.
score-now = If scored now
score-now-title = If the scoring came now
last-scoring = Last scoring
scoring-title = Scoring of stage { $stage }
scoring-certificates = Certificates
scoring-workers = Workers
scoring-cards = Cards
scoring-sum = Sum
scoring-total = Total
scoring-colour = { $colour }, worth { $worth }
scoring-cell = { $name }: { $count }
scoring-paid = gets { $amount }
scoring-back = gives back { $number }
scoring-plus = +{ $amount }
scoring-minus = −{ $number }
trade-title = Trade for { $action }
trade-gets = would get
trade-declined = declines
trade-history = Offers so far
trade-none = No offer yet
offer = Offer { $gems }
accept = Accept { $gems }
decline = Offer nothing
offer-empty = Tap gems to offer
offer-fewer = That is fewer gems than { $gems }
offer-lower = As many gems as { $gems }, but not higher in rank
offer-same = That is the same as the offer on the table
offer-one = It has to be exactly one gem
offer-not = This cannot be offered now
raise-more = One more: { $gems }
raise-higher = As many, higher: { $gems }
raise-least = Least: { $gems }
raise-more-short = More:
raise-higher-short = Higher:
raise-least-short = Least:
raise-clear = Clear
add = Add { $colour } ({ $have } left)
take-off = Take { $colour } away
built = { $number } in the offer
rank = In rank: red, yellow, green, blue
open = Take the open card
hidden = Take the top card, unseen
hidden-about = { $number } lie face down
use = Use it
forgo = Forgo it
swap-mine = You
swap-do = Give { $mine }, take { $theirs } from { $name }
swap-first = Tap one of yours, one of theirs
swap-not = Give and take must differ in colour
remove-do = Take these away
remove-first = Tap one gem of each
give = Give
take = Take
exchange-do = Give { $mine }, take { $theirs }
exchange-take-do = Take { $theirs }
exchange-first = Tap what you give and take
exchange-not = The supply does not have that
pick-label = { $colour }: { $number } in the supply
chosen = You have chosen: { $action }.

## Cards of one’s own

deck-pick = Tap its gems, then its number
deck-undo = Take the last gem off
deck-add = Add
deck-remove = Remove { $card }
deck-colours = On all cards: { $gems }
deck-number-money = Money
deck-number-points = Points
deck-number-workers = Workers

## Decisions

decision-choose = What do you choose?
decision-open-trade = You and { $name } both want { $action }. What do you offer { $name } for it?
decision-answer = { $name } offers you { $gems } for { $action }. Accept, or offer more?
decision-answer-forced = { $name } offers you { $gems } for { $action }. You cannot offer more.
decision-exchange = Give one gem, and take two.
decision-exchange-free = You have no gem to give. Take two.
decision-take-one = Take one gem of any colour.
waiting-choose = { $names } { $count ->
    [one] is
   *[other] are
} still choosing.
waiting-open-trade = { $otherme ->
    [yes] You and { $names } both want { $action }. { $names } opens.
   *[no] { $names } and { $other } both want { $action }. { $names } opens.
}
waiting-answer = { $otherme ->
    [yes] You offer { $gems } for { $action }.
   *[no] { $other } offers { $gems } for { $action }.
} { $names } may accept, or offer more.
waiting-exchange = { $names } gives one gem and takes two.
waiting-take-one = { $names } takes a gem.

## Events

event-stage = Stage { $stage } begins.
event-round =
    { $players ->
        [2] Turn { $round }
       *[other] Round { $round }
    }
event-scoring = Stage { $stage } is scored.
event-scored =
    { $sharing ->
        [0] { "" }
        [1] { "" }
       *[other]
            { $colour-id ->
                [r] Red is shared: { $sharing } have { $most } each.
                [y] Yellow is shared: { $sharing } have { $most } each.
                [g] Green is shared: { $sharing } have { $most } each.
               *[b] Blue is shared: { $sharing } have { $most } each.
            }
    }
event-over = All three stages are scored. The game is over.
event-shown =
    { $you ->
        [one] You want { $action }.
       *[none] { $name } wants { $action }.
    }
event-void =
    { $players ->
        [2] { $action }: guessed right away, so nobody gets anything.
       *[other] { $action }: too many want that, so nobody gets anything.
    }
event-trade =
    { $you ->
        [one] You and { $other } both want { $action }. You open.
        [other] You and { $name } both want { $action }. { $name } opens.
       *[none] { $name } and { $other } both want { $action }. { $name } opens.
    }
event-offered =
    { $you ->
        [one] You offer { $other } { $gems }.
        [other] { $name } offers you { $gems }.
       *[none] { $name } offers { $other } { $gems }.
    }
event-accepted =
    { $you ->
        [one] You accept. { $other } gets it.
        [other] { $name } accepts. You get it!
       *[none] { $name } accepts. { $other } gets it.
    }
event-gems =
    { $from ->
        [supply]
            { $you ->
                [one] You take { $gems }.
               *[none] { $name } takes { $gems }.
            }
       *[other]
            { $to ->
                [supply]
                    { $you ->
                        [one] You put { $gems } into the supply.
                       *[none] { $name } puts { $gems } into the supply.
                    }
               *[other]
                    { $you ->
                        [one] You give { $other } { $gems }.
                        [other] { $name } gives you { $gems }.
                       *[none] { $name } gives { $other } { $gems }.
                    }
            }
    }

## The end

best-trades = Most trades won: { $number } ({ $names })

## Hints

hint-choose-free = You take gems of your choice, and nobody can trade them away from you.
hint-accept = You get { $gems }, and the other gets { $action }.
hint-offer = If this is accepted, you give { $gems } and get { $action }.
hint-decline = You offer nothing; the other may then get { $action } for a single gem.
hint-decline-last = You offer nothing either, so neither of you gets { $action }.
hint-take = You take { $gems }.

## The terminal

terminal-card = Card
terminal-action = Action
terminal-kept = Kept
terminal-pays = * pays
terminal-face-down = face down
terminal-all-that-is-left = { $gems } (all that is left of { $shown })
terminal-offer = Offer { $gems }; if accepted, you get: { $gain }
terminal-accept = You get { $gems }; { $name } gets: { $gain }
terminal-decline = Offer nothing; then { $name } may give one gem for it
