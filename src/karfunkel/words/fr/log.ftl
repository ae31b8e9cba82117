# Ce qui s’est passé, en phrases. On tutoie qui lit : $you vaut `one` si c’est lui qui agit, `other` si l’on agit envers
# lui, sinon `none`.

## La table

log-sat =
    { $you ->
        [one] Tu prends place.
       *[none] { $name } prend place.
    }
log-botsat = Un bot prend la place { $number } : { $level }.
log-stood = La place { $number } est de nouveau libre.
log-started = La partie commence.
log-seats-drawn = Les places sont tirées au sort. Ordre du jeu : { $names }.
log-tookback =
    { $number ->
        [one] Un coup est repris.
       *[other] { $number } coups sont repris.
    }
log-asked-undo =
    { $you ->
        [one] Tu demandes à reprendre ton coup.
       *[none] { $name } demande à reprendre un coup.
    }
log-asked-abandon =
    { $you ->
        [one] Tu proposes d’arrêter la partie sans résultat.
       *[none] { $name } propose d’arrêter la partie sans résultat.
    }
log-answered-yes =
    { $you ->
        [one] Tu es d’accord.
       *[none] { $name } est d’accord.
    }
log-answered-no =
    { $you ->
        [one] Tu refuses.
       *[none] { $name } refuse.
    }
log-wentaway =
    { $you ->
        [one] Tu n’es plus là. Un bot joue pour toi.
       *[none] { $name } n’est plus là. Un bot prend le relais.
    }
log-cameback =
    { $you ->
        [one] Te revoilà.
       *[none] { $name } est de retour.
    }
log-resigned =
    { $you ->
        [one] Tu abandonnes. Un bot joue à ta place jusqu’à la fin.
       *[none] { $name } abandonne. Un bot joue à sa place jusqu’à la fin.
    }
log-abandoned = La partie s’arrête sans résultat.
log-rematched = Une table attend pour la revanche.
