### Fight for Olympus: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of card sets

error-bad-card = kaart “{ $card }”, { $field }: { $wanted }
error-no-such-card = de set { $set } heeft geen kaart “{ $card }”

## Why a move is refused

why-fo-chance = dit beslist het toeval
why-fo-not-now = daarover wordt nu niet beslist
why-fo-no-skip = alleen de startspeler mag overslaan, in beurt 1, vóór de eerste kaart
why-fo-not-in-hand = deze kaart heb je niet in de hand
why-fo-too-many = je mag in één beurt hoogstens { $most } kaarten spelen
why-fo-no-slot = alle zes de plaatsen aan jouw kant zijn bezet
why-fo-no-bearer = geen van je eenheden kan uitrusting dragen
why-fo-cannot-pay = je hand en je kleurfiches dekken de kosten niet
why-fo-no-marker = dit kleurfiche heb je niet
why-fo-other-colour = het volgende symbool heeft een andere kleur
why-fo-rest-unpaid = de rest van de kosten kun je dan niet betalen
why-fo-slot-taken = daar staat al een eenheid
why-fo-no-unit = daar staat geen eenheid
why-fo-one-equipment = een eenheid draagt hoogstens één uitrustingskaart
why-fo-refuses = deze eenheid kan geen uitrusting krijgen
why-fo-untouchable = vijandelijke eigenschappen hebben geen vat op deze eenheid
why-fo-no-target = de eigenschap kan deze eenheid niet kiezen
why-fo-marker-away = kleurfiches op het bord gaan voor
why-fo-must = dit effect is verplicht
why-fo-destination = deze plaats is al toegewezen, of de eenheid staat er nu
