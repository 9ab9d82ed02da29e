### Hector & Achilles: the table on the page.

page-hector-moment =
    { $round ->
        [0] veldslag { $battle }
       *[other] veldslag { $battle } · ronde { $round } van 4
    }
page-hector-card = { $name } { $colour } { $value }
page-hector-at =
    { $token ->
        [yes] { $card } met gunstfiche, plek { $place }, { $name }
       *[no] { $card }, plek { $place }, { $name }
    }
page-hector-covered = { $card } onder de held, plek { $place }, { $name }
page-hector-place =
    { $place ->
        [0] Plek van de voorhoede
       *[other] Plek van ronde { $place }
    }
page-hector-row = Rij in de veldslag, { $name }
page-hector-covers = bedekt
page-hector-vanguard = voorhoede
page-hector-your-card = jouw kaart
page-hector-round = ronde { $round }
page-hector-tile = Lottegel: onder { $mine }, boven { $theirs }
page-hector-turned =
    { $turn ->
        [cw] Met de klok mee gedraaid: { $mine } voor jou, { $theirs } voor je tegenstander, { $own } tegen { $rival }
       *[ccw] Tegen de klok in gedraaid: { $mine } voor jou, { $theirs } voor je tegenstander, { $own } tegen { $rival }
    }
page-hector-superiority = Overhand
page-hector-score = Score nu
page-hector-leads =
    { $who ->
        [you] Jij hebt de overhand: je mag na deze ronde de tegel draaien.
        [rival] { $name } heeft de overhand en mag na deze ronde de tegel draaien.
       *[nobody] Gelijke stand: niemand mag de tegel draaien.
    }
page-hector-unknown = Zonder de verborgen held ({ $name }).
page-hector-secret = Verborgen voor { $name }: door je held telt { $colour }.
page-hector-role =
    { $role ->
        [attack] { $people ->
            [greek] Achaeërs · vallen aan
           *[trojan] Trojanen · vallen aan
        }
        [defend] { $people ->
            [greek] Achaeërs · verdedigen
           *[trojan] Trojanen · verdedigen
        }
       *[none] –
    }
page-hector-goal = 3 fronten of de reserve uitputten
page-hector-broken = { $count } van 3
page-hector-attacker = Aanvaller
page-hector-heroes = Heldenstapel
page-hector-favour = Gunst
page-hector-favour-count = Gunst { $count }
page-hector-shame = Schande
page-hector-shame-count = Schande { $count }
page-hector-removed =
    { $heroes ->
        [0] { $count ->
            [one] 1 kaart uit het spel
           *[other] { $count } kaarten uit het spel
        }
        [one] { $count ->
            [one] 1 kaart en 1 held uit het spel
           *[other] { $count } kaarten en 1 held uit het spel
        }
       *[other] { $count } kaarten en { $heroes } helden uit het spel
    }
page-hector-look = bekijken
page-hector-pile =
    { $status ->
        [exhausted] { $pile ->
            [4] Reserve uitgeput
           *[other] Front { $pile } uitgeput
        }
        [battle] { $pile ->
            [4] Reserve · actief
           *[other] Front { $pile } · actief
        }
       *[rest] { $pile ->
            [4] Reserve
           *[other] Front { $pile }
        }
    }
page-hector-pile-size = { page-hector-pile }, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }, { $name }
page-hector-was-hidden = { $name } had deze kaarten, toen nog verborgen.
page-hector-holds =
    { $hero ->
        [hand] { $count ->
            [one] { $name } heeft 1 legerkaart en een verborgen held in de hand.
           *[other] { $name } heeft { $count } legerkaarten en een verborgen held in de hand.
        }
        [deployed] { $count ->
            [one] { $name } heeft 1 legerkaart in de hand. De held is ingezet.
           *[other] { $name } heeft { $count } legerkaarten in de hand. De held is ingezet.
        }
       *[none] { $count ->
            [one] { $name } heeft 1 legerkaart en geen held in de hand.
           *[other] { $name } heeft { $count } legerkaarten en geen held in de hand.
        }
    }
page-hector-rival-does =
    { $does ->
        [decides] { $name } beslist
       *[waits] { $name } wacht
    }
page-hector-hand = Je hand
page-hector-hero-card = Je held { $name }, { $colour } { $value }
page-hector-hand-card = { $card }, in je hand
page-hector-actions = Acties
page-hector-discard = Af­leggen, trekken
page-hector-discard-note = 1 kaart weg
page-hector-change = Held ver­vangen
page-hector-change-note = { $count } in stapel
page-hector-deploy = Held in­zetten
page-hector-deploy-note =
    { $count ->
        [one] op 1 kaart
       *[other] op 1 van { $count } kaarten
    }
page-hector-upgrade = Ver­sterken +1
page-hector-upgrade-note =
    { $count ->
        [one] op 1 kaart
       *[other] op 1 van { $count } kaarten
    }
page-hector-retreat = Terug­trekken
page-hector-retreat-note = veldslag verloren
page-hector-skip = Geen actie
page-hector-leave = Tegel laten liggen
page-hector-step-action = Actie
page-hector-step-card = Kaart
page-hector-battle = Veldslag { $battle }
page-hector-last =
    { $fled ->
        [yes] { $winner ->
            [you] Je tegenstander heeft zich teruggetrokken.
           *[rival] { $name } heeft standgehouden.
        }
       *[no] { $winner ->
            [you] Jij hebt de laatste veldslag met { $mine } tegen { $theirs } gewonnen.
            [rival] { $name } heeft de laatste veldslag met { $theirs } tegen { $mine } gewonnen.
           *[tie] De laatste veldslag bleef onbeslist, { $mine } tegen { $theirs }.
        }
    }
page-hector-verdict =
    { $fled ->
        [yes] { $winner ->
            [you] Je wint veldslag { $battle }: je tegenstander trekt zich terug.
           *[rival] { $name } wint veldslag { $battle }: de ander trekt zich terug.
        }
       *[no] { $winner ->
            [you] Je wint veldslag { $battle } met { $mine } tegen { $theirs }.
            [rival] { $name } wint veldslag { $battle } met { $theirs } tegen { $mine }.
           *[tie] Veldslag { $battle } eindigt onbeslist, { $mine } tegen { $theirs }.
        }
    }
page-hector-leave-game =
    { $count ->
        [one] { $name }: 1 kaart verlaat het spel
       *[other] { $name }: { $count } kaarten verlaten het spel
    }
page-hector-cracks = { $name }: front { $front } is uitgeput
page-hector-tiles-left =
    { $count ->
        [one] Er komt nog 1 lottegel.
       *[other] Er komen nog { $count } lottegels.
    }
page-hector-known = Wat je over { $name } weet
page-hector-out =
    { $count ->
        [one] 1 legerkaart uit het spel
       *[other] { $count } legerkaarten uit het spel
    }
page-hector-heroes-lost =
    { $count ->
        [one] 1 held verloren
       *[other] { $count } helden verloren
    }
page-hector-seen-in = Gezien: { $pile }
