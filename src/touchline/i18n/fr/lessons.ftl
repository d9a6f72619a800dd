# Le premier match guidé de chaque jeu : une carte a un titre, quelques mots et une tâche.

lesson-coach = Votre entraîneur
lesson-step = { $step } sur { $of }
lesson-offer = Vous débutez ? Jouez un premier match avec un entraîneur à vos côtés.
lesson-offer-fact = Un vrai match contre un ordinateur débutant, une idée à la fois. Rien n’est verrouillé.
lesson-first-match = Premier match
lesson-later = Plus tard
lesson-task-done = fait
lesson-waits = Jouez comme vous voulez. La carte suivante vient en son temps.
lesson-waits-for = Jouez comme vous voulez. Ensuite : { $title }.
lesson-back = Retour
lesson-next = Suite
lesson-show-me = Montrez-moi
lesson-show-none = Rien à montrer pour l’instant : tous les choix sont bons.
lesson-skip = Passer cette étape
lesson-skip-short = Passer
lesson-leave = Quitter la leçon, garder le match
lesson-recall = Rappeler l’entraîneur
lesson-close = Compris
lesson-play-on = Jouer
lesson-set-up = Mettre en place
lesson-set-up-fact = Cela ne s’est pas encore présenté. Essayez-le à côté du match, qui reste tel quel.
lesson-exercise = Exercice
lesson-exercise-over = C’était l’exercice. Votre match vous attend tel que vous l’avez laissé.
lesson-back-to-match = Retour au match
lesson-unfold = Afficher équipes, journal et dés
lesson-over = La leçon est finie. Le match continue.
lesson-ended = C’était votre premier match. Jouez-en un autre, ou revoyez-le.
lesson-key-on = Entraîneur : continuer
lesson-progress = { $done } étapes faites sur { $of }
lesson-group =
    { $group ->
        [carry] Porter
        [combine] Combiner
        [kick] Botter
        [move] Bouger
        [pass] Passer
        [score] Marquer
        [shot] Tirer
       *[tackle] Tacler
    }

## Counter Attack

lesson-ca-your-ball =
    Vous êtes { $us }, en bleu foncé, et jouez vers la droite. { $name } ({ $shirt }) a le ballon. Choisissez { $name }.
    .title = À vous le ballon
    .task = Choisir { $name }
lesson-ca-reach =
    Les cases éclairées sont à portée. Un nombre est le risque de perdre le ballon en route ; un point est sûr.
    .title = Où { $name } peut courir
    .task = Déplacer { $name }
lesson-ca-four-five-two =
    Quatre des vôtres peuvent bouger, puis cinq des leurs, puis deux des vôtres de deux cases. Bougez qui vous voulez, puis terminez l’étape.
    .title = Quatre, cinq, deux
    .task = Terminer l’étape
lesson-ca-their-five =
    { $them } bouge. Qui finit près du ballon peut tacler : dé plus Tacle contre votre dé plus Dribble.
    .title = Leurs cinq
    .task = Jouer la phase de mouvement jusqu’au bout
lesson-ca-your-call =
    Le mouvement est fini ; à vous d’annoncer. Choisissez la passe standard, ou la touche P, et pointez un coéquipier.
    .title = À vous d’annoncer
    .task = Viser un coéquipier
lesson-ca-read-the-chance =
    { $chance } % arrivent. { $rolling ->
        [0] Personne sur le chemin.
        [one] { $rivals } lance un dé en route et peut l’intercepter.
       *[other] { $rivals } lancent un dé en route et peuvent l’intercepter.
    } { $safer ->
        [yes] { $other } est plus sûr. Jouez l’une ou l’autre.
       *[no] Jouez-la, ou une autre.
    }
    .title = Lire la chance
    .task = Jouer une passe, celle que vous voulez
