# Après le match : d’où il vient, ses moments et ses chiffres. Les points sont de chance, ceux des locaux, un nul pour moitié.

review-title = Après le match
review-of = Après le match : { $home } – { $away }
review-opening = Lecture du match
review-verified = Dés et coups vérifiés, { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }
review-share = Lien vers cette page
review-record = Feuille
review-rematch = Revanche
review-resigned = { $name } a abandonné
review-full-time = Fin du match
review-unfinished = Pas joué jusqu’au bout
review-working = Chance et jugement : { $percent } calculé
review-working-fact = Les chiffres sont là tout de suite. Le reste se calcule pendant que vous regardez, ou sans vous.
review-quiet-moment = Le jeu continue.
review-other-answer = une autre réponse
# Une phase d’une mi-temps, pour une liste.
review-phase = { $half ->
    [1] 1re, { $phase }
   *[other] 2e, { $phase }
}

## D’où il vient

review-verdict = { $kind ->
    [level-lucky] { $winner } l’emporte, les dés de son côté.
    [level-close] { $winner } l’emporte de peu.
    [outplayed-lucky] { $winner } a dominé { $loser }, et les dés ont aidé.
    [lucky-outplayed] Les dés ont aidé { $winner }, qui a aussi dominé { $loser }.
    [outplayed-unlucky] { $winner } a dominé { $loser }, malgré les dés.
    [outplayed] { $winner } a dominé { $loser }.
    [stolen] { $loser } a mieux joué, mais les dés ont choisi { $winner }.
    [draw-better] { $winner } a mieux joué, mais les dés ont imposé le nul.
    [draw-level] Un nul, avec peu d’écart entre les deux.
   *[unfinished] Le match n’a pas été joué jusqu’au bout.
}
review-play-level = Le jeu était égal, autant qu’on puisse le dire : { $net } ± { $error }.
review-play-net = Par le jeu, { $home } a pris { $ours } points et { $away } { $theirs } : { $net } ± { $error } pour { $better }.
review-luck-of = { $what ->
    [both] Les dés ont donné { $dice } à { $name }, les cartes { $cards }.
   *[dice] Les dés ont donné { $dice } points à { $name }.
}
review-luck = Chance et jugement
review-luck-unit = points de chance, un nul pour moitié
review-from-to = { $name } est parti de { $start } et en est à { $end }. D’où viennent { $points } points :
review-play-of = Jeu, { $name }
review-dice = Les dés
review-cards = Les cartes
review-start = Premier coup d’envoi
review-end = Fin
review-won = { $number } gagné
review-item = Poste
review-points = Points
review-kinds = Dés par genre
review-kind = { $kind ->
    [shots] tirs et arrêts
    [tackles] tacles et fautes
    [duels] plaquages
    [passes] passes
    [headers] têtes
    [loose_balls] ballons perdus
    [runs] courses
    [contests] contests
    [kicks] coups de pied
    [set_pieces] mêlées et touches
   *[other] le reste
}
review-better = Il y avait mieux
review-better-fact = Vu de l’équipe qui choisit, selon le niveau « Affûté »
review-better-line = { $said }. Mieux de { $points } : { $better }.

## Moments

review-moments = Moments décisifs
review-no-moments = Aucun moment n’a déplacé le match de dix points ou plus.
review-gain = { $name } { $points }
review-line-dice = dés
review-line-cards = cartes
review-line-play = jeu
review-watch = Revoir
review-watch-at = Revoir { $time } dans le film du match
review-turning = Tournant { $number }

## Chiffres

review-figures = Chiffres
review-match = Match
review-half = { $half ->
    [1] 1re mi-temps
    [2] 2e mi-temps
    [3] Prolongation 1
    [4] Prolongation 2
   *[other] Tirs au but
}
review-figure = { $name ->
    [possession] Possession
    [shots] Tirs
    [on_target] Cadrés
    [expected_goals] Buts attendus
    [standard_passes] Passes ordinaires
    [first_time_passes] Passes en une touche
    [high_passes] Passes hautes
    [long_passes] Passes longues
    [passes] Passes
    [tackles] Duels gagnés
    [steals] Ballons chipés
    [headers] Têtes gagnées
    [ground] Terrain gagné
    [corners] Corners
    [fouls] Fautes
    [yellow_cards] Cartons jaunes
    [red_cards] Cartons rouges
    [goals] Buts
    [saves] Arrêts
    [metres_carried] Mètres portés
    [metres_kicked] Mètres au pied
    [phases] Phases avec le ballon
    [tries] Essais
    [conversions] Transformations
    [kicks_at_goal] Drops et pénalités
    [interceptions] Interceptions
    [missed_tackles] Plaquages manqués
    [contests] Contests gagnés
    [clear_outs] Déblayages gagnés
    [lineouts] Touches gagnées
    [scrums] Mêlées gagnées
    [knock_ons] En-avant
    [offsides] Hors-jeu
    [played] Jouée
    [metres] Mètres
   *[runs] Courses
}
review-column = { $name ->
    [player] Joueur
    [card] Carte
    [expected_goals] xG
    [tackles] Duels
    [headers] Têtes
    [yellow_cards] Jaunes
    [red_cards] Rouges
    [ground] Terrain
   *[swing] Effet
}
review-metres = { $number } m
review-players = Joueurs
review-cards-by-number = Cartes, par numéro
review-swing = Effet : points de chance gagnés ou perdus par les dés et le jeu où ils ont pris part.
review-total = Ensemble
review-moments-of = { $name }, ses moments
review-no-moments-of = Aucun des tournants.
review-scored = { $what ->
    [own-goal] { $who } { $time } (contre son camp)
    [kick-scored] { $who } (tirs au but)
   *[goal] { $who } { $time }
}
review-tally = { $what ->
    [try] { $number ->
        [one] { $number } essai
       *[other] { $number } essais
    }
    [conversion] { $number ->
        [one] { $number } transformation
       *[other] { $number } transformations
    }
    [drop-goal] { $number ->
        [one] { $number } drop
       *[other] { $number } drops
    }
   *[penalty-goal] { $number ->
        [one] { $number } pénalité
       *[other] { $number } pénalités
    }
}
review-shots = Tirs
review-shots-fact = la taille dit la chance de but
review-no-shots = Personne n’a tiré.
review-shot = { $time }, { $who } : { $chance }, { $end }
review-time = Moment
review-chance = Chance de but
review-came-of = Ce qu’il en fut
review-shot-end = { $end ->
    [goal] but
    [saved] arrêté
    [blocked] contré
   *[off] non cadré
}
review-territory = Occupation
review-territory-fact = phases selon la place du ballon
review-territory-place = { $start } à { $end } m
review-territory-ball = Ballon { $name }
review-territory-from = Depuis la ligne, { $name }
review-territory-in-half = Camp { $name } : { $percent }
review-goal-line = but
review-halfway = médiane
review-as-table = En tableau
review-more = Toutes les colonnes
review-less = Moins de colonnes

## La courbe du film

review-win-chance = Chance de gagner, entre égaux
review-turning-points = Tournants
review-turning-points-so-far = Tournants jusqu’ici
review-ten-points = 10 points ou plus
review-no-turning = Aucun jusqu’ici.
review-chance-line = Chance, un nul pour moitié
review-open = Après le match

## Erreurs

error-not-reviewed = L’analyse de ce match est introuvable.
error-old-rules = Une partie de ce match a été jouée selon des règles plus anciennes : il ne peut pas être analysé, mais il peut être revu.
error-not-over = Le match se joue encore. La part de chance et de jugement viendra quand il sera fini.
