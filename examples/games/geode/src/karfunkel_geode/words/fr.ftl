title = Géode
about = Creusez pour trouver des gemmes, et arrêtez-vous avant que le plafond ne s’effondre.

move-dig = Creuser
move-stop = S’arrêter et garder les gemmes
decision-turn = Creuser encore, ou s’arrêter et garder la trouvaille ?
waiting-turn = { $names } creuse ou s’arrête

event-dug =
    { $you ->
        [one] Vous déterrez une gemme qui vaut { $value }.
       *[other] { $name } déterre une gemme qui vaut { $value }.
    }
event-caved-in =
    { $lost ->
        [0]
            { $you ->
                [one] Le plafond s’effondre sur vous, mais vous n’avez rien à perdre.
               *[other] Le plafond s’effondre sur { $name }, qui n’a rien à perdre.
            }
       *[other]
            { $you ->
                [one] Le plafond s’effondre, et vous perdez { $lost }.
               *[other] Le plafond s’effondre, et { $name } perd { $lost }.
            }
    }
event-stopped =
    { $you ->
        [one] Vous vous arrêtez et gardez { $points }.
       *[other] { $name } s’arrête et garde { $points }.
    }
event-over = La partie est finie.

field-bag = Dans le sac
column-bag =
    { $number ->
        [6] éboulements
       *[other] { $number }
    }
field-found = Trouvé pendant ce tour
field-digger = { "" }

rules-1-title = Le but
rules-1-text =
    Qui a le plus de points gagne. La partie finit dès que quelqu’un a 20 points, ou quand il n’y a plus de gemme dans le sac.

rules-2-title = Votre tour
rules-2-text =
    Creusez autant de fois que vous voulez : à chaque fois une pierre du sac est retournée. Une gemme reste devant vous et vaut de 1 à 5 points. Arrêtez-vous, et ils sont à vous.

    Mais six pierres sont des éboulements : elles ensevelissent toutes les gemmes de votre tour, qui est fini.
