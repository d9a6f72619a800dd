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
matches-empty = Pas encore de match
matches-any-opponent = Tous les adversaires
matches-opponent-people = Personnes
matches-opponent-computer = Ordinateur
matches-opponent-screen = Sur cet écran
matches-any-result = Tous les résultats
matches-any-edition = Toutes les éditions
matches-hidden = caché
matches-hidden-score = Résultat caché
matches-surprises = Cacher les résultats que je n’ai pas vus
matches-their-move = À eux de jouer
matches-watch = Voir depuis le coup d’envoi
matches-save = Enregistrer le fichier
matches-save-one = Enregistrer le match { $home } contre { $away }
matches-save-all =
    { $count ->
        [one] Enregistrer le match
       *[other] Enregistrer les { $count } matchs
    }
matches-saving = Lecture du match { $at } sur { $count }
matches-saved =
    { $had ->
        [0] Aucun match n’a pu être lu.
        [one] { $had } match sur { $count } est dans le fichier.
       *[other] { $had } matchs sur { $count } sont dans un seul fichier.
    }
matches-of = { $shown } sur { $count }
matches-more = Afficher plus
matches-clear = Afficher tous les matchs
