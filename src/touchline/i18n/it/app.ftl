# L’applicazione: che cosa dice il browser attorno ai giochi.

language-name = Italiano
# Sentences of the log one after another, and figures below them.
log-together = { $first } { $then }
log-figures = { $first } · { $then }
# Several things in a row: all but the last, with commas, and the last.
list-and = { $most } e { $last }
percent = { $number } %

## Su ogni schermata

nav-home = Pagina iniziale
state-loading = Caricamento
state-waiting = In attesa di { $name }
state-thinking = { $name } sta pensando
thinking-now = Gioca subito
outlook-label = Probabilità di vittoria: { $home } { $wins }, pareggio { $draws }, { $away } { $loses }
state-lost = Connessione persa. Niente è perso, riprovo tra { $seconds } s
state-lost-now = Connessione persa. Niente è perso, riprovo
state-lost-retry = Riprova ora
state-slow = Connessione lenta
state-silent = Il server non risponde ancora. Niente è perso, resto in attesa
rule-open = Apri la regola { $rule }
rule-title = Regola
rule-here = La regola applicata
rule-failed = Il testo di { $rule } non è disponibile adesso.
settings-title = Impostazioni

## Pagina iniziale

nav-title = Navigazione
nav-play = Gioca
nav-rules = Regole
home-title = Due giochi, un minuto al calcio d’inizio
home-about-counter-attack = Calcio su 943 esagoni. Muovi, passa, tira; ogni dado mostra le sue probabilità.
home-about-french-flair = Rugby con le maglie da 1 a 15 in mano. Lega avanti e trequarti, corri, calcia, contendi la ruck; ogni tiro mostra prima le sue probabilità.
home-length = Durata
home-length-short = Breve
home-length-medium = Media
home-length-full = Intera
home-length-fact = circa { $decisions } decisioni, { $minutes } minuti
home-level = Livello del computer
home-computer = Gioca contro il computer
home-screen = Su questo schermo
home-invite = Invita
home-options =
    { $game ->
        [french-flair] Opzioni e orologio
       *[counter-attack] Edizione, opzioni, orologio e rose
    }
home-making = Preparazione
home-go-on = Riprendi una partita
home-no-matches = Le partite che inizi ti aspettano qui.
home-room =
    { $game }, { $half ->
        [1] 1º tempo
        [2] 2º tempo
        [5] rigori
       *[other] supplementari
    }.
home-forget = Dimentica
home-forgotten = Dimenticata: { $home } – { $away }.
home-undo = Annulla
home-your-move = Tocca a te
home-their-move = Riprendi
home-watch = Guarda
game-counter-attack = Counter Attack
game-french-flair = French Flair
club-home-counter-attack = Harbour Athletic
club-away-counter-attack = Calder Rovers
club-home-french-flair = Garonne XV
club-away-french-flair = Causse RC
coach-random = A caso
coach-random-fact = Fa qualsiasi mossa permessa
coach-novice = Principiante
coach-novice-fact = Conosce le regole e sta imparando il gioco
coach-steady = Affidabile
coach-steady-fact = Gioca un calcio e un rugby solidi e semplici
coach-sharp = Esperto
coach-sharp-fact = Vede una mossa avanti e pesa i rischi
coach-master = Maestro
coach-master-fact = Vede più lontano di tutti e concede poco
level-beats = Batte «{ $rival }» in { $wins } partite su 10
level-beats-always = Non perde quasi mai contro «{ $rival }»
level-rating = valutazione { $rating }
level-style = Stile
level-style-own = Equilibrato
style-possession = Possesso
style-direct = Diretto
style-counter = Contropiede
style-forwards = Avanti
style-wide = Gioco al largo
style-kicking = Gioco al piede
lost-title = A questo indirizzo non c’è niente.
lost-home = Pagina iniziale
no-match-title = Questa partita non si può aprire
no-match-why = Questo browser non ha un posto nella partita. Apri di nuovo il link ricevuto.
closed-title = La partita non può continuare in questa pagina
closed-bad-hello = Il server non ha capito questa pagina. La partita è salva; ricarica per continuare.
closed-no-seat = { error-no-seat }
closed-invitation-used = Questo invito è già stato usato. Chiedi un nuovo link a chi te lo ha mandato.
closed-handed-back = Hai lasciato il tuo posto. Qualcun altro può essere invitato.
closed-upgrade = Il server è di un’altra versione rispetto a questa pagina, e ricaricarla non è bastato. La partita è salva; ricarica di nuovo tra un minuto.
closed-reload = Ricarica

