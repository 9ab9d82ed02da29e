# Fight for Olympus in het Nederlands: tafel, vragen, zetten, verloop en de opdrachten voor kaarten.

### De tafel

table-fo-turn =
    { $who ->
        [you] Beurt { $turn }, jij
       *[other] Beurt { $turn }, { $name }
    }
table-fo-setup = De kaarten worden gedeeld
table-fo-phase =
    { $phase ->
        [play] fase 1: spelen
        [attack] fase 2: aanvallen
        [draw] fase 3: trekken
        [end] einde van de beurt
       *[over] het spel is uit
    }
table-fo-pile = stapel { $count }
table-fo-discard = afgelegd { $count }
table-fo-discard-top = afgelegd { $count }, boven { $card }
table-fo-markers =
    { $count ->
        [one] kleurfiche { $colours }
       *[other] kleurfiches { $colours }
    }
table-fo-no-markers = geen kleurfiche
table-fo-closed = { $count } gedekt afgelegd
table-fo-known = bekend in de hand: { $cards }
table-fo-betrayed = je tegenstander kent: { $cards }
table-fo-under = onder de stapel, de volgende eerst: { $cards }
table-fo-closed-own = door jou gedekt afgelegd: { $cards }
table-fo-hand = Je hand
table-fo-payable = ► nu te betalen
table-fo-empty = Je hand is leeg
table-fo-paying = je betaalt voor { $card }
table-fo-looking = je bekijkt: { $cards }
table-fo-level = gelijk
table-fo-leads =
    { $who ->
        [you] jij staat { $points } voor
       *[other] { $name } staat { $points } voor
    }
table-fo-unit = { $name } { $attack }/{ $defence }
table-fo-hurt = { $name } { $attack }/{ $defence }, { $damage } schade
table-fo-nobody = niemand
table-fo-silenced = verstomd
table-fo-bonus-point = +1 punt
table-fo-bonus-marker = fiche: { $colours }
table-fo-bonus-steal = fiche tegenstander
table-fo-bonus-card = 1 kaart

## De voorspelling van de aanval: hoogstens negen letters per plaats

table-fo-strike-none = aanval 0
table-fo-strike-done = klaar
table-fo-strike-falls = { $damage }: valt
table-fo-strike-hurts = { $damage } schade
table-fo-strike-point = +1 punt
table-fo-strike-marker = fiche
table-fo-strike-card = 1 kaart
table-fo-strike-nothing = niets
table-fo-note = { $slot } { $unit }: { $notes }
table-fo-note-splash = { $damage } schade ook ernaast
table-fo-note-aims = mag een andere treffen
table-fo-note-stand = een andere mag de klap opvangen
table-fo-note-saved =
    { $count ->
        [one] gered door 1 handkaart
       *[other] gered door { $count } handkaarten
    }
table-fo-note-grants =
    { $count ->
        [one] valt nog een keer aan
       *[other] valt nog { $count } keer aan
    }

### Wat gevraagd wordt

ask-fo-declare = Jij begint: welke fase sla je over?
ask-fo-play = Fase 1: speel een kaart, of ga verder.
ask-fo-enter = Fase 2: aanvallen, of als startspeler overslaan?
ask-fo-pay = Betaal voor { $card }: symbool { $number } van { $most } is { $letter ->
        [R] rood
        [B] blauw
        [Y] geel
       *[G] groen
    }.
ask-fo-place = Welke plaats voor { $card }?
ask-fo-bearer = Welke eenheid draagt { $card }?
ask-fo-marker = Neem een kleurfiche.
ask-fo-discard =
    { $count ->
        [one] Leg 1 handkaart af.
       *[other] Leg { $count } handkaarten af.
    }
ask-fo-strip = Je ziet de hand van je tegenstander: welke kaart wordt afgelegd?
ask-fo-keep =
    { $count ->
        [one] Houd 1 van de kaarten die je bekijkt.
       *[other] Houd { $count } van de kaarten die je bekijkt.
    }
ask-fo-under = Leg de andere onder de stapel: welke is de volgende?
ask-fo-free = Je trok { $card }: meteen gratis spelen?
ask-fo-effect = { $card }: { $text }.
ask-fo-move = Waar { $many ->
        [yes] gaan
       *[no] gaat
    } { $unit } heen?
