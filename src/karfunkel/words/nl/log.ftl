# Wat er gebeurde, in zinnen. Wie leest, wordt aangesproken: $you is `one` als het om de eigen daad gaat, `other` als iemand
# anders iets met de lezer doet, anders `none`.

## De tafel

log-sat =
    { $you ->
        [one] Je gaat zitten.
       *[none] { $name } gaat zitten.
    }
log-botsat = Een bot neemt plaats { $number }: { $level }.
log-stood = Plaats { $number } is weer vrij.
log-started = Het spel begint.
log-seats-drawn = De plaatsen zijn verloot. Volgorde: { $names }.
log-tookback =
    { $number ->
        [one] Een zet wordt teruggenomen.
       *[other] { $number } zetten worden teruggenomen.
    }
log-asked-undo =
    { $you ->
        [one] Je vraagt om je zet terug te nemen.
       *[none] { $name } wil graag een zet terugnemen.
    }
log-asked-abandon =
    { $you ->
        [one] Je stelt voor zonder uitslag te stoppen.
       *[none] { $name } stelt voor zonder uitslag te stoppen.
    }
log-answered-yes =
    { $you ->
        [one] Je stemt toe.
       *[none] { $name } stemt toe.
    }
log-answered-no =
    { $you ->
        [one] Je zegt nee.
       *[none] { $name } zegt nee.
    }
log-wentaway =
    { $you ->
        [one] Je bent weg. Een bot speelt voor je.
       *[none] { $name } is weg. Een bot springt in.
    }
log-cameback =
    { $you ->
        [one] Je bent er weer.
       *[none] { $name } is er weer.
    }
log-resigned =
    { $you ->
        [one] Je geeft op. Een bot speelt tot het einde verder.
       *[none] { $name } geeft op. Een bot speelt tot het einde verder.
    }
log-abandoned = Het spel eindigt zonder uitslag.
log-rematched = Er staat een tafel klaar voor de revanche.
