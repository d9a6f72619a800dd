### Counter Attack: che cosa succede, che cosa si chiede, che cosa si può dichiarare, per che cosa si tira e che cosa ne può venire.
### $who, $on, $off, $rival e $to sono giocatori; $hex e $start esagoni come nella notazione; $team è il nome di una squadra.
### I termini inglesi sono quelli della comunità italiana: attributi, Movement Phase, tackle, nutmeg, snapshot, palla vagante, tipi di passaggio.
### Chi gioca può avere qualsiasi genere: nessuna parola si accorda con il nome di un giocatore.

## Nomi

# Come sono scritti sulle carte, con la parola italiana.
ca-attribute = { $name ->
    [pace] Pace (velocità)
    [dribbling] Dribbling
    [heading] Heading (colpo di testa)
    [high_pass] High Pass (passaggio alto)
    [resilience] Resilience (resistenza)
    [shooting] Shooting (tiro)
    [tackling] Tackling (contrasto)
    [aerial] Aerial (uscita alta)
    [saving] Saving (parata)
    [handling] Handling (presa)
   *[other] { $name }
}
# Al massimo tre lettere, per le colonne di una tabella.
ca-attribute-short = { $name ->
    [pace] Vel
    [dribbling] Dri
    [heading] Tes
    [high_pass] PAl
    [resilience] Res
    [shooting] Tir
    [tackling] Con
    [aerial] Usc
    [saving] Par
    [handling] Pre
   *[other] { $name }
}
# Che cosa vale per un giocatore, accanto al suo nome.
ca-mark = { $mark ->
    [moved] si è mosso
    [booked] ammonizione
    [injured] infortunio
    [stunned] stordimento
    [jumped] ha saltato
    [offside] fuorigioco
    [sent_off] espulsione
    [named] in lista
    [off] fuori dal campo
    [goalkeeper] portiere
    [bench] panchina
   *[other] { $mark }
}
ca-card = { $card ->
    [yellow] un cartellino giallo
    [second_yellow] un secondo cartellino giallo
    [red] un cartellino rosso
   *[other] { $card }
}
ca-restart = { $restart ->
    [kick_off] Calcio d’inizio
    [throw_in] Rimessa laterale
    [corner] Corner
    [goal_kick] Rimessa dal fondo
    [free_kick] Calcio di punizione
    [penalty] Rigore
   *[other] { $restart }
}
ca-half = { $half ->
    [1] 1º tempo
    [2] 2º tempo
    [3] 1º tempo supplementare
    [4] 2º tempo supplementare
    [5] Rigori
   *[other] { $half }
}
ca-variant = { $variant ->
    [match] Partita completa
    [outnumbered] In inferiorità numerica
    [away_goal] Gol in trasferta
    [defence_v_attack] Difesa contro attacco
    [top_v_bottom] Prima contro ultima
   *[other] { $variant }
}
quick-aim-outnumbered = I padroni di casa sono sotto 0–2, in undici contro nove, con 30 minuti da giocare. Vince chi ha più gol alla fine.
quick-aim-away-goal = Secondo tempo della gara di ritorno: i padroni di casa conducono 1–0 dopo aver perso l’andata 0–1. Un gol in trasferta qualificherebbe gli ospiti.
quick-aim-defence-v-attack = Sette attaccanti senza portiere contro cinque difensori e un portiere, per 30 minuti. Ogni gol è un punto per la squadra di casa, ogni rinvio oltre la metà campo un punto per gli ospiti.
quick-aim-top-v-bottom = Il miglior undici del mazzo contro il peggiore: 60 minuti, poi ci si scambia la squadra per altri 60. Si conta come andata e ritorno con i gol in trasferta, la squadra migliore in casa.
quick-aim-beginners = Una prima partita con le regole di base, senza passaggi alti.
ca-edition = { $edition ->
    [core] Edizione base
    [advanced] Edizione avanzata
    [living] Edizione aggiornata
   *[other] { $edition }
}
ca-formation = { $name }

## Tempo

ca-back =
    { $what ->
        [run] la corsa di { $player }
        [place] la posizione di { $player }
        [step]
            { $shared ->
                [yes] Fine turno di { $name }
               *[no] Fine turno
            }
        [phase] la fase di movimento
       *[other]
            { $shared ->
                [yes] l’ultima risposta di { $name }
               *[no] la tua ultima risposta
            }
    }
ca-area =
    { $area ->
        [goal]
            { $whose ->
                [yours] la tua porta
               *[theirs] la porta
            }
        [six]
            { $whose ->
                [yours] la tua area piccola
               *[theirs] l’area piccola
            }
        [box]
            { $whose ->
                [yours] la tua area
               *[theirs] l’area
            }
        [edge]
            { $whose ->
                [yours] limite della tua area
               *[theirs] limite dell’area
            }
        [corner]
            { $whose ->
                [yours] la tua bandierina
               *[theirs] la bandierina
            }
        [third]
            { $whose ->
                [yours] il tuo terzo
               *[theirs] ultimo terzo
            }
        [circle] cerchio di centrocampo
       *[midfield] centrocampo
    }
ca-place =
    { $flank ->
        [left] { ca-area }, a sinistra
        [right] { ca-area }, a destra
       *[centre] { ca-area }
    }
ca-time-before = Prima della partita
ca-time = { $half } · { $minute }′ di { $end }
ca-time-added = { $half } · { $minute }′, { $added } di recupero
# Il minuto lo dice un orologio vero.
ca-time-clock = { $half }
ca-time-shoot-out = Rigori · { $home }–{ $away }
ca-time-over = Fine della partita
# Il minuto accanto alla cronaca.
ca-minute = { $minute }′

## Parti di frase

