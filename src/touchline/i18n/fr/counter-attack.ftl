### Counter Attack: what happens, what is asked, what may be called, what is rolled for, and what may come of it.
### $who, $on, $off, $rival and $to are players; $hex and $start are hexes as in the notation; $team is the name of a side.
### A side takes the singular. Nothing agrees with a player or follows «de», which may be elided.

## Names

ca-attribute = { $name ->
    [pace] Vitesse
    [dribbling] Dribble
    [heading] Tête
    [high_pass] Passe haute
    [resilience] Résilience
    [shooting] Tir
    [tackling] Tacle
    [aerial] Sortie aérienne
    [saving] Arrêts
    [handling] Prise de balle
   *[other] { $name }
}
# Three letters at most, for the columns of a table.
ca-attribute-short = { $name ->
    [pace] Vit
    [dribbling] Dri
    [heading] Têt
    [high_pass] PaH
    [resilience] Rés
    [shooting] Tir
    [tackling] Tac
    [aerial] Aér
    [saving] Arr
    [handling] Pri
   *[other] { $name }
}
# What holds for a player, beside its name.
ca-mark = { $mark ->
    [moved] a bougé
    [booked] carton jaune
    [injured] blessure
    [stunned] hors du coup
    [jumped] a sauté
    [offside] hors-jeu
    [sent_off] exclusion
    [named] au duel
    [off] hors du terrain
    [goalkeeper] gardien
    [bench] banc
   *[other] { $mark }
}
ca-card = { $card ->
    [yellow] un carton jaune
    [second_yellow] un deuxième carton jaune
    [red] un carton rouge
   *[other] { $card }
}
ca-restart = { $restart ->
    [kick_off] Coup d’envoi
    [throw_in] Touche
    [corner] Corner
    [goal_kick] Sortie de but
    [free_kick] Coup franc
    [penalty] Penalty
   *[other] { $restart }
}
ca-half = { $half ->
    [1] 1re mi-temps
    [2] 2e mi-temps
    [3] 1re mi-temps de la prolongation
    [4] 2e mi-temps de la prolongation
    [5] Tirs au but
   *[other] { $half }
}
ca-variant = { $variant ->
    [match] Match complet
    [outnumbered] Infériorité numérique
    [away_goal] Le but à l’extérieur
    [defence_v_attack] Défense contre attaque
    [top_v_bottom] Haut contre bas
   *[other] { $variant }
}
quick-aim-outnumbered = L’équipe à domicile est menée 0–2, à onze contre neuf, et il reste 30 minutes. Celui qui a marqué le plus de buts à la fin gagne.
quick-aim-away-goal = Deuxième mi-temps d’un match retour : l’équipe à domicile mène 1–0 après avoir perdu l’aller 0–1. Un but à l’extérieur qualifierait les visiteurs.
quick-aim-defence-v-attack = Sept attaquants sans gardien contre cinq défenseurs et un gardien, pendant 30 minutes. Un but vaut un point à domicile, un dégagement au-delà de la ligne médiane un point à l’extérieur.
quick-aim-top-v-bottom = Le meilleur onze du jeu contre le plus faible : 60 minutes, puis on échange les équipes pour 60 autres. On compte comme en aller-retour, buts à l’extérieur compris, la meilleure équipe à domicile.
quick-aim-beginners = Un premier match avec les règles de base, sans passes hautes.
ca-edition = { $edition ->
    [core] Règles de base
    [advanced] Règles avancées
    [living] Règles évolutives
   *[other] { $edition }
}
ca-formation = { $name }

## Time

ca-back =
    { $what ->
        [run] { $player } : la course
        [place] { $player } : la place
        [step]
            { $shared ->
                [yes] { $name } : la fin d’étape
               *[no] la fin d’étape
            }
        [phase] la phase de mouvement
       *[other]
            { $shared ->
                [yes] { $name } : la dernière réponse
               *[no] votre dernière réponse
            }
    }
ca-area =
    { $area ->
        [goal]
            { $whose ->
                [yours] votre but
               *[theirs] le but
            }
        [six]
            { $whose ->
                [yours] votre surface de but
               *[theirs] la surface de but
            }
        [box]
            { $whose ->
                [yours] votre surface
               *[theirs] la surface
            }
        [edge]
            { $whose ->
                [yours] entrée de votre surface
               *[theirs] entrée de la surface
            }
        [corner]
            { $whose ->
                [yours] votre coin
               *[theirs] le coin
            }
        [third]
            { $whose ->
                [yours] votre tiers
               *[theirs] dernier tiers
            }
        [circle] rond central
       *[midfield] milieu de terrain
    }
ca-place =
    { $flank ->
        [left] { ca-area }, à gauche
        [right] { ca-area }, à droite
       *[centre] { ca-area }
    }
ca-time-before = Avant le match
ca-time = { $half } · { $minute }′ sur { $end }
ca-time-added = { $half } · { $minute }′, temps additionnel { $added }
# A clock on the wall tells the minute.
ca-time-clock = { $half }
ca-time-shoot-out = Tirs au but · { $home }–{ $away }
ca-time-over = Fin du match
# The minute at the side of the log.
ca-minute = { $minute }′

## Parts of sentences

