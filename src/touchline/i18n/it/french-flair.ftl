### French Flair: che cosa succede, che cosa si chiede, giocate, luoghi del campo e probabilità.
### $side, $rival e $rivals sono nomi di squadre; $card e $cards numeri di carte.
### Touche è la rimessa laterale; joker è la carta che fa da 9, come nel regolamento originale; annullare è schiacciare la palla nella propria area di meta.

## Carte

ff-position = { $card ->
    [1] Pilone
    [2] Tallonatore
    [3] Pilone
    [4] Seconda linea
    [5] Seconda linea
    [6] Flanker
    [7] Flanker
    [8] Numero 8
    [9] Mediano di mischia
    [10] Apertura
    [11] Ala
    [12] Centro
    [13] Centro
    [14] Ala
   *[15] Estremo
}
ff-group = { $group ->
    [forward] avanti
    [playmaker] mediana
   *[back] trequarti
}
ff-property = { $property ->
    [advance] avanzata
    [run] corsa
    [kick] calcio
    [touch] calcio in touche
   *[drop] drop
}

## Luoghi del campo. $line è halfway, metres, goal, in-goal o dead.

# Con il nome della squadra che difende quel lato: dove si trova, dove va, da dove parte qualcosa.
ff-at = { $line ->
    [halfway] a metà campo
    [metres] sui { $metres } m di { $side }
    [goal] sulla linea di meta di { $side }
    [in-goal] nell’area di meta di { $side }
   *[dead] oltre la linea di pallone morto di { $side }
}
ff-to = { $line ->
    [halfway] fino a metà campo
    [metres] fino ai { $metres } m di { $side }
    [goal] fino alla linea di meta di { $side }
    [in-goal] fino all’area di meta di { $side }
   *[dead] oltre la linea di pallone morto di { $side }
}
ff-from = { $line ->
    [halfway] da metà campo
    [metres] dai { $metres } m di { $side }
    [goal] dalla linea di meta di { $side }
    [in-goal] dall’area di meta di { $side }
   *[dead] dalla linea di pallone morto di { $side }
}

# Come lo dice una squadra; $whose è own o theirs. Da leggere dopo «fino».
ff-spot = { $line ->
    [halfway] a metà campo
    [metres] { $whose ->
        [own] ai tuoi { $metres } m
       *[theirs] ai loro { $metres } m
    }
    [goal] { $whose ->
        [own] alla tua linea di meta
       *[theirs] alla loro linea di meta
    }
    [in-goal] { $whose ->
        [own] alla tua area di meta
       *[theirs] alla loro area di meta
    }
   *[dead] { $whose ->
        [own] alla tua linea di pallone morto
       *[theirs] alla loro linea di pallone morto
    }
}
ff-spot-at = { $line ->
    [halfway] a metà campo
    [metres] { $whose ->
        [own] sui tuoi { $metres } m
       *[theirs] sui loro { $metres } m
    }
    [goal] { $whose ->
        [own] sulla tua linea di meta
       *[theirs] sulla loro linea di meta
    }
    [in-goal] { $whose ->
        [own] nella tua area di meta
       *[theirs] nella loro area di meta
    }
   *[dead] { $whose ->
        [own] oltre la tua linea di pallone morto
       *[theirs] oltre la loro linea di pallone morto
    }
}
# Da un luogo a un altro; $from e $to sono luoghi, o metri dalla stessa linea di meta.
ff-spots = { $from }, fino { $to }
ff-spots-alike = { $whose ->
    [own] ai tuoi { $from }–{ $to } m
   *[theirs] ai loro { $from }–{ $to } m
}

## Tempo

ff-half = { $half ->
    [1] 1º tempo
   *[2] 2º tempo
}
ff-clock = { $clock ->
    [up] tempo scaduto
    [phases] fase { $phase } di { $of }
   *[minutes] fase { $phase }
}
ff-time = { $half } · { $clock }
# La fase accanto alla cronaca.
ff-minute = { $phase }

## Giocate. $kind è line, forwards, backs, counter, maul, pick o eight-nine; $opening è relay o plain.

