# French Flair nel diario: una frase per azione, come la racconta un telecronista.

## Riprese e fasi statiche

ff-log-draw = Le due squadre pescano la mano.
ff-log-restart = { $kind ->
    [drop-out] { $team } batte il calcio di rinvio dai 22.
   *[kick-off] { $team } batte il calcio d’inizio.
}
ff-log-restart-kicked = { $kind ->
    [drop-out] { $team } rinvia dai 22 { $to }.
   *[kick-off] { $team } batte il calcio d’inizio { $to }.
}
ff-log-set-piece = { $kind ->
    [lineout] Touche per { $team } { $at }.
   *[scrum] Mischia per { $team } { $at }.
}
ff-log-set-piece-won = { $kind ->
    [lineout] { $end ->
        [stolen] { $team } ruba la touche { $at }.
       *[won] { $team } vince la propria touche { $at }.
    }
   *[scrum] { $end ->
        [stolen] { $team } vince la mischia contro introduzione { $at }.
       *[won] { $team } vince la propria mischia { $at }.
    }
}
ff-log-and-penalty = Punizione per { $team }.
ff-log-penalty = Punizione per { $team } { $at }.
ff-log-penalty-touch = { $touch ->
    [yes] { $team } calcia la punizione in touche, { $to }.
   *[no] { $team } calcia la punizione { $to }.
}

## Palla in mano

ff-log-carry = { $metres ->
    [0] { $team }: il { $card } va a contatto.
   *[other] { $team }: il { $card } guadagna { $metres } m { $to }.
}
ff-log-hands = { $metres ->
    [0] { $team }: { $from } per il { $card }.
   *[other] { $team }: { $from } per il { $card }, { $metres } m { $to }.
}
ff-log-maul = { $team } spinge la maul con { $cards } { $to }.
ff-log-pick = { $team } fa pick and go con { $cards } { $to }.
ff-log-kick-ahead = { $touch ->
    [yes] { $team }: il { $card } trova la touche, { $metres } m { $to }.
   *[no] { $team }: il { $card } calcia per { $metres } m { $to }.
}
ff-log-knock-on = { $team }: in avanti del { $card } { $at }.
ff-log-intercepted = { $team }: il { $card } intercetta e corre per { $metres } m { $to }.

## Placcaggio e ruck

ff-log-tackles = Il { $card } va a placcare per { $rival }.
ff-log-tackled = Il { $card } placca per { $rival }: ruck.
ff-log-broken-tackle = Il { $card } manca il placcaggio per { $rival }.
ff-log-last-card = Il { $card } placca l’ultimo uomo per { $rival }: { $team } perde la palla.
ff-log-ruck = { $turnover ->
    [yes] Il { $card } placca per { $rival }: { $team } recupera la palla nella ruck.
   *[no] Il { $card } placca per { $rival }: { $team } tiene la palla nella ruck.
}
ff-log-offside = { $team } è in fuorigioco nella ruck.
ff-log-gathered = { $team } raccoglie { $at }.
ff-log-regained = { $team } riconquista la palla { $at }.

## Punti

ff-log-try = { $metres ->
    [0] Meta per { $team }. Il { $card } schiaccia: { $home }-{ $away }.
   *[other] Meta per { $team }. Il { $card } va a segnare da { $metres } m: { $home }-{ $away }.
}
ff-log-conversion = { $good ->
    [yes] { $team } trasforma: { $home }-{ $away }.
    [no] { $team } sbaglia la trasformazione: { $home }-{ $away }.
   *[open] { $team } prepara la trasformazione sul { $home }-{ $away }.
}
ff-log-drop = { $end ->
    [good] { $team }: il { $card } segna un drop: { $home }-{ $away }.
    [short] { $team }: il { $card } tenta il drop sul { $home }-{ $away }: corto.
   *[wide] { $team }: il { $card } tenta il drop sul { $home }-{ $away }: largo.
}
ff-log-penalty-goal = { $end ->
    [good] { $team } segna il calcio piazzato: { $home }-{ $away }.
    [short] { $team } calcia ai pali sul { $home }-{ $away }: corto.
   *[wide] { $team } calcia ai pali sul { $home }-{ $away }: largo.
}

# Un lancio sotto la frase.
ff-figure = { $team }: { $dice }
