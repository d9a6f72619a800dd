### Why an answer is not offered. A key is the engine's own sentence, cut short; the sentence may be said otherwise here.
### $player, $players, $carrier and $other are players; $hex and $ball hexes; $side is the name of a side; $card and $cards are cards.
### A side takes the singular. Nothing agrees with a player or follows «de», which may be elided.

## Whatever is waited for

why-not-offered-here = Ce n’est pas proposé maintenant.
why-a-decision-is-waited-for-not-dice-or-a-draw = Il faut une décision, pas des dés ni des cartes.
why-a-draw-of-count-from-a-bag-of-bag-is-waited-for-not-a = D’abord, { $count ->
    [one] { $count } carte est tirée
   *[other] { $count } cartes sont tirées
} parmi { $bag } ; rien à décider encore.
why-a-draw-of-count-from-a-bag-of-bag-is-waited-for = Il faut tirer { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} parmi { $bag }.
why-one-die-of-least-to-most-is-waited-for-not-a-decision = D’abord, un dé de { $least } à { $most } ; rien à décider encore.
why-one-die-of-least-to-most-is-waited-for = Il faut lancer un dé de { $least } à { $most }.
why-count-dice-of-least-to-most-are-waited-for-not-a = D’abord, { $count } dés de { $least } à { $most } ; rien à décider encore.
why-count-dice-of-least-to-most-are-waited-for = Il faut lancer { $count } dés de { $least } à { $most }.
why-the-clock-says-whether-the-time-of-the-half-is-over = C’est le chrono qui dit si le temps de la mi-temps est écoulé.

## Before the match

why-the-goalkeeper-at-place-place-has-been-picked = Le gardien à la place { $place } est déjà pris.
why-a-goalkeeper-is-picked-by-its-place-places = Choisissez un gardien par sa place : { $places }.
why-card-card-is-in-the-squad-of-side-a-card-that-lies-face = { $side } a déjà { $card }. Sur la table : { $cards }.
why-a-card-that-lies-face-up-is-picked-cards = Choisissez une carte face visible : { $cards }.
why-a-line-up-has-11-cards-none-twice-count-came = Une composition a 11 joueurs, sans doublon ; ici { $count }.
why-card-card-is-not-in-the-squad = { $card } n’est pas dans l’équipe.
why-1-is-worn-by-a-goalkeeper-keepers-card-card-is-none = Un gardien porte le 1 ({ $keepers }) ; { $card } n’est pas gardien.
why-number-is-worn-by-an-outfielder-card-card-is-a = Le { $number } est pour un joueur de champ ; { $card } est gardien.
why-the-cards-that-wear-1-to-11-are-named = Dites qui porte les numéros 1 à 11.
why-there-is-no-formation-name-nearest-nearest = Pas de formation { $name } ; les plus proches : { $nearest }.
why-a-formation-is-taken-once-in-a-turn-before-players-are = Une formation se choisit une fois par tour, avant de placer des joueurs.
why-players-are-placed-for-the-kick-off-until-the-side-is = On place les joueurs pour le coup d’envoi, jusqu’à ce que vous ayez terminé.
why-side-places-its-own-players-that-are-on-the-pitch = { $side } place ses propres joueurs présents sur le terrain.
why-player-has-been-placed-in-this-turn = { $player } a déjà pris place pendant ce tour.
why-player-kicks-off-another-player-placed-on-0-0-changes = { $player } donne le coup d’envoi. Placez quelqu’un d’autre en 0,0 pour échanger les places.
why-player-cannot-stand-on-hex-where-other-stands = { $player } ne peut pas aller en { $hex } : { $other } s’y trouve.
why-shirt-stands-on-hex-which-is-not-on-the-pitch = Le { $shirt } serait en { $hex }, hors du terrain.
why-shirt-stands-on-hex-where-other-stands = Le { $shirt } serait en { $hex }, où se trouve le { $other }.
why-nobody-stands-on-0-0-to-kick-off = Personne n’est en 0,0 pour le coup d’envoi.
why-shirt-stands-on-hex-in-the-other-half-its-own-has = Le { $shirt } serait en { $hex }, dans l’autre moitié ; la sienne va des colonnes { $first } à { $last }.
why-shirt-stands-on-hex-in-the-centre-circle-which-is-for = Le { $shirt } serait en { $hex }, dans le rond central, réservé à l’équipe qui donne le coup d’envoi.
why-players-are-placed-freely-until-the-side-is-done = On place librement les joueurs, jusqu’à ce que vous ayez terminé.
why-a-player-is-placed-on-a-hex-of-the-pitch = Un joueur se place sur une case du terrain.
why-player-has-the-ball-in-its-hands-and-stays-in-its-box = { $player } a le ballon en main et reste dans sa surface.
why-no-opponent-stands-next-to-player-who-holds-the-ball-as = { $hex } touche { $player }, qui tient le ballon : aucun adversaire ne peut y être.
why-player-starts-with-a-goalkeepers-kick = { $player } ouvre par un dégagement.

