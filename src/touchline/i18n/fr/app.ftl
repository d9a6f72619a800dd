# The app: what the browser says round the games.

language-name = Français
# Sentences of the log one after another, and figures below them.
log-together = { $first } { $then }
log-figures = { $first } · { $then }
# Several things in a row: all but the last, with commas, and the last.
list-and = { $most } et { $last }
percent = { $number } %

## Every screen

nav-home = Accueil
state-loading = Chargement
state-waiting = En attente : { $name }
state-thinking = { $name } réfléchit
thinking-now = Jouer maintenant
outlook-label = Chances de victoire : { $home } { $wins }, nul { $draws }, { $away } { $loses }
state-lost = Connexion perdue. Rien n’est perdu, nouvel essai dans { $seconds } s
state-lost-now = Connexion perdue. Rien n’est perdu, nouvel essai en cours
state-lost-retry = Réessayer
state-slow = Connexion lente
state-silent = Pas encore de réponse du serveur. Rien n’est perdu, on attend toujours
rule-open = Ouvrir la règle { $rule }
rule-title = Règle
rule-here = La règle appliquée
rule-failed = Le texte de la règle { $rule } n’est pas accessible pour l’instant.
settings-title = Réglages

## Home

nav-title = Menu principal
nav-play = Jouer
nav-rules = Règles
home-title = Deux jeux, une minute avant le coup d’envoi
home-about-counter-attack = Le football sur 943 cases. Déplacez, passez, tirez ; chaque dé est montré avec ses chances.
home-about-french-flair = Le rugby en quinze numéros. Liez avants et trois-quarts, courez, jouez au pied, contestez le ruck ; chaque lancer montre d’abord ses chances.
home-length = Durée
home-length-short = Court
home-length-medium = Moyen
home-length-full = Complet
home-length-fact = environ { $decisions } décisions, { $minutes } minutes
home-level = Niveau de l’ordinateur
home-computer = Jouer contre l’ordinateur
home-screen = Sur cet écran
home-invite = Inviter
home-options =
    { $game ->
        [french-flair] Réglages et chrono
       *[counter-attack] Édition, options, chrono et équipes
    }
home-making = Préparation
home-go-on = Reprendre un match
home-no-matches = Les matchs commencés vous attendent ici.
home-room =
    { $game }, { $half ->
        [1] 1re mi-temps
        [2] 2e mi-temps
        [5] tirs au but
       *[other] prolongation
    }.
home-forget = Oublier
home-forgotten = Le match { $home } – { $away } est oublié.
home-undo = Annuler
home-your-move = À vous
home-their-move = Continuer
home-watch = Regarder
game-counter-attack = Counter Attack
game-french-flair = French Flair
club-home-counter-attack = Harbour Athletic
club-away-counter-attack = Calder Rovers
club-home-french-flair = Garonne XV
club-away-french-flair = Causse RC
coach-random = Au hasard
coach-random-fact = Joue n’importe quel coup permis
coach-novice = Novice
coach-novice-fact = Connaît les règles et découvre le jeu
coach-steady = Solide
coach-steady-fact = Joue un football et un rugby simples et sûrs
coach-sharp = Affûté
coach-sharp-fact = Voit un coup d’avance et pèse les risques
coach-master = Maître
coach-master-fact = Voit le plus loin et ne donne presque rien
level-beats = Bat « { $rival } » { $wins } fois sur 10
level-beats-always = Ne perd presque jamais contre « { $rival } »
level-rating = cote { $rating }
level-style = Style
level-style-own = Équilibré
style-possession = Possession
style-direct = Direct
style-counter = Contre-attaque
style-forwards = Avants
style-wide = Jeu au large
style-kicking = Jeu au pied
lost-title = Il n’y a rien à cette adresse.
lost-home = Accueil
no-match-title = Ce match ne peut pas être ouvert
no-match-why = Ce navigateur n’y a pas de place. Ouvrez de nouveau le lien que vous avez reçu.
closed-title = Le match ne peut pas continuer sur cette page
closed-bad-hello = Le serveur n’a pas compris cette page. Votre match est conservé ; rechargez-la pour continuer.
closed-no-seat = { error-no-seat }
closed-invitation-used = Cette invitation a déjà servi. Demandez un nouveau lien à qui vous l’a envoyée.
closed-handed-back = Vous avez rendu votre place. Quelqu’un d’autre peut y être invité.
closed-upgrade = Le serveur n’a pas la même version que cette page, et la recharger n’a rien changé. Votre match est conservé ; rechargez-la de nouveau dans une minute.
closed-reload = Recharger

