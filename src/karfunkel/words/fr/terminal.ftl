# Ce que seul le terminal dit. Ce que dit aussi la page se trouve dans les autres fichiers. Les commandes sont les mêmes dans toutes les langues.

## Qui joue

terminal-you = Toi
terminal-seat = Place { $number }
terminal-seated = { $name } (place { $number })
terminal-named = { $name } : { $about }
terminal-greeting = Tu es à la place { $number }.
terminal-people = Avec toi : { $names }.
terminal-bots =
    { $count ->
        [one] Contre un bot ({ $level }) : { $names }.
       *[other] Contre des bots ({ $level }) : { $names }.
    }
terminal-no-numba = Numba n’est pas installé : les bots sont du niveau { $level } ; avec `pip install numba`, il y en a de meilleurs.
terminal-how = Réponds par un numéro ou un coup. { $help } explique à tout moment les règles et les commandes.

## Questions

terminal-other-moves = Tout autre coup peut être tapé, par exemple { $move } ; { $moves } les donne tous.
terminal-type-the-move = Ici, les coups sont eux-mêmes des nombres : tape le coup.
terminal-only-move = C’est le seul coup ; Entrée le joue.
terminal-more-moves = … et { $number } autres
terminal-no-moves = Il n’y a plus de coup à jouer.
terminal-whole-log = Toute la partie jusqu’ici
terminal-undone = Te revoilà à ta décision précédente. Tous les coups joués depuis sont annulés, ceux des autres aussi.
terminal-hint = { $move } : { $chance } % de chances de gagner
terminal-hint-often = { $move } : { $chance } % de chances de gagner, à jouer { $often } fois sur 100

## Commandes

terminal-argument-card = CARTE
terminal-argument-file = FICHIER
terminal-argument-name = NOM
terminal-argument-number = NUMÉRO
terminal-argument-table = TABLE
terminal-argument-text = TEXTE
terminal-do-help = de quoi il s’agit, la décision du moment et ces commandes
terminal-do-help-chapter = un chapitre des règles
terminal-do-help-card = ce que fait une carte
terminal-do-table = montrer encore la table
terminal-do-moves = tous les coups que tu peux jouer maintenant
terminal-do-log = tout ce qui s’est passé jusqu’ici
terminal-do-hint = ce que jouerait ici un bot fort, et tes chances de gagner alors
terminal-do-undo = revenir à ta dernière décision ; tout ce qui a suivi est annulé
terminal-do-undo-asking = reprendre ton dernier coup ; si d’autres ont joué depuis, on leur demande
terminal-do-save = enregistrer la partie ; save! remplace un fichier
terminal-do-save-record = enregistrer la partie une fois finie ; save! remplace un fichier
terminal-do-quit = quitter la partie
terminal-do-leave = partir ; la table reste, et ta place t’attend
terminal-do-say = dire quelque chose à toute la table
terminal-do-answer = répondre à ce que quelqu’un a demandé
terminal-do-abandon = proposer aux autres d’arrêter sans résultat
terminal-do-resign = laisser ta place à un bot, pour de bon
terminal-do-back = reprendre la main au bot qui jouait en ton absence
terminal-do-rematch = après la partie : rejouer avec les mêmes personnes
terminal-do-seats = montrer qui est assis où, et l’invitation
terminal-do-start = comme hôte : mettre des bots aux places libres et commencer
terminal-do-close = comme hôte : fermer la table

## Enregistrer et partir

terminal-saved = Enregistré dans { $file }.
terminal-way-back = Pour continuer plus tard :
terminal-way-to-check = Pour la vérifier :
terminal-check = Une partie enregistrée se vérifie carte par carte avec : { $command }
terminal-over = La partie est finie. Tu peux l’enregistrer ({ $save }), relire le récit ({ $log }) ou revenir en arrière ({ $undo }). Entrée quitte.
terminal-over-server = La partie est finie. Tu peux l’enregistrer ({ $save }), relire le récit ({ $log }), parler ou rejouer ({ $rematch }). Entrée quitte.
terminal-goodbye = Au revoir.
terminal-goodbye-saved = Au revoir. La partie est enregistrée dans { $file }.
terminal-goodbye-lost = Au revoir. Ce qui a suivi le dernier enregistrement dans { $file } est perdu.
terminal-goodbye-over = Au revoir. Cette partie n’a pas été enregistrée.
terminal-goodbye-unsaved = Au revoir. Cette partie n’a pas été enregistrée ; pour en garder une, tape { $save } avant de partir.
terminal-goodbye-server = Au revoir. La table reste, et ta place t’attend. Pour revenir :
terminal-shared-win = Tu partages la victoire avec { $names }.

