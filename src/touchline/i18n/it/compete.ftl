# Le competizioni: pagine di campionati, coppe, club, mercato e titoli.

competitions-title = Competizioni
competitions-about = Campionati, coppe e stagioni, con gli amici o contro i computer
competitions-new = Nuova competizione
competitions-empty = Non partecipi ancora a nessuna competizione. Creane una: gli amici entrano con un link e i computer prendono i club rimasti.
competitions-mine = Le tue
competitions-others = Aperte a tutti
competitions-clubs =
    { $count ->
        [one] { $count } club
       *[other] { $count } club
    }
competitions-open =
    { $count ->
        [one] { $count } libero
       *[other] { $count } liberi
    }
competitions-waiting = { $count } in attesa di te
clubs-title = I miei club
clubs-about = I club che alleni, in tutte le competizioni
clubs-empty = Non alleni ancora nessun club. Una stagione tutta tua te ne dà uno subito.
clubs-season = Comincia una stagione
format-league = Campionato
format-league-fact = Tutti contro tutti.
format-league-cup = Campionato e coppa
format-league-cup-fact = Un campionato; i primi in classifica giocano la coppa.
format-cup = Coppa
format-cup-fact = Un sorteggio, e chi perde è fuori.
format-divisions = Serie
format-divisions-fact = Più campionati, con promozioni e retrocessioni.
format-season = Una stagione tutta tua
format-season-fact = Tu contro i computer: un club che tieni, un campionato, il mercato e una coppa alla fine.
new-cup-about = Tutto ha un valore consueto; basta scrivere il nome.
new-cup-format = Che cosa si gioca
new-cup-how = Come
new-cup-legs = Ogni coppia si incontra
new-cup-once = una volta
new-cup-twice = due volte
new-cup-win = Punti per la vittoria
new-cup-draw = Punti per il pareggio
new-cup-bonus = Punti di bonus: quattro mete, o una sconfitta per sette o meno
new-cup-divisions = Serie
new-cup-moving = Promosse e retrocesse
new-cup-entrants = In coppa
new-cup-first = le prime { $count }
new-cup-ties = Turni di coppa
new-cup-away-goals = I gol in trasferta decidono in parità
new-cup-squads = Rose
new-cup-squads-by = Le rose si formano
new-cup-lot = a sorte
new-cup-draft = con un draft
new-cup-deck = Il mazzo è fatto per te: { $clubs } club prendono { $others } giocatori di movimento e { $keepers } portieri, e altri restano per il mercato.
new-cup-deck-own = Il tuo mazzo basta: { $clubs } club prendono { $others } giocatori di movimento e { $keepers } portieri.
new-cup-deck-small = Questo mazzo basta al massimo per { $most } club.
new-cup-market = Trasferimenti, sigillati fino alla fine della giornata
new-cup-count = { $count }, da 2 a { $most }
new-cup-fewer = Un club in meno
new-cup-invented = inventato
new-cup-club-name = Nome del club { $number }
new-cup-club-who = Chi allena il club { $number }
new-cup-club-level = Computer del club { $number }
new-cup-who-you = tu
new-cup-who-invited = su invito
new-cup-who-computer = computer
new-cup-links = Ogni club invitato ha un link personale; un link per tutti riempie i club liberi uno dopo l’altro.
new-cup-calendar = Calendario
new-cup-start = La prima giornata si apre
new-cup-start-fact = Senza data, appena ogni club ha qualcuno.
new-cup-deadlines = Le giornate hanno una scadenza
new-cup-round-lasts = Una giornata dura
new-cup-unit = Unità
new-cup-early = La giornata successiva si apre appena una è finita
unit-minutes = minuti
unit-hours = ore
unit-days = giorni
unit-weeks = settimane
new-cup-late = Quando qualcuno è in ritardo
late-line-up = Formazione non data
late-line-up-stand-in = la dà un sostituto
late-line-up-organiser = decide chi organizza
late-match = Partita non finita nella sua giornata
late-match-carry = continua
late-match-carry-fact = Continua nella giornata successiva, poi un computer gioca per chi deve muovere.
late-match-award = 0–3
late-match-award-fact = 0–3 contro chi è in ritardo; pareggio se lo sono entrambi.
late-match-organiser = chi organizza
late-match-organiser-fact = Decide ogni volta chi organizza.
late-absent = Assente per due giornate di fila
late-absent-computer = un computer prende il club
late-absent-organiser = decide chi organizza
new-cup-seen = Chi la vede
seen-managers = Solo gli allenatori
seen-link = Chi ha il link
seen-lobby = Tutti
new-cup-people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
new-cup-matches =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
new-cup-cup-of = con una coppa a { $count }
new-cup-create = Crea e invita
new-cup-begin = Comincia la stagione
season-your-club = Nome del tuo club
season-name = Stagione: { $club }
season-club = Club { $name }
cup-tab-overview = Panoramica
cup-tab-fixtures = Calendario
cup-tab-statistics = Statistiche
cup-tab-cup = Coppa
cup-tab-market = Mercato
cup-tab-clubs = Club
cup-tab-journal = Registro
cup-tab-organise = Organizza
cup-state-filling = in attesa di club
cup-state-drafting = draft in corso
cup-state-running = in corso
cup-state-over = finita
cup-season = Stagione { $season }
cup-round-of = giornata { $round } di { $rounds }
cup-organised = organizza { $names }
cup-computer = computer, { $level }
cup-stands-in = { $computer } al posto di { $manager }
cup-share = Condividi
cup-save = Salva
cup-results = Foglio dei risultati
cup-as-of = Il server non risponde: situazione alle { $time }.
cup-last-season = Stagione precedente
cup-next-season = Stagione successiva
cup-champions = Campione: { $names }
cup-round = Giornata { $round }
cup-day = Coppa, turno { $round }
cup-fixtures = Partite
cup-all-fixtures = Tutto il calendario
cup-ends = fino al { $day }
cup-until = fino al { $time }
cup-none = Nessuna partita giocata.
cup-none-yet = Nessuna partita giocata. La prima giornata si apre il { $day }.
club-state-in = iscritto
club-state-invited = invitato
club-state-open = libero
club-state-computer = computer
club-you = tu
club-yours = Il tuo club
fill-title =
    { $open ->
        [0] Ogni club ha qualcuno
        [one] { $open } club è libero
       *[other] { $open } club sono liberi
    }
