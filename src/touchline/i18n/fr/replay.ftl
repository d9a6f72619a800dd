# Le film d’un match, moment par moment.

replay-title = Revoir
replay-of = Revoir { $home } – { $away }
replay-kick-off = Coup d’envoi
replay-begin = Lancez le match, ou avancez pas à pas.
replay-opening = Ouverture du match
replay-hidden = La suite est masquée
replay-hidden-fact = Score, frise et listes s’arrêtent à ce moment.
replay-show-all = Tout montrer
replay-all-shown = Tout est visible
replay-moment = Le moment
replay-controls = Lecture et pas à pas
replay-timeline = Frise du match
replay-at = réponse { $entry }, { $time }
replay-answer = réponse { $entry }
replay-half = mi-temps
replay-unseen = pas encore vu
replay-moments = Temps forts
replay-moments-so-far = Temps forts jusqu’ici
replay-no-moments = Ni score ni carton jusqu’ici.
replay-play = Lire
replay-pause = Pause
replay-first = Au coup d’envoi
replay-last = À la fin
replay-furthest = Au dernier moment vu
replay-speed = Vitesse
replay-key-next = Réponse suivante
replay-key-back = Réponse précédente
replay-key-next-action = Action suivante
replay-key-last-action = Action précédente
replay-key-next-moment = Temps fort suivant
replay-key-last-moment = Temps fort précédent
replay-key-play = Lecture ou pause
replay-caps-answer = réponse
replay-caps-action = action
replay-caps-moment = temps fort
replay-hand-of = Main de
replay-hand-none = personne
replay-hand = Main : { $cards }
replay-link = Lien vers ce moment
replay-no-seat = Ce navigateur n’a aucune place dans ce match. Demandez un lien.

## Fichiers de match

replay-open-file = Ouvrir une feuille de match
replay-reading = Lecture du fichier
replay-choose-file = Choisissez le fichier d’un match. Il est montré ici et n’est gardé nulle part.
replay-bad-line = { $name } ne peut pas être suivi : la ligne { $line } est fausse.

## Reprendre

replay-play-on = Reprendre d’ici
replay-play-on-fact = Un nouveau match contre l’ordinateur à partir de ce moment ({ $home } – { $away }, { $time }), avec ses propres dés. Il ne compte pour aucune compétition.
replay-play-on-side = Vous jouez
replay-play-on-start = Commencer
replay-play-on-making = Le match commence
replay-origin = Vers ce moment
match-goes-on = Ce match continue un moment d’un autre : { $home } – { $away }, { $time }.

## Erreurs

error-not-shown = Cela ne peut pas être montré depuis cette place maintenant.
error-not-loaded = Ce match ne peut pas être lu. Rien n’en est perdu.