## Nuova partita

new-title = Nuova partita: { $game }
new-home = In casa
new-away = In trasferta
new-name = Nome
new-who = Chi gioca
new-who-screen = Questo schermo
new-who-computer = Computer
new-who-invited = Su invito
new-formation = Modulo
new-edition = Edizione
new-squads = Rose
new-squads-quick = Date in automatico
new-squads-draft = Draft
new-variant = Partita o scenario rapido
quick-odds = { $matches } partite tra allenatori di pari livello: in casa { $won } vinte, { $drawn } pareggiate, { $lost } perse.
new-no = No
new-yes = Sì
new-hints = Suggerimenti del computer per entrambe le squadre
new-deck = Un mazzo tuo (CSV)
new-deck-taken = Mazzo caricato: { $name }.
new-clock = Orologio
new-clock-by-actions = Ad azioni
new-clock-by-real = A minuti
new-clock-by-phases = A fasi
new-clock-by-minutes = A minuti
new-clock-length =
    { $kind ->
        [actions] Azioni per tempo
        [phases] Fasi per tempo
       *[other] Minuti per tempo
    }
new-clock-fact =
    { $kind ->
        [actions] Ogni azione chiamata dall’attacco vale un minuto. Pensa quanto vuoi.
        [real] L’orologio si ferma a palla morta. Ogni turno di una fase di movimento ha 60 secondi di clessidra.
        [phases] Ogni mischia, rimessa, ripresa o palla da giocare vale una fase. Pensa quanto vuoi.
       *[minutes] L’orologio corre mentre qualcuno deve scegliere. Allo scadere la palla in gioco si gioca fino in fondo.
    }
new-start = Inizia la partita

## Impostazioni e inviti

settings-language = Lingua
settings-light = Chiaro
settings-dark = Scuro
settings-theme = Tema
settings-theme-system = Come il sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-kits = Divise
settings-kits-1 = Indaco, ambra
settings-kits-2 = Granata, ghiaccio
settings-pace = Animazioni
settings-pace-calm = 1×
settings-pace-brisk = 2×
settings-pace-still = Subito
settings-orders = Non chiedermi mai
settings-order = { $order ->
    [substitutions] Sostituzioni, anche in caso di infortunio
    [kick_off] Posizioni al calcio d’inizio
    [final_thirds] Movimenti negli ultimi terzi
    [goalkeeper] Piccoli passi del portiere
    [nutmegs] Tunnel
    [after_tackles] Passi dopo un contrasto
    [replies] Singoli movimenti contro passaggi e tiri di prima: tutti tengono la posizione
    [last_moves] Gli ultimi due movimenti della nostra fase: tutti tengono la posizione
    [defending] I nostri movimenti quando hanno palla loro: li fa il computer
    [set_pieces] Posizioni sui calci piazzati: il computer dispone i miei
    [contests] Contese nella ruck: non contendo mai
    [clear_outs] Pulizie: non pulisco mai
   *[other] { $order }
}
settings-camera = Campo
settings-camera-close = Primo piano su contrasti e tiri
settings-camera-whole = Tenere tutto il campo
settings-outlook = Probabilità di vittoria
settings-outlook-on = Visibili
settings-outlook-off = Nascoste
invite-title = Invita l’altra squadra
invite-how = Manda questo link. Chi lo apre gioca l’altra squadra; intanto puoi cominciare.
invite-play = Link per giocare
invite-new = Nuovo link per giocare
invite-watch = Link per guardare
invite-own = Il tuo link per tornare: tienilo per te
invite-other = Un altro tuo posto
invite-copy = Copia
invite-copied = Copiato
invite-later = Più tardi
resign = Abbandona
resign-sure = Abbandoni questa partita?
resign-yes = Sì, abbandona
resign-no = No
resign-side =
    { $side ->
        [home] Abbandona la squadra di casa
       *[away] Abbandona la squadra ospite
    }

## Più posti nella stessa partita

seat-mine = Qui giochi già con { $name }
seat-both = Qui giochi già con entrambe le squadre
seat-watch = Questo link serve per guardare. Vuoi guardare invece di giocare?
seat-other = Questo link è dell’altra squadra, { $name }. Se la prendi, giochi da entrambe le parti.
seat-hands = Vedresti entrambe le mani.
seat-keep = Mantieni il mio posto
seat-watch-here = Guarda in questa scheda
seat-other-here = Gioca con { $name } in questa scheda
seat-kept = Il tuo posto resta comunque tuo; cambia solo questa scheda.
seat-back = Torna al mio posto
hand-back = Lascia il mio posto
hand-back-sure = Lasci il tuo posto? La partita riprende quando lo prende qualcun altro.
hand-back-yes = Lascialo