## Revoir et étudier

terminal-how-to-replay = { $last } coups. Entrée avance ; { $back }, un numéro ou { $end } va ailleurs ; { $table } montre la table, { $quit } quitte.
terminal-not-over = La partie n’est pas finie.
terminal-thinking = Réflexion
terminal-study-when = Quand
terminal-study-seat = Place
terminal-study-played = Joué
terminal-study-better = Mieux
terminal-study-chance = Chance
terminal-study-instead = Au lieu de
terminal-study-cost = Coût
terminal-study-lost = Perte par coup

## Sur un serveur

terminal-line-back = La connexion est rétablie.
terminal-agree = Es-tu d’accord ? Tape { $yes } ou { $no }.
terminal-may-refuse = Peut refuser : { $names }.
terminal-take-over = Tape { $back } pour reprendre la main.
terminal-sit-down-again = Tape { $rematch } pour t’y asseoir.
terminal-seat-freed = L’hôte a libéré ta place. Au revoir.
terminal-invitation = Tes amis peuvent venir avec le code { $code }, qui mène à cette table :
terminal-missing =
    { $number ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $number } personnes.
    } { $help } montre ce que tu peux faire en attendant.
terminal-all-here = Toutes les places sont prises. Tape { $start } pour commencer.
terminal-host-begins = Toutes les places sont prises. L’hôte commence la partie.
terminal-table = Table
terminal-game = Jeu
terminal-seats = Places
terminal-others-move = aux autres de jouer
terminal-sit-down = Pour t’asseoir :
terminal-put-up = Aucune table ne t’attend. Pour en créer une, par exemple :

## Ce qui ne va pas

terminal-error-answer = Tape un numéro de 1 à { $last }, un coup ou help.
terminal-error-answer-move = Tape un coup ou help.
terminal-error-number = Il n’y a pas de choix { $number } ; les choix vont de 1 à { $last }.
terminal-error-refused = { $reason } moves montre tous les coups que tu peux jouer maintenant.
terminal-error-command = « { $text } » n’est pas compris ; help montre ce qui l’est.
terminal-error-before = « { $text } » n’est pas compris avant la partie ; help montre ce qui l’est.
terminal-error-step = « { $text } » n’est pas compris.
terminal-error-card = Il n’y a ni carte ni chapitre « { $text } » ; les cartes sont { $cards }.
terminal-error-chapter = Il n’y a pas de chapitre « { $text } ».
terminal-error-move = « { $text } » n’est pas un coup.
terminal-error-moment = La partie a { $last } coups ; on peut la voir après 0 à autant de coups.
terminal-error-undo = Il n’y a rien à annuler : tu n’as pas encore joué.
terminal-error-hint = La partie est finie ; il n’y a plus rien à conseiller.
terminal-error-no-file = Dis où enregistrer la partie, par exemple : save mapartie.txt
terminal-error-file-exists = { $file } existe déjà ; save! au lieu de save le remplace.
terminal-error-not-saved = La partie ne peut pas être enregistrée dans { $file } : { $reason }
terminal-error-say-what = Dis aussi quoi, par exemple : say bonjour
terminal-error-say-less = Au plus { $most } caractères à la fois, pas { $number }.
terminal-error-no-table = { $server } n’a ni table ni invitation « { $text } ».
terminal-error-other-game = À cette table on joue à { $played }, pas à { $wanted }.
terminal-error-begun = La partie de cette table a commencé sans toi.
terminal-error-no-seat = Cette table n’a pas de place { $number } ; les places vont de 0 à { $last }.
terminal-error-open-seats = À part toi, 0 à { $most } places peuvent rester libres, pas { $number }.
terminal-error-address = « { $text } » n’est pas l’adresse d’un serveur comme http://localhost:8000
terminal-error-no-name = Tu n’es encore jamais venu sur { $server } ; dis comment tu t’appelles, par exemple : --name Anna
terminal-error-guests-read = { $file }, où les invités sont notés, est illisible : { $reason }
terminal-error-guests-write = Impossible de noter qui tu es dans { $file } : { $reason }
terminal-error-other-record = { $file } est une partie de { $played }, pas de { $wanted }.
terminal-error-no-seed = { $file } ne montre pas sa graine : la carte suivante ne peut pas être tirée.
terminal-error-seconds = On réfléchit à une décision plus de 0 et jusqu’à { $most } secondes, pas { $seconds }.
terminal-error-broken = Le serveur { $server } a rompu la connexion.
