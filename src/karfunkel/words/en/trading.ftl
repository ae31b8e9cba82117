# The table of the two trading games: Edel, Stein & Reich, and Basari.

## Gems

trading-colour = { $letter ->
    [r] Red
    [y] Yellow
    [g] Green
   *[b] Blue
}
trading-workers-of = { $number } of 15 workers
trading-card-label = Gem card: { $gems }, { $score }
trading-card-label-workers = Bazaar card: { $gems }, { $score }, { $workers }

## Actions

trading-gain-free-several = alone: give 1, take 2. With others: take 1
trading-gain-workers = those of a hidden card
trading-gain-event = open, or hidden
trading-action-hidden = has chosen, face down
trading-action-none = has not chosen yet
trading-action-shown = chose: { $action }

## Event cards

trading-event-about = { $card ->
    [certificate] At the scoring, most certificates bring 10 million, second most 4.
    [major-any] At the scoring: 4 million for each colour of which you alone have most.
    [four-rb] You then have exactly 4 red and 4 blue gems: give what is more, take what is missing.
    [four-yg] You then have exactly 4 yellow and 4 green gems: give what is more, take what is missing.
    [score-half] Choose a colour. It is scored now, at half its worth.
    [swap] Give a gem to another merchant and take one from them. They cannot refuse.
    [remove] Every other merchant loses a gem of your choice to the supply.
    [three] Take three gems of one colour from the supply.
    [halve] All merchants, you too, give half of each colour to the supply, rounded down.
    [major-r] At the scoring: 8 million if you alone have most red gems.
    [major-y] At the scoring: 7 million if you alone have most yellow gems.
    [major-g] At the scoring: 6 million if you alone have most green gems.
    [major-b] At the scoring: 5 million if you alone have most blue gems.
    [per-r] At the scoring: 1 million for each of your red gems.
    [per-y] At the scoring: 1 million for each of your yellow gems.
    [per-g] At the scoring: 1 million for each of your green gems.
    [per-b] At the scoring: 1 million for each of your blue gems.
   *[other] An event card.
}

## The bench

trading-stage = Stage { $stage } of 3
trading-stage-short = Stage { $stage }
trading-round-short = { $round }/{ $rounds }
trading-round-of = Round { $round } of { $rounds }
trading-turn-of = Turn { $round } of { $rounds }
trading-supply = Supply
trading-supply-label = In the supply: { $gems }
trading-event-open = Open event
trading-event-stack = Stack
trading-event-stack-label = Event stack: { $down } face down, { $up } face up beneath
trading-using = { $me ->
    [yes] You have taken
   *[no] { $name } has taken
}
trading-aside = Put aside
trading-aside-label = Uppermost of the cards put aside: { $card }
trading-deck = Cards left
trading-deck-label = { $number } cards have not been seen
trading-kept = Kept cards
trading-kept-none = no kept cards
trading-you = { $name } (you)
trading-thinking = is thinking
trading-merchant-label = { $name }: { $score }; { $gems }
trading-open-merchant = Show all of { $name }
trading-my-tray = My gems
trading-guesses = Guessed: { $actions }
trading-tools = More about the table

## What can be looked up

trading-seen = Decks
trading-seen-title = What is still to come
trading-seen-gem-cards = Gem cards not seen yet ({ $number })
trading-seen-bazaar-cards = Bazaar cards in the stack ({ $number })
trading-seen-gone = Gem cards already played ({ $number })
trading-seen-earlier = Cards before the merchants ({ $number })
trading-seen-events-down = Event cards face down ({ $number })
trading-seen-events-up = Event cards face up under the stack ({ $number })
trading-seen-none = None.
trading-score-now = If scored now
trading-score-now-title = If the scoring came now
trading-last-scoring = Last scoring

## Scoring

trading-scoring-title = Scoring of stage { $stage }
trading-scoring-certificates = Certificates
trading-scoring-workers = Workers
trading-scoring-cards = Cards
trading-scoring-sum = Sum
trading-scoring-total = Total
trading-scoring-colour = { $colour }, worth { $worth }
trading-scoring-cell = { $name }: { $count }
trading-scoring-paid = gets { $amount }
trading-scoring-back = gives back { $number }
trading-scoring-plus = +{ $amount }
trading-scoring-minus = −{ $number }

