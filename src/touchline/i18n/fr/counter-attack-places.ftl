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
