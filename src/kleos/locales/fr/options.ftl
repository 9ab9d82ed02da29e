### Options of the games and their values.

option-name =
    { $option ->
        [four_choice] Une avant-garde de 4 peut choisir
        [four_dead_numbers] Une avant-garde de 4 peut aussi choisir
        [vanguard_return] Une avant-garde retourne dans
        [check_scope] Piles contrôlées à la clôture
        [short_opening] Pile active trop petite
        [discards] Cartes défaussées
        [shame_timing] La honte coûte des cartes
        [greek_seat] Qui mène les Achéens
        [max_battles] Partie nulle après le combat
        [coast_single_sea] Une seule mer dès la première côte
        [reinforce_strict] Trois étapes obligatoires
        [ship_majority] Majorité navale
        [pay_from] Une traversée se paie depuis
        [voyage_refuse] On peut refuser une tuile qui convient
        [first_turn_ban] Pas de carte de dieu au tour 1 pour
        [win_timing] Un joueur qui a dix cités gagne
        [zero_city_loss] Perdre sa dernière cité fait perdre la partie
        [cancel_kept] Une carte qui en a annulé une autre peut être gardée
        [open_counts] On propose de répondre selon les dieux en main
        [turn_cap] Limite de tours
        [starter_skip] Le premier joueur saute
        [tie_at_zero] Pion de score sur zéro à la fin
        [attack_optional] Les unités peuvent renoncer à attaquer
        [defender_check] Quand un emplacement compte comme vide
        [open_discard] Défausse visible
       *[other] { $option }
    }
option-value =
    { $choice ->
        [four_choice-fronts] les fronts 1, 2, 3
        [four_choice-fronts_and_home] aussi réserve contre réserve
        [four_dead_numbers-allowed] aussi les fronts épuisés
        [four_dead_numbers-own_alive] seulement les fronts que l’attaquant a encore
        [four_dead_numbers-both_alive] seulement les fronts que les deux joueurs ont encore
        [vanguard_return-battle_pile] la pile active
        [vanguard_return-origin] la pile d’où elle vient
        [check_scope-designated] les piles actives
        [check_scope-touched] toutes celles où une carte a été prise
        [short_opening-top_up] est complétée par la réserve
        [short_opening-exhaust_now] est épuisée aussitôt
        [discards-public] visibles pour les deux
        [discards-owner_only] connues du seul propriétaire
        [shame_timing-after_hand] une fois la main remise dans la pile
        [shame_timing-before_hand] avant que la main soit remise
        [greek_seat-0] le joueur 1
        [greek_seat-1] le joueur 2
        [greek_seat-random] tiré au sort
        [ship_majority-water_sum] sur toutes les cités voisines par l’eau
        [ship_majority-all_sum] sur toutes les cités voisines
        [ship_majority-each] dans chaque cité voisine par l’eau
        [ship_majority-any] dans une cité voisine
        [pay_from-any] n’importe quelle cité voisine
        [pay_from-water] une cité voisine par l’eau
        [first_turn_ban-starter] le premier joueur
        [first_turn_ban-both] les deux joueurs
        [win_timing-end_of_turn] à la fin de son tour
        [win_timing-instant] aussitôt
        [starter_skip-lazy] une phase de son choix, quand elle arrive
        [starter_skip-declared] une phase annoncée d’avance
        [starter_skip-attack_only] toujours l’attaque
        [tie_at_zero-draw] partie nulle
        [tie_at_zero-second_player] le second joueur gagne
        [tie_at_zero-most_units] le joueur qui a le plus d’unités gagne
        [defender_check-after_ability] après les capacités de l’attaquant
        [defender_check-at_declaration] au début de l’attaque
        [yes] oui
        [no] non
       *[other] { $value }
    }