fill-drafting = Il draft delle rose è in corso
fill-start = Comincia ora
fill-start-computers = Completa con i computer e comincia
fill-starts = Si comincia il { $day }; alla vigilia i computer prendono ciò che è libero.
fill-starts-full = Si comincia appena ogni club ha qualcuno.
fill-pick = Sceglie { $club }
fill-picks = scelta { $pick } di { $picks }
fill-pick-yours = Scegli
fill-link = Link personale: { $club }
fill-link-all = Un link per tutti i club liberi
fill-renew = Nuovo link
fill-invite = Crea un link
fill-computer = Computer
fill-computer-reason = completato prima dell’inizio
fill-note = Un link personale vale una volta; il link per tutti riempie i club liberi uno dopo l’altro.
join-title = Hai un invito
join-why = Questo link ti dà un club nella competizione. Ti serve un nome qui, nient’altro.
join-go = Prendi il club
table-title = Classifica
table-division = Serie { $division }
table-club = Club
table-played = Giocate
table-played-short = G
table-won = Vinte
table-won-short = V
table-drawn = Pareggiate
table-drawn-short = N
table-lost = Perse
table-lost-short = P
table-goals =
    { $game ->
        [french-flair] Fatti
       *[other] Gol
    }
table-form = Ultime cinque
table-split = Alla pari, decide
table-points = Punti
table-adjusted = { $points } da chi organizza
table-cup-places = Le prime { $count } vanno in coppa
table-order = A pari punti: differenza, fatti, scontri diretti, sorteggio
scorers-title = Marcatori
scorers-matches =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
scorers-none = Nessuno ha ancora segnato.
cards-title = Cartellini
cards-yellows = Ammonizioni
cards-reds = Espulsioni
cards-left =
    { $count ->
        [one] in diffida
       *[other] a { $count } dalla squalifica
    }
cards-none = Nessuno è ammonito.
cards-fact = Alla terza ammonizione si salta una partita, poi il conto riparte.
absences-title = Assenti alla prossima partita
absences-matches =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
absences-none = Tutti disponibili.
news-title = Notizie
fixture-v = –
fixture-state-to-play = da giocare
fixture-state-running = in corso
fixture-state-finished = finita
fixture-state-overdue = in ritardo
fixture-running-half =
    { $half ->
        [1] 1º tempo
        [2] 2º tempo
        [5] rigori
       *[other] supplementari
    }