## New match

new-title = Nouveau match : { $game }
new-home = Domicile
new-away = Extérieur
new-name = Nom
new-who = Qui joue
new-who-screen = Cet écran
new-who-computer = Ordinateur
new-who-invited = Sur invitation
new-formation = Formation
new-edition = Édition
new-squads = Équipes
new-squads-quick = Distribution automatique
new-squads-draft = Draft
new-variant = Match ou partie rapide
quick-odds = { $matches } matchs entre entraîneurs de même force : à domicile { $won } gagnés, { $drawn } nuls, { $lost } perdus.
new-no = Non
new-yes = Oui
new-hints = Conseils de l’ordinateur pour les deux équipes
new-deck = Vos propres cartes (CSV)
new-deck-taken = { $name } est pris.
new-clock = Chrono
new-clock-by-actions = En actions
new-clock-by-real = En minutes
new-clock-by-phases = En phases
new-clock-by-minutes = En minutes
new-clock-length =
    { $kind ->
        [actions] Actions par mi-temps
        [phases] Phases par mi-temps
       *[other] Minutes par mi-temps
    }
new-clock-fact =
    { $kind ->
        [actions] Chaque action annoncée par l’attaque compte une minute. Prenez votre temps.
        [real] Le chrono s’arrête quand le ballon est mort. Chaque étape d’une phase de mouvement a 60 secondes de sablier.
        [phases] Chaque mêlée, touche, renvoi ou ballon à jouer compte une phase. Prenez votre temps.
       *[minutes] Le chrono court quand quelqu’un doit choisir. Au bout, le ballon en jeu est joué jusqu’à la fin.
    }
new-start = Commencer le match

## Settings and invitations

settings-language = Langue
settings-light = Clair
settings-dark = Sombre
settings-theme = Thème
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-kits = Maillots
settings-kits-1 = Indigo, ambre
settings-kits-2 = Grenat, glace
settings-pace = Animations
settings-pace-calm = 1×
settings-pace-brisk = 2×
settings-pace-still = Immédiat
settings-orders = Ne jamais me demander
settings-order = { $order ->
    [substitutions] Les remplacements, même en cas de blessure
    [kick_off] Les positions au coup d’envoi
    [final_thirds] Les déplacements dans les derniers tiers
    [goalkeeper] Les petits pas du gardien
    [nutmegs] Les petits ponts
    [after_tackles] Les pas après un tacle
    [replies] Les pas contre une passe ou un tir en première intention : tous tiennent leur place
    [last_moves] Les deux derniers déplacements de notre phase : tous tiennent leur place
    [defending] Nos déplacements quand ils ont le ballon : l’ordinateur les joue
    [set_pieces] Les positions sur coup de pied arrêté : l’ordinateur place mes joueurs
    [contests] Les contests dans un ruck : je ne conteste jamais
    [clear_outs] Les déblayages : je ne déblaie jamais
   *[other] { $order }
}
settings-camera = Terrain
settings-camera-close = Gros plan sur les duels et les tirs
settings-camera-whole = Garder tout le terrain
settings-outlook = Chances de victoire
settings-outlook-on = Affichées
settings-outlook-off = Masquées
invite-title = Faites venir l’autre équipe
invite-how = Envoyez ce lien. Qui l’ouvre joue l’autre équipe ; vous pouvez déjà commencer.
invite-play = Lien pour jouer
invite-new = Nouveau lien pour jouer
invite-watch = Lien pour regarder
invite-own = Votre lien de retour : gardez-le pour vous
invite-other = Une autre de vos places
invite-copy = Copier
invite-copied = Copié
invite-later = Plus tard
resign = Abandonner
resign-sure = Abandonner ce match ?
resign-yes = Oui, abandonner
resign-no = Non
resign-side =
    { $side ->
        [home] Domicile abandonne
       *[away] Extérieur abandonne
    }

## Plusieurs places dans un match

seat-mine = Vous jouez déjà { $name } dans ce match
seat-both = Vous jouez déjà les deux équipes dans ce match
seat-watch = Ce lien sert à regarder. Regarder plutôt que jouer ?
seat-other = Ce lien est celui de l’autre équipe, { $name }. Si vous la prenez, vous jouez contre vous-même.
seat-hands = Vous verriez les deux mains.
seat-keep = Garder ma place
seat-watch-here = Regarder dans cet onglet
seat-other-here = Jouer { $name } dans cet onglet
seat-kept = Dans tous les cas, votre place reste à vous ; seul cet onglet change.
seat-back = Revenir à ma place
hand-back = Rendre ma place
hand-back-sure = Rendre votre place ? Le match reprendra quand quelqu’un d’autre la prendra.
hand-back-yes = La rendre