## Errori

error-page = Qualcosa non ha funzionato in questa pagina. Le tue partite sono al sicuro.
error-unreachable = Il server non è raggiungibile. Le tue partite sono al sicuro.
error-server = Il server ha avuto un guasto. Le tue partite sono al sicuro.
error-retry = Riprova
error-detail = Dettagli
error-not-found = Qui non è stato trovato nulla.
error-too-many-rooms = Ci sono troppe partite aperte. Finiscine una o aspetta un po’.
error-too-fast = Un po’ troppo in fretta. Riprova tra un momento.
error-bad-setup = Questa partita non si può preparare così.
error-bad-deck = Questo mazzo non si può leggere. Non ne è stato preso niente.

## La fine di una partita

ending-won = Vince { $name }.
ending-drawn = Pareggio.
ending-resigned = { $name } ha abbandonato.
ending-rematch = Rivincita
ending-rematch-asked = Rivincita chiesta
ending-rematch-agree = Accetta la rivincita
ending-record = Registrazione
ending-board = Guarda il campo

## Partita

match-over = La partita è finita
calls-title = Che cosa puoi fare
calls-barred = Non adesso
calls-cut = Attende la connessione
calls-more = Altro
call-arrange = { $what ->
    [pick] Scegli per me
    [move] Muovi per me
   *[place] Disponi per me
}
call-arrange-fact = { $what ->
    [pick] il computer sceglie il resto
    [move] il computer muove gli altri
   *[place] il computer dispone gli altri
}
call-armed = premi ancora per tirare
call-again = { $call }: premi ancora
call-back = Ritira la mossa
call-back-fact = la tua ultima risposta
call-back-of = l’ultima risposta di { $name }
log-title = La partita finora
log-empty = Non è ancora successo niente.
curtain-hand-over = Passa lo schermo a { $name }
curtain-ready = Ci sono
key-space = Spazio
key-title = Tasti
key-help = Elenca i tasti
key-close = Chiudi
key-hurry = Concludi l’animazione

## Suggerimenti

hint-title = Suggerimento
hint-ask = Chiedi un suggerimento
hint-close = Chiudi il suggerimento
hint-thinking = Cerco le risposte migliori
hint-worth = Le tue probabilità di vittoria dopo ciascuna, un pareggio vale metà. Scegline una per vederla.
hint-worth-now = Le tue probabilità di vittoria dopo ciascuna, un pareggio vale metà; { $now } al momento. Scegline una per vederla.
hint-less = { $points ->
    [0] Altrettanto buona.
    [one] { $points } punto in meno.
   *[other] { $points } punti in meno.
}
hint-none = Qui non c’è niente da scegliere.
hint-play = Giocala
idea-move = { $player } verso { $to }
idea-aim = { $call }: { $to }
idea-change = Esce { $player }, entra { $to }

## Schermata di Counter Attack

you = Tu
board-label = Il campo
board-free = libera
board-no = fuori portata
board-reach = a portata
board-lose = { $chance } di perdere palla
board-win = { $chance } di conquistare la palla
board-receive = { $chance } di ricevere
board-score = { $chance } di segnare
board-overview = Panoramica; premi per andarci
board-whole = Mostra tutto il campo
board-to-ball = Vai alla palla
bench-title = Sostituzione
bench-who = Scegli chi esce.
bench-for = Chi entra al posto di { $name }?
ca-choose-hex = Scegli un esagono per { $player }
ca-choose-target = { $call }: scegli un esagono
call-play = Gioca: { $call }
call-go = Vai lì
call-confirm-fact = o premi di nuovo l’esagono
call-next = Prossimo giocatore
call-next-fact =
    { $count ->
        [one] { $count } può muoversi
       *[other] { $count } possono muoversi
    }