# Things in a row, joined two by two.
ca-row = { $before }, { $after }
ca-die = { $die ->
    [star] une étoile
   *[other] { $die }
}
ca-die-and-total = { $die ->
    [star] une étoile, { $total } en tout
   *[other] { $die }, { $total } en tout
}
# What a player does who is tested with a die.
ca-test-passed = { $what ->
    [steal] intercepte le ballon
    [free_ball] prend le ballon libre
    [intercept] intercepte la passe
    [booking] n’échappe pas à la sanction
    [injury] se blesse
    [reckless] fauche d’un tacle assassin
    [high_pass] adresse une passe précise
    [long_pass] adresse une passe précise
    [control] contrôle le ballon
    [head_back] remet bien de la tête
    [block] bloque le tir
    [deflect] dévie le tir
    [save_result] capte le ballon
    [handling] capte le ballon
    [goal_save] sauve devant le but
    [off_target] cadre le tir
   *[other] { $what }
}
ca-test-failed = { $what ->
    [steal] manque l’interception
    [free_ball] ne prend pas le ballon libre
    [intercept] n’intercepte pas la passe
    [booking] profite de la clémence de l’arbitre
    [injury] ne se blesse pas
    [reckless] manque son tacle assassin
    [high_pass] manque la passe
    [long_pass] manque la passe
    [control] manque le contrôle
    [head_back] remet mal de la tête
    [block] ne bloque pas le tir
    [deflect] ne dévie pas le tir
    [save_result] détourne le ballon en corner
    [handling] relâche le ballon
    [goal_save] ne sauve pas devant le but
    [off_target] ne cadre pas le tir
   *[other] { $what }
}
# How a player comes by the ball.
ca-how = { $how ->
    [steal] par une interception dans les pieds
    [tackle] par un tacle
    [nutmeg] sur un petit pont manqué
    [dive] en plongeant dans les pieds
    [interception] en interceptant la passe
    [free_ball] depuis la case voisine
    [loose_ball] au passage
    [collected] là où il était
    [long_pass] sur la passe longue
    [header] dans les airs
    [control] par un contrôle
    [save] par un arrêt
    [pass] sur la passe
   *[other] { $how }
}
ca-wins = { $who } gagne
ca-nobody-wins = personne ne gagne

## Events before the match

ca-event-tossed = { $team } gagne le tirage au sort ({ $dice }).
ca-event-cards-dealt = Au choix : { $cards }.
ca-event-card-picked = { $team } choisit { $card }.
ca-event-lined-up = { $team } aligne { $cards }.
ca-event-referee-drawn = À l’arbitrage : { $name }, tolérance { $leniency }.

## Events of time

ca-event-half-began = { $half ->
    [1] La première mi-temps commence : coup d’envoi pour { $team }.
    [2] La deuxième mi-temps commence : coup d’envoi pour { $team }.
    [3] La première mi-temps de la prolongation commence : coup d’envoi pour { $team }.
    [4] La deuxième mi-temps de la prolongation commence : coup d’envoi pour { $team }.
   *[5] Les tirs au but commencent : premier tir pour { $team }.
}
ca-event-time-ran-out = { $half ->
    [1] Le temps de la première mi-temps est écoulé.
    [2] Le temps de la deuxième mi-temps est écoulé.
    [3] Le temps de la première mi-temps de la prolongation est écoulé.
    [4] Le temps de la deuxième mi-temps de la prolongation est écoulé.
   *[5] Le temps des tirs au but est écoulé.
}
ca-event-time-added = { $actions ->
    [one] Temps additionnel : { $actions } action (dé : { $die }).
   *[other] Temps additionnel : { $actions } actions (dé : { $die }).
}
ca-event-half-ended = { $half ->
    [1] La première mi-temps est terminée : { $home } { $goals }, { $away } { $against }.
    [2] La deuxième mi-temps est terminée : { $home } { $goals }, { $away } { $against }.
    [3] La première mi-temps de la prolongation est terminée : { $home } { $goals }, { $away } { $against }.
    [4] La deuxième mi-temps de la prolongation est terminée : { $home } { $goals }, { $away } { $against }.
   *[5] Les tirs au but sont terminés : { $home } { $goals }, { $away } { $against }.
}
ca-event-match-ended = Le match est terminé : { $home } { $goals }, { $away } { $against }.
ca-event-tie-ended = { $how ->
    [goals] { $goals }-{ $against } sur les deux matchs : { $team } gagne.
    [away_goals] { $goals }-{ $against } sur les deux matchs : { $team } gagne aux buts à l’extérieur.
   *[nobody] { $goals }-{ $against } sur les deux matchs : personne ne gagne.
}
ca-event-substituted = { $on } remplace { $off }.
ca-event-keeper-named = { $who } va au but.
ca-event-ruled = L’arbitre tranche pour { $team } (dé : { $die }).

## Events of movement

ca-event-phase-began = { $team } annonce une phase de mouvement.
ca-event-step-began = Étape { $step } : { $team } se déplace.
ca-event-phase-ended = La phase de mouvement est terminée.
ca-event-moved = { $who } se déplace { $to }.
ca-event-placed = { $who } se place { $at }.
ca-event-stunned = { $who } se fait mystifier.

## Dice

ca-event-tested = { $who } { $does } ({ $roll }).
ca-event-duelled = { $duel ->
    [tackle] Tacle
    [dive] Plongeon dans les pieds
    [nutmeg] Petit pont
    [header] Duel de la tête
    [shot] Tir
    [penalty] Penalty
   *[other] { $duel }
} : { $who } lance { $roll } ; { $rival } lance { $reply } ; { $end }.
ca-event-jumped = { $who } saute pour le ballon ({ $roll }).

## Events of the ball

