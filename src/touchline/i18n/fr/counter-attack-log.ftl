# Counter Attack dans le journal : une phrase par action, comme la raconte un supporter.

## Les endroits, vus par le camp qui y joue

# Où se passe quelque chose. $hexes compte les cases jusqu’au but.
ca-at = { $place ->
    [six] dans les six mètres
    [near-post] au premier poteau
    [far-post] au second poteau
    [box] dans la surface
    [edge] à l’entrée de la surface
    [corner-left] près du poteau de corner gauche
    [corner-right] près du poteau de corner droit
    [left] côté gauche
    [right] côté droit
    [from-goal] { $hexes ->
        [one] à { $hexes } case du but
       *[other] à { $hexes } cases du but
    }
    [circle] dans le rond central
    [midfield] au milieu de terrain
    [own-half] dans son camp
    [own-left] côté gauche dans son camp
    [own-right] côté droit dans son camp
    [own-third] loin dans son camp
    [own-edge] devant sa surface
    [own-box] dans sa surface
    [own-six] devant son but
    [own-corner-left] près de son poteau de corner gauche
   *[own-corner-right] près de son poteau de corner droit
}
# Vers où va quelque chose.
ca-to = { $place ->
    [six] jusque dans les six mètres
    [near-post] au premier poteau
    [far-post] au second poteau
    [box] jusque dans la surface
    [edge] jusqu’à l’entrée de la surface
    [corner-left] jusqu’au poteau de corner gauche
    [corner-right] jusqu’au poteau de corner droit
    [left] côté gauche
    [right] côté droit
    [from-goal] { $hexes ->
        [one] jusqu’à { $hexes } case du but
       *[other] jusqu’à { $hexes } cases du but
    }
    [circle] jusque dans le rond central
    [midfield] au milieu de terrain
    [own-half] dans son camp
    [own-left] côté gauche dans son camp
    [own-right] côté droit dans son camp
    [own-third] loin dans son camp
    [own-edge] jusque devant sa surface
    [own-box] jusque dans sa surface
    [own-six] jusque devant son but
    [own-corner-left] jusqu’à son poteau de corner gauche
   *[own-corner-right] jusqu’à son poteau de corner droit
}

## Le mouvement

ca-log-kick-off = { $team } donne le coup d’envoi.
ca-log-phase = { $team } se porte vers l’avant.
ca-log-phase-of = { $team } se porte vers l’avant : { $who }.
ca-log-also = Se déplacent aussi : { $who }.
ca-log-moves = { $team } remonte : { $who }.
ca-log-run = { $way ->
    [back] { $hexes ->
        [one] { $who } redescend de { $hexes } case { $place }.
       *[other] { $who } redescend de { $hexes } cases { $place }.
    }
   *[on] { $hexes ->
        [one] { $who } court { $hexes } case { $place }.
       *[other] { $who } court { $hexes } cases { $place }.
    }
}
ca-log-carry = { $hexes ->
    [one] { $who } porte le ballon sur { $hexes } case { $place }.
   *[other] { $who } porte le ballon sur { $hexes } cases { $place }.
}
ca-log-dribble = { $who } passe { $past } en dribble, { $place }.
ca-log-steal = { $who } prend le ballon à { $rival }.
ca-log-nutmeg = { $through ->
    [yes] Petit pont : { $who } passe { $rival }.
   *[no] { $rival } devine le petit pont et prend le ballon à { $who }.
}
ca-log-collects = { $who } récupère le ballon perdu { $place }.

## Les passes

