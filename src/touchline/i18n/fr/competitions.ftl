# Où aller, les scénarios rapides, la liste des matchs et les compétitions.

nav-matches = Matchs
nav-competitions = Compétitions
nav-competitions-short = Compét.
nav-clubs = Clubs

# Les scénarios rapides
quick-title = Scénarios rapides
quick-about = { $game } avec un début, un but et une fin. Un clic et vous jouez ; les effectifs sont tirés au sort.
quick-against = Contre l’ordinateur
quick-start-here = pour commencer
quick-name-beginners = Match de débutants
quick-name-outnumbered = Infériorité numérique
quick-name-away-goal = Le but à l’extérieur
quick-name-defence-v-attack = Défense contre attaque
quick-name-top-v-bottom = Haut contre bas
quick-length = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
quick-score = départ à { $home }–{ $away }
quick-equals = 100 matchs à forces égales : { $won } gagnés, { $drawn } nuls, { $lost } perdus
quick-equals-full = En durée complète, 100 matchs à forces égales : { $won } gagnés, { $drawn } nuls, { $lost } perdus
quick-side = Votre camp
quick-side-home = { $name ->
    [outnumbered] Onze, menés
    [away_goal] À domicile
    [defence_v_attack] Attaque, 7
    [top_v_bottom] Le meilleur onze d’abord
   *[other] À domicile
}
quick-side-away = { $name ->
    [outnumbered] Neuf, devant
    [away_goal] Visiteurs
    [defence_v_attack] Défense, 5 + 1
    [top_v_bottom] Le plus faible d’abord
   *[other] À l’extérieur
}
quick-way-screen = À deux sur cet écran
quick-way-invited = Inviter quelqu’un par un lien
aim-title = Objectif :
aim-reached = Vous avez atteint l’objectif.
aim-missed = Vous n’avez pas atteint l’objectif.
aim-level = Égalité : personne n’a atteint l’objectif.

# La liste des matchs
matches-title = Mes matchs
matches-new = Nouveau match
matches-first = Jouer un match
matches-which = Lesquels
matches-all = Tous { $count }
matches-running = En cours { $count }
matches-finished = Terminés { $count }
matches-game = Jeu
matches-games = Les deux jeux
matches-find = Club ou adversaire
matches-none = Aucun match ne correspond à ces filtres.
matches-running-title = En cours
matches-finished-title = Terminés
matches-computer = Ordinateur, { $levels }
matches-elsewhere = Sur invitation
matches-screen = Sur cet écran
matches-won = gagné
matches-drawn = nul
matches-lost = perdu
matches-open = Ouvrir
