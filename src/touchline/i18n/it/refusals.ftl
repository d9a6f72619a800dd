### Perché una risposta è rifiutata. La chiave è `refusal-` con l’identificativo del rifiuto; gli argomenti sono tutti i suoi dati.
### $player, $players, $carrier e $other sono giocatori; $hex e $ball esagoni; $side è il nome di una squadra; $card e $cards sono carte.
### Chi gioca può avere qualsiasi genere: nessuna parola si accorda con il nome di un giocatore.

## Che cosa si aspetta

refusal-not-offered = Adesso non si può.
refusal-decision-expected = Serve una decisione, non dadi o carte.
refusal-draw-expected = { $came ->
    [decision] Prima si pesca: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } da { $bag }; niente da decidere ancora.
   *[other] Ora si pesca: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } da { $bag }.
}
refusal-dice-expected = { $came ->
    [decision] { $count ->
        [one] Prima un dado da { $least } a { $most }; niente da decidere ancora.
       *[other] Prima { $count } dadi da { $least } a { $most }; niente da decidere ancora.
    }
   *[other] { $count ->
        [one] Ora si tira un dado da { $least } a { $most }.
       *[other] Ora si tirano { $count } dadi da { $least } a { $most }.
    }
}
refusal-clock-decides = È l’orologio a dire se il tempo è scaduto.

## Prima della partita

refusal-keeper-already-picked = Il portiere al posto { $place } è già preso.
refusal-keeper-picked-by-place = Scegli un portiere dal suo posto: { $places }.
refusal-card-in-squad = { $side } ha già { $card }. Sul tavolo: { $cards }.
refusal-card-not-face-up = Scegli una carta scoperta: { $cards }.
refusal-line-up-not-eleven = Una formazione ha 11 giocatori, nessuno due volte; qui sono { $count }.
refusal-card-not-in-squad = { $card } non è nella rosa.
refusal-number-one-not-keeper = L’1 va a un portiere ({ $keepers }); { $card } non lo è.
refusal-outfield-number-for-keeper = Il numero { $number } va a un giocatore di movimento; { $card } è un portiere.
refusal-line-up-expected = Indica chi veste i numeri da 1 a 11.
refusal-unknown-formation = Il modulo { $name } non esiste; i più simili: { $nearest }.
refusal-formation-too-late = Un modulo si sceglie una volta per turno, prima di schierare giocatori.
refusal-kick-off-placing = Ora si schierano i giocatori per il calcio d’inizio, finché non hai finito.
refusal-places-own-players = { $side } schiera i propri giocatori in campo.
refusal-already-placed = { $player } ha già preso posto in questo turno.
refusal-kick-off-taker-stays = { $player } batte il calcio d’inizio. Metti un altro giocatore in 0,0 per scambiare i posti.
refusal-place-taken = { $player } non può stare in { $hex }: lì c’è { $other }.
refusal-shirt-off-pitch = Il numero { $shirt } sarebbe in { $hex }, fuori dal campo.
refusal-shirts-share-hex = Il numero { $shirt } sarebbe in { $hex }, dove c’è il numero { $other }.
refusal-nobody-kicks-off = Nessuno è in 0,0 per il calcio d’inizio.
refusal-shirt-in-other-half = Il numero { $shirt } sarebbe in { $hex }, nell’altra metà campo; la sua va dalla colonna { $first } alla { $last }.
refusal-shirt-in-centre-circle = Il numero { $shirt } sarebbe in { $hex }, nel cerchio di centrocampo, riservato a chi batte.
refusal-free-placing = Ora si schierano liberamente i giocatori, finché non hai finito.
refusal-place-off-pitch = Un giocatore si mette su un esagono del campo.
refusal-beside-ball-holder = { $hex } è accanto a { $player }, che ha la palla in mano: lì non può stare un avversario.
refusal-opens-with-keeper-kick = { $player } apre con un rinvio del portiere.

## La fase di movimento

