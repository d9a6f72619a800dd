# Counter Attack nel diario: una frase per azione, come la racconta un tifoso.

## I luoghi, visti da chi ci gioca

# Dove succede qualcosa. $hexes conta gli esagoni fino alla porta.
ca-at = { $place ->
    [six] nell’area piccola
    [near-post] sul primo palo
    [far-post] sul secondo palo
    [box] in area
    [edge] al limite dell’area
    [corner-left] vicino alla bandierina di sinistra
    [corner-right] vicino alla bandierina di destra
    [left] sulla sinistra
    [right] sulla destra
    [from-goal] { $hexes ->
        [one] a { $hexes } esagono dalla porta
       *[other] a { $hexes } esagoni dalla porta
    }
    [circle] nel cerchio di centrocampo
    [midfield] a centrocampo
    [own-half] nella propria metà campo
    [own-left] sulla sinistra nella propria metà campo
    [own-right] sulla destra nella propria metà campo
    [own-third] nella propria trequarti
    [own-edge] al limite della propria area
    [own-box] nella propria area
    [own-six] davanti alla propria porta
    [own-corner-left] vicino alla propria bandierina di sinistra
   *[own-corner-right] vicino alla propria bandierina di destra
}
# Dove va qualcosa.
ca-to = { $place ->
    [six] fin dentro l’area piccola
    [near-post] sul primo palo
    [far-post] sul secondo palo
    [box] fin dentro l’area
    [edge] fino al limite dell’area
    [corner-left] fino alla bandierina di sinistra
    [corner-right] fino alla bandierina di destra
    [left] sulla sinistra
    [right] sulla destra
    [from-goal] { $hexes ->
        [one] fino a { $hexes } esagono dalla porta
       *[other] fino a { $hexes } esagoni dalla porta
    }
    [circle] fin dentro il cerchio di centrocampo
    [midfield] a centrocampo
    [own-half] nella propria metà campo
    [own-left] sulla sinistra nella propria metà campo
    [own-right] sulla destra nella propria metà campo
    [own-third] nella propria trequarti
    [own-edge] fino al limite della propria area
    [own-box] fin dentro la propria area
    [own-six] fin davanti alla propria porta
    [own-corner-left] fino alla propria bandierina di sinistra
   *[own-corner-right] fino alla propria bandierina di destra
}

## Movimento

ca-log-kick-off = { $team } batte il calcio d’inizio.
ca-log-phase = { $team } si porta in avanti.
ca-log-phase-of = { $team } si porta in avanti: { $who }.
ca-log-also = Si muovono anche: { $who }.
ca-log-moves = { $team } sale: { $who }.
ca-log-run = { $way ->
    [back] { $hexes ->
        [one] { $who } arretra di { $hexes } esagono { $place }.
       *[other] { $who } arretra di { $hexes } esagoni { $place }.
    }
   *[on] { $hexes ->
        [one] { $who } corre per { $hexes } esagono { $place }.
       *[other] { $who } corre per { $hexes } esagoni { $place }.
    }
}
ca-log-carry = { $hexes ->
    [one] { $who } porta la palla per { $hexes } esagono { $place }.
   *[other] { $who } porta la palla per { $hexes } esagoni { $place }.
}
ca-log-dribble = { $who } salta { $past } in dribbling { $place }.
ca-log-steal = { $who } ruba la palla a { $rival }.
ca-log-nutmeg = { $through ->
    [yes] { $who } fa un tunnel a { $rival }.
   *[no] { $rival } legge il tunnel e ruba la palla a { $who }.
}
ca-log-collects = { $who } raccoglie la palla vagante { $place }.

## Passaggi