ca-log-pass-begins = { $who } cherche { $to } { $place }.
ca-log-pass = { $kind ->
    [standard] { $who } trouve { $to } { $place }.
    [short] { $who } trouve { $to } { $place }.
    [back] { $who } remet en retrait à { $to } { $place }.
    [first_time] { $who } joue en une touche pour { $to } { $place }.
    [quick_throw] { $who } relance vite à la main sur { $to } { $place }.
    [high] { $who } lève le ballon pour { $to } { $place }.
    [long] { $who } allonge pour { $to } { $place }.
    [kick] { $who } dégage loin sur { $to } { $place }.
    [throw] { $who } fait la touche pour { $to } { $place }.
   *[throw_to_head] { $who } fait une longue touche sur la tête, pour { $to } { $place }.
}
ca-log-pass-into-space = { $kind ->
    [standard] { $who } joue dans l’espace { $place }.
    [short] { $who } joue dans l’espace { $place }.
    [first_time] { $who } joue en une touche dans l’espace { $place }.
    [quick_throw] { $who } relance vite à la main dans l’espace { $place }.
    [high] { $who } lève le ballon dans l’espace { $place }.
    [long] { $who } allonge le jeu { $place }.
    [kick] { $who } dégage loin { $place }.
    [throw] { $who } fait la touche dans l’espace { $place }.
   *[throw_to_head] { $who } fait une longue touche dans l’espace { $place }.
}
ca-log-cut-out = { $who } intercepte { $kind ->
    [standard] la passe
    [short] la passe
    [first_time] la passe en une touche
    [quick_throw] la relance
    [high] la passe haute
    [long] la longue passe
    [kick] le dégagement
    [throw] la touche
   *[throw_to_head] la longue touche
} jouée par { $rival }.
ca-log-drift = { $kind ->
    [standard] La passe jouée
    [short] La passe jouée
    [first_time] La passe en une touche jouée
    [quick_throw] La relance jouée
    [high] La passe haute jouée
    [long] La longue passe jouée
    [kick] Le dégagement joué
    [throw] La touche jouée
   *[throw_to_head] La longue touche jouée
} par { $who } dévie de { $hexes ->
    [one] { $hexes } case.
   *[other] { $hexes } cases.
}
ca-log-offside = Hors-jeu : { $who }.

## Les duels

ca-log-tackle = { $end ->
    [won] { $duel ->
        [dive] { $who } plonge devant { $rival } et prend le ballon : { $ours } contre { $theirs }.
       *[tackle] { $who } tacle { $rival } et prend le ballon : { $ours } contre { $theirs }.
    }
    [lost] { $duel ->
        [dive] { $rival } efface { $who } : { $theirs } contre { $ours }.
       *[tackle] { $rival } résiste au tacle, { $who } reste derrière : { $theirs } contre { $ours }.
    }
   *[level] { $duel ->
        [dive] { $who } plonge devant { $rival } : égalité, { $ours } à { $theirs }, ballon perdu.
       *[tackle] { $who } tacle { $rival } : égalité, { $ours } à { $theirs }, ballon perdu.
    }
}
ca-log-tackle-loose = { $who } tacle { $rival } : égalité, { $ours } à { $theirs }, ballon pour { $to }.
ca-log-goes-up = Au duel de la tête : { $who }.
ca-log-header = { $who } gagne le duel de la tête face à { $rival }.
ca-log-header-to = { $who } gagne le duel de la tête face à { $rival } et remet à { $to }.
ca-log-header-into-space = { $who } gagne le duel de la tête face à { $rival } et remet dans l’espace { $place }.
ca-log-header-level = { $who } et { $rival } sautent ensemble : égalité, ballon perdu.
ca-log-heads = { $who } prolonge de la tête.
ca-log-heads-to = { $who } remet de la tête à { $to }.

## Devant le but