lesson-ca-what-follows =
    Elle est arrivée. Mouvement, tir en première intention ou passe en une touche : tout est toujours sous le terrain.
    .title = La suite
    .task = Faire l’annonce suivante
lesson-ca-without-the-ball =
    { $them } en a bougé quatre ; à vous d’en bouger cinq. Amenez quelqu’un près du porteur.
    .title = Sans le ballon
    .task = Serrer { $name }
lesson-ca-tackle =
    { $chance } % prennent le ballon, { $foul } % font faute, car un 1 l’est toujours. Par derrière, un 2 aussi. Taclez ou restez.
    .title = Le tacle
    .task = Tacler, ou rester
lesson-ca-in-range =
    Onze cases au plus, le but en vue : touche S. Dans la surface, vous pouvez tirer même pendant le mouvement.
    .title = À portée de tir
    .task = Regarder le tir
lesson-ca-save-hex =
    Choisissez une case du but. La case cerclée est celle où le gardien rencontre le ballon : à trois cases, il perd 1.
    .title = La case d’arrêt
    .task = Tirer
lesson-ca-play-on =
    Voilà le jeu. Têtes, corners, fautes : une carte vient à chaque première fois. Le sifflet me rappelle.
    .title = Jouez
    .task = Jouer

lesson-ca-remark-another = Un bon choix aussi. { $name } ({ $shirt }) a toujours le ballon, quand vous voudrez.
lesson-ca-remark-also-fine = Très bien aussi : n’importe qui peut bouger.
lesson-ca-remark-robbed = Ils ont pris le ballon. Cela arrive : ce sont les dés. À vous de le reprendre.
lesson-ca-remark-moved-again = Vous avez annoncé une autre phase de mouvement, ce qui est toujours permis. La passe peut attendre.
lesson-ca-remark-moved-first = Vous avez d’abord bougé. La passe peut attendre.
lesson-ca-remark-shot-instead = Vous avez tiré. Pourquoi pas ? La passe peut attendre.
lesson-ca-remark-stood-off = Vous êtes resté à distance. Il y aura une autre occasion de serrer.
lesson-ca-remark-no-shot = Pas de tir cette fois. Je vous le rappelle à la prochaine occasion.

lesson-ca-aside-cut-out =
    Leur dé a suffi : un joueur près du chemin du ballon l’a eu. Ils attaquent.
    .title = Interceptée
lesson-ca-aside-foul =
    Un 1 au tacle est une faute. Le dé de l’arbitre décide d’un carton ; l’attaque peut continuer ou prendre le coup franc.
    .title = Une faute
lesson-ca-aside-goal =
    L’équipe qui a encaissé engage, depuis le rond central.
    .title = But
lesson-ca-aside-corner =
    Les deux équipes se placent dans la surface et autour. Jouez court, ou envoyez le ballon dans la surface.
    .title = Un corner
lesson-ca-aside-throw-in =
    Chacun peut d’abord bouger, puis le lanceur joue vers un coéquipier.
    .title = Une touche
lesson-ca-aside-goal-kick =
    Leur gardien repart ; les deux équipes retrouvent leurs places.
    .title = Un six-mètres
lesson-ca-aside-header =
    Qui est proche peut disputer le ballon. Dé plus Tête : le plus haut total gagne.
    .title = De la tête
lesson-ca-aside-loose-ball =
    Les dés disent où il roule, et jusqu’où. Le premier arrivé l’a.
    .title = Ballon perdu
lesson-ca-aside-offside =
    Le receveur était derrière leur dernier défenseur au départ de la passe : coup franc pour eux.
    .title = Hors-jeu

## French Flair

lesson-ff-your-ball =
    Vous êtes { $us }, en bordeaux, et jouez vers la droite, à { $left } m de la ligne. Six cartes, numérotées comme les maillots. Choisissez le { $low }.
    .title = À vous le ballon
    .task = Choisir une carte