## The trade

trading-trade-title = Trade for { $action }
trading-trade-gets = would get
trading-trade-declined = declines
trading-trade-history = Offers so far
trading-trade-none = No offer yet

## Questions

trading-ask-choose = What do you choose?
trading-ask-choose-active = What do you choose? { $name } will guess it.
trading-ask-guess = { $name } has chosen. What do you guess? If you are right, nobody gets it.
trading-ask-guess-again = It is not { $action }. Guess again: if you are right, you two trade for it.
trading-ask-open-trade = You and { $name } both want { $action }. What do you offer { $name } for it?
trading-ask-answer = { $name } offers you { $gems } for { $action }. Accept, or offer more?
trading-ask-answer-forced = { $name } offers you { $gems } for { $action }. You cannot offer more.
trading-ask-last-offer = { $name } does not want to offer anything. Give one gem and you get { $action }.
trading-ask-which-event = Which event card do you take?
trading-ask-instant-card = You have taken: { $card }. What do you do with it?
trading-ask-exchange = Give one gem, and take two.
trading-ask-exchange-free = You have no gem to give. Take two.
trading-ask-take-one = Take one gem of any colour.

## Answers

trading-offer = Offer { $gems }
trading-accept = Accept { $gems }
trading-decline = Offer nothing
trading-offer-empty = Tap gems to offer
trading-offer-fewer = That is fewer gems than { $gems }
trading-offer-lower = As many gems as { $gems }, but not higher in rank
trading-offer-same = That is the same as the offer on the table
trading-offer-one = It has to be exactly one gem
trading-offer-not = This cannot be offered now
trading-raise-more = One more: { $gems }
trading-raise-higher = As many, higher: { $gems }
trading-raise-least = Least: { $gems }
trading-raise-more-short = More:
trading-raise-higher-short = Higher:
trading-raise-least-short = Least:
trading-raise-clear = Clear
trading-add = Add { $colour } ({ $have } left)
trading-take-off = Take { $colour } away
trading-built = { $number } in the offer
trading-rank = In rank: red, yellow, green, blue
trading-open = Take the open card
trading-hidden = Take the top card, unseen
trading-hidden-about = { $number } lie face down
trading-use = Use it
trading-forgo = Forgo it
trading-swap-mine = You give
trading-swap-do = Give { $mine }, take { $theirs } from { $name }
trading-swap-first = Tap one of yours, one of theirs
trading-swap-not = Give and take must differ in colour
trading-remove-do = Take these away
trading-remove-first = Tap one gem of each
trading-give = Give
trading-take = Take
trading-exchange-do = Give { $mine }, take { $theirs }
trading-exchange-take-do = Take { $theirs }
trading-exchange-first = Tap what you give and take
trading-exchange-not = The supply does not have that
trading-pick-label = { $colour }: { $number } in the supply
trading-gem-of = { $colour } of { $name } ({ $number })
trading-gem-mine = { $colour } of mine ({ $number })
trading-chosen = You have chosen: { $action }.
trading-wait-choose = { $names } still { $count ->
    [one] chooses
   *[other] choose
}.
trading-wait-guess = { $names } guesses what was chosen.
trading-wait-open-trade = { $otherme ->
    [yes] You and { $names } both want { $action }. { $names } opens.
   *[no] { $names } and { $other } both want { $action }. { $names } opens.
}
trading-wait-answer = { $otherme ->
    [yes] You offer { $gems } for { $action }.
   *[no] { $other } offers { $gems } for { $action }.
} { $names } may accept, or offer more.
trading-wait-last-offer = { $otherme ->
    [yes] You offer nothing.
   *[no] { $other } offers nothing.
} { $names } may give one gem for { $action }.
trading-wait-which-event = { $names } takes an event card.
trading-wait-instant-card = { $names } thinks about { $card }.
trading-wait-exchange = { $names } gives one gem and takes two.
trading-wait-take-one = { $names } takes a gem.