ff-kind = { $opening ->
    [relay] { $kind ->
        [line] Gioco di linea con joker
        [forwards] Serie di avanti con joker
        [backs] Trequarti con joker
       *[counter] Contrattacco con joker
    }
   *[plain] { $kind ->
        [single] Giocata singola
        [line] Gioco di linea
        [forwards] Serie di avanti
        [backs] Combinazione dei trequarti
        [counter] Contrattacco
        [maul] Maul
        [pick] Pick and go
       *[eight-nine] 8-9
    }
}
ff-play = { $kind }, { $end }
ff-pair = { $kind }, { $cards }
# Come conclude una carta, e che cosa fa prima; anche da sola come nome di una giocata singola.
ff-does = { $does ->
    [carries] { $card } +{ $metres }
    [relays] { $card } fa da joker
    [binds] { $card } lega
    [advance] { $card } avanza
    [run] { $card } corre
    [kick] { $card } calcia
    [touch] { $card } calcia in touche
   *[drop] { $card } tenta il drop
}
# Che cosa si guadagna di sicuro prima dei dadi dell’ultima carta.
ff-first = { $ending ->
    [run] { $metres } m + corsa
    [kick] { $metres } m + calcio
    [touch] { $metres } m + calcio in touche
   *[drop] { $metres } m + drop
}
ff-alone = { $ending ->
    [run] corsa
    [kick] calcio
    [touch] calcio in touche
   *[drop] drop
}
ff-ground = { $metres } m, fino { $spot }
ff-no-dice = niente dadi
ff-percent = { $size ->
    [least] <1 %
    [most] >99 %
   *[plain] { $percent } %
}
# Una probabilità con un dado e con due.
ff-chances = { $what ->
    [try] meta { $one } o { $two }
    [over] meta { $one } o { $two } salvo placcaggio
    [knock-on] in avanti { $one } o { $two }
    [kept] palla tenuta { $one } o { $two }
    [dead] palla morta { $one } o { $two }
    [found] touche trovata { $one } o { $two }
   *[good] tra i pali { $one } o { $two }
}
ff-several-chances = { $chances }
# Probabilità di una giocata che può essere placcata per strada.
ff-if-not-tackled = { $chances }, salvo placcaggio
# Quanto rende in media una giocata. $by è metres, points o both.
ff-expected = { $by ->
    [metres] { $metres } m in media
    [points] { $points } punti in media
   *[both] { $metres } m e { $points } punti in media
}
ff-fact = { $what ->
    [try] meta
    [try-unless] meta, salvo placcaggio
    [try-unless-from] meta, salvo placcaggio dalla carta { $card } in poi
    [spent] ultima carta: palla persa
    [tackle-from] placcaggio possibile dalla carta { $card } in poi
    [tackle] placcaggio possibile
   *[no-tackle] nessun placcaggio
}
ff-touch-kick = Calcio in touche
ff-card-alone = solo la carta { $card }: { $chances }
ff-out-of-range = Fuori portata: la linea di meta è a { $metres } m, e un calcio arriva al massimo a { $most } m.
ff-pair-drives = { $cards } spingono per 5 m, nessun placcaggio

# Che cosa farebbe una carta accanto a quelle scelte.
ff-join-adds = aggiunge { $metres } m: { $cards }
ff-join-makes = { $play }
ff-join-alone = da sola: { $powers }
ff-join-towards = può unirsi: { $cards }
ff-join-opens = apre: { $cards }

## Dichiarazioni

ff-call = { $word ->
    [advantage] Gioca il vantaggio
    [penalty] Prendi la punizione
    [goal] Calcia tra i pali
    [touch] Calcia in touche
    [tap] Gioca alla mano
    [play] Continua
    [ground] Annulla in area di meta
    [mark] Chiama il mark
    [kick] Calcia avanti
    [stop] Ferma il pick and go
    [let-go] Lascia andare
    [let-score] Lascia segnare
    [leave] Lascia la palla
   *[end] Chiudi il tempo
}
ff-call-fact = { $word ->
    [advantage] peschi una carta e continui; la punizione aspetta
    [penalty] la punizione qui, e le due mani al completo
    [goal] 3 punti
    [touch] la touche dove esce
    [touch-own] il lancio è tuo
    [tap] si continua alla mano, apre un 9 o un joker
    [play] da qui
    [ground] calcio di rinvio dai 22 per te
    [mark] un calcio senza carta
    [kick] 5 m per punto del dado
    [stop] le due mani si completano e continui
    [let-go] nessuna carta calata
    [let-score] nessuna carta calata
    [leave] nessuna carta calata
   *[end] tempo scaduto
}
ff-lay = { $to ->
    [tackle] Cala una carta per placcare
    [contest] Cala una carta per contendere
   *[clear] Cala una carta per la pulizia
}

## Domande, come si pongono alla squadra che decide

ff-ask-play-choice = Palla a te: scegli una giocata
    .shared = scegli una giocata
