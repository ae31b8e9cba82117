# Gems, actions, cards and amounts of the two trading games, for their tables and for the log.

gem-r = { $number } red
gem-y = { $number } yellow
gem-g = { $number } green
gem-b = { $number } blue
gem-none = no gems

action-money = Money
action-event = Event
action-gems = Gems
action-free = Free choice
action-A = More workers
action-B = Points
action-C = Gems
action-D = Free choice

wish-money = the money
wish-event = an event card
wish-gems = the gems
wish-free = the free choice
wish-A = more workers
wish-B = the points
wish-C = the gems
wish-D = the free choice

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

amount-money = { $amount } million
amount-points =
    { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
amount-workers =
    { $number ->
        [one] 1 worker
       *[other] { $number } workers
    }
