# Le cadre de la page : accueil, table, revoir une partie.

## Everywhere

app-tagline = Jeux de pierres précieuses, entre amis ou contre des bots
app-language = Langue
app-theme = Clair ou sombre
app-theme-auto = comme le système
app-theme-dark = sombre
app-theme-light = clair
app-home = Vers l’accueil
app-pages = Pages
app-rules = Règles
app-record = Voir un enregistrement
app-nowhere = Il n’y a rien ici.
app-offline = Le serveur ne répond pas. Nouvel essai …
app-loading = Un instant …
app-close = Fermer
time-days = { $days } j { $hours } h

game-players = { $least } à { $most } joueurs

## Who plays here

name-question = Comment t’appelles-tu ?
name-hint = Les autres à la table voient ce nom. Pas besoin de compte.
name-field = Nom
name-save = C’est moi
name-go = C’est parti
name-go-table = À la table
name-change = Changer de nom
name-offers = Pie Blaireau Héron Loutre Faucon Hérisson Martre Merle Lynx Moineau Lièvre Pinson

## Lobby

lobby-play = Jouer
lobby-play-hint = Contre des bots, sans attendre
lobby-friends = Entre amis
lobby-mine = Mes parties
lobby-join = Tables à rejoindre
lobby-join-none = Personne n’attend de joueurs. Ouvre une table !
lobby-watch = Tables à regarder
lobby-watch-none = Personne ne joue en public en ce moment.
lobby-ended = Mes parties finies
lobby-turn-of = À { $name } de jouer
lobby-open-seats =
    { $free ->
        [one] une place libre
       *[other] { $free } places libres
    }
lobby-sit = Rejoindre
lobby-watch-it = Regarder
lobby-go = Y aller
lobby-look = Revoir
lobby-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } se partagent la victoire
    }
lobby-abandoned = finie sans résultat
lobby-clock = { $seconds } s par coup
lobby-clock-slow = des jours par coup

## Putting a table up

new-title = Nouvelle table : { $game }
new-players = Joueurs
new-bots = Dont des bots
new-level = Force des bots
new-friends =
    { $number ->
        [one] toi et un ami
       *[other] toi et { $number } amis
    }
new-alone = toi contre des bots
new-public = Qui peut venir
new-public-yes = Tout le monde, par l’accueil
new-public-no = Seulement avec le lien
new-seating = Places
new-seating-drawn = Tirées au sort au début
new-seating-as-sat = Comme on s’assied
new-clock = Temps
new-clock-none = Sans limite
new-clock-quick = Rapide : 20 secondes par coup, 3 minutes de réserve
new-clock-easy = Tranquille : 60 secondes par coup, 10 minutes de réserve
new-clock-slow = Lent : 2 jours par coup
new-start = Commencer
new-open = Ouvrir la table
new-cancel = Annuler

level-random = Dé
level-random-about = Joue au hasard.
level-novice = Débutant
level-novice-about = Joue selon quelques règles simples.
level-trader = Marchand
level-trader-about = Pense à ta réponse avant d’offrir.
level-master = Maître
level-master-about = Voit loin : le plus fort de tous.
bot-name-0 = Jaspe
bot-name-1 = Opale
bot-name-2 = Béryl
bot-name-3 = Onyx
bot-name-4 = Ambre

## Waiting for players

wait-title = La table se remplit
wait-free = libre
wait-sit = S’asseoir ici
wait-stand = Se lever
wait-bot = Mettre un bot ici
wait-unseat = Libérer la place
wait-start = Commencer
wait-start-full = La partie commence dès que toutes les places sont prises.
wait-host = { $name } lance la partie.
wait-clock = { $time } par coup
wait-link = Lien pour les amis
wait-link-hint = Qui a ce lien peut s’asseoir. Il existe aussi en code QR.
wait-copy = Copier
wait-copied = Copié
wait-qr = Code QR du lien
wait-close = Fermer la table

## The table

table-menu = Menu
table-seats = Places
table-log = Ce qui s’est passé
table-log-none = Rien encore.
table-talk = Discussion
table-talk-none = Personne n’a encore rien dit.
table-beside = Déroulement et discussion
table-beside-unread = Déroulement et discussion : quelqu’un a parlé
table-say = Dis quelque chose
table-send = Envoyer
table-mute = Ne plus montrer ce que dit { $name }
table-unmute = Montrer de nouveau ce que dit { $name }
table-unmute-short = Montrer
table-muted = { $name } est en sourdine.
table-speed = Vitesse
table-speed-0 = Sans animation
table-speed-1 = Normale
table-speed-2 = Rapide
table-skip = Passer
table-sound = Sons
table-notify = Me prévenir quand c’est à moi
table-undo = Reprendre le coup
table-resign = Abandonner
table-resign-sure = Laisser ta place à un bot pour de bon ?
table-abandon = Finir sans résultat
table-spectator = Tu regardes.
table-you = toi
table-you-badge = toi
table-your-turn = À toi de jouer
table-waiting = On attend { $names }
table-elsewhere = À toi, ailleurs
table-line-away = Connexion perdue, nouvel essai …
table-line-refused = Le serveur refuse la connexion. Recharge la page.
table-away = absent, un bot joue
table-you-away = Tu as mis longtemps, alors un bot joue pour toi.
table-return = Je suis de retour
table-resigned = a abandonné
table-question-undo = { $name } voudrait reprendre le dernier coup.
table-question-abandon = { $name } voudrait finir la partie sans résultat.
table-question-wait = On attend les réponses.
table-yes = Oui
table-no = Non
table-closed = La partie a fini sans résultat.
table-clock-left = encore { $time }

