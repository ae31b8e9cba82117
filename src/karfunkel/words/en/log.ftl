# What happened, in sentences. The reader is spoken to: $you is `one` if the reader is the one who acts, `other` if it is
# the one acted upon, else `none`.

## The table

log-sat =
    { $you ->
        [one] You sit down.
       *[none] { $name } sits down.
    }
log-botsat = A bot takes seat { $number }: { $level }.
log-stood = Seat { $number } is free again.
log-started = The game begins.
log-seats-drawn = Seats were drawn. In order of play: { $names }.
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
