### Options of the games and their values.

option-name =
    { $option ->
        [four_choice] Een voorhoede van 4 kiest uit
        [four_dead_numbers] Fronten voor een voorhoede van 4
        [vanguard_return] Een voorhoede keert terug naar
        [check_scope] Stapels die in de eindfase worden gecontroleerd
        [short_opening] Een te kleine actieve stapel
        [discards] Afgelegde kaarten
        [shame_timing] Schande kost kaarten
        [greek_seat] Leider van de Achaeërs
        [max_battles] Gelijkspel na veldslag
        [coast_single_sea] Eén zee vanaf de eerste kuststrook
        [reinforce_strict] Drie acties zijn verplicht
        [ship_majority] Scheepsmeerderheid
        [pay_from] Het schip voor een zeevaart komt van
        [voyage_refuse] Een passend veld mag je weigeren
        [first_turn_ban] Geen godenkaarten in beurt 1 voor
        [win_timing] Een speler met tien steden wint
        [zero_city_loss] Wie de laatste stad verliest, verliest de partij
        [cancel_kept] Een kaart die een andere ophief, mag je houden
        [open_counts] De vraag om te reageren hangt af van de goden in de hand
        [turn_cap] Beurtlimiet
        [starter_skip] De startspeler slaat over
        [tie_at_zero] Telsteen op nul aan het einde
        [attack_optional] Eenheden hoeven niet aan te vallen
        [defender_check] Of een plaats leeg is, wordt bepaald
        [open_discard] Open aflegstapel
       *[other] { $option }
    }
option-value =
    { $choice ->
        [four_choice-fronts] front 1, 2, 3
        [four_choice-fronts_and_home] ook reserve tegen reserve
        [four_dead_numbers-allowed] ook uitgeputte fronten
        [four_dead_numbers-own_alive] alleen fronten die de aanvaller nog heeft
        [four_dead_numbers-both_alive] alleen fronten die beide spelers nog hebben
        [vanguard_return-battle_pile] de actieve stapel
        [vanguard_return-origin] de stapel waar de kaart vandaan kwam
        [check_scope-designated] de actieve stapels
        [check_scope-touched] alle stapels waaruit getrokken is
        [short_opening-top_up] wordt uit de reserve aangevuld
        [short_opening-exhaust_now] is meteen uitgeput
        [discards-public] open voor beide spelers
        [discards-owner_only] alleen bij de eigenaar bekend
        [shame_timing-after_hand] nadat de hand terug is
        [shame_timing-before_hand] voordat de hand teruggaat
        [greek_seat-0] speler 1
        [greek_seat-1] speler 2
        [greek_seat-random] door loting bepaald
        [ship_majority-water_sum] samen op alle velden die langs water aangrenzen
        [ship_majority-all_sum] samen op alle aangrenzende velden
        [ship_majority-each] op elk veld dat langs water aangrenst
        [ship_majority-any] op één aangrenzend veld
        [pay_from-any] elk aangrenzend veld
        [pay_from-water] een veld dat langs water aangrenst
        [first_turn_ban-starter] de startspeler
        [first_turn_ban-both] beide spelers
        [win_timing-end_of_turn] aan het einde van de eigen beurt
        [win_timing-instant] meteen
        [starter_skip-lazy] een fase naar keuze, als die aan de beurt is
        [starter_skip-declared] een vooraf aangekondigde fase
        [starter_skip-attack_only] altijd de aanval
        [tie_at_zero-draw] het is gelijkspel
        [tie_at_zero-second_player] de tweede speler wint
        [tie_at_zero-most_units] wie meer eenheden heeft, wint
        [defender_check-after_ability] na de eigenschappen van de aanvaller
        [defender_check-at_declaration] als de aanval begint
        [yes] ja
        [no] nee
       *[other] { $value }
    }
