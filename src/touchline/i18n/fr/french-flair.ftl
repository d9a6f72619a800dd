# French Flair, in the words of its own rule sheet. A side takes the singular and never follows «de», which may be elided.

## Cards

ff-position = { $card ->
    [1] Pilier
    [2] Talonneur
    [3] Pilier
    [4] Deuxième ligne
    [5] Deuxième ligne
    [6] Flanker
    [7] Flanker
    [8] Numéro 8
    [9] Demi de mêlée
    [10] Ouvreur
    [11] Ailier
    [12] Centre
    [13] Centre
    [14] Ailier
   *[15] Arrière
}
ff-group = { $group ->
    [forward] avant
    [playmaker] stratège
   *[back] trois-quarts
}
ff-property = { $property ->
    [advance] avancée
    [run] course
    [kick] jeu au pied
    [touch] coup de pied en touche
   *[drop] drop
}

## Spots of the field. $line is one of halfway, metres, goal, in-goal, dead.

# With the name of the side that defends that end: where something is, where it goes, where it starts.
ff-at = { $line ->
    [halfway] sur la ligne médiane
    [metres] aux { $metres } m côté { $side }
    [goal] sur la ligne d’en-but côté { $side }
    [in-goal] dans l’en-but côté { $side }
   *[dead] en ballon mort côté { $side }
}
ff-to = { $line ->
    [halfway] jusqu’à la ligne médiane
    [metres] jusqu’aux { $metres } m côté { $side }
    [goal] jusqu’à la ligne d’en-but côté { $side }
    [in-goal] jusque dans l’en-but côté { $side }
   *[dead] en ballon mort côté { $side }
}
ff-from = { $line ->
    [halfway] depuis la ligne médiane
    [metres] depuis les { $metres } m côté { $side }
    [goal] depuis la ligne d’en-but côté { $side }
    [in-goal] depuis l’en-but côté { $side }
   *[dead] depuis la ligne de ballon mort côté { $side }
}

# As one side says it; $whose is own or theirs. Each of them can follow «de» and «à».
ff-spot = { $line ->
    [halfway] la ligne médiane
    [metres] { $whose ->
        [own] vos { $metres } m
       *[theirs] leurs { $metres } m
    }
    [goal] { $whose ->
        [own] votre ligne d’en-but
       *[theirs] leur ligne d’en-but
    }
    [in-goal] { $whose ->
        [own] votre en-but
       *[theirs] leur en-but
    }
   *[dead] { $whose ->
        [own] votre ligne de ballon mort
       *[theirs] leur ligne de ballon mort
    }
}
ff-spot-at = { $line ->
    [halfway] sur la ligne médiane
    [metres] { $whose ->
        [own] sur vos { $metres } m
       *[theirs] sur leurs { $metres } m
    }
    [goal] { $whose ->
        [own] sur votre ligne d’en-but
       *[theirs] sur leur ligne d’en-but
    }
    [in-goal] { $whose ->
        [own] dans votre en-but
       *[theirs] dans leur en-but
    }
   *[dead] { $whose ->
        [own] au-delà de votre ligne de ballon mort
       *[theirs] au-delà de leur ligne de ballon mort
    }
}
# From one spot to another; $from and $to are spots, or metres from the same goal line.
ff-spots = de { $from } à { $to }
ff-spots-alike = { $whose ->
    [own] vos { $from }–{ $to } m
   *[theirs] leurs { $from }–{ $to } m
}

## Time

ff-half = { $half ->
    [1] 1re mi-temps
   *[2] 2e mi-temps
}
ff-clock = { $clock ->
    [up] temps écoulé
    [phases] phase { $phase } sur { $of }
   *[minutes] phase { $phase }
}
ff-time = { $half } · { $clock }
# The phase at the side of the log.
ff-minute = { $phase }

## Plays. $kind is one of line, forwards, backs, counter, maul, pick, eight-nine; $opening is relay or plain.