dice-title = I dadi
dice-none = Ancora nessun dado
draft-table = Sul tavolo
draft-empty = Ancora nessuno.
draft-face-down = Carta coperta { $place }
line-up-title = Chi veste quale numero?
line-up-how = Premi due carte per scambiarle di posto. L’1 è il portiere; sotto l’11 c’è la panchina.
line-up-done = Schiera
look-move = { $name } va lì
look-shut-out = niente dado
look-shut-out-why = { $name } non tira il dado: tocca solo dove la palla parte o arriva.
match-attack = { $name } in attacco
pips-steps = Turno { $step } di 3, mossi { $moved } di { $limit }
placing-left = Ancora { $left } di { $places }
placing-turns = { $count ->
    [4] { $restart } in quattro turni
    [6] { $restart } in sei turni
   *[other] { $restart } in { $count } turni
}
placing-lines-up = { $who } si schiera
placing-adjusts = { $who } ritocca
placing-adjusts-last = { $who } ritocca, poi batte
placing-places = { $who } piazza { $count }
placing-you-line-up = Ti schieri
placing-you-adjust = Ritocchi
placing-you-adjust-last = Ritocchi, poi batti
placing-you-place = Piazzi { $count }
placing-state = { $state ->
    [done] fatto
    [unchanged] nessun cambio
    [now] ora
   *[later] fino a { $count }
}
placing-movable = { $count ->
    [0] Nessuno può più muoversi
    [one] { $count } può ancora muoversi
   *[other] { $count } possono ancora muoversi
}
placing-turn-of = Il tuo turno { $turn } di { $of }
placing-held = { $player } in mano
placing-kicks-off = { $player } batte il calcio d’inizio
placing-place-first = prima piazza qualcuno
placing-formations = Moduli
placing-before-done = Prima di premere Fatto
placing-on-spot = Un giocatore sul dischetto con la palla: { $player }
placing-in-hand = Posa { $player }, o annulla
turn-waits = le regole la esaminano
turn-done = Fatto
turn-done-fact = poi { $who }
turn-done-last = poi si gioca
turn-in-hand = prima posa { $player }
routines-title = Schemi
routines-keys = { $count ->
    [1] tasto 1, poi Invio
   *[other] tasti da 1 a { $count }, poi Invio
}
routines-will-do = Che cosa farà { $name }
routine-arrives = { $chance } arriva
routine-scores = { $chance } gol
routine-turn = turno { $turn }
routine-then = poi
routine-confirm = Conferma { $name }
routine-confirm-places = { $count ->
    [0] avanti
    [one] piazza { $count }
   *[other] piazza { $count }
}
routine-now = { $routine }: { $players }
substitution-wish = Sostituzione alla prossima interruzione
substitution-wished = La domanda arriverà alla prossima interruzione
squads-title = Rose
bar-title = Strumenti della partita
bar-more = Altri comandi
legend-title = Che cosa dicono i segni
legend-line =
    { $line ->
        [target] Si può mirare qui
        [actor] Può agire ora
        [risk] Rischio che vada male
        [moved] Si è già mosso
        [pips] Mosse fatte, mosse rimaste
        [placed] Schierato in questo turno
        [planned] Previsto per un turno dopo
        [won] Vinto: puoi andare qui
        [beaten] Perso: possono andare qui
        [behind] Da dietro: 1 o 2 è fallo
        [goal] Probabilità di segnare qui
        [against] La loro probabilità di gol
        [win] Probabilità di vincere palla
       *[reach] A portata
    }
sheet-height = { $height ->
    [bar] Dettagli: una riga
    [all] Dettagli: tutto
   *[middle] Dettagli: in breve
}
tabs-title = Parti dello schermo
tabs-name =
    { $name ->
        [match] Partita
        [recap] Riepilogo
        [squads] Rose
        [player] Giocatore
        [cards] Carte
       *[log] Cronaca
    }
token-carrier = ha la palla
token-label = { $name }, { $shirt }, { $side } { $state }
key-north = Nord
key-south = Sud
key-west = Ovest
key-east = Est
key-confirm = Conferma
key-cancel = Annulla
key-next = Prossimo giocatore
key-closer = Più vicino
key-farther = Più lontano
key-grid = Mostra i numeri degli esagoni

## Che cosa rifiuta il server, per nome, e perché non si può tornare indietro

