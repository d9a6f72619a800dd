### Perché una risposta non è tra quelle offerte. La chiave è la frase del motore, accorciata; qui si può dire altrimenti.
### $player, $players, $carrier e $other sono giocatori; $hex e $ball esagoni; $side è il nome di una squadra; $card e $cards sono carte.
### Chi gioca può avere qualsiasi genere: nessuna parola si accorda con il nome di un giocatore.

## Che cosa si aspetta

why-not-offered-here = Adesso non si può.
why-a-decision-is-waited-for-not-dice-or-a-draw = Serve una decisione, non dadi o carte.
why-a-draw-of-count-from-a-bag-of-bag-is-waited-for-not-a = Prima si pesca: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} da { $bag }; niente da decidere ancora.
why-a-draw-of-count-from-a-bag-of-bag-is-waited-for = Ora si pesca: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} da { $bag }.
why-one-die-of-least-to-most-is-waited-for-not-a-decision = Prima un dado da { $least } a { $most }; niente da decidere ancora.
why-one-die-of-least-to-most-is-waited-for = Ora si tira un dado da { $least } a { $most }.
why-count-dice-of-least-to-most-are-waited-for-not-a = Prima { $count } dadi da { $least } a { $most }; niente da decidere ancora.
why-count-dice-of-least-to-most-are-waited-for = Ora si tirano { $count } dadi da { $least } a { $most }.
why-the-clock-says-whether-the-time-of-the-half-is-over = È l’orologio a dire se il tempo è scaduto.

## Prima della partita

why-the-goalkeeper-at-place-place-has-been-picked = Il portiere al posto { $place } è già preso.
why-a-goalkeeper-is-picked-by-its-place-places = Scegli un portiere dal suo posto: { $places }.
why-card-card-is-in-the-squad-of-side-a-card-that-lies-face = { $side } ha già { $card }. Sul tavolo: { $cards }.
why-a-card-that-lies-face-up-is-picked-cards = Scegli una carta scoperta: { $cards }.
why-a-line-up-has-11-cards-none-twice-count-came = Una formazione ha 11 giocatori, nessuno due volte; qui sono { $count }.
why-card-card-is-not-in-the-squad = { $card } non è nella rosa.
why-1-is-worn-by-a-goalkeeper-keepers-card-card-is-none = L’1 va a un portiere ({ $keepers }); { $card } non lo è.
why-number-is-worn-by-an-outfielder-card-card-is-a = Il numero { $number } va a un giocatore di movimento; { $card } è un portiere.
why-the-cards-that-wear-1-to-11-are-named = Indica chi veste i numeri da 1 a 11.
why-there-is-no-formation-name-nearest-nearest = Il modulo { $name } non esiste; i più simili: { $nearest }.
why-a-formation-is-taken-once-in-a-turn-before-players-are = Un modulo si sceglie una volta per turno, prima di schierare giocatori.
why-players-are-placed-for-the-kick-off-until-the-side-is = Ora si schierano i giocatori per il calcio d’inizio, finché non hai finito.
why-side-places-its-own-players-that-are-on-the-pitch = { $side } schiera i propri giocatori in campo.
why-player-has-been-placed-in-this-turn = { $player } ha già preso posto in questo turno.
why-player-kicks-off-another-player-placed-on-0-0-changes = { $player } batte il calcio d’inizio. Metti un altro giocatore in 0,0 per scambiare i posti.
why-player-cannot-stand-on-hex-where-other-stands = { $player } non può stare in { $hex }: lì c’è { $other }.
why-shirt-stands-on-hex-which-is-not-on-the-pitch = Il numero { $shirt } sarebbe in { $hex }, fuori dal campo.
why-shirt-stands-on-hex-where-other-stands = Il numero { $shirt } sarebbe in { $hex }, dove c’è il numero { $other }.
why-nobody-stands-on-0-0-to-kick-off = Nessuno è in 0,0 per il calcio d’inizio.
why-shirt-stands-on-hex-in-the-other-half-its-own-has = Il numero { $shirt } sarebbe in { $hex }, nell’altra metà campo; la sua va dalla colonna { $first } alla { $last }.
why-shirt-stands-on-hex-in-the-centre-circle-which-is-for = Il numero { $shirt } sarebbe in { $hex }, nel cerchio di centrocampo, riservato a chi batte.
why-players-are-placed-freely-until-the-side-is-done = Ora si schierano liberamente i giocatori, finché non hai finito.
why-a-player-is-placed-on-a-hex-of-the-pitch = Un giocatore si mette su un esagono del campo.
why-player-has-the-ball-in-its-hands-and-stays-in-its-box = { $player } ha la palla tra le mani e resta in area.
why-no-opponent-stands-next-to-player-who-holds-the-ball-as = { $hex } è accanto a { $player }, che ha la palla in mano: lì non può stare un avversario.
why-player-starts-with-a-goalkeepers-kick = { $player } apre con un rinvio del portiere.