fixture-decided = * decisa da chi organizza
fixture-go = Vai alla partita
fixtures-mine = Solo le mie partite
fixtures-on = adesso
fixtures-opens = Si apre il { $time }.
fixtures-line-ups = Formazioni entro il { $time }.
fixtures-ends = Risultato entro il { $time }.
fixture-due = risultato entro il { $time }
fixture-opening = Entri appena le due squadre sono pronte.
fixture-play-now = Gioca ora, formazione del computer
fixture-step-line-ups = Formazioni
fixture-step-boosts = Rinforzi
fixture-step-ready = Pronti
fixture-step-match = Partita
fixture-ready = pronti
fixture-not-ready = non pronti
fixture-line-up-in = formazione data
fixture-sealed = La tua formazione è sigillata
fixture-name-line-up = I tuoi 16 giocatori
fixture-short = Giochi in { $count }.
fixture-seal = Sigilla la formazione
fixture-change = Cambiala
fixture-computer-line-up = Lascia scegliere al computer
fixture-ready-go = Sono pronto
fixture-unready = Non ancora
fixture-last = Ultimo incontro
boosts-title =
    { $count ->
        [0] I sei rinforzi sono messi
        [one] Metti ancora un rinforzo
       *[other] Metti ancora { $count } rinforzi
    }
boosts-how = Scegli una caratteristica sotto il 6. Ciò che non metti va perso.
boosts-back = Riprendi
boosts-arrange = Disponi per me
boosts-place = { $name }, { $attribute } { $value }: uno in più
boosts-stand = Ciò che è messo vale dal { $time }.
line-up-name = Dai una formazione
line-up-name-usual = solita
line-up-called = Si chiama
line-up-save = Salva
line-up-formation = Modulo
line-up-missing =
    { $count ->
        [one] { $count } non disponibile
       *[other] { $count } non disponibili
    }
line-up-fit = tutti disponibili
line-up-propose = Usa la proposta
line-up-bench = Panchina
line-up-shirt = Maglia { $shirt }
line-up-out = fuori
line-ups-title = Formazioni
line-ups-none = Nessuna formazione salvata. Senza, se tardi sceglie il computer.
squad-keepers = Portieri
squad-others = Giocatori di movimento
club-player = Giocatore
club-value = Valore
club-played = Giocate
club-out = Non disponibile
club-managed = Allenatore: { $name }
club-place = posto { $place }
club-available = di { $count } disponibili
club-budget = punti da spendere
club-return = Riprendi il club
club-value-fact = Valore: quanto le caratteristiche superano il 3 in tutto, almeno 1.
club-out-fact = Squalifiche e infortuni corrono insieme.
club-kit = Stemma e maglia
club-kit-fact = Scura in casa, chiara in trasferta: non si confondono mai. I tuoi colori sono sullo stemma.
club-dress = Cambia nome e stemma
club-letters = Lettere
club-shape = Forma
crest-shield = Scudo
crest-round = Tondo
crest-diamond = Rombo
crest-pennant = Gagliardetto
club-colour-one = Fondo
club-colour-two = Lettere e bordo
club-honours = Albo d’oro
club-points = { $points } punti
club-book = Libro del club
club-book-none = Non è ancora successo nulla.
market-about = Giocatori senza club. Le offerte si chiudono il { $time }.
market-about-round = Giocatori senza club. Le offerte si chiudono alla fine della giornata.
market-sealed = Nessuno vede prima le tue offerte.
market-kind = Tipo
market-others = Di movimento { $count }
market-keepers = Portieri { $count }
market-sort = Ordina per
market-find = Nome o paese
market-none = Tutti hanno un club. I giocatori lasciati liberi appaiono qui.
market-none-found = Nessuno corrisponde.
market-pick = Prendi
market-choose = Scegli
market-offered = offerta { $number }
market-points = I tuoi punti
market-spent = spesi
market-in-offers = in offerte
market-free = liberi
market-won = { $points } vinti. Spendere non cambia mai la classifica.
market-offer = Offerta { $number }
market-keeper-for = un portiere per un portiere
market-other-for = un giocatore di movimento per un altro
market-release = Lascia
market-buy = Compra
market-player = { $name }, valore { $value }
market-points-free = Punti liberi
market-squad-value = Valore della rosa
market-then = Il nuovo giocatore può giocare dalla prossima giornata; { $name } è poi in vendita per tutti. Puoi ritirare l’offerta fino alla chiusura.
market-make = Offri { $points } punti
market-first = Mettila per prima
market-nobody-goes = Non resta nessuno di questo tipo da lasciare.
market-yours = Le tue offerte
market-order = chiuse in quest’ordine
market-for = { $buys } per { $releases }
market-up = Sposta su
market-withdraw = Ritira
market-no-offers = Non hai fatto offerte per questa giornata.
market-transfers = Trasferimenti
market-through = concluso
market-to = a { $club }, più in basso in classifica
market-refused = non concluso
tie-draw = Guarda il sorteggio
tie-draw-title = Il sorteggio
tie-draw-all = Mostra tutto
tie-legs =
    { $legs ->
        [1] gara unica
       *[other] andata e ritorno
    }
