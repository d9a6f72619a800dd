# Dove andare, gli scenari rapidi, l’elenco delle partite e le competizioni.

nav-matches = Partite
nav-competitions = Competizioni
nav-competitions-short = Tornei
nav-clubs = Club

# Gli scenari rapidi
quick-title = Scenari rapidi
quick-about = { $game } con un inizio, un obiettivo e una fine. Un clic e si gioca; le rose sono estratte a sorte.
quick-against = Contro il computer
quick-start-here = per cominciare
quick-name-beginners = Partita per principianti
quick-name-outnumbered = In inferiorità numerica
quick-name-away-goal = Gol in trasferta
quick-name-defence-v-attack = Difesa contro attacco
quick-name-top-v-bottom = Prima contro ultima
quick-length = { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}
quick-score = si parte da { $home }–{ $away }
quick-equals = 100 partite alla pari: { $won } vinte, { $drawn } pareggiate, { $lost } perse
quick-equals-full = A durata piena, 100 partite alla pari: { $won } vinte, { $drawn } pareggiate, { $lost } perse
quick-side = La tua parte
quick-side-home = { $name ->
    [outnumbered] In undici, sotto
    [away_goal] In casa
    [defence_v_attack] Attacco, 7
    [top_v_bottom] Prima i migliori
   *[other] In casa
}
quick-side-away = { $name ->
    [outnumbered] In nove, avanti
    [away_goal] Ospiti
    [defence_v_attack] Difesa, 5 + 1
    [top_v_bottom] Prima i peggiori
   *[other] In trasferta
}
quick-way-screen = In due su questo schermo
quick-way-invited = Invita qualcuno con un link
aim-title = Obiettivo:
aim-reached = Hai raggiunto l’obiettivo.
aim-missed = Non hai raggiunto l’obiettivo.
aim-level = Parità: nessuno ha raggiunto l’obiettivo.

# L’elenco delle partite
matches-title = Le mie partite
matches-new = Nuova partita
matches-which = Quali
matches-all = Tutte { $count }
matches-running = In corso { $count }
matches-finished = Finite { $count }
matches-game = Gioco
matches-games = Entrambi i giochi
matches-find = Club o avversario
matches-none = Nessuna partita corrisponde a questi filtri.
matches-running-title = In corso
matches-finished-title = Finite
matches-computer = Computer, { $levels }
matches-elsewhere = Su invito
matches-screen = Su questo schermo
matches-won = vinta
matches-drawn = pareggiata
matches-lost = persa
matches-open = Apri
matches-empty = Ancora nessuna partita
matches-any-opponent = Ogni avversario
matches-opponent-people = Persone
matches-opponent-computer = Computer
matches-opponent-screen = Su questo schermo
matches-any-result = Ogni risultato
matches-any-edition = Ogni edizione
matches-hidden = nascosto
matches-hidden-score = Risultato nascosto
matches-surprises = Nascondi i risultati che non ho visto
matches-their-move = Tocca a loro
matches-watch = Guarda dall’inizio
matches-save = Salva il file
matches-save-one = Salva la partita { $home } contro { $away }
matches-save-all =
    { $count ->
        [one] Salva la partita
       *[other] Salva tutte le { $count } partite
    }
matches-saving = Lettura della partita { $at } di { $count }
matches-saved =
    { $had ->
        [0] Nessuna partita è stata letta.
        [one] { $had } partita su { $count } è nel file.
       *[other] { $had } partite su { $count } sono in un solo file.
    }
matches-of = { $shown } di { $count }
matches-more = Mostra altre
matches-clear = Mostra tutte le partite
