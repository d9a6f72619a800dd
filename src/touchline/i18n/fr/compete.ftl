# Les compétitions : pages des championnats, des coupes, des clubs, du marché et des titres.

competitions-title = Compétitions
competitions-about = Championnats, coupes et saisons, entre amis ou contre des ordinateurs
competitions-new = Nouvelle compétition
competitions-empty = Vous ne participez encore à aucune compétition. Créez-en une : vos amis la rejoignent par un lien, et des ordinateurs prennent les clubs restants.
competitions-mine = Les vôtres
competitions-others = Ouvertes à tous
competitions-clubs =
    { $count ->
        [one] { $count } club
       *[other] { $count } clubs
    }
competitions-open =
    { $count ->
        [one] { $count } libre
       *[other] { $count } libres
    }
competitions-waiting = { $count } en attente de vous
clubs-title = Mes clubs
clubs-about = Les clubs que vous dirigez, dans toutes les compétitions
clubs-empty = Vous ne dirigez encore aucun club. Une saison en solo vous en donne un tout de suite.
clubs-season = Commencer une saison
format-league = Championnat
format-league-fact = Tout le monde joue contre tout le monde.
format-league-cup = Championnat et coupe
format-league-cup-fact = Un championnat ; les premiers du classement disputent une coupe.
format-cup = Coupe
format-cup-fact = Un tirage au sort, et le perdant est éliminé.
format-divisions = Divisions
format-divisions-fact = Plusieurs championnats, avec promotion et relégation.
format-season = Saison en solo
format-season-fact = Vous contre des ordinateurs : un club que vous gardez, un championnat, le marché et une coupe à la fin.
new-cup-about = Tout a une valeur habituelle ; il suffit de donner un nom.
new-cup-format = Ce que l’on joue
new-cup-how = Comment
new-cup-legs = Chacun rencontre chacun
new-cup-once = une fois
new-cup-twice = deux fois
new-cup-win = Points pour une victoire
new-cup-draw = Points pour un nul
new-cup-bonus = Points de bonus : quatre essais, ou une défaite de sept points au plus
new-cup-divisions = Divisions
new-cup-moving = Montées et descentes
new-cup-entrants = En coupe
new-cup-first = les { $count } premiers
new-cup-ties = Tours de coupe
new-cup-away-goals = Les buts à l’extérieur départagent
new-cup-squads = Effectifs
new-cup-squads-by = Les effectifs sont formés
new-cup-lot = par tirage
new-cup-draft = par draft
new-cup-deck = Le jeu de cartes est fabriqué pour vous : { $clubs } clubs prennent { $others } joueurs de champ et { $keepers } gardiens, et il en reste pour le marché.
new-cup-deck-own = Votre jeu suffit : { $clubs } clubs prennent { $others } joueurs de champ et { $keepers } gardiens.
new-cup-deck-small = Ce jeu suffit pour { $most } clubs au plus.
new-cup-market = Transferts, scellés jusqu’à la fin de la journée
new-cup-count = { $count }, de 2 à { $most }
new-cup-fewer = Un club de moins
new-cup-invented = inventé
new-cup-club-name = Nom du club { $number }
new-cup-club-who = Qui dirige le club { $number }
new-cup-club-level = Ordinateur du club { $number }
new-cup-who-you = vous
new-cup-who-invited = invité
new-cup-who-computer = ordinateur
new-cup-links = Chaque club invité reçoit un lien personnel ; un lien commun remplit les clubs libres l’un après l’autre.
new-cup-calendar = Calendrier
new-cup-start = La première journée s’ouvre
new-cup-start-fact = Sans date, dès que chaque club a quelqu’un.
new-cup-deadlines = Les journées ont une échéance
new-cup-round-lasts = Une journée dure
new-cup-unit = Unité
new-cup-early = La journée suivante s’ouvre dès que l’une est finie
unit-minutes = minutes
unit-hours = heures
unit-days = jours
unit-weeks = semaines
new-cup-late = Quand quelqu’un est en retard
late-line-up = Composition non donnée
late-line-up-stand-in = un remplaçant la donne
late-line-up-organiser = l’organisateur décide
late-match = Match non terminé dans sa journée
late-match-carry = continue
late-match-carry-fact = Il continue dans la journée suivante, puis un ordinateur joue pour qui doit jouer.
late-match-award = 0–3
late-match-award-fact = 0–3 contre qui est en retard ; un nul si les deux le sont.
late-match-organiser = organisateur
late-match-organiser-fact = L’organisateur décide à chaque fois.
late-absent = Absent deux journées de suite
late-absent-computer = un ordinateur prend le club
late-absent-organiser = l’organisateur décide
new-cup-seen = Qui la voit
seen-managers = Les entraîneurs seuls
seen-link = Qui a le lien
seen-lobby = Tout le monde
new-cup-people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
new-cup-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matchs
    }