refusal-movement-phase-running = Ci si muove fino alla fine della fase di movimento; non si dichiara altro.
refusal-wrong-side-for-step = Nel turno { $step } muove { $side }.
refusal-already-moved = { $player } ha già mosso in questa fase.
refusal-jumped-for-header = { $player } ha saltato di testa e non si muove in questa fase.
refusal-stunned = Stordimento: { $player } non si muove in questa fase.
refusal-carrier-moves-hex-by-hex = { $player } ha la palla e va un esagono alla volta.
refusal-not-a-move = { $player } è già lì; chi resta non si muove.
refusal-nobody-to-challenge = { $player } è già lì, senza nessuno da contrastare né palla da prendere.
refusal-already-there = { $player } è già lì.
refusal-already-there-answer-no = { $player } è già lì; per restare, rispondi No.
refusal-only-carrier-enters-goal = Si resta in campo; solo chi ha la palla può entrare nella porta attaccata.
refusal-stays-on-pitch = { $player } resta in campo.
refusal-hex-taken = In { $hex } c’è { $player }.
refusal-played-ball-last = { $player } ha appena giocato la palla e non può essere chi la tocca dopo.
refusal-hex-out-of-reach = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}; { $player } può farne { $allowance }.
refusal-ball-in-the-way = La palla libera in { $ball } sbarra la strada: { $player } non arriva in { $hex }.
refusal-no-way-round = { $player } non può aggirare chi è in mezzo fino a { $hex } in { $allowance ->
    [one] { $allowance } esagono
   *[other] { $allowance } esagoni
}.
refusal-run-not-finished = { $player } finisce la corsa prima che muova qualcun altro.
refusal-last-action-of-half = Questa fase di movimento è l’ultima azione del tempo.
refusal-snapshot-out-of-step = L’attacco dichiara un tiro di prima nei propri turni, 1 o 3.
refusal-nobody-has-ball = Nessuno ha la palla.
refusal-not-in-opposing-box = { $player } in { $hex } non è nell’area avversaria.
refusal-final-thirds-moving = Ora si muove chi è negli ultimi terzi, fino a 6 esagoni ciascuno; non si dichiara altro.
refusal-other-side-moves = Ora muove { $side }, con i giocatori in campo.
refusal-moved-in-final-thirds = { $player } ha già mosso.
refusal-not-opposite-ball = { $player } in { $hex } non è nell’ultimo terzo opposto alla palla.
refusal-not-in-final-third = { $player } in { $hex } non è in un ultimo terzo.
refusal-box-not-cleared = Prima fuori dall’area: { $players }.
refusal-opponents-beside-keeper = Prima via dal portiere: { $players }.
refusal-takes-goal-kick = { $player } batte la rimessa dal fondo.
refusal-holder-stays-in-box = { $player } ha la palla in mano e resta in area.
refusal-no-opponent-in-box = { $hex } è in area, dove non può stare un avversario.
refusal-no-opponent-beside-keeper = { $hex } è accanto a { $player }: lì non può stare un avversario.

## Nutmeg, palle rubate e tackle

refusal-nutmegs-off = Queste regole non hanno il tunnel.
refusal-nutmeg-out-of-step = Il tunnel è per chi muove con la palla nel turno 1 o 3.
refusal-nutmeg-target-not-defender = Serve un difensore in campo.
refusal-defender-not-beside-carrier = { $player } non è accanto a { $carrier }.
refusal-too-few-hexes-for-nutmeg = { $player } ha ancora { $left ->
    [one] { $left } esagono
   *[other] { $left } esagoni
}, un tunnel ne costa { $cost }.
refusal-takes-no-part = { $player } non partecipa a questa fase.
refusal-steal-already-tried = { $player } ha già provato a rubare palla in questa fase.
refusal-no-free-hex-behind = Dietro a { $player } non c’è un esagono libero.
refusal-nutmeg-on-arrival-only = Il tunnel si dichiara quando chi ha la palla arriva accanto al difensore.
refusal-nutmeg-now-or-never = Il tunnel si dichiara qui, prima che provino a rubare palla, o non più.
refusal-nutmeg-landing-not-behind = { $player } arriva in un esagono dietro { $hex }.
refusal-nutmeg-landing-misplaced = Un tunnel arriva accanto a { $hex }, ma non accanto a { $ball }.
refusal-steal-or-not = { $player } prova a rubare palla, oppure no.
refusal-free-ball-or-not = Un difensore accanto alla palla libera prova a prenderla, oppure no.
refusal-not-beside-carrier = { $player } non è accanto a chi ha la palla.
refusal-only-keeper-dives = Esce sui piedi solo un portiere, su chi ha la palla nella sua area.
refusal-keeper-dives-in-box = Nella propria area un portiere esce sui piedi, senza tackle.
refusal-challenge-or-position = Il difensore tenta il tackle, o prende solo posizione.
refusal-reckless-tackles-off = Queste regole non hanno il entrata dura.
refusal-tackle-target-not-attacker = Serve un attaccante in campo.
refusal-reckless-only-on-carrier = { $player } non ha la palla; il entrata dura è solo su chi ce l’ha.
refusal-too-far-from-ball = { $player } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla, al massimo { $most }.
refusal-not-within-one-hex = { $player } è oltre 1 esagono.
refusal-stay-or-swap = { $player } resta lì, o scambia il posto con { $other }.
refusal-stay-or-step-beside = { $player } va in un esagono accanto a { $hex }, o resta lì.
refusal-only-beside-hex = { $player } può andare solo in un esagono del campo accanto a { $hex }.
refusal-play-on-or-penalty = L’attacco sceglie il vantaggio o il rigore.
refusal-play-on-or-free-kick = L’attacco sceglie il vantaggio o la punizione.

