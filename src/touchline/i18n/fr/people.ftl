# Qui est dans un match : noms, sièges, présence, liens.

curtain-hidden = Les deux mains sont cachées ; le terrain et le journal restent visibles.

## Presence

people-title = Dans ce match
people-you = vous
people-computer = l’ordinateur
people-here = en ligne
people-vacant = pas encore là
people-away = hors ligne
people-away-for = { $minutes ->
    [0] hors ligne depuis moins d’une minute
   *[other] hors ligne depuis { $minutes } min
 }
people-says = { $name } { $state }
people-open = ouvert à { $count } endroits
people-watch = Vous regardez
people-watching = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
state-to-play = À { $name } de jouer
taken-title = Place déjà prise
taken-watch = Regarder le match

## My turn

title-turn = À vous : { $match }
title-unread = ({ $count }) { $match }
notify-ask = Me prévenir quand c’est mon tour
notify-fact = Une notification, tant que cette page est en arrière-plan.
notify-stop = Notifications activées : les couper
notify-blocked = Ce navigateur n’autorise pas les notifications de cette page.

## Links and the end

link-share = Partager
ending-swap = Pour la revanche, on change de côté : { $home } joue à domicile. Chaque club garde ses couleurs.
