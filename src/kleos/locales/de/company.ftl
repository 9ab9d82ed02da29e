### Company: presence, rematch, links that explain themselves, phrases, notices.
## Presence

page-presence =
    { $presence ->
        [here] da
        [reconnecting] verbindet sich neu
       *[away] weg
    }
page-held = Verbindung unterbrochen. Dein Zug wird gesendet, sobald sie wieder da ist.

## Rematch

page-rematch-offer = Revanche anbieten
page-rematch-offered = Revanche angeboten. Warten auf { $name }.
page-rematch-withdraw = Angebot zurückziehen
page-rematch-asked = { $name } bietet dir eine Revanche mit getauschten Seiten an.
page-rematch-accept = Annehmen
page-rematch-decline = Ablehnen
page-rematch-declined = { $name } möchte keine Revanche.
page-rematch-go = Zur Revanche
page-tab-rematch = ● Revanche? · { $game }

## Addresses that explain themselves

page-table-of =
    { $kind ->
        [two] Eine Partie zwischen { $one } und { $two }
       *[one] Ein Tisch von { $one }
    }
page-stranger =
    { $status ->
        [waiting] Hier ist noch ein Platz frei. Wenn du spielen willst, lass dir den Einladungslink geben.
        [void] Diese Partie hat nie begonnen.
        [finished] Diese Partie ist zu Ende. Nur wer mitgespielt hat, kann sie noch ansehen.
       *[playing] Beide Plätze sind besetzt. Zum Zuschauen brauchst du den Link für Zuschauer.
    }
page-invitation-gone =
    { $reason ->
        [full] Mit dieser Einladung hat sich schon jemand hingesetzt.
        [over] Die Partie zu dieser Einladung ist zu Ende.
        [void] Dieser Tisch wurde vor Beginn der Partie geschlossen.
       *[used] Diese Einladung gilt nicht mehr. { $name } kann dir eine neue schicken.
    }
page-watch-gone = Dieser Link für Zuschauer gilt nicht mehr. Lass dir einen neuen geben.
page-watch-instead = Der Partie zuschauen
page-watching = Du schaust zu

## Invitation

page-share = Teilen
page-share-text = Spiel mit mir { $game } auf Kleos!
page-qr = QR-Code
page-qr-about = Scanne diesen Code mit dem anderen Handy.
page-waits-for = Warten auf { $name }

## Phrases and emotes

page-talk = Etwas sagen
page-talk-mute = { $name } stumm schalten
page-talk-unmute = { $name } wieder hören
page-phrase =
    { $phrase ->
        [hello] Hallo!
        [luck] Viel Glück!
        [well-played] Gut gespielt!
        [oops] Hoppla!
        [thinking] Ich überlege noch.
        [moment] Bin gleich zurück.
        [thanks] Danke!
       *[good-game] Schöne Partie!
    }
page-emote =
    { $emote ->
        [joy] Freude
        [surprise] Überraschung
        [doubt] Hm
        [shrug] Wer weiß?
        [laurel] Lorbeer für dich
       *[lightning] Beim Blitz des Zeus!
    }
page-says = { $name }: { $text }
## Notices of a turn

page-notices = Sag mir, wenn ich dran bin
page-notices-about = Nur wenn du nicht am Tisch bist. Die Nachricht nennt das Spiel und deinen Gegner, sonst nichts.
page-notice-push = Dieses Gerät benachrichtigen
page-notice-push-on = Dieses Gerät wird benachrichtigt.
page-notice-off = Beenden
page-notice-denied = Der Browser hat Benachrichtigungen nicht erlaubt.
page-notice-mail = Deine E-Mail-Adresse
page-notice-mail-on = Bis zum Ende der Partie gehen Mails an { $address }.
page-notice-code = Gib den Code ein, der an { $address } ging.
page-notice-send-code = Code zusenden
page-notice-confirm = Bestätigen
page-stop = Mails zu einer Partie
page-stop-now = Keine Mails mehr zu dieser Partie
page-stopped = Zu dieser Partie kommen keine Mails mehr.