# Cose in fila, unite a due a due.
ca-row = { $before }, { $after }
ca-die = { $die ->
    [star] una stella
   *[other] { $die }
}
ca-die-and-total = { $die ->
    [star] una stella, totale { $total }
   *[other] { $die }, totale { $total }
}
# Che cosa fa un giocatore che si mette alla prova con un dado.
ca-test-passed = { $what ->
    [steal] ruba palla
    [free_ball] arriva sulla palla libera
    [intercept] intercetta il passaggio
    [booking] non la passa liscia
    [injury] si fa male
    [reckless] entra con durezza e colpisce
    [high_pass] calibra bene il passaggio
    [long_pass] calibra bene il passaggio
    [control] controlla la palla
    [head_back] appoggia bene di testa al portiere
    [block] mura il tiro
    [deflect] devia il tiro
    [save_result] blocca la palla
    [handling] blocca la palla
    [goal_save] tiene la palla fuori dalla porta
    [off_target] inquadra la porta
   *[other] { $what }
}
ca-test-failed = { $what ->
    [steal] non ruba palla
    [free_ball] non arriva sulla palla libera
    [intercept] non intercetta il passaggio
    [booking] trova un arbitro clemente
    [injury] non si fa male
    [reckless] entra con durezza e va a vuoto
    [high_pass] calibra male il passaggio
    [long_pass] calibra male il passaggio
    [control] non controlla la palla
    [head_back] appoggia male di testa al portiere
    [block] non mura il tiro
    [deflect] non devia il tiro
    [save_result] manda la palla sul fondo
    [handling] non trattiene la palla
    [goal_save] non tiene la palla fuori dalla porta
    [off_target] non inquadra la porta
   *[other] { $what }
}
# Come un giocatore arriva alla palla.
ca-how = { $how ->
    [steal] rubandola
    [tackle] con un tackle
    [nutmeg] fermando il tunnel
    [dive] con un’uscita sui piedi
    [interception] intercettando il passaggio
    [free_ball] libera lì accanto
    [loose_ball] vagante
    [collected] da terra
    [long_pass] sul lancio lungo
    [header] di testa
    [control] con il controllo
    [save] con una parata
    [pass] dal passaggio
   *[other] { $how }
}
ca-wins = vince { $who }
ca-nobody-wins = non vince nessuno

## Prima della partita

ca-event-tossed = { $team } vince il sorteggio ({ $dice }).
ca-event-cards-dealt = Sul tavolo: { $cards }.
ca-event-card-picked = { $team } sceglie { $card }.
ca-event-lined-up = { $team } schiera { $cards }.
ca-event-referee-drawn = Arbitra { $name }, clemenza { $leniency }.

## Il tempo che passa

ca-event-half-began = { $half ->
    [1] Inizia il primo tempo: batte { $team }.
    [2] Inizia il secondo tempo: batte { $team }.
    [3] Inizia il primo tempo supplementare: batte { $team }.
    [4] Inizia il secondo tempo supplementare: batte { $team }.
   *[5] Iniziano i rigori: comincia { $team }.
}
ca-event-time-ran-out = { $half ->
    [1] Il primo tempo è scaduto.
    [2] Il secondo tempo è scaduto.
    [3] Il primo tempo supplementare è scaduto.
    [4] Il secondo tempo supplementare è scaduto.
   *[5] Il tempo dei rigori è scaduto.
}
ca-event-time-added = { $actions ->
    [one] Recupero: 1 azione (dado: { $die }).
   *[other] Recupero: { $actions } azioni (dado: { $die }).
}
ca-event-half-ended = { $half ->
    [1] Il primo tempo è finito: { $home } { $goals }, { $away } { $against }.
    [2] Il secondo tempo è finito: { $home } { $goals }, { $away } { $against }.
    [3] Il primo tempo supplementare è finito: { $home } { $goals }, { $away } { $against }.
    [4] Il secondo tempo supplementare è finito: { $home } { $goals }, { $away } { $against }.
   *[5] I rigori sono finiti: { $home } { $goals }, { $away } { $against }.
}
ca-event-match-ended = La partita è finita: { $home } { $goals }, { $away } { $against }.
ca-event-tie-ended = { $how ->
    [goals] Nel doppio confronto è { $goals }-{ $against }: vince { $team }.
    [away_goals] Nel doppio confronto è { $goals }-{ $against }: vince { $team } per i gol in trasferta.
   *[nobody] Nel doppio confronto è { $goals }-{ $against }: non vince nessuno.
}
ca-event-substituted = Entra { $on }, esce { $off }.
ca-event-keeper-named = { $who } va in porta.
ca-event-ruled = L’arbitro decide la disputa a favore di { $team } (dado: { $die }).

## Movimento

ca-event-phase-began = { $team } dichiara una fase di movimento.
ca-event-step-began = Turno { $step }: muove { $team }.
ca-event-phase-ended = La fase di movimento è finita.
ca-event-moved = { $who } si muove { $to }.
ca-event-placed = { $who } prende posto { $at }.
ca-event-stunned = Stordimento: { $who } non si muove più in questa fase di movimento.

## Dadi

ca-event-tested = { $who } { $does } ({ $roll }).
ca-event-duelled = { $duel ->
    [tackle] Tackle
    [dive] Uscita sui piedi
    [nutmeg] Tunnel
    [header] Colpo di testa
    [shot] Tiro
    [penalty] Rigore
   *[other] { $duel }
}: { $who } tira { $roll }; { $rival } tira { $reply }; { $end }.
ca-event-jumped = { $who } salta per la palla ({ $roll }).

## La palla

