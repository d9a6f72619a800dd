# Le regole di una partita: opzioni a parole, regole pronte, inviti

options-title = Regole di questa partita
options-title-competition = Regole delle partite
options-open = Tutte le { $count } opzioni
options-back = Torna a squadre e tempo
options-back-competition = Torna alla competizione
options-chapters = Capitoli
options-all-chapters = Tutti i capitoli
options-changed-here =
    { $count ->
        [one] { $count } modifica
       *[other] { $count } modifiche
    }
options-search = Cerca fra le opzioni
options-search-in = Cerca fra { $count } opzioni
options-search-key = Cerca
options-shown = Opzioni mostrate
options-show-all = Tutte
options-show-changed = Modificate { $count }
options-show-editions = Secondo l’edizione { $count }
options-show-every = Mostra tutte le { $count } opzioni
options-found =
    { $count ->
        [0] Nessuna opzione trovata
        [one] { $count } opzione trovata
       *[other] { $count } opzioni trovate
    }
options-none = Nessuna opzione parla di «{ $query }».
options-none-changed = Nulla è modificato. Tutto è come nell’edizione.
options-undo = Annulla
options-undo-of = Annulla: { $title }
options-undo-all = Annulla tutto
options-other = Altro numero
options-other-of = { $title }: altro numero
options-number = Scegli un numero intero da { $least } a { $most }. La durata resta com’era.
options-followed = Cambiato insieme: { $options }.
options-edition =
    { $edition ->
        [core] base
        [advanced] avanzata
        [living] aggiornata
        [none] di solito
       *[other] { $edition }
    }
options-choose-edition =
    { $edition ->
        [core] Base
        [advanced] Avanzata
        [living] Aggiornata
       *[other] { $edition }
    }
options-line =
    { $edition ->
        [none] { $count ->
            [0] Le regole di sempre
            [one] Le regole di sempre con { $count } modifica
           *[other] Le regole di sempre con { $count } modifiche
        }
       *[other] { $count ->
            [0] { $edition }, senza modifiche
            [one] { $edition } con { $count } modifica
           *[other] { $edition } con { $count } modifiche
        }
    }
options-yours = Le tue regole
options-change = { $title }: { $value }
options-instead = { $edition }: { $value }
options-keep = Conserva come regole di casa
options-keep-why = Si conservano in questo browser, con l’edizione e la durata di un tempo.
options-keep-name = Nome
options-keep-replaces = Ci sono già regole di casa con questo nome. Saranno sostituite.
options-keep-go = Conserva
options-kept = { $name }: regole conservate.
options-ready-made = Regole pronte e di casa
options-taken = { $name }: regole scelte.
options-taken-in-part =
    { $count ->
        [one] { $name }: regole scelte. Una delle scelte non esiste più ed è stata tralasciata.
       *[other] { $name }: regole scelte. { $count } delle scelte non esistono più e sono state tralasciate.
    }
options-reset = Tutto è come nell’edizione.
options-forget = Elimina { $name }
options-forgotten = { $name }: regole eliminate.
options-beginners = Principianti
options-beginners-line =
    { $game ->
        [counter-attack] base, senza high pass
       *[other] base
    }
options-beginners-match = Partita per principianti
options-beginners-fact =
    { $game ->
        [counter-attack] Niente high pass; clessidre solo nel secondo tempo
       *[other] Regole più semplici
    }
options-last = Ultime usate
options-none-kept = Modifica qualcosa e conservalo qui, con un nome tuo.
options-invited =
    { $count ->
        [0] Chi inviti gioca con l’edizione così com’è.
        [one] Chi inviti vede la modifica, con queste parole, prima di accettare.
       *[other] Chi inviti vede le { $count } modifiche, con queste parole, prima di accettare.
    }

## Un invito a regole particolari

offer-title = Un invito per te
offer-against = contro
offer-yours = { $game }. Giocheresti con { $club }. Queste sono le regole:
offer-accept = Accetta e gioca
offer-watch = Guarda soltanto
offer-decline = Non ora
offer-open = L’invito resta aperto finché qualcuno non lo accetta.
