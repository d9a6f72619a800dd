# Suivre le jeu : le journal, le tour de l’adversaire et les temps forts d’un match.

## The log

log-filters = Montrer du match
log-filter = { $name ->
    [all] Tout
    [chances] Occasions
    [duels] Duels
    [cards] Cartons
   *[dice] Dés
}
log-side = { $side ->
    [both] Les deux équipes
   *[one] { $name } seulement
}
log-minutes = { $first } à { $last }
log-attack = { $name } attaque
log-none = Rien de tel pour l’instant.
log-show = Revoir cette action
log-dice = Dés : { $dice }

## An earlier position

back-to-now = Revenir au présent
back-to-now-fact = montre la position actuelle

## The other side’s turn

recap-turn = { $name } joue
recap-live = Le tour de l’adversaire
recap-waited = Pendant votre attente
recap-at = { $live ->
    [yes] action { $at }, en direct
   *[no] { $at } sur { $count }
}
recap-count = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
recap-then = puis vous déplacez jusqu’à { $count } joueurs
recap-none = L’adversaire n’a pas encore joué.
recap-fold = Réduire
recap-back = Action précédente
recap-on = Action suivante
recap-pause = Pause
recap-go-on = Reprendre la lecture
recap-skip = Passer à mon tour
recap-again = Revoir ce tour
recap-speed = Changer de vitesse
state-going-on = Le jeu continue
recap-pause-fact = rester sur cette action
recap-skip-fact = la carte garde le reste

## Great moments

moment-title = { $kind ->
    [goal] But
    [own-goal] But contre son camp
    [try] Essai
    [conversion] Transformation réussie
    [drop] Drop
    [penalty-goal] Pénalité réussie
    [half] Mi-temps
    [red] Exclusion
    [card] Carton
    [injury] Blessure
   *[penalty] Pénalité
}
moment-win = { $name } gagne
moment-go-on = Une touche ou un appui pour continuer