ff-kind = { $opening ->
    [relay] { $kind ->
        [line] Liaison par relayeur
        [forwards] Suite d’avants par relayeur
        [backs] Trois-quarts par relayeur
       *[counter] Relance par relayeur
    }
   *[plain] { $kind ->
        [single] Action simple
        [line] Liaison de ligne
        [forwards] Suite d’avants
        [backs] Combinaison des trois-quarts
        [counter] Relance
        [maul] Maul
        [pick] Point de fixation
       *[eight-nine] Sortie 8-9
    }
}
ff-play = { $kind }, { $end }
ff-pair = { $kind }, { $cards }
# How a card concludes, and what one does before; also alone as the name of a single play.
ff-does = { $does ->
    [carries] { $card } +{ $metres }
    [relays] { $card } relaie
    [binds] { $card } se lie
    [advance] { $card } avance
    [run] { $card } part à la course
    [kick] { $card } joue au pied
    [touch] { $card } tape en touche
   *[drop] { $card } tente le drop
}
# What is made for sure before the dice of the last card.
ff-first = { $ending ->
    [run] { $metres } m + course
    [kick] { $metres } m + jeu au pied
    [touch] { $metres } m + coup de pied en touche
   *[drop] { $metres } m + drop
}
ff-alone = { $ending ->
    [run] course
    [kick] jeu au pied
    [touch] coup de pied en touche
   *[drop] drop
}
ff-ground = { $metres } m jusqu’à { $spot }
ff-no-dice = sans dé
ff-percent = { $size ->
    [least] <1 %
    [most] >99 %
   *[plain] { $percent } %
}
# A chance with one die and with two.
ff-chances = { $what ->
    [try] essai { $one } ou { $two }
    [over] essai { $one } ou { $two } sauf plaquage
    [knock-on] en-avant { $one } ou { $two }
    [kept] ballon gardé { $one } ou { $two }
    [dead] ballon mort { $one } ou { $two }
    [found] touche trouvée { $one } ou { $two }
   *[good] réussi { $one } ou { $two }
}
ff-several-chances = { $chances }
# Chances d’un coup qui peut être plaqué en chemin.
ff-if-not-tackled = { $chances }, sauf plaquage
# Ce que rapporte un coup en moyenne. $by vaut metres, points ou both.
ff-expected = { $by ->
    [metres] { $metres } m en moyenne
    [points] { $points } points en moyenne
   *[both] { $metres } m et { $points } points en moyenne
}
ff-fact = { $what ->
    [try] essai
    [try-unless] essai sauf plaquage
    [try-unless-from] essai sauf plaquage à partir du { $card }
    [spent] dernière carte : ballon perdu
    [tackle-from] plaquage possible à partir du { $card }
    [tackle] plaquage possible
   *[no-tackle] sans plaquage
}
ff-touch-kick = Coup de pied en touche
ff-card-alone = { $card } seul : { $chances }
ff-out-of-range = Hors de portée : la ligne de but est à { $metres } m, et un coup de pied porte à { $most } m au plus.
ff-pair-drives = { $cards } avancent de 5 m, sans plaquage

# What a card would do beside those that are chosen.
ff-join-adds = ajoute { $metres } m : { $cards }
ff-join-makes = { $play }
ff-join-alone = seul : { $powers }
ff-join-towards = peut suivre : { $cards }
ff-join-opens = ouvre : { $cards }

## Calls

