# Conseils : pourquoi un coup est bon. Une phrase chacun, dite à la personne qui joue.

## Jeux d’échange : choisir

hint-choose-money = Les { $amount } millions de ta carte sont ce que cette manche t’offre de mieux.
hint-choose-B = Les { $amount } points de ta carte sont ce que cette manche t’offre de mieux.
hint-choose-gems = Les gemmes de ta carte ({ $gems }) aident le plus tes majorités.
hint-choose-C = Les gemmes de ta carte ({ $gems }) aident le plus tes majorités.
hint-choose-event = La carte événement te promet le plus : { $card } est visible.
hint-choose-A =
    { $workers ->
        [one] Plus d’ouvriers te rapprochent de 15 ; tu en as un.
       *[other] Plus d’ouvriers te rapprochent de 15 ; tu en as { $workers }.
    }
hint-choose-free = Des gemmes de ton choix t’aident le plus ici, et personne ne peut te les disputer.
hint-guess = C’est ce qui a le plus probablement été choisi : { $action }.

## Jeux d’échange : négocier

hint-accept = Les gemmes offertes valent plus pour toi que ceci : { $action }.
hint-offer = Voici ce que vaut pour toi { $action } : { $gems }.
hint-decline = Ici aucune gemme ne doit être donnée pour ceci : { $action }.

## Jeux d’échange : cartes et pierres

hint-open-card = La carte visible vaut plus pour toi que la plupart de la pile : { $card }.
hint-hidden-card = La pile contient de meilleures cartes pour toi que la carte visible : { $card }.
hint-use-card = C’est ainsi que la carte t’aide le plus : { $card }.
hint-forgo = Quoi que tu en fasses, cette carte te nuirait plus qu’elle ne t’aide : { $card }.
hint-take = C’est ce qui change le plus pour tes majorités : { $gems }.

## Emerald

hint-knight-treasure = Ce chevalier atteint la salle du trésor : un trésor vaut 5 points.
hint-knight-card =
    { $cards ->
        [gold] Sur la case { $field } attend de l’or de valeur { $gold }, hors de portée du dragon.
        [gem] Sur la case { $field } attend une gemme, hors de portée du dragon : { $gem }.
       *[both] Sur la case { $field } tu choisis entre de l’or de valeur { $gold } et une gemme ({ $gem }), hors de portée du dragon.
    }
hint-knight-card-danger =
    { $cards ->
        [gold] Sur la case { $field }, l’or de valeur { $gold } vaut la peine de réveiller le dragon.
        [gem] Sur la case { $field }, une gemme vaut la peine de réveiller le dragon : { $gem }.
       *[both] Sur la case { $field }, l’or de valeur { $gold } ou une gemme ({ $gem }) vaut la peine de réveiller le dragon.
    }
hint-knight-wakes = Sur la case { $field } il réveille le dragon, plus dangereux pour les autres que pour toi.
hint-knight-onward = Il avance jusqu’à la case { $field }, où rien ne le menace pour l’instant.
hint-stop = Un second chevalier ne te rapporterait rien maintenant.
hint-take-gold = L’or de valeur { $value } compte plus que la gemme et peut soudoyer le dragon.
hint-take-gem = La gemme compte pour les bonus et vaut plus pour toi que l’or : { $kind }.
hint-catch-own = Ton propre chevalier est ici la plus petite perte pour toi.
hint-catch-other = De tous ceux qui s’y trouvent, ce chevalier est le plus dangereux pour toi.
hint-bribe = Ton chevalier vaut plus pour toi que de l’or de valeur { $value }.
hint-nest = Ce chevalier ne vaut plus une carte or pour toi.
