### La page : mes parties, l’identité, les options et les touches.

## My games

page-games-state =
    { $state ->
        [won] Gagnée
        [lost] Perdue
        [drawn] Nulle
        [move] À vous de jouer
        [waiting] En attente d’un ami
        [finished] Terminée
       *[running] En cours
    }
page-filter-game = Jeu
page-filter-opponent = Adversaire
page-filter-result = Résultat
page-filter-all = tous
page-opponent-kind =
    { $kind ->
        [bot] bots
        [person] personnes
       *[screen] même écran
    }
page-games-none = Aucune partie ne correspond.
page-record = Votre bilan
page-record-why = Parties terminées, gagnées : perdues.
page-record-total = Total
page-record-people = Personnes
page-score =
    { $drawn ->
        [0] { $won }:{ $lost }
       *[other] { $won }:{ $lost } ({ $drawn } nulles)
    }
page-identity = Votre identité
page-identity-why = Vos parties sont liées à ce navigateur. Enregistrez votre identité dans un fichier pour continuer après avoir vidé le navigateur, ou sur un autre appareil. Quiconque possède ce fichier peut jouer à votre place ; ne le donnez à personne.
page-identity-save = Enregistrer mon identité
page-identity-use = Utiliser une identité enregistrée
page-identity-loss = Ce navigateur jouera désormais sous le nom { $name }. Ses parties actuelles restent liées à son identité actuelle ; enregistrez-la d’abord si vous voulez les retrouver.
page-identity-used = Vous êtes maintenant { $name }.
page-identity-bad = ce fichier ne contient aucune identité