## The Movement Phase

why-players-are-moved-until-the-movement-phase-has-ended = On bouge jusqu’à la fin de la phase de mouvement ; rien d’autre ne s’annonce.
why-step-step-is-for-players-of-side-on-the-pitch = À l’étape { $step }, c’est { $side } qui bouge.
why-player-has-already-moved-in-this-phase = { $player } a déjà bougé dans cette phase.
why-player-jumped-for-a-header-and-may-not-move-in-this = { $player } a sauté de la tête et ne peut pas bouger dans cette phase.
why-player-is-stunned-and-may-not-move-in-this-phase = { $player } est hors du coup et ne peut pas bouger dans cette phase.
why-player-carries-the-ball-and-goes-hex-by-hex = { $player } a le ballon et va case par case.
why-player-stands-there-already-who-stays-is-not-moved = { $player } s’y trouve déjà ; qui reste ne se déplace pas.
why-player-stands-there-and-has-nobody-to-challenge-and = { $player } s’y trouve déjà, sans personne à tacler ni ballon à prendre.
why-player-stands-there-already = { $player } s’y trouve déjà.
why-player-stands-there-already-staying-is-no = { $player } s’y trouve déjà ; pour ne pas bouger, répondez Non.
why-a-player-stays-on-the-pitch-only-the-carrier-may-step = On reste sur le terrain ; seul le porteur peut entrer dans le but attaqué.
why-player-stays-on-the-pitch = { $player } reste sur le terrain.
why-hex-is-taken-by-player = { $player } est en { $hex }.
why-player-played-the-ball-last-and-may-not-be-the-next-to = { $player } a joué le ballon et ne peut pas le retoucher aussitôt.
why-hex-is-away-hexes-away-player-may-move-allowance = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} ; { $player } peut en faire { $allowance }.
why-the-free-ball-on-ball-is-in-the-way-of-player-to-hex = Le ballon libre en { $ball } barre la route : { $player } ne peut pas aller en { $hex }.
why-player-cannot-get-round-the-players-in-the-way-to-hex-in = { $player } ne peut pas contourner les joueurs jusqu’à { $hex } en { $allowance ->
    [one] { $allowance } case
   *[other] { $allowance } cases
}.
why-player-finishes-its-move-before-the-next-player-begins = { $player } termine sa course avant le mouvement suivant.
why-this-movement-phase-is-the-last-action-of-the-half = Cette phase de mouvement est la dernière action de la mi-temps.
why-the-attack-calls-a-snapshot-in-its-own-steps-1-or-3 = L’attaque annonce un tir instantané dans ses propres étapes, 1 ou 3.
why-nobody-has-the-ball = Personne n’a le ballon.
why-player-on-hex-is-not-in-the-opposing-box = { $player } en { $hex } n’est pas dans la surface adverse.
why-players-in-the-final-thirds-are-moved-now-up-to-6-hexes = On déplace les joueurs des tiers finaux, de 6 cases au plus chacun ; rien d’autre ne s’annonce.
why-players-of-side-on-the-pitch-are-moved-now = C’est { $side } qui bouge maintenant, avec ses joueurs sur le terrain.
why-player-has-been-moved-already = { $player } a déjà bougé.
why-player-jumped-or-is-stunned-and-may-not-be-moved = { $player } a sauté ou est hors du coup et ne peut pas bouger.
why-player-on-hex-is-not-in-the-final-third-opposite-the = { $player } en { $hex } n’est pas dans le tiers final opposé au ballon.
why-player-on-hex-is-not-in-a-final-third = { $player } en { $hex } n’est pas dans un tiers final.
why-players-must-first-be-moved-out-of-the-box = À sortir d’abord de la surface : { $players }.
why-players-must-first-be-moved-away-from-the-goalkeeper = À éloigner d’abord du gardien : { $players }.
why-player-takes-the-goal-kick = { $player } joue la sortie de but.
why-player-holds-the-ball-and-stays-in-its-box = { $player } tient le ballon et reste dans sa surface.
why-hex-is-in-the-box-where-no-opponent-may-be = { $hex } est dans la surface, où aucun adversaire ne peut être.
why-hex-is-next-to-player-where-no-opponent-may-be = { $hex } touche { $player } : aucun adversaire ne peut y être.

