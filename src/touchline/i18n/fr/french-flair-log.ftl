# French Flair dans le journal : une phrase par action, comme un commentateur la raconte.

## Renvois et phases statiques

ff-log-draw = Les deux équipes piochent leur main.
ff-log-restart = { $kind ->
    [drop-out] { $team } fait le renvoi aux 22.
   *[kick-off] { $team } donne le coup d’envoi.
}
ff-log-restart-kicked = { $kind ->
    [drop-out] { $team } renvoie des 22 { $to }.
   *[kick-off] { $team } donne le coup d’envoi { $to }.
}
ff-log-set-piece = { $kind ->
    [lineout] Touche pour { $team } { $at }.
   *[scrum] Mêlée pour { $team } { $at }.
}
ff-log-set-piece-won = { $kind ->
    [lineout] { $end ->
        [stolen] { $team } vole la touche { $at }.
       *[won] { $team } gagne sa touche { $at }.
    }
   *[scrum] { $end ->
        [stolen] { $team } gagne la mêlée contre l’introduction { $at }.
       *[won] { $team } gagne sa mêlée { $at }.
    }
}
ff-log-and-penalty = Pénalité pour { $team }.
ff-log-penalty = Pénalité pour { $team } { $at }.
ff-log-penalty-touch = { $touch ->
    [yes] { $team } joue la pénalité en touche, { $to }.
   *[no] { $team } joue la pénalité au pied { $to }.
}

## Ballon en main

ff-log-carry = { $metres ->
    [0] { $team } : le { $card } va au contact.
   *[other] { $team } : le { $card } gagne { $metres } m { $to }.
}
ff-log-hands = { $metres ->
    [0] { $team } : { $from } trouve le { $card }.
   *[other] { $team } : { $from } pour le { $card }, { $metres } m { $to }.
}
ff-log-maul = { $team } pousse le maul avec { $cards } { $to }.
ff-log-pick = { $team } joue au ras avec { $cards } { $to }.
ff-log-kick-ahead = { $touch ->
    [yes] { $team } : le { $card } trouve la touche, { $metres } m { $to }.
   *[no] { $team } : le { $card } tape { $metres } m { $to }.
}
ff-log-knock-on = { $team } : en-avant du { $card } { $at }.
ff-log-intercepted = { $team } : le { $card } intercepte et court { $metres } m { $to }.

## Le plaquage et le ruck

ff-log-tackles = Le { $card } va au plaquage pour { $rival }.
ff-log-tackled = Le { $card } plaque pour { $rival } : ruck.
ff-log-broken-tackle = Le { $card } manque son plaquage pour { $rival }.
ff-log-last-card = Le { $card } plaque le dernier porteur pour { $rival } : { $team } perd le ballon.
ff-log-ruck = { $turnover ->
    [yes] Le { $card } plaque pour { $rival } : { $team } récupère le ballon au ruck.
   *[no] Le { $card } plaque pour { $rival } : { $team } garde le ballon au ruck.
}
ff-log-offside = { $team } est hors-jeu au ruck.
ff-log-gathered = { $team } capte le ballon { $at }.
ff-log-regained = { $team } récupère le ballon { $at }.

## Les points

ff-log-try = { $metres ->
    [0] Essai pour { $team }. Le { $card } aplatit : { $home }-{ $away }.
   *[other] Essai pour { $team }. Le { $card } file à l’essai sur { $metres } m : { $home }-{ $away }.
}
ff-log-conversion = { $good ->
    [yes] { $team } transforme : { $home }-{ $away }.
    [no] { $team } manque la transformation : { $home }-{ $away }.
   *[open] { $team } tente la transformation à { $home }-{ $away }.
}
ff-log-drop = { $end ->
    [good] { $team } : le { $card } passe un drop : { $home }-{ $away }.
    [short] { $team } : le { $card } tente un drop à { $home }-{ $away }, trop court.
   *[wide] { $team } : le { $card } tente un drop à { $home }-{ $away }, à côté.
}
ff-log-penalty-goal = { $end ->
    [good] { $team } passe la pénalité : { $home }-{ $away }.
    [short] { $team } tente la pénalité à { $home }-{ $away } : trop court.
   *[wide] { $team } tente la pénalité à { $home }-{ $away } : à côté.
}

# Un lancer sous la phrase.
ff-figure = { $team } : { $dice }
