# La pagina da sola, senza server.

page-loading = Il motore di gioco si sta caricando: { $share }
page-failed = Non è stato possibile caricare il motore di gioco. Senza, non si può giocare nessuna partita.
page-alone = Tutto avviene in questa pagina e niente ne esce. Per giocare a distanza serve un server.
page-update = È pronta una nuova versione.
page-update-now = Usala ora
page-kept = Conservate in questo browser
page-kept-may-vanish = Questo browser può cancellare queste partite se manca spazio. Salva quelle che vuoi tenere, oppure installa la pagina.
page-kept-well = Questo browser conserva queste partite finché non le elimini.
page-none = Ancora nessuna partita. Si possono importare partite salvate.
page-save-all = Salva tutte
page-bring-in = Importa partite
page-save = Salva
page-save-one = Salva { $home } – { $away } su questo dispositivo
page-delete = Elimina
page-delete-one = Elimina { $home } – { $away }
page-delete-sure = Elimina per sempre
page-keep-it = Conserva
page-brought-in =
    { $count ->
        [one] È stata importata una partita.
       *[other] Sono state importate { $count } partite.
    }
page-begin = Comincia
page-name-why = Compare accanto al tuo club e resta in questo browser.
page-competitions-about = Campionati, coppe e stagioni contro il computer, conservati in questo browser
page-competitions-empty = Ancora nessuna competizione. Comincia: tu contro il computer, con classifica, mercato e coppa.
page-competitions-may-vanish = Questo browser può cancellare le tue competizioni se manca spazio. Salva quelle che vuoi tenere, oppure installa la pagina.
page-competitions-kept-well = Questo browser conserva le tue competizioni finché non le elimini.
page-bring-in-competition = Importa una competizione
page-delete-competition = Elimina { $name }
page-elsewhere = Questa partita è aperta in un’altra scheda: qui la guardi.
page-play-here = Gioca qui
page-storage-full = Non c’è più spazio per conservare questa partita. Quello che fai ora va perso: elimina delle partite o libera spazio, poi continua.
page-not-kept = Per ora questo browser non conserva questa partita. Quello che fai va perso finché dura.
error-storage-full = Non c’è più spazio in questo browser. Elimina le partite che non ti servono più, poi riprova.
error-not-kept = Questo browser non è riuscito a conservarla.
error-bad-record = Non è una partita di touchline, oppure è stata modificata. Non ne è stato preso nulla.
error-open-elsewhere = Questa partita è aperta in un’altra scheda. Chiudila prima lì.
error-in-competition = Questa partita fa parte di una competizione: resta finché c’è quella.
