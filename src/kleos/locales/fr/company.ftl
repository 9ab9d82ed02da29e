### Company: presence, rematch, links that explain themselves, phrases, notices.
## Presence

page-presence =
    { $presence ->
        [here] à table
        [reconnecting] se reconnecte
       *[away] hors table
    }
page-held = Connexion perdue. Votre coup sera envoyé dès son retour.

## Rematch

page-rematch-offer = Proposer une revanche
page-rematch-offered = Revanche proposée. Réponse attendue : { $name }.
page-rematch-withdraw = Retirer la proposition
page-rematch-asked = { $name } vous propose une revanche, camps échangés.
page-rematch-accept = Accepter
page-rematch-decline = Refuser
page-rematch-declined = { $name } ne veut pas de revanche.
page-rematch-go = Vers la revanche
page-tab-rematch = ● Revanche ? · { $game }

## Addresses that explain themselves

page-table-of =
    { $kind ->
        [two] Une partie entre { $one } et { $two }
       *[one] Une table ouverte par { $one }
    }
page-stranger =
    { $status ->
        [waiting] Une place est libre ici. Pour jouer, demandez le lien d’invitation.
        [void] Cette partie n’a jamais commencé.
        [finished] Cette partie est terminée. Seuls les joueurs peuvent la revoir.
       *[playing] Les deux places sont prises. Pour regarder, demandez aux joueurs le lien pour spectateurs.
    }
page-invitation-gone =
    { $reason ->
        [full] Quelqu’un s’est déjà assis avec cette invitation.
        [over] La partie de cette invitation est terminée.
        [void] Cette table a été fermée avant le début de la partie.
       *[used] Cette invitation ne fonctionne plus. { $name } peut vous en envoyer une autre.
    }
page-watch-gone = Ce lien pour spectateurs ne fonctionne plus. Demandez-en un autre aux joueurs.
page-watch-instead = Regarder la partie
page-watching = Vous regardez

## Invitation

page-share = Partager
page-share-text = Jouez avec moi à { $game } sur Kleos !
page-qr = Code QR
page-qr-about = Scannez ce code avec l’autre téléphone.
page-waits-for = En attente : { $name }

## Phrases and emotes

page-talk = Dire quelque chose
page-talk-mute = Ne plus entendre { $name }
page-talk-unmute = Entendre { $name } de nouveau
page-phrase =
    { $phrase ->
        [hello] Bonjour !
        [luck] Bonne chance !
        [well-played] Bien joué !
        [oops] Oups !
        [thinking] Je réfléchis.
        [moment] Je reviens tout de suite.
        [thanks] Merci !
       *[good-game] Belle partie !
    }
page-emote =
    { $emote ->
        [joy] Joie
        [surprise] Surprise
        [doubt] Hum
        [shrug] Qui sait ?
        [laurel] Des lauriers pour vous
       *[lightning] Par la foudre de Zeus !
    }
page-says = { $name } : { $text }
## Notices of a turn

page-notices = M’avertir quand c’est à moi
page-notices-about = Seulement quand vous n’êtes pas à la table. Le message nomme le jeu et votre adversaire, rien d’autre.
page-notice-push = Avertir cet appareil
page-notice-push-on = Cet appareil est averti.
page-notice-off = Arrêter
page-notice-denied = Le navigateur n’a pas autorisé les notifications.
page-notice-mail = Votre adresse de courriel
page-notice-mail-on = Des courriels sont envoyés à { $address } jusqu’à la fin de la partie.
page-notice-code = Saisissez le code envoyé à { $address }.
page-notice-send-code = Recevoir un code
page-notice-confirm = Confirmer
page-stop = Courriels sur une partie
page-stop-now = Plus de courriels sur cette partie
page-stopped = Aucun autre courriel ne sera envoyé pour cette partie.