ff-ask-play-choice-why = { $origin ->
    [kickoff] Dal calcio d’inizio: un contrattacco o una giocata singola, nient’altro.
    [dropout] Dal calcio di rinvio: un contrattacco o una giocata singola, nient’altro.
    [kicked] Da un calcio: un contrattacco con qualsiasi carta o una giocata normale.
    [free] In gioco aperto: una carta, o una combinazione aperta da un 9, un 10 o un joker.
    [ruck] Da una ruck: qualsiasi carta può avanzare da sola, un 9 può tutto; due carte 1–5 fanno pick and go.
    [scrum] Da una mischia: 1–5 solo come joker; ai trequarti serve un 9 o un joker; 8 e 9 vanno insieme.
    [lineout] Da una touche: ai trequarti serve un 9 o un joker; due carte 1–8 possono fare una maul.
    [maul1] Da una maul: spingi ancora una volta o gioca; ai trequarti serve un 9 o un joker.
    [maul2] Da una maul: ai trequarti serve un 9 o un joker.
    [pickgo] Da un pick and go: ai trequarti serve un 9 o un joker; nessun altro pick and go.
   *[tap] Alla mano: la prima carta è un 9 o un joker.
}
ff-ask-tackle-offer = { $tackled ->
    [line] Placchi { $rivals } sulla tua linea o lasci segnare?
    [zone] Placchi { $rivals } { $where } o lasci andare?
   *[field] Placchi { $rivals } { $where } o lasci andare?
}
ff-ask-tackle-offer-why = { $tackled ->
    [line] Ripresa a 5 m: puoi placcare anche chi supera la linea.
    [zone] Sono nei tuoi 22: qui puoi placcare ogni carta che porta la palla.
   *[field] Cala una carta qualsiasi; poi due dadi a testa.
}
ff-ask-last-card-tackle = Cala una carta: la palla è tua { $where }
ff-ask-last-card-tackle-why = { $rivals } ha giocato l’ultima carta: niente dadi.
ff-ask-contest-offer = Contendi la ruck o la lasci a { $rivals }?
ff-ask-contest-offer-why = { $faces ->
    [1] Cala una carta e tira un dado: solo con { $low } la palla è tua, il resto è fuorigioco.
    [2] Cala una carta e tira un dado: con { $low } o { $high } la palla è tua, il resto è fuorigioco.
    [6] Cala una carta e tira un dado: non può fallire, con ogni faccia la palla è tua.
   *[other] Cala una carta e tira un dado: da { $low } a { $high } la palla è tua, il resto è fuorigioco.
}
ff-ask-clear-offer = Fai pulizia o lasci la palla a { $rivals }?
ff-ask-clear-offer-why = { ff-ask-contest-offer-why }
ff-ask-advantage-choice = Fuorigioco di { $rivals }: vantaggio o punizione?
ff-ask-advantage-choice-why = Vantaggio: subito una carta in più, e la punizione dopo se non guadagni 10 m.
ff-ask-penalty-choice = Punizione per te { $where }: pali, touche o alla mano?
ff-ask-penalty-choice-why = Le due mani sono di nuovo al completo.
ff-ask-mark-choice = Mark per te { $where }: calcio o calcio in touche?
ff-ask-mark-choice-why = Da questo punto, senza carta.
ff-ask-pick-again = Ancora pick and go o ti fermi?
ff-ask-pick-again-why = Altri 5 m senza placcaggio. Quando ti fermi, le due mani si completano.
ff-ask-landing-choice = { $or ->
    [ground] Palla a te { $where }: continui o annulli?
    [mark] Palla a te { $where }: continui o chiami il mark?
   *[end] Palla a te { $where }: continui o chiudi il tempo?
}
ff-ask-landing-choice-why = Hai raccolto il loro calcio.
ff-ask-run-throw = La tua corsa: un dado o due?
ff-ask-run-throw-why = 5 m per ogni punto del dado più alto.
ff-ask-kick-throw = Il tuo calcio: un dado o due?
ff-ask-kick-throw-why = 5 m per ogni punto.
ff-ask-kick-off-throw = Il tuo calcio d’inizio: un dado o due?
ff-ask-kick-off-throw-why = { ff-ask-kick-throw-why }
ff-ask-drop-out-throw = Il tuo calcio di rinvio: un dado o due?
ff-ask-drop-out-throw-why = { ff-ask-kick-throw-why }
ff-ask-touch-throw = Il tuo calcio in touche: un dado o due?
ff-ask-touch-throw-why = 5 m per ogni punto, 10 m in più con un doppio.
ff-ask-penalty-touch-throw = La tua punizione in touche: un dado o due?
ff-ask-penalty-touch-throw-why = 5 m per ogni punto, 10 m in più con un doppio; il lancio è tuo.
ff-ask-drop-throw = Il tuo drop: un dado o due?
ff-ask-drop-throw-why = 5 m per ogni punto, 10 m in più con un doppio; deve superare la linea, senza nessun 1.
ff-ask-goal-throw = Il tuo calcio piazzato: un dado o due?
ff-ask-goal-throw-why = { ff-ask-drop-throw-why }
ff-ask-scrum-throw = La tua mischia: un dado o due?
ff-ask-scrum-throw-why = Tirano tanti dadi quanti ne tiri tu; a parità vinci tu.
ff-ask-lineout-throw = La tua touche: un dado o due?
ff-ask-lineout-throw-why = { ff-ask-scrum-throw-why }
ff-ask-conversion-throw = La tua trasformazione: un dado o due?
ff-ask-conversion-throw-why = { $conversion ->
    [solo] Riesce se non esce nessun 1.
   *[duel] Tirano tanti dadi quanti ne tiri tu; a parità vinci tu.
}
# Le stesse domande, come le sente chi aspetta.
ff-waits-play-choice = { $side } sceglie una giocata
ff-waits-dice-choice = { $side } sceglie un dado o due
ff-waits-tackle-offer = { $side } può placcare
ff-waits-last-card-tackle = { $side } cala una carta
ff-waits-contest-offer = { $side } può contendere la ruck
ff-waits-clear-offer = { $side } può fare pulizia
ff-waits-advantage-choice = { $side } sceglie vantaggio o punizione
ff-waits-penalty-choice = { $side } sceglie pali, touche o alla mano
ff-waits-mark-choice = { $side } sceglie un calcio
ff-waits-pick-again = { $side } può fare un altro pick and go
ff-waits-landing-choice = { $side } ha raccolto la palla
ff-waits-time-check = Si guarda l’orologio
# Che cosa si tira o si pesca ora.
ff-roll = { $count ->
    [1] { $side } tira un dado
   *[other] { $side } tira { $count } dadi
}
ff-draw = { $count ->
    [one] { $side } pesca { $count } carta
   *[other] { $side } pesca { $count } carte
}

