### L’atelier de cartes de la page.

## La page

page-shop-title = Atelier de cartes
page-shop-set = mon jeu « { $set } »
page-shop-enter = Atelier de cartes : créez vos propres cartes
page-shop-tab-build = Créer
page-shop-tab-card = Carte
page-shop-tab-report = Rapport
page-shop-tabs = Parties de l’atelier
page-shop-working = Vérification…
page-shop-kept = Conservé dans ce navigateur

## Le jeu de cartes

page-shop-cards = Mes cartes
page-shop-set-name = Nom du jeu
page-shop-first-set = Mon jeu
page-shop-fresh = Carte { $number }
page-shop-new = Nouvelle carte
page-shop-copy = Copier
page-shop-delete = Supprimer
page-shop-undo = Annuler
page-shop-undone = La dernière modification a été annulée
page-shop-open-file = Ouvrir un fichier
page-shop-save = Enregistrer en { $format }
page-shop-share = Partager le jeu
page-shop-share-about = Qui ouvre ce lien reçoit une copie du jeu. L’adresse désigne le contenu : le jeu qu’elle ouvre ne change jamais.
page-shop-share-link = Lien vers ce jeu
page-shop-took = Vous avez ouvert le jeu partagé « { $set } » ; Annuler ramène le vôtre
page-shop-read = « { $set } » ouvert depuis le fichier
page-shop-try = Essayer à une table

## Créer

page-shop-build = Créer une carte
page-shop-name = Nom
page-shop-type = Type
page-shop-colour = Couleur
page-shop-multicolour = multicolore
page-shop-cost = Coût
page-shop-cost-count = { $count } sur { $most } au plus
page-shop-cost-add = Ajouter { $colour } au coût
page-shop-cost-take = Retirer { $colour } du coût
page-shop-attack = Attaque
page-shop-defence = Défense
page-shop-icon = Image
page-shop-icon-none = L’image habituelle
page-shop-place = Place
page-shop-place-added = carte en plus
page-shop-place-of = remplace { $name }
page-shop-less = { $what } : moins
page-shop-more = { $what } : plus
page-shop-filter = Filtrer
page-shop-nothing-fits = Rien ne convient
page-shop-effects = Ce qu’elle fait
page-shop-verbs = { $count } verbes ici
page-shop-effect = Effet { $number }
page-shop-add-effect = Ajouter un effet
page-shop-drop-effect = Retirer l’effet { $number }
page-shop-when =
    { $when ->
        [play] Quand vous la jouez
        [attack] Quand cette unité attaque
        [undefended] Après une attaque sans défenseur
        [always] Tant qu’elle est en jeu
        [end_turn] À la fin de votre tour
        [on_discard] Quand elle quitte le plateau
        [on_beaten] Quand une attaque la vainc
        [on_own_discard] Quand une autre de vos unités part
       *[on_unit_discard] Quand une autre unité part
    }
page-shop-must =
    { $must ->
        [true] obligatoire
       *[false] facultatif
    }
page-shop-do =
    { $verb ->
        [buff] modifier les valeurs
        [damage] infliger des dégâts
        [extra_attack] attaquer encore
        [heal] soigner
        [draw] piocher
        [opp_draw] l’adversaire pioche
        [opp_discard] l’adversaire défausse
        [peek] regarder la pioche
        [recall] reprendre une carte
        [marker] prendre des marqueurs
        [score] déplacer le pion de score
        [move] déplacer des unités
        [bounce] renvoyer une unité en main
        [destroy] défausser une unité
        [upkeep] payer l’entretien
        [armour] subir moins de dégâts
        [splash] dégâts à côté aussi
        [retarget] frapper une autre unité
        [survive] survivre contre des cartes
        [substitute] encaisser pour d’autres
        [silence] faire taire l’unité en face
        [untargetable] être intouchable
        [no_bonus] pas de bonus de zone
        [attack_area] attaquer dans une seule zone
        [draw_phase] piocher plus à chaque tour
       *[refuse] refuser équipement ou soins
    }
page-shop-field =
    { $field ->
        [n] combien
        [target] qui
        [attack] attaque
        [defence] défense
        [if_opposite_colour] seulement contre
        [if_opposite_damaged] seulement si blessée
        [per] pour chaque
        [count] unités au plus
        [then_discard] puis défausser
        [then_play_free] la jouer gratuitement
        [how] quelles cartes
        [take] garder
        [type] de quel type
        [units] quelles unités
        [else_self] sinon elle-même
        [otherwise] sinon
        [amount] dégâts
        [area] où
        [equip] pas d’équipement
        [heal] pas de soins
        [when] quand
        [must] si
       *[do] quoi
    }
