### Company: presence, rematch, links that explain themselves, phrases, notices.
## Presence

page-presence =
    { $presence ->
        [here] aanwezig
        [reconnecting] maakt opnieuw verbinding
       *[away] weg
    }
page-held = Verbinding verbroken. Je zet wordt verstuurd zodra die er weer is.

## Rematch

page-rematch-offer = Revanche aanbieden
page-rematch-offered = Revanche aangeboden. Wachten op { $name }.
page-rematch-withdraw = Aanbod intrekken
page-rematch-asked = { $name } biedt je een revanche aan, met gewisselde kanten.
page-rematch-accept = Aannemen
page-rematch-decline = Afslaan
page-rematch-declined = { $name } wil geen revanche.
page-rematch-go = Naar de revanche
page-tab-rematch = ● Revanche? · { $game }

## Addresses that explain themselves

page-table-of =
    { $kind ->
        [two] Een partij tussen { $one } en { $two }
       *[one] Een tafel van { $one }
    }
page-stranger =
    { $status ->
        [waiting] Hier is nog een plaats vrij. Vraag om de uitnodiging als je mee wilt spelen.
        [void] Deze partij is nooit begonnen.
        [finished] Deze partij is afgelopen. Alleen de spelers kunnen die terugzien.
       *[playing] Beide plaatsen zijn bezet. Vraag de spelers om de link voor toeschouwers als je wilt toekijken.
    }
page-invitation-gone =
    { $reason ->
        [full] Met deze uitnodiging is al iemand gaan zitten.
        [over] De partij van deze uitnodiging is afgelopen.
        [void] Deze tafel is gesloten voordat de partij begon.
       *[used] Deze uitnodiging werkt niet meer. Vraag { $name } om een nieuwe.
    }
page-watch-gone = Deze link voor toeschouwers werkt niet meer. Vraag de spelers om een nieuwe.
page-watch-instead = De partij bekijken
page-watching = Je kijkt toe

## Invitation

page-share = Delen
page-share-text = Speel { $game } met me op Kleos!
page-qr = QR-code
page-qr-about = Scan deze code met de andere telefoon.
page-waits-for = Wachten op { $name }

## Phrases and emotes

page-talk = Iets zeggen
page-talk-mute = { $name } dempen
page-talk-unmute = { $name } weer horen
page-phrase =
    { $phrase ->
        [hello] Hallo!
        [luck] Succes!
        [well-played] Goed gespeeld!
        [oops] Oeps!
        [thinking] Even nadenken.
        [moment] Ben zo terug.
        [thanks] Bedankt!
       *[good-game] Mooie partij!
    }
page-emote =
    { $emote ->
        [joy] Blij
        [surprise] Verrast
        [doubt] Hm
        [shrug] Wie weet?
        [laurel] Lauweren voor jou
       *[lightning] Bij de bliksem van Zeus!
    }
page-says = { $name }: { $text }
## Notices of a turn

page-notices = Bericht als ik aan zet ben
page-notices-about = Alleen als je niet aan tafel zit. Het bericht noemt het spel en je tegenstander, verder niets.
page-notice-push = Melding op dit apparaat
page-notice-push-on = Dit apparaat krijgt meldingen.
page-notice-off = Stoppen
page-notice-denied = De browser staat geen meldingen toe.
page-notice-mail = Je e-mailadres
page-notice-mail-on = Tot het einde van de partij gaan er mails naar { $address }.
page-notice-code = Typ de code die naar { $address } is gestuurd.
page-notice-send-code = Code sturen
page-notice-confirm = Bevestigen
page-stop = Mails over een partij
page-stop-now = Geen mails meer over deze partij
page-stopped = Over deze partij komen geen mails meer.