## Errors

error-page = Cette page a rencontré un problème. Vos matchs sont conservés.
error-unreachable = Le serveur est injoignable. Vos matchs sont conservés.
error-server = Le serveur a rencontré un problème. Vos matchs sont conservés.
error-retry = Réessayer
error-detail = Détails
error-not-found = Rien n’a été trouvé ici.
error-too-many-rooms = Trop de matchs sont ouverts. Finissez-en un, ou attendez un peu.
error-too-fast = C’était un peu trop rapide. Réessayez dans un instant.
error-bad-setup = Ce match ne peut pas être préparé ainsi.
error-bad-deck = Ces cartes ne peuvent pas être lues. Rien n’en a été pris.

## The end of a match

ending-won = { $name } l’emporte.
ending-drawn = Match nul.
ending-resigned = { $name } abandonne.
ending-rematch = Revanche
ending-rematch-asked = Revanche demandée
ending-rematch-agree = Accepter la revanche
ending-record = Enregistrement
ending-board = Voir le terrain

## Match

match-over = Le match est terminé
calls-title = Ce que vous pouvez faire
calls-barred = Pas maintenant
calls-cut = Attend la connexion
calls-more = Plus
call-arrange = { $what ->
    [pick] Choisir pour moi
    [move] Bouger pour moi
   *[place] Placer pour moi
}
call-arrange-fact = { $what ->
    [pick] l’ordinateur choisit le reste
    [move] l’ordinateur bouge les autres
   *[place] l’ordinateur place les autres
}
call-armed = appuyez encore pour lancer
call-again = { $call } : encore une fois
call-back = Annuler
call-back-fact = votre dernière réponse
call-back-of = { $name } : la dernière réponse
log-title = Le match jusqu’ici
log-empty = Il ne s’est encore rien passé.
curtain-hand-over = Passez l’écran à { $name }
curtain-ready = C’est moi
key-space = Espace
key-title = Touches
key-help = Liste des touches
key-close = Fermer
key-hurry = Finir l’animation

## Conseils

hint-title = Conseil
hint-ask = Demander un conseil
hint-close = Fermer le conseil
hint-thinking = Recherche des meilleures réponses
hint-worth = Vos chances de victoire après chacune, un nul comptant pour moitié. Choisissez-en une pour la voir.
hint-worth-now = Vos chances de victoire après chacune, un nul comptant pour moitié ; { $now } pour l’instant. Choisissez-en une pour la voir.
hint-less = { $points ->
    [0] Aussi bien.
    [one] { $points } point de moins.
   *[other] { $points } points de moins.
}
hint-none = Il n’y a rien à choisir ici.
hint-play = La jouer
idea-move = { $player } vers { $to }
idea-aim = { $call } : { $to }
idea-change = { $player } sort, { $to } entre

## Counter Attack screen

you = Vous
board-label = Le terrain
board-free = libre
board-no = hors de portée
board-reach = à portée
board-lose = { $chance } de perdre le ballon
board-win = { $chance } de gagner le ballon
board-receive = { $chance } de réception
board-score = { $chance } de but
board-overview = Vue d’ensemble ; appuyez pour y aller
board-whole = Voir tout le terrain
board-to-ball = Aller au ballon
bench-title = Remplacement
bench-who = Choisissez qui sort.
bench-for = Qui entre pour { $name } ?
ca-choose-hex = Choisissez une case pour { $player }
ca-choose-target = { $call } : choisissez une case
call-play = Jouer : { $call }
call-go = Y aller
call-confirm-fact = ou appuyez encore sur la case
call-next = Joueur suivant
call-next-fact =
    { $count ->
        [one] { $count } peut bouger
       *[other] { $count } peuvent bouger
    }
