# Was geschah, in Sätzen. Wer liest, wird angesprochen: $you ist `one`, wenn es um die eigene Tat geht, `other`, wenn jemand
# anderes an einem handelt, sonst `none`.

## Der Tisch

log-sat =
    { $you ->
        [one] Du nimmst Platz.
       *[none] { $name } nimmt Platz.
    }
log-botsat = Auf Platz { $number } sitzt ein Bot: { $level }.
log-stood = Platz { $number } ist wieder frei.
log-started = Das Spiel beginnt.
log-seats-drawn = Die Plätze sind ausgelost. Reihenfolge: { $names }.
log-tookback =
    { $number ->
        [one] Ein Zug wird zurückgenommen.
       *[other] { $number } Züge werden zurückgenommen.
    }
log-asked-undo =
    { $you ->
        [one] Du möchtest deinen Zug zurücknehmen.
       *[none] { $name } möchte einen Zug zurücknehmen.
    }
log-asked-abandon =
    { $you ->
        [one] Du schlägst vor, ohne Ergebnis aufzuhören.
       *[none] { $name } schlägt vor, ohne Ergebnis aufzuhören.
    }
log-answered-yes =
    { $you ->
        [one] Du bist einverstanden.
       *[none] { $name } ist einverstanden.
    }
log-answered-no =
    { $you ->
        [one] Du lehnst ab.
       *[none] { $name } lehnt ab.
    }
log-wentaway =
    { $you ->
        [one] Du bist weg. Ein Bot spielt für dich.
       *[none] { $name } ist weg. Ein Bot springt ein.
    }
log-cameback =
    { $you ->
        [one] Du bist wieder da.
       *[none] { $name } ist wieder da.
    }
log-resigned =
    { $you ->
        [one] Du gibst auf. Ein Bot spielt bis zum Ende weiter.
       *[none] { $name } gibt auf. Ein Bot spielt bis zum Ende weiter.
    }
log-abandoned = Das Spiel endet ohne Ergebnis.
log-rematched = Es gibt einen Tisch für die Revanche.
