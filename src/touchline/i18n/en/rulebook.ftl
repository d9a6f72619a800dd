### The rulebook.

rules-page-exact = The exact rule
rules-page-legend = { $core }, { $advanced } and { $living } are the editions; what follows one of them in brackets holds there only.

## The rulebook in the browser
book-game = Game
book-search = Search the rules
book-chapters = Chapters
book-all = { $count ->
    [one] The one rule by number
   *[other] All { $count } rules by number
}
book-all-fact = The exact rules, in English, for when every word counts.
book-all-editions = { $editions } are the editions; what follows one of them in brackets holds there only.
book-exact = Rules by number
book-in-chapter = In the chapter
book-edition-choice = Edition
book-edition = { $edition ->
    [core] Core
    [advanced] Advanced
    [living] Living
   *[other] { $edition }
}
book-amends = { $edition }:
book-in-this-chapter = In this chapter
book-differences = { $count ->
    [one] The editions differ once
   *[other] The editions differ { $count } times
}
book-differences-fact = marked ≠ in the text
book-from = { $edition ->
    [core] from core
    [advanced] from advanced
    [living] from living
   *[other] from { $edition }
}
book-try = Try it on the board
book-try-title = Try it on the board
book-try-fact = { $count ->
    [one] The drawing is a position: play on from it and watch the chances change.
   *[other] The drawings are positions: play on from them and watch the chances change.
}
book-try-first = { $count ->
    [one] Open the drawing
   *[other] Open the first drawing
}
book-try-drawing = Try the drawing
book-steps = Chapters before and after
book-before = before
book-next = next
book-copy = Copy a link to { $rule }
book-copied = Link copied
book-found = { $count ->
    [0] Nothing found for “{ $query }”
    [one] One passage about “{ $query }”
   *[other] { $count } passages about “{ $query }”
}
book-nothing = Try another word, the id of a rule such as PASS-06, or choose a chapter.
book-unknown = There is no rule or chapter called { $name }
rule-from-log = opened from the log
rule-pin = Keep it open while the match goes on
rule-more = More
rule-less = Back to the card