## La Movement Phase

why-players-are-moved-until-the-movement-phase-has-ended = Ci si muove fino alla fine della Movement Phase; non si dichiara altro.
why-step-step-is-for-players-of-side-on-the-pitch = Nel turno { $step } muove { $side }.
why-player-has-already-moved-in-this-phase = { $player } ha già mosso in questa fase.
why-player-jumped-for-a-header-and-may-not-move-in-this = { $player } ha saltato di testa e non si muove in questa fase.
why-player-is-stunned-and-may-not-move-in-this-phase = Stordimento: { $player } non si muove in questa fase.
why-player-carries-the-ball-and-goes-hex-by-hex = { $player } ha la palla e va un esagono alla volta.
why-player-stands-there-already-who-stays-is-not-moved = { $player } è già lì; chi resta non si muove.
why-player-stands-there-and-has-nobody-to-challenge-and = { $player } è già lì, senza nessuno da contrastare né palla da prendere.
why-player-stands-there-already = { $player } è già lì.
why-player-stands-there-already-staying-is-no = { $player } è già lì; per restare, rispondi No.
why-a-player-stays-on-the-pitch-only-the-carrier-may-step = Si resta in campo; solo chi ha la palla può entrare nella porta attaccata.
why-player-stays-on-the-pitch = { $player } resta in campo.
why-hex-is-taken-by-player = In { $hex } c’è { $player }.
why-player-played-the-ball-last-and-may-not-be-the-next-to = { $player } ha appena giocato la palla e non può essere chi la tocca dopo.
why-hex-is-away-hexes-away-player-may-move-allowance = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}; { $player } può farne { $allowance }.
why-the-free-ball-on-ball-is-in-the-way-of-player-to-hex = La palla libera in { $ball } sbarra la strada: { $player } non arriva in { $hex }.
why-player-cannot-get-round-the-players-in-the-way-to-hex-in = { $player } non può aggirare chi è in mezzo fino a { $hex } in { $allowance ->
    [one] { $allowance } esagono
   *[other] { $allowance } esagoni
}.
why-player-finishes-its-move-before-the-next-player-begins = { $player } finisce la corsa prima che muova qualcun altro.
why-this-movement-phase-is-the-last-action-of-the-half = Questa Movement Phase è l’ultima azione del tempo.
why-the-attack-calls-a-snapshot-in-its-own-steps-1-or-3 = L’attacco dichiara uno snapshot nei propri turni, 1 o 3.
why-nobody-has-the-ball = Nessuno ha la palla.
why-player-on-hex-is-not-in-the-opposing-box = { $player } in { $hex } non è nell’area avversaria.
why-players-in-the-final-thirds-are-moved-now-up-to-6-hexes = Ora si muove chi è negli ultimi terzi, fino a 6 esagoni ciascuno; non si dichiara altro.
why-players-of-side-on-the-pitch-are-moved-now = Ora muove { $side }, con i giocatori in campo.
why-player-has-been-moved-already = { $player } ha già mosso.
why-player-jumped-or-is-stunned-and-may-not-be-moved = Salto o stordimento: { $player } non si muove.
why-player-on-hex-is-not-in-the-final-third-opposite-the = { $player } in { $hex } non è nell’ultimo terzo opposto alla palla.
why-player-on-hex-is-not-in-a-final-third = { $player } in { $hex } non è in un ultimo terzo.
why-players-must-first-be-moved-out-of-the-box = Prima fuori dall’area: { $players }.
why-players-must-first-be-moved-away-from-the-goalkeeper = Prima via dal portiere: { $players }.
why-player-takes-the-goal-kick = { $player } batte la rimessa dal fondo.
why-player-holds-the-ball-and-stays-in-its-box = { $player } ha la palla in mano e resta in area.
why-hex-is-in-the-box-where-no-opponent-may-be = { $hex } è in area, dove non può stare un avversario.
why-hex-is-next-to-player-where-no-opponent-may-be = { $hex } è accanto a { $player }: lì non può stare un avversario.

