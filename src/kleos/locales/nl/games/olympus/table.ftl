### Fight for Olympus: the table in the terminal.

## The table

table-fo-turn =
    { $who ->
        [you] Beurt { $turn }, jij
       *[other] Beurt { $turn }, { $name }
    }
table-fo-setup = De kaarten worden gedeeld
table-fo-phase =
    { $phase ->
        [play] speelfase
        [attack] aanvalsfase
        [draw] trekfase
        [end] einde van de beurt
       *[over] de partij is afgelopen
    }
table-fo-pile = stapel { $count }
table-fo-discard = afgelegd { $count }
table-fo-discard-top = afgelegd { $count }, bovenop { $card }
table-fo-markers =
    { $count ->
        [one] kleurfiche { $colours }
       *[other] kleurfiches { $colours }
    }
table-fo-no-markers = geen kleurfiches
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
table-fo-silenced = zonder eigenschappen
table-fo-bonus-point = +1 punt
table-fo-bonus-marker = neem een kleurfiche: { $colours }
table-fo-bonus-steal = neem een kleurfiche van je tegenstander
table-fo-bonus-card = trek een kaart

## The attack forecast: at most nine letters in a slot

table-fo-strike-none = aanval 0
table-fo-strike-done = klaar
table-fo-strike-falls = { $damage }: valt
table-fo-strike-hurts = { $damage } schade
table-fo-strike-point = +1 punt
table-fo-strike-marker = fiche
table-fo-strike-card = 1 kaart
table-fo-strike-nothing = geen bonus
table-fo-note = { $slot } { $unit }: { $notes }
table-fo-note-splash = ook { $damage } schade aan aangrenzende eenheden
table-fo-note-aims = kan een andere eenheid treffen
table-fo-note-stand = een andere eenheid kan de treffer opvangen
table-fo-note-saved =
    { $count ->
        [one] te redden met 1 handkaart
       *[other] te redden met { $count } handkaarten
    }
table-fo-note-grants =
    { $count ->
        [one] valt nog een keer aan
       *[other] valt nog { $count } keer aan
    }
