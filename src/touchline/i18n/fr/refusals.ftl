### Why an answer is refused. A key is `refusal-` and the id of the refusal; its arguments are the facts of the refusal, all of them.
### $player, $players, $carrier and $other are players; $hex and $ball hexes; $side is the name of a side; $card and $cards are cards.
### A side takes the singular. Nothing agrees with a player or follows «de», which may be elided.

## Whatever is waited for

refusal-not-offered = Ce n’est pas proposé maintenant.
refusal-decision-expected = Il faut une décision, pas des dés ni des cartes.
refusal-draw-expected = { $came ->
    [decision] D’abord, { $count ->
        [one] { $count } carte est tirée
       *[other] { $count } cartes sont tirées
    } parmi { $bag } ; rien à décider encore.
   *[other] Il faut tirer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } parmi { $bag }.
}
refusal-dice-expected = { $came ->
    [decision] { $count ->
        [one] D’abord, un dé de { $least } à { $most } ; rien à décider encore.
       *[other] D’abord, { $count } dés de { $least } à { $most } ; rien à décider encore.
    }
   *[other] { $count ->
        [one] Il faut lancer un dé de { $least } à { $most }.
       *[other] Il faut lancer { $count } dés de { $least } à { $most }.
    }
}
refusal-clock-decides = C’est le chrono qui dit si le temps de la mi-temps est écoulé.

## Before the match

refusal-keeper-already-picked = Le gardien à la place { $place } est déjà pris.
refusal-keeper-picked-by-place = Choisissez un gardien par sa place : { $places }.
refusal-card-in-squad = { $side } a déjà { $card }. Sur la table : { $cards }.
refusal-card-not-face-up = Choisissez une carte face visible : { $cards }.
refusal-line-up-not-eleven = Une composition a 11 joueurs, sans doublon ; ici { $count }.
refusal-card-not-in-squad = { $card } n’est pas dans l’équipe.
refusal-number-one-not-keeper = Un gardien porte le 1 ({ $keepers }) ; { $card } n’est pas gardien.
refusal-outfield-number-for-keeper = Le { $number } est pour un joueur de champ ; { $card } est gardien.
refusal-line-up-expected = Dites qui porte les numéros 1 à 11.
refusal-unknown-formation = Pas de formation { $name } ; les plus proches : { $nearest }.
refusal-formation-too-late = Une formation se choisit une fois par tour, avant de placer des joueurs.
refusal-kick-off-placing = On place les joueurs pour le coup d’envoi, jusqu’à ce que vous ayez terminé.
refusal-places-own-players = { $side } place ses propres joueurs présents sur le terrain.
refusal-already-placed = { $player } a déjà pris place pendant ce tour.
refusal-kick-off-taker-stays = { $player } donne le coup d’envoi. Placez quelqu’un d’autre en 0,0 pour échanger les places.
refusal-place-taken = { $player } ne peut pas aller sur { $hex } : { $other } s’y trouve.
refusal-shirt-off-pitch = Le { $shirt } serait sur { $hex }, hors du terrain.
refusal-shirts-share-hex = Le { $shirt } serait sur { $hex }, où se trouve le { $other }.
refusal-nobody-kicks-off = Personne n’est en 0,0 pour le coup d’envoi.
refusal-shirt-in-other-half = Le { $shirt } serait sur { $hex }, dans l’autre moitié ; la sienne va des colonnes { $first } à { $last }.
refusal-shirt-in-centre-circle = Le { $shirt } serait sur { $hex }, dans le rond central, réservé à l’équipe qui donne le coup d’envoi.
refusal-free-placing = On place librement les joueurs, jusqu’à ce que vous ayez terminé.
refusal-place-off-pitch = Un joueur se place sur une case du terrain.
refusal-beside-ball-holder = { $hex } touche { $player }, qui tient le ballon : aucun adversaire ne peut y être.
refusal-opens-with-keeper-kick = { $player } ouvre par un dégagement.