ff-call = { $word ->
    [advantage] Jouer l’avantage
    [penalty] Prendre la pénalité
    [goal] Tenter les poteaux
    [touch] Taper en touche
    [tap] Jouer à la main
    [play] Jouer
    [ground] Aplatir
    [mark] Déclarer la marque
    [kick] Jouer au pied
    [stop] Arrêter les fixations
    [let-go] Laisser filer
    [let-score] Laisser marquer
    [leave] Laisser
   *[end] Finir la mi-temps
}
ff-call-fact = { $word ->
    [advantage] une carte de plus et le jeu continue ; la pénalité attend
    [penalty] la pénalité ici, et les deux mains complètes
    [goal] 3 points
    [touch] la touche là où le ballon sort
    [touch-own] le lancer est à vous
    [tap] action ouverte par un 9 ou un relayeur
    [play] à partir d’ici
    [ground] renvoi aux 22 pour vous
    [mark] un coup de pied sans carte
    [kick] 5 m par point
    [stop] les deux mains se complètent, et vous jouez
    [let-go] aucune carte n’est posée
    [let-score] aucune carte n’est posée
    [leave] aucune carte n’est posée
   *[end] le temps est écoulé
}
ff-lay = { $to ->
    [tackle] Poser une carte pour plaquer
    [contest] Poser une carte pour contester
   *[clear] Poser une carte pour déblayer
}

## Questions, as they are put to the side that is asked

ff-ask-play-choice = Ballon pour vous : choisissez une action
    .shared = Ballon pour vous : choisissez une action
