# Dopo la partita: da che cosa è nata, i suoi momenti e le sue cifre. I punti sono di probabilità, quella di casa, il pareggio a metà.

review-title = Dopo la partita
review-of = Dopo la partita: { $home } – { $away }
review-opening = Lettura della partita
review-verified = Dadi e mosse verificati, { $answers ->
        [one] { $answers } risposta
       *[other] { $answers } risposte
    }
review-share = Link a questa pagina
review-record = Referto
review-rematch = Rivincita
review-resigned = { $name } ha abbandonato
review-full-time = Fine partita
review-unfinished = Non giocata fino in fondo
review-working = Fortuna e giudizio: calcolato il { $percent }
review-working-fact = Le cifre ci sono subito. Il resto si calcola mentre guardi, o senza di te.
review-quiet-moment = Il gioco continua.
review-other-answer = un’altra risposta
# Una fase di un tempo, per un elenco.
review-phase = { $half ->
    [1] 1º, { $phase }
   *[other] 2º, { $phase }
}

## Da che cosa è nata

review-verdict = { $kind ->
    [level-lucky] Vince { $winner }, con i dadi dalla sua parte.
    [level-close] Vince { $winner }, con poco distacco.
    [outplayed-lucky] { $winner } ha giocato meglio di { $loser }, e i dadi hanno aiutato.
    [lucky-outplayed] I dadi hanno aiutato { $winner }, che ha anche giocato meglio di { $loser }.
    [outplayed-unlucky] { $winner } ha giocato meglio di { $loser }, nonostante i dadi.
    [outplayed] { $winner } ha giocato meglio di { $loser }.
    [stolen] { $loser } ha giocato meglio, ma i dadi hanno scelto { $winner }.
    [draw-better] { $winner } ha giocato meglio, ma i dadi hanno imposto il pareggio.
    [draw-level] Pareggio, con poca differenza tra le due.
   *[unfinished] La partita non è stata giocata fino in fondo.
}
review-play-level = Gioco alla pari, per quanto si può dire: { $net } ± { $error }.
review-play-net = Il gioco di { $home } è valso { $ours } punti, quello di { $away } { $theirs }: { $net } ± { $error } per { $better }.
review-luck-of = { $what ->
    [both] I dadi hanno dato { $dice } a { $name }, le carte { $cards }.
   *[dice] I dadi hanno dato { $dice } punti a { $name }.
}
review-luck = Fortuna e giudizio
review-luck-unit = punti di probabilità, il pareggio a metà
review-from-to = { $name }: da { $start } a { $end }. Da dove vengono { $points } punti:
review-play-of = Gioco di { $name }
review-dice = I dadi
review-cards = Le carte
review-start = Primo calcio d’inizio
review-end = Fine
review-won = { $number } vinta
review-item = Voce
review-points = Punti
review-kinds = Dadi per tipo
review-kind = { $kind ->
    [shots] tiri e parate
    [tackles] contrasti e falli
    [duels] placcaggi
    [passes] passaggi
    [headers] colpi di testa
    [loose_balls] palle vaganti
    [runs] corse
    [contests] contese
    [kicks] calci
    [set_pieces] mischie e touche
   *[other] il resto
}
review-better = Si poteva fare meglio
review-better-fact = Visto da chi sceglieva, secondo il livello «Esperto»
review-better-line = { $said }. Meglio di { $points }: { $better }.

## Momenti

review-moments = Momenti decisivi
review-no-moments = Nessun momento ha spostato la partita di dieci punti o più.
review-gain = { $name } { $points }
review-line-dice = dadi
review-line-cards = carte
review-line-play = gioco
review-watch = Rivedi
review-watch-at = Rivedi { $time }
review-turning = Svolta { $number }

## Cifre

