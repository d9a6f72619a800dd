# Counter Attack: i luoghi nella seconda riga di una domanda, come li sente chi deve rispondere.

ca-yours = { $place ->
    [own-half] nella tua metà campo
    [own-left] sulla sinistra della tua metà campo
    [own-right] sulla destra della tua metà campo
    [own-third] nella tua trequarti
    [own-edge] al limite della tua area
    [own-box] nella tua area
    [own-six] davanti alla tua porta
    [own-corner-left] vicino alla tua bandierina di sinistra
   *[own-corner-right] vicino alla tua bandierina di destra
}
ca-there-carried = { $who } ha la palla { $there }.
ca-there-free = La palla è { $there }.
ca-there-goes = La palla va { $there }.
ca-there-aimed = La palla è diretta { $there }.
ca-there-comes-down = La palla scende { $there }.
ca-there-declared = { $count ->
    [0] { ca-there-comes-down }
   *[other] { ca-there-comes-down } In lista finora: { $who }.
}
ca-there-rush = La palla scende { $there }. Se esce, salta per prenderla.
ca-there-within = Entro 6 esagoni dalla palla, { $there }.
ca-there-around = Accanto a dove si trova, { $there }, o restare lì.
ca-there-near = La palla è { $there }; può farlo chi è accanto.

# Perché un esagono non è ammesso, su un campo che lo mostra. $hex è l’esagono scelto, o un altro.

ca-this-hex = questo esagono
ca-that-hex = quell’esagono
ca-refused-path-blocked = { $player } è sulla traiettoria.
ca-refused-path-blocked-by-teammate = { $player } è sulla traiettoria; con queste regole la palla non passa attraverso i compagni.
ca-refused-passer-blocked = { $player }, accanto a chi passa, sbarra la strada.
ca-refused-shot-out-of-range = { $away ->
    [one] Porta a { $away } esagono, massimo { $most }.
   *[other] Porta a { $away } esagoni, massimo { $most }.
}
ca-refused-shot-misses-goal-mouth = Da qui la linea della palla non passa tra i pali.
ca-refused-ball-in-the-way = La palla libera sbarra la strada a { $player }.
ca-refused-not-in-opposing-box = { $player } non è nell’area avversaria.
ca-refused-not-opposite-ball = { $player } non è nell’ultimo terzo opposto alla palla.
ca-refused-not-in-final-third = { $player } non è in un ultimo terzo.
ca-refused-feet-hands-or-nothing = La palla è fuori area: piedi, mani o niente.
ca-refused-target-needs-teammate = Un compagno deve arrivare sul bersaglio.
ca-refused-receiver-may-not-move = { $player } è sul bersaglio e deve restarci.
