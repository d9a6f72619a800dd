### Il regolamento.

rules-page-exact = La regola esatta
rules-page-legend = { $core }, { $advanced } e { $living } sono le edizioni: base, avanzata e regole aggiornate. Ciò che segue il nome fra parentesi vale solo lì.
