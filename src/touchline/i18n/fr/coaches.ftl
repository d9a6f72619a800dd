# Pourquoi un entraîneur répondrait ainsi, en une ligne. $shirt est un maillot, $card une carte, $chance est en pour cent.

## Counter Attack

because-ca-shot = But dans { $chance } % de ces tirs.
because-ca-pass = Arrive au { $shirt } à { $chance } %.
because-ca-pass-space = Arrive dans l’espace à { $chance } %.
because-ca-high-pass = Au-dessus de la défense, précise à { $chance } % ; le { $shirt } est à la retombée.
because-ca-long-pass = Gagne beaucoup de terrain d’un coup.
because-ca-cross = Tombe à l’endroit visé à { $chance } %.
because-ca-head = La tête met le ballon où il faut.
because-ca-nutmeg = Passe le { $shirt }, qui est alors hors du coup.
because-ca-run = Le { $shirt } rapproche le ballon du but.
because-ca-turn-away = Le { $shirt } met le ballon à l’abri.
because-ca-collect = Le { $shirt } prend le ballon libre.
because-ca-support = Le { $shirt } y est démarqué pour une passe.
because-ca-challenge = Le { $shirt } va sur le porteur.
because-ca-cover = Le { $shirt } ferme le chemin du but.
because-ca-phase = Déplacer les joueurs vaut mieux qu’une passe.
because-ca-stop = Plus loin, le ballon est en danger.
because-ca-end = Les autres sont bien placés.
because-ca-tackle = Le ballon vaut le risque d’une faute.
because-ca-no = Essayer risque plus que cela ne rapporte.
because-ca-dive = Le gardien doit y aller.
because-ca-play-on = L’attaque vaut mieux que le coup franc.
because-ca-take-it = Le coup franc vaut mieux que l’avantage.
because-ca-places = Les joueurs se replacent d’abord.
because-ca-drop = Au pied, on peut en faire davantage.
because-ca-usual = C’est le choix classique.

## French Flair

because-ff-advance = Du terrain sûr, sans dé, à { $left } m de la ligne.
because-ff-run =
    { $metres ->
        [0] Les dés portent le ballon, à { $left } m de la ligne.
       *[other] { $metres } m sûrs, puis les dés, à { $left } m de la ligne.
    }
because-ff-kick =
    { $metres ->
        [0] Du terrain au pied, à { $left } m de la ligne.
       *[other] { $metres } m à la main, le reste au pied, à { $left } m de la ligne.
    }
because-ff-touch = Du terrain sûr au pied, et une touche.
because-ff-drop = 3 points à { $chance } %.
because-ff-maul = { $metres } m que personne ne peut plaquer.
because-ff-pick = { $metres } m que personne ne peut plaquer.
because-ff-one-die = Moins de risques qu’avec deux.
because-ff-two-dice = Le terrain vaut le risque.
because-ff-tackle = Le { $card } peut servir à les arrêter.
because-ff-contest = Le ballon à { $chance } % ; le { $card } peut servir.
because-ff-clear-out = Le ballon repris à { $chance } % ; le { $card } peut servir.
because-ff-goal = 3 points à { $chance } %, à { $left } m.
because-ff-penalty-touch = Du terrain et le lancer, à { $left } m de la ligne.
because-ff-tap = La ligne est proche et la main pleine : { $left } m.
because-ff-penalty = Des points ou une touche valent mieux que l’avantage.
because-ff-advantage = Une carte de plus, et la pénalité attend toujours.
because-ff-play = La main suffit pour jouer d’ici.
because-ff-ground = Un renvoi est plus sûr que jouer d’ici.
because-ff-mark = Un coup de pied qui ne coûte pas de carte.
because-ff-stop = La main se remplit : cela vaut mieux que 5 m.
because-ff-end = Le temps est écoulé et le score est bon.
because-ff-decline = Les cartes vaudront plus tard.