page-shop-value =
    { $value ->
        [none] non
        [true] oui
        [target-self] elle-même ou son porteur
        [target-own] une de vos unités
        [target-other] une autre de vos unités
        [target-others] vos autres unités
        [target-all_own] toutes vos unités
        [target-own_soldiers] vos soldats
        [target-beside] unités à côté
        [target-self_beside] elle-même et à côté
        [target-opposite] l’unité en face
        [target-enemy] une unité adverse
        [target-enemies] plusieurs unités adverses
        [target-split] réparti entre les unités adverses
        [target-attacker] l’attaquant
        [per-own_soldier] soldat à vous en jeu
        [how-random] au hasard
        [how-chosen] vous choisissez
        [type-hero] héros
        [type-soldier] soldat
        [type-equipment] équipement
        [units-one] une
        [units-any] autant que voulu
        [otherwise-destroy] elle est défaussée
        [otherwise-damage] elle subit des dégâts
        [area-olympus] Olympe
        [area-delphi] Delphes
        [area-troy] Troie
        [if_opposite_colour-R] rouge
        [if_opposite_colour-B] bleu
        [if_opposite_colour-Y] jaune
        [if_opposite_colour-G] vert
       *[n-all] tout
    }

## Vérifications

page-shop-checks = Vérifications
page-shop-checks-good = toutes réussies
page-shop-checks-wrong = quelque chose ne va pas
page-shop-check-set = Le jeu est valable
page-shop-check-verbs = Verbes et cibles conviennent
page-shop-check-text = Texte en 4 langues
page-shop-check-games = Jouée sans défaut
page-shop-check-chain = Pas de chaîne sans fin
page-shop-check-not-yet = pas encore connu

## La carte

page-shop-on-table = Telle qu’elle est sur la table
page-shop-in-hand = La carte dans votre main
page-shop-text-true = Le texte vient des verbes : il dit toujours ce que la carte fait vraiment.
page-shop-texts = Texte en quatre langues
page-shop-nearest = Cartes les plus proches de la boîte
page-shop-no-card = Cette carte ne peut pas encore être dessinée : voyez les vérifications.

## Le rapport

page-shop-report = Rapport d’équilibre
page-shop-report-games = { NUMBER($games) } parties
page-shop-report-about = Changement des chances de gagner, en points. Des bots jouent chaque donne avec la carte et avec une carte ordinaire de la boîte à sa place, des deux côtés.
page-shop-report-none = Quelle est la force de cette carte ? Des bots la jouent et la comparent aux cartes de la boîte.
page-shop-report-start = Évaluer cette carte
page-shop-report-cancel = Arrêter
page-shop-report-resume = Reprendre
page-shop-report-more = { NUMBER($games) } parties de plus
page-shop-report-state =
    { $state ->
        [running] Des bots jouent…
        [stopped] Arrêté ; la suite reprendra là
        [done] Terminé
       *[failed] Les bots n’ont pas pu continuer
    }
page-shop-report-progress = { $part } % faits
page-shop-verdict =
    { $verdict ->
        [fault] Quelque chose ne va pas avec cette carte
        [chain] Cette carte peut être jouée sans fin
        [strong] Trop forte
        [weak] Trop faible
        [strong-fair] Forte, mais dans les limites
        [weak-fair] Faible, mais dans les limites
        [fair] Dans les limites
       *[open] Trop peu de parties pour conclure
    }
page-shop-verdict-rank = Jouée, plus forte que { $count } des { $all } cartes.
page-shop-verdict-limit = Trop forte ou trop faible seulement si tout l’intervalle sort de { $low } et { $high }, où sont presque toutes les cartes de la boîte.
page-shop-drawn = Quand elle est piochée
page-shop-played = Quand vous la jouez
page-shop-change = { $mean }, { $low } à { $high }
page-shop-change-range = { $low } à { $high }
page-shop-never = pas encore une fois
page-shop-legend = les { $all } cartes de la boîte ; barres : 95 %
page-shop-near = Ce qui changerait cela
page-shop-near-played = jouée
page-shop-near-change = { $what } { $new }, pas { $old }
page-shop-near-free = gratuit
page-shop-as-table = Afficher en tableau
page-shop-table-card = Carte