guide-title = De quoi s’agit-il ?
guide-on = Expliquer les nouvelles décisions
guide-off = Plus d’aide
guide-understood = Compris

advice-ask = Conseil
advice-chance = chances de gagner
advice-often = fréquence conseillée
advice-best = C’est ce qui promet le plus.

## The end

end-title = La partie est finie
end-won = { $name } gagne
end-won-you = Tu gagnes !
end-shared = { $names } se partagent la victoire
end-rank = Rang
end-name = Nom
end-score = Points
end-fewest = Le moins de points gagne.
end-chart = Le déroulement
end-rematch = Revanche
end-rematch-go = Vers la revanche
end-replay = Revoir la partie
end-record = Télécharger l’enregistrement
end-seed = Tout le hasard vient de la graine { $seed }. Avec l’enregistrement, chacun peut le vérifier.

## Replays

replay-title = Revoir
replay-eyes = Vu par
replay-eyes-spectator = un spectateur
replay-first = Au début
replay-back = Reculer
replay-play = Lire
replay-pause = Pause
replay-next = Avancer
replay-last = À la fin
replay-position = Coup { $now } sur { $all }
replay-table = Au résultat
study-do = Analyser
study-chances = Chances de gagner, en pour cent
study-costly = Les décisions les plus coûteuses, en points de pourcentage
study-better = Mieux : { $move }
study-none = Aucune décision n’a coûté cher.
record-player = Joueur { $number }
record-hint = Choisis le fichier d’un enregistrement, ou colle son texte.
record-file = Fichier de l’enregistrement
record-text = Texte de l’enregistrement
record-show = Montrer

rules-contents = Sommaire
rules-choose = De quel jeu veux-tu lire les règles ?
rules-none = Les règles de ce jeu ne sont pas encore écrites ici.

## Why something does not work

error-offline = Le serveur ne répond pas. Vérifie ta connexion.
error-no-socket = Le serveur refuse la connexion. Recharge la page.
error-no-guest = Le serveur ne te connaît pas encore. Recharge la page.
error-unknown-guest = Cet invité n’est pas connu ici.
error-no-table = Cette table n’existe pas, ou elle est privée et il te faut son lien.
error-no-page = Il n’y a rien ici.
error-no-game = Ce jeu n’existe pas ici.
error-no-method = Ce n’est pas possible ici.
error-bad-message = Le serveur n’a pas pu lire ce message. Recharge la page.
error-too-fast = C’était un peu rapide. Attends un instant et réessaie.
error-too-many-tables = Tu as trop de tables en cours. Finis-en ou fermes-en d’abord.
error-too-many-sockets = Cette page est ouverte trop de fois. Ferme quelques onglets.
error-too-many-watched = Tu regardes trop de tables à la fois.
error-too-big = C’est trop long.
error-bad-table = Une telle table n’est pas possible : { $reason }
error-no-level = Ce bot n’existe pas ici.
error-taken = Cette place est prise.
error-full = Toutes les places sont prises.
error-no-seat = Cette place n’existe pas.
error-no-person = Il faut quelqu’un pour jouer avec les bots.
error-stale = La table a changé entre-temps. Regarde encore.
error-not-your-turn = Ce n’est pas à toi de jouer.
error-not-seated = Tu n’as pas de place à cette table.
error-not-running = La partie n’est pas en cours.
error-not-started = La partie n’a jamais commencé.
error-running = C’est possible une fois la partie finie.
error-started = La partie a déjà commencé.
error-illegal-move = Ce coup n’est pas possible maintenant.
error-invalid-move = Ce n’est pas un coup de ce jeu.
error-too-many-changes = Vous avez changé de place trop souvent à cette table.
error-too-many-questions = Vous avez interrogé les autres trop souvent dans cette partie.
error-too-much-talk = Vous avez tant parlé à cette table que rien de plus ne peut être gardé.
error-shown = Des cartes ou des choix ont été montrés depuis ton dernier coup, alors il reste.
error-no-move = Tu n’as pas encore joué.
error-asked-already = Une autre question attend des réponses.
error-no-question = La question est déjà réglée.
error-seats-free = Il reste des places libres.
error-not-host = Seul l’hôte de la table peut faire cela.
error-empty = Le message est vide.
error-bad-name = Un nom a besoin d’au moins une lettre.
error-bad-record = Cet enregistrement ne peut pas être montré : { $reason }
error-not-stored = Cela n’a pas pu être sauvegardé. Réessaie.
error-not-ready = Le conseiller est encore en route. Redemande dans un instant.
error-no-hints = Il n’y a pas de conseils là où d’autres personnes jouent.
error-no-mind = Personne ici ne connaît assez bien ce jeu pour donner des conseils.
error-try-again = Cela n’a pas marché à l’instant. Réessaie.
error-broken = Quelque chose a mal tourné. Réessaie.
error-other = Cela n’a pas marché : { $reason }

## The board of games that bring none of their own

general-question = Que joues-tu ?
general-hidden = caché
general-acts = doit jouer
general-search = Chercher un coup
general-count =
    { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }
general-more = … et { $number } autres : cherche-les
