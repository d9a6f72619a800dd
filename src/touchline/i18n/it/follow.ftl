# Seguire il gioco: la cronaca, il turno dell’avversario e i momenti di una partita.

## The log

log-filters = Mostra della partita
log-filter = { $name ->
    [all] Tutto
    [chances] Occasioni
    [duels] Duelli
    [cards] Cartellini
   *[dice] Dadi
}
log-side = { $side ->
    [both] Entrambe le squadre
   *[one] Solo { $name }
}
log-minutes = { $first } – { $last }
log-attack = { $name } in attacco
log-none = Finora niente di simile.
log-show = Rivedi questa azione
log-dice = Dadi: { $dice }

## An earlier position

back-to-now = Torna al presente
back-to-now-fact = mostra la posizione attuale

## The other side’s turn

recap-turn = Turno di { $name }
recap-live = Il turno dell’avversario
recap-waited = Mentre aspettavi
recap-at = { $live ->
    [yes] azione { $at }, in diretta
   *[no] { $at } di { $count }
}
recap-count = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
recap-then = poi muovi fino a { $count } giocatori
recap-none = L’avversario non ha ancora giocato.
recap-fold = Riduci
recap-back = Azione precedente
recap-on = Azione successiva
recap-pause = Pausa
recap-go-on = Riprendi
recap-skip = Salta al mio turno
recap-again = Rivedi il turno
recap-speed = Cambia velocità
state-going-on = Il gioco continua
recap-pause-fact = resta su questa azione
recap-skip-fact = la scheda conserva il resto

## Great moments

moment-title = { $kind ->
    [goal] Gol
    [own-goal] Autogol
    [try] Meta
    [conversion] Trasformazione riuscita
    [drop] Drop
    [penalty-goal] Calcio piazzato riuscito
    [half] Intervallo
    [red] Espulsione
    [card] Ammonizione
    [injury] Infortunio
   *[penalty] Calcio di punizione
}
moment-win = Vittoria: { $name }
moment-go-on = Un tasto o un tocco per continuare