tie-leg = Gara { $leg }
tie-decider = Spareggio
tie-bye = turno libero
tie-or = { $names }
tie-open = da definire
tie-none = La coppa si sorteggia a campionato finito: entrano le prime { $count }.
journal-title = Registro
journal-decisions = Solo decisioni
journal-none = Non è ancora scritto nulla.
journal-reason = Motivo: { $reason }
journal-by = da { $name }
journal-undone = annullata
correct-reason = Motivo, leggibile da tutti
correct-before = Prima
correct-after = Dopo
correct-place = posto
correct-nothing = La classifica resta com’è.
correct-look = Mostra che cosa cambia
correct-decide = Conferma
organise-decide = Decisioni
organise-why = Ognuna è scritta nel registro con il motivo e si può annullare.
organise-go = Decidi
organise-correct = Correggi un risultato
organise-correct-fact = Vale un altro punteggio; la partita resta come è stata giocata.
organise-award = Assegna una partita
organise-award-fact = Un risultato senza partita, come a tavolino.
organise-annul = Annulla una partita
organise-annul-fact = Si rigioca, con altri dadi.
organise-postpone = Rinvia una partita
organise-postpone-fact = Si gioca in una giornata successiva.
organise-adjust = Dai o togli punti
organise-adjust-fact = Contano in classifica.
organise-replace = Sostituisci un allenatore
organise-replace-fact = Un computer prende il club, o si invita un’altra persona.
organise-organisers = Chi organizza
organise-remove = Rimuovi
organise-name = Nome di una persona qui
organise-add = Aggiungi
organise-fixture = Partita
organise-day = Alla giornata
organise-points = Punti
organise-coach = Con
organise-human = una persona invitata
organise-next = Stagione successiva
organise-next-fact = Regole e club come sono; si sale e si scende.
organise-squads = Rose
organise-squads-kept = restano
organise-squads-lot = si sorteggiano di nuovo
organise-next-go = Comincia la stagione successiva
name-title = Come ti chiami qui?
name-why = Niente password né posta: questo browser tiene una chiave, e il nome sei tu.
name-yours = Nome
name-take = Prendi questo nome
identity-title = Nome e chiave
identity-about = Chi sei su questo server, senza password
identity-none = Non hai ancora un nome qui. Ti viene chiesto quando serve.
identity-since = dal { $day }
identity-fact = La chiave sta solo in questo browser. Tieni un link personale per essere te anche altrove, e quando questo browser non ci sarà più.
identity-link = Link personale
identity-link-none = Non ne hai. Senza, se perdi questo browser perdi i tuoi club.
identity-link-since = Creato il { $day }. Non si mostra più; uno nuovo lo sostituisce.
identity-link-once = Tienilo tra i tuoi segreti: si mostra una volta sola
identity-link-make = Crea un link personale
identity-link-renew = Creane uno nuovo
identity-browsers = I tuoi browser
identity-browser = Un browser
identity-here = questo
title-title = Il titolo itinerante
title-about = chi batte il detentore lo prende
title-nobody = Nessuno lo detiene ancora. La prima partita tra due persone con un nome lo fonda.
title-since = Lo detiene dal { $day }
title-reign =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }, { $defences ->
        [one] { $defences } difesa
       *[other] { $defences } difese
    }
title-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
title-answer = Gioca contro { $name }
title-challenge = Sfida { $name }
title-withdraw = Lascia la fila
title-challengers = Sfidanti
title-order = una alla volta, in ordine di arrivo
title-answer-by = risposta entro il { $day }
title-from = dal { $day }
title-accepted = accettata
title-waits = attende
title-no-challengers = Nessuno ha sfidato il detentore.
title-how = Come viaggia
title-how-win = Batti il detentore e il titolo è tuo, con la data e la partita.
title-how-draw = Un pareggio lo lascia dov’è.
title-how-answer = Una sfida senza risposta per { $days } giorni lo fa passare.
title-how-people = I computer e due giocatori sullo stesso schermo non possono vincerlo.
title-reigns = Regni
title-no-reigns = Ancora nessun regno.
title-matches = Partite per il titolo
title-no-matches = Ancora nessuna partita per il titolo.
title-taken = preso
title-kept = tenuto