ff-ask-play-choice-why = { $origin ->
    [kickoff] Après l’engagement : une relance ou une action simple, rien d’autre.
    [dropout] Après le renvoi aux 22 : une relance ou une action simple, rien d’autre.
    [kicked] Après un jeu au pied : une relance avec toute carte, ou une action habituelle.
    [free] Dans le jeu courant : une carte, ou une combinaison ouverte par un 9, un 10 ou un relayeur.
    [ruck] Sortie de ruck : toute carte seule peut avancer, un 9 peut tout faire ; deux cartes de 1 à 5 font un point de fixation.
    [scrum] Sortie de mêlée : 1 à 5 seulement en relayeur ; les trois-quarts demandent un 9 ou un relayeur ; 8 et 9 vont ensemble.
    [lineout] Sortie de touche : les trois-quarts demandent un 9 ou un relayeur ; deux cartes de 1 à 8 peuvent former un maul.
    [maul1] Sortie de maul : une deuxième avancée du maul, ou une autre action ; les trois-quarts demandent un 9 ou un relayeur.
    [maul2] Sortie de maul : les trois-quarts demandent un 9 ou un relayeur.
    [pickgo] Après un point de fixation : les trois-quarts demandent un 9 ou un relayeur ; pas d’autre point de fixation.
   *[tap] Pénalité à la main : la première carte est un 9 ou un relayeur.
}
ff-ask-tackle-offer = { $tackled ->
    [line] Plaquer { $rivals } sur votre ligne, ou laisser marquer ?
    [zone] Plaquer { $rivals } { $where }, ou laisser filer ?
   *[field] Plaquer { $rivals } { $where }, ou laisser filer ?
}
ff-ask-tackle-offer-why = { $tackled ->
    [line] Reprise à 5 m : même une avancée qui franchit la ligne peut être plaquée.
    [zone] Dans vos 22, chaque carte qui avance peut être plaquée.
   *[field] Posez une carte au choix ; chaque équipe lance deux dés.
}
ff-ask-last-card-tackle = Posez une carte : le ballon est à vous { $where }
ff-ask-last-card-tackle-why = Dernière carte jouée pour { $rivals } : pas de dés.
ff-ask-contest-offer = Contester le ruck ou le laisser à { $rivals } ?
ff-ask-contest-offer-why = { $faces ->
    [1] Posez une carte au choix et lancez un dé : seul un { $low } gagne le ballon, le reste est hors-jeu.
    [2] Posez une carte au choix et lancez un dé : { $low } ou { $high } gagne le ballon, le reste est hors-jeu.
    [6] Posez une carte au choix et lancez un dé : rien à craindre, toutes les faces gagnent le ballon.
   *[other] Posez une carte au choix et lancez un dé : de { $low } à { $high }, le ballon est gagné ; le reste est hors-jeu.
}
ff-ask-clear-offer = Déblayer ou laisser le ballon à { $rivals } ?
ff-ask-clear-offer-why = { ff-ask-contest-offer-why }
ff-ask-advantage-choice = { $rivals } est hors-jeu : avantage ou pénalité ?
ff-ask-advantage-choice-why = Avantage : une carte de plus maintenant, et la pénalité plus tard à moins de gagner 10 m.
ff-ask-penalty-choice = Pénalité pour vous { $where } : poteaux, touche ou main ?
ff-ask-penalty-choice-why = Les deux mains sont de nouveau complètes.
ff-ask-mark-choice = Marque pour vous { $where } : jeu au pied ou coup de pied en touche ?
ff-ask-mark-choice-why = De l’endroit de la marque, sans carte.
ff-ask-pick-again = Encore un point de fixation, ou arrêter ?
ff-ask-pick-again-why = 5 m de plus, sans plaquage. À l’arrêt, les deux mains se complètent.
ff-ask-landing-choice = { $or ->
    [ground] Ballon pour vous { $where } : jouer ou aplatir ?
    [mark] Ballon pour vous { $where } : jouer ou déclarer la marque ?
   *[end] Ballon pour vous { $where } : jouer ou finir la mi-temps ?
}
ff-ask-landing-choice-why = Vous avez capté le coup de pied adverse.
ff-ask-run-throw = Votre course : un dé ou deux ?
ff-ask-run-throw-why = 5 m par point du dé le plus haut.
ff-ask-kick-throw = Votre jeu au pied : un dé ou deux ?
ff-ask-kick-throw-why = 5 m par point.
ff-ask-kick-off-throw = Votre engagement : un dé ou deux ?
ff-ask-kick-off-throw-why = { ff-ask-kick-throw-why }
ff-ask-drop-out-throw = Votre renvoi aux 22 : un dé ou deux ?
ff-ask-drop-out-throw-why = { ff-ask-kick-throw-why }
ff-ask-touch-throw = Votre coup de pied en touche : un dé ou deux ?
ff-ask-touch-throw-why = 5 m par point, 10 m de plus sur un double.
ff-ask-penalty-touch-throw = Votre pénaltouche : un dé ou deux ?
ff-ask-penalty-touch-throw-why = 5 m par point, 10 m de plus sur un double ; le lancer est à vous.
ff-ask-drop-throw = Votre drop : un dé ou deux ?
ff-ask-drop-throw-why = 5 m par point, 10 m de plus sur un double ; il faut franchir la ligne, sans aucun 1.
ff-ask-goal-throw = Votre coup de pied de pénalité : un dé ou deux ?
ff-ask-goal-throw-why = { ff-ask-drop-throw-why }
ff-ask-scrum-throw = Votre mêlée : un dé ou deux ?
ff-ask-scrum-throw-why = L’adversaire lance autant de dés que vous ; l’égalité est pour vous.
ff-ask-lineout-throw = Votre touche : un dé ou deux ?
ff-ask-lineout-throw-why = { ff-ask-scrum-throw-why }
ff-ask-conversion-throw = Votre transformation : un dé ou deux ?
ff-ask-conversion-throw-why = { $conversion ->
    [solo] Réussi si aucun 1 ne sort.
   *[duel] L’adversaire lance autant de dés que vous ; l’égalité est pour vous.
}
# The same questions, as everybody else hears them.
ff-waits-play-choice = { $side } choisit une action
ff-waits-dice-choice = { $side } choisit un dé ou deux
ff-waits-tackle-offer = { $side } peut plaquer
ff-waits-last-card-tackle = { $side } pose une carte
ff-waits-contest-offer = { $side } peut contester le ruck
ff-waits-clear-offer = { $side } peut déblayer
ff-waits-advantage-choice = { $side } choisit avantage ou pénalité
ff-waits-penalty-choice = { $side } choisit poteaux, touche ou main
ff-waits-mark-choice = { $side } choisit un coup de pied
ff-waits-pick-again = { $side } peut encore jouer un point de fixation
ff-waits-landing-choice = { $side } a capté le ballon
ff-waits-time-check = Coup d’œil au chrono
# What is thrown or drawn next.
ff-roll = { $count ->
    [1] { $side } lance un dé
   *[other] { $side } lance { $count } dés
}
ff-draw = { $count ->
    [one] { $side } pioche { $count } carte
   *[other] { $side } pioche { $count } cartes
}

