# Che cosa dice il server delle competizioni: notizie, diario, attese, assenze.

comp-founded = La competizione comincia con { $clubs } club.
comp-result = { $home } { $for }–{ $against } { $away }
comp-result-shoot-out = { $home } { $for }–{ $against } { $away }, { $kicks }–{ $others } ai rigori
comp-award = { $why ->
    [late] { $home } { $for }–{ $against } { $away }, non giocata in tempo
    [resigned] { $home } { $for }–{ $against } { $away }, abbandono
    [short] { $home } { $for }–{ $against } { $away }, troppo pochi giocatori
   *[organiser] { $home } { $for }–{ $against } { $away }, decisa dall’organizzatore
}
comp-corrected = { $home } { $for }–{ $against } { $away }, corretta
comp-annulled = { $home } – { $away } si rigioca
comp-postponed = { $home } – { $away } è rinviata alla giornata { $day }
comp-adjusted = { $club }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per decisione
comp-absence = { $player } ({ $club }): gialli { $yellows }, infortunio { $injured }, squalifica { $banned }
comp-person = { $club } ritrova il suo allenatore
comp-computer = Un computer prende { $club }
comp-undone = Annullato, n. { $number }: { $what }
comp-drawn = La coppa è sorteggiata.
comp-lot = { $club } passa per sorteggio ({ $tie })
comp-closed = La giornata { $day } è finita, { $transfers ->
    [0] nessun trasferimento
    [one] un trasferimento
   *[other] { $transfers } trasferimenti
}
comp-transfer = { $club } compra { $buys } e lascia { $releases }
comp-offered = Offerte di { $club } per la giornata { $day }
comp-line-up = Formazione di { $club }: { $name }

comp-split = { $by ->
    [difference] differenza reti { $upper } e { $lower }
    [goals] gol segnati { $upper } e { $lower }
    [mutual_points] scontri diretti, punti { $upper } e { $lower }
    [mutual_difference] scontri diretti, differenza { $upper } e { $lower }
   *[lot] sorteggio
}

comp-note-later = La giornata non è ancora aperta.
comp-note-computers = Due computer
comp-note-running = La partita è in corso.
comp-note-move = { $you ->
    [yes] Tocca a te
   *[no] Tocca a { $who }
}
comp-note-late = { $you ->
    [yes] Sei in ritardo.
   *[no] { $number ->
        [0] La partita è in ritardo.
       *[other] In ritardo: { $who }
    }
}
comp-note-line-up = { $you ->
    [yes] Indica la tua formazione
   *[no] Si aspetta la formazione: { $who }
}
comp-note-line-up-late = { $you ->
    [yes] La tua formazione era attesa; la indica un sostituto
   *[no] Formazione in ritardo: { $who }; la indica un sostituto
}
comp-note-boosts = { $you ->
    [yes] Tocca ai tuoi bonus
   *[no] { $who } assegna i suoi bonus
}
comp-note-ready = { $you ->
    [yes] Di’ quando cominciare
   *[no] Non ha ancora confermato: { $who }
}

comp-absent = { $kind ->
    [injured] infortunio alla giornata { $day }, dado { $die }
    [yellows] terzo cartellino giallo
    [red] espulsione alla giornata { $day }
   *[decided] decisione dell’organizzatore
}
comp-book-absent = { $kind ->
    [injured] Infortunio di { $player }, dado { $die }: salta { $matches }
    [yellows] Terzo giallo di { $player }: salta { $matches }
    [red] Espulsione di { $player }: salta { $matches }
   *[decided] { $player } salta { $matches }, per decisione
}
comp-book-transfer = { $buys } per { $value }, via { $releases }
comp-honour = { $over ->
    [yes] posto { $place } su { $clubs }
   *[no] ora al posto { $place } su { $clubs }
}
comp-honour-cup = ha vinto la coppa

comp-market-costs = costa { $value }, { $free } liberi
comp-market-closed = il mercato è chiuso
comp-draft-wait = ora sceglie { $club }

comp-cup-round = { $left ->
    [0] Finale
    [1] Semifinali
    [2] Quarti di finale
   *[other] Turno { $number }
}
comp-tie = { $how ->
    [goals] { $legs ->
        [one] { $for }–{ $against }
       *[other] { $for }–{ $against } in { $legs } partite
    }
    [away_goals] gol in trasferta
    [extra_time] dopo i supplementari
    [shoot_out] rigori { $kicks }–{ $others }
    [lot] per sorteggio
   *[bye] passa senza giocare
}

comp-wait = { $kind ->
    [line_up] { $competition }: indica la formazione per { $home } – { $away }
    [boosts] { $competition }: assegna i bonus per { $home } – { $away }
    [ready] { $competition }: { $home } – { $away } aspetta la tua conferma
    [match] { $competition }: tocca a te in { $home } – { $away }
    [pick] { $competition }: tocca a te scegliere un giocatore
    [decide] { $competition }: { $home } – { $away } è in ritardo; decidi
   *[fill] { $competition }: ci sono ancora club liberi
}

title-no-name = Per sfidare serve un nome.
title-no-holder = Nessuno ha il titolo: lo fonda la prima partita tra due persone con un nome.
title-yours = Il titolo è tuo.
title-in-line = Sei già in fila.
title-match = { $kind ->
    [founded] fonda il titolo
    [taken] il titolo cambia mano
    [draw] un pareggio lo conserva, difesa { $number }
   *[kept] difesa { $number }
}
