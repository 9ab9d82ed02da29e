### Hellas: the table in the terminal.

table-he-coast = der erste Küstenstreifen
table-he-turn =
    { $who ->
        [you] Zug { $turn }: du
       *[other] Zug { $turn }: { $name }
    }
table-he-action =
    { $action ->
        [reinforcement] Verstärkung
        [voyage] Seefahrt
        [attack] Angriff
        [coast] erster Küstenstreifen
       *[over] Partie zu Ende
    }
table-he-pile =
    { $count ->
        [one] 1 Feld im Stapel
       *[other] { $count } Felder im Stapel
    }
table-he-cities = { $count } von { $most } Städten
table-he-temples =
    { $count ->
        [one] 1 Tempel
       *[other] { $count } Tempel
    }
table-he-supply = Vorrat: { $greeks ->
        [one] 1 Grieche
       *[other] { $greeks } Griechen
    }, { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }
table-he-hand =
    { $count ->
        [0] keine Karten
        [one] 1 Karte: { $gods }
       *[other] { $count } Karten: { $gods }
    }
table-he-unseen = gezogen, noch nicht angesehen: { $gods }
table-he-god =
    { $god ->
        [ares] Ares
        [poseidon] Poseidon
        [zeus] Zeus
       *[other] { $god }
    }
table-he-gods = Ares { $ares }, Poseidon { $poseidon }, Zeus { $zeus }
table-he-known = bekannt auf der Hand: { $cards }
table-he-betrayed = deinem Gegner bekannt: { $cards }
table-he-tile =
    { $style ->
        [name] { $temple ->
            [yes] { $name } mit Tempel
           *[no] { $name }
        }
       *[code] { $name } { $edges }
    }
table-he-place =
    { $style ->
        [name] { $name }
       *[code] Stadt { $number }
    }
table-he-dolphin = dem Delfin
table-he-city =
    { $style ->
        [name] { $city }
       *[code] { $city } ({ $mark }{ $pieces })
    }
table-he-and = { $first } und { $last }
table-he-spot = neben { $tiles }: { $edge } von { $tile }
table-he-edge =
    { $edge ->
        [E] östlich
        [NE] nordöstlich
        [NW] nordwestlich
        [W] westlich
        [SW] südwestlich
       *[SE] südöstlich
    }
table-he-edge-short =
    { $edge ->
        [E] O
        [NE] NO
        [NW] NW
        [W] W
        [SW] SW
       *[SE] SO
    }
table-he-turned =
    { $count ->
        [one] aufgedeckt: { $tiles }
       *[other] aufgedeckt, von links nach rechts: { $tiles }
    }
table-he-threats = bedroht: { $cities }
table-he-chances = in deiner Reichweite: { $cities }
table-he-threat =
    { $falls ->
        [yes] Stadt { $city } durch { $force }, fällt bei { $need }
       *[no] Stadt { $city } durch { $force }, nötig: { $need }
    }
table-he-god-piles = Götterkarten zum Ziehen: { $gods }
table-he-discards = Ablagestapel von { $god }: { $cards }
table-he-tail = unter dem Stapel der Felder, das nächste zuerst: { $tiles }
table-he-aside = beiseitegelegt, bis die Küste liegt: { $tiles }
table-he-chain = gespielte Karten, Reaktionen zuletzt: { $cards }
table-he-open =
    { $who ->
        [you] deine offene Karte: { $card }
       *[other] { $name }, offene Karte: { $card }
    }
table-he-fight = Angriff auf Stadt { $city } ({ $pieces })
table-he-force =
    { $force ->
        [one] 1 Grieche zählt als { $attack }, nötig: { $need }
       *[other] { $force } Griechen zählen als { $attack }, nötig: { $need }
    }
table-he-water = über Wasser
table-he-equal = gleiche Stärke genügt
table-he-crews = die Schiffe kämpfen mit
table-he-stands =
    { $wins ->
        [yes] nach jetzigem Stand fällt die Stadt
       *[no] nach jetzigem Stand wird die Stadt gehalten
    }
table-he-empty = Du hast keine Götterkarten.
table-he-own-hand =
    { $marked ->
        [yes] Deine Hand; ► ist jetzt spielbar
       *[no] Deine Hand
    }