new-cup-cup-of = avec une coupe à { $count }
new-cup-create = Créer et inviter
new-cup-begin = Commencer la saison
season-your-club = Nom de votre club
season-name = Saison : { $club }
season-club = Club { $name }
cup-tab-overview = Vue d’ensemble
cup-tab-fixtures = Calendrier
cup-tab-statistics = Statistiques
cup-tab-cup = Coupe
cup-tab-market = Marché
cup-tab-clubs = Clubs
cup-tab-journal = Journal
cup-tab-organise = Organiser
cup-state-filling = en attente de clubs
cup-state-drafting = draft en cours
cup-state-running = en cours
cup-state-over = terminée
cup-season = Saison { $season }
cup-round-of = journée { $round } sur { $rounds }
cup-organised = organisée par { $names }
cup-computer = ordinateur, { $level }
cup-stands-in = { $computer }, à la place de { $manager }
cup-share = Partager
cup-save = Enregistrer
cup-results = Feuille de résultats
cup-as-of = Le serveur est injoignable : état à { $time }.
cup-last-season = Saison précédente
cup-next-season = Saison suivante
cup-champions = Vainqueur : { $names }
cup-round = Journée { $round }
cup-day = Coupe, tour { $round }
cup-fixtures = Matchs
cup-all-fixtures = Tout le calendrier
cup-ends = jusqu’au { $day }
cup-until = jusqu’au { $time }
cup-none = Aucun match n’a été joué.
cup-none-yet = Aucun match n’a été joué. La première journée s’ouvre le { $day }.
club-state-in = inscrit
club-state-invited = invité
club-state-open = libre
club-state-computer = ordinateur
club-you = vous
club-yours = Votre club
fill-title =
    { $open ->
        [0] Chaque club a quelqu’un
        [one] { $open } club est libre
       *[other] { $open } clubs sont libres
    }
fill-drafting = Les effectifs sont en cours de draft
fill-start = Commencer maintenant
fill-start-computers = Compléter avec des ordinateurs et commencer
fill-starts = Début le { $day } ; la veille, des ordinateurs prennent ce qui reste libre.
fill-starts-full = Début dès que chaque club a quelqu’un.
fill-pick = { $club } choisit
fill-picks = choix { $pick } sur { $picks }
fill-pick-yours = Choisir
fill-link = Lien personnel de { $club }
fill-link-all = Un lien pour tous les clubs libres
fill-renew = Nouveau lien
fill-invite = Créer un lien
fill-computer = Ordinateur
fill-computer-reason = complété avant le début
fill-note = Un lien personnel sert une fois ; le lien commun remplit les clubs libres l’un après l’autre.
join-title = Vous êtes invité à jouer
join-why = Ce lien vous donne un club dans la compétition. Il vous faut un nom ici, rien d’autre.
join-go = Prendre le club
table-title = Classement
table-division = Division { $division }
table-club = Club
table-played = Joués
table-played-short = J
table-won = Gagnés
table-won-short = G
table-drawn = Nuls
table-drawn-short = N
table-lost = Perdus
table-lost-short = P
table-goals =
    { $game ->
        [french-flair] Marqués
       *[other] Buts
    }
table-form = Cinq derniers
table-split = À égalité, départagés par
table-points = Points
table-adjusted = { $points } par l’organisateur
table-cup-places = Les { $count } premiers disputent la coupe
table-order = À égalité de points : différence, marqués, confrontations, tirage
scorers-title = Buteurs
scorers-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matchs
    }
scorers-none = Personne n’a encore marqué.
cards-title = Cartons
cards-yellows = Cartons jaunes
cards-reds = Cartons rouges
cards-left =
    { $count ->
        [one] à un carton de la suspension
       *[other] à { $count } cartons de la suspension
    }
cards-none = Personne n’est averti.
cards-fact = Le troisième jaune coûte un match, puis le compte repart.
absences-title = Absents au prochain match
absences-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matchs
    }
absences-none = Tout le monde est disponible.
news-title = Nouvelles
fixture-v = –
fixture-state-to-play = à jouer
fixture-state-running = en cours
fixture-state-finished = terminé
fixture-state-overdue = en retard
fixture-running-half =
    { $half ->
        [1] 1re mi-temps
        [2] 2e mi-temps
        [5] tirs au but
       *[other] prolongation
    }