## Nutmegs, steals and tackles

why-there-are-no-nutmegs-nutmeg-is-off = Ces règles n’ont pas de petit pont.
why-a-nutmeg-is-for-a-carrier-that-moves-in-step-1-or-3 = Un petit pont est pour un porteur qui bouge à l’étape 1 ou 3.
why-the-target-is-a-defender-on-the-pitch = Il faut viser un défenseur sur le terrain.
why-player-is-not-next-to-carrier = { $player } n’est pas à côté du porteur, { $carrier }.
why-player-has-left-of-its-hexes-left-a-nutmeg-takes-cost = { $player } a encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
}, un petit pont en prend { $cost }.
why-player-takes-no-part-in-this-phase = { $player } ne participe pas à cette phase.
why-player-has-already-attempted-a-steal-in-this-phase = { $player } a déjà tenté une interception dans cette phase.
why-no-hex-behind-player-is-free = Aucune case n’est libre derrière { $player }.
why-a-nutmeg-is-called-when-the-carrier-comes-next-to-the = Un petit pont s’annonce quand le porteur arrive à côté du défenseur.
why-a-nutmeg-is-called-here-before-any-steal-or-not = Le petit pont s’annonce ici, avant toute interception, ou pas du tout.
why-player-lands-on-a-hex-behind-hex = { $player } arrive sur une case derrière { $hex }.
why-a-nutmeg-lands-next-to-hex-and-not-next-to-ball = Un petit pont mène à côté de { $hex }, mais pas à côté de { $ball }.
why-player-attempts-to-steal-the-ball-or-lets-it-be = { $player } tente l’interception, ou non.
why-a-defender-next-to-the-free-ball-tests-for-it-or-does = Un défenseur à côté du ballon libre tente de le prendre, ou non.
why-player-is-not-next-to-a-player-with-the-ball = { $player } n’est pas à côté du porteur du ballon.
why-only-a-goalkeeper-dives-at-a-carrier-in-its-own-box = Seul un gardien plonge, sur un porteur dans sa propre surface.
why-in-its-own-box-a-goalkeeper-dives-instead-of-tackling = Dans sa propre surface, un gardien plonge au lieu de tacler.
why-the-defender-challenges-or-just-takes-position = Le défenseur tacle, ou se place seulement.
why-there-are-no-reckless-tackles-reckless-tackle-is-off = Ces règles n’ont pas de tacle assassin.
why-the-target-is-an-attacker-on-the-pitch = Il faut viser un attaquant sur le terrain.
why-player-has-not-got-the-ball-reckless-tackle-is-carrier = { $player } n’a pas le ballon ; un tacle assassin vise le porteur.
why-player-is-away-hexes-from-the-ball-more-than-most = { $player } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon, { $most } au plus.
why-player-is-not-within-1-hex = { $player } est à plus de 1 case.
why-player-stays-or-exchanges-hexes-with-other-tackle-win = { $player } reste sur place, ou échange sa case avec { $other }.
why-player-is-put-on-a-hex-next-to-hex-or-stays = { $player } va sur une case à côté de { $hex }, ou reste sur place.
why-player-may-be-put-on-hexes-of-the-pitch-next-to-hex-only = { $player } ne peut aller que sur une case du terrain à côté de { $hex }.
why-the-attack-plays-on-or-takes-the-penalty = L’attaque laisse jouer, ou tire le penalty.
why-the-attack-plays-on-or-takes-the-free-kick = L’attaque laisse jouer, ou tire le coup franc.

## What is called

why-call = { $call ->
    [movement-phase] phase de mouvement
    [standard-pass] passe standard
    [short-pass] passe courte
    [first-time-pass] passe instantanée
    [high-pass] passe haute
    [long-pass] passe longue
    [shot] tir
   *[snapshot] tir instantané
}
why-it-is-not-listed-here-listed = Pas ici. Au choix : { $listed }.
why-beginners-play-no-high-passes-listed-here-listed = En initiation, pas de passe haute. Au choix : { $listed }.
why-a-call-is-not-listed-here-listed = Pas de { $call } ici. Au choix : { $listed }.
why-a-call-is-not-listed-here-listed-option-is-value = Dans ces règles, pas de { $call } ici. Au choix : { $listed }.
why-player-is-out-of-shooting-range = { $player } est hors de portée de tir.