dice-title = Les dés
dice-none = Pas encore de dés
draft-table = Sur la table
draft-empty = Encore personne.
draft-face-down = Carte face cachée { $place }
line-up-title = Qui porte quel numéro ?
line-up-how = Appuyez sur deux cartes pour échanger leurs places. Le 1 est au but ; après le 11 vient le banc.
line-up-done = Valider la composition
look-move = { $name } va là
look-shut-out = sans dé
look-shut-out-why = { $name } ne lance pas de dé : sa zone ne touche le ballon qu’au départ ou à l’arrivée.
match-attack = { $name } attaque
pips-steps = Étape { $step } sur 3, { $moved } sur { $limit } ont bougé
placing-left = Encore { $left } sur { $places }
placing-turns = { $count ->
    [4] { $restart } en quatre tours
    [6] { $restart } en six tours
   *[other] { $restart } en { $count } tours
}
placing-lines-up = { $who } se place
placing-adjusts = { $who } ajuste
placing-adjusts-last = { $who } ajuste, puis engage
placing-places = { $who } place { $count }
placing-you-line-up = Vous vous placez
placing-you-adjust = Vous ajustez
placing-you-adjust-last = Vous ajustez, puis engagez
placing-you-place = Vous placez { $count }
placing-state = { $state ->
    [done] fait
    [unchanged] rien de changé
    [now] en cours
   *[later] jusqu’à { $count }
}
placing-movable = { $count ->
    [0] Plus personne ne peut bouger
    [one] { $count } peut encore bouger
   *[other] { $count } peuvent encore bouger
}
placing-turn-of = Votre tour { $turn } sur { $of }
placing-held = { $player } en main
placing-kicks-off = { $player } donne le coup d’envoi
placing-place-first = placez d’abord quelqu’un
placing-formations = Systèmes
placing-before-done = Avant de terminer
placing-on-spot = Un joueur sur le point avec le ballon : { $player }
placing-in-hand = Posez { $player }, ou appuyez sur Échap
turn-waits = les règles l’examinent
turn-done = Terminé
turn-done-fact = ensuite { $who }
turn-done-last = puis le jeu reprend
turn-in-hand = posez d’abord { $player }
routines-title = Combinaisons
routines-keys = { $count ->
    [1] touche 1, puis Entrée
   *[other] touches 1 à { $count }, puis Entrée
}
routines-will-do = Ce que fera { $name }
routine-arrives = { $chance } arrive
routine-scores = { $chance } but
routine-turn = tour { $turn }
routine-then = puis
routine-confirm = Jouer { $name }
routine-confirm-places = { $count ->
    [0] continue
    [one] place { $count } joueur
   *[other] place { $count } joueurs
}
routine-now = { $routine } : { $players }
substitution-wish = Remplacement au prochain arrêt de jeu
substitution-wished = La question viendra au prochain arrêt de jeu
squads-title = Équipes
bar-title = Outils du match
bar-more = Menu
legend-title = Ce que disent les marques
legend-line =
    { $line ->
        [target] Peut être visé
        [actor] Peut agir maintenant
        [risk] Risque que cela échoue
        [moved] A déjà bougé
        [pips] Déplacements faits, restants
        [placed] Placé à ce tour
        [planned] Prévu à un tour suivant
        [won] Gagné : vous pouvez aller ici
        [beaten] Perdu : ils peuvent aller ici
        [behind] Par derrière : 1 ou 2, faute
        [goal] Chance de marquer ici
        [against] Leur chance de marquer
        [win] Chance de gagner le ballon
       *[reach] À portée
    }
sheet-height = { $height ->
    [bar] Détails : une ligne
    [all] Détails : tout
   *[middle] Détails : en bref
}
tabs-title = Parties de l’écran
tabs-name =
    { $name ->
        [match] Match
        [recap] Résumé
        [squads] Équipes
        [player] Joueur
        [cards] Cartes
       *[log] Journal
    }
token-carrier = a le ballon
token-label = { $name }, { $shirt }, { $side } { $state }
key-north = Nord
key-south = Sud
key-west = Ouest
key-east = Est
key-confirm = Valider
key-cancel = Annuler
key-next = Joueur suivant
key-closer = Plus près
key-farther = Plus loin
key-grid = Afficher les numéros des cases

## What the server refuses, by name, and why nothing can be taken back.

