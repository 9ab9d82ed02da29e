### Fight for Olympus: the table on the page.

## Units and slots

page-olympus-row = Eenheden, { $name }
page-olympus-slot =
    { $slot ->
        [O1] Olympus 1
        [O2] Olympus 2
        [O3] Olympus 3
        [D1] Delphi 1
        [D2] Delphi 2
       *[T] Troje
    }
page-olympus-free = { $slot } vrij
page-olympus-empty = leeg
page-olympus-empty-slot =
    { $whose ->
        [own] { $slot }, jouw kant, vrij
       *[rival] { $slot }, { $name }, leeg
    }
page-olympus-at =
    { $whose ->
        [own] { $name } in { $slot }, van jou
       *[rival] { $name } in { $slot }, { $player }
    }
page-olympus-values =
    { $type ->
        [equipment] geeft { $attack } aanval en { $defence } verdediging
       *[other] aanval { $attack }, verdediging { $defence }
    }
page-olympus-health =
    { $damage ->
        [0] ongedeerd
       *[other] { $damage } van { $defence }
    }
page-olympus-bears = draagt { $name }
page-olympus-condition =
    { $state ->
        [silenced] zonder eigenschappen
        [again] valt nog eens aan
       *[attacked] heeft aangevallen
    }

## Areas and the forecast

page-olympus-bonus =
    { $area ->
        [olympus] geen verdediger: 1 punt
        [delphi] kleurfiche
       *[troy] trek 1 kaart
    }
page-olympus-forecast =
    { $whose ->
        [own] Jouw aanvallen in { $area }, op volgorde
       *[rival] { $name }: aanvallen in { $area }, op volgorde
    }
page-olympus-strike-empty =
    { $whose ->
        [own] plaats een eenheid
       *[rival] niemand
    }
page-olympus-strike-done = klaar
page-olympus-strike-zero = aanval 0
page-olympus-strike-falls = { $damage } → verslaat { $name }
page-olympus-strike-hurts = { $damage } → { $name }
page-olympus-strike-bonus =
    { $bonus ->
        [point] +1 punt
        [marker] neem een kleurfiche
        [card] trek een kaart
       *[none] geen bonus
    }
page-olympus-short-falls = valt
page-olympus-short-bonus =
    { $bonus ->
        [point] +1 p.
        [marker] fiche
        [card] kaart
       *[none] –
    }
page-olympus-note-splash = ook { $damage } ernaast
page-olympus-note-aims = kan een ander treffen
page-olympus-note-stand = een ander kan dit opvangen
page-olympus-note-saved =
    { $count ->
        [one] 1 kaart voorkomt dit
       *[other] { $count } kaarten voorkomen dit
    }

## Colour markers

page-olympus-marker =
    { $place ->
        [board] kleurfiche { $colour }, op het bord
        [own] kleurfiche { $colour }, van jou
       *[rival] kleurfiche { $colour }, van je tegenstander
    }
page-olympus-markers =
    { $whose ->
        [own] Jouw kleurfiches: { $count }
       *[rival] Kleurfiches van { $name }: { $count }
    }
page-olympus-markers-free = Kleurfiches op het bord: { $count }

## Turn and score

page-olympus-phases =
    { $whose ->
        [own] Fasen van jouw beurt
       *[rival] Fasen van de beurt van { $name }
    }
page-olympus-phase =
    { $phase ->
        [play] Spelen
        [attack] Aanvallen
       *[draw] Trekken
    }
page-olympus-skipped = overgeslagen
page-olympus-skip-open = de startspeler slaat een fase over
page-olympus-turn-of =
    { $whose ->
        [own] Jouw beurt
       *[rival] Beurt van { $name }
    }
page-olympus-rival-does =
    { $does ->
        [decides] { $name } beslist
       *[waits] { $name } wacht
    }
page-olympus-score =
    { $who ->
        [nobody] Telbaan: de telsteen staat op 0
       *[other] Telbaan: de telsteen staat op { $points } voor { $name }
    }
page-olympus-goal = 7 punten of zes plaatsen
page-olympus-points = Punten: { $count } van 7
page-olympus-places = Plaatsen: { $count } van 6

## Hand and payment

page-olympus-hand =
    { $count ->
        [one] Je hand, 1 kaart
       *[other] Je hand, { $count } kaarten
    }
page-olympus-no-hand = Je hand is leeg.
page-olympus-held = { $card }, in je hand
page-olympus-seen = bekend bij je tegenstander
page-olympus-can =
    { $verb ->
        [play] speelbaar
        [pay] kan betalen
       *[discard] kan worden afgelegd
    }
page-olympus-pays =
    { $how ->
        [multi] betaalt elke kleur
       *[plain] betaalt
    }
page-olympus-playing = wordt gespeeld
page-olympus-in-play = Wordt gespeeld: { $card }
page-olympus-cost = kosten { $cost }
page-olympus-no-cost = geen kosten
page-olympus-type =
    { $type ->
        [hero] Held
        [soldier] Soldaat
       *[equipment] Uitrusting
    }
page-olympus-payment = Betaling
page-olympus-socket =
    { $state ->
        [paid] { $colour }, betaald
        [next] { $colour }, nu te betalen
       *[later] { $colour }, nog te betalen
    }
page-olympus-take-back = Terugnemen
page-olympus-cancel = Annuleren
page-olympus-step-card = Kaart
page-olympus-step-pay = Betalen
page-olympus-step-place = Plaatsen
page-olympus-tray =
    { $question ->
        [keep] Deze kaarten bekijk je
        [under] Deze kaarten gaan onder de stapel
        [strip] De hand van je tegenstander
        [recall] Uit de aflegstapel
        [play_free] Net getrokken
       *[other] Kies
    }

## Players and piles

page-olympus-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
page-olympus-own-note =
    { $count ->
        [one] 1 kaart · beurt { $turn }
       *[other] { $count } kaarten · beurt { $turn }
    }
page-olympus-role =
    { $starter ->
        [yes] startspeler
       *[no] speelt als tweede
    }
page-olympus-plays = speelt { $name }
page-olympus-known = Kaarten van { $name } die je kent
page-olympus-was-hidden = { $name } had deze kaarten, toen nog verborgen
page-olympus-pile = Trekstapel
page-olympus-pile-label =
    { $count ->
        [one] Trekstapel, 1 kaart
       *[other] Trekstapel, { $count } kaarten
    }
page-olympus-pile-end = Is de stapel leeg, dan wint de kant met de telsteen.
page-olympus-looked = { $count } bekeken
page-olympus-tail = { $count } eronder gelegd
page-olympus-under = Onder de stapel, de volgende eerst
page-olympus-unknown = onbekende kaart
page-olympus-discard = Aflegstapel
page-olympus-discard-label =
    { $top ->
        [none] Aflegstapel, leeg
       *[other] Aflegstapel, { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }, bovenop { $top }
    }
page-olympus-open = open
page-olympus-newest = De nieuwste kaart staat vooraan.
page-olympus-no-discard = Er is nog niets afgelegd.
page-olympus-closed =
    { $count ->
        [one] 1 gedekt
       *[other] { $count } gedekt
    }
page-olympus-own-closed = Jouw gedekt afgelegde kaarten
