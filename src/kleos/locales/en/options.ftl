### Options of the games and their values.

option-name =
    { $option ->
        [four_choice] A vanguard of 4 may choose
        [four_dead_numbers] A vanguard of 4 may also choose
        [vanguard_return] A vanguard returns to
        [check_scope] Piles checked at closing
        [short_opening] A battle pile that is too small
        [discards] Discarded cards
        [shame_timing] Shame costs cards
        [greek_seat] The Greeks are led by
        [max_battles] The game is a draw after battle
        [coast_single_sea] One sea from the first coast on
        [reinforce_strict] Three steps are compulsory
        [ship_majority] Ship majority
        [pay_from] A voyage is paid from
        [voyage_refuse] A fitting tile may be refused
        [first_turn_ban] No god cards in turn 1 for
        [win_timing] A player with ten cities wins
        [zero_city_loss] Losing the last city loses the game
        [cancel_kept] A card that cancelled another may be kept
        [open_counts] Reply windows depend on the gods in hand
        [turn_cap] Turn limit
        [starter_skip] The starter skips
        [tie_at_zero] Score marker on zero at the end
        [attack_optional] Units may choose not to attack
        [defender_check] When an empty space counts as empty
        [open_discard] Open discard pile
       *[other] { $option }
    }
option-value =
    { $choice ->
        [four_choice-fronts] fronts 1, 2, 3
        [four_choice-fronts_and_home] also home against home
        [four_dead_numbers-allowed] exhausted fronts too
        [four_dead_numbers-own_alive] only fronts the attacker still has
        [four_dead_numbers-both_alive] only fronts both players still have
        [vanguard_return-battle_pile] the battle pile
        [vanguard_return-origin] the pile it came from
        [check_scope-designated] the battle piles
        [check_scope-touched] all piles drawn from
        [short_opening-top_up] is topped up from home
        [short_opening-exhaust_now] is exhausted at once
        [discards-public] open to both
        [discards-owner_only] known only to their owner
        [shame_timing-after_hand] after the hand goes back
        [shame_timing-before_hand] before the hand goes back
        [greek_seat-0] player 1
        [greek_seat-1] player 2
        [greek_seat-random] drawn by lot
        [ship_majority-water_sum] over all cities adjacent by water
        [ship_majority-all_sum] over all adjacent cities
        [ship_majority-each] at each city adjacent by water
        [ship_majority-any] at one adjacent city
        [pay_from-any] any adjacent city
        [pay_from-water] a city adjacent by water
        [first_turn_ban-starter] the starter
        [first_turn_ban-both] both players
        [win_timing-end_of_turn] at the end of their turn
        [win_timing-instant] at once
        [starter_skip-lazy] a phase of their choice, when it comes up
        [starter_skip-declared] a phase announced beforehand
        [starter_skip-attack_only] always the attack
        [tie_at_zero-draw] the game is a draw
        [tie_at_zero-second_player] the second player wins
        [tie_at_zero-most_units] the player with more units wins
        [defender_check-after_ability] after the attacker’s abilities
        [defender_check-at_declaration] when the attack begins
        [yes] yes
        [no] no
       *[other] { $value }
    }
