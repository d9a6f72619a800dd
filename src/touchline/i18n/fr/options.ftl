# Les règles d’un match : options en mots, règles toutes prêtes, invitations

options-title = Règles de ce match
options-title-competition = Règles des matchs
options-open = Les { $count } options
options-back = Retour aux équipes et au temps
options-back-competition = Retour à la compétition
options-chapters = Chapitres
options-all-chapters = Tous les chapitres
options-changed-here =
    { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    }
options-search = Chercher dans les options
options-search-in = Chercher parmi { $count } options
options-search-key = Chercher
options-shown = Options affichées
options-show-all = Toutes
options-show-changed = Changées { $count }
options-show-editions = Selon l’édition { $count }
options-show-every = Afficher les { $count } options
options-found =
    { $count ->
        [0] Aucune option trouvée
        [one] { $count } option trouvée
       *[other] { $count } options trouvées
    }
options-none = Aucune option ne parle de « { $query } ».
options-none-changed = Rien n’est changé. Tout est comme dans l’édition.
options-undo = Annuler
options-undo-of = Annuler : { $title }
options-undo-all = Tout annuler
options-other = Autre nombre
options-other-of = { $title } : autre nombre
options-number = Choisissez un nombre entier de { $least } à { $most }. La durée reste comme elle était.
options-followed = Changé en même temps : { $options }.
options-edition =
    { $edition ->
        [core] de base
        [advanced] avancées
        [living] évolutives
        [none] d’habitude
       *[other] { $edition }
    }
options-choose-edition =
    { $edition ->
        [core] De base
        [advanced] Avancées
        [living] Évolutives
       *[other] { $edition }
    }
options-line =
    { $edition ->
        [none] { $count ->
            [0] Les règles habituelles
            [one] Les règles habituelles avec { $count } changement
           *[other] Les règles habituelles avec { $count } changements
        }
       *[other] { $count ->
            [0] { $edition }, sans changement
            [one] { $edition } avec { $count } changement
           *[other] { $edition } avec { $count } changements
        }
    }
options-yours = Vos règles
options-change = { $title } : { $value }
options-instead = { $edition } : { $value }
options-keep = Garder comme règles maison
options-keep-why = Elles sont gardées dans ce navigateur, avec l’édition et la durée d’une mi-temps.
options-keep-name = Nom
options-keep-replaces = Des règles maison portent ce nom. Elles seront remplacées.
options-keep-go = Garder
options-kept = { $name } : règles gardées.
options-ready-made = Règles toutes prêtes et maison
options-taken = { $name } : règles choisies.
options-taken-in-part =
    { $count ->
        [one] { $name } : règles choisies. Un de leurs choix n’existe plus et a été laissé de côté.
       *[other] { $name } : règles choisies. { $count } de leurs choix n’existent plus et ont été laissés de côté.
    }
options-reset = Tout est comme dans l’édition.
options-forget = Supprimer { $name }
options-forgotten = { $name } : règles supprimées.
options-beginners = Débutants
options-beginners-line =
    { $game ->
        [counter-attack] de base, sans passe haute
       *[other] de base
    }
options-beginners-match = Match de découverte
options-beginners-fact =
    { $game ->
        [counter-attack] Pas de passe haute ; sabliers en seconde mi-temps seulement
       *[other] Des règles plus simples
    }
options-last = Dernières utilisées
options-none-kept = Changez quelque chose et gardez-le ici, sous un nom à vous.
options-invited =
    { $count ->
        [0] La personne invitée joue selon l’édition telle quelle.
        [one] La personne invitée voit le changement, dans ces mots, avant d’accepter.
       *[other] La personne invitée voit les { $count } changements, dans ces mots, avant d’accepter.
    }

## Une invitation à des règles particulières

offer-title = Une invitation pour vous
offer-against = contre
offer-yours = { $game }. Vous joueriez { $club }. Voici les règles :
offer-accept = Accepter et jouer
offer-watch = Seulement regarder
offer-decline = Pas maintenant
offer-open = L’invitation reste ouverte jusqu’à ce que quelqu’un l’accepte.