# Che altro conta per una decisione.
ff-remark = { $what ->
    [your-advantage] Vantaggio tuo: palla persa prima di aver guadagnato 10 m, ed è punizione.
    [their-advantage] Vantaggio loro: palla persa prima di aver guadagnato 10 m, ed è punizione.
    [five-metres] Ripresa a 5 m: possono placcare anche chi supera la linea.
   *[time-up] Tempo scaduto: chiudi il tempo o gioca finché la palla non esce.
}
ff-note = { $what ->
    [no-tackle] Non possono placcare questa corsa.
    [last-card] La tua ultima carta: dopo la corsa la palla è loro, tranne con un doppio.
   *[double] Due dadi: { $chance } per un doppio, che non si può placcare e fa pescare una carta.
}

## Perché qualcosa non si può guardare

ff-not-asked = Tocca all’altra squadra decidere.
ff-no-play-now = Adesso non si sceglie una giocata.
ff-no-such-cards = Queste carte non sono nella tua mano.

## Esiti

ff-outcome = { $word ->
    [knock-on] In avanti: mischia loro
    [ground] { $metres } m, fino { $spot }
    [over] Oltre la linea, salvo placcaggio
    [try] Meta
    [gathered] Raccolgono loro
    [regained] La riprendi tu
    [scrum] In avanti loro: mischia tua
    [found] Touche trovata
    [missed] Mancata
    [direct] Direttamente fuori
    [dead] Palla morta: rinvio dai 22 per loro
    [hand-lost] Ripresa, ma senza carte
    [too-short] Troppo corto: mischia loro
    [their-try] Meta loro
    [good] Tra i pali
    [short] Corto
    [wide] Largo
    [won] Vinta
    [lost] Persa
    [won-penalty] Vinta con un doppio: punizione
    [lost-penalty] Persa con un doppio: punizione
    [won-card] Vinta con un doppio: una carta in più
    [lost-card] Persa con un doppio: una carta in più
    [interception] Intercetto: palla tua
    [ruck-won] Ruck, palla tua
    [ruck-lost] Ruck, palla loro
    [tackle-missed] Placcaggio mancato: proseguono
    [tackle-missed-try] Placcaggio mancato: meta loro
    [ball-won] La palla è tua
    [ball-lost] La riconquistano
    [your-offside-penalty] Fuorigioco tuo: punizione per loro
    [your-offside-choice] Fuorigioco tuo: scelgono loro
    [their-offside-penalty] Fuorigioco loro: punizione per te
   *[their-offside-choice] Fuorigioco loro: scegli tu
}
# Ciò che giova alla squadra che decide, tutto insieme.
ff-good = { $aim ->
    [no-knock-on] Senza in avanti
    [kept] Palla tenuta
    [found] Touche trovata
    [good] Tra i pali
    [won] Vinta
   *[ball-won] Palla conquistata
}
ff-brought-back = { $outcome }, si torna alla punizione