## Passes

why-a-pass-is-aimed-at-a-hex-of-the-pitch = Une passe vise une case du terrain.
why-player-does-not-pass-to-itself-a-teammates-hex-or-a-free = { $player } a le ballon : choisissez la case d’un coéquipier ou une case libre.
why-player-an-opponent-stands-on-hex = { $player }, un adversaire, est en { $hex }.
why-hex-is-away-hexes-away-this-pass-reaches-radius = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, cette passe va à { $radius } au plus.
why-player-stands-on-the-path-on-hex = { $player } est sur le trajet du ballon, en { $hex }.
why-player-stands-on-the-path-on-hex-no-pass-goes-through = { $player } est sur le trajet, en { $hex } ; dans ces règles, aucune passe ne traverse un coéquipier.
why-side-may-move-one-player-by-allowance-at-most-or-none = { $side } peut déplacer un joueur de { $allowance ->
    [one] { $allowance } case
   *[other] { $allowance } cases
} au plus, ou personne.
why-a-player-of-side-on-the-pitch-is-moved = C’est { $side } qui déplace un joueur sur le terrain.
why-hex-is-the-target-and-player-plays-the-pass = La passe va en { $hex }, et { $player } la joue.
why-hex-is-away-hexes-away-a-high-pass-reaches-most = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, une passe haute va à { $most } au plus.
why-hex-is-away-hexes-away-a-high-pass-goes-at-least-least = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, une passe haute va à { $least } au moins.
why-no-teammate-of-player-is-on-hex-or-can-get-there-in-most = Aucun coéquipier pour { $player } en { $hex }, ni à { $most } cases de là.
why-player-on-hex-next-to-the-passer-blocks-the-way = { $player } en { $hex }, à côté du passeur, barre la route.
why-a-teammate-must-be-brought-to-the-target-hex = Un coéquipier doit venir sur la cible, { $hex }.
why-player-plays-the-pass-and-may-not-be-the-one-that-is = { $player } joue la passe et ne peut pas bouger.
why-player-stands-on-the-target-hex-and-may-not-be-moved = { $player } est sur la cible, { $hex }, et doit y rester.
why-player-an-opponent-stands-next-to-hex = { $player }, un adversaire, est à côté de { $hex }.
why-player-is-away-hexes-from-hex-no-own-player-is-nearer = { $player } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} de { $hex } ; vos joueurs en sont à { $least } au moins.
why-no-long-pass-goes-from-one-final-third-to-the-other-long = Dans ces règles, aucune passe longue ne va d’un tiers final à l’autre.
why-player-the-goalkeeper-may-move-after-a-long-pass-or-stay = Seul le gardien, { $player }, peut bouger après une passe longue, ou rester.

## The ball in the air