ca-event-ball-won = { $who } gagne le ballon { ca-how }.
ca-event-ball-collected = { $who } prend le ballon { ca-how }.
ca-event-pass-called = { $who } joue { $kind ->
    [standard] une passe standard
    [first_time] une passe en une touche
    [short] une passe courte
    [quick_throw] une relance à la main
    [high] une passe haute
    [long] une passe longue
    [kick] un dégagement
    [throw] une touche
    [throw_to_head] une touche sur la tête
   *[other] { $kind }
} { $to }.
ca-event-pass-arrived = Le ballon arrive sur { $who } { $at }.
ca-event-pass-arrived-in-space = Le ballon s’arrête { $at }.
ca-event-ran-loose = Le ballon rebondit sur { $who } { $at } et s’échappe.
ca-event-scattered = Le ballon part { $distance ->
    [one] de { $distance } case
   *[other] de { $distance } cases
} vers le { $direction ->
    [1] sud
    [2] sud-ouest
    [3] nord-ouest
    [4] nord
    [5] nord-est
   *[6] sud-est
} et s’arrête { $at }.
ca-event-went-out = Le ballon sort du terrain.
ca-event-restart-given = { $restart } pour { $team }.
ca-event-taker-named = { $who } s’en charge.
ca-event-held-ball = { $who } tient le ballon { $at }.
ca-event-dropped-ball = { $who } pose le ballon au sol.
ca-event-challenged = Au duel de la tête pour { $team } : { $who }.
ca-event-unchallenged = Au duel de la tête pour { $team } : personne.
ca-event-headed = { $who } joue de la tête ({ $roll }).
ca-event-headed-freely = { $who } joue de la tête.
ca-event-headed-to = { $who } remet de la tête vers { $to } { $at }.
ca-event-headed-into-space = { $who } remet de la tête dans l’espace { $at }.

## Events of the referee

ca-event-fouled = { $who } fait faute sur { $on } { $at }.
ca-event-booked = { $who } reçoit { $card }.
ca-event-sent-off = Exclusion pour { $who }.
ca-event-injured = { $again ->
    [yes] { $who } se blesse de nouveau.
   *[no] { $who } se blesse.
}
ca-event-went-off = { $who } quitte le terrain et plus personne ne peut entrer.
ca-event-played-on = { $team } laisse jouer.
ca-event-offside-given = { $who } est hors-jeu.

## Events at goal

ca-event-shot-taken = { $who } { $kind ->
    [shot] tire
    [snapshot] tente un tir en première intention
    [free_kick] tire le coup franc au but
    [penalty] tire le penalty
    [header] place une tête
   *[other] { $kind }
}{ $hexes ->
    [one] { "" } à { $hexes } case
   *[other] { "" } à { $hexes } cases
}.
ca-event-shot-missed = { $who } ne cadre pas.
ca-event-goal-scored = { $own ->
    [yes] But pour { $team } : { $who }, contre son camp.
   *[no] But pour { $team } : { $who }.
}
ca-event-cleared = { $team } dégage le ballon : un point.
ca-event-kick-taken = { $scored ->
    [yes] { $who } marque son tir au but.
   *[no] { $who } ne marque pas son tir au but.
}

## Where the ball is

ca-ball-carried = { $who } a le ballon en { $hex }.
ca-ball-free = Le ballon est libre en { $hex }.
ca-ball-goes = Le ballon va en { $hex }.
ca-ball-aimed = Le ballon vise { $hex }.
ca-ball-comes-down = Le ballon retombe en { $hex }.
ca-ball-comes-down-declared = { $count ->
    [0] { ca-ball-comes-down }
   *[other] { ca-ball-comes-down } Au duel : { $who }.
}
ca-ball-spot = Depuis { $hex }.

## Questions before the match and between its parts

ca-ask-goalkeeper-pick = Choisissez un gardien
ca-ask-goalkeeper-pick-why = Les cartes sont face cachée ; vous découvrez la vôtre une fois choisie.
ca-ask-card-pick = Choisissez un joueur pour votre équipe
ca-ask-card-pick-why = Vous choisissez à tour de rôle.
ca-ask-line-up-choice = Choisissez qui porte les numéros 1 à 11
ca-ask-line-up-choice-why = Un gardien porte le 1 ; le reste va sur votre banc.
ca-ask-kick-off-placement = { $turn ->
    [1] Placez votre équipe, puis Terminé
   *[other] Votre tour 2 sur 2 : ajustez après { $rival }
}
ca-ask-kick-off-placement-why = { $own ->
    [yes] Vous donnez le coup d’envoi. Chacun reste dans sa moitié de terrain.
   *[no] { $team } donne le coup d’envoi. Chacun reste dans sa moitié de terrain.
}
ca-ask-free-placement = Placez vos joueurs où vous voulez
ca-ask-free-placement-why = Une fois chacun par tour ; puis dégagement du gardien pour { $team }.
ca-ask-substitution-choice = Faites entrer un joueur, ou continuez
ca-ask-substitution-choice-why = { $left ->
    [one] Encore { $left } remplacement.
   *[other] Encore { $left } remplacements.
}
ca-ask-forced-substitution = { $who } ne peut pas continuer : qui entre ?
ca-ask-forced-substitution-why = C’est la deuxième blessure.
ca-ask-keeper-substitution = Votre gardien n’est plus là : qui sort pour celui du banc ?
ca-ask-emergency-keeper = Votre gardien n’est plus là : qui va au but ?
ca-ask-emergency-keeper-why = Ce qui manque à une carte compte 0.
ca-ask-order-choice = Tirs au but : désignez qui tire ensuite
ca-ask-order-choice-why = Dans l’ordre des tirs, une fois chacun.

## Questions: calls