ca-log-shot = { $kind ->
    [snapshot] { $who } tire en première intention.
    [free_kick] { $who } tire le coup franc au but.
    [penalty] { $who } tire le penalty.
    [header] { $who } place une tête.
   *[shot] { $hexes ->
        [one] { $who } tire à { $hexes } case du but.
       *[other] { $who } tire à { $hexes } cases du but.
    }
}
ca-log-shot-wide = { $kind ->
    [snapshot] { $who } tire en première intention, à côté.
    [free_kick] { $who } tire le coup franc à côté.
    [penalty] { $who } tire le penalty à côté.
    [header] { $who } place une tête à côté.
   *[shot] { $hexes ->
        [one] { $who } tire à côté, à { $hexes } case du but.
       *[other] { $who } tire à côté, à { $hexes } cases du but.
    }
}
ca-log-shot-blocked = { $kind ->
    [snapshot] { $who } tire en première intention ; { $rival } contre le ballon.
    [free_kick] { $who } tire le coup franc au but ; { $rival } contre le ballon.
    [penalty] { $who } tire le penalty ; { $rival } contre le ballon.
    [header] { $who } place une tête ; { $rival } contre le ballon.
   *[shot] { $hexes ->
        [one] { $who } tire à { $hexes } case du but ; { $rival } contre le ballon.
       *[other] { $who } tire à { $hexes } cases du but ; { $rival } contre le ballon.
    }
}
ca-log-shot-saved = { $kind ->
    [snapshot] { $who } tire en première intention
    [free_kick] { $who } tire le coup franc au but
    [penalty] { $who } tire le penalty
    [header] { $who } place une tête
   *[shot] { $hexes ->
        [one] { $who } tire à { $hexes } case du but
       *[other] { $who } tire à { $hexes } cases du but
    }
} ; { $rival } { $how ->
    [holds] arrête et garde le ballon.
    [spills] relâche le ballon.
   *[saves] repousse.
}
ca-log-goal = { $how ->
    [own] But contre son camp. { $who } marque pour { $team } : { $home }-{ $away }.
    [header] But. { $who } marque de la tête pour { $team } : { $home }-{ $away }.
    [team] But pour { $team }{ $who } : { $home }-{ $away }.
   *[plain] But. { $who } marque pour { $team } : { $home }-{ $away }.
}
ca-log-goal-headed = But. { $who } marque de la tête sur un centre signé { $giver } : { $home }-{ $away }.

## L’arbitre et les coups de pied arrêtés

ca-log-foul = { $how ->
    [reckless] { $who } s’engage dangereusement sur { $rival }.
   *[plain] { $who } fait faute sur { $rival }.
}
ca-log-booked = { $card ->
    [yellow] Carton jaune pour { $who }.
    [second_yellow] Deuxième carton jaune pour { $who } : exclusion.
   *[red] Carton rouge pour { $who }.
}
ca-log-hurt = { $again ->
    [yes] { $who } se blesse de nouveau et doit sortir.
   *[no] { $who } se blesse : −1 à toutes ses qualités.
}
ca-log-restart = { $restart ->
    [throw_in] Touche pour { $team }.
    [corner] Corner pour { $team }.
    [goal_kick] Six mètres pour { $team }.
    [penalty] Penalty pour { $team }.
   *[free_kick] Coup franc pour { $team }.
}
ca-log-taker = { $who } { $restart ->
    [throw_in] se charge de la touche.
    [corner] se charge du corner.
    [goal_kick] se charge des six mètres.
    [penalty] se présente pour le penalty.
   *[free_kick] se charge du coup franc.
}
ca-log-line-up = { $team } se place { $restart ->
    [throw_in] pour la touche.
    [corner] pour le corner.
    [goal_kick] pour les six mètres.
    [penalty] pour le penalty.
   *[free_kick] pour le coup franc.
}
ca-log-runs-loose = Le ballon file vers { $who }.

## Les chiffres

# Un dé, avec ce qu’une qualité y ajoute.
ca-figure-roll = { $sign ->
    [star] une étoile, { $total } en tout
    [none] { $die }
    [minus] { $die } − { $more }
   *[plus] { $die } + { $more }
}
ca-figure-test = { $who } : { $roll }, il fallait { $needed }
ca-figure-referee = { $what ->
    [booking] Carton à partir de { $needed } : { $roll }
   *[injury] Blessure à partir de { $needed } : { $roll }
}
ca-figure-duel = { $roll } contre { $reply }
ca-figure-die = Dé : { $die }
ca-figure-chance = { $chance } de chances de but