## Nutmeg, palle rubate e tackle

why-there-are-no-nutmegs-nutmeg-is-off = Queste regole non hanno il nutmeg.
why-a-nutmeg-is-for-a-carrier-that-moves-in-step-1-or-3 = Il nutmeg è per chi muove con la palla nel turno 1 o 3.
why-the-target-is-a-defender-on-the-pitch = Serve un difensore in campo.
why-player-is-not-next-to-carrier = { $player } non è accanto a { $carrier }.
why-player-has-left-of-its-hexes-left-a-nutmeg-takes-cost = { $player } ha ancora { $left ->
    [one] { $left } esagono
   *[other] { $left } esagoni
}, un nutmeg ne costa { $cost }.
why-player-takes-no-part-in-this-phase = { $player } non partecipa a questa fase.
why-player-has-already-attempted-a-steal-in-this-phase = { $player } ha già provato a rubare palla in questa fase.
why-no-hex-behind-player-is-free = Dietro a { $player } non c’è un esagono libero.
why-a-nutmeg-is-called-when-the-carrier-comes-next-to-the = Il nutmeg si dichiara quando chi ha la palla arriva accanto al difensore.
why-a-nutmeg-is-called-here-before-any-steal-or-not = Il nutmeg si dichiara qui, prima che provino a rubare palla, o non più.
why-player-lands-on-a-hex-behind-hex = { $player } arriva in un esagono dietro { $hex }.
why-a-nutmeg-lands-next-to-hex-and-not-next-to-ball = Un nutmeg arriva accanto a { $hex }, ma non accanto a { $ball }.
why-player-attempts-to-steal-the-ball-or-lets-it-be = { $player } prova a rubare palla, oppure no.
why-a-defender-next-to-the-free-ball-tests-for-it-or-does = Un difensore accanto alla palla libera prova a prenderla, oppure no.
why-player-is-not-next-to-a-player-with-the-ball = { $player } non è accanto a chi ha la palla.
why-only-a-goalkeeper-dives-at-a-carrier-in-its-own-box = Esce sui piedi solo un portiere, su chi ha la palla nella sua area.
why-in-its-own-box-a-goalkeeper-dives-instead-of-tackling = Nella propria area un portiere esce sui piedi, senza tackle.
why-the-defender-challenges-or-just-takes-position = Il difensore tenta il tackle, o prende solo posizione.
why-there-are-no-reckless-tackles-reckless-tackle-is-off = Queste regole non hanno il reckless tackle.
why-the-target-is-an-attacker-on-the-pitch = Serve un attaccante in campo.
why-player-has-not-got-the-ball-reckless-tackle-is-carrier = { $player } non ha la palla; il reckless tackle è solo su chi ce l’ha.
why-player-is-away-hexes-from-the-ball-more-than-most = { $player } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla, al massimo { $most }.
why-player-is-not-within-1-hex = { $player } è oltre 1 esagono.
why-player-stays-or-exchanges-hexes-with-other-tackle-win = { $player } resta lì, o scambia il posto con { $other }.
why-player-is-put-on-a-hex-next-to-hex-or-stays = { $player } va in un esagono accanto a { $hex }, o resta lì.
why-player-may-be-put-on-hexes-of-the-pitch-next-to-hex-only = { $player } può andare solo in un esagono del campo accanto a { $hex }.
why-the-attack-plays-on-or-takes-the-penalty = L’attacco sceglie il vantaggio o il rigore.
why-the-attack-plays-on-or-takes-the-free-kick = L’attacco sceglie il vantaggio o la punizione.

## Che cosa si dichiara

why-call = { $call ->
    [movement-phase] Movement Phase
    [standard-pass] standard pass
    [short-pass] passaggio corto
    [first-time-pass] first-time pass
    [high-pass] high pass
    [long-pass] long pass
    [shot] tiro
   *[snapshot] snapshot
}
why-it-is-not-listed-here-listed = Qui no. Si può dichiarare: { $listed }.
why-beginners-play-no-high-passes-listed-here-listed = Chi comincia non gioca high pass. Si può dichiarare: { $listed }.
why-a-call-is-not-listed-here-listed = Qui niente { $call }. Si può dichiarare: { $listed }.
why-a-call-is-not-listed-here-listed-option-is-value = Con queste regole qui niente { $call }. Si può dichiarare: { $listed }.
why-player-is-out-of-shooting-range = { $player } è fuori tiro.