fixture-decided = * décidé par l’organisateur
fixture-go = Aller au match
fixtures-mine = Mes matchs seulement
fixtures-on = maintenant
fixtures-opens = Ouvre le { $time }.
fixtures-line-ups = Compositions pour le { $time }.
fixtures-ends = Résultat pour le { $time }.
fixture-due = résultat pour le { $time }
fixture-opening = Vous entrez dès que les deux équipes sont prêtes.
fixture-play-now = Jouer maintenant, composition de l’ordinateur
fixture-step-line-ups = Compositions
fixture-step-boosts = Renforts
fixture-step-ready = Prêts
fixture-step-match = Match
fixture-ready = prêt
fixture-not-ready = pas prêt
fixture-line-up-in = composition reçue
fixture-sealed = Votre composition est scellée
fixture-name-line-up = Vos 16 joueurs
fixture-short = Vous jouez à { $count }.
fixture-seal = Sceller la composition
fixture-change = La changer
fixture-computer-line-up = Laisser choisir l’ordinateur
fixture-ready-go = Prêt à jouer
fixture-unready = Pas encore
fixture-last = Dernière rencontre
boosts-title =
    { $count ->
        [0] Les six renforts sont placés
        [one] Placez encore un renfort
       *[other] Placez encore { $count } renforts
    }
boosts-how = Choisissez une caractéristique inférieure à 6. Ce qui n’est pas placé est perdu.
boosts-back = Annuler
boosts-arrange = Placer pour moi
boosts-place = { $name }, { $attribute } { $value } : un de plus
boosts-stand = Ce qui est placé vaudra à partir du { $time }.
line-up-name = Donner une composition
line-up-name-usual = habituelle
line-up-called = Elle s’appelle
line-up-save = Enregistrer
line-up-formation = Dispositif
line-up-missing =
    { $count ->
        [one] { $count } indisponible
       *[other] { $count } indisponibles
    }
line-up-fit = tous disponibles
line-up-propose = Prendre la proposition
line-up-bench = Remplaçants
line-up-shirt = Maillot { $shirt }
line-up-out = absent
line-ups-title = Compositions
line-ups-none = Aucune composition enregistrée. Sans elle, l’ordinateur choisit si vous êtes en retard.
squad-keepers = Gardiens
squad-others = Joueurs de champ
club-player = Joueur
club-value = Valeur
club-played = Joués
club-out = Indisponible
club-managed = Entraîneur : { $name }
club-place = place { $place }
club-available = sur { $count } disponibles
club-budget = points à dépenser
club-return = Reprendre le club
club-value-fact = Valeur : ce que les caractéristiques dépassent 3 au total, au moins 1.
club-out-fact = Suspensions et blessures courent ensemble.
club-kit = Blason et maillot
club-kit-fact = Sombre à domicile, clair à l’extérieur : jamais de confusion. Vos couleurs sont sur le blason.
club-dress = Changer le nom et le blason
club-letters = Lettres
club-shape = Forme
crest-shield = Écu
crest-round = Rond
crest-diamond = Losange
crest-pennant = Fanion
club-colour-one = Fond
club-colour-two = Lettres et bord
club-honours = Palmarès
club-points = { $points } points
club-book = Livre du club
club-book-none = Rien ne s’est encore passé.
market-about = Joueurs sans club. Les offres sont traitées le { $time }.
market-about-round = Joueurs sans club. Les offres sont traitées à la fin de la journée.
market-sealed = Personne ne voit vos offres avant.
market-kind = Genre
market-others = Joueurs de champ { $count }
market-keepers = Gardiens { $count }
market-sort = Trier par
market-find = Nom ou pays
market-none = Tout le monde a un club. Les joueurs libérés apparaissent ici.
market-none-found = Personne ne correspond.
market-pick = Prendre
market-choose = Choisir
market-offered = offre { $number }
market-points = Vos points
market-spent = dépensés
market-in-offers = en offres
market-free = libres
market-won = { $points } gagnés. Dépenser ne change jamais le classement.
market-offer = Offre { $number }
market-keeper-for = un gardien pour un gardien
market-other-for = un joueur de champ pour un autre
market-release = Libérer
market-buy = Acheter
market-player = { $name }, valeur { $value }
market-points-free = Points libres
market-squad-value = Valeur de l’effectif
market-then = Le nouveau joueur peut jouer dès la prochaine journée ; { $name } est alors à vendre pour tous. Vous pouvez retirer l’offre jusqu’au règlement.
market-make = Offrir { $points } points
market-first = La mettre en premier
market-nobody-goes = Il ne reste personne de ce genre à libérer.
market-yours = Vos offres
market-order = traitées dans cet ordre
market-for = { $buys } pour { $releases }
market-up = Monter
market-withdraw = Retirer
market-no-offers = Vous n’avez fait aucune offre pour cette journée.
market-transfers = Transferts
market-through = conclu
market-to = à { $club }, plus bas au classement
market-refused = non conclu
tie-draw = Voir le tirage
tie-draw-title = Le tirage
tie-draw-all = Tout montrer
tie-legs =
    { $legs ->
        [1] un match
       *[other] aller-retour
    }