## Che cosa si dichiara

refusal-call = { $call ->
    [movement-phase] fase di movimento
    [standard-pass] passaggio rasoterra
    [short-pass] passaggio corto
    [first-time-pass] passaggio di prima
    [high-pass] passaggio alto
    [long-pass] lancio lungo
    [shot] tiro
   *[snapshot] tiro di prima
}
refusal-not-listed = Qui no. Si può dichiarare: { $listed }.
refusal-no-beginner-high-pass = Chi comincia non gioca passaggio alto. Si può dichiarare: { $listed }.
refusal-call-not-listed = Qui niente { $call }. Si può dichiarare: { $listed }.
refusal-call-not-listed-by-option = Con queste regole ({ $option }: { $value }) qui niente { $call }. Si può dichiarare: { $listed }.
refusal-out-of-shooting-range = { $player } è fuori tiro.

## Passaggi

refusal-pass-off-pitch = Un passaggio va in un esagono del campo.
refusal-pass-to-self = { $player } ha già la palla: scegli l’esagono di un compagno o uno libero.
refusal-opponent-on-target = In { $hex } c’è { $player }, avversario.
refusal-pass-out-of-range = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, questo passaggio arriva a { $radius }.
refusal-path-blocked = { $player } è sulla traiettoria, in { $hex }.
refusal-path-blocked-by-teammate = { $player } è sulla traiettoria, in { $hex }; con queste regole la palla non passa attraverso i compagni.
refusal-one-player-may-move = { $side } può muovere un giocatore, al massimo { $allowance ->
    [one] { $allowance } esagono
   *[other] { $allowance } esagoni
}, o nessuno.
refusal-passer-on-target = Il passaggio va in { $hex }, e lo gioca { $player }.
refusal-high-pass-too-far = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, un passaggio alto arriva a { $most }.
refusal-high-pass-too-short = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, un passaggio alto ne fa almeno { $least }.
refusal-no-teammate-for-high-pass = Nessun compagno di { $player } è in { $hex } o ci arriva in { $most } esagoni.
refusal-passer-blocked = { $player } in { $hex }, accanto a chi passa, sbarra la strada.
refusal-target-needs-teammate = Un compagno deve arrivare sul bersaglio, { $hex }.
refusal-passer-may-not-move = { $player } gioca il passaggio e non si muove.
refusal-receiver-may-not-move = { $player } è sul bersaglio, { $hex }, e deve restarci.
refusal-opponent-beside-target = Accanto a { $hex } c’è { $player }, avversario.
refusal-own-player-near-target = { $player } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} da { $hex }; i tuoi ne sono lontani almeno { $least }.
refusal-long-pass-across-thirds = Con queste regole nessun lancio lungo va da un ultimo terzo all’altro.
refusal-only-keeper-may-move = Dopo un lancio lungo può muoversi solo il portiere, { $player }, oppure nessuno.

## La palla in aria