error-bad-message = Il server non ha capito questa pagina. Ricaricala.
error-protocol = Questa pagina è di un’altra versione del server. Ricaricala.
error-no-seat = Questo link non apre nessuna partita. Forse è stata cancellata, o manca un pezzo del link.
error-too-large = Troppo in una volta sola.
error-not-your-turn = Non tocca a te.
error-too-late = Intanto la partita è andata avanti.
error-not-offered = Adesso non si può.
error-no-take-back = Questa mossa non si può ritirare.
error-over = La partita è finita.
error-watching = Stai guardando: solo chi gioca può farlo.
error-not-yours = In questa partita tocca a qualcun altro farlo.
error-no-hints = Questa partita si gioca senza suggerimenti.
error-busy = Il server è occupato. Riprova tra un momento.
prompt-shared = { $name }: { $question }
match-no-back-first = ancora niente da ritirare
match-no-back-dice = dadi già lanciati
match-no-back-draw = carte già pescate
match-no-back-answered = { $name } ha già mosso
match-no-back-person = { $name } l’ha visto
match-no-back-seen = { $name } l’ha visto
match-notice-title = A proposito di questa partita
match-rules-corrected = { $rule ->
    [none] Una regola è stata corretta dopo l’inizio di questa partita.
   *[other] La regola { $rule } è stata corretta dopo l’inizio di questa partita.
  } Dalla mossa { $entry } in poi quanto giocato non ne consegue più. Niente è cancellato: si continua con le regole corrette, dall’ultima posizione nota.
match-rules-corrected-over = { $rule ->
    [none] Una regola è stata corretta dopo questa partita.
   *[other] La regola { $rule } è stata corretta dopo questa partita.
  } Il risultato resta valido. Dalla mossa { $entry } in poi la partita non si può più mostrare.
match-damaged = Una parte di questa partita si è danneggiata: dalla mossa { $entry } in poi non si è potuta rileggere. Si continua dall’ultima posizione nota.
match-notice-ok = Continua

## Schermata di French Flair

bench-held = { $count } in mano
bench-pile = mazzo { $count }
bench-discard = scarti { $count }
# Le carte che una squadra ha calato in questa fase.
bench-table = calate { $cards }
call-clear = Deseleziona
call-clear-fact = scegli di nuovo
chances-chance = Probabilità
chances-one = Uno
chances-two = Due
chances-throw = Un dado o due?
chances-then = Poi: un dado o due?
chances-then-free = Senza placcaggio: un dado o due?
chances-decide-then = Decidi in quel momento.
chances-lay =
    { $to ->
        [tackle] Se placchi
        [contest] Se contendi
       *[clear] Se fai pulizia
    }
chances-left = senza pulizia
chances-die = con i tuoi dadi
chances-needs = Come decidono i dadi
chances-calls = Che cosa può dare ogni calcio
chances-all = Tutte le probabilità
chances-cleared = con pulizia
field-label = Il campo; la palla è a { $metres } m dalla linea di meta più vicina
field-22 = i loro 22: placcaggio a ogni carta
field-halfway = metà campo
field-goal = meta
field-advantage = vantaggio
field-knock-on = con 1: mischia per loro qui
field-one = 1 dado
field-two = 2 dadi
hand-label = La tua mano
key-card-left = Carta a sinistra
key-card-right = Carta a destra
key-play-next = Giocata seguente
key-play-before = Giocata precedente
lay-with =
    { $to ->
        [tackle] Placca con la carta { $card }
        [contest] Contendi con la carta { $card }
       *[clear] Fai pulizia con la carta { $card }
    }
match-possession = { $name } in possesso
play-metres = { $metres } m
play-metres-between = { $least }–{ $most } m
play-no-dice = niente dadi
plays-all =
    { $count ->
        [one] Una giocata
       *[other] { $count } giocate, le migliori
    }
plays-of =
    { $count ->
        [0] Nessuna giocata con { $cards }
        [one] Una giocata con { $cards }
       *[other] { $count } giocate con { $cards }
    }
plays-seek = Giocate con { $cards }
plays-fit = Carte che andrebbero: { $cards }
throw-one = Un dado
throw-two = Due dadi
zone-tackle = Il placcaggio
zone-label = La zona va da { $low } a { $high }
zone-won = palla tua
zone-offside = fuori­gioco
zone-chance = zona da { $low } a { $high }, { $chance }
zone-sure = zona da 1 a 6: non può fallire

## Orologi e rigori

clock-half = Il cronometro del tempo
clock-sand = Sabbia rimasta per scegliere
shoot-out-title = Tiri di rigore
shoot-out-scored = segnato
shoot-out-missed = non segnato

## Rules at a terminal

rules-page-label = { $label }:
rules-page-terms = In francese
rules-page-editions = Edizioni
rules-page-options = Opzioni
rules-page-see = Vedi
rules-page-gap = Lacuna
rules-page-decision = Decisione
rules-page-why = Motivo
rules-page-switch = opzione
rules-page-option = opzione
rules-page-default = Predefinito
rules-page-others = Altri valori
