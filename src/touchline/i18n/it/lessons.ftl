# La prima partita guidata di ogni gioco: una carta ha un titolo, poche parole e un compito.

lesson-coach = Il tuo allenatore
lesson-step = { $step } di { $of }
lesson-offer = È la prima volta? Gioca una prima partita con un allenatore accanto.
lesson-offer-fact = Una vera partita contro un computer principiante, una novità alla volta. Niente è bloccato.
lesson-first-match = Prima partita
lesson-later = Più tardi
lesson-task-done = fatto
lesson-waits = Gioca come vuoi. La prossima carta arriva al momento giusto.
lesson-waits-for = Gioca come vuoi. Poi: { $title }.
lesson-back = Indietro
lesson-next = Avanti
lesson-show-me = Mostrami
lesson-show-none = Ora non c’è niente da mostrare: ogni scelta va bene.
lesson-skip = Salta questo passo
lesson-skip-short = Salta
lesson-leave = Lascia la lezione, tieni la partita
lesson-recall = Richiama l’allenatore
lesson-close = Capito
lesson-play-on = Gioca
lesson-set-up = Prepara la situazione
lesson-set-up-fact = Non è ancora capitato. Provalo accanto alla partita, che resta com’è.
lesson-exercise = Esercizio
lesson-exercise-over = Questo era l’esercizio. La tua partita aspetta come l’hai lasciata.
lesson-back-to-match = Torna alla partita
lesson-unfold = Mostra squadre, cronaca e dadi
lesson-over = La lezione è finita. La partita continua.
lesson-ended = Questa era la tua prima partita. Giocane un’altra, o rivedila.
lesson-key-on = Allenatore: avanti
lesson-progress = { $done } passi fatti su { $of }
lesson-group =
    { $group ->
        [carry] Portare
        [combine] Combinare
        [kick] Calciare
        [move] Muovere
        [pass] Passare
        [score] Segnare
        [shot] Tirare
       *[tackle] Tackle
    }

## Counter Attack

lesson-ca-your-ball =
    Sei { $us }, in blu scuro, e giochi verso destra. { $name } ({ $shirt }) ha la palla. Scegli { $name }.
    .title = Palla tua
    .task = Scegli { $name }
lesson-ca-reach =
    Gli esagoni accesi sono a portata. Un numero è il rischio di perdere la palla per strada; un punto è sicuro. Scegline uno.
    .title = Dove può correre { $name }
    .task = Muovi { $name }
lesson-ca-four-five-two =
    Si muovono fino a quattro dei tuoi, poi cinque dei loro, poi due dei tuoi di due esagoni. Muovi chi vuoi, poi chiudi il turno.
    .title = Quattro, cinque, due
    .task = Chiudi il turno
lesson-ca-their-five =
    Tocca a { $them }. Chi arriva accanto alla palla può tentare un tackle: dado più Tackling contro il tuo dado più Dribbling.
    .title = I loro cinque
    .task = Gioca la fase di movimento fino in fondo
lesson-ca-your-call =
    Il movimento è finito; ora dichiari tu. Scegli il passaggio standard, o premi P, e indica un compagno.
    .title = Dichiari tu
    .task = Indica un compagno per il passaggio
lesson-ca-read-the-chance =
    Arriva il { $chance } %. { $rolling ->
        [0] Nessuno è sulla strada.
        [one] { $rivals } tira un dado lungo la strada e può intercettare.
       *[other] { $rivals } tirano un dado lungo la strada e possono intercettare.
    } { $safer ->
        [yes] { $other } è più sicuro. Gioca l’uno o l’altro.
       *[no] Giocalo, o giocane un altro.
    }
    .title = Leggi la probabilità
    .task = Gioca un passaggio, quello che vuoi
lesson-ca-what-follows =
    È arrivato. Movimento, tiro di prima intenzione o passaggio di prima: quel che puoi dichiarare è sempre sotto il campo.
    .title = Che cosa segue
    .task = Fai la prossima dichiarazione
lesson-ca-without-the-ball =
    { $them } ne ha mossi quattro; ora ne muovi cinque tu. Porta qualcuno accanto a chi ha la palla.
    .title = Senza palla
    .task = Vai su { $name }
lesson-ca-tackle =
    Il { $chance } % prende la palla, il { $foul } % è fallo, perché l’1 lo è sempre. Da dietro anche il 2. Tenta il tackle o resta.
    .title = Il tackle
    .task = Tenta il tackle, o resta
lesson-ca-in-range =
    Undici esagoni al massimo, con la porta in vista: premi S. In area puoi tirare anche durante il movimento.
    .title = A tiro
    .task = Guarda il tiro
lesson-ca-save-hex =
    Scegli un esagono della porta. Quello cerchiato è dove il portiere incontra la palla: a tre esagoni perde 1.
    .title = L’esagono della parata
    .task = Tira
lesson-ca-play-on =
    Questo è il gioco. Colpi di testa, angoli, falli: una carta viene la prima volta. Il fischietto mi richiama.
    .title = Si gioca
    .task = Gioca

lesson-ca-remark-another = Anche questa è una buona scelta. { $name } ({ $shirt }) ha ancora la palla, quando vuoi.
lesson-ca-remark-also-fine = Va bene anche così: può muoversi chiunque.
lesson-ca-remark-robbed = Hanno preso la palla. Capita: i dadi sono dadi. Ora riprendila.
lesson-ca-remark-moved-again = Hai dichiarato un altro movimento, che è sempre permesso. Il passaggio può aspettare.
lesson-ca-remark-moved-first = Prima hai mosso. Il passaggio può aspettare.
lesson-ca-remark-shot-instead = Hai tirato. Perché no? Il passaggio può aspettare.
lesson-ca-remark-stood-off = Sei rimasto a distanza. Ci sarà un’altra occasione per andare sull’uomo.
lesson-ca-remark-no-shot = Niente tiro, stavolta. Te lo ricordo alla prossima occasione.