# What else bears on a decision.
ff-remark = { $what ->
    [your-advantage] Avantage pour vous : ballon perdu avant 10 m gagnés, pénalité.
    [their-advantage] Avantage adverse : ballon perdu avant 10 m gagnés, pénalité.
    [five-metres] Reprise à 5 m : le plaquage reste possible au-delà de la ligne.
   *[time-up] Temps écoulé : finissez la mi-temps, ou jouez jusqu’à la sortie du ballon.
}
ff-note = { $what ->
    [no-tackle] Cette course ne peut pas être plaquée.
    [last-card] Votre dernière carte : après la course, le ballon change de mains, sauf sur un double.
   *[double] Deux dés : { $chance } pour un double, qui évite le plaquage et donne une carte.
}

## Why something cannot be looked at

ff-not-asked = C’est à l’autre équipe de décider.
ff-no-play-now = Aucune action n’est à choisir maintenant.
ff-no-such-cards = Votre main n’a pas ces cartes.

## Outcomes

ff-outcome = { $word ->
    [knock-on] En-avant : mêlée adverse
    [ground] { $metres } m jusqu’à { $spot }
    [over] Ligne franchie, sauf plaquage
    [try] Essai
    [gathered] Réception adverse
    [regained] Ballon récupéré
    [scrum] En-avant adverse : mêlée pour vous
    [found] Touche trouvée
    [missed] Manqué
    [direct] Sortie directe en touche
    [dead] Ballon mort : renvoi aux 22 adverse
    [hand-lost] Ballon récupéré, mais sans carte
    [too-short] Trop court : mêlée adverse
    [their-try] Essai adverse
    [good] Réussi
    [short] Trop court
    [wide] À côté
    [won] Gagné
    [lost] Perdu
    [won-penalty] Gagné sur un double : pénalité
    [lost-penalty] Perdu sur un double : pénalité
    [won-card] Gagné sur un double : une carte de plus
    [lost-card] Perdu sur un double : une carte de plus
    [interception] Interception : ballon pour vous
    [ruck-won] Ruck, ballon pour vous
    [ruck-lost] Ruck, ballon adverse
    [tackle-missed] Plaquage manqué : le jeu continue
    [tackle-missed-try] Plaquage manqué : essai adverse
    [ball-won] Le ballon est à vous
    [ball-lost] Ballon repris par l’adversaire
    [your-offside-penalty] Votre hors-jeu : pénalité adverse
    [your-offside-choice] Votre hors-jeu : choix adverse
    [their-offside-penalty] Hors-jeu adverse : pénalité pour vous
   *[their-offside-choice] Hors-jeu adverse : à vous le choix
}
# What is good for the side that decides, all of it together.
ff-good = { $aim ->
    [no-knock-on] Sans en-avant
    [kept] Ballon gardé
    [found] Touche trouvée
    [good] Réussi
    [won] Gagné
   *[ball-won] Ballon gagné
}
ff-brought-back = { $outcome }, retour à la faute