## The Movement Phase

refusal-movement-phase-running = On bouge jusqu’à la fin de la phase de mouvement ; rien d’autre ne s’annonce.
refusal-wrong-side-for-step = À l’étape { $step }, c’est { $side } qui bouge.
refusal-already-moved = { $player } a déjà bougé dans cette phase.
refusal-jumped-for-header = { $player } a sauté de la tête et ne peut pas bouger dans cette phase.
refusal-stunned = { $player } est hors du coup et ne peut pas bouger dans cette phase.
refusal-carrier-moves-hex-by-hex = { $player } a le ballon et va case par case.
refusal-not-a-move = { $player } s’y trouve déjà ; qui reste ne se déplace pas.
refusal-nobody-to-challenge = { $player } s’y trouve déjà, sans personne à tacler ni ballon à prendre.
refusal-already-there = { $player } s’y trouve déjà.
refusal-already-there-answer-no = { $player } s’y trouve déjà ; pour ne pas bouger, répondez Non.
refusal-only-carrier-enters-goal = On reste sur le terrain ; seul le porteur peut entrer dans le but attaqué.
refusal-stays-on-pitch = { $player } reste sur le terrain.
refusal-hex-taken = { $player } est sur { $hex }.
refusal-played-ball-last = { $player } a joué le ballon et ne peut pas le retoucher aussitôt.
refusal-hex-out-of-reach = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} ; { $player } peut en faire { $allowance }.
refusal-ball-in-the-way = Le ballon libre sur { $ball } barre la route : { $player } ne peut pas aller sur { $hex }.
refusal-no-way-round = { $player } ne peut pas contourner les joueurs jusqu’à { $hex } en { $allowance ->
    [one] { $allowance } case
   *[other] { $allowance } cases
}.
refusal-run-not-finished = { $player } termine sa course avant le mouvement suivant.
refusal-last-action-of-half = Cette phase de mouvement est la dernière action de la mi-temps.
refusal-snapshot-out-of-step = L’attaque annonce un tir en première intention dans ses propres étapes, 1 ou 3.
refusal-nobody-has-ball = Personne n’a le ballon.
refusal-not-in-opposing-box = { $player } sur { $hex } n’est pas dans la surface adverse.
refusal-final-thirds-moving = On déplace les joueurs des derniers tiers, de 6 cases au plus chacun ; rien d’autre ne s’annonce.
refusal-other-side-moves = C’est { $side } qui bouge maintenant, avec ses joueurs sur le terrain.
refusal-moved-in-final-thirds = { $player } a déjà bougé.
refusal-not-opposite-ball = { $player } sur { $hex } n’est pas dans le tiers final opposé au ballon.
refusal-not-in-final-third = { $player } sur { $hex } n’est pas dans un tiers final.
refusal-box-not-cleared = À sortir d’abord de la surface : { $players }.
refusal-opponents-beside-keeper = À éloigner d’abord du gardien : { $players }.
refusal-takes-goal-kick = { $player } joue la sortie de but.
refusal-holder-stays-in-box = { $player } tient le ballon et reste dans sa surface.
refusal-no-opponent-in-box = { $hex } est dans la surface, où aucun adversaire ne peut être.
refusal-no-opponent-beside-keeper = { $hex } touche { $player } : aucun adversaire ne peut y être.

## Nutmegs, steals and tackles