lesson-ca-aside-cut-out =
    Il loro dado è bastato: un giocatore accanto alla strada della palla l’ha presa. Ora attaccano loro.
    .title = Intercettato
lesson-ca-aside-foul =
    Un 1 nel tackle è fallo. Il dado dell’arbitro decide il cartellino; l’attacco può proseguire o battere la punizione.
    .title = Un fallo
lesson-ca-aside-goal =
    Batte il calcio d’inizio chi ha subito il gol, da centrocampo.
    .title = Un gol
lesson-ca-aside-corner =
    Le due squadre si piazzano in area e intorno. Gioca corto, o manda la palla in area.
    .title = Un calcio d’angolo
lesson-ca-aside-throw-in =
    Prima si possono muovere tutti, poi chi rimette gioca a un compagno.
    .title = Una rimessa laterale
lesson-ca-aside-goal-kick =
    Il loro portiere riparte; le due squadre ritrovano i loro posti.
    .title = Una rimessa dal fondo
lesson-ca-aside-header =
    Chi è vicino può saltare per la palla. Dado più Testa: vince il totale più alto.
    .title = Un colpo di testa
lesson-ca-aside-loose-ball =
    I dadi dicono dove rotola, e fin dove. Chi arriva primo ce l’ha.
    .title = Palla vagante
lesson-ca-aside-offside =
    Chi riceveva era oltre il loro ultimo difensore alla partenza del passaggio: punizione per loro.
    .title = Fuorigioco

## French Flair

lesson-ff-your-ball =
    Sei { $us }, in granata, e giochi verso destra, a { $left } m dalla linea. Sei carte, numerate come le maglie. Scegli il { $low }.
    .title = Palla tua
    .task = Scegli una carta
lesson-ff-advance =
    Ogni carta può portare avanti di 10 m. Gioca il { $low }: i numeri bassi non fanno molto altro, spendili per primi.
    .title = Avanzare
    .task = Gioca una carta
lesson-ff-they-tackle =
    { $them } può calare una carta. Due dadi a testa, vince il più alto. Un doppio intercetta per loro, sfonda per te.
    .title = Placcano
    .task = Guarda il placcaggio
lesson-ff-ruck =
    I due dadi di chi vince segnano una zona, da { $from } a { $to }. Chi perde può calare una carta e tirare un dado.
    .title = La ruck
    .task = Guarda chi risponde
lesson-ff-contest =
    Dentro la zona si vince la palla. Fuori è fuorigioco, e punizione. Le facce piene sono la probabilità.
    .title = Dentro o fuori
    .task = Tira, o lascia
lesson-ff-cards-run-out =
    Quando la palla cambia mano, tutti e due pescano fino a sei. Finché la tieni, la tua mano si riduce.
    .title = Le carte finiscono
    .task = Scegli una carta
lesson-ff-combination =
    Tocca { $cards }. Il { $first } apre con { $opens } m, ogni carta dopo porta 10. Nessun placcaggio in mezzo.
    .title = Tre carte, una giocata
    .task = Scegli le carte in quest’ordine
    .task-2 = Giocale
lesson-ff-dice =
    Conta il dado più alto, 5 m a punto. Due corrono più lontano, ma ogni 1 è un in avanti: 17 o 31 %.
    .title = Un dado o due?
    .task = Tira
lesson-ff-touch-kick =
    Lontano dalla loro linea, calcia in touche: 5 m a punto, rimessa loro. Un 1 fuori dai tuoi 22 non guadagna nulla.
    .title = Calcio in touche
    .task = Calcia, come vuoi
lesson-ff-counter =
    Hai preso il loro calcio. Un contrattacco usa qualsiasi carta in qualsiasi ordine, e l’ultima può correre.
    .title = Contrattacco
    .task = Gioca dalla presa
lesson-ff-their-22 =
    Qui si può placcare ogni carta che porta, non solo l’ultima. La striscia tratteggiata mostra dove.
    .title = I loro 22
    .task = Comincia una giocata
lesson-ff-over-the-line =
    Oltre la linea, non sopra: 5 punti, poi un duello per 2. Questo è il gioco; il fischietto mi richiama.
    .title = Oltre la linea
    .task = Gioca

lesson-ff-remark-single = Una carta sola, stavolta. La combinazione aspetta la sua occasione.
lesson-ff-remark-carried = L’hai portata. Il calcio in touche aspetta la sua occasione.

lesson-ff-aside-knock-on =
    Un 1 nella corsa o nella presa fa cadere la palla in avanti. Mischia agli altri.
    .title = In avanti
lesson-ff-aside-try =
    5 punti. Poi un duello di dadi per altri 2, e un calcio d’inizio.
    .title = Una meta
lesson-ff-aside-penalty =
    Calcia ai pali per 3, calcia in touche e tieni la rimessa, o gioca veloce.
    .title = Una punizione
lesson-ff-aside-scrum =
    Un duello di dadi per la palla. Poi i numeri da 1 a 5 restano legati; un 8 e un 9 possono partire insieme.
    .title = Una mischia
lesson-ff-aside-lineout =
    Un duello di dadi per la palla. Poi una maul di due avanti può spingere.
    .title = Una touche
lesson-ff-aside-advantage =
    Si gioca dopo il fuorigioco. Se non ne viene nulla, si batte comunque la punizione.
    .title = Vantaggio
lesson-ff-aside-interception =
    Un doppio di chi placca prende la palla in corsa.
    .title = Intercettata
lesson-ff-aside-last-card =
    A mano vuota la palla passa agli altri, e tutti pescano fino a sei.
    .title = Senza carte
