# What happened, in sentences. The reader is spoken to: $you is `one` if the reader is the one who acts, `other` if it is
# the one acted upon, else `none`.

## Parts of sentences

log-most-r = most red gems
log-most-y = most yellow gems
log-most-g = most green gems
log-most-b = most blue gems

## The table

log-sat =
    { $you ->
        [one] You sit down.
       *[none] { $name } sits down.
    }
log-botsat = A bot takes seat { $number }: { $level }.
log-stood = Seat { $number } is free again.
log-started = The game begins.
log-tookback =
    { $number ->
        [one] A move is taken back.
       *[other] { $number } moves are taken back.
    }
log-asked-undo =
    { $you ->
        [one] You ask to take your move back.
       *[none] { $name } would like to take a move back.
    }
log-asked-abandon =
    { $you ->
        [one] You suggest ending the game without a result.
       *[none] { $name } suggests ending the game without a result.
    }
log-answered-yes =
    { $you ->
        [one] You agree.
       *[none] { $name } agrees.
    }
log-answered-no =
    { $you ->
        [one] You say no.
       *[none] { $name } says no.
    }
log-wentaway =
    { $you ->
        [one] You are away. A bot plays for you.
       *[none] { $name } is away. A bot steps in.
    }
log-cameback =
    { $you ->
        [one] You are back.
       *[none] { $name } is back.
    }
log-resigned =
    { $you ->
        [one] You resign. A bot takes over for good.
       *[none] { $name } resigns. A bot takes over for good.
    }
log-abandoned = The game ends without a result.
log-rematched = There is a table for a rematch.

## Stages and rounds

log-stage = Stage { $stage } begins.
log-round = Round { $round }
log-turn = Turn { $round }
log-turned = The open event card: { $card }.
log-shuffled = The event cards are shuffled.
log-scoring = Stage { $stage } is scored.
log-shared =
    { $colour ->
        [r] Red is shared: { $sharing } have { $most } each.
        [y] Yellow is shared: { $sharing } have { $most } each.
        [g] Green is shared: { $sharing } have { $most } each.
       *[b] Blue is shared: { $sharing } have { $most } each.
    }
log-kept-cards-back = All kept event cards go back under the stack.
log-bazaar-cards-back = All bazaar cards go back into the stack.
log-fill-up =
    { $colour ->
        [r] Red is scarce: everybody gives one back.
        [y] Yellow is scarce: everybody gives one back.
        [g] Green is scarce: everybody gives one back.
       *[b] Blue is scarce: everybody gives one back.
    }
log-over = The game is over.

## Choosing and trading

log-shown =
    { $you ->
        [one] You want { $wish }.
       *[none] { $name } wants { $wish }.
    }
log-guessed-right =
    { $you ->
        [one] You guess “{ $action }”, and that is right!
       *[none] { $name } guesses “{ $action }”, and that is right!
    }
log-guessed-wrong =
    { $you ->
        [one] You guess “{ $action }”. Wrong.
       *[none] { $name } guesses “{ $action }”. Wrong.
    }
log-void = { $action }: too many want that, so nobody gets anything.
log-void-guessed = { $action }: guessed at once, so nobody gets anything.
log-trade =
    { $you ->
        [one] You and { $other } both want { $wish }. You open.
        [other] You and { $name } both want { $wish }. { $name } opens.
       *[none] { $name } and { $other } both want { $wish }. { $name } opens.
    }
log-offered =
    { $you ->
        [one] You offer { $other } { $gems }.
        [other] { $name } offers you { $gems }.
       *[none] { $name } offers { $other } { $gems }.
    }
log-declined =
    { $you ->
        [one] You offer nothing.
       *[none] { $name } offers nothing.
    }
log-not-done = { $action }: nobody offers anything, so nobody gets anything.
log-accepted =
    { $you ->
        [one] You accept. { $other } gets it.
        [other] { $name } accepts. You get it!
       *[none] { $name } accepts. { $other } gets it.
    }
log-for-nothing =
    { $you ->
        [one] Neither has a gem: you get { $wish } for nothing.
       *[none] Neither has a gem: { $name } gets { $wish } for nothing.
    }

## What the actions bring