refusal-nutmegs-off = Ces règles n’ont pas de petit pont.
refusal-nutmeg-out-of-step = Un petit pont est pour un porteur qui bouge à l’étape 1 ou 3.
refusal-nutmeg-target-not-defender = Il faut viser un défenseur sur le terrain.
refusal-defender-not-beside-carrier = { $player } n’est pas à côté du porteur, { $carrier }.
refusal-too-few-hexes-for-nutmeg = { $player } a encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
}, un petit pont en prend { $cost }.
refusal-takes-no-part = { $player } ne participe pas à cette phase.
refusal-steal-already-tried = { $player } a déjà tenté une interception dans cette phase.
refusal-no-free-hex-behind = Aucune case n’est libre derrière { $player }.
refusal-nutmeg-on-arrival-only = Un petit pont s’annonce quand le porteur arrive à côté du défenseur.
refusal-nutmeg-now-or-never = Le petit pont s’annonce ici, avant toute interception, ou pas du tout.
refusal-nutmeg-landing-not-behind = { $player } arrive sur une case derrière { $hex }.
refusal-nutmeg-landing-misplaced = Un petit pont mène à côté de { $hex }, mais pas à côté de { $ball }.
refusal-steal-or-not = { $player } tente l’interception, ou non.
refusal-free-ball-or-not = Un défenseur à côté du ballon libre tente de le prendre, ou non.
refusal-not-beside-carrier = { $player } n’est pas à côté du porteur du ballon.
refusal-only-keeper-dives = Seul un gardien plonge, sur un porteur dans sa propre surface.
refusal-keeper-dives-in-box = Dans sa propre surface, un gardien plonge au lieu de tacler.
refusal-challenge-or-position = Le défenseur tacle, ou se place seulement.
refusal-reckless-tackles-off = Ces règles n’ont pas de tacle assassin.
refusal-tackle-target-not-attacker = Il faut viser un attaquant sur le terrain.
refusal-reckless-only-on-carrier = { $player } n’a pas le ballon ; un tacle assassin vise le porteur.
refusal-too-far-from-ball = { $player } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon, { $most } au plus.
refusal-not-within-one-hex = { $player } est à plus de 1 case.
refusal-stay-or-swap = { $player } reste sur place, ou échange sa case avec { $other }.
refusal-stay-or-step-beside = { $player } va sur une case à côté de { $hex }, ou reste sur place.
refusal-only-beside-hex = { $player } ne peut aller que sur une case du terrain à côté de { $hex }.
refusal-play-on-or-penalty = L’attaque laisse jouer, ou tire le penalty.
refusal-play-on-or-free-kick = L’attaque laisse jouer, ou tire le coup franc.

## What is called

refusal-call = { $call ->
    [movement-phase] phase de mouvement
    [standard-pass] passe standard
    [short-pass] passe courte
    [first-time-pass] passe en une touche
    [high-pass] passe haute
    [long-pass] passe longue
    [shot] tir
   *[snapshot] tir en première intention
}
refusal-not-listed = Pas ici. Au choix : { $listed }.
refusal-no-beginner-high-pass = En initiation, pas de passe haute. Au choix : { $listed }.
refusal-call-not-listed = Pas de { $call } ici. Au choix : { $listed }.
refusal-call-not-listed-by-option = Dans ces règles ({ $option } : { $value }), pas de { $call } ici. Au choix : { $listed }.
refusal-out-of-shooting-range = { $player } est hors de portée de tir.

## Passes