ca-event-ball-won = { $who } conquista la palla { ca-how }.
ca-event-ball-collected = { $who } prende la palla { ca-how }.
ca-event-pass-called = { $who } gioca { $kind ->
    [standard] un passaggio rasoterra
    [first_time] un passaggio di prima
    [short] un passaggio corto
    [quick_throw] un rinvio rapido con le mani
    [high] un passaggio alto
    [long] un lancio lungo
    [kick] un rinvio del portiere
    [throw] una rimessa laterale
    [throw_to_head] una rimessa laterale sulla testa
   *[other] { $kind }
} { $to }.
ca-event-pass-arrived = La palla arriva a { $who } { $at }.
ca-event-pass-arrived-in-space = La palla si ferma { $at }.
ca-event-ran-loose = La palla è vagante dopo il tocco di { $who } { $at }.
ca-event-scattered = La palla va { $distance ->
    [one] 1 esagono
   *[other] { $distance } esagoni
} a { $direction ->
    [1] sud
    [2] sud-ovest
    [3] nord-ovest
    [4] nord
    [5] nord-est
   *[6] sud-est
} e si ferma { $at }.
ca-event-went-out = La palla esce dal campo.
ca-event-restart-given = { $restart } per { $team }.
ca-event-taker-named = Batte { $who }.
ca-event-held-ball = { $who } ha la palla tra le mani { $at }.
ca-event-dropped-ball = { $who } mette la palla a terra.
ca-event-challenged = Nel duello aereo, per { $team }: { $who }.
ca-event-unchallenged = Nel duello aereo, per { $team }: nessuno.
ca-event-headed = { $who } colpisce di testa ({ $roll }).
ca-event-headed-freely = { $who } colpisce di testa.
ca-event-headed-to = { $who } serve di testa { $to } { $at }.
ca-event-headed-into-space = { $who } manda la palla di testa nello spazio { $at }.

## L’arbitro

ca-event-fouled = { $who } commette fallo su { $on } { $at }.
ca-event-booked = { $who } riceve { $card }.
ca-event-sent-off = Espulsione per { $who }.
ca-event-injured = { $again ->
    [yes] Secondo infortunio per { $who }.
   *[no] Infortunio per { $who }.
}
ca-event-went-off = { $who } lascia il campo e non c’è più nessuno che possa entrare.
ca-event-played-on = { $team } gioca il vantaggio.
ca-event-offside-given = Fuorigioco di { $who }.

## In porta

ca-event-shot-taken = { $who } { $kind ->
    [shot] tira
    [snapshot] tenta un tiro di prima
    [free_kick] tira su punizione
    [penalty] calcia il rigore
    [header] tira di testa
   *[other] { $kind }
}{ $hexes ->
    [one] { "" } da { $hexes } esagono
   *[other] { "" } da { $hexes } esagoni
}.
ca-event-shot-missed = { $who } non centra la porta.
ca-event-goal-scored = { $own ->
    [yes] Gol per { $team }, autogol di { $who }.
   *[no] Gol per { $team }, segna { $who }.
}
ca-event-cleared = { $team } allontana la palla: un punto.
ca-event-kick-taken = { $scored ->
    [yes] { $who } segna il suo rigore.
   *[no] { $who } sbaglia il suo rigore.
}

## Dove si trova la palla

ca-ball-carried = { $who } ha la palla in { $hex }.
ca-ball-free = La palla è libera in { $hex }.
ca-ball-goes = La palla va in { $hex }.
ca-ball-aimed = La palla è diretta in { $hex }.
ca-ball-comes-down = La palla scende in { $hex }.
ca-ball-comes-down-declared = { $count ->
    [0] { ca-ball-comes-down }
   *[other] { ca-ball-comes-down } In lista finora: { $who }.
}
ca-ball-spot = Da { $hex }.

## Domande prima della partita e tra le sue parti

ca-ask-goalkeeper-pick = Scegli un portiere
ca-ask-goalkeeper-pick-why = Le carte sono coperte: vedi chi è dopo aver scelto.
ca-ask-card-pick = Scegli un giocatore per la tua rosa
ca-ask-card-pick-why = Si sceglie a turno.
ca-ask-line-up-choice = Scegli chi veste i numeri da 1 a 11
ca-ask-line-up-choice-why = L’1 va a un portiere; chi resta va in panchina.
ca-ask-kick-off-placement = { $turn ->
    [1] Schiera la squadra, poi premi Fatto
   *[other] Il tuo turno 2 di 2: ritocca dopo { $rival }
}
ca-ask-kick-off-placement-why = { $own ->
    [yes] Batti tu. Ognuno resta nella propria metà campo.
   *[no] Batte { $team }. Ognuno resta nella propria metà campo.
}
ca-ask-free-placement = Schiera i giocatori dove vuoi
ca-ask-free-placement-why = Ciascuno una volta per turno; poi rinvia il portiere di { $team }.
ca-ask-substitution-choice = Fai entrare un giocatore o prosegui
ca-ask-substitution-choice-why = { $left ->
    [one] Resta 1 sostituzione.
   *[other] Restano { $left } sostituzioni.
}
ca-ask-forced-substitution = { $who } non può continuare: chi entra?
ca-ask-forced-substitution-why = È il secondo infortunio.
ca-ask-keeper-substitution = Sei senza portiere: chi esce per far entrare quello in panchina?
ca-ask-emergency-keeper = Sei senza portiere: chi va in porta?
ca-ask-emergency-keeper-why = Ciò che manca sulla carta vale 0.
ca-ask-order-choice = Indica chi calcia il prossimo dei tuoi rigori
ca-ask-order-choice-why = Nell’ordine in cui si calcia, ciascuno una volta.

## Domande: che cosa dichiarare