ca-ask-action-choice = { $after ->
    [kick_off] Donnez le coup d’envoi
    [movement] Phase de mouvement terminée : qu’annoncez-vous ?
    [movement_free] Personne n’a le ballon : phase de mouvement
    [standard] Votre passe est arrivée : qu’annoncez-vous ?
    [space] La passe est partie dans l’espace : phase de mouvement
    [first_time] Votre passe est arrivée : qu’annoncez-vous ?
    [short] Votre passe est arrivée : qu’annoncez-vous ?
    [aos] Vous avez gagné le ballon : qu’annoncez-vous ?
    [tackle] Le ballon est à vous : qu’annoncez-vous ?
    [landed_free] Personne sous le ballon : phase de mouvement
    [headed] Votre tête est arrivée : qu’annoncez-vous ?
    [headed_away] La tête adverse vous donne le ballon : qu’annoncez-vous ?
    [drop] Votre gardien a le ballon au pied : qu’annoncez-vous ?
    [long_free] La passe longue est libre : phase de mouvement
    [long] Votre passe longue est arrivée : qu’annoncez-vous ?
    [loose] Le ballon libre vous revient : qu’annoncez-vous ?
    [loose_free] Le ballon s’échappe : phase de mouvement
    [corner_short] Votre corner court est arrivé : qu’annoncez-vous ?
    [free_kick] Tirez le coup franc
   *[other] Qu’annoncez-vous ?
}
ca-ask-hold-choice = Votre gardien tient le ballon : le relancer à la main, ou déplacer d’abord les joueurs ?
ca-ask-distribution-choice = Comment votre gardien joue-t-il le ballon ?
ca-ask-opening-kick-choice = Comment votre gardien ouvre-t-il le match ?
ca-ask-pick-up-choice = Votre gardien prend-il le ballon à la main ?
ca-ask-corner-choice = Tirez le corner
ca-ask-corner-choice-why = Une passe haute dans la surface, ou une passe courte au sol.
ca-ask-throw-choice = Jouez la touche
ca-ask-throw-choice-why = { $head ->
    [yes] Dans les pieds ou dans l’espace, à 6 cases au plus, ou sur la tête d’un coéquipier.
   *[no] Dans les pieds ou dans l’espace, à 6 cases au plus.
}
ca-ask-second-phase-choice = Encore une phase de mouvement avant la touche ?
ca-ask-second-phase-choice-why = Elle compte comme une action.
ca-ask-goal-kick-choice = Jouez la sortie de but
ca-ask-penalty-choice = Tirez le penalty : choisissez une case du but
ca-ask-snapshot-offer = { $ends ->
    [yes] Plus personne ne bouge dans cette étape : tenter un tir en première intention ?
   *[no] Le ballon vous arrive à portée de tir : tenter un tir en première intention ?
}
ca-ask-snapshot-target = Votre tir en première intention : choisissez une case du but

## Questions of the Movement Phase

ca-move-some = { $left ->
    [one] déplacez un joueur
   *[other] déplacez jusqu’à { $left } joueurs
}
ca-ask-step-choice = { $step ->
    [2] Votre réponse
   *[other] À vous
} : { ca-move-some }
    .shared = { ca-move-some }
ca-step-in-play = Étape { $step } sur 3 : { $step ->
    [1] chacun dans la limite de sa Vitesse ; le porteur avance case par case.
    [2] chacun dans la limite de sa Vitesse ; qui finit à côté du porteur peut tacler.
   *[3] chacun de 2 cases au plus ; qui a déjà bougé reste en place.
}
# The ball is out of play: nobody carries it, nobody tackles.
ca-step-before-throw-in = Avant la touche, étape { $step } sur 3 : { $step ->
    [3] chacun de 2 cases au plus ; qui a déjà bougé reste en place.
   *[other] chacun dans la limite de sa Vitesse.
}
ca-ask-step-choice-why = { $dead ->
    [yes] { ca-step-before-throw-in }
   *[no] { ca-step-in-play }
}
ca-ask-run-choice = { $who } a le ballon : encore une case, ou stop ?
ca-ask-run-choice-why = { $left ->
    [one] Encore { $left } case.
   *[other] Encore { $left } cases.
}
ca-ask-nutmeg-choice = { $who } fait face à un défenseur : tenter un petit pont ?
ca-ask-nutmeg-choice-why = Dribble contre Tacle plus 1 ; s’il passe, le défenseur est éliminé.
ca-ask-nutmeg-landing = Petit pont réussi : où arrive { $who } ?
ca-ask-nutmeg-landing-why = Cela prend 2 cases de la course.
ca-ask-steal-choice = { $who } peut tenter l’interception : y aller ?
ca-ask-test-choice = { $who } est à côté du ballon libre : tenter de le prendre ?
ca-ask-test-choice-why = Un dé, sans risque de faute.
ca-ask-tackle-choice = { $dives ->
    [yes] { $who } contre { $rival } : plonger dans les pieds ?
   *[no] Tacler { $rival } avec { $who } ?
}
ca-ask-tackle-choice-why = { $behind ->
    [yes] Par derrière : un 1 ou un 2 fait faute.
   *[no] Un 1 fait faute.
}
ca-ask-tackler-reposition = Tacle réussi : où va { $who } avec le ballon ?
ca-ask-tackler-reposition-why = Ou bien rester sur place.
ca-ask-carrier-reposition = Tacle évité : où va { $who } ?
ca-ask-carrier-reposition-why = Autour de { $hex }, ou bien rester sur place.
ca-ask-foul-choice = { $penalty ->
    [yes] { $who } fait faute sur vous : laisser jouer ou tirer le penalty ?
   *[no] { $who } fait faute sur vous : laisser jouer ou tirer le coup franc ?
}

## Questions about the ball in the air, and for goalkeepers

