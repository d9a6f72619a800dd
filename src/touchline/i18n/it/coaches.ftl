# Perché un allenatore risponderebbe così, in una riga. $shirt è una maglia, $card una carta, $chance è in per cento.

## Counter Attack

because-ca-shot = Gol nel { $chance } % di questi tiri.
because-ca-pass = Arriva al { $shirt } con il { $chance } %.
because-ca-pass-space = Arriva nello spazio libero con il { $chance } %.
because-ca-high-pass = Scavalca la difesa, precisa al { $chance } %; la aspetta il { $shirt }.
because-ca-long-pass = Guadagna molto campo in un colpo.
because-ca-cross = Cade dove si mira con il { $chance } %.
because-ca-head = Il colpo di testa porta la palla dove serve.
because-ca-nutmeg = Supera il { $shirt }, che resta tagliato fuori.
because-ca-run = Il { $shirt } porta la palla più vicino alla porta.
because-ca-turn-away = Il { $shirt } porta la palla fuori pericolo.
because-ca-collect = Il { $shirt } prende la palla libera.
because-ca-support = Lì il { $shirt } può ricevere palla.
because-ca-challenge = Il { $shirt } va sul portatore.
because-ca-cover = Il { $shirt } chiude la strada verso la porta.
because-ca-phase = Ora muovere i giocatori vale più di un passaggio.
because-ca-stop = Più avanti la palla è in pericolo.
because-ca-end = Gli altri sono già ben messi.
because-ca-tackle = La palla vale il rischio di un fallo.
because-ca-no = Provarci rischia più di quanto può dare.
because-ca-dive = Il portiere deve uscire.
because-ca-play-on = L’azione vale più della punizione.
because-ca-take-it = La punizione vale più del vantaggio.
because-ca-places = Prima i giocatori si piazzano meglio.
because-ca-drop = Con i piedi si può fare di più.
because-ca-usual = Di solito qui si fa così.

## French Flair

because-ff-advance = Campo sicuro senza dadi, a { $left } m dalla linea.
because-ff-run =
    { $metres ->
        [0] Decidono i dadi, a { $left } m dalla linea.
       *[other] { $metres } m sicuri, poi i dadi, a { $left } m dalla linea.
    }
because-ff-kick =
    { $metres ->
        [0] Campo con il piede, a { $left } m dalla linea.
       *[other] { $metres } m alla mano, il resto al piede, a { $left } m dalla linea.
    }
because-ff-touch = Campo sicuro con il piede, poi una touche.
because-ff-drop = 3 punti con il { $chance } %.
because-ff-maul = { $metres } m che nessuno può placcare.
because-ff-pick = { $metres } m che nessuno può placcare.
because-ff-one-die = Rischia meno che con due.
because-ff-two-dice = Il campo vale il rischio.
because-ff-tackle = La carta { $card } si può spendere per fermarli.
because-ff-contest = La palla con il { $chance } %; la carta { $card } si può spendere.
because-ff-clear-out = Palla ripresa con il { $chance } %; la carta { $card } si può spendere.
because-ff-goal = 3 punti con il { $chance } %, da { $left } m.
because-ff-penalty-touch = Campo e rimessa, a { $left } m dalla linea.
because-ff-tap = La linea è vicina e la mano è piena: { $left } m.
because-ff-penalty = Punti o touche valgono più del vantaggio.
because-ff-advantage = Una carta in più, e la punizione resta.
because-ff-play = La mano basta per giocare da qui.
because-ff-ground = Una rimessa è più sicura che giocare da qui.
because-ff-mark = Un calcio che non costa carte.
because-ff-stop = La mano si riempie: vale più di 5 m.
because-ff-end = Il tempo è scaduto e il punteggio va bene.
because-ff-decline = Le carte valgono di più dopo.