ca-ask-action-choice = { $after ->
    [kick_off] Batti il calcio d’inizio
    [movement] La fase di movimento è finita: che cosa dichiari?
    [movement_free] Nessuno ha la palla: ci si muove per prenderla
    [standard] Il passaggio è arrivato: che cosa dichiari?
    [space] Il passaggio è nello spazio: ci si muove per prenderlo
    [first_time] Il passaggio è arrivato: che cosa dichiari?
    [short] Il passaggio è arrivato: che cosa dichiari?
    [aos] Hai conquistato la palla: che cosa dichiari?
    [tackle] La palla è tua: che cosa dichiari?
    [landed_free] Nessuno era sotto la palla: ci si muove per prenderla
    [headed] Il colpo di testa è arrivato: che cosa dichiari?
    [headed_away] La palla respinta di testa è tua: che cosa dichiari?
    [drop] La palla è tra i piedi del tuo portiere: che cosa dichiari?
    [long_free] Il lancio lungo è libero: ci si muove per prenderlo
    [long] Il lancio lungo è arrivato: che cosa dichiari?
    [loose] La palla vagante è tua: che cosa dichiari?
    [loose_free] La palla è vagante: ci si muove per prenderla
    [corner_short] Il corner corto è arrivato: che cosa dichiari?
    [free_kick] Batti la punizione
   *[other] Che cosa dichiari?
}
ca-ask-hold-choice = Il tuo portiere ha la palla in mano: rinvio rapido o prima ci si muove?
ca-ask-distribution-choice = Come gioca la palla il tuo portiere?
ca-ask-opening-kick-choice = Come apre la partita il tuo portiere?
ca-ask-pick-up-choice = Il tuo portiere prende la palla con le mani?
ca-ask-corner-choice = Batti il corner
ca-ask-corner-choice-why = Un passaggio alto in area o un passaggio corto rasoterra.
ca-ask-throw-choice = Batti la rimessa laterale
ca-ask-throw-choice-why = { $head ->
    [yes] Sui piedi o nello spazio, fino a 6 esagoni, oppure sulla testa di un compagno.
   *[no] Sui piedi o nello spazio, fino a 6 esagoni.
}
ca-ask-second-phase-choice = Un’altra fase di movimento prima della rimessa?
ca-ask-second-phase-choice-why = Conta come un’azione.
ca-ask-goal-kick-choice = Batti la rimessa dal fondo
ca-ask-penalty-choice = Calcia il rigore: scegli un esagono della porta
ca-ask-snapshot-offer = { $ends ->
    [yes] In questo turno non si muove più nessuno: tenti un tiro di prima?
   *[no] La palla ti è arrivata a tiro: tenti subito un tiro di prima?
}
ca-ask-snapshot-target = Il tuo tiro di prima: scegli un esagono della porta

## Domande della fase di movimento

ca-move-some = { $left ->
    [one] muovi un giocatore
   *[other] muovi fino a { $left } giocatori
}
ca-ask-step-choice = { $step ->
    [2] La tua risposta
   *[other] Tocca a te
}: { ca-move-some }
    .shared = { ca-move-some }
ca-step-in-play = Turno { $step } di 3: { $step ->
    [1] ciascuno fino alla sua velocità; chi ha la palla va un esagono alla volta.
    [2] ciascuno fino alla sua velocità; chi arriva accanto alla palla può tentare un tackle.
   *[3] ciascuno fino a 2 esagoni; chi si è già mosso resta dov’è.
}
# La palla è fuori: nessuno la porta, nessuno tenta un tackle.
ca-step-before-throw-in = Prima della rimessa, turno { $step } di 3: { $step ->
    [3] ciascuno fino a 2 esagoni; chi si è già mosso resta dov’è.
   *[other] ciascuno fino alla sua velocità.
}
ca-ask-step-choice-why = { $dead ->
    [yes] { ca-step-before-throw-in }
   *[no] { ca-step-in-play }
}
ca-ask-run-choice = { $who } ha la palla: un altro esagono o stop?
ca-ask-run-choice-why = { $left ->
    [one] Resta 1 esagono.
   *[other] Restano { $left } esagoni.
}
ca-ask-nutmeg-choice = { $who } è accanto a un difensore: tenti un tunnel (nutmeg)?
ca-ask-nutmeg-choice-why = Dribbling contro Tackling più 1; se riesce, passa alle spalle del difensore.
ca-ask-nutmeg-landing = Tunnel riuscito: dove arriva { $who }?
ca-ask-nutmeg-landing-why = Costa 2 esagoni di corsa.
ca-ask-steal-choice = { $who } può rubare palla: ci provi?
ca-ask-test-choice = { $who } è accanto alla palla libera: provi a prenderla?
ca-ask-test-choice-why = Un dado, senza rischio di fallo.
ca-ask-tackle-choice = { $dives ->
    [yes] { $who } esce sui piedi di { $rival }?
   *[no] { $who } tenta il tackle su { $rival }?
}
ca-ask-tackle-choice-why = { $behind ->
    [yes] Da dietro: con 1 o 2 è fallo.
   *[no] Con 1 è fallo.
}
ca-ask-tackler-reposition = Tackle vinto: dove porta la palla { $who }?
ca-ask-tackler-reposition-why = Oppure resta lì.
ca-ask-carrier-reposition = { $who } evita il tackle: dove va?
ca-ask-carrier-reposition-why = Attorno a { $hex }, oppure resta lì.
ca-ask-foul-choice = { $penalty ->
    [yes] Fallo di { $who }: vantaggio o rigore?
   *[no] Fallo di { $who }: vantaggio o calcio di punizione?
}

## Domande sulla palla in aria e per i portieri