ca-ask-first-time-move = Votre passe en une touche : déplacer un joueur d’une case avant ?
ca-ask-first-time-move-why = { ca-ball-goes }
ca-ask-first-time-reply = { $who } joue en une touche : déplacer un joueur d’une case pour couper la passe ?
ca-ask-first-time-reply-why = { ca-ball-goes }
ca-ask-high-pass-move = Votre passe haute : déplacer un joueur de 3 cases au plus à la retombée ?
ca-ask-high-pass-move-why = { ca-ball-aimed }
ca-ask-high-pass-reply = { $who } joue haut : déplacer un joueur de 3 cases au plus pour défendre ?
ca-ask-high-pass-reply-why = { ca-ball-aimed }
ca-ask-long-pass-keeper-move = Votre gardien sort-il sur la passe longue ?
ca-ask-long-pass-keeper-move-why = Dans la limite de la Vitesse ; un ballon atteint est pris.
ca-ask-corner-move = Déplacer un joueur de 3 cases au plus avant le corner ?
ca-ask-snapshot-move = { $who } va tirer : déplacer un joueur de 2 cases au plus ?
ca-ask-thirds-choice = { $occasion ->
    [phase] Déplacez vos joueurs du tiers opposé au ballon
   *[other] Déplacez vos joueurs des derniers tiers
}
ca-ask-thirds-choice-why = 6 cases au plus, une fois chacun.
ca-ask-box-move = Le ballon approche de votre but : déplacer { $who } d’une case ?
ca-ask-dive-choice = Votre gardien plonge-t-il dans les pieds du porteur ?
ca-ask-dive-choice-why = Un 1 fait faute, et penalty.
ca-ask-challenge-choice = { $who } intervient hors de la surface : du pied ou de la main ?
ca-ask-challenge-choice-why = Du pied : Tacle 0. De la main : Arrêts, mais gagner vaut un coup franc et un carton rouge.
ca-ask-dive-hex-choice = { $who } tient le ballon : sur la case du porteur, ou sans bouger ?
ca-ask-rush = Votre gardien sort-il sur le ballon ?
ca-ask-rush-why = Le ballon retombe en { $hex }. Votre gardien participe alors au duel.
ca-ask-header-type = De la tête : une passe, ou un tir au but ?
ca-ask-header-type-why = { ca-ball-comes-down }
ca-ask-attack-declares = Qui saute pour le duel de la tête ?
ca-ask-attack-declares-why = { ca-ball-comes-down-declared }
ca-ask-defence-declares = Qui saute pour le duel de la tête, si vous le voulez ?
ca-ask-defence-declares-why = { ca-ball-comes-down-declared }
ca-ask-header-or-control = Personne ne dispute le ballon : comment le jouez-vous ?
ca-ask-header-or-control-why = { ca-ball-comes-down }
ca-ask-free-player = { $how ->
    [control] Qui contrôle le ballon ?
   *[header] Qui joue de la tête ?
}
ca-ask-free-player-why = { ca-ball-comes-down }
ca-ask-header-target = { $who } joue de la tête : vers où ?
ca-ask-header-target-why = À 6 cases au plus de { $hex }.

## Questions at set pieces

ca-ask-keeper-placement = { $restart } : placer votre gardien ailleurs ?
ca-ask-taker-choice = { $restart } : qui s’en charge ?
ca-ask-taker-choice-why = { ca-ball-spot }
ca-ask-placement-choice = { $restart } : placez { $left ->
    [one] un joueur
   *[other] { $left } joueurs
}{ $attacks ->
    [yes] , ou choisissez une combinaison
   *[no] { $ends ->
        [yes] , ou terminez
       *[no] {""}
    }
}
ca-ask-placement-choice-why = { ca-ball-spot }
ca-ask-near-taker-choice = Coup franc : qui s’en charge ?
ca-ask-near-taker-choice-why = Depuis { $hex } ; au choix parmi les joueurs à côté du ballon.
ca-ask-penalty-placement-choice = Penalty : placez vos joueurs hors de la surface
ca-ask-penalty-placement-choice-why = Qui se trouve à l’intérieur doit en sortir.
ca-ask-goal-kick-hex-choice = Sortie de but : depuis quelle case de la surface de but ?

## What the others are told that wait

ca-wait-moving = { $team } se déplace : { $moves } sur { $limit }
ca-wait-picking = { $team } choisit
ca-wait-placing = { $team } place ses joueurs
ca-wait-calling = { $team } choisit son annonce
ca-wait-may-move = { $team } peut déplacer un joueur
ca-wait-deciding = { $team } décide

## Calls: the label of the button, and a fact below it