error-bad-message = Le serveur n’a pas compris cette page. Rechargez-la.
error-protocol = Cette page n’a pas la même version que le serveur. Rechargez-la.
error-no-seat = Ce lien n’ouvre aucun match. Le match a pu être supprimé, ou une partie du lien manque.
error-too-large = C’était trop à la fois.
error-not-your-turn = Ce n’est pas à vous.
error-too-late = Le match a continué entre-temps.
error-not-offered = Ce n’est pas proposé maintenant.
error-no-take-back = Ce coup ne peut pas être annulé.
error-over = Le match est terminé.
error-watching = Vous regardez : seules les équipes peuvent faire cela.
error-not-yours = Dans ce match, c’est à quelqu’un d’autre de le faire.
error-no-hints = Ce match se joue sans conseils.
error-busy = Le serveur est occupé. Réessayez dans un instant.
prompt-shared = { $name } : { $question }
match-no-back-first = rien à annuler pour l’instant
match-no-back-dice = dés lancés depuis
match-no-back-draw = cartes piochées depuis
match-no-back-answered = { $name } a joué depuis
match-no-back-person = { $name } l’a vu
match-no-back-seen = { $name } l’a vu
match-notice-title = À propos de ce match
match-rules-corrected = { $rule ->
    [none] Une règle a été corrigée depuis le début de ce match.
   *[other] La règle { $rule } a été corrigée depuis le début de ce match.
  } À partir du coup { $entry }, ce qui a été joué n’en découle plus. Rien n’est effacé : le match reprend selon les règles corrigées, à la dernière position connue.
match-rules-corrected-over = { $rule ->
    [none] Une règle a été corrigée depuis ce match.
   *[other] La règle { $rule } a été corrigée depuis ce match.
  } Le résultat reste acquis. À partir du coup { $entry }, le match ne peut plus être montré.
match-damaged = Une partie de ce match a été endommagée : à partir du coup { $entry }, elle n’a pas pu être relue. Le match reprend à la dernière position connue.
match-notice-ok = Continuer

## French Flair screen

bench-held = { $count } en main
bench-pile = pioche { $count }
bench-discard = défausse { $count }
# The cards that a side has laid in this phase.
bench-table = cartes posées : { $cards }
call-clear = Effacer
call-clear-fact = choisir de nouveau
chances-chance = Chances
chances-one = Un
chances-two = Deux
chances-throw = Un dé ou deux ?
chances-then = Ensuite : un dé ou deux ?
chances-then-free = Sans plaquage : un dé ou deux ?
chances-decide-then = Vous décidez à ce moment-là.
chances-lay =
    { $to ->
        [tackle] Si vous plaquez
        [contest] Si vous contestez
       *[clear] Si vous déblayez
    }
chances-left = sans déblayage
chances-die = avec vos dés
chances-needs = Ce que disent les dés
chances-calls = Ce que chaque coup de pied peut donner
chances-all = Toutes les chances
chances-cleared = déblayage
field-label = Le terrain ; le ballon est à { $metres } m de la ligne d’en-but la plus proche
field-22 = leurs 22 : plaquage possible à chaque carte
field-halfway = médiane
field-goal = en-but
field-advantage = avantage
field-knock-on = un 1 : mêlée adverse ici
field-one = 1 dé
field-two = 2 dés
hand-label = Votre main
key-card-left = Carte à gauche
key-card-right = Carte à droite
key-play-next = Action suivante
key-play-before = Action précédente
lay-with =
    { $to ->
        [tackle] Plaquer avec le { $card }
        [contest] Contester avec le { $card }
       *[clear] Déblayer avec le { $card }
    }
match-possession = { $name } a le ballon
play-metres = { $metres } m
play-metres-between = { $least }–{ $most } m
play-no-dice = sans dé
plays-all =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions, dont voici les meilleures
    }
plays-of =
    { $count ->
        [0] Aucune action avec { $cards }
        [one] Une action avec { $cards }
       *[other] { $count } actions avec { $cards }
    }
plays-seek = Actions avec { $cards }
plays-fit = Cartes qui iraient avec : { $cards }
throw-one = Un dé
throw-two = Deux dés
zone-tackle = Le plaquage
zone-label = La zone de contest va de { $low } à { $high }
zone-won = ballon gagné
zone-offside = hors-jeu
zone-chance = zone de { $low } à { $high }, { $chance }
zone-sure = zone 1 à 6 : sans risque

## Clocks and shoot-out

clock-half = Le chrono de la mi-temps
clock-sand = Sablier : temps qui reste pour choisir
shoot-out-title = Tirs au but
shoot-out-scored = marqué
shoot-out-missed = manqué

## Rules at a terminal

rules-page-label = { $label } :
rules-page-terms = En français
rules-page-editions = Éditions
rules-page-options = Options
rules-page-see = Voir
rules-page-gap = Lacune
rules-page-decision = Décision
rules-page-why = Raison
rules-page-switch = option
rules-page-option = option
rules-page-default = Par défaut
rules-page-others = Autres valeurs