refusal-pass-off-pitch = Une passe vise une case du terrain.
refusal-pass-to-self = { $player } a le ballon : choisissez la case d’un coéquipier ou une case libre.
refusal-opponent-on-target = { $player }, un adversaire, est sur { $hex }.
refusal-pass-out-of-range = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, cette passe va à { $radius } au plus.
refusal-path-blocked = { $player } est sur le trajet du ballon, sur { $hex }.
refusal-path-blocked-by-teammate = { $player } est sur le trajet, sur { $hex } ; dans ces règles, aucune passe ne traverse un coéquipier.
refusal-one-player-may-move = { $side } peut déplacer un joueur de { $allowance ->
    [one] { $allowance } case
   *[other] { $allowance } cases
} au plus, ou personne.
refusal-passer-on-target = La passe va vers { $hex }, et { $player } la joue.
refusal-high-pass-too-far = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, une passe haute va à { $most } au plus.
refusal-high-pass-too-short = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, une passe haute va à { $least } au moins.
refusal-no-teammate-for-high-pass = Aucun coéquipier pour { $player } sur { $hex }, ni à { $most } cases de là.
refusal-passer-blocked = { $player } sur { $hex }, à côté du passeur, barre la route.
refusal-target-needs-teammate = Un coéquipier doit venir sur la cible, { $hex }.
refusal-passer-may-not-move = { $player } joue la passe et ne peut pas bouger.
refusal-receiver-may-not-move = { $player } est sur la cible, { $hex }, et doit y rester.
refusal-opponent-beside-target = { $player }, un adversaire, est à côté de { $hex }.
refusal-own-player-near-target = { $player } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} de { $hex } ; vos joueurs en sont à { $least } au moins.
refusal-long-pass-across-thirds = Dans ces règles, aucune passe longue ne va d’un tiers final à l’autre.
refusal-only-keeper-may-move = Seul le gardien, { $player }, peut bouger après une passe longue, ou rester.

## The ball in the air

refusal-names-own-players = { $side } désigne ses propres joueurs.
refusal-already-named = { $player } est déjà au duel.
refusal-passer-may-not-head = { $player } a joué le ballon et ne peut pas le reprendre de la tête.
refusal-jumper-off-pitch = { $player } n’est pas sur le terrain ; on saute à { $most } cases du ballon au plus.
refusal-jump-out-of-reach = { $player } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon ; on saute à { $most } au plus.
refusal-too-many-jumpers = Pas plus de { $most } joueurs de champ par équipe au duel.
refusal-one-name-at-a-time = Désignez un joueur à la fois, dans l’ordre des lancers.
refusal-naming-for-header = Désignez qui va au duel de la tête, ou terminez ; rien d’autre ne s’annonce.
refusal-header-kind-first = Dites d’abord si c’est une passe de la tête ou un tir, et la cible du tir.
refusal-attack-must-name = L’attaque désigne au moins un joueur, sauf si tous à portée sont hors-jeu.
refusal-ball-within-reach = Quelqu’un est à portée du ballon : d’abord la tête ou le contrôle.
refusal-control-off = Dans ces règles, un ballon en l’air ne se contrôle pas.
refusal-nobody-only-if-offside = Ne désigner personne n’est permis que si tous à portée sont hors-jeu.
refusal-header-or-movement-first = Jouez d’abord le ballon en l’air : tête ou phase de mouvement.
refusal-header-or-control-first = Jouez d’abord le ballon en l’air : tête ou contrôle.
refusal-header-first = Jouez d’abord le ballon en l’air : de la tête.
refusal-not-named-for-header = Seul un joueur annoncé au duel joue de la tête.
refusal-hex-too-far-from-ball = { $hex } est à plus de { $most } cases du ballon.
refusal-only-keeper-comes-out = Seul le gardien sort, ou reste sur place.
refusal-defender-heads-away = { $player } défend et dégage de la tête.
refusal-headed-pass-declared = Une passe de la tête a été annoncée avant les lancers.
refusal-header-target-expected = { $player } joue de la tête : choisissez vers où.
refusal-headed-pass-off-pitch = Une passe de la tête reste sur le terrain.
refusal-header-to-self = { $player } joue de la tête : choisissez une autre case.
refusal-header-to-opponent = { $player }, un adversaire, est sur { $hex } : la tête va ailleurs.
refusal-header-back-to-taker = Après un corner, pas de remise de la tête vers { $player }.
refusal-headed-shot-off-goal = Un tir de la tête vise une case du but attaqué.
refusal-header-too-far = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon, une tête va à { $most } au plus.
refusal-headed-shot-without-line = Aucune ligne droite ne mène du ballon à { $hex } entre les poteaux.

## Shots

