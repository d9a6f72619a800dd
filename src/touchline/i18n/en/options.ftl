# The rules of a match: options in words, ready-made rules, invitations

options-title = Rules of this match
options-title-competition = Rules of the matches
options-open = All { $count } options
options-back = Back to teams and clock
options-back-competition = Back to the competition
options-chapters = Chapters
options-all-chapters = All chapters
options-changed-here =
    { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
options-search = Search the options
options-search-in = Search { $count } options
options-search-key = Search
options-shown = Options shown
options-show-all = All
options-show-changed = Changed { $count }
options-show-editions = Editions differ { $count }
options-show-every = Show all { $count } options
options-found =
    { $count ->
        [0] No option found
        [one] 1 option found
       *[other] { $count } options found
    }
options-none = No option speaks of “{ $query }”.
options-none-changed = Nothing is changed. Everything is as the edition has it.
options-undo = Undo
options-undo-of = Undo: { $title }
options-undo-all = Undo all
options-other = Another number
options-other-of = { $title }: another number
options-number = Choose a whole number from { $least } to { $most }. The length stays as it was.
options-followed = Changed with it: { $options }.
options-edition =
    { $edition ->
        [core] core
        [advanced] advanced
        [living] living
        [none] usual
       *[other] { $edition }
    }
options-choose-edition =
    { $edition ->
        [core] Core
        [advanced] Advanced
        [living] Living
       *[other] { $edition }
    }
options-line =
    { $edition ->
        [none] { $count ->
            [0] The usual rules
            [one] The usual rules with 1 change
           *[other] The usual rules with { $count } changes
        }
       *[other] { $count ->
            [0] { $edition }, unchanged
            [one] { $edition } with 1 change
           *[other] { $edition } with { $count } changes
        }
    }
options-yours = Your rules
options-change = { $title }: { $value }
options-instead = { $edition }: { $value }
options-keep = Keep as house rules
options-keep-why = They are kept in this browser, with the edition and the length of a half.
options-keep-name = Name
options-keep-replaces = There are house rules of this name. They will be replaced.
options-keep-go = Keep
options-kept = { $name } is kept.
options-ready-made = Ready-made and house rules
options-taken = { $name } is chosen.
options-taken-in-part =
    { $count ->
        [one] { $name } is chosen. One of its choices no longer exists and was left out.
       *[other] { $name } is chosen. { $count } of its choices no longer exist and were left out.
    }
options-reset = Everything is as the edition has it.
options-forget = Delete { $name }
options-forgotten = { $name } is deleted.
options-beginners = Beginners
options-beginners-line =
    { $game ->
        [counter-attack] core, no high passes
       *[other] core
    }
options-beginners-match = Beginners’ match
options-beginners-fact =
    { $game ->
        [counter-attack] No high passes; sand timers in the second half only
       *[other] Simpler rules
    }
options-last = Last used
options-none-kept = Change something and keep it here, under a name of your own.
options-invited =
    { $count ->
        [0] Whoever you invite plays by the edition as it is.
        [one] Whoever you invite sees the change, in these words, before accepting.
       *[other] Whoever you invite sees the { $count } changes, in these words, before accepting.
    }

## An invitation to rules of one's own

offer-title = You are invited
offer-against = against
offer-yours = { $game }. You would be { $club }. These are the rules:
offer-accept = Accept and play
offer-watch = Only watch
offer-decline = Not now
offer-open = The invitation stays open until somebody accepts it.
