### Options of the games and their values.

option-name =
    { $option ->
        [four_choice] Eine Vorhut mit 4 darf wählen
        [four_dead_numbers] Eine Vorhut mit 4 darf auch wählen
        [vanguard_return] Eine Vorhut kehrt zurück auf
        [check_scope] In der Schlussphase geprüfte Stapel
        [short_opening] Ein zu kleiner Kampfstapel
        [discards] Abgeworfene Karten
        [shame_timing] Schande kostet Karten
        [greek_seat] Wer die Griechen führt
        [max_battles] Unentschieden nach Kampf
        [coast_single_sea] Ein einziges Meer ab dem ersten Küstenstreifen
        [reinforce_strict] Drei Schritte sind Pflicht
        [ship_majority] Schiffsmehrheit
        [pay_from] Eine Seefahrt wird bezahlt von
        [voyage_refuse] Ein passendes Feld darf abgelehnt werden
        [first_turn_ban] Keine Götterkarten in Zug 1 für
        [win_timing] Wer zehn Städte hat, gewinnt
        [zero_city_loss] Wer die letzte Stadt verliert, hat verloren
        [cancel_kept] Eine Karte, die eine andere aufhob, darf behalten werden
        [open_counts] Wann reagiert werden darf, hängt von den Göttern auf der Hand ab
        [turn_cap] Zuggrenze
        [starter_skip] Der Startspieler lässt aus
        [tie_at_zero] Zählstein am Ende auf null
        [attack_optional] Einheiten dürfen auf den Angriff verzichten
        [defender_check] Wann ein Platz als leer gilt
        [open_discard] Offener Ablagestapel
       *[other] { $option }
    }
option-value =
    { $choice ->
        [four_choice-fronts] Front 1, 2, 3
        [four_choice-fronts_and_home] auch Heimat gegen Heimat
        [four_dead_numbers-allowed] auch geleerte Fronten
        [four_dead_numbers-own_alive] nur Fronten, die beim Angreifer noch stehen
        [four_dead_numbers-both_alive] nur Fronten, die bei beiden noch stehen
        [vanguard_return-battle_pile] den Kampfstapel
        [vanguard_return-origin] den Stapel, von dem sie kam
        [check_scope-designated] die Kampfstapel
        [check_scope-touched] alle Stapel, von denen gezogen wurde
        [short_opening-top_up] wird aus der Heimat ergänzt
        [short_opening-exhaust_now] ist sofort geleert
        [discards-public] für beide offen
        [discards-owner_only] nur dem Besitzer bekannt
        [shame_timing-after_hand] nachdem die Hand zurückgelegt ist
        [shame_timing-before_hand] bevor die Hand zurückgelegt wird
        [greek_seat-0] Spieler 1
        [greek_seat-1] Spieler 2
        [greek_seat-random] wird ausgelost
        [ship_majority-water_sum] über alle über Wasser angrenzenden Städte
        [ship_majority-all_sum] über alle angrenzenden Städte
        [ship_majority-each] bei jeder über Wasser angrenzenden Stadt
        [ship_majority-any] bei einer angrenzenden Stadt
        [pay_from-any] einer beliebigen angrenzenden Stadt
        [pay_from-water] einer über Wasser angrenzenden Stadt
        [first_turn_ban-starter] den Startspieler
        [first_turn_ban-both] beide Spieler
        [win_timing-end_of_turn] am Ende des eigenen Zuges
        [win_timing-instant] sofort
        [starter_skip-lazy] eine Phase seiner Wahl, wenn sie kommt
        [starter_skip-declared] eine vorher angesagte Phase
        [starter_skip-attack_only] immer den Angriff
        [tie_at_zero-draw] unentschieden
        [tie_at_zero-second_player] der zweite Spieler gewinnt
        [tie_at_zero-most_units] wer mehr Einheiten hat, gewinnt
        [defender_check-after_ability] nach den Fähigkeiten des Angreifers
        [defender_check-at_declaration] wenn der Angriff beginnt
        [yes] ja
        [no] nein
       *[other] { $value }
    }