ask-fo-may = { $many ->
        [yes] Vallen
       *[no] Valt
    } { $unit } aan?
ask-fo-retarget = { $unit } { $many ->
        [yes] staan tegenover { $target } en mogen
       *[no] staat tegenover { $target } en mag
    } een andere eenheid treffen.
ask-fo-stand = { $unit } { $many ->
        [yes] dreigen
       *[no] dreigt
    } { $target } te treffen: vangt een andere eenheid de klap op?
ask-fo-survive =
    { $count ->
        [one] { $unit } { $many ->
            [yes] zijn verslagen; 1 handkaart redt hen.
           *[no] is verslagen; 1 handkaart brengt redding.
        }
       *[other] { $unit } { $many ->
            [yes] zijn verslagen; { $count } handkaarten redden hen.
           *[no] is verslagen; { $count } handkaarten brengen redding.
        }
    }
ask-fo-again = { $by }: { $unit } nog een keer laten aanvallen?

### Zetten in woorden

move-fo-card = { $name } { $values }, kosten { $cost }
move-fo-card-free = { $name } { $values }, zonder kosten
move-fo-play = spelen: { $card }
move-fo-pay = betalen met: { $card }
move-fo-pay-multi = betalen met: { $card }, veelkleurig
move-fo-pay-marker = met het { $letter ->
        [R] rode
        [B] blauwe
        [Y] gele
       *[G] groene
    } kleurfiche betalen
move-fo-place = op { $slot }, { $area }, tegenover { $foe }
move-fo-equip = { $unit } op { $slot }
move-fo-own = jouw { $unit } op { $slot }
move-fo-enemy = vijandelijke eenheid { $unit } op { $slot }
move-fo-to = naar { $slot }
move-fo-stay = op { $slot } blijven
move-fo-swap = naar { $slot }, in ruil met { $unit }
move-fo-take = het { $letter ->
        [R] rode
        [B] blauwe
        [Y] gele
       *[G] groene
    } kleurfiche nemen
move-fo-steal = het { $letter ->
        [R] rode
        [B] blauwe
        [Y] gele
       *[G] groene
    } kleurfiche van je tegenstander nemen
move-fo-discard = { $card } afleggen
move-fo-pick =
    { $question ->
        [strip] { $card } laten afleggen
        [keep] { $card } houden
        [under] { $card } onder de stapel leggen
       *[other] { $card } in de hand nemen
    }
move-fo-skip =
    { $phase ->
        [play] fase 1 als startspeler overslaan: geen kaart spelen
        [attack] fase 2 als startspeler overslaan: niet aanvallen
       *[draw] fase 3 als startspeler overslaan: geen kaart trekken
    }
move-fo-answer =
    { $verb ->
        [end] geen kaarten meer spelen
        [attack] { $question ->
            [enter_attack] aanvallen; je trekt dan deze beurt geen kaarten
           *[other] aanvallen
        }
        [hold] niet aanvallen
        [use] { $question ->
            [attack_again] nog een keer aanvallen
           *[other] gebruiken
        }
       *[decline] { $question ->
            [retarget] de plaats ertegenover treffen
            [stand_in] niemand vangt de klap op
            [survive] laten vallen
            [upkeep] geen kaart afleggen
            [play_free] in de hand houden
            [attack_again] geen verdere aanval
           *[other] ervan afzien
        }
    }

### Het verloop in woorden; $who is “you” of “other”

log-fo-starter =
    { $who ->
        [you] jij begint
       *[other] { $name } begint
    }
log-fo-turn =
    { $who ->
        [you] beurt { $turn }: jij
       *[other] beurt { $turn }: { $name }
    }
log-fo-looks =
    { $who ->
        [you] je bekijkt { $cards }
       *[other] { $name } bekijkt { $cards }
    }
log-fo-looks-unseen =
    { $count ->
        [one] { $name } bekijkt 1 kaart
       *[other] { $name } bekijkt { $count } kaarten
    }
log-fo-lose =
    { $who ->
        [you] je verliest door toeval { $card }
       *[other] { $name } verliest door toeval { $card }
    }
