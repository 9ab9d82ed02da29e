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

## Options

page-options = Einstellungen
page-motion = Animation
page-motion-name =
    { $motion ->
        [off] aus
        [fast] schnell
       *[normal] normal
    }
page-asks = Vor einem Verlust nachfragen
page-asks-why = Vor einem Rückzug oder wenn du eine Handlung oder Schritte verschenkst. Vor dem Aufgeben wird immer gefragt.
page-skips = Den einzigen Zug von selbst spielen
page-skips-why = Wenn nur Passen oder Beenden möglich ist. Nur gegen Bots, weil Menschen es am Tempo merken könnten.
page-marks = Noch nicht gelesene Wörter markieren
page-marks-why = Jedes Wort und Zeichen auf dem Tisch ist leise markiert, bis du seine Erklärung einmal geöffnet hast.
page-marks-again = Alle Wörter wieder markieren
page-sound = Ton
page-volume = Lautstärke
page-size = Schriftgröße
page-percent = { $percent } %
page-theme = Farben
page-keys = Tasten
page-key =
    { $key ->
        [tab] weiter zum nächsten Element
        [enter] auswählen oder ausführen
        [escape] Auswahl aufheben oder zurück in die Gegenwart
        [arrows] innerhalb einer Reihe bewegen
        [digits] eine Handkarte
        [zones] Aktionen, Plättchen, Protokoll
        [undo] zurücknehmen, Spielzug zurücksetzen
        [hint] Tipp, noch einmal für mehr; dann hebt 1 bis 3 die Karte eines Zugs an
        [mirror] den Spiegel zeigen oder verbergen, wo es ihn gibt
        [next] das nächste Rätsel
        [why] warum die erste gesperrte Aktion gesperrt ist
        [explain] Wörter und Zeichen auf dem Tisch erklären
        [type] einen Zug eintippen
        [steps] beim Zurückblicken einen Schritt zurück oder weiter
        [ends] beim Zurückblicken zum Anfang oder zum Ende
       *[help] diese Liste
    }
page-key-name =
    { $key ->
        [arrows] Pfeile
       *[other] { $key }
    }
page-last = Zum Ende