## Passaggi

why-a-pass-is-aimed-at-a-hex-of-the-pitch = Un passaggio va in un esagono del campo.
why-player-does-not-pass-to-itself-a-teammates-hex-or-a-free = { $player } ha già la palla: scegli l’esagono di un compagno o uno libero.
why-player-an-opponent-stands-on-hex = In { $hex } c’è { $player }, avversario.
why-hex-is-away-hexes-away-this-pass-reaches-radius = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, questo passaggio arriva a { $radius }.
why-player-stands-on-the-path-on-hex = { $player } è sulla traiettoria, in { $hex }.
why-player-stands-on-the-path-on-hex-no-pass-goes-through = { $player } è sulla traiettoria, in { $hex }; con queste regole la palla non passa attraverso i compagni.
why-side-may-move-one-player-by-allowance-at-most-or-none = { $side } può muovere un giocatore, al massimo { $allowance ->
    [one] { $allowance } esagono
   *[other] { $allowance } esagoni
}, o nessuno.
why-a-player-of-side-on-the-pitch-is-moved = Muove { $side }, con un giocatore in campo.
why-hex-is-the-target-and-player-plays-the-pass = Il passaggio va in { $hex }, e lo gioca { $player }.
why-hex-is-away-hexes-away-a-high-pass-reaches-most = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, un high pass arriva a { $most }.
why-hex-is-away-hexes-away-a-high-pass-goes-at-least-least = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, un high pass ne fa almeno { $least }.
why-no-teammate-of-player-is-on-hex-or-can-get-there-in-most = Nessun compagno di { $player } è in { $hex } o ci arriva in { $most } esagoni.
why-player-on-hex-next-to-the-passer-blocks-the-way = { $player } in { $hex }, accanto a chi passa, sbarra la strada.
why-a-teammate-must-be-brought-to-the-target-hex = Un compagno deve arrivare sul bersaglio, { $hex }.
why-player-plays-the-pass-and-may-not-be-the-one-that-is = { $player } gioca il passaggio e non si muove.
why-player-stands-on-the-target-hex-and-may-not-be-moved = { $player } è sul bersaglio, { $hex }, e deve restarci.
why-player-an-opponent-stands-next-to-hex = Accanto a { $hex } c’è { $player }, avversario.
why-player-is-away-hexes-from-hex-no-own-player-is-nearer = { $player } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} da { $hex }; i tuoi ne sono lontani almeno { $least }.
why-no-long-pass-goes-from-one-final-third-to-the-other-long = Con queste regole nessun long pass va da un ultimo terzo all’altro.
why-player-the-goalkeeper-may-move-after-a-long-pass-or-stay = Dopo un long pass può muovere solo il portiere, { $player }, o restare.

## La palla in aria