# Che cosa devono mostrare i dadi, e che cosa portano: le righe sotto le probabilità di una decisione.
ff-need = { $what ->
    [pips] Tiri tu: 5 m per ogni punto.
    [highest] 5 m per ogni punto del dado più alto.
    [no-one] Tiri tu: un 1 è in avanti, mischia loro.
    [free-double] Un doppio non si può placcare e fa pescare una carta.
    [gathered] Senza doppio: raccolgono loro.
    [low-double] Doppio 1, 2 o 3: la riprendi tu.
    [high-double] Doppio 4, 5 o 6: in avanti loro, mischia tua.
    [in-touch] Senza 1: touche dove cade, lancio loro.
    [straight-into-touch] Un 1 fuori dai tuoi 22: direttamente fuori, lancio loro dal punto del calcio.
    [touch-missed] Un 1 dai tuoi 22: touche mancata, raccolgono loro.
    [penalty-touch] La touche si trova sempre; il lancio è tuo.
    [long-double] Un doppio va 10 m più lontano.
    [across-the-line] Oltre la linea di meta senza nessun 1: 3 punti.
    [not-good] Altrimenti la palla è loro dove cade.
    [one-die-each] Un dado a testa: vince il più alto, a parità vinci tu.
    [two-dice-each] Due dadi a testa: prima un doppio, poi il dado più alto, poi l’altro; a parità vinci tu.
    [double-for-a-penalty] Un doppio vincente è una punizione.
    [double-for-a-card] Un doppio vincente fa pescare una carta.
    [never-a-one] Tiri tu: tra i pali senza nessun 1.
    [double-intercepts] Tiri due dadi: un doppio intercetta.
    [double-breaks] Poi tirano loro due dadi: un doppio rompe il placcaggio.
    [higher-makes-a-ruck] Altrimenti ruck: la palla va al tiro più alto, a parità è tua.
    [inside] { $faces ->
        [1] Tiri un dado: solo con { $low } la palla è tua.
        [2] Tiri un dado: con { $low } o { $high } la palla è tua.
        [6] Tiri un dado: con ogni faccia la palla è tua.
       *[other] Tiri un dado: da { $low } a { $high } la palla è tua.
    }
    [outside] Ogni altra faccia è fuorigioco.
   *[clear-out] Poi possono fare pulizia con un dado: dal tuo dado a { $high } la riprendono, altrimenti è fuorigioco loro.
}

## Che cosa è successo

ff-event-half-began = { $half ->
    [1] Inizia il primo tempo: batte { $side }.
   *[2] Inizia il secondo tempo: batte { $side }.
}
ff-event-half-ended = { $half ->
    [1] Il primo tempo è finito: { $home } { $homepoints }, { $away } { $awaypoints }.
   *[2] Il secondo tempo è finito: { $home } { $homepoints }, { $away } { $awaypoints }.
}
ff-event-time-ran-out = { $half ->
    [1] Il primo tempo è scaduto.
   *[2] Il secondo tempo è scaduto.
}
ff-event-match-ended = { $drawn ->
    [yes] La partita finisce in parità, { $most } a { $most }.
   *[no] { $side } vince { $most } a { $least }.
}