review-figures = Cifre
review-match = Partita
review-half = { $half ->
    [1] 1º tempo
    [2] 2º tempo
    [3] Supplementare 1
    [4] Supplementare 2
   *[other] Rigori
}
review-figure = { $name ->
    [possession] Possesso
    [shots] Tiri
    [on_target] In porta
    [expected_goals] Gol attesi
    [standard_passes] Passaggi normali
    [first_time_passes] Passaggi di prima
    [high_passes] Passaggi alti
    [long_passes] Lanci lunghi
    [passes] Passaggi
    [tackles] Contrasti vinti
    [steals] Palle rubate
    [headers] Colpi di testa vinti
    [ground] Terreno guadagnato
    [corners] Calci d’angolo
    [fouls] Falli
    [yellow_cards] Cartellini gialli
    [red_cards] Cartellini rossi
    [goals] Gol
    [saves] Parate
    [metres_carried] Metri alla mano
    [metres_kicked] Metri al piede
    [phases] Fasi con la palla
    [tries] Mete
    [conversions] Trasformazioni
    [kicks_at_goal] Drop e calci piazzati
    [interceptions] Intercetti
    [missed_tackles] Placcaggi mancati
    [contests] Contese vinte
    [clear_outs] Pulizie vinte
    [lineouts] Touche vinte
    [scrums] Mischie vinte
    [knock_ons] In avanti
    [offsides] Fuorigioco
    [played] Giocata
    [metres] Metri
   *[runs] Corse
}
review-column = { $name ->
    [player] Giocatore
    [card] Carta
    [expected_goals] xG
    [tackles] Contrasti
    [headers] Testa
    [yellow_cards] Gialli
    [red_cards] Rossi
    [ground] Terreno
   *[swing] Effetto
}
review-metres = { $number } m
review-players = Giocatori
review-cards-by-number = Carte, per numero
review-swing = Effetto: punti di probabilità vinti o persi con i dadi e il gioco a cui hanno preso parte.
review-total = Insieme
review-moments-of = Momenti di { $name }
review-no-moments-of = Nessuna delle svolte.
review-scored = { $what ->
    [own-goal] { $who } { $time } (autogol)
    [kick-scored] { $who } (rigori)
   *[goal] { $who } { $time }
}
review-tally = { $what ->
    [try] { $number ->
        [one] { $number } meta
       *[other] { $number } mete
    }
    [conversion] { $number ->
        [one] { $number } trasformazione
       *[other] { $number } trasformazioni
    }
    [drop-goal] { $number ->
        [one] { $number } drop
       *[other] { $number } drop
    }
   *[penalty-goal] { $number ->
        [one] { $number } calcio piazzato
       *[other] { $number } calci piazzati
    }
}
review-shots = Tiri
review-shots-fact = la grandezza è la probabilità di gol
review-no-shots = Nessuno ha tirato.
review-shot = { $time }, { $who }: { $chance }, { $end }
review-time = Minuto
review-chance = Probabilità di gol
review-came-of = Com’è finito
review-shot-end = { $end ->
    [goal] gol
    [saved] parato
    [blocked] murato
   *[off] fuori
}
review-territory = Territorio
review-territory-fact = fasi secondo la posizione della palla
review-territory-place = da { $start } a { $end } m
review-territory-ball = Palla di { $name }
review-territory-from = Dalla linea di { $name }
review-territory-in-half = Nella metà di { $name }: { $percent }
review-goal-line = meta
review-halfway = metà campo
review-as-table = In tabella
review-more = Tutte le colonne
review-less = Meno colonne

## La linea del replay

review-win-chance = Probabilità di vincere, tra pari
review-turning-points = Svolte
review-turning-points-so-far = Svolte finora
review-ten-points = 10 punti o più
review-no-turning = Finora nessuna.
review-chance-line = Probabilità, il pareggio a metà
review-open = Dopo la partita

## Errori

error-not-reviewed = L’analisi di questa partita non è disponibile.
error-old-rules = Una parte di questa partita è stata giocata con regole precedenti: non si può analizzare, ma si può rivedere.
error-not-over = La partita è ancora in corso. La parte di fortuna e di giudizio si racconta quando è finita.