ca-log-pass-begins = { $who } cerca { $to } { $place }.
ca-log-pass = { $kind ->
    [standard] { $who } trova { $to } { $place }.
    [short] { $who } trova { $to } { $place }.
    [back] { $who } appoggia indietro per { $to } { $place }.
    [first_time] { $who } gioca di prima per { $to } { $place }.
    [quick_throw] { $who } rinvia subito con le mani per { $to } { $place }.
    [high] { $who } alza la palla per { $to } { $place }.
    [long] { $who } lancia lungo per { $to } { $place }.
    [kick] { $who } rinvia lungo per { $to } { $place }.
    [throw] { $who } rimette in gioco per { $to } { $place }.
   *[throw_to_head] { $who } rimette in gioco sulla testa, per { $to } { $place }.
}
ca-log-pass-into-space = { $kind ->
    [standard] { $who } gioca la palla nello spazio { $place }.
    [short] { $who } gioca la palla nello spazio { $place }.
    [first_time] { $who } gioca di prima nello spazio { $place }.
    [quick_throw] { $who } rinvia subito con le mani nello spazio { $place }.
    [high] { $who } alza la palla nello spazio { $place }.
    [long] { $who } lancia lungo { $place }.
    [kick] { $who } rinvia lungo { $place }.
    [throw] { $who } rimette in gioco nello spazio { $place }.
   *[throw_to_head] { $who } rimette lungo nello spazio { $place }.
}
ca-log-cut-out = { $who } intercetta { $kind ->
    [standard] il passaggio
    [short] il passaggio
    [first_time] il passaggio di prima
    [quick_throw] il rinvio
    [high] il pallone alto
    [long] il lancio lungo
    [kick] il rinvio
    [throw] la rimessa
   *[throw_to_head] la rimessa
} di { $rival }.
ca-log-drift = { $kind ->
    [standard] Il passaggio
    [short] Il passaggio
    [first_time] Il passaggio di prima
    [quick_throw] Il rinvio
    [high] Il pallone alto
    [long] Il lancio lungo
    [kick] Il rinvio
    [throw] La rimessa
   *[throw_to_head] La rimessa
} di { $who } devia di { $hexes ->
    [one] { $hexes } esagono.
   *[other] { $hexes } esagoni.
}
ca-log-offside = Fuorigioco: { $who }.

## Duelli

ca-log-tackle = { $end ->
    [won] { $duel ->
        [dive] { $who } esce sui piedi di { $rival } e prende la palla: { $ours } contro { $theirs }.
       *[tackle] { $who } entra su { $rival } e conquista la palla: { $ours } contro { $theirs }.
    }
    [lost] { $duel ->
        [dive] { $rival } salta { $who }: { $theirs } contro { $ours }.
       *[tackle] { $rival } resiste al tackle di { $who }: { $theirs } contro { $ours }.
    }
   *[level] { $duel ->
        [dive] { $who } esce sui piedi di { $rival }: parità, { $ours } a { $theirs }, palla vagante.
       *[tackle] { $who } entra su { $rival }: parità, { $ours } a { $theirs }, palla vagante.
    }
}
ca-log-tackle-loose = { $who } entra su { $rival }: parità, { $ours } a { $theirs }, la palla finisce a { $to }.
ca-log-goes-up = Saltano di testa: { $who }.
ca-log-header = { $who } vince il duello aereo con { $rival }.
ca-log-header-to = { $who } vince il duello aereo con { $rival } e serve di testa { $to }.
ca-log-header-into-space = { $who } vince il duello aereo con { $rival } e appoggia nello spazio { $place }.
ca-log-header-level = { $who } e { $rival } saltano insieme: parità, palla vagante.
ca-log-heads = { $who } prolunga di testa.
ca-log-heads-to = { $who } serve di testa { $to }.

## In porta