ff-event-drawn = { $known ->
    [yes] { $count ->
        [one] { $side } pesca { $count } carta: { $cards }.
       *[other] { $side } pesca { $count } carte: { $cards }.
    }
   *[no] { $count ->
        [one] { $side } pesca { $count } carta.
       *[other] { $side } pesca { $count } carte.
    }
}
ff-event-reshuffled = { $side } rifà il mazzo con gli scarti.
ff-event-declared = { $kind ->
    [single] { $side } sceglie la carta { $cards }.
    [line] { $side } sceglie un gioco di linea: { $cards }.
    [forwards] { $side } sceglie una serie di avanti: { $cards }.
    [backs] { $side } sceglie una combinazione dei trequarti: { $cards }.
    [counter] { $side } sceglie un contrattacco: { $cards }.
    [maul] { $side } sceglie una maul: { $cards }.
    [pick] { $side } sceglie un pick and go: { $cards }.
   *[eight-nine] { $side } sceglie l’8-9: { $cards }.
}
ff-declared-card = { $as ->
    [relay] { $card } come joker
    [advance] { $card } per avanzare
    [run] { $card } per correre
    [kick] { $card } per calciare
    [touch] { $card } per calciare in touche
   *[drop] { $card } per il drop
}
ff-event-card-played = { $relay ->
    [yes] { $side } gioca la carta { $card } come joker.
   *[no] { $side } gioca la carta { $card }.
}
ff-event-card-laid = { $to ->
    [tackle] { $side } cala la carta { $card } per placcare.
    [contest] { $side } cala la carta { $card } per contendere la ruck.
   *[clear-out] { $side } cala la carta { $card } per la pulizia.
}
ff-event-hand-lost = { $side } non ha giocate e perde la palla.
ff-event-hand-redrawn = { $side } non ha giocate e scarta { $cards }.
ff-event-thrown = { $side } tira { $dice }.

ff-event-carried = { $metres ->
    [0] { $side } tenta di varcare la linea.
   *[other] { $side } avanza di { $metres } m { $to }.
}
ff-event-mauled = { $side } spinge la maul con { $cards }, { $to }.
ff-event-picked-and-gone = { $side } fa pick and go con { $cards }, { $to }.
ff-event-knocked-on = In avanti di { $side } { $at }.

ff-event-tackle-declined = { $side } non placca.
ff-event-tackle-missed = { $side } manca il placcaggio.
ff-event-tackled-last-card = { $side } prende la palla { $at }: { $rival } aveva giocato l’ultima carta.
ff-event-intercepted = { $side } intercetta e corre per { $metres } m { $to }.
ff-event-ruck-formed = { $side } ha la palla nella ruck; la zona va da { $low } a { $high }.
ff-event-contest-won = { $side } vince la contesa.
ff-event-cleared-out = { $side } fa pulizia e riconquista la palla.
ff-event-offside = { $side } è in fuorigioco.
ff-event-ruck-won = { $turnover ->
    [yes] { $side } recupera la palla nella ruck.
   *[no] { $side } tiene la palla nella ruck.
}

ff-event-kicked = { $metres ->
    [0] { $side } calcia { $from } e non guadagna terreno.
   *[other] { $side } calcia per { $metres } m { $to }.
}
ff-event-gathered = { $side } raccoglie la palla { $at }.
ff-event-regained = { $side } riprende il proprio calcio { $at }.
ff-event-touch-missed = { $side } non trova la touche.
ff-event-shot-missed = { $why ->
    [short] Il calcio di { $side } verso i pali è corto.
   *[wide] Il calcio di { $side } verso i pali è largo.
}
ff-event-went-dead = Palla morta sul calcio di { $side }.
ff-event-grounded = { $side } annulla nella propria area di meta.
ff-event-marked = { $side } chiama il mark { $at }.

ff-event-kick-off-taken = { $side } batte il calcio d’inizio.
ff-event-drop-out-taken = { $side } batte il calcio di rinvio dai 22.
ff-event-scrum-set = Mischia { $at }, introduce { $side }.
ff-event-scrum-won = { $side } vince la mischia.
ff-event-lineout-set = Touche { $at }, lancia { $side }.
ff-event-lineout-won = { $side } vince la touche.
ff-event-penalty-awarded = Punizione per { $side } { $at }.
ff-event-advantage-taken = { $side } gioca il vantaggio, il punto è { $at }.
ff-event-advantage-gained = { $side } ha sfruttato il vantaggio.
ff-event-brought-back = Si torna indietro per { $side }, { $to }.

ff-event-try-scored = { $metres ->
    [0] { $side } segna una meta, 5 punti.
   *[other] { $side } segna una meta dai { $metres } m, 5 punti.
}
ff-event-conversion-made = { $side } trasforma, 2 punti.
ff-event-conversion-missed = { $side } sbaglia la trasformazione.
ff-event-drop-goal-scored = { $side } segna un drop, 3 punti.
ff-event-penalty-goal-scored = { $side } segna un calcio piazzato, 3 punti.
