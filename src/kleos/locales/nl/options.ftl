### Options of the games and their values.

option-name =
    { $option ->
        [four_choice] Een voorhoede van 4 kiest
        [four_dead_numbers] Een voorhoede van 4 mag noemen
        [vanguard_return] Een voorhoede keert terug naar
        [check_scope] In de eindfase gecontroleerde stapels
        [short_opening] Een te kleine actieve stapel
        [discards] Afgelegde kaarten
        [shame_timing] Schande kost kaarten
        [greek_seat] Wie de Achaeërs leidt
        [max_battles] Onbeslist na veldslag
        [coast_single_sea] Eén zee vanaf de eerste kuststrook
        [reinforce_strict] Drie acties zijn verplicht
        [ship_majority] Scheepsmeerderheid
        [pay_from] Een zeevaart wordt betaald van
        [voyage_refuse] Een passend veld mag je laten
        [first_turn_ban] Geen godenkaarten in beurt 1 voor
        [win_timing] Tien steden winnen
        [zero_city_loss] Wie de laatste stad verliest, verliest het spel
        [cancel_kept] Een kaart die een andere ophief, mag gehouden worden
        [open_counts] Antwoordvensters openen volgens de goden in de hand
        [turn_cap] Hoogste aantal beurten
        [starter_skip] De startspeler slaat over
        [tie_at_zero] Telsteen op nul aan het einde
        [attack_optional] Eenheden mogen van de aanval afzien
        [defender_check] Of een plaats leeg is, wordt bekeken
        [open_discard] Open aflegstapel
       *[other] { $option }
    }
option-value =
    { $choice ->
        [four_choice-fronts] front 1, 2, 3
        [four_choice-fronts_and_home] ook reserve tegen reserve
        [four_dead_numbers-allowed] ook uitgeputte fronten
        [four_dead_numbers-own_alive] alleen fronten die bij de aanvaller standhouden
        [four_dead_numbers-both_alive] alleen fronten die bij beiden standhouden
        [vanguard_return-battle_pile] de actieve stapel
        [vanguard_return-origin] de stapel waar ze vandaan kwam
        [check_scope-designated] de actieve stapels
        [check_scope-touched] alle waaruit getrokken werd
        [short_opening-top_up] wordt uit de reserve aangevuld
        [short_opening-exhaust_now] valt meteen
        [discards-public] open voor beiden
        [discards-owner_only] alleen bij de eigenaar bekend
        [shame_timing-after_hand] nadat de hand terug is
        [shame_timing-before_hand] voordat de hand teruggaat
        [greek_seat-0] speler 1
        [greek_seat-1] speler 2
        [greek_seat-random] door het lot
        [ship_majority-water_sum] over alle buren langs water
        [ship_majority-all_sum] over alle buren
        [ship_majority-each] bij elke buur langs water
        [ship_majority-any] bij één buur
        [pay_from-any] elke buur
        [pay_from-water] een buur langs water
        [first_turn_ban-starter] de startspeler
        [first_turn_ban-both] beiden
        [win_timing-end_of_turn] aan het einde van de eigen beurt
        [win_timing-instant] meteen
        [starter_skip-lazy] een fase wanneer die komt
        [starter_skip-declared] een vooraf genoemde fase
        [starter_skip-attack_only] altijd de aanval
        [tie_at_zero-draw] het spel is onbeslist
        [tie_at_zero-second_player] de tweede speler wint
        [tie_at_zero-most_units] wie meer eenheden heeft, wint
        [defender_check-after_ability] na de eigenschappen bij de aanval
        [defender_check-at_declaration] als de aanval begint
        [yes] ja
        [no] nee
       *[other] { $value }
    }