ca-ask-first-time-move = Il tuo passaggio di prima: muovi un giocatore di un esagono?
ca-ask-first-time-move-why = { ca-ball-goes }
ca-ask-first-time-reply = { $who } gioca di prima: muovi un giocatore di un esagono per intercettare?
ca-ask-first-time-reply-why = { ca-ball-goes }
ca-ask-high-pass-move = Il tuo passaggio alto: muovi un giocatore fino a 3 esagoni dove cade?
ca-ask-high-pass-move-why = { ca-ball-aimed }
ca-ask-high-pass-reply = Passaggio alto di { $who }: muovi un giocatore fino a 3 esagoni in difesa?
ca-ask-high-pass-reply-why = { ca-ball-aimed }
ca-ask-long-pass-keeper-move = Il tuo portiere va sul lancio lungo?
ca-ask-long-pass-keeper-move-why = Fino alla velocità; se raggiunge la palla, la prende.
ca-ask-corner-move = Muovi un giocatore fino a 3 esagoni prima del corner?
ca-ask-snapshot-move = { $who } sta per tirare: muovi un giocatore fino a 2 esagoni?
ca-ask-thirds-choice = { $occasion ->
    [phase] Muovi i tuoi giocatori nel terzo di campo opposto alla palla
   *[other] Muovi i tuoi giocatori negli ultimi terzi di campo
}
ca-ask-thirds-choice-why = Fino a 6 esagoni, ciascuno una volta.
ca-ask-box-move = La palla si avvicina alla tua porta: { $who } si muove di un esagono?
ca-ask-dive-choice = Il tuo portiere esce sui piedi di chi ha la palla?
ca-ask-dive-choice-why = Con 1 è fallo, e rigore.
ca-ask-challenge-choice = { $who } interviene fuori area: piedi o mani?
ca-ask-challenge-choice-why = Piedi: Tackling 0. Mani: Saving, ma se vince è punizione e cartellino rosso.
ca-ask-dive-hex-choice = Dove blocca la palla { $who }: nell’esagono di chi la portava o senza muoversi?
ca-ask-rush = Il tuo portiere esce sulla palla?
ca-ask-rush-why = La palla scende in { $hex }. Se esce, il tuo portiere salta per prenderla.
ca-ask-header-type = Di testa: passaggio o tiro in porta?
ca-ask-header-type-why = { ca-ball-comes-down }
ca-ask-attack-declares = Chi salta di testa?
ca-ask-attack-declares-why = { ca-ball-comes-down-declared }
ca-ask-defence-declares = Salta qualcuno di testa, e chi?
ca-ask-defence-declares-why = { ca-ball-comes-down-declared }
ca-ask-header-or-control = Nessuno contende la palla: come la giochi?
ca-ask-header-or-control-why = { ca-ball-comes-down }
ca-ask-free-player = { $how ->
    [control] Chi controlla la palla?
   *[header] Chi colpisce di testa?
}
ca-ask-free-player-why = { ca-ball-comes-down }
ca-ask-header-target = Dove manda la palla di testa { $who }?
ca-ask-header-target-why = Entro 6 esagoni da { $hex }.

## Domande a palla ferma

ca-ask-keeper-placement = { $restart }: sposti il tuo portiere?
ca-ask-taker-choice = { $restart }: chi batte?
ca-ask-taker-choice-why = { ca-ball-spot }
ca-ask-placement-choice = { $restart }: schiera { $left ->
    [one] un giocatore
   *[other] { $left } giocatori
}{ $attacks ->
    [yes] {" "}o scegli uno schema
   *[no] { $ends ->
        [yes] {" "}o chiudi
       *[no] {""}
    }
}
ca-ask-placement-choice-why = { ca-ball-spot }
ca-ask-near-taker-choice = Calcio di punizione: chi batte?
ca-ask-near-taker-choice-why = Da { $hex }; può farlo chi è accanto alla palla.
ca-ask-penalty-placement-choice = Rigore: schiera i giocatori fuori dall’area
ca-ask-penalty-placement-choice-why = Chi è dentro deve uscirne.
ca-ask-goal-kick-hex-choice = Rimessa dal fondo: da quale esagono dell’area piccola?

## Che cosa si dice a chi aspetta

ca-wait-moving = { $team } sta muovendo: { $moves } di { $limit }
ca-wait-picking = { $team } sta scegliendo
ca-wait-placing = { $team } sta schierando i giocatori
ca-wait-calling = { $team } sceglie che cosa dichiarare
ca-wait-may-move = { $team } può muovere un giocatore
ca-wait-deciding = { $team } sta decidendo

## Dichiarazioni: la scritta sul pulsante, e sotto un fatto

