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
app-broken = Un problème est survenu sur cette page. Rien de la partie n’est perdu.
app-reload = Recharger la page
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
account-title = Toi, sur cet appareil et d’autres
account-data = Télécharger mes données
account-forget = M’oublier
account-forget-sure = Ton nom et tout ce que tu as dit seront effacés, et tu quitteras toutes les tables. Les parties terminées restent, sans ton nom. C’est définitif.
account-forget-yes = M’oublier pour de bon
device-link = Lien vers un autre appareil
device-link-hint = Ouvre ce lien sur l’autre appareil dans les 15 minutes. Il sert une seule fois ; garde-le pour toi.
device-sign-out = Se déconnecter partout ailleurs
device-signed-out = Seul cet appareil est encore connecté.
device-come = Continuer ici
device-come-hint = Tu continues ici avec l’identité et les tables de la personne qui a fait ce lien.
device-come-instead = Ici, tu es { $name }. Tu continuerais avec l’identité de la personne qui a fait ce lien.
device-come-yes = Oui, c’est moi

## Lobby

lobby-play = Jouer
lobby-play-hint = Contre des bots, sans attendre
lobby-count = { $players } joueurs
lobby-learn = Apprendre
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
lobby-go = Continuer
lobby-end = Terminer cette partie de { $title }
lobby-look = Revoir
lobby-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } se partagent la victoire
    }
lobby-abandoned = finie sans résultat
lobby-clock = { $seconds } s par coup
lobby-clock-slow = { $days } jours par coup

## Creating a table

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
new-deck = Cartes
new-deck-house = Cartes de la maison
new-deck-edit = Saisir mes propres cartes
new-clock = Temps
new-clock-none = Sans limite
new-clock-quick = Rapide : 20 secondes par coup, 3 minutes de réserve
new-clock-easy = Tranquille : 60 secondes par coup, 10 minutes de réserve
new-clock-slow = Lent : 2 jours par coup
new-start = Commencer
new-open = Ouvrir la table
new-cancel = Annuler

level-random = Hasard
level-random-about = Joue au hasard.
level-greedy = Glouton
level-greedy-about = Essaie chaque coup et prend ce qui rapporte aussitôt.
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

## Cards of one’s own

deck-title = Tes propres cartes : { $game }
deck-about = Qui possède le jeu peut saisir ici ses cartes, à la place de celles de la maison. Elles restent dans ce navigateur.
deck-new = Nouveau paquet
deck-house = Partir des cartes de la maison
deck-name = Nom
deck-named = Mon paquet { $number }
deck-load = Charger un fichier
deck-save = Enregistrer dans un fichier
deck-delete = Supprimer
deck-sure = Supprimer ce paquet pour de bon ?
deck-play = Jouer avec
deck-count = { $have } cartes sur { $size }
deck-missing =
    { $number ->
        [one] Il manque une carte.
       *[other] Il manque { $number } cartes.
    }
deck-many =
    { $number ->
        [one] Il y a une carte de trop.
       *[other] Il y a { $number } cartes de trop.
    }
deck-complete = Le paquet est complet.
deck-wrong-card = Ligne { $line } : « { $text } » n’est pas une carte ; une carte s’écrit comme { $example }.
deck-wrong-signs = Ligne { $line } : { $text } a { $number } pierres ; une carte en a de { $fewest } à { $most }.
deck-wrong-number = Ligne { $line } : { $text } montre { $number } ; ce nombre va de { $least } à { $most }.

## Waiting for players

wait-title = On attend des joueurs
wait-free = libre
wait-sit = S’asseoir ici
wait-stand = Se lever
wait-bot = Mettre un bot ici
wait-unseat = Libérer la place
wait-ban = Exclure
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
table-log-latest = Au plus récent
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
table-ban = Exclure { $name } de cette table
table-banned = Exclusion de cette table : { $name }.
table-banned-nameless = Quelqu’un
table-unban = Laisser revenir { $name }
table-unban-short = Laisser revenir
table-report = Signaler ce que { $name } a dit
table-reported = Merci. Les responsables de ce serveur le liront.
table-unsay = Supprimer ce que { $name } a dit
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
table-you-away = Un bot joue pour toi en attendant.
table-return = Je suis de retour
table-stand-in = { $name } n’est plus là. Un bot peut jouer en attendant.
table-stand-in-do = Laisser jouer un bot
presence-here = là
presence-away = s’absente
presence-gone = plus là
presence-said-here = { $name } est de retour.
presence-said-away = { $name } s’absente.
presence-said-gone = { $name } n’est plus là.
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
advice-level = Les coups marqués ≈ se valent à peu près, pour autant qu’on puisse le dire.

