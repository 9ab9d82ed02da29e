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

## Options

page-options = Options
page-motion = Animation
page-motion-name =
    { $motion ->
        [off] aucune
        [fast] rapide
       *[normal] normale
    }
page-asks = Demander confirmation avant une perte
page-asks-why = Avant une retraite ou si vous renoncez à une action ou à des étapes. L’abandon est toujours confirmé.
page-skips = Jouer seul l’unique coup
page-skips-why = Quand on ne peut que passer ou finir. Seulement contre les bots, car une personne le verrait au rythme.
page-marks = Signaler les mots pas encore lus
page-marks-why = Chaque mot ou signe de la table porte une marque discrète jusqu’à ce que vous ayez ouvert son explication.
page-marks-again = Signaler de nouveau tous les mots
page-sound = Son
page-volume = Volume
page-size = Taille du texte
page-percent = { $percent } %
page-theme = Couleurs
page-keys = Touches
page-key =
    { $key ->
        [tab] passer à l’élément suivant
        [enter] choisir ou agir
        [escape] effacer le choix, ou revenir au présent
        [arrows] se déplacer dans une rangée
        [digits] une carte de la main
        [zones] actions, tuile, journal
        [undo] annuler, recommencer le tour
        [hint] conseil, encore pour la suite ; puis 1 à 3 soulève la carte d’un coup
        [mirror] afficher ou masquer le miroir, s’il y en a un
        [next] le problème suivant
        [why] pourquoi la première action grisée est impossible
        [explain] expliquer les mots et signes de la table
        [type] saisir un coup
        [steps] une étape en arrière ou en avant en revoyant la partie
        [ends] au début ou à la fin en revoyant la partie
       *[help] cette liste
    }
page-key-name =
    { $key ->
        [arrows] flèches
       *[other] { $key }
    }
page-last = À la fin
