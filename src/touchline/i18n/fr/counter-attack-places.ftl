# Counter Attack : les lieux dans la deuxième ligne d’une question, tels que les entend le camp interrogé.

ca-yours = { $place ->
    [own-half] dans votre camp
    [own-left] côté gauche dans votre camp
    [own-right] côté droit dans votre camp
    [own-third] loin dans votre camp
    [own-edge] devant votre surface
    [own-box] dans votre surface
    [own-six] devant votre but
    [own-corner-left] près de votre poteau de corner gauche
   *[own-corner-right] près de votre poteau de corner droit
}
ca-there-carried = { $who } a le ballon { $there }.
ca-there-free = Le ballon est { $there }.
ca-there-goes = Le ballon va { $there }.
ca-there-aimed = Le ballon est envoyé { $there }.
ca-there-comes-down = Le ballon retombe { $there }.
ca-there-declared = { $count ->
    [0] { ca-there-comes-down }
   *[other] { ca-there-comes-down } Au duel : { $who }.
}
ca-there-rush = Le ballon retombe { $there }. S’il sort, il saute pour l’avoir.
ca-there-within = À 6 cases au plus du ballon, { $there }.
ca-there-around = À côté de sa place, { $there }, ou rester là.
ca-there-near = Le ballon est { $there } ; au choix parmi les joueurs à côté.

# Pourquoi une case est refusée, sur un terrain qui la montre. $hex est la case choisie, ou une autre.

ca-this-hex = cette case
ca-that-hex = cette case-là
ca-refused-path-blocked = { $player } est sur le trajet du ballon.
ca-refused-path-blocked-by-teammate = { $player } est sur le trajet ; dans ces règles, aucune passe ne traverse un coéquipier.
ca-refused-passer-blocked = { $player }, à côté du passeur, barre la route.
ca-refused-shot-out-of-range = { $away ->
    [one] But à { $away } case, { $most } au plus.
   *[other] But à { $away } cases, { $most } au plus.
}
ca-refused-shot-misses-goal-mouth = D’ici, la ligne du ballon ne passe pas entre les poteaux.
ca-refused-ball-in-the-way = Le ballon libre barre la route à { $player }.
ca-refused-not-in-opposing-box = { $player } n’est pas dans la surface adverse.
ca-refused-not-opposite-ball = { $player } n’est pas dans le tiers final opposé au ballon.
ca-refused-not-in-final-third = { $player } n’est pas dans un tiers final.
ca-refused-feet-hands-or-nothing = Le ballon est hors de la surface : du pied, de la main, ou rien.
ca-refused-target-needs-teammate = Un coéquipier doit venir sur la cible.
ca-refused-receiver-may-not-move = { $player } est sur la cible et doit y rester.