ca-log-shot = { $kind ->
    [snapshot] { $who } tira di prima intenzione.
    [free_kick] { $who } tira su punizione.
    [penalty] { $who } calcia il rigore.
    [header] { $who } tira di testa.
   *[shot] { $hexes ->
        [one] { $who } tira da { $hexes } esagono.
       *[other] { $who } tira da { $hexes } esagoni.
    }
}
ca-log-shot-wide = { $kind ->
    [snapshot] { $who } tira di prima intenzione, fuori.
    [free_kick] { $who } tira fuori su punizione.
    [penalty] { $who } calcia fuori il rigore.
    [header] { $who } tira fuori di testa.
   *[shot] { $hexes ->
        [one] { $who } tira fuori da { $hexes } esagono.
       *[other] { $who } tira fuori da { $hexes } esagoni.
    }
}
ca-log-shot-blocked = { $kind ->
    [snapshot] { $who } tira di prima intenzione; { $rival } respinge.
    [free_kick] { $who } tira su punizione; { $rival } respinge.
    [penalty] { $who } calcia il rigore; { $rival } respinge.
    [header] { $who } tira di testa; { $rival } respinge.
   *[shot] { $hexes ->
        [one] { $who } tira da { $hexes } esagono; { $rival } respinge.
       *[other] { $who } tira da { $hexes } esagoni; { $rival } respinge.
    }
}
ca-log-shot-saved = { $kind ->
    [snapshot] { $who } tira di prima intenzione
    [free_kick] { $who } tira su punizione
    [penalty] { $who } calcia il rigore
    [header] { $who } tira di testa
   *[shot] { $hexes ->
        [one] { $who } tira da { $hexes } esagono
       *[other] { $who } tira da { $hexes } esagoni
    }
}; { $rival } { $how ->
    [holds] para e blocca.
    [spills] non trattiene: palla vagante.
   *[saves] para.
}
ca-log-goal = { $how ->
    [own] Autogol. { $who } segna per { $team }: { $home }-{ $away }.
    [header] Gol. { $who } segna di testa per { $team }: { $home }-{ $away }.
    [team] Gol per { $team }{ $who }: { $home }-{ $away }.
   *[plain] Gol. { $who } segna per { $team }: { $home }-{ $away }.
}
ca-log-goal-headed = Gol. { $who } segna di testa sul traversone di { $giver }: { $home }-{ $away }.

## L’arbitro e i calci piazzati

ca-log-foul = { $how ->
    [reckless] { $who } entra duro su { $rival }.
   *[plain] { $who } commette fallo su { $rival }.
}
ca-log-booked = { $card ->
    [yellow] Ammonizione per { $who }.
    [second_yellow] Secondo giallo per { $who }: espulsione.
   *[red] Cartellino rosso per { $who }.
}
ca-log-hurt = { $again ->
    [yes] Secondo infortunio per { $who }: deve uscire.
   *[no] Infortunio per { $who }: −1 a tutte le qualità.
}
ca-log-restart = { $restart ->
    [throw_in] Rimessa laterale per { $team }.
    [corner] Calcio d’angolo per { $team }.
    [goal_kick] Rinvio dal fondo per { $team }.
    [penalty] Rigore per { $team }.
   *[free_kick] Punizione per { $team }.
}
ca-log-taker = { $who } { $restart ->
    [throw_in] si incarica della rimessa.
    [corner] va a battere l’angolo.
    [goal_kick] batte il rinvio dal fondo.
    [penalty] va sul dischetto.
   *[free_kick] si incarica della punizione.
}
ca-log-line-up = { $team } si schiera { $restart ->
    [throw_in] per la rimessa.
    [corner] per l’angolo.
    [goal_kick] per il rinvio dal fondo.
    [penalty] per il rigore.
   *[free_kick] per la punizione.
}
ca-log-runs-loose = La palla vagante finisce a { $who }.

## Cifre

# Un dado, con quello che una qualità aggiunge.
ca-figure-roll = { $sign ->
    [star] una stella, { $total } in tutto
    [none] { $die }
    [minus] { $die } − { $more }
   *[plus] { $die } + { $more }
}
ca-figure-test = { $who }: { $roll }, serviva { $needed }
ca-figure-referee = { $what ->
    [booking] Cartellino da { $needed }: { $roll }
   *[injury] Infortunio da { $needed }: { $roll }
}
ca-figure-duel = { $roll } contro { $reply }
ca-figure-die = Dado: { $die }
ca-figure-chance = { $chance } di segnare