why-side-names-its-own-players = { $side } désigne ses propres joueurs.
why-player-has-been-named = { $player } est déjà au duel.
why-player-played-the-ball-and-may-not-be-the-one-that-heads = { $player } a joué le ballon et ne peut pas le reprendre de la tête.
why-player-is-not-on-the-pitch-most-hexes-at-most-are-in = { $player } n’est pas sur le terrain ; on saute à { $most } cases du ballon au plus.
why-player-is-away-hexes-from-the-ball-most-hexes-at-most = { $player } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon ; on saute à { $most } au plus.
why-no-more-than-most-outfielders-of-a-side-challenge = Pas plus de { $most } joueurs de champ par équipe au duel.
why-players-are-named-one-at-a-time-in-the-order-in-which = Désignez un joueur à la fois, dans l’ordre des lancers.
why-players-are-named-for-the-header-or-the-list-is-done = Désignez qui va au duel de la tête, ou terminez ; rien d’autre ne s’annonce.
why-the-attack-says-first-whether-it-heads-a-pass-or-a-shot = Dites d’abord si c’est une passe de la tête ou un tir, et la cible du tir.
why-the-attack-names-at-least-one-player-unless-all-in-reach = L’attaque désigne au moins un joueur, sauf si tous à portée sont hors-jeu.
why-somebody-is-in-reach-of-the-ball-it-is-headed-or = Quelqu’un est à portée du ballon : d’abord la tête ou le contrôle.
why-option-control-attempt-is-off = Dans ces règles, un ballon en l’air ne se contrôle pas.
why-nobody-is-nominated-only-where-all-in-reach-are-offside = Ne désigner personne n’est permis que si tous à portée sont hors-jeu.
why-the-ball-in-the-air-is-played-first-header-or-movement = Jouez d’abord le ballon en l’air : tête ou phase de mouvement.
why-the-ball-in-the-air-is-played-first-header-or-control = Jouez d’abord le ballon en l’air : tête ou contrôle.
why-the-ball-in-the-air-is-played-first-header = Jouez d’abord le ballon en l’air : de la tête.
why-only-a-player-that-was-declared-for-the-header-heads-it = Seul un joueur annoncé au duel joue de la tête.
why-hex-is-more-than-most-hexes-from-the-ball = { $hex } est à plus de { $most } cases du ballon.
why-only-the-goalkeeper-rushes-or-stays-where-it-is = Seul le gardien sort, ou reste sur place.
why-player-defends-and-heads-the-ball-away = { $player } défend et dégage de la tête.
why-a-headed-pass-was-declared-before-the-rolls = Une passe de la tête a été annoncée avant les lancers.
why-player-heads-the-ball-where-it-goes-is-said-now = { $player } joue de la tête : choisissez vers où.
why-a-headed-pass-stays-on-the-pitch = Une passe de la tête reste sur le terrain.
why-player-may-not-head-the-ball-to-itself = { $player } joue de la tête : choisissez une autre case.
why-hex-is-taken-by-player-an-opponent = { $player }, un adversaire, est en { $hex } : la tête va ailleurs.
why-player-may-not-be-headed-back-to-after-a-corner = Après un corner, pas de remise de la tête vers { $player }.
why-a-headed-shot-is-aimed-at-a-hex-of-the-goal-that-the = Un tir de la tête vise une case du but attaqué.
why-hex-is-away-hexes-from-the-ball-a-header-goes-most = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon, une tête va à { $most } au plus.
why-no-straight-line-leads-from-the-ball-through-the-goal = Aucune ligne droite ne mène du ballon à { $hex } entre les poteaux.

## Shots