ca-call = { $call ->
    [movement_phase] Fase di movimento
    [end] Fine turno
    [stop] Stop
    [snapshot] Tiro di prima
    [steal] Ruba palla
    [test] Prova a prenderla
    [dive] Uscita
    [tackle] Tackle
    [feet] Piedi
    [hands] Mani
    [play_on] Vantaggio
    [take_it] Prendi il fallo
    [final_thirds] Ultimi terzi
    [drop] Palla a terra
    [header] Colpo di testa
    [control] Controllo
    [head_pass] Passaggio di testa
    [time_up] Tempo scaduto
    [phase] Fase
   *[other] { $call }
}
ca-call-fact = { $call ->
    [movement_phase] Movement Phase: 4 dei tuoi, 5 dei loro, poi 2 dei tuoi
    [end] Nessun altro si muove in questo turno
    [stop] La corsa finisce qui
    [snapshot] Snapshot, subito, a −1; prima muovono un giocatore
    [steal] Un dado per la palla
    [test] Un dado per la palla
    [dive] Sui piedi di chi ha la palla
    [tackle] Tackling contro Dribbling
    [feet] Con i piedi
    [hands] Con le mani
    [play_on] Il gioco continua da dov’era
    [take_it] Il gioco si ferma e la palla è tua
    [final_thirds] Prima si muove chi è nei due ultimi terzi
    [drop] Si gioca con i piedi, come chiunque
    [header] A un compagno, nello spazio, in porta
    [control] Palla a terra: Dribbling più dado, almeno 9
    [head_pass] A un compagno o nello spazio
    [time_up] Il tempo di gioco è finito
    [phase] I giocatori si muovono
   *[other] { $call }
}
ca-decline = { $step ->
    [box-move] Mantieni la posizione
    [carrier-reposition] Resta lì
    [tackler-reposition] Resta lì
    [challenge-choice] Temporeggia
    [corner-move] Non muovere nessuno
    [dive-choice] Non tuffarti
    [first-time-move] Non muovere nessuno
    [first-time-reply] Non muovere nessuno
    [high-pass-move] Non muovere nessuno
    [high-pass-reply] Non muovere nessuno
    [snapshot-move] Non muovere nessuno
    [goal-kick-hex-choice] Dal solito punto
    [keeper-placement] Il portiere resta
    [long-pass-keeper-move] Mantieni la posizione
    [nutmeg-choice] Niente tunnel
    [rush] Resta sulla linea
    [second-phase-choice] Batti la rimessa
    [snapshot-offer] Non tirare
    [steal-choice] Temporeggia
    [tackle-choice] Mantieni la posizione
    [test-choice] Lascia la palla
    [attack-declares] { $named ->
        [0] Nessuno
       *[other] Nessun altro
    }
    [defence-declares] { $named ->
        [0] Nessuno
       *[other] Nessun altro
    }
    [free-player] Nessuno
    [dive-hex-choice] Senza muoversi
    [header-or-control] Lasciala cadere
    [free-placement] Fatto
    [kick-off-placement] Fatto
    [placement-choice] Fatto
    [penalty-placement-choice] Fatto
    [substitution-choice] Nessun altro cambio
    [thirds-choice] Mantieni la posizione
   *[other] Fatto
}
ca-decline-fact = { $step ->
    [box-move] Il tuo portiere non si muove
    [carrier-reposition] Sullo stesso esagono, con la palla
    [tackler-reposition] Con la palla, dove sei
    [challenge-choice] Nessun contrasto
    [corner-move] Si batte l’angolo
    [dive-choice] Il tuo portiere resta in piedi
    [first-time-move] Parte il passaggio
    [first-time-reply] Tutti restano in posizione
    [high-pass-move] Tutti restano in posizione
    [high-pass-reply] Tutti restano in posizione
    [snapshot-move] Tutti restano in posizione
    [goal-kick-hex-choice] Dal centro dell’area piccola
    [keeper-placement] Il tuo portiere non si muove
    [long-pass-keeper-move] Il tuo portiere non si muove
    [nutmeg-choice] La corsa continua
    [rush] Il tuo portiere non esce
    [second-phase-choice] Nessuno si muove prima
    [snapshot-offer] Tieni la palla
    [steal-choice] Nessun tentativo
    [tackle-choice] Nessun contrasto
    [test-choice] Nessun tentativo
    [attack-declares] { $named ->
        [0] Non salta nessuno
       *[other] Saltano questi
    }
    [defence-declares] { $named ->
        [0] Non salta nessuno
       *[other] Saltano questi
    }
    [free-player] Nessuno va sulla palla
    [dive-hex-choice] Il tuo portiere la tiene dov’è
    [header-or-control] Nessuno la gioca al volo
    [free-placement] Gli altri restano dove sono
    [kick-off-placement] Gli altri restano dove sono
    [placement-choice] Gli altri restano dove sono
    [penalty-placement-choice] Gli altri restano dove sono
    [substitution-choice] Si continua con questa squadra
    [thirds-choice] Nessun altro si muove
   *[other] È tutto
}
ca-routine = { $name ->
    [far_post] Secondo palo
    [near_post] Primo palo
    [edge] Limite dell’area
    [shot] Tiro
    [short] Corto
    [keep] Tenerla
    [forward] In avanti
    [switch] Cambio gioco
    [line] Lungolinea
    [inside] All’interno
    [back] Indietro
    [head] Sulla testa
    [long] Lungo
    [flank] Sulla fascia
    [wide] Dall’altra parte
    [follow_up] Sulla ribattuta
    [cover] Restare coperti
    [other] Altro tiratore
    [space] Nello spazio
   *[other] { $name }
}
ca-routine-does = { $name ->
    [short] { $taker } corto per { $who }
    [keep] { $taker } indietro per { $who }
    [forward] { $taker } la alza in avanti per { $who }
    [switch] { $taker } cambia gioco per { $who }
    [line] { $taker } rimette lungolinea per { $who }
    [inside] { $taker } rimette all’interno per { $who }
    [back] { $taker } rimette indietro per { $who }
    [head] { $taker } rimette sulla testa di { $who }
    [long] { $taker } rinvia lungo per { $who }
    [flank] { $taker } rinvia sulla fascia per { $who }
    [wide] { $taker } corto per { $who }
    [space] { $taker } rimette nello spazio per { $who }
   *[other] { $taker } crossa per { $who }
}
ca-routine-shot = { $name ->
    [follow_up] { $taker } tira, in tre aspettano la ribattuta
    [cover] { $taker } tira, gli altri restano dietro la palla
    [other] { $taker } tira, in tre aspettano la ribattuta
   *[shot] { $taker } in porta
}
ca-routine-taken = { $by } ha preso il posto di { $who }: l’esagono libero più vicino
ca-routine-onside = { $who } lì sarebbe in fuorigioco: l’esagono più vicino che non lo è
ca-routine-offside = { $who } ora è in fuorigioco
ca-routine-instead = { $planned } non può ricevere: la palla va a { $who }
ca-pass = { $kind ->
    [standard] Passaggio rasoterra
    [first_time] Passaggio di prima
    [short] Passaggio corto
    [quick_throw] Rinvio rapido con le mani
    [high] Passaggio alto
    [long] Lancio lungo
    [kick] Rinvio del portiere
    [throw] Rimessa
    [throw_to_head] Rimessa sulla testa
   *[other] { $kind }
}
ca-pass-fact = { $kind ->
    [standard] Standard pass, fino a 11 esagoni
    [first_time] First-time pass, fino a 6; ogni squadra muove prima un giocatore di 1 esagono
    [short] Rasoterra, fino a 6 esagoni
    [quick_throw] Rasoterra, fino a 11; nessuno può intercettare
    [high] High pass, fino a 15; segue un colpo di testa
    [long] Long pass nello spazio, lontano da tutti
    [kick] Lungo e alto; segue un colpo di testa
    [throw] Sui piedi o nello spazio, fino a 6 esagoni
    [throw_to_head] Sulla testa di un compagno, fino a 6 esagoni
   *[other] { $kind }
}
ca-aim = { $kind ->
    [shoot] Tiro
    [head] Colpo di testa
   *[other] { $kind }
}
ca-aim-fact = { $kind ->
    [shoot] Verso un esagono della porta
    [head] Verso un esagono entro 6
   *[other] { $kind }
}
ca-choose = { $kind ->
    [nutmeg] Tunnel (nutmeg)
    [reckless] Entrata dura (reckless)
    [collect] Vai sulla palla
    [name] Indica un giocatore
    [jump] Salta
    [taker] Indica chi batte
    [goalkeeper] Indica il portiere
    [substitute] Sostituzione
    [pick] Scegli una carta
    [line_up] Formazione
    [form] Modulo
   *[other] { $kind }
}