ca-call = { $call ->
    [movement_phase] Phase de mouvement
    [end] Finir l’étape
    [stop] Stop
    [snapshot] Tir en première intention
    [steal] Interception
    [test] Aller au ballon
    [dive] Plonger
    [tackle] Tacle
    [feet] Du pied
    [hands] De la main
    [play_on] Laisser jouer
    [take_it] Demander la faute
    [final_thirds] Derniers tiers
    [drop] Poser le ballon
    [header] Tête
    [control] Contrôle
    [head_pass] Passe de la tête
    [time_up] Temps écoulé
    [phase] Phase
   *[other] { $call }
}
ca-call-fact = { $call ->
    [movement_phase] 4 des vôtres bougent, 5 en face, puis 2 des vôtres
    [end] Plus personne ne bouge dans cette étape
    [stop] La course finit ici
    [snapshot] Tout de suite, à −1 ; l’adversaire déplace d’abord un joueur
    [steal] Un dé pour le ballon
    [test] Un dé pour le ballon
    [dive] Dans les pieds du porteur
    [tackle] Tacle contre Dribble
    [feet] Jouer au pied
    [hands] Prendre à la main
    [play_on] Le jeu reprend où il en était
    [take_it] Le jeu s’arrête, le ballon est à vous
    [final_thirds] Les joueurs des deux derniers tiers bougent d’abord
    [drop] Au sol, à jouer comme tout le monde
    [header] À un coéquipier, dans l’espace, au but
    [control] Amortir : Dribble et dé font 9
    [head_pass] À un coéquipier ou dans l’espace
    [time_up] La mi-temps est terminée
    [phase] Les joueurs bougent
   *[other] { $call }
}
ca-decline = { $step ->
    [box-move] Tenir la position
    [carrier-reposition] Rester là
    [tackler-reposition] Rester là
    [challenge-choice] Rester à distance
    [corner-move] Ne bouger personne
    [dive-choice] Ne pas plonger
    [first-time-move] Ne bouger personne
    [first-time-reply] Ne bouger personne
    [high-pass-move] Ne bouger personne
    [high-pass-reply] Ne bouger personne
    [snapshot-move] Ne bouger personne
    [goal-kick-hex-choice] À l’endroit habituel
    [keeper-placement] Le gardien reste
    [long-pass-keeper-move] Tenir la position
    [nutmeg-choice] Pas de petit pont
    [rush] Rester sur la ligne
    [second-phase-choice] Jouer la touche
    [snapshot-offer] Ne pas tirer
    [steal-choice] Rester à distance
    [tackle-choice] Tenir la position
    [test-choice] Laisser le ballon
    [attack-declares] { $named ->
        [0] Personne
       *[other] Personne d’autre
    }
    [defence-declares] { $named ->
        [0] Personne
       *[other] Personne d’autre
    }
    [free-player] Personne
    [dive-hex-choice] Sans bouger
    [header-or-control] Laisser tomber
    [free-placement] Terminé
    [kick-off-placement] Terminé
    [placement-choice] Terminé
    [penalty-placement-choice] Terminé
    [substitution-choice] Plus de changement
    [thirds-choice] Tenir la position
   *[other] Terminé
}
ca-decline-fact = { $step ->
    [box-move] Votre gardien ne bouge pas
    [carrier-reposition] Sur la même case, avec le ballon
    [tackler-reposition] Avec le ballon, sur place
    [challenge-choice] Aucun duel
    [corner-move] Le corner est tiré
    [dive-choice] Votre gardien reste debout
    [first-time-move] La passe part
    [first-time-reply] Chacun tient sa position
    [high-pass-move] Chacun tient sa position
    [high-pass-reply] Chacun tient sa position
    [snapshot-move] Chacun tient sa position
    [goal-kick-hex-choice] Du milieu de la surface de but
    [keeper-placement] Votre gardien ne bouge pas
    [long-pass-keeper-move] Votre gardien ne bouge pas
    [nutmeg-choice] La course continue
    [rush] Votre gardien ne sort pas
    [second-phase-choice] Personne ne bouge avant
    [snapshot-offer] Garder le ballon
    [steal-choice] Aucune tentative
    [tackle-choice] Aucun tacle
    [test-choice] Aucune tentative
    [attack-declares] { $named ->
        [0] Personne ne saute
       *[other] Ceux-là sautent
    }
    [defence-declares] { $named ->
        [0] Personne ne saute
       *[other] Ceux-là sautent
    }
    [free-player] Personne ne va au ballon
    [dive-hex-choice] Votre gardien le tient sur place
    [header-or-control] Personne ne la joue de volée
    [free-placement] Les autres restent où ils sont
    [kick-off-placement] Les autres restent où ils sont
    [placement-choice] Les autres restent où ils sont
    [penalty-placement-choice] Les autres restent où ils sont
    [substitution-choice] On continue avec cette équipe
    [thirds-choice] Personne d’autre ne bouge
   *[other] C’est tout
}
ca-routine = { $name ->
    [far_post] Second poteau
    [near_post] Premier poteau
    [edge] Entrée de la surface
    [shot] Frappe
    [short] Joué court
    [keep] Conserver
    [forward] Vers l’avant
    [switch] Renversement
    [line] Le long de la ligne
    [inside] Vers l’intérieur
    [back] En retrait
    [head] Sur la tête
    [long] Long
    [flank] Sur l’aile
    [wide] De l’autre côté
    [follow_up] Suivre le tir
    [cover] Rester en couverture
    [other] Autre tireur
    [space] Dans l’espace
   *[other] { $name }
}
ca-routine-does = { $name ->
    [short] { $taker } joue court pour { $who }
    [keep] { $taker } en retrait pour { $who }
    [forward] { $taker } lobe vers l’avant pour { $who }
    [switch] { $taker } renverse pour { $who } sur l’autre aile
    [line] { $taker } joue la touche le long de la ligne pour { $who }
    [inside] { $taker } joue la touche vers l’intérieur pour { $who }
    [back] { $taker } joue la touche en retrait pour { $who }
    [head] { $taker } joue la touche sur la tête, pour { $who }
    [long] { $taker } dégage loin vers { $who }
    [flank] { $taker } dégage sur l’aile vers { $who }
    [wide] { $taker } joue court pour { $who }
    [space] { $taker } joue la touche dans l’espace pour { $who }
   *[other] { $taker } centre pour { $who }
}
ca-routine-shot = { $name ->
    [follow_up] { $taker } tire, trois joueurs attendent le rebond
    [cover] { $taker } tire, les autres restent derrière le ballon
    [other] { $taker } tire, trois joueurs attendent le rebond
   *[shot] { $taker } au but
}
ca-routine-taken = { $who } a perdu sa place, prise par { $by } : la case libre la plus proche
ca-routine-onside = { $who } y serait hors-jeu : la case la plus proche qui ne l’est pas
ca-routine-offside = { $who } est maintenant hors-jeu
ca-routine-instead = { $planned } ne peut pas recevoir : le ballon va à { $who }
ca-pass = { $kind ->
    [standard] Passe standard
    [first_time] Passe en une touche
    [short] Passe courte
    [quick_throw] Relance à la main
    [high] Passe haute
    [long] Passe longue
    [kick] Dégagement
    [throw] Touche
    [throw_to_head] Touche sur la tête
   *[other] { $kind }
}
ca-pass-fact = { $kind ->
    [standard] Au sol, 11 cases au plus
    [first_time] Au sol, 6 au plus ; chaque équipe déplace d’abord un joueur de 1 case
    [short] Au sol, 6 cases au plus
    [quick_throw] Au sol, 11 au plus ; personne ne peut l’intercepter
    [high] Dans les airs, 15 au plus ; un duel de la tête suit
    [long] Dans l’espace, loin de tous
    [kick] Long, dans les airs ; un duel de la tête suit
    [throw] Dans les pieds ou dans l’espace, 6 cases au plus
    [throw_to_head] Sur la tête d’un coéquipier, 6 cases au plus
   *[other] { $kind }
}
ca-aim = { $kind ->
    [shoot] Tir
    [head] Tête
   *[other] { $kind }
}
ca-aim-fact = { $kind ->
    [shoot] Vers une case du but
    [head] Vers une case à 6 au plus
   *[other] { $kind }
}
ca-choose = { $kind ->
    [nutmeg] Petit pont
    [reckless] Tacle assassin
    [collect] Prendre le ballon
    [name] Désigner un joueur
    [jump] Sauter
    [taker] Désigner qui tire
    [goalkeeper] Désigner le gardien
    [substitute] Remplacement
    [pick] Choisir une carte
    [line_up] Composition
    [form] Formation
   *[other] { $kind }
}

