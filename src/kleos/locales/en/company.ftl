### Company: presence, rematch, links that explain themselves, phrases, notices.
## Presence

page-presence =
    { $presence ->
        [here] here
        [reconnecting] reconnecting
       *[away] away
    }
page-held = Connection lost. Your move will be sent when it is back.

## Rematch

page-rematch-offer = Offer a rematch
page-rematch-offered = Rematch offered. Waiting for { $name }.
page-rematch-withdraw = Withdraw the offer
page-rematch-asked = { $name } offers you a rematch, sides swapped.
page-rematch-accept = Accept
page-rematch-decline = Decline
page-rematch-declined = { $name } does not want a rematch.
page-rematch-go = To the rematch
page-tab-rematch = ● Rematch? · { $game }

## Addresses that explain themselves

page-table-of =
    { $kind ->
        [two] A game between { $one } and { $two }
       *[one] A table of { $one }
    }
page-stranger =
    { $status ->
        [waiting] A seat is free here. Ask for the invitation link if you want to play.
        [void] This game never began.
        [finished] This game is over. Only the players may look back at it.
       *[playing] Both seats are taken. To watch, ask the players for the link for spectators.
    }
page-invitation-gone =
    { $reason ->
        [full] Somebody has already sat down with this invitation.
        [over] The game of this invitation is over.
        [void] This table was closed before the game began.
       *[used] This invitation no longer works. Ask { $name } for a new one.
    }
page-watch-gone = This link for spectators no longer works. Ask the players for a new one.
page-watch-instead = Watch the game
page-watching = You are watching

## Invitation

page-share = Share
page-share-text = Play { $game } with me on Kleos!
page-qr = QR code
page-qr-about = Scan this code with the other phone.
page-waits-for = Waiting for { $name }

## Phrases and emotes

page-talk = Say something
page-talk-mute = Mute { $name }
page-talk-unmute = Hear { $name } again
page-phrase =
    { $phrase ->
        [hello] Hello!
        [luck] Good luck!
        [well-played] Well played!
        [oops] Oops!
        [thinking] Let me think.
        [moment] Back in a moment.
        [thanks] Thank you!
       *[good-game] Good game!
    }
page-emote =
    { $emote ->
        [joy] Joy
        [surprise] Surprise
        [doubt] Hmm
        [shrug] Who knows?
        [laurel] Laurels for you
       *[lightning] By the lightning of Zeus!
    }
page-says = { $name }: { $text }
## Notices of a turn

page-notices = Tell me when it is my move
page-notices-about = Only when you are not at the table. The message names the game and your opponent, nothing else.
page-notice-push = Notify this device
page-notice-push-on = This device is notified.
page-notice-off = Stop
page-notice-denied = The browser did not allow notifications.
page-notice-mail = Your e-mail address
page-notice-mail-on = E-mails go to { $address } until the game is over.
page-notice-code = Type the code that was sent to { $address }.
page-notice-send-code = Send me a code
page-notice-confirm = Confirm
page-stop = E-mails about a game
page-stop-now = No more e-mails about this game
page-stopped = No more e-mails will come about this game.
