### Fight for Olympus: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of card sets

error-bad-card = kaart “{ $card }”, { $field }: { $wanted }
error-no-such-card = geen kaart van de set { $set } heet “{ $card }”

## Why a move is refused

why-fo-chance = dit beslist het toeval, geen speler
why-fo-not-now = dit wordt nu niet gevraagd
why-fo-no-skip = alleen de startspeler slaat een fase over, beurt 1, vóór een kaart
why-fo-not-in-hand = deze kaart heb je niet in de hand
why-fo-too-many = meer dan { $most } kaarten in één beurt mag niet
why-fo-no-slot = alle zes de plaatsen aan jouw kant zijn bezet
why-fo-no-bearer = geen van je eenheden kan uitrusting dragen
why-fo-cannot-pay = hand en kleurfiches dekken de kosten niet
why-fo-no-marker = dit kleurfiche heb je niet
why-fo-other-colour = het volgende symbool heeft een andere kleur
why-fo-rest-unpaid = de rest van de kosten is dan niet te betalen
why-fo-slot-taken = daar staat al een eenheid
why-fo-no-unit = daar staat geen eenheid
why-fo-one-equipment = een eenheid draagt hoogstens één uitrusting
why-fo-refuses = deze eenheid kan geen uitrusting krijgen
why-fo-untouchable = eigenschappen van de tegenstander raken deze eenheid niet
why-fo-no-target = de eigenschap kan deze eenheid niet kiezen
why-fo-marker-away = kleurfiches op het bord gaan voor
why-fo-must = er is geen keus: het moet gebeuren
why-fo-destination = deze plaats is vergeven, of de eenheid staat er
