### Le livre de règles.

rules-page-exact = La règle exacte
rules-page-legend = { $core }, { $advanced } et { $living } sont les éditions : règles de base, avancées et évolutives. Ce qui suit leur nom entre parenthèses ne vaut que là.

## Le livre des règles dans le navigateur
book-game = Jeu
book-search = Chercher dans les règles
book-chapters = Chapitres
book-all = { $count ->
    [one] La règle par numéro
   *[other] Les { $count } règles par numéro
}
book-all-fact = Les règles exactes, en anglais, quand chaque mot compte.
book-all-editions = { $editions } sont les éditions, en anglais aussi ; ce qui suit l’une d’elles entre parenthèses ne vaut que là.
book-exact = Règles par numéro
book-in-chapter = Dans le chapitre
book-edition-choice = Édition
book-edition = { $edition ->
    [core] Base
    [advanced] Avancée
    [living] Évolutive
   *[other] { $edition }
}
book-amends = { $edition } :
book-in-this-chapter = Dans ce chapitre
book-differences = { $count ->
    [one] Les éditions diffèrent une fois
   *[other] Les éditions diffèrent { $count } fois
}
book-differences-fact = avec un ≠ dans le texte
book-from = { $edition ->
    [core] de la base
    [advanced] de l’avancée
    [living] de l’évolutive
   *[other] { $edition }
}
book-try = Essayer sur le terrain
book-try-title = Essayer sur le terrain
book-try-fact = { $count ->
    [one] Le dessin est une position : jouez à partir de là et voyez les chances changer.
   *[other] Les dessins sont des positions : jouez à partir de là et voyez les chances changer.
}
book-try-first = { $count ->
    [one] Ouvrir le dessin
   *[other] Ouvrir le premier dessin
}
book-try-drawing = Essayer le dessin
book-steps = Chapitres d’avant et d’après
book-before = avant
book-next = après
book-copy = Copier un lien vers { $rule }
book-copied = Lien copié
book-found = { $count ->
    [0] Rien trouvé pour « { $query } »
    [one] Un passage sur « { $query } »
   *[other] { $count } passages sur « { $query } »
}
book-nothing = Essayez un autre mot, l’identifiant d’une règle comme PASS-06, ou choisissez un chapitre.
book-unknown = Aucune règle ni aucun chapitre ne s’appelle { $name }
rule-from-log = ouverte depuis le journal
rule-pin = La garder ouverte quand le match continue
rule-more = En savoir plus
rule-less = Retour à la fiche
