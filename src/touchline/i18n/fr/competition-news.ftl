# Ce que le serveur dit des compétitions : nouvelles, journal, ce qu’on attend, qui manque un match.

comp-founded = La compétition commence avec { $clubs } clubs.
comp-result = { $home } { $for }–{ $against } { $away }
comp-result-shoot-out = { $home } { $for }–{ $against } { $away }, { $kicks }–{ $others } aux tirs au but
comp-award = { $why ->
    [late] { $home } { $for }–{ $against } { $away }, pas joué à temps
    [resigned] { $home } { $for }–{ $against } { $away }, abandon
    [short] { $home } { $for }–{ $against } { $away }, trop peu de joueurs
   *[organiser] { $home } { $for }–{ $against } { $away }, décidé par l’organisateur
}
comp-corrected = { $home } { $for }–{ $against } { $away }, corrigé
comp-annulled = { $home } – { $away } est à rejouer
comp-postponed = { $home } – { $away } est reporté à la journée { $day }
comp-adjusted = { $club } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par décision
comp-absence = { $player } ({ $club }) : cartons jaunes { $yellows }, blessure { $injured }, suspension { $banned }
comp-person = { $club } retrouve son manager
comp-computer = Un ordinateur prend { $club }
comp-undone = Annulé, nº { $number } : { $what }
comp-drawn = La coupe est tirée au sort.
comp-lot = { $club } passe par tirage au sort ({ $tie })
comp-closed = La journée { $day } est finie, { $transfers ->
    [0] aucun transfert
    [one] un transfert
   *[other] { $transfers } transferts
}
comp-transfer = { $club } achète { $buys } et libère { $releases }
comp-offered = Offres de { $club } pour la journée { $day }
comp-line-up = Composition de { $club } : { $name }

comp-split = { $by ->
    [difference] différence de buts { $upper } et { $lower }
    [goals] buts marqués { $upper } et { $lower }
    [mutual_points] matchs entre eux, points { $upper } et { $lower }
    [mutual_difference] matchs entre eux, différence { $upper } et { $lower }
   *[lot] tirage au sort
}

comp-note-later = La journée n’est pas encore ouverte.
comp-note-computers = Deux ordinateurs
comp-note-running = Le match est en cours.
comp-note-move = { $you ->
    [yes] À vous de jouer
   *[no] À { $who } de jouer
}
comp-note-late = { $you ->
    [yes] Vous êtes en retard.
   *[no] { $number ->
        [0] Le match est en retard.
       *[other] En retard : { $who }
    }
}
comp-note-line-up = { $you ->
    [yes] Donnez votre composition
   *[no] Composition attendue : { $who }
}
comp-note-line-up-late = { $you ->
    [yes] Votre composition était attendue ; un remplaçant la donne
   *[no] Composition en retard : { $who } ; un remplaçant la donne
}
comp-note-boosts = { $you ->
    [yes] À vous de placer vos bonus
   *[no] { $who } place ses bonus
}
comp-note-ready = { $you ->
    [yes] Dites que vous êtes prêt
   *[no] Pas encore prêt : { $who }
}

comp-absent = { $kind ->
    [injured] blessure à la journée { $day }, dé { $die }
    [yellows] troisième carton jaune
    [red] expulsion à la journée { $day }
   *[decided] décision de l’organisateur
}
comp-book-absent = { $kind ->
    [injured] { $player } : blessure, dé { $die }, { $matches } à manquer
    [yellows] { $player } : troisième carton jaune, { $matches } à manquer
    [red] { $player } : expulsion, { $matches } à manquer
   *[decided] { $player } : { $matches } à manquer, par décision
}
comp-book-transfer = { $buys } pour { $value }, { $releases } libéré
comp-honour = { $over ->
    [yes] place { $place } sur { $clubs }
   *[no] place { $place } sur { $clubs } à ce jour
}
comp-honour-cup = a gagné la coupe

comp-market-costs = coûte { $value }, { $free } libres
comp-market-closed = le marché est fermé
comp-draft-wait = au tour de { $club }

comp-cup-round = { $left ->
    [0] Finale
    [1] Demi-finales
    [2] Quarts de finale
   *[other] Tour { $number }
}
comp-tie = { $how ->
    [goals] { $legs ->
        [one] { $for }–{ $against }
       *[other] { $for }–{ $against } sur { $legs } matchs
    }
    [away_goals] buts à l’extérieur
    [extra_time] après prolongation
    [shoot_out] tirs au but { $kicks }–{ $others }
    [lot] par tirage au sort
   *[bye] exempt
}

comp-wait = { $kind ->
    [line_up] { $competition } : donnez votre composition pour { $home } – { $away }
    [boosts] { $competition } : placez vos bonus pour { $home } – { $away }
    [ready] { $competition } : { $home } – { $away } attend que vous soyez prêt
    [match] { $competition } : à vous de jouer dans { $home } – { $away }
    [pick] { $competition } : à vous de choisir un joueur
    [decide] { $competition } : { $home } – { $away } est en retard ; décidez
   *[fill] { $competition } : il reste des clubs libres
}

title-no-name = Pour défier, il faut un nom.
title-no-holder = Personne ne détient le titre : le premier match entre deux personnes nommées le fonde.
title-yours = Vous détenez le titre.
title-in-line = Vous êtes déjà dans la file.
title-match = { $kind ->
    [founded] fonde le titre
    [taken] le titre change de mains
    [draw] un nul le garde, défense { $number }
   *[kept] défense { $number }
}