log-fo-play =
    { $who ->
        [you] je speelt { $card }{ $where }{ $paid }
       *[other] { $name } speelt { $card }{ $where }{ $paid }
    }
log-fo-put =
    { $who ->
        [you] je legt { $card }{ $where }
       *[other] { $name } legt { $card }{ $where }
    }
log-fo-pay =
    { $who ->
        [you] je betaalt met { $cards }
       *[other] { $name } betaalt met { $cards }
    }
log-fo-at = {" "}op { $slot }
log-fo-on = {" "}bij { $unit }
log-fo-paying = , betaald: { $cards }
log-fo-marker = het { $letter ->
        [R] rode
        [B] blauwe
        [Y] gele
       *[G] groene
    } kleurfiche
log-fo-no-card =
    { $who ->
        [you] je speelt geen kaart
       *[other] { $name } speelt geen kaart
    }
log-fo-skip =
    { $who ->
        [you] je slaat { $phase ->
            [play] fase 1
            [attack] fase 2
           *[draw] fase 3
        } over
       *[other] { $name } slaat { $phase ->
            [play] fase 1
            [attack] fase 2
           *[draw] fase 3
        } over
    }
log-fo-use =
    { $who ->
        [you] je gebruikt { $card }
       *[other] { $name } gebruikt { $card }
    }
log-fo-decline =
    { $who ->
        [you] je ziet af van { $card }
       *[other] { $name } ziet af van { $card }
    }
log-fo-decline-plain =
    { $who ->
        [you] je ziet ervan af
       *[other] { $name } ziet ervan af
    }
log-fo-again =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] vallen nog een keer aan
           *[no] valt nog een keer aan
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] vallen nog een keer aan
           *[no] valt nog een keer aan
        }
    }
log-fo-choose =
    { $who ->
        [you] je kiest { $unit }, { $slot }
       *[other] { $name } kiest { $unit }, { $slot }
    }
log-fo-move =
    { $who ->
        [you] je stuurt { $unit } naar { $slot }
       *[other] { $name } stuurt { $unit } naar { $slot }
    }
log-fo-take =
    { $who ->
        [you] je neemt het { $letter ->
            [R] rode
            [B] blauwe
            [Y] gele
           *[G] groene
        } kleurfiche
       *[other] { $name } neemt het { $letter ->
            [R] rode
            [B] blauwe
            [Y] gele
           *[G] groene
        } kleurfiche
    }
log-fo-pick =
    { $question ->
        [strip] { $who ->
            [you] je legt { $card } uit de hand van de tegenstander af
           *[other] { $name } legt { $card } uit de hand van de tegenstander af
        }
        [recall] { $who ->
            [you] je neemt { $card } van de aflegstapel
           *[other] { $name } neemt { $card } van de aflegstapel
        }
        [keep] { $who ->
            [you] je houdt { $card }
           *[other] { $name } houdt { $card }
        }
       *[under] { $who ->
            [you] je legt { $card } onder de stapel
           *[other] { $name } legt { $card } onder de stapel
        }
    }
log-fo-pick-unseen =
    { $question ->
        [keep] { $name } houdt een kaart
       *[under] { $name } legt een kaart onder de stapel
    }
log-fo-hold =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] vallen niet aan
           *[no] valt niet aan
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] vallen niet aan
           *[no] valt niet aan
        }
    }
log-fo-attack-open =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] vallen aan vanaf { $slot }, geen verdediger
           *[no] valt aan vanaf { $slot }, geen verdediger
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] vallen aan vanaf { $slot }, geen verdediger
           *[no] valt aan vanaf { $slot }, geen verdediger
        }
    }
log-fo-attack =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] vallen { $target } op { $slot } aan{ $result }
           *[no] valt { $target } op { $slot } aan{ $result }
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] vallen { $target } op { $slot } aan{ $result }
           *[no] valt { $target } op { $slot } aan{ $result }
        }
    }
log-fo-result-hurt = {":"} { $damage } schade
log-fo-result-gone = {":"} verslagen
log-fo-hurt =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] krijgen { $damage } schade
           *[no] krijgt { $damage } schade
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] krijgen { $damage } schade
           *[no] krijgt { $damage } schade
        }
    }