## Dice: what is rolled for

ca-roll-steal = { $who } tente d’intercepter le ballon
ca-roll-free-ball-test = { $who } tente de prendre le ballon libre
ca-roll-interception = { $who } tente d’intercepter la passe
ca-roll-high-pass-accuracy = { $who } : la passe est-elle précise ?
ca-roll-long-pass-accuracy = { ca-roll-high-pass-accuracy }
ca-roll-control-test = { $who } tente de contrôler le ballon
ca-roll-head-back = { $who } remet de la tête au gardien
ca-roll-card-test = un carton pour { $who } ?
ca-roll-injury-test = une blessure pour { $who } ?
ca-roll-reckless-tackle = tacle assassin, { $who } sur { $on }
ca-roll-tackle = tacle, { $who } contre { $rival }
ca-roll-nutmeg-duel = petit pont, { $who } contre { $rival }
ca-roll-dive = plongeon dans les pieds, { $who } contre { $rival }
ca-roll-diving-tackle = plongeon, { $who } contre { $rival }
ca-roll-hands-outside = plongeon hors de la surface, { $who } contre { $rival }
ca-roll-jump = { $who } saute au duel de la tête
ca-roll-header-re-roll = duel de la tête à relancer, { $who } contre { $rival }
ca-roll-block = { $who } tente de bloquer le tir
ca-roll-deflection = { $who } tente de dévier le tir
ca-roll-shot-roll = { $who } tire
ca-roll-free-kick-roll = { ca-roll-shot-roll }
ca-roll-penalty-shot = { ca-roll-shot-roll }
ca-roll-save = { $who } tente d’arrêter le tir
ca-roll-penalty-save = { ca-roll-save }
ca-roll-handling = { $who } : le ballon est-il capté ?
ca-roll-save-result = { ca-roll-handling }
ca-roll-free-shot = { $who } place une tête au but
ca-roll-goal-save = { $who } tente de sauver devant le but
ca-roll-spill = où va le ballon relâché ?
ca-roll-tie-direction = où va le ballon après l’arrêt ?
ca-roll-runs-where = dans quelle direction va le ballon ?
ca-roll-miss-direction = { ca-roll-runs-where }
ca-roll-runs-so-far = de combien de cases part le ballon ?
ca-roll-miss-distance = { ca-roll-runs-so-far }
ca-roll-added-time = combien d’actions de temps additionnel ? Le dé et la tolérance { $leniency }
ca-roll-first-pick-dice = qui choisit en premier ? Le dé le plus haut
ca-roll-first-pick-coin = qui choisit en premier ? 1 à 3 { $home }, 4 à 6 { $away }
ca-roll-kick-off-toss = qui donne le coup d’envoi ? 1 à 3 { $home }, 4 à 6 { $away }
ca-roll-referee-draw = l’arbitre
ca-roll-goalkeeper-draw = un gardien
ca-roll-lost-players = deux joueurs qui quittent le terrain
ca-roll-deal = les prochaines cartes de la draft
ca-roll-dispute = pour qui tranche l’arbitre ?
ca-compass = 1 sud, 2 sud-ouest, 3 nord-ouest, 4 nord, 5 nord-est, 6 sud-est

## What may come of an answer

