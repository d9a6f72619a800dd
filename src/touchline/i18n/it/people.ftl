# Chi c’è in una partita: nomi, posti, presenze, link.

curtain-hidden = Le due mani sono coperte; il campo e la cronaca restano in vista.

## Presence

people-title = In questa partita
people-you = tu
people-computer = il computer
people-here = presente
people-vacant = non ancora in partita
people-away = offline
people-away-for = { $minutes ->
    [0] offline da meno di un minuto
    [one] offline da { $minutes } minuto
   *[other] offline da { $minutes } minuti
 }
people-says = { $name } { $state }
people-open = aperta in { $count } posti
people-watch = Stai guardando
people-watching = { $count ->
    [0] Nessuno guarda
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
 }
state-to-play = Tocca a { $name }
taken-title = Posto già occupato
taken-watch = Guarda la partita

## My turn

title-turn = Tocca a te: { $match }
title-unread = ({ $count }) { $match }
notify-ask = Avvisami quando tocca a me
notify-fact = Una notifica, mentre questa pagina è in secondo piano.
notify-stop = Notifiche attive: disattivale
notify-blocked = Questo browser non consente le notifiche di questa pagina.

## Links and the end

link-share = Condividi
ending-swap = Nella rivincita si cambia campo: { $home } gioca in casa. Ogni squadra tiene i suoi colori.