# Ce que les dés doivent montrer, et ce qu’ils donnent : les lignes sous les chances d’une décision.
ff-need = { $what ->
    [pips] Vous lancez : 5 m par point.
    [highest] 5 m par point du dé le plus haut.
    [no-one] Vous lancez : un 1 est un en-avant, mêlée adverse.
    [free-double] Un double évite le plaquage et donne une carte.
    [gathered] Sans double : réception adverse.
    [low-double] Double 1, 2 ou 3 : ballon récupéré.
    [high-double] Double 4, 5 ou 6 : en-avant adverse, mêlée pour vous.
    [in-touch] Sans 1 : touche au point de chute, lancer adverse.
    [straight-into-touch] Un 1 hors de vos 22 : sortie directe, lancer adverse au point du coup de pied.
    [touch-missed] Un 1 depuis vos 22 : touche manquée, réception adverse.
    [penalty-touch] La touche est toujours trouvée ; le lancer est à vous.
    [long-double] Un double porte 10 m plus loin.
    [across-the-line] Ligne de but franchie, sans aucun 1 : 3 points.
    [not-good] Sinon le ballon est à l’adversaire au point de chute.
    [one-die-each] Un dé chacun : le plus haut gagne, l’égalité est pour vous.
    [two-dice-each] Deux dés chacun : d’abord un double, puis le dé le plus haut, puis l’autre ; l’égalité est pour vous.
    [double-for-a-penalty] Un double gagnant vaut une pénalité.
    [double-for-a-card] Un double gagnant donne une carte.
    [never-a-one] Vous lancez : réussi sans aucun 1.
    [double-intercepts] Vous lancez deux dés : un double intercepte.
    [double-breaks] Puis l’adversaire lance deux dés : un double casse le plaquage.
    [higher-makes-a-ruck] Sinon un ruck : le ballon va au lancer le plus haut, l’égalité est pour vous.
    [inside] { $faces ->
        [1] Vous lancez un dé : seul un { $low } gagne le ballon.
        [2] Vous lancez un dé : { $low } ou { $high } gagne le ballon.
        [6] Vous lancez un dé : toutes les faces gagnent le ballon.
       *[other] Vous lancez un dé : de { $low } à { $high }, le ballon est gagné.
    }
    [outside] Toute autre face est un hors-jeu.
   *[clear-out] L’adversaire peut alors déblayer avec un dé : de votre dé à { $high }, il reprend le ballon ; sinon il est hors-jeu.
}

## What happened

ff-event-half-began = { $half ->
    [1] La première mi-temps commence : engagement pour { $side }.
   *[2] La deuxième mi-temps commence : engagement pour { $side }.
}
ff-event-half-ended = { $half ->
    [1] La première mi-temps est terminée : { $home } { $homepoints }, { $away } { $awaypoints }.
   *[2] La deuxième mi-temps est terminée : { $home } { $homepoints }, { $away } { $awaypoints }.
}
ff-event-time-ran-out = { $half ->
    [1] Le temps de la première mi-temps est écoulé.
   *[2] Le temps de la deuxième mi-temps est écoulé.
}
ff-event-match-ended = { $drawn ->
    [yes] Match nul, { $most } partout.
   *[no] { $side } gagne { $most } à { $least }.
}

ff-event-drawn = { $known ->
    [yes] { $count ->
        [one] { $side } pioche { $count } carte : { $cards }.
       *[other] { $side } pioche { $count } cartes : { $cards }.
    }
   *[no] { $count ->
        [one] { $side } pioche { $count } carte.
       *[other] { $side } pioche { $count } cartes.
    }
}
ff-event-reshuffled = { $side } refait sa pioche avec sa défausse.
ff-event-declared = { $kind ->
    [single] { $side } choisit le { $cards }.
    [line] { $side } choisit une liaison de ligne : { $cards }.
    [forwards] { $side } choisit une suite d’avants : { $cards }.
    [backs] { $side } choisit une combinaison des trois-quarts : { $cards }.
    [counter] { $side } choisit une relance : { $cards }.
    [maul] { $side } choisit un maul : { $cards }.
    [pick] { $side } choisit un point de fixation : { $cards }.
   *[eight-nine] { $side } choisit la sortie 8-9 : { $cards }.
}
ff-declared-card = { $as ->
    [relay] { $card } en relayeur
    [advance] { $card } pour une avancée
    [run] { $card } pour une course
    [kick] { $card } pour un jeu au pied
    [touch] { $card } pour un coup de pied en touche
   *[drop] { $card } pour un drop
}
ff-event-card-played = { $relay ->
    [yes] { $side } joue le { $card } en relayeur.
   *[no] { $side } joue le { $card }.
}
ff-event-card-laid = { $to ->
    [tackle] { $side } pose le { $card } pour plaquer.
    [contest] { $side } pose le { $card } pour contester le ruck.
   *[clear-out] { $side } pose le { $card } pour déblayer.
}
ff-event-hand-lost = { $side } n’a aucune action possible et perd le ballon.
ff-event-hand-redrawn = { $side } n’a aucune action possible et se défausse : { $cards }.
ff-event-thrown = { $side } lance { $dice }.