## Dadi: per che cosa si tira

ca-roll-steal = { $who } prova a rubare palla
ca-roll-free-ball-test = { $who } prova a prendere la palla libera
ca-roll-interception = { $who } prova a intercettare il passaggio
ca-roll-high-pass-accuracy = precisione del passaggio di { $who }
ca-roll-long-pass-accuracy = { ca-roll-high-pass-accuracy }
ca-roll-control-test = { $who } prova a controllare la palla
ca-roll-head-back = { $who } appoggia di testa al portiere
ca-roll-card-test = eventuale cartellino per { $who }
ca-roll-injury-test = eventuale infortunio di { $who }
ca-roll-reckless-tackle = entrata dura di { $who } su { $on }
ca-roll-tackle = tackle, { $who } contro { $rival }
ca-roll-nutmeg-duel = tunnel, { $who } contro { $rival }
ca-roll-dive = uscita sui piedi, { $who } contro { $rival }
ca-roll-diving-tackle = uscita bassa, { $who } contro { $rival }
ca-roll-hands-outside = uscita fuori area, { $who } contro { $rival }
ca-roll-jump = { $who } salta di testa
ca-roll-header-re-roll = di nuovo il colpo di testa, { $who } contro { $rival }
ca-roll-block = { $who } prova a murare il tiro
ca-roll-deflection = { $who } prova a deviare il tiro
ca-roll-shot-roll = tiro di { $who }
ca-roll-free-kick-roll = { ca-roll-shot-roll }
ca-roll-penalty-shot = { ca-roll-shot-roll }
ca-roll-save = { $who } prova a parare il tiro
ca-roll-penalty-save = { ca-roll-save }
ca-roll-handling = presa di { $who }
ca-roll-save-result = { ca-roll-handling }
ca-roll-free-shot = { $who } tira di testa
ca-roll-goal-save = { $who } prova a tenere la palla vagante fuori dalla porta
ca-roll-spill = direzione della palla non trattenuta
ca-roll-tie-direction = direzione della palla dopo la parata
ca-roll-runs-where = direzione della palla
ca-roll-miss-direction = { ca-roll-runs-where }
ca-roll-runs-so-far = quanti esagoni fa la palla
ca-roll-miss-distance = { ca-roll-runs-so-far }
ca-roll-added-time = azioni di recupero: dado e clemenza { $leniency }
ca-roll-first-pick-dice = prima scelta: al dado più alto
ca-roll-first-pick-coin = prima scelta: da 1 a 3 { $home }, da 4 a 6 { $away }
ca-roll-kick-off-toss = calcio d’inizio: da 1 a 3 { $home }, da 4 a 6 { $away }
ca-roll-referee-draw = l’arbitro
ca-roll-goalkeeper-draw = un portiere
ca-roll-lost-players = due giocatori che lasciano il campo
ca-roll-deal = le prossime carte del draft
ca-roll-dispute = per chi decide l’arbitro
ca-compass = 1 sud, 2 sud-ovest, 3 nord-ovest, 4 nord, 5 nord-est, 6 sud-est

## Che cosa può venire da una risposta

