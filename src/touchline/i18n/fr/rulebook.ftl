### Le livre de règles.

rules-page-exact = La règle exacte
rules-page-legend = { $core }, { $advanced } et { $living } sont les éditions : règles de base, avancées et évolutives. Ce qui suit leur nom entre parenthèses ne vaut que là.
