### Il regolamento.

rules-page-exact = La regola esatta
rules-page-legend = { $core }, { $advanced } e { $living } sono le edizioni: base, avanzata e regole aggiornate. Ciò che segue il nome fra parentesi vale solo lì.

## Il regolamento nel browser
book-game = Gioco
book-search = Cerca nelle regole
book-chapters = Capitoli
book-all = { $count ->
    [one] La regola per numero
   *[other] Tutte le { $count } regole per numero
}
book-all-fact = Le regole esatte, in inglese, per quando ogni parola conta.
book-all-editions = { $editions } sono le edizioni, anch’esse in inglese; ciò che segue una di esse tra parentesi vale solo lì.
book-exact = Regole per numero
book-in-chapter = Nel capitolo
book-edition-choice = Edizione
book-edition = { $edition ->
    [core] Base
    [advanced] Avanzata
    [living] Aggiornata
   *[other] { $edition }
}
book-amends = { $edition }:
book-in-this-chapter = In questo capitolo
book-differences = { $count ->
    [one] Le edizioni differiscono una volta
   *[other] Le edizioni differiscono { $count } volte
}
book-differences-fact = segnate con ≠ nel testo
book-from = { $edition ->
    [core] dalla base
    [advanced] dall’avanzata
    [living] dall’aggiornata
   *[other] { $edition }
}
book-try = Prova sul campo
book-try-title = Prova sul campo
book-try-fact = { $count ->
    [one] Il disegno è una posizione: gioca da lì e guarda cambiare le probabilità.
   *[other] I disegni sono posizioni: gioca da lì e guarda cambiare le probabilità.
}
book-try-first = { $count ->
    [one] Apri il disegno
   *[other] Apri il primo disegno
}
book-try-drawing = Prova il disegno
book-steps = Capitoli prima e dopo
book-before = prima
book-next = dopo
book-copy = Copia un link a { $rule }
book-copied = Link copiato
book-found = { $count ->
    [0] Nessun risultato per «{ $query }»
    [one] Un passo su «{ $query }»
   *[other] { $count } passi su «{ $query }»
}
book-nothing = Prova un’altra parola, il codice di una regola come PASS-06, o scegli un capitolo.
book-unknown = Non c’è nessuna regola né capitolo di nome { $name }
rule-from-log = aperta dalla cronaca
rule-pin = Tienila aperta mentre la partita continua
rule-more = Di più
rule-less = Torna alla scheda