lesson-ff-advance =
    Chaque carte peut porter de 10 m. Jouez le { $low } : les petits numéros ne font guère autre chose, dépensez-les d’abord.
    .title = Avancer
    .task = Jouer une carte
lesson-ff-they-tackle =
    { $them } peut poser une carte. Deux dés chacun, le plus haut gagne. Un double intercepte pour eux, perce pour vous.
    .title = Ils plaquent
    .task = Voir le plaquage
lesson-ff-ruck =
    Les deux dés du gagnant marquent une zone, de { $from } à { $to }. Le perdant peut poser une carte et lancer un dé.
    .title = Le ruck
    .task = Voir qui répond
lesson-ff-contest =
    Dans la zone, le ballon est gagné. En dehors, c’est hors-jeu, et pénalité. Les faces pleines sont vos chances.
    .title = Dedans ou dehors
    .task = Lancer, ou laisser
lesson-ff-cards-run-out =
    Quand le ballon change de camp, chacun complète sa main à six. Tant que vous le gardez, votre main diminue.
    .title = Les cartes s’épuisent
    .task = Choisir une carte
lesson-ff-combination =
    Touchez { $cards }. Le { $first } ouvre de { $opens } m, chaque carte suivante porte de 10. Aucun plaquage entre elles.
    .title = Trois cartes, une action
    .task = Choisir les cartes dans cet ordre
    .task-2 = Les jouer
lesson-ff-dice =
    Le plus haut dé compte, 5 m par point. Deux vont plus loin, mais tout 1 est un en-avant : 17 ou 31 %.
    .title = Un dé ou deux ?
    .task = Lancer
lesson-ff-touch-kick =
    Loin de leur ligne, trouvez la touche : 5 m par point, lancer pour eux. Un 1 hors de vos 22 ne gagne rien.
    .title = Coup de pied en touche
    .task = Botter, comme vous voulez
lesson-ff-counter =
    Vous avez capté leur coup de pied. Une contre-attaque prend n’importe quelles cartes dans n’importe quel ordre ; la dernière peut courir.
    .title = Contre-attaque
    .task = Relancer
lesson-ff-their-22 =
    Ici chaque carte qui porte peut être plaquée, pas seulement la dernière. La bande hachurée montre où.
    .title = Leurs 22
    .task = Commencer une action
lesson-ff-over-the-line =
    Au-delà de la ligne, pas dessus : 5 points, puis un duel pour 2. Voilà le jeu ; le sifflet me rappelle.
    .title = Derrière la ligne
    .task = Jouer

lesson-ff-remark-single = Une seule carte cette fois. La combinaison attend son heure.
lesson-ff-remark-carried = Vous l’avez porté. Le coup de pied en touche attend son heure.

lesson-ff-aside-knock-on =
    Un 1 à la course ou à la réception lâche le ballon en avant. Mêlée pour les autres.
    .title = En-avant
lesson-ff-aside-try =
    5 points. Puis un duel de dés pour 2 de plus, et un coup d’envoi.
    .title = Essai
lesson-ff-aside-penalty =
    Tirez au but pour 3, trouvez la touche et gardez le lancer, ou jouez vite à la main.
    .title = Pénalité
lesson-ff-aside-scrum =
    Un duel de dés pour le ballon. Ensuite les numéros 1 à 5 restent liés ; un 8 et un 9 peuvent partir ensemble.
    .title = Une mêlée
lesson-ff-aside-lineout =
    Un duel de dés pour le ballon. Ensuite un maul de deux avants peut avancer.
    .title = Une touche
lesson-ff-aside-advantage =
    On joue après le hors-jeu. Si rien n’en sort, la pénalité est jouée quand même.
    .title = Avantage
lesson-ff-aside-interception =
    Un double du plaqueur prend le ballon en pleine course.
    .title = Interception
lesson-ff-aside-last-card =
    Main vide : le ballon passe à l’adversaire, et chacun complète sa main à six.
    .title = Plus de cartes
