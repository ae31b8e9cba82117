title = Géode
about = Creuse pour trouver des gemmes, et arrête-toi avant que le plafond ne s’effondre.

move-dig = Creuser
move-stop = S’arrêter et garder les gemmes
decision-turn = Creuser encore, ou t’arrêter et garder ce que tu as trouvé ?
waiting-turn = { $names } creuse ou s’arrête

event-dug =
    { $you ->
        [one] Tu déterres une gemme qui vaut { $value }.
       *[other] { $name } déterre une gemme qui vaut { $value }.
    }
event-caved-in =
    { $lost ->
        [0]
            { $you ->
                [one] Le plafond s’effondre sur toi, mais tu n’as rien à perdre.
               *[other] Le plafond s’effondre sur { $name }, qui n’a rien à perdre.
            }
       *[other]
            { $you ->
                [one] Le plafond s’effondre, et tu perds { $lost }.
               *[other] Le plafond s’effondre, et { $name } perd { $lost }.
            }
    }
event-stopped =
    { $you ->
        [one] Tu t’arrêtes et gardes { $points }.
       *[other] { $name } s’arrête et garde { $points }.
    }
event-over = La partie est terminée.

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

rules-2-title = Ton tour
rules-2-text =
    Creuse autant de fois que tu veux : à chaque fois une pierre du sac est retournée. Une gemme reste devant toi et vaut de 1 à 5 points. Arrête-toi, et ils sont à toi.

    Mais six pierres sont des éboulements : elles ensevelissent toutes les gemmes de ton tour, qui s’arrête là.