ff-event-carried = { $metres ->
    [0] { $side } tente de franchir la ligne.
   *[other] { $side } avance de { $metres } m { $to }.
}
ff-event-mauled = { $side } forme un maul avec { $cards }, { $to }.
ff-event-picked-and-gone = { $side } joue un point de fixation avec { $cards }, { $to }.
ff-event-knocked-on = { $side } commet un en-avant { $at }.

ff-event-tackle-declined = { $side } ne plaque pas.
ff-event-tackle-missed = { $side } manque le plaquage.
ff-event-tackled-last-card = { $side } prend le ballon { $at } : dernière carte jouée pour { $rival }.
ff-event-intercepted = { $side } intercepte et court { $metres } m { $to }.
ff-event-ruck-formed = Ruck, ballon pour { $side } ; la zone de contest va de { $low } à { $high }.
ff-event-contest-won = { $side } réussit le contest.
ff-event-cleared-out = { $side } déblaie et reprend le ballon.
ff-event-offside = { $side } est hors-jeu.
ff-event-ruck-won = { $turnover ->
    [yes] { $side } récupère le ballon au ruck.
   *[no] { $side } garde le ballon au ruck.
}

ff-event-kicked = { $metres ->
    [0] { $side } joue au pied { $from } sans gagner de terrain.
   *[other] { $side } joue au pied, { $metres } m { $to }.
}
ff-event-gathered = { $side } capte le ballon { $at }.
ff-event-regained = { $side } récupère son coup de pied { $at }.
ff-event-touch-missed = { $side } ne trouve pas la touche.
ff-event-shot-missed = { $why ->
    [short] { $side } tente les poteaux : trop court.
   *[wide] { $side } tente les poteaux : à côté.
}
ff-event-went-dead = { $side } tape en ballon mort.
ff-event-grounded = { $side } aplatit dans son en-but.
ff-event-marked = { $side } déclare la marque { $at }.

ff-event-kick-off-taken = { $side } frappe l’engagement.
ff-event-drop-out-taken = { $side } frappe le renvoi aux 22.
ff-event-scrum-set = Mêlée { $at }, introduction pour { $side }.
ff-event-scrum-won = { $side } gagne la mêlée.
ff-event-lineout-set = Touche { $at }, lancer pour { $side }.
ff-event-lineout-won = { $side } gagne la touche.
ff-event-penalty-awarded = Pénalité pour { $side } { $at }.
ff-event-advantage-taken = { $side } joue l’avantage, faute { $at }.
ff-event-advantage-gained = L’avantage est acquis pour { $side }.
ff-event-brought-back = Le jeu revient { $to }, pour { $side }.

ff-event-try-scored = { $metres ->
    [0] { $side } marque un essai, 5 points.
   *[other] { $side } marque un essai depuis les { $metres } m, 5 points.
}
ff-event-conversion-made = { $side } transforme, 2 points.
ff-event-conversion-missed = { $side } manque la transformation.
ff-event-drop-goal-scored = { $side } passe un drop, 3 points.
ff-event-penalty-goal-scored = { $side } passe la pénalité, 3 points.