why-side-names-its-own-players = { $side } indica i propri giocatori.
why-player-has-been-named = { $player } è già in lista.
why-player-played-the-ball-and-may-not-be-the-one-that-heads = { $player } ha giocato la palla e non può colpirla di testa.
why-player-is-not-on-the-pitch-most-hexes-at-most-are-in = { $player } non è in campo; salta chi è entro { $most } esagoni dalla palla.
why-player-is-away-hexes-from-the-ball-most-hexes-at-most = { $player } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla; salta chi è entro { $most }.
why-no-more-than-most-outfielders-of-a-side-challenge = Saltano al massimo { $most } giocatori di movimento per squadra.
why-players-are-named-one-at-a-time-in-the-order-in-which = Indica un giocatore alla volta, nell’ordine in cui tirano.
why-players-are-named-for-the-header-or-the-list-is-done = Indica chi salta di testa, o chiudi; non si dichiara altro.
why-the-attack-says-first-whether-it-heads-a-pass-or-a-shot = Prima di’ se è un passaggio di testa o un tiro, e dove va il tiro.
why-the-attack-names-at-least-one-player-unless-all-in-reach = L’attacco indica almeno un giocatore, a meno che chi ci arriva sia in fuorigioco.
why-somebody-is-in-reach-of-the-ball-it-is-headed-or = Qualcuno arriva sulla palla: prima il colpo di testa o il controllo.
why-option-control-attempt-is-off = Con queste regole la palla in aria non si controlla.
why-nobody-is-nominated-only-where-all-in-reach-are-offside = Non indicare nessuno si può solo se chi ci arriva è in fuorigioco.
why-the-ball-in-the-air-is-played-first-header-or-movement = Prima gioca la palla in aria: colpo di testa o Movement Phase.
why-the-ball-in-the-air-is-played-first-header-or-control = Prima gioca la palla in aria: colpo di testa o controllo.
why-the-ball-in-the-air-is-played-first-header = Prima gioca la palla in aria: colpo di testa.
why-only-a-player-that-was-declared-for-the-header-heads-it = Colpisce di testa solo chi era in lista.
why-hex-is-more-than-most-hexes-from-the-ball = { $hex } è a più di { $most } esagoni dalla palla.
why-only-the-goalkeeper-rushes-or-stays-where-it-is = Esce solo il portiere, o resta lì.
why-player-defends-and-heads-the-ball-away = { $player } difende e respinge di testa.
why-a-headed-pass-was-declared-before-the-rolls = Prima dei tiri si era detto passaggio di testa.
why-player-heads-the-ball-where-it-goes-is-said-now = { $player } colpisce di testa: scegli dove va la palla.
why-a-headed-pass-stays-on-the-pitch = Un passaggio di testa resta in campo.
why-player-may-not-head-the-ball-to-itself = { $player } colpisce di testa: scegli un altro esagono.
why-hex-is-taken-by-player-an-opponent = In { $hex } c’è { $player }, avversario: la palla di testa va altrove.
why-player-may-not-be-headed-back-to-after-a-corner = Dopo un corner non si torna di testa a { $player }.
why-a-headed-shot-is-aimed-at-a-hex-of-the-goal-that-the = Un tiro di testa va verso un esagono della porta attaccata.
why-hex-is-away-hexes-from-the-ball-a-header-goes-most = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla, di testa si arriva a { $most }.
why-no-straight-line-leads-from-the-ball-through-the-goal = Nessuna linea retta va dalla palla a { $hex } tra i pali.

## Tiri

