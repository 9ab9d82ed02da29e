### Options of the games and their values.

option-name =
    { $option ->
        [four_choice] Eine Vorhut mit 4 wählt
        [four_dead_numbers] Eine Vorhut mit 4 darf nennen
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
        [voyage_refuse] Ein passendes Feld darf man lassen
        [first_turn_ban] Keine Götterkarten in Zug 1 für
        [win_timing] Zehn Städte gewinnen
        [zero_city_loss] Wer die letzte Stadt verliert, hat verloren
        [cancel_kept] Eine Karte, die eine andere aufhob, darf behalten werden
        [open_counts] Antwortfenster öffnen sich nach Göttern auf der Hand
        [turn_cap] Höchstzahl der Züge
        [starter_skip] Der Startspieler lässt aus
        [tie_at_zero] Zählstein auf null am Ende
        [attack_optional] Einheiten dürfen auf den Angriff verzichten
        [defender_check] Ob ein Platz leer ist, wird geprüft
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
        [check_scope-touched] alle, von denen gezogen wurde
        [short_opening-top_up] wird aus der Heimat ergänzt
        [short_opening-exhaust_now] fällt sofort
        [discards-public] für beide offen
        [discards-owner_only] nur dem Besitzer bekannt
        [shame_timing-after_hand] nachdem die Hand zurück ist
        [shame_timing-before_hand] bevor die Hand zurückgeht
        [greek_seat-0] Spieler 1
        [greek_seat-1] Spieler 2
        [greek_seat-random] durch Los
        [ship_majority-water_sum] über alle Nachbarn am Wasser
        [ship_majority-all_sum] über alle Nachbarn
        [ship_majority-each] bei jedem Nachbarn am Wasser
        [ship_majority-any] bei einem Nachbarn
        [pay_from-any] jedem Nachbarn
        [pay_from-water] einem Nachbarn am Wasser
        [first_turn_ban-starter] den Startspieler
        [first_turn_ban-both] beide
        [win_timing-end_of_turn] am Ende des eigenen Zuges
        [win_timing-instant] sofort
        [starter_skip-lazy] eine Phase, wenn sie kommt
        [starter_skip-declared] eine vorher genannte Phase
        [starter_skip-attack_only] immer den Angriff
        [tie_at_zero-draw] unentschieden
        [tie_at_zero-second_player] der zweite Spieler gewinnt
        [tie_at_zero-most_units] wer mehr Einheiten hat, gewinnt
        [defender_check-after_ability] nach den Fähigkeiten beim Angriff
        [defender_check-at_declaration] wenn der Angriff beginnt
        [yes] ja
        [no] nein
       *[other] { $value }
    }