refusal-names-own-players = { $side } indica i propri giocatori.
refusal-already-named = { $player } è già in lista.
refusal-passer-may-not-head = { $player } ha giocato la palla e non può colpirla di testa.
refusal-jumper-off-pitch = { $player } non è in campo; salta chi è entro { $most } esagoni dalla palla.
refusal-jump-out-of-reach = { $player } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla; salta chi è entro { $most }.
refusal-too-many-jumpers = Saltano al massimo { $most } giocatori di movimento per squadra.
refusal-one-name-at-a-time = Indica un giocatore alla volta, nell’ordine in cui tirano.
refusal-naming-for-header = Indica chi salta di testa, o chiudi; non si dichiara altro.
refusal-header-kind-first = Prima di’ se è un passaggio di testa o un tiro, e dove va il tiro.
refusal-attack-must-name = L’attacco indica almeno un giocatore, a meno che chi ci arriva sia in fuorigioco.
refusal-ball-within-reach = Qualcuno arriva sulla palla: prima il colpo di testa o il controllo.
refusal-control-off = Con queste regole la palla in aria non si controlla.
refusal-nobody-only-if-offside = Non indicare nessuno si può solo se chi ci arriva è in fuorigioco.
refusal-header-or-movement-first = Prima gioca la palla in aria: colpo di testa o fase di movimento.
refusal-header-or-control-first = Prima gioca la palla in aria: colpo di testa o controllo.
refusal-header-first = Prima gioca la palla in aria: colpo di testa.
refusal-not-named-for-header = Colpisce di testa solo chi era in lista.
refusal-hex-too-far-from-ball = { $hex } è a più di { $most } esagoni dalla palla.
refusal-only-keeper-comes-out = Esce solo il portiere, o resta lì.
refusal-defender-heads-away = { $player } difende e respinge di testa.
refusal-headed-pass-declared = Prima dei tiri si era detto passaggio di testa.
refusal-header-target-expected = { $player } colpisce di testa: scegli dove va la palla.
refusal-headed-pass-off-pitch = Un passaggio di testa resta in campo.
refusal-header-to-self = { $player } colpisce di testa: scegli un altro esagono.
refusal-header-to-opponent = In { $hex } c’è { $player }, avversario: la palla di testa va altrove.
refusal-header-back-to-taker = Dopo un corner non si torna di testa a { $player }.
refusal-headed-shot-off-goal = Un tiro di testa va verso un esagono della porta attaccata.
refusal-header-too-far = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla, di testa si arriva a { $most }.
refusal-headed-shot-without-line = Nessuna linea retta va dalla palla a { $hex } tra i pali.

## Tiri