why-a-shot-is-aimed-at-one-of-the-eight-hexes-of-the-goal = Un tiro va verso uno degli otto esagoni della porta attaccata.
why-it-is-away-hexes-from-ball-to-hex-a-shot-goes-most = Da { $ball } a { $hex } sono { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, un tiro arriva a { $most }.
why-the-line-from-ball-to-hex-does-not-cross-the-goal-line = La linea da { $ball } a { $hex } non passa tra i pali.
why-the-defence-may-move-one-player-against-the-snapshot-or = La difesa può muovere un giocatore contro lo snapshot, o nessuno.
why-it-is-for-players-of-side-on-the-pitch = Tocca a { $side } muovere, con i giocatori in campo.
why-player-jumped-for-a-header-or-is-stunned-and-may-not = Salto di testa o stordimento: { $player } non si muove.
why-the-snapshot-of-player-has-been-called-its-target-is = { $player } tenta uno snapshot: scegli il bersaglio.
why-player-has-the-ball-in-range-a-snapshot-at-once-or-the = { $player } ha la palla a tiro: subito lo snapshot, o il gioco prosegue.

## Portieri

why-player-says-first-whether-it-takes-the-ball-in-its-hands = Prima di’ se { $player } prende la palla con le mani.
why-player-may-move-1-hex-before-play-goes-on-nobody-else = Solo { $player } può muovere, di 1 esagono, prima che il gioco prosegua.
why-player-dives-at-the-feet-of-carrier-or-does-not = { $player } esce sui piedi di { $carrier }, oppure no.
why-player-takes-the-hex-of-carrier-or-keeps-its-own = { $player } prende l’esagono di { $carrier }, o resta nel suo.
why-the-ball-on-hex-is-outside-the-box-feet-or-hands-or-no = La palla in { $hex } è fuori area: piedi, mani o niente.
why-the-final-thirds-are-activated-before-the-goalkeeper = Chi è negli ultimi terzi muove prima che il portiere rinvii o metta la palla a terra.
why-player-holds-the-ball-a-quick-throw-or-the-final-thirds = { $player } ha la palla in mano: rinvio rapido, o ultimi terzi.
why-a-quick-throw-is-called-before-anybody-has-moved-in-the = Il rinvio rapido viene prima di ogni mossa negli ultimi terzi.
why-the-goalkeeper-may-not-drop-the-ball-gk-drop-is-off = Con queste regole il portiere non può mettere la palla a terra.
why-player-holds-the-ball-and-kicks-it-or-drops-it-where-the = { $player } ha la palla in mano: rinvio, o palla a terra se le regole lo permettono.
why-hex-lies-in-the-opposite-final-third = { $hex } è nell’ultimo terzo opposto.

## A palla ferma

why-it-is-side-that-places-its-players-on-the-pitch = Ora schiera { $side }, con i giocatori in campo.
why-hex-is-in-the-six-yard-box-and-next-to-player = { $hex } è nell’area piccola e accanto a { $player }.
why-hex-is-not-outside-the-box-and-the-arc = { $hex } non è fuori dall’area e dalla lunetta.
why-hex-is-not-outside-the-box = { $hex } non è fuori dall’area.
why-hex-is-in-the-box-of-the-goal-kick = { $hex } è nell’area della rimessa dal fondo.
why-hex-is-away-from-the-ball-defenders-keep-further-away = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla; i difensori stanno più lontano.
why-only-the-goalkeeper-player-may-be-placed-now-or-stay-no = Ora si sposta solo il portiere, { $player }; per restare, rispondi No.
why-an-outfielder-takes-a-penalty-not-the-goalkeeper-player = Un rigore lo calcia un giocatore di movimento, non il portiere, { $player }.
why-one-player-of-side-on-the-pitch-takes-the-set-piece = Batte un giocatore in campo di { $side }.
why-side-places-players-left-more-at-most-in-this-turn-or-is = { $side } schiera giocatori, al massimo altri { $left } in questo turno, o chiude.
why-an-attacker-is-placed-within-1-hex-of-the-ball-before = Prima della fine del turno un attaccante sta entro 1 esagono dalla palla.
why-too-near-the-ball-and-still-to-be-placed-players = Troppo vicino alla palla, ancora da spostare: { $players }.
why-player-takes-it-and-stays-on-the-ball = { $player } batte e resta sulla palla.
why-an-attacker-stays-within-1-hex-of-the-ball = Un attaccante resta entro 1 esagono dalla palla.
why-those-too-near-the-ball-are-placed-first-players = Troppo vicino alla palla, prima da spostare: { $players }.
why-player-is-away-hexes-from-the-ball-the-taker-is-within-1 = { $player } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
} dalla palla; chi batte è entro 1.
why-a-player-of-side-within-1-hex-of-the-ball-takes-the-free = La punizione la batte un giocatore di { $side } entro 1 esagono dalla palla.
why-player-takes-the-corner-and-may-not-be-moved = { $player } batte il corner e non si muove.
why-hex-is-less-than-least-hexes-from-the-corner = { $hex } è a meno di { $least } esagoni dalla bandierina.
why-hex-is-not-in-the-attacked-box = { $hex } non è nell’area attaccata.
why-hex-is-not-the-hex-of-a-teammate-in-the-attacked-box-or = { $hex } non è l’esagono di un compagno nell’area attaccata o entro 15 dalla bandierina.
why-a-corner-is-played-as-a-high-pass-or-a-kind-pass = Un corner è un high pass o { $kind ->
    [short] un passaggio corto
   *[standard] uno standard pass
}.
why-first-say-whether-a-second-movement-phase-is-played = Prima di’ se si gioca un’altra Movement Phase.
why-defenders-within-2-hexes-of-the-thrower-are-moved-away = Prima si allontanano i difensori entro 2 esagoni da chi batte.
why-the-ball-is-dead-before-a-throw-in = Prima di una rimessa la palla è fuori gioco.
why-hex-is-within-2-hexes-of-the-thrower = { $hex } è entro 2 esagoni da chi batte.
why-player-takes-the-throw-in-and-may-not-move = { $player } batte la rimessa e non si muove.
why-no-ball-is-thrown-to-a-head-here-throw-in-e73 = Con queste regole niente rimessa sulla testa.
why-hex-is-away-hexes-away-a-throw-reaches-most = { $hex } è a { $away ->
    [one] { $away } esagono
   *[other] { $away } esagoni
}, una rimessa arriva a { $most }.
why-no-teammate-stands-on-hex = In { $hex } non c’è un compagno.
why-the-ball-is-thrown-now = Ora si batte la rimessa.
why-a-goal-kick-is-taken-from-the-six-yard-box = Una rimessa dal fondo si batte dall’area piccola.
why-the-usual-hex-hex-is-taken-by-player = Nell’esagono abituale, { $hex }, c’è { $player }.
why-player-takes-the-goal-kick-from-a-hex-of-the-six-yard = { $player } batte la rimessa dal fondo da un esagono dell’area piccola.
why-a-goal-kick-is-kicked-not-passed-gk-drop-e56 = Con queste regole la rimessa dal fondo si rinvia, non si passa.
why-a-goal-kick-is-a-goalkeepers-kick-or-where-it-is-allowed = Una rimessa dal fondo è un rinvio del portiere o, se le regole lo permettono, uno standard pass.
why-players-are-placed-outside-the-box-until-the-side-is = Sposta i giocatori fuori dall’area, finché non hai finito.
why-not-yet-outside-the-box-and-the-arc-players = Ancora nell’area o nella lunetta: { $players }.
why-not-yet-outside-the-box-players = Ancora in area: { $players }.
why-player-stays-where-the-penalty-has-put-it = { $player } resta al suo posto per il rigore.
why-a-penalty-is-aimed-at-a-hex-of-the-goal = Un rigore va verso un esagono della porta.
why-player-is-on-the-list-already = { $player } è già nella lista.
why-side-names-one-of-its-players-on-the-pitch = { $side } indica un proprio giocatore in campo.