log-took-open =
    { $you ->
        [one] You take the open card: { $card }.
       *[none] { $name } takes the open card: { $card }.
    }
log-drew =
    { $you ->
        [one] You draw from the stack: { $card }.
       *[none] { $name } draws from the stack: { $card }.
    }
log-used =
    { $you ->
        [one] You use “{ $card }”.
       *[none] { $name } uses “{ $card }”.
    }
log-forgone =
    { $you ->
        [one] You forgo “{ $card }”.
       *[none] { $name } forgoes “{ $card }”.
    }
log-gems-taken =
    { $you ->
        [one] You take { $gems }.
       *[none] { $name } takes { $gems }.
    }
log-gems-returned =
    { $you ->
        [one] You put { $gems } into the supply.
       *[none] { $name } puts { $gems } into the supply.
    }
log-gems-given =
    { $you ->
        [one] You give { $other } { $gems }.
        [other] { $name } gives you { $gems }.
       *[none] { $name } gives { $other } { $gems }.
    }
log-more-workers =
    { $you ->
        [one] You take one more card and have { $workers } now.
       *[none] { $name } takes one more card and has { $workers } now.
    }
log-stack-empty =
    { $you ->
        [one] The stack is empty: no new workers for you.
       *[none] The stack is empty: no new workers for { $name }.
    }
log-earned-now =
    { $you ->
        [one] You take { $score }.
       *[none] { $name } takes { $score }.
    }
log-earned-most =
    { $you ->
        [one] You get { $score } for { $most }.
       *[none] { $name } gets { $score } for { $most }.
    }
log-earned-card =
    { $you ->
        [one] You get { $score } for the card “{ $card }”.
       *[none] { $name } gets { $score } for the card “{ $card }”.
    }
log-earned-certificates =
    { $you ->
        [one] You get { $score } for your certificates.
       *[none] { $name } gets { $score } for certificates.
    }
log-earned-workers =
    { $you ->
        [one] You get { $score } for having 15 workers or more.
       *[none] { $name } gets { $score } for having 15 workers or more.
    }

## Knights and the dragon

log-from-tower = from tower { $number }
log-from-keep = from the keep
log-from-field = from field { $number }
log-to-field = to field { $number }
log-to-chamber = into the treasure chamber
log-card-gold = gold worth { $value }
log-card-ruby = a ruby
log-card-emerald = an emerald
log-card-garnet = a garnet
log-card-turquoise = a turquoise
log-bonus-ruby = most rubies
log-bonus-emerald = most emeralds
log-bonus-garnet = most garnets
log-bonus-turquoise = most turquoises
log-bonus-four-kinds = all four kinds of gems
log-knight =
    { $you ->
        [one] You move a knight { $from } { $to }.
       *[none] { $name } moves a knight { $from } { $to }.
    }
log-stopped =
    { $you ->
        [one] You move no second knight.
       *[none] { $name } moves no second knight.
    }
log-treasure =
    { $you ->
        [one] You grab a treasure!
       *[none] { $name } grabs a treasure!
    } { $left ->
        [0] That was the last one.
        [one] One is left.
       *[other] { $left } are left.
    }
log-took =
    { $you ->
        [one] You take { $card }.
       *[none] { $name } takes { $card }.
    }
log-bonus =
    { $you ->
        [one] You get the bonus for { $bonus }!
       *[none] { $name } gets the bonus for { $bonus }!
    }
log-rolled =
    { $you ->
        [one] The dragon wakes! You roll a { $number }.
       *[none] The dragon wakes! { $name } rolls a { $number }.
    }
log-caught =
    { $you ->
        [one] The dragon catches your knight on field { $field }!
       *[none] The dragon catches a knight on field { $field }: it belongs to { $name }.
    }
log-bribed =
    { $you ->
        [one] You buy your knight free with { $gold }.
       *[none] { $name } buys the knight free with { $gold }.
    }
log-nest =
    { $you ->
        [one] Your knight goes to the nest.
       *[none] { $name } loses the knight to the nest.
    }
log-bar = The guard moves on to fields { $first } to { $last }.
log-over-last-treasure = The last treasure is gone. The game is over.
log-over-last-knight =
    { $you ->
        [one] You have only one knight left. The game is over.
       *[none] { $name } has only one knight left. The game is over.
    }
