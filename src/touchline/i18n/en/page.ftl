# The page alone, without a server.

page-loading = The game engine is loading: { $share }
page-failed = The game engine could not be loaded. Without it no match can be played.
page-alone = Everything runs in this page, and nothing leaves it. To play with somebody far away, you need a server.
page-update = A newer version is ready.
page-update-now = Use it now
page-kept = Kept in this browser
page-kept-may-vanish = This browser may clear these matches when it runs short of space. Save what you want to keep, or install the page.
page-kept-well = This browser keeps these matches until you delete them.
page-none = No matches yet. A file of matches can be brought in.
page-save-all = Save all
page-bring-in = Bring in matches
page-save = Save
page-save-one = Save { $home } – { $away } as a file
page-delete = Delete
page-delete-one = Delete { $home } – { $away }
page-delete-sure = Delete for good
page-keep-it = Keep
page-brought-in =
    { $count ->
        [one] One match was brought in.
       *[other] { $count } matches were brought in.
    }
page-begin = Begin
page-name-why = It stands beside your club, and stays in this browser.
page-competitions-about = Leagues, cups and seasons against computers, kept in this browser
page-competitions-empty = No competition yet. Begin one: you against computers, with a table, a market and a cup.
page-competitions-may-vanish = This browser may clear your competitions when it runs short of space. Save what you want to keep as a file, or install the page.
page-competitions-kept-well = This browser keeps your competitions until you delete them.
page-bring-in-competition = Bring in a competition
page-delete-competition = Delete { $name }
page-elsewhere = This match is open in another tab: you watch it here.
page-play-here = Play here
page-storage-full = There is no room left to keep this match. What you do now is lost: delete matches or free space, then go on.
page-not-kept = This browser does not keep this match just now. What you do is lost until it does.
error-storage-full = There is no room left in this browser. Delete matches you no longer need, then try again.
error-not-kept = This browser could not keep it.
error-bad-record = This file is no match of ours, or it was changed. Nothing of it was taken.
error-open-elsewhere = This match is open in another tab. Close it there first.
error-in-competition = This match belongs to a competition, and stays as long as that does.