## Sostituzioni

why-players-come-on-one-after-another-until-the-side-is-done = Si entra uno alla volta, finché non hai finito.
why-it-is-for-side-to-substitute = Tocca a { $side } sostituire.
why-player-has-left-the-pitch-and-may-not-be-replaced = { $player } ha lasciato il campo; niente sostituzione.
why-card-card-is-not-on-the-bench-of-side = { $side } non ha { $card } in panchina.
why-player-is-the-goalkeeper-and-a-goalkeeper-is-on-the = { $player } è in porta, e in panchina c’è un portiere.
why-player-is-injured-again-and-must-be-substituted = Secondo infortunio per { $player }: sostituzione obbligatoria.
why-side-takes-off-an-outfielder-and-brings-on-a-goalkeeper = { $side } toglie un giocatore di movimento e fa entrare un portiere dalla panchina.
why-side-names-a-player-on-the-pitch-as-its-goalkeeper = { $side } indica un giocatore in campo come portiere.

## French Flair

why-a-maul-has-two-phases-at-most = Una maul ha al massimo due fasi.
why-a-maul-follows-a-won-lineout-only = Una maul segue solo una touche vinta.
why-a-pick-and-go-follows-a-ruck-only = Un pick and go segue solo una ruck.
why-the-8-9-follows-a-won-scrum-only = L’8-9 segue solo una mischia vinta.
why-a-counter-follows-a-gathered-kick-only = Un contrattacco segue solo un calcio raccolto.
why-after-a-kick-off-or-drop-out-only-a-counter-or-a-single = Dopo un calcio d’inizio o di rinvio solo un contrattacco o una giocata singola.
why-the-mauls-second-card-comes-first-maul-cards-two-in-all = Prima viene la seconda carta della maul.
why-a-play-takes-a-card-at-least = Una giocata vuole almeno una carta.
why-not-in-hand-cards = Non hai in mano: { $cards }.
why-count-cards-most-at-most = { $count } carte, al massimo { $most }.
why-a-relay-opens-a-forward-chain-a-backs-combination-a-line = Un joker apre solo una serie di avanti, una combinazione dei trequarti, un gioco di linea o un contrattacco.
why-no-9-in-a-play-that-a-relay-opened = Nessun 9 in una giocata aperta da un joker.
why-no-relay-here-tap-relay-off = Con queste regole nessun joker apre una punizione alla mano.
why-no-relay-here-scrum-relay-low-off = Con queste regole 1–5 non fanno da joker dopo una mischia.
why-a-relay-has-no-property-it-never-concludes = Un joker non ha proprietà: non conclude mai.
why-after-a-scrum-1-to-5-take-no-part-except-as-relay = Dopo una mischia 1–5 non partecipano, se non come joker.
why-a-single-play-is-one-card = Una giocata singola è di una carta.
why-a-pick-and-go-takes-two-cards-of-1-to-5 = Un pick and go vuole due carte 1–5.
why-the-pair-is-named-in-ascending-order = La coppia va in ordine crescente.
why-a-maul-takes-cards-of-1-to-8 = Una maul vuole carte 1–8.
why-count-cards-this-phase-of-the-maul-takes-1-or-2 = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; questa fase della maul ne vuole 1 o 2.
why-count-cards-this-phase-of-the-maul-takes-most = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; questa fase della maul ne vuole { $most }.
why-the-maul-needs-a-second-card-of-1-to-8-in-hand-maul = La maul vuole una seconda carta 1–8 in mano.
why-a-line-link-opens-with-a-9-or-a-relay = Un gioco di linea si apre con un 9 o un joker.
why-a-line-link-is-the-opening-card-and-one-of-11-to-15 = Un gioco di linea è la carta che apre e una 11–15.
why-a-forward-chain-opens-with-a-9-or-a-relay = Una serie di avanti si apre con un 9 o un joker.
why-a-forward-chain-has-three-cards-at-least = Una serie di avanti ha almeno tre carte.
why-a-forward-chain-goes-on-with-1-to-8-of-which-the-very = Una serie di avanti prosegue con 1–8; l’ultima può essere un 9.
why-a-forward-chain-ascends = Una serie di avanti è crescente.
why-a-forward-chain-has-no-gaps-forward-chain-consecutive = Con queste regole una serie di avanti non ha buchi.
why-a-backs-combination-takes-cards-of-9-to-15 = Una combinazione dei trequarti vuole carte 9–15.
why-a-backs-combination-opens-with-a-9-a-10-or-a-relay = Una combinazione dei trequarti si apre con un 9, un 10 o un joker.
why-a-backs-combination-has-two-cards-at-least = Una combinazione dei trequarti ha almeno due carte.
why-after-a-9-or-a-relay-comes-a-10 = Dopo un 9 o un joker viene un 10.
why-a-tap-opens-with-a-9-or-a-relay = Una punizione alla mano si apre con un 9 o un joker.
why-out-of-a-gathering-the-backs-need-a-9-or-a-relay = Da un raggruppamento ai trequarti serve un 9 o un joker.
why-the-8-9-is-an-8-then-a-real-9 = L’8-9 è un 8, poi un 9 vero.
why-after-the-10-come-cards-of-9-to-15 = Dopo il 10 vengono carte 9–15.
why-the-9-concludes-sends-one-of-11-to-15-on-a-run-or-goes = Il 9 conclude, manda in corsa una 11–15, o prosegue con un 10.
why-no-two-equal-numbers-in-succession = Mai due numeri uguali di fila.
why-a-kind-has-no-conclusion = { $kind ->
    [maul] Una maul non ha conclusione.
   *[pick] Un pick and go non ha conclusione.
}
why-the-last-card-needs-a-property = Di’ che cosa fa l’ultima carta.
why-card-has-no-ending = { $ending ->
    [advance] { $card } non ha avanzata.
    [run] { $card } non ha corsa.
    [kick] { $card } non ha calcio.
    [touch] { $card } non ha calcio in touche.
   *[drop] { $card } non ha drop.
}
why-a-run-concludes-a-combination-or-a-counter-never-a = Una corsa conclude una combinazione o un contrattacco, mai una giocata singola.
why-a-line-link-never-runs = Un gioco di linea non finisce mai in corsa.
why-a-forward-chain-never-ends-in-a-drop = Una serie di avanti non finisce mai con un drop.
why-one-card-counters-by-a-run-anything-else-is-a-single = Una carta sola contrattacca di corsa; il resto è una giocata singola.
why-a-counter-ends-in-a-drop-only-with-exactly-two-cards = Un contrattacco finisce con un drop solo con due carte esatte.
why-a-drop-comes-right-after-the-initial-card = Un drop viene subito dopo la carta che apre.
why-out-of-a-gathering-card-does-that-only-after-a-9-or-a = Da un raggruppamento { $card } lo fa solo dopo un 9 o un joker.
