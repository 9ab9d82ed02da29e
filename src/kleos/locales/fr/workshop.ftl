### L’atelier de cartes de la page.

## La page

shop-title = Atelier de cartes
shop-set = mon jeu « { $set } »
shop-enter = Atelier de cartes : créez vos propres cartes
shop-tab-build = Créer
shop-tab-card = Carte
shop-tab-report = Rapport
shop-tabs = Parties de l’atelier
shop-working = Vérification…
shop-kept = Conservé dans ce navigateur

## Le jeu de cartes

shop-cards = Mes cartes
shop-set-name = Nom du jeu
shop-first-set = Mon jeu
shop-fresh = Carte { $number }
shop-new = Nouvelle carte
shop-copy = Copier
shop-delete = Supprimer
shop-undo = Annuler
shop-undone = La dernière modification a été annulée
shop-full = Le jeu est complet : remplacez une carte de la boîte ou supprimez une des vôtres
shop-open-file = Ouvrir un fichier
shop-save = Enregistrer en { $format }
shop-share = Partager le jeu
shop-share-about = Qui ouvre ce lien reçoit une copie du jeu. L’adresse désigne le contenu : le jeu qu’elle ouvre ne change jamais.
shop-share-link = Lien vers ce jeu
shop-took = Vous avez ouvert le jeu partagé « { $set } » ; Annuler ramène le vôtre
shop-read = « { $set } » ouvert depuis le fichier
shop-try = Essayer à une table

## Créer

shop-build = Créer une carte
shop-name = Nom
shop-type = Type
shop-colour = Couleur
shop-multicolour = multicolore
shop-cost = Coût
shop-cost-count = { $count } sur { $most } au plus
shop-cost-add = Ajouter { $colour } au coût
shop-cost-take = Retirer { $colour } du coût
shop-attack = Attaque
shop-defence = Défense
shop-icon = Image
shop-icon-none = L’image habituelle
shop-place = Place
shop-place-added = en plus de la boîte
shop-place-of = remplace { $name }
shop-less = { $what } : moins
shop-more = { $what } : plus
shop-filter = Filtrer
shop-nothing-fits = Rien ne convient
shop-effects = Ce qu’elle fait
shop-verbs = { $count } verbes ici
shop-effect = Effet { $number }
shop-add-effect = Ajouter un effet
shop-drop-effect = Retirer l’effet { $number }
shop-when =
    { $when ->
        [play] Quand elle est jouée
        [attack] Quand elle attaque
        [undefended] Après une attaque sans défenseur
        [always] Tant qu’elle est en jeu
        [end_turn] À la fin de votre tour
        [on_discard] Quand elle quitte le plateau
        [on_beaten] Quand une attaque la vainc
        [on_own_discard] Quand une autre de vos unités part
       *[on_unit_discard] Quand une autre unité part
    }
shop-must =
    { $must ->
        [true] obligatoire
       *[false] facultatif
    }
shop-do =
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
        [score] déplacer le marqueur de score
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
shop-field =
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
shop-value =
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
        [target-enemy] une unité ennemie
        [target-enemies] plusieurs unités ennemies
        [target-split] réparti entre les unités ennemies
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

shop-checks = Vérifications
shop-checks-good = toutes réussies
shop-checks-wrong = quelque chose ne va pas
shop-check-set = Le jeu est en ordre
shop-check-verbs = Verbes et cibles conviennent
shop-check-text = Texte en 4 langues
shop-check-games = Jouée sans défaut
shop-check-chain = Pas de chaîne sans fin
shop-check-not-yet = pas encore connu

## La carte

shop-on-table = Telle qu’elle est sur la table
shop-in-hand = La carte dans votre main
shop-text-true = Le texte vient des verbes : il dit toujours ce que la carte fait vraiment.
shop-texts = Texte en quatre langues
shop-nearest = Cartes les plus proches de la boîte
shop-no-card = Cette carte ne peut pas encore être dessinée : voyez les vérifications.

## Le rapport

shop-report = Rapport d’équilibre
shop-report-games = { NUMBER($games) } parties
shop-report-about = Changement des chances de gagner, en points. Des bots jouent chaque donne avec la carte et avec une carte ordinaire de la boîte à sa place, des deux côtés.
shop-report-none = Quelle est la force de cette carte ? Des bots la jouent et la comparent aux cartes de la boîte.
shop-report-start = Évaluer cette carte
shop-report-cancel = Arrêter
shop-report-resume = Reprendre
shop-report-more = { NUMBER($games) } parties de plus
shop-report-state =
    { $state ->
        [running] Des bots jouent…
        [stopped] Arrêté ; la suite reprendra là
        [done] Terminé
       *[failed] Les bots n’ont pas pu continuer
    }
shop-report-progress = { $part } % faits
shop-verdict =
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
shop-verdict-rank = Jouée, plus forte que { $count } des { $all } cartes.
shop-verdict-limit = Trop forte ou trop faible seulement si tout l’intervalle sort de { $low } et { $high }, où sont presque toutes les cartes de la boîte.
shop-drawn = Quand elle est piochée
shop-played = Quand elle est jouée
shop-change = { $mean }, { $low } à { $high }
shop-change-range = { $low } à { $high }
shop-never = pas encore une fois
shop-legend = les { $all } cartes de la boîte ; barres : 95 %
shop-near = Ce qui changerait cela
shop-near-played = jouée
shop-near-change = { $what } { $new }, pas { $old }
shop-near-free = gratuit
shop-as-table = Afficher en tableau
shop-table-card = Carte