refusal-shot-off-goal = Un tir vise l’une des huit cases du but attaqué.
refusal-shot-out-of-range = De { $ball } à { $hex }, il y a { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, un tir va à { $most } au plus.
refusal-shot-misses-goal-mouth = La ligne de { $ball } à { $hex } ne passe pas entre les poteaux.
refusal-one-defender-may-move = La défense peut déplacer un joueur contre le tir en première intention, ou personne.
refusal-jumped-or-stunned = { $player } a sauté de la tête ou est hors du coup et ne peut pas bouger.
refusal-snapshot-target-expected = { $player } tente un tir en première intention : choisissez la cible.
refusal-snapshot-or-play-on = { $player } a le ballon à portée de tir : tir en première intention maintenant, ou le jeu continue.

## Goalkeepers

refusal-hands-or-not = Dites d’abord si { $player } prend le ballon à la main.
refusal-keeper-moves-one-hex = { $player } peut bouger de 1 case avant la suite, et personne d’autre.
refusal-dive-or-not = { $player } plonge dans les pieds du porteur, { $carrier }, ou non.
refusal-keeper-takes-hex-or-stays = { $player } prend la case du porteur, { $carrier }, ou garde la sienne.
refusal-feet-hands-or-nothing = Le ballon sur { $hex } est hors de la surface : du pied, de la main, ou rien.
refusal-final-thirds-first = Les joueurs des derniers tiers bougent avant que le gardien dégage ou pose le ballon.
refusal-quick-throw-or-thirds = { $player } tient le ballon : relance à la main, ou derniers tiers.
refusal-quick-throw-too-late = La relance à la main vient avant tout mouvement dans les derniers tiers.
refusal-keeper-drop-off = Dans ces règles, le gardien ne peut pas poser le ballon.
refusal-keeper-kicks-or-drops = { $player } tient le ballon et le dégage, ou le pose si les règles le permettent.
refusal-in-opposite-third = { $hex } est dans le tiers final opposé.

## Set pieces

refusal-goal-area-beside-keeper = { $hex } est dans la surface de but et touche { $player }.
refusal-hex-in-box-or-arc = { $hex } n’est pas hors de la surface et de l’arc.
refusal-hex-in-box = { $hex } n’est pas hors de la surface.
refusal-hex-in-goal-kick-box = { $hex } est dans la surface de la sortie de but.
refusal-too-near-ball = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon ; les défenseurs restent plus loin.
refusal-only-keeper-placed = Seul le gardien, { $player }, peut se placer maintenant ; pour ne pas bouger, répondez Non.
refusal-keeper-takes-no-penalty = Un joueur de champ tire un penalty, pas le gardien, { $player }.
refusal-taker-not-of-side = Un joueur sur le terrain s’en charge pour { $side }.
refusal-placing-for-set-piece = { $side } place des joueurs, encore { $left } au plus pendant ce tour, ou termine.
refusal-no-attacker-at-ball = Avant la fin du tour, un attaquant se place à 1 case du ballon au plus.
refusal-still-too-near-ball = Trop près du ballon, encore à placer : { $players }.
refusal-taker-stays = { $player } s’en charge et reste au ballon.
refusal-attacker-stays-at-ball = Un attaquant reste à 1 case du ballon au plus.
refusal-too-near-placed-first = Trop près du ballon, à placer d’abord : { $players }.
refusal-taker-too-far = { $player } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} du ballon ; on tire depuis 1 case au plus.
refusal-free-kick-taker-expected = Un joueur à 1 case du ballon au plus tire le coup franc pour { $side }.
refusal-corner-taker-stays = { $player } tire le corner et ne peut pas bouger.
refusal-too-near-corner = { $hex } est à moins de { $least } cases du corner.
refusal-not-in-attacked-box = { $hex } n’est pas dans la surface attaquée.
refusal-no-teammate-near-corner = { $hex } n’est pas la case d’un coéquipier dans la surface attaquée ou à 15 cases du corner au plus.
refusal-corner-kind = Un corner est une passe haute ou une passe { $kind ->
    [short] courte
   *[standard] standard
}.
refusal-second-phase-or-not = Dites d’abord si une deuxième phase de mouvement est jouée.
refusal-thrower-not-cleared = Les défenseurs à 2 cases du lanceur s’éloignent d’abord.
refusal-ball-out-of-play = Avant une touche, le ballon est hors du jeu.
refusal-too-near-thrower = { $hex } est à 2 cases au plus du lanceur.
refusal-thrower-stays = { $player } joue la touche et ne peut pas bouger.
refusal-head-throws-off = Dans ces règles, pas de touche sur la tête.
refusal-throw-out-of-range = { $hex } est à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, une touche va à { $most } au plus.
refusal-no-teammate-on-hex = Aucun coéquipier n’est sur { $hex }.
refusal-throw-expected = Le ballon se lance maintenant.
refusal-not-in-goal-area = Une sortie de but se joue depuis la surface de but.
refusal-usual-hex-taken = { $player } est sur la case habituelle, { $hex }.
refusal-goal-kick-hex-expected = { $player } joue la sortie de but depuis une case de la surface de but.
refusal-goal-kick-not-passed = Dans ces règles, une sortie de but se dégage, sans passe.
refusal-goal-kick-or-pass = Une sortie de but est un dégagement ou, si les règles le permettent, une passe standard.
refusal-placing-outside-box = Placez des joueurs hors de la surface, jusqu’à ce que vous ayez terminé.
refusal-still-in-box-or-arc = Encore dans la surface ou l’arc : { $players }.
refusal-still-in-box = Encore dans la surface : { $players }.
refusal-stays-for-penalty = { $player } reste en place pour le penalty.
refusal-penalty-off-goal = Un penalty vise une case du but.
refusal-already-listed = { $player } est déjà sur la liste.
refusal-names-shoot-out-taker = { $side } désigne un de ses joueurs sur le terrain.