## A first game that is explained

lesson-state = Première partie
lesson-next = Suite
lesson-back = Retour
lesson-wrong = Ce serait possible aussi. Cette fois, essaie ce qui est montré.
lesson-you = Toi
lesson-step = Étape { $now }
lesson-again = Encore une fois
lesson-play = Maintenant, une vraie partie

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
end-mistakes = Mes erreurs
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
study-mine = Mes erreurs les plus coûteuses, en points de pourcentage
study-mine-none = Aucun de mes coups n’est à coup sûr une erreur.
study-others = Chez les autres
study-costly = Les décisions les plus coûteuses, en points de pourcentage
study-better = Mieux : { $move }
study-none = Aucune décision n’a coûté quelque chose à coup sûr.
record-player = Joueur { $number }
record-hint = Choisis le fichier d’un enregistrement, ou colle son texte.
record-file = Fichier de l’enregistrement
record-text = Texte de l’enregistrement
record-show = Montrer

rules-length = Durée
rules-first = Pour apprendre
rules-lesson = Une première partie expliquée
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
error-no-lesson = Ce jeu n’apporte pas de première partie pour l’apprendre.
error-not-in-lesson = Cela n’arrive pas dans cette première partie. Recommence-la.
error-no-method = Ce n’est pas possible ici.
error-bad-message = Le serveur n’a pas pu lire ce message. Recharge la page.
error-too-fast = C’était un peu rapide. Attends un instant et réessaie.
error-too-many-tables = Tu as trop de tables en cours. Finis-en ou fermes-en d’abord.
error-too-many-sockets = Cette page est ouverte trop de fois. Ferme quelques onglets.
error-too-many-watched = Tu regardes trop de tables à la fois.
error-too-big = C’est trop long.
error-bad-table = Une telle table n’est pas possible : { $reason }
error-no-level = Ce bot n’existe pas ici.
error-banned = L’hôte de cette table t’en a exclu.
error-banned-here = Tu es exclu de ce serveur.
error-given-up = C’était trop long : on y a renoncé.
error-unseated = L’hôte a libéré ta place. Tu pourras te rasseoir dans quelques minutes.
error-own-table = Tu es l’hôte de cette table.
error-plays = On ne peut pas exclure une personne qui joue ici. Tu peux masquer ce qu’elle dit et le signaler.
error-too-many-banned = On ne peut pas exclure autant de monde d’une table.
error-too-many-muted = Tu as déjà masqué autant de personnes que possible.
error-nothing-said = Rien n’a été dit là, ou cela a été supprimé.
error-not-yours = Tu peux supprimer ce que tu as dit ; l’hôte peut supprimer ce que chacun a dit.
error-no-link = Ce lien ne mène nulle part : il a déjà servi, ou il est trop ancien. Fais-en un autre.
error-taken = Cette place est prise.
error-full = Toutes les places sont prises.
error-no-seat = Cette place n’existe pas.
error-no-person = Il faut quelqu’un pour jouer avec les bots.
error-stale = La table a changé entre-temps. Regarde encore.
error-not-your-turn = Ce n’est pas à toi de jouer.
error-here = La personne qui joue à cette place est là.
error-not-gone = Un bot ne peut jouer qu’après une absence d’un certain temps.
error-not-seated = Tu n’as pas de place à cette table.
error-not-running = La partie n’est pas en cours.
error-not-started = La partie n’a jamais commencé.
error-running = C’est possible une fois la partie finie.
error-started = La partie a déjà commencé.
error-illegal-move = Ce coup n’est pas possible maintenant.
error-invalid-move = Ce n’est pas un coup de ce jeu.
error-too-many-changes = Tu as changé de place trop souvent à cette table.
error-too-many-questions = Tu as posé trop de questions aux autres dans cette partie.
error-too-much-talk = Tu as tant parlé à cette table que rien de plus ne peut être gardé.
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
error-not-ready = Le conseil n’est pas encore prêt. Redemande dans un instant.
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
