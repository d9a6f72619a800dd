# Una partita da rivedere, momento per momento.

replay-title = Rivedi
replay-of = Rivedi { $home } – { $away }
replay-kick-off = Calcio d’inizio
replay-begin = Avvia la partita, o guardala passo per passo.
replay-opening = Apertura della partita
replay-hidden = Il seguito è nascosto
replay-hidden-fact = Punteggio, cronologia ed elenchi si fermano a questo momento.
replay-show-all = Mostra tutto
replay-all-shown = Tutto è visibile
replay-moment = Il momento
replay-controls = Avvio e passi
replay-timeline = Cronologia della partita
replay-at = risposta { $entry }, { $time }
replay-answer = risposta { $entry }
replay-half = intervallo
replay-unseen = non ancora visto
replay-moments = Momenti chiave
replay-moments-so-far = Momenti chiave finora
replay-no-moments = Finora né punti né cartellini.
replay-play = Avvia
replay-pause = Pausa
replay-first = Al calcio d’inizio
replay-last = Alla fine
replay-furthest = All’ultimo momento visto
replay-speed = Velocità
replay-key-next = Risposta successiva
replay-key-back = Risposta precedente
replay-key-next-action = Azione successiva
replay-key-last-action = Azione precedente
replay-key-next-moment = Momento chiave successivo
replay-key-last-moment = Momento chiave precedente
replay-key-play = Avvia o metti in pausa
replay-caps-answer = risposta
replay-caps-action = azione
replay-caps-moment = momento chiave
replay-hand-of = Mano di
replay-hand-none = nessuno
replay-hand = Mano: { $cards }
replay-link = Link a questo momento
replay-no-seat = Questo browser non ha posti in questa partita. Chiedi un link.

## File delle partite

replay-open-file = Apri un referto
replay-reading = Lettura del referto
replay-choose-file = Scegli il referto di una partita. Viene mostrato qui e non conservato da nessuna parte.
replay-bad-line = { $name } non si può seguire: la riga { $line } è sbagliata.

## Riprendere

replay-play-on = Riprendi da qui
replay-play-on-fact = Una nuova partita contro il computer da { $time } di { $home } – { $away }, con dadi propri. Non conta per nessuna competizione.
replay-play-on-side = Giochi con
replay-play-on-start = Comincia
replay-play-on-making = Si comincia
replay-origin = A quel momento
match-goes-on = Questa partita riprende da { $time } di { $home } – { $away }.

## Errori

error-not-shown = Da questo posto ora non si può mostrare.
error-not-loaded = Questa partita non si può leggere. Nulla è andato perso.
