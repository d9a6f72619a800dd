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
