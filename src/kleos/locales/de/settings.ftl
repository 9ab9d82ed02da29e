### Die Seite: meine Partien, die eigene Identität, Einstellungen und Tasten.

## My games

page-games-state =
    { $state ->
        [won] Gewonnen
        [lost] Verloren
        [drawn] Unentschieden
        [move] Du bist am Zug
        [waiting] Gegner fehlt noch
        [finished] Beendet
       *[running] Läuft
    }
page-filter-game = Spiel
page-filter-opponent = Gegner
page-filter-result = Ergebnis
page-filter-all = alle
page-opponent-kind =
    { $kind ->
        [bot] Bots
        [person] Menschen
       *[screen] selber Bildschirm
    }
page-games-none = Keine Partie passt dazu.
page-record = Deine Bilanz
page-record-why = Beendete Partien, gewonnen:verloren.
page-record-total = Gesamt
page-record-people = Menschen
page-score =
    { $drawn ->
        [0] { $won }:{ $lost }
       *[other] { $won }:{ $lost } ({ $drawn } unentschieden)
    }
page-identity = Deine Identität
page-identity-why = Deine Partien gehören zu diesem Browser. Speichere deine Identität in einer Datei, um nach dem Löschen der Browserdaten oder auf einem zweiten Gerät weiterzuspielen. Wer die Datei hat, kann als du spielen; gib sie niemandem.
page-identity-save = Meine Identität speichern
page-identity-use = Gespeicherte Identität verwenden
page-identity-loss = Dieser Browser spielt ab jetzt als { $name }. Seine bisherigen Partien bleiben bei seiner bisherigen Identität; speichere sie vorher, wenn du zu ihnen zurückwillst.
page-identity-used = Du bist jetzt { $name }.
page-identity-bad = diese Datei enthält keine Identität
