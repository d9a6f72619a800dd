# La page seule, sans serveur.

page-loading = Le moteur du jeu se charge : { $share }
page-failed = Le moteur du jeu n’a pas pu être chargé. Sans lui, aucun match ne peut se jouer.
page-alone = Tout se passe dans cette page, et rien n’en sort. Pour jouer à distance, il faut un serveur.
page-update = Une nouvelle version est prête.
page-update-now = L’utiliser
page-kept = Gardés dans ce navigateur
page-kept-may-vanish = Ce navigateur peut effacer ces matchs s’il manque de place. Enregistrez ceux que vous voulez garder, ou installez la page.
page-kept-well = Ce navigateur garde ces matchs jusqu’à ce que vous les supprimiez.
page-none = Aucun match pour l’instant. Un fichier de matchs peut être importé.
page-save-all = Tout enregistrer
page-bring-in = Importer des matchs
page-save = Enregistrer
page-save-one = Enregistrer { $home } – { $away } dans un fichier
page-delete = Supprimer
page-delete-one = Supprimer { $home } – { $away }
page-delete-sure = Supprimer pour de bon
page-keep-it = Garder
page-brought-in =
    { $count ->
        [one] Un match a été importé.
       *[other] { $count } matchs ont été importés.
    }
page-begin = Commencer
page-name-why = Il figure à côté de votre club et reste dans ce navigateur.
page-competitions-about = Championnats, coupes et saisons contre l’ordinateur, gardés dans ce navigateur
page-competitions-empty = Aucune compétition pour l’instant. Commencez-en une : vous contre l’ordinateur, avec classement, transferts et coupe.
page-competitions-may-vanish = Ce navigateur peut effacer vos compétitions s’il manque de place. Enregistrez dans un fichier celles que vous voulez garder, ou installez la page.
page-competitions-kept-well = Ce navigateur garde vos compétitions jusqu’à ce que vous les supprimiez.
page-bring-in-competition = Importer une compétition
page-delete-competition = Supprimer { $name }
page-elsewhere = Ce match est ouvert dans un autre onglet : ici, vous le regardez.
page-play-here = Jouer ici
page-storage-full = Il n’y a plus de place pour garder ce match. Ce que vous faites maintenant est perdu : supprimez des matchs ou libérez de la place, puis continuez.
page-not-kept = Ce navigateur ne garde pas ce match pour l’instant. Ce que vous faites est perdu tant que cela dure.
error-storage-full = Il n’y a plus de place dans ce navigateur. Supprimez des matchs dont vous n’avez plus besoin, puis réessayez.
error-not-kept = Ce navigateur n’a pas pu le garder.
error-bad-record = Ce fichier n’est pas un match de touchline, ou il a été modifié. Rien n’en a été pris.
error-open-elsewhere = Ce match est ouvert dans un autre onglet. Fermez-le d’abord là-bas.
error-in-competition = Ce match fait partie d’une compétition : il reste tant qu’elle est là.