# What happens, with its chance: «but pour Wharfside : 23 %».
ca-chance = { $what } : { $percent }
ca-percent = { $size ->
    [least] <1 %
    [most] >99 %
   *[plain] { $percent } %
}
# Which dice bring a result: «6 : intercepte le ballon», «1–3 : manque l’interception».
ca-result = { $dice } : { $result }
ca-result-goes-on = le jeu continue
ca-result-misses = ne cadre pas
ca-result-kick = { $scored ->
    [yes] marque son tir au but
   *[no] ne marque pas son tir au but
}
ca-result-foul = faute
ca-result-by-foul = { $result }, sur faute
ca-faces-between = { $first }–{ $last }
ca-faces-or = { $either } ou { $face }
ca-needed-depends = cela dépend des dés précédents
# How it ends, as the side that decides sees it: in a word, in a sentence, and what follows.
ca-outcome-word = { $what ->
    [goal] but
    [off_target] non cadré
    [blocked] contré
    [deflected] dévié
    [saved] arrêté
    [foul] faute
    [offside] hors-jeu
    [escapes] échappe
    [stopped] stoppé
    [sent_off] exclu
    [loose] libre
    [misses] imprécise
    [lands] précise
    [arrives] arrive
    [space] dans l’espace
    [won] { $mine ->
        [yes] gagné
       *[no] perdu
    }
    [past] { $mine ->
        [yes] passé
       *[no] battu
    }
    [header] { $mine ->
        [yes] gagné
       *[no] perdu
    }
    [controls] contrôle
    [holds] capté
    [keeps] { $mine ->
        [yes] gardé
       *[no] ils le gardent
    }
    [free] libre
    [hurt] blessure
    [over] rien
   *[other] { $what }
}
ca-outcome = { $what ->
    [goal] { $mine ->
        [yes] But
       *[no] Ils marquent
    }
    [off_target] Tir non cadré
    [blocked] Tir contré
    [deflected] Tir dévié
    [saved] Arrêt
    [foul] { $mine ->
        [yes] Vous faites faute
       *[no] Ils font faute
    }
    [offside] Hors-jeu
    [escapes] Il s’échappe
    [stopped] Attaque stoppée
    [sent_off] Attaque stoppée, exclusion
    [loose] Ballon libre
    [misses] La passe manque sa cible
    [lands] La passe tombe au bon endroit
    [arrives] { $mine ->
        [yes] Votre passe arrive
       *[no] Leur passe arrive
    }
    [space] { $mine ->
        [yes] Votre ballon dans l’espace
       *[no] Leur ballon dans l’espace
    }
    [won] { $mine ->
        [yes] Vous gagnez le ballon
       *[no] Vous perdez le ballon
    }
    [past] { $mine ->
        [yes] Vous passez
       *[no] Battu
    }
    [header] { $mine ->
        [yes] Vous gagnez le duel de la tête
       *[no] Ils gagnent le duel de la tête
    }
    [controls] { $mine ->
        [yes] Ballon contrôlé
       *[no] Ils contrôlent
    }
    [holds] { $mine ->
        [yes] Votre gardien tient le ballon
       *[no] Leur gardien tient le ballon
    }
    [keeps] { $mine ->
        [yes] Vous gardez le ballon
       *[no] Ils gardent le ballon
    }
    [free] Personne n’a le ballon
    [hurt] Blessure
    [over] Rien n’en sort
   *[other] { $what }
}
ca-detail-has-it = { $mine ->
    [yes] { $who } l’a, puis à vous d’annoncer
   *[no] { $who } l’a
}
ca-detail-card = { $card ->
    [red] carton rouge
   *[yellow] carton jaune
}
ca-detail-card-on = { $card ->
    [red] carton rouge
   *[yellow] carton jaune
} sur { $faces }
ca-detail-foul = { $penalty ->
    [yes] penalty
   *[no] coup franc à { $away ->
        [one] { $away } case
       *[other] { $away } cases
    }
}, ou avantage
ca-detail-loose = deux dés, depuis { $who }
ca-detail-past = { $who } passe
ca-detail-off = sur { $who }, et le ballon s’échappe
ca-detail-goal-kick = sortie de but
# What is decided, in a title and a line.
ca-look-tackle = { $behind ->
    [yes] Tacle, par derrière
   *[no] Tacle, de face
}
ca-look-shot = { $mine ->
    [yes] Tir
   *[no] Tir adverse
} { $where ->
    [near] au premier poteau
    [far] au second poteau
    [post] près du poteau
   *[middle] au milieu du but
}
ca-look-shot-about = À { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, { $inside ->
    [yes] dans la surface
   *[no] hors de la surface
}, { $cost ->
    [0] sans malus
   *[other] −{ $cost } au tir
}.
ca-look-pass = { $kind ->
    [first_time] Passe en une touche
    [high] Passe haute
    [long] Passe longue
    [kick] Dégagement
    [throw] Touche
    [throw_to_head] Touche
   *[other] Passe
} { $mine ->
    [yes] de votre équipe
   *[no] adverse
}
ca-look-pass-about = { $who } joue à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, { $to ->
    [player] vers { $receiver }
   *[space] dans l’espace
}.
ca-look-lofted-about = { $who } vise à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, { $to ->
    [player] sur { $receiver }
   *[space] dans l’espace
} : précise à { $chance }. Sinon, le ballon retombe ailleurs.
ca-guard-title = { $name } : ce qui est possible
ca-guard-step = { $step ->
    [inside] Pas de pas avant : le tir part de la surface.
    [header] Pas de pas avant une tête.
    [line] Reste sur la ligne jusqu’au tir.
    [steps] D’abord un pas d’une case, vers le tir.
   *[stays] Peut d’abord faire un pas, mais est bien placé.
}
ca-guard-dive = { $away ->
    [0] Le tir arrive droit dessus
    [one] Plonge à { $away } case
   *[other] Plonge à { $away } cases
}{ $cost ->
    [0] .
   *[other] , à −{ $cost }.
}
ca-guard-out-of-reach = Ne peut pas l’atteindre de là.
ca-guard-save = Après un arrêt : { $then }.
ca-duel-line = { $mine } { $adds } + dé contre { $theirs } { $rival } + dé
ca-level-loose = { $said }, ou { $chance } ballon libre à égalité
ca-their-best = { $chance } leur meilleur tir
ca-lands-here = tombe ici, { $chance }
ca-with-player = avec le { $shirt } là
# The panel of a decision.
ca-against = contre
ca-throws-theirs = leur dé
ca-throws-caption = Votre dé sur le côté ; 36 lancers, tous aussi probables
ca-throws-all = Les 36 lancers
ca-throws-again = relancé
ca-rolls = Chaque lancer
ca-reckless-instead = Plutôt un tacle assassin
ca-reckless-instead-why = Ne gagne jamais le ballon et coûte un carton à coup sûr.
ca-as-it-stands = sans bouger