refusal-shot-off-goal = Un tiro va verso uno degli otto esagoni della porta attaccata.
refusal-shot-out-of-range = Da { $ball } a { $hex } sono { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, un tiro arriva a { $most }.
refusal-shot-misses-goal-mouth = La linea da { $ball } a { $hex } non passa tra i pali.
refusal-one-defender-may-move = La difesa può muovere un giocatore contro il tiro di prima, o nessuno.
refusal-jumped-or-stunned = Salto di testa o stordimento: { $player } non si muove.
refusal-snapshot-target-expected = { $player } tenta un tiro di prima: scegli il bersaglio.
refusal-snapshot-or-play-on = { $player } ha la palla a tiro: subito il tiro di prima, o il gioco prosegue.

## Portieri

refusal-hands-or-not = Prima di’ se { $player } prende la palla con le mani.
refusal-keeper-moves-one-hex = Solo { $player } può muoversi, di 1 esagono, prima che il gioco prosegua.
refusal-dive-or-not = { $player } esce sui piedi di { $carrier }, oppure no.
refusal-keeper-takes-hex-or-stays = { $player } prende l’esagono di { $carrier }, o resta nel suo.
refusal-feet-hands-or-nothing = La palla in { $hex } è fuori area: piedi, mani o niente.
refusal-final-thirds-first = Chi è negli ultimi terzi muove prima che il portiere rinvii o metta la palla a terra.
refusal-quick-throw-or-thirds = { $player } ha la palla in mano: rinvio rapido, o ultimi terzi.
refusal-quick-throw-too-late = Il rinvio rapido viene prima di ogni mossa negli ultimi terzi.
refusal-keeper-drop-off = Con queste regole il portiere non può mettere la palla a terra.
refusal-keeper-kicks-or-drops = { $player } ha la palla in mano: rinvio, o palla a terra se le regole lo permettono.
refusal-in-opposite-third = { $hex } è nell’ultimo terzo opposto.

## A palla ferma

refusal-goal-area-beside-keeper = { $hex } è nell’area piccola e accanto a { $player }.
refusal-hex-in-box-or-arc = { $hex } non è fuori dall’area e dalla lunetta.
refusal-hex-in-box = { $hex } non è fuori dall’area.
refusal-hex-in-goal-kick-box = { $hex } è nell’area della rimessa dal fondo.
refusal-too-near-ball = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla; i difensori stanno più lontano.
refusal-only-keeper-placed = Ora si sposta solo il portiere, { $player }; per restare, rispondi No.
refusal-keeper-takes-no-penalty = Un rigore lo calcia un giocatore di movimento, non il portiere, { $player }.
refusal-taker-not-of-side = Batte un giocatore in campo di { $side }.
refusal-placing-for-set-piece = { $side } schiera giocatori, al massimo altri { $left } in questo turno, o chiude.
refusal-no-attacker-at-ball = Prima della fine del turno un attaccante sta entro 1 esagono dalla palla.
refusal-still-too-near-ball = Troppo vicino alla palla, ancora da spostare: { $players }.
refusal-taker-stays = { $player } batte e resta sulla palla.
refusal-attacker-stays-at-ball = Un attaccante resta entro 1 esagono dalla palla.
refusal-too-near-placed-first = Troppo vicino alla palla, prima da spostare: { $players }.
refusal-taker-too-far = { $player } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla; chi batte è entro 1.
refusal-free-kick-taker-expected = La punizione la batte un giocatore di { $side } entro 1 esagono dalla palla.
refusal-corner-taker-stays = { $player } batte il corner e non si muove.
refusal-too-near-corner = { $hex } è a meno di { $least } esagoni dalla bandierina.
refusal-not-in-attacked-box = { $hex } non è nell’area attaccata.
refusal-no-teammate-near-corner = { $hex } non è l’esagono di un compagno nell’area attaccata o entro 15 dalla bandierina.
refusal-corner-kind = Un corner è un passaggio alto o { $kind ->
    [short] un passaggio corto
   *[standard] un passaggio rasoterra
}.
refusal-second-phase-or-not = Prima di’ se si gioca un’altra fase di movimento.
refusal-thrower-not-cleared = Prima si allontanano i difensori entro 2 esagoni da chi batte.
refusal-ball-out-of-play = Prima di una rimessa la palla è fuori gioco.
refusal-too-near-thrower = { $hex } è entro 2 esagoni da chi batte.
refusal-thrower-stays = { $player } batte la rimessa e non si muove.
refusal-head-throws-off = Con queste regole niente rimessa sulla testa.
refusal-throw-out-of-range = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, una rimessa arriva a { $most }.
refusal-no-teammate-on-hex = In { $hex } non c’è un compagno.
refusal-throw-expected = Ora si batte la rimessa.
refusal-not-in-goal-area = Una rimessa dal fondo si batte dall’area piccola.
refusal-usual-hex-taken = Nell’esagono abituale, { $hex }, c’è { $player }.
refusal-goal-kick-hex-expected = { $player } batte la rimessa dal fondo da un esagono dell’area piccola.
refusal-goal-kick-not-passed = Con queste regole la rimessa dal fondo si rinvia, non si passa.
refusal-goal-kick-or-pass = Una rimessa dal fondo è un rinvio del portiere o, se le regole lo permettono, un passaggio rasoterra.
refusal-placing-outside-box = Sposta i giocatori fuori dall’area, finché non hai finito.
refusal-still-in-box-or-arc = Ancora nell’area o nella lunetta: { $players }.
refusal-still-in-box = Ancora in area: { $players }.
refusal-stays-for-penalty = { $player } resta al suo posto per il rigore.
refusal-penalty-off-goal = Un rigore va verso un esagono della porta.
refusal-already-listed = { $player } è già nella lista.
refusal-names-shoot-out-taker = { $side } indica un proprio giocatore in campo.

## Sostituzioni

refusal-substituting = Si entra uno alla volta, finché non hai finito.
refusal-other-side-substitutes = Tocca a { $side } sostituire.
refusal-has-left-pitch = { $player } ha lasciato il campo; niente sostituzione.
refusal-not-on-bench = { $side } non ha { $card } in panchina.
refusal-keeper-for-keeper = { $player } è in porta, e in panchina c’è un portiere.
refusal-must-be-substituted = Secondo infortunio per { $player }: sostituzione obbligatoria.
refusal-must-bring-on-keeper = { $side } toglie un giocatore di movimento e fa entrare un portiere dalla panchina.
refusal-must-name-keeper = { $side } indica un giocatore in campo come portiere.

## French Flair

refusal-maul-two-phases-at-most = Una maul ha al massimo due fasi.
refusal-maul-only-after-lineout = Una maul segue solo una touche vinta.
refusal-pick-only-after-ruck = Un pick and go segue solo una ruck.
refusal-eight-nine-only-after-scrum = L’8-9 segue solo una mischia vinta.
refusal-counter-only-after-kick = Un contrattacco segue solo un calcio raccolto.
refusal-counter-or-single-only = Dopo un calcio d’inizio o di rinvio solo un contrattacco o una giocata singola.
refusal-maul-second-card-first = Prima viene la seconda carta della maul.
refusal-play-without-cards = Una giocata vuole almeno una carta.
refusal-cards-not-in-hand = Non hai in mano: { $cards }.
refusal-too-many-cards = { $count } carte, al massimo { $most }.
refusal-relay-opens-another-play = Un joker apre solo una serie di avanti, una combinazione dei trequarti, un gioco di linea o un contrattacco.
refusal-nine-after-relay = Nessun 9 in una giocata aperta da un joker.
refusal-tap-relay-off = Con queste regole nessun joker apre una punizione alla mano.
refusal-scrum-relay-low-off = Con queste regole 1–5 non fanno da joker dopo una mischia.
refusal-relay-never-concludes = Un joker non ha proprietà: non conclude mai.
refusal-tight-five-after-scrum = Dopo una mischia 1–5 non partecipano, se non come joker.
refusal-single-is-one-card = Una giocata singola è di una carta.
refusal-pick-takes-two-forwards = Un pick and go vuole due carte 1–5.
refusal-pair-not-ascending = La coppia va in ordine crescente.
refusal-maul-takes-forwards = Una maul vuole carte 1–8.
refusal-maul-takes-one-or-two = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; questa fase della maul ne vuole 1 o 2.
refusal-maul-card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; questa fase della maul ne vuole { $most }.
refusal-maul-needs-second-card = La maul vuole una seconda carta 1–8 in mano.
refusal-line-opens-with-nine = Un gioco di linea si apre con un 9 o un joker.
refusal-line-is-two-cards = Un gioco di linea è la carta che apre e una 11–15.
refusal-chain-opens-with-nine = Una serie di avanti si apre con un 9 o un joker.
refusal-chain-too-short = Una serie di avanti ha almeno tre carte.
refusal-chain-of-forwards = Una serie di avanti prosegue con 1–8; l’ultima può essere un 9.
refusal-chain-not-ascending = Una serie di avanti è crescente.
refusal-chain-with-gaps = Con queste regole una serie di avanti non ha buchi.
refusal-backs-only = Una combinazione dei trequarti vuole carte 9–15.
refusal-backs-opening = Una combinazione dei trequarti si apre con un 9, un 10 o un joker.
refusal-backs-too-short = Una combinazione dei trequarti ha almeno due carte.
refusal-ten-after-nine = Dopo un 9 o un joker viene un 10.
refusal-tap-opens-with-nine = Una punizione alla mano si apre con un 9 o un joker.
refusal-gathering-needs-nine = Da un raggruppamento ai trequarti serve un 9 o un joker.
refusal-eight-then-nine = L’8-9 è un 8, poi un 9 vero.
refusal-backs-after-ten = Dopo il 10 vengono carte 9–15.
refusal-after-nine-run-or-ten = Il 9 conclude, manda in corsa una 11–15, o prosegue con un 10.
refusal-equal-numbers-in-a-row = Mai due numeri uguali di fila.
refusal-kind-has-no-ending = { $kind ->
    [maul] Una maul non ha conclusione.
   *[pick] Un pick and go non ha conclusione.
}
refusal-ending-expected = Di’ che cosa fa l’ultima carta.
refusal-card-lacks-ending = { $ending ->
    [advance] { $card } non ha avanzata.
    [run] { $card } non ha corsa.
    [kick] { $card } non ha calcio.
    [touch] { $card } non ha calcio in touche.
   *[drop] { $card } non ha drop.
}
refusal-single-never-runs = Una corsa conclude una combinazione o un contrattacco, mai una giocata singola.
refusal-line-never-runs = Un gioco di linea non finisce mai in corsa.
refusal-chain-never-drops = Una serie di avanti non finisce mai con un drop.
refusal-one-card-counter-runs = Una carta sola contrattacca di corsa; il resto è una giocata singola.
refusal-counter-drop-two-cards = Un contrattacco finisce con un drop solo con due carte esatte.
refusal-drop-after-opening-card = Un drop viene subito dopo la carta che apre.
refusal-card-needs-nine-in-gathering = Da un raggruppamento { $card } lo fa solo dopo un 9 o un joker.