why-a-shot-is-aimed-at-one-of-the-eight-hexes-of-the-goal = Un tir vise l’une des huit cases du but attaqué.
why-it-is-away-hexes-from-ball-to-hex-a-shot-goes-most = De { $ball } à { $hex }, il y a { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, un tir va à { $most } au plus.
why-the-line-from-ball-to-hex-does-not-cross-the-goal-line = La ligne de { $ball } à { $hex } ne passe pas entre les poteaux.
why-the-defence-may-move-one-player-against-the-snapshot-or = La défense peut déplacer un joueur contre le tir instantané, ou personne.
why-it-is-for-players-of-side-on-the-pitch = C’est à { $side } de bouger, avec ses joueurs sur le terrain.
why-player-jumped-for-a-header-or-is-stunned-and-may-not = { $player } a sauté de la tête ou est hors du coup et ne peut pas bouger.
why-the-snapshot-of-player-has-been-called-its-target-is = { $player } tente un tir instantané : choisissez la cible.
why-player-has-the-ball-in-range-a-snapshot-at-once-or-the = { $player } a le ballon à portée de tir : tir instantané maintenant, ou le jeu continue.

## Goalkeepers

why-player-says-first-whether-it-takes-the-ball-in-its-hands = Dites d’abord si { $player } prend le ballon à la main.
why-player-may-move-1-hex-before-play-goes-on-nobody-else = { $player } peut bouger de 1 case avant la suite, et personne d’autre.
why-player-dives-at-the-feet-of-carrier-or-does-not = { $player } plonge dans les pieds du porteur, { $carrier }, ou non.
why-player-takes-the-hex-of-carrier-or-keeps-its-own = { $player } prend la case du porteur, { $carrier }, ou garde la sienne.
why-the-ball-on-hex-is-outside-the-box-feet-or-hands-or-no = Le ballon en { $hex } est hors de la surface : du pied, de la main, ou rien.
why-the-final-thirds-are-activated-before-the-goalkeeper = Les joueurs des tiers finaux bougent avant que le gardien dégage ou pose le ballon.
why-player-holds-the-ball-a-quick-throw-or-the-final-thirds = { $player } tient le ballon : relance à la main, ou tiers finaux.
why-a-quick-throw-is-called-before-anybody-has-moved-in-the = La relance à la main vient avant tout mouvement dans les tiers finaux.
why-the-goalkeeper-may-not-drop-the-ball-gk-drop-is-off = Dans ces règles, le gardien ne peut pas poser le ballon.
why-player-holds-the-ball-and-kicks-it-or-drops-it-where-the = { $player } tient le ballon et le dégage, ou le pose si les règles le permettent.
why-hex-lies-in-the-opposite-final-third = { $hex } est dans le tiers final opposé.

## Set pieces

why-it-is-side-that-places-its-players-on-the-pitch = C’est { $side } qui place ses joueurs sur le terrain.
why-hex-is-in-the-six-yard-box-and-next-to-player = { $hex } est dans la surface de but et touche { $player }.
why-hex-is-not-outside-the-box-and-the-arc = { $hex } n’est pas hors de la surface et de l’arc.
why-hex-is-not-outside-the-box = { $hex } n’est pas hors de la surface.
why-hex-is-in-the-box-of-the-goal-kick = { $hex } est dans la surface de la sortie de but.
why-hex-is-away-from-the-ball-defenders-keep-further-away = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon ; les défenseurs restent plus loin.
why-only-the-goalkeeper-player-may-be-placed-now-or-stay-no = Seul le gardien, { $player }, peut se placer maintenant ; pour ne pas bouger, répondez Non.
why-an-outfielder-takes-a-penalty-not-the-goalkeeper-player = Un joueur de champ tire un penalty, pas le gardien, { $player }.
why-one-player-of-side-on-the-pitch-takes-the-set-piece = Un joueur sur le terrain s’en charge pour { $side }.
why-side-places-players-left-more-at-most-in-this-turn-or-is = { $side } place des joueurs, encore { $left } au plus pendant ce tour, ou termine.
why-an-attacker-is-placed-within-1-hex-of-the-ball-before = Avant la fin du tour, un attaquant se place à 1 case du ballon au plus.
why-too-near-the-ball-and-still-to-be-placed-players = Trop près du ballon, encore à placer : { $players }.
why-player-takes-it-and-stays-on-the-ball = { $player } s’en charge et reste au ballon.
why-an-attacker-stays-within-1-hex-of-the-ball = Un attaquant reste à 1 case du ballon au plus.
why-those-too-near-the-ball-are-placed-first-players = Trop près du ballon, à placer d’abord : { $players }.
why-player-is-away-hexes-from-the-ball-the-taker-is-within-1 = { $player } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon ; on tire depuis 1 case au plus.
why-a-player-of-side-within-1-hex-of-the-ball-takes-the-free = Un joueur à 1 case du ballon au plus tire le coup franc pour { $side }.
why-player-takes-the-corner-and-may-not-be-moved = { $player } tire le corner et ne peut pas bouger.
why-hex-is-less-than-least-hexes-from-the-corner = { $hex } est à moins de { $least } cases du corner.
why-hex-is-not-in-the-attacked-box = { $hex } n’est pas dans la surface attaquée.
why-hex-is-not-the-hex-of-a-teammate-in-the-attacked-box-or = { $hex } n’est pas la case d’un coéquipier dans la surface attaquée ou à 15 cases du corner au plus.
why-a-corner-is-played-as-a-high-pass-or-a-kind-pass = Un corner est une passe haute ou une passe { $kind ->
    [short] courte
   *[standard] standard
}.
why-first-say-whether-a-second-movement-phase-is-played = Dites d’abord si une deuxième phase de mouvement est jouée.
why-defenders-within-2-hexes-of-the-thrower-are-moved-away = Les défenseurs à 2 cases du lanceur s’éloignent d’abord.
why-the-ball-is-dead-before-a-throw-in = Avant une touche, le ballon est hors du jeu.
why-hex-is-within-2-hexes-of-the-thrower = { $hex } est à 2 cases au plus du lanceur.
why-player-takes-the-throw-in-and-may-not-move = { $player } joue la touche et ne peut pas bouger.
why-no-ball-is-thrown-to-a-head-here-throw-in-e73 = Dans ces règles, pas de touche sur la tête.
why-hex-is-away-hexes-away-a-throw-reaches-most = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, une touche va à { $most } au plus.
why-no-teammate-stands-on-hex = Aucun coéquipier n’est en { $hex }.
why-the-ball-is-thrown-now = Le ballon se lance maintenant.
why-a-goal-kick-is-taken-from-the-six-yard-box = Une sortie de but se joue depuis la surface de but.
why-the-usual-hex-hex-is-taken-by-player = { $player } est sur la case habituelle, { $hex }.
why-player-takes-the-goal-kick-from-a-hex-of-the-six-yard = { $player } joue la sortie de but depuis une case de la surface de but.
why-a-goal-kick-is-kicked-not-passed-gk-drop-e56 = Dans ces règles, une sortie de but se dégage, sans passe.
why-a-goal-kick-is-a-goalkeepers-kick-or-where-it-is-allowed = Une sortie de but est un dégagement ou, si les règles le permettent, une passe standard.
why-players-are-placed-outside-the-box-until-the-side-is = Placez des joueurs hors de la surface, jusqu’à ce que vous ayez terminé.
why-not-yet-outside-the-box-and-the-arc-players = Encore dans la surface ou l’arc : { $players }.
why-not-yet-outside-the-box-players = Encore dans la surface : { $players }.
why-player-stays-where-the-penalty-has-put-it = { $player } reste en place pour le penalty.
why-a-penalty-is-aimed-at-a-hex-of-the-goal = Un penalty vise une case du but.
why-player-is-on-the-list-already = { $player } est déjà sur la liste.
why-side-names-one-of-its-players-on-the-pitch = { $side } désigne un de ses joueurs sur le terrain.

## Substitutions

why-players-come-on-one-after-another-until-the-side-is-done = On entre un par un, jusqu’à ce que vous ayez terminé.
why-it-is-for-side-to-substitute = C’est à { $side } de remplacer.
why-player-has-left-the-pitch-and-may-not-be-replaced = { $player } a quitté le terrain ; pas de remplacement.
why-card-card-is-not-on-the-bench-of-side = { $side } n’a pas { $card } sur le banc.
why-player-is-the-goalkeeper-and-a-goalkeeper-is-on-the = { $player } est au but, et un gardien est sur le banc.
why-player-is-injured-again-and-must-be-substituted = Deuxième blessure pour { $player } : remplacement obligatoire.
why-side-takes-off-an-outfielder-and-brings-on-a-goalkeeper = { $side } sort un joueur de champ et fait entrer un gardien du banc.
why-side-names-a-player-on-the-pitch-as-its-goalkeeper = { $side } désigne un joueur sur le terrain comme gardien.

## French Flair

why-a-maul-has-two-phases-at-most = Un maul a deux phases au plus.
why-a-maul-follows-a-won-lineout-only = Un maul ne suit qu’une touche gagnée.
why-a-pick-and-go-follows-a-ruck-only = Un point de fixation ne suit qu’un ruck.
why-the-8-9-follows-a-won-scrum-only = La sortie 8-9 ne suit qu’une mêlée gagnée.
why-a-counter-follows-a-gathered-kick-only = Une relance ne suit qu’un coup de pied capté.
why-after-a-kick-off-or-drop-out-only-a-counter-or-a-single = Après un engagement ou un renvoi aux 22, seulement une relance ou un jeu simple.
why-the-mauls-second-card-comes-first-maul-cards-two-in-all = D’abord la deuxième carte du maul.
why-a-play-takes-a-card-at-least = Un jeu demande au moins une carte.
why-not-in-hand-cards = Pas dans votre main : { $cards }.
why-count-cards-most-at-most = { $count } cartes, { $most } au plus.
why-a-relay-opens-a-forward-chain-a-backs-combination-a-line = Un relayeur n’ouvre qu’une suite d’avants, une combinaison des arrières, une liaison de ligne ou une relance.
why-no-9-in-a-play-that-a-relay-opened = Pas de 9 dans un jeu ouvert par un relayeur.
why-no-relay-here-tap-relay-off = Dans ces règles, aucun relayeur n’ouvre une pénalité à la main.
why-no-relay-here-scrum-relay-low-off = Dans ces règles, 1 à 5 ne relaient pas après une mêlée.
why-a-relay-has-no-property-it-never-concludes = Un relayeur n’a pas de propriété : il ne conclut jamais.
why-after-a-scrum-1-to-5-take-no-part-except-as-relay = Après une mêlée, 1 à 5 ne participent pas, sauf en relayeur.
why-a-single-play-is-one-card = Un jeu simple est d’une carte.
why-a-pick-and-go-takes-two-cards-of-1-to-5 = Un point de fixation demande deux cartes de 1 à 5.
why-the-pair-is-named-in-ascending-order = La paire vient dans l’ordre croissant.
why-a-maul-takes-cards-of-1-to-8 = Un maul demande des cartes de 1 à 8.
why-count-cards-this-phase-of-the-maul-takes-1-or-2 = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; cette phase du maul en demande 1 ou 2.
why-count-cards-this-phase-of-the-maul-takes-most = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; cette phase du maul en demande { $most }.
why-the-maul-needs-a-second-card-of-1-to-8-in-hand-maul = Le maul demande une deuxième carte de 1 à 8 en main.
why-a-line-link-opens-with-a-9-or-a-relay = Une liaison de ligne s’ouvre par un 9 ou un relayeur.
why-a-line-link-is-the-opening-card-and-one-of-11-to-15 = Une liaison de ligne est la carte d’ouverture et une de 11 à 15.
why-a-forward-chain-opens-with-a-9-or-a-relay = Une suite d’avants s’ouvre par un 9 ou un relayeur.
why-a-forward-chain-has-three-cards-at-least = Une suite d’avants a au moins trois cartes.
why-a-forward-chain-goes-on-with-1-to-8-of-which-the-very = Une suite d’avants continue avec 1 à 8 ; la toute dernière peut être un 9.
why-a-forward-chain-ascends = Une suite d’avants est croissante.
why-a-forward-chain-has-no-gaps-forward-chain-consecutive = Dans ces règles, une suite d’avants n’a pas de trou.
why-a-backs-combination-takes-cards-of-9-to-15 = Une combinaison des arrières demande des cartes de 9 à 15.
why-a-backs-combination-opens-with-a-9-a-10-or-a-relay = Une combinaison des arrières s’ouvre par un 9, un 10 ou un relayeur.
why-a-backs-combination-has-two-cards-at-least = Une combinaison des arrières a au moins deux cartes.
why-after-a-9-or-a-relay-comes-a-10 = Après un 9 ou un relayeur vient un 10.
why-a-tap-opens-with-a-9-or-a-relay = Une pénalité à la main s’ouvre par un 9 ou un relayeur.
why-out-of-a-gathering-the-backs-need-a-9-or-a-relay = Sortie de regroupement : les arrières demandent un 9 ou un relayeur.
why-the-8-9-is-an-8-then-a-real-9 = La sortie 8-9 est un 8, puis un vrai 9.
why-after-the-10-come-cards-of-9-to-15 = Après le 10 viennent des cartes de 9 à 15.
why-the-9-concludes-sends-one-of-11-to-15-on-a-run-or-goes = Le 9 conclut, lance une carte de 11 à 15 à la course, ou continue avec un 10.
why-no-two-equal-numbers-in-succession = Pas deux numéros égaux de suite.
why-a-kind-has-no-conclusion = { $kind ->
    [maul] Un maul n’a pas de conclusion.
   *[pick] Un point de fixation n’a pas de conclusion.
}
why-the-last-card-needs-a-property = Dites ce que fait la dernière carte.
why-card-has-no-ending = { $ending ->
    [advance] { $card } n’a pas d’avancée.
    [run] { $card } n’a pas de course.
    [kick] { $card } n’a pas de jeu au pied.
    [touch] { $card } n’a pas de coup de pied en touche.
   *[drop] { $card } n’a pas de drop.
}
why-a-run-concludes-a-combination-or-a-counter-never-a = Une course conclut une combinaison ou une relance, jamais un jeu simple.
why-a-line-link-never-runs = Une liaison de ligne ne finit jamais à la course.
why-a-forward-chain-never-ends-in-a-drop = Une suite d’avants ne finit jamais par un drop.
why-one-card-counters-by-a-run-anything-else-is-a-single = Une carte seule relance à la course ; le reste est un jeu simple.
why-a-counter-ends-in-a-drop-only-with-exactly-two-cards = Une relance ne finit par un drop qu’avec deux cartes exactement.
why-a-drop-comes-right-after-the-initial-card = Un drop vient juste après la carte d’ouverture.
why-out-of-a-gathering-card-does-that-only-after-a-9-or-a = Sortie de regroupement : { $card } ne le fait qu’après un 9 ou un relayeur.