tie-leg = Match { $leg }
tie-decider = Match d’appui
tie-bye = exempt
tie-or = { $names }
tie-open = à connaître
tie-none = La coupe est tirée au sort à la fin du championnat : les { $count } premiers la disputent.
journal-title = Journal
journal-decisions = Décisions seulement
journal-none = Rien n’a encore été écrit.
journal-reason = Motif : { $reason }
journal-by = par { $name }
journal-undone = annulé
correct-reason = Motif, lisible par tous
correct-before = Avant
correct-after = Après
correct-place = place
correct-nothing = Le classement ne change pas.
correct-look = Voir ce qui change
correct-decide = Décider
organise-decide = Décisions
organise-why = Chacune est écrite dans le journal avec son motif et peut être annulée.
organise-go = Décider
organise-correct = Corriger un résultat
organise-correct-fact = Un autre score compte ; le match reste tel qu’il a été joué.
organise-award = Donner un résultat sans match
organise-award-fact = Un résultat sans match, comme pour un forfait.
organise-annul = Annuler un match
organise-annul-fact = Il est rejoué, avec d’autres dés.
organise-postpone = Reporter un match
organise-postpone-fact = Il est joué dans une journée suivante.
organise-adjust = Donner ou retirer des points
organise-adjust-fact = Ils comptent au classement.
organise-replace = Remplacer un entraîneur
organise-replace-fact = Un ordinateur prend le club, ou une autre personne est invitée.
organise-organisers = Organisateurs
organise-remove = Retirer
organise-name = Nom d’une personne ici
organise-add = Ajouter
organise-fixture = Match
organise-day = À la journée
organise-points = Points
organise-coach = Par
organise-human = une personne invitée
organise-next = Saison suivante
organise-next-fact = Réglages et clubs inchangés ; les clubs montent et descendent.
organise-squads = Effectifs
organise-squads-kept = restent
organise-squads-lot = sont retirés au sort
organise-next-go = Commencer la saison suivante
name-title = Comment vous appelez-vous ici ?
name-why = Ni mot de passe ni courriel : ce navigateur garde une clé, et le nom, c’est vous.
name-yours = Nom
name-take = Prendre ce nom
identity-title = Nom et clé
identity-about = Qui vous êtes sur ce serveur, sans mot de passe
identity-none = Vous n’avez pas encore de nom ici. On vous le demande quand il le faut.
identity-since = depuis le { $day }
identity-fact = La clé n’est que dans ce navigateur. Gardez un lien personnel pour être vous-même ailleurs, et quand ce navigateur n’existera plus.
identity-link = Lien personnel
identity-link-none = Vous n’en avez pas. Sans lui, perdre ce navigateur, c’est perdre vos clubs.
identity-link-since = Créé le { $day }. Il n’est plus montré ; un nouveau le remplace.
identity-link-once = Gardez-le avec vos secrets : il n’est montré qu’une fois
identity-link-make = Créer un lien personnel
identity-link-renew = En créer un nouveau
identity-browsers = Vos navigateurs
identity-browser = Un navigateur
identity-here = celui-ci
title-title = Le titre itinérant
title-about = qui bat le tenant le prend
title-nobody = Personne ne le détient encore. Le premier match entre deux personnes nommées le fonde.
title-since = Tenant depuis le { $day }
title-reign =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, { $defences ->
        [one] { $defences } défense
       *[other] { $defences } défenses
    }
title-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
title-answer = Jouer contre { $name }
title-challenge = Défier { $name }
title-withdraw = Quitter la file
title-challengers = Challengers
title-order = un à la fois, dans l’ordre d’arrivée
title-answer-by = réponse avant le { $day }
title-from = depuis le { $day }
title-accepted = accepté
title-waits = attend
title-no-challengers = Personne n’a défié le tenant.
title-how = Comment il voyage
title-how-win = Battez le tenant et le titre est à vous, avec la date et le match.
title-how-draw = Un nul le laisse où il est.
title-how-answer = Un défi resté sans réponse { $days } jours le fait passer.
title-how-people = Les ordinateurs et deux joueurs sur un même écran ne peuvent pas le gagner.
title-reigns = Règnes
title-no-reigns = Aucun règne encore.
title-matches = Matchs pour le titre
title-no-matches = Aucun match pour le titre encore.
title-taken = pris
title-kept = gardé