# Che cosa succede, con la sua probabilità: «gol per Wharfside 23 %».
ca-chance = { $what } { $percent }
ca-percent = { $size ->
    [least] <1 %
    [most] >99 %
   *[plain] { $percent } %
}
# Quali dadi danno un risultato: «6: ruba palla», «44 %: vince Villalba (10)».
ca-result = { $dice }: { $result }
ca-result-goes-on = il gioco prosegue
ca-result-misses = non centra la porta
ca-result-kick = { $scored ->
    [yes] segna il rigore
   *[no] sbaglia il rigore
}
ca-result-foul = fallo
ca-result-by-foul = { $result }, per fallo
ca-faces-between = { $first }–{ $last }
ca-faces-or = { $either } o { $face }
ca-needed-depends = dipende dai tiri precedenti
# How it ends, as the side that decides sees it: in a word, in a sentence, and what follows.
ca-outcome-word = { $what ->
    [goal] gol
    [off_target] fuori
    [blocked] murato
    [deflected] deviato
    [saved] parato
    [foul] fallo
    [offside] fuorigioco
    [escapes] sfugge
    [stopped] fermato
    [sent_off] espulso
    [loose] palla vagante
    [misses] impreciso
    [lands] preciso
    [arrives] arriva
    [space] nello spazio
    [won] { $mine ->
        [yes] vinta
       *[no] persa
    }
    [past] { $mine ->
        [yes] superato
       *[no] saltato
    }
    [header] { $mine ->
        [yes] vinto
       *[no] perso
    }
    [controls] controllo
    [holds] bloccata
    [keeps] { $mine ->
        [yes] tenuta
       *[no] la tengono loro
    }
    [free] libera
    [hurt] infortunio
    [over] nulla
   *[other] { $what }
}
ca-outcome = { $what ->
    [goal] { $mine ->
        [yes] Gol
       *[no] Segnano loro
    }
    [off_target] Tiro fuori
    [blocked] Tiro murato
    [deflected] Tiro deviato
    [saved] Parata
    [foul] { $mine ->
        [yes] Commetti fallo
       *[no] Fallo loro
    }
    [offside] Fuorigioco
    [escapes] Sfugge
    [stopped] Attacco fermato
    [sent_off] Attacco fermato, espulsione
    [loose] Palla vagante
    [misses] Il passaggio manca il bersaglio
    [lands] Il passaggio cade dove mirato
    [arrives] { $mine ->
        [yes] Il tuo passaggio arriva
       *[no] Il loro passaggio arriva
    }
    [space] { $mine ->
        [yes] La tua palla nello spazio
       *[no] La loro palla nello spazio
    }
    [won] { $mine ->
        [yes] Conquisti la palla
       *[no] Perdi la palla
    }
    [past] { $mine ->
        [yes] Lo superi
       *[no] Saltato
    }
    [header] { $mine ->
        [yes] Vinci il duello aereo
       *[no] Vincono loro il duello aereo
    }
    [controls] { $mine ->
        [yes] Palla controllata
       *[no] La controllano loro
    }
    [holds] { $mine ->
        [yes] Il tuo portiere la blocca
       *[no] Il loro portiere la blocca
    }
    [keeps] { $mine ->
        [yes] Tieni la palla
       *[no] Tengono loro la palla
    }
    [free] La palla resta libera
    [hurt] Infortunio
    [over] Non succede nulla
   *[other] { $what }
}
ca-detail-has-it = { $mine ->
    [yes] palla a { $who }, poi decidi tu
   *[no] palla a { $who }
}
ca-detail-card = { $card ->
    [red] cartellino rosso
   *[yellow] cartellino giallo
}
ca-detail-card-on = { $card ->
    [red] cartellino rosso
   *[yellow] cartellino giallo
} con { $faces }
ca-detail-foul = { $penalty ->
    [yes] rigore
   *[no] punizione a { $away ->
        [one] { $away } esagono
       *[other] { $away } esagoni
    }
}, o vantaggio
ca-detail-loose = due dadi, da { $who }
ca-detail-past = { $who } passa
ca-detail-off = su { $who }, poi palla vagante
ca-detail-goal-kick = rimessa dal fondo
# Che cosa si decide, in un titolo e in una riga.
ca-look-tackle = { $behind ->
    [yes] Tackle da dietro
   *[no] Tackle frontale
}
ca-look-shot = { $mine ->
    [yes] Tiro
   *[no] Tiro avversario
} { $where ->
    [near] sul primo palo
    [far] sul secondo palo
    [post] vicino al palo
   *[middle] al centro della porta
}
ca-look-shot-about = Da { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, { $inside ->
    [yes] in area
   *[no] da fuori area
}, { $cost ->
    [0] senza penalità
   *[other] −{ $cost } al tiro
}.
ca-look-pass = { $kind ->
    [first_time] Passaggio di prima
    [high] Passaggio alto
    [long] Lancio lungo
    [kick] Rinvio del portiere
    [throw] Rimessa
    [throw_to_head] Rimessa
   *[other] Passaggio
} { $mine ->
    [yes] della tua squadra
   *[no] degli avversari
}
ca-look-pass-about = { $who } gioca a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, { $to ->
    [player] su { $receiver }
   *[space] nello spazio
}.
ca-look-lofted-about = { $who } mira a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, { $to ->
    [player] su { $receiver }
   *[space] nello spazio
}: preciso al { $chance }. Altrimenti la palla cade altrove.
ca-guard-title = Che cosa può fare { $name }
ca-guard-step = { $step ->
    [inside] Nessun passo prima: il tiro parte dall’area.
    [header] Nessun passo prima di un colpo di testa.
    [line] Resta sulla linea fino al tiro.
    [steps] Prima un passo di un esagono, verso il tiro.
   *[stays] Può fare prima un passo, ma sta già bene lì.
}
ca-guard-dive = { $away ->
    [0] Il tiro gli arriva addosso
    [one] Si tuffa di { $away } esagono
   *[other] Si tuffa di { $away } esagoni
}{ $cost ->
    [0] .
   *[other] , a −{ $cost }.
}
ca-guard-out-of-reach = Da lì non ci arriva.
ca-guard-save = Dopo una parata: { $then }.
ca-duel-line = { $mine } { $adds } + dado contro { $theirs } { $rival } + dado
ca-level-loose = { $said }, o { $chance } palla vagante in parità
ca-their-best = { $chance } il loro migliore
ca-lands-here = cade qui, { $chance }
ca-with-player = con il { $shirt } lì
# Il pannello di una decisione.
ca-against = contro
ca-throws-theirs = il loro dado
ca-throws-caption = Il tuo dado sul lato; 36 lanci, tutti ugualmente probabili
ca-throws-all = Tutti i 36 lanci
ca-throws-again = si ritira
ca-rolls = Ogni tiro di dado
ca-reckless-instead = In alternativa, un’entrata dura
ca-reckless-instead-why = Non conquista mai la palla e costa un cartellino di sicuro.
ca-as-it-stands = se nessuno si muove