log-fo-heal =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] herstellen { $damage } schade
           *[no] herstelt { $damage } schade
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] herstellen { $damage } schade
           *[no] herstelt { $damage } schade
        }
    }
log-fo-gone =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] worden afgelegd
           *[no] wordt afgelegd
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] worden afgelegd
           *[no] wordt afgelegd
        }
    }
log-fo-back =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] keren terug in de hand
           *[no] keert terug in de hand
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] keren terug in de hand
           *[no] keert terug in de hand
        }
    }
log-fo-score =
    { $who ->
        [you] de telsteen gaat { $points } naar jou, nu { $score }
       *[other] de telsteen gaat { $points } naar { $name }, nu { $score }
    }

### Spelen in de terminal

play-help-olympus =
    Plaatsen: Olympus O1 O2 O3, Delphi D1 D2, Troje T. Een eenheid toont aanval/verdediging zoals ze nu gelden, ● schade, + uitrusting.
    ▲ en ▼ voorspellen elke aanval zoals het bord nu staat: schade, valt, of de bonus van het gebied; * = zie eronder.
    Kleuren: R rood, B blauw, Y geel, G groen, M veelkleurig. Kosten als RB: één rode en één blauwe kaart of kleurfiche.
    card Circe   wat een kaart doet; kaarten kun je ook met hun code noemen, zoals B14.
    Je wint bij +7, met zes eenheden aan het begin van je beurt, of met de telsteen aan jouw kant als de stapel leeg is.
error-near-card = geen kaart van de set { $set } heet “{ $card }”; lijkt op: { $near }

### Opdrachten voor kaarten

help-cards = Bekijk kaarten van Fight for Olympus, controleer en beoordeel een eigen set.
help-cards-check = Controleer een kaartenset in een TOML- of JSON-bestand.
help-cards-file = Een kaartenset, TOML of JSON.
help-cards-show = Toon een kaart met de tekst die uit haar werkingen volgt.
help-cards-name = Naam of code van een kaart, zoals Circe of B14.
help-cards-set = Een kaartenset in een bestand, of: default.
help-cards-list = Som alle kaarten van een set op.
help-cards-balance = Laat bots gespiegeld spelen en beoordeel elke kaart.
help-cards-games = Hoeveel spellen.
help-cards-seed = De startwaarde van alle delingen.
help-cards-bots = De bot aan beide kanten.

cards-good =
    { $count ->
        [one] { $file }: de set “{ $set }” is in orde, 1 kaart
       *[other] { $file }: de set “{ $set }” is in orde, { $count } kaarten
    }
cards-own =
    { $count ->
        [0] geen kaart wijkt af van de gewone set
        [one] 1 kaart wijkt af van de gewone set:
       *[other] { $count } kaarten wijken af van de gewone set:
    }
cards-hash = controlegetal { $hash }
cards-head = { $name }, { $kind }
cards-head-both = { $name } ({ $other }), { $kind }
cards-line = { $type } · { $colour } · kosten { $cost } · { $values }
cards-count = { $set }: { $count } kaarten van { $kinds } soorten
cards-playing = speelt
cards-balance-head = { $set } · { $games } gespiegelde spellen · { $bot } tegen zichzelf · startwaarde { $seed }
cards-balance-starter = de startspeler haalt { $share } % [{ $low }, { $high }] · gemiddeld { $turns } beurten
cards-balance-end = { $share } %: { $reason }
cards-balance-columns-card = kaart
cards-balance-columns-drawn = getr.
cards-balance-columns-played = gesp.
cards-balance-columns-lift = winst
cards-balance-columns-interval = 95 %
cards-balance-note = winst: aandeel van de punten boven de helft, in %, waar de kaart getrokken of gespeeld werd
    ▲ ▼ ver boven of onder de gemiddelde winst van alle kaarten
cards-balance-none = geen kaart springt eruit
cards-balance-outliers =
    { $count ->
        [one] 1 kaart springt eruit: { $names }
       *[other] { $count } kaarten springen eruit: { $names }
    }
error-two-sets = een bestand en --set noemen twee sets; noem er één