## Substitutions

refusal-substituting = On entre un par un, jusqu’à ce que vous ayez terminé.
refusal-other-side-substitutes = C’est à { $side } de remplacer.
refusal-has-left-pitch = { $player } a quitté le terrain ; pas de remplacement.
refusal-not-on-bench = { $side } n’a pas { $card } sur le banc.
refusal-keeper-for-keeper = { $player } est au but, et un gardien est sur le banc.
refusal-must-be-substituted = Deuxième blessure pour { $player } : remplacement obligatoire.
refusal-must-bring-on-keeper = { $side } sort un joueur de champ et fait entrer un gardien du banc.
refusal-must-name-keeper = { $side } désigne un joueur sur le terrain comme gardien.

## French Flair

refusal-maul-two-phases-at-most = Un maul a deux phases au plus.
refusal-maul-only-after-lineout = Un maul ne suit qu’une touche gagnée.
refusal-pick-only-after-ruck = Un point de fixation ne suit qu’un ruck.
refusal-eight-nine-only-after-scrum = La sortie 8-9 ne suit qu’une mêlée gagnée.
refusal-counter-only-after-kick = Une relance ne suit qu’un coup de pied capté.
refusal-counter-or-single-only = Après un engagement ou un renvoi aux 22, seulement une relance ou une action simple.
refusal-maul-second-card-first = D’abord la deuxième carte du maul.
refusal-play-without-cards = Une action demande au moins une carte.
refusal-cards-not-in-hand = Pas dans votre main : { $cards }.
refusal-too-many-cards = { $count } cartes, { $most } au plus.
refusal-relay-opens-another-play = Un relayeur n’ouvre qu’une suite d’avants, une combinaison des trois-quarts, une liaison de ligne ou une relance.
refusal-nine-after-relay = Pas de 9 dans une action ouverte par un relayeur.
refusal-tap-relay-off = Dans ces règles, aucun relayeur n’ouvre une pénalité à la main.
refusal-scrum-relay-low-off = Dans ces règles, 1 à 5 ne relaient pas après une mêlée.
refusal-relay-never-concludes = Un relayeur n’a pas de propriété : il ne conclut jamais.
refusal-tight-five-after-scrum = Après une mêlée, 1 à 5 ne participent pas, sauf en relayeur.
refusal-single-is-one-card = Une action simple est d’une carte.
refusal-pick-takes-two-forwards = Un point de fixation demande deux cartes de 1 à 5.
refusal-pair-not-ascending = La paire vient dans l’ordre croissant.
refusal-maul-takes-forwards = Un maul demande des cartes de 1 à 8.
refusal-maul-takes-one-or-two = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; cette phase du maul en demande 1 ou 2.
refusal-maul-card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; cette phase du maul en demande { $most }.
refusal-maul-needs-second-card = Le maul demande une deuxième carte de 1 à 8 en main.
refusal-line-opens-with-nine = Une liaison de ligne s’ouvre par un 9 ou un relayeur.
refusal-line-is-two-cards = Une liaison de ligne est la carte d’ouverture et une de 11 à 15.
refusal-chain-opens-with-nine = Une suite d’avants s’ouvre par un 9 ou un relayeur.
refusal-chain-too-short = Une suite d’avants a au moins trois cartes.
refusal-chain-of-forwards = Une suite d’avants continue avec 1 à 8 ; la toute dernière peut être un 9.
refusal-chain-not-ascending = Une suite d’avants est croissante.
refusal-chain-with-gaps = Dans ces règles, une suite d’avants n’a pas de trou.
refusal-backs-only = Une combinaison des trois-quarts demande des cartes de 9 à 15.
refusal-backs-opening = Une combinaison des trois-quarts s’ouvre par un 9, un 10 ou un relayeur.
refusal-backs-too-short = Une combinaison des trois-quarts a au moins deux cartes.
refusal-ten-after-nine = Après un 9 ou un relayeur vient un 10.
refusal-tap-opens-with-nine = Une pénalité à la main s’ouvre par un 9 ou un relayeur.
refusal-gathering-needs-nine = Sortie de regroupement : les trois-quarts demandent un 9 ou un relayeur.
refusal-eight-then-nine = La sortie 8-9 est un 8, puis un vrai 9.
refusal-backs-after-ten = Après le 10 viennent des cartes de 9 à 15.
refusal-after-nine-run-or-ten = Le 9 conclut, lance une carte de 11 à 15 à la course, ou continue avec un 10.
refusal-equal-numbers-in-a-row = Pas deux numéros égaux de suite.
refusal-kind-has-no-ending = { $kind ->
    [maul] Un maul n’a pas de conclusion.
   *[pick] Un point de fixation n’a pas de conclusion.
}
refusal-ending-expected = Dites ce que fait la dernière carte.
refusal-card-lacks-ending = { $ending ->
    [advance] { $card } n’a pas d’avancée.
    [run] { $card } n’a pas de course.
    [kick] { $card } n’a pas de jeu au pied.
    [touch] { $card } n’a pas de coup de pied en touche.
   *[drop] { $card } n’a pas de drop.
}
refusal-single-never-runs = Une course conclut une combinaison ou une relance, jamais une action simple.
refusal-line-never-runs = Une liaison de ligne ne finit jamais à la course.
refusal-chain-never-drops = Une suite d’avants ne finit jamais par un drop.
refusal-one-card-counter-runs = Une carte seule relance à la course ; le reste est une action simple.
refusal-counter-drop-two-cards = Une relance ne finit par un drop qu’avec deux cartes exactement.
refusal-drop-after-opening-card = Un drop vient juste après la carte d’ouverture.
refusal-card-needs-nine-in-gathering = Sortie de regroupement : { $card } ne le fait qu’après un 9 ou un relayeur.
