### Het blufflab, en resultaten zonder geluk: op de pagina en in de terminal.

page-lab = Blufflab
bluff-kind =
    { $kind ->
        [hidden] Held verborgen gehouden
        [against] Tegen de open kaarten in gedraaid
        [early] Vroeg ingezet
       *[retreat] Teruggetrokken
    }
bluff-when =
    { $kind ->
        [hidden] terwijl je hem mocht inzetten
        [against] met de overhand, zodat je open kaarten er slechter voor stonden
        [early] in ronde 1 en 2
       *[retreat] in je eigen beurt
    }
page-lab-when =
    { $lead ->
        [all] Alles
        [ahead] Bij voorsprong
        [level] Bij gelijke stand
       *[behind] Bij achterstand
    }
bluff-round = Ronde { $number }
page-lab-worked = Het lukte
page-lab-words = In woorden
page-lab-share = { $share }%
page-lab-of = van { $count }
bluff-own = jij: { $share }% van { $count }, 95%-interval { $low } tot { $high }%
bluff-reference = referentie: { $low } tot { $high }%
bluff-missing =
    { $games ->
        [one] nog ongeveer 1 partij tot een cijfer
       *[other] nog ongeveer { $games } partijen tot een cijfer
    }
bluff-missing-many = nog veel partijen tot een cijfer
bluff-more = Vaker dan de referentie: in ronde { $round } in { $share }%, de referentie in { $low } tot { $high }%.
bluff-less = Minder vaak dan de referentie: in ronde { $round } in { $share }%, de referentie in { $low } tot { $high }%.
bluff-alike = Zoals de referentie.
bluff-too-few =
    { $games ->
        [one] Nog geen oordeel: er is nog ongeveer 1 partij nodig.
       *[other] Nog geen oordeel: er zijn nog ongeveer { $games } partijen nodig.
    }
bluff-too-few-many = Nog geen oordeel: er zijn nog veel partijen nodig.
bluff-counted =
    { $games ->
        [one] Over 1 partij.
       *[other] Over { $games } partijen.
    }

## Op de pagina

page-lab-about = Hoe vaak je het doet in Hector & Achilles, en hoe vaak de zoekmethode van een terugblik het in dezelfde stellingen had gedaan.
page-lab-how = Een cijfer vraagt { $occasions } beslissingen uit { $games } partijen. “Duidelijk anders” betekent dat de twee intervallen elkaar niet raken. “Het lukte” betekent dat de veldslag gewonnen is; een verborgen held telt één keer per veldslag, als hij nooit getoond is. Voorsprong en achterstand zijn de punten zoals de tegel ligt, met je eigen held.
page-lab-legend-own = jij, 95%-interval
page-lab-legend-reference = referentie, 95%-interval
page-lab-legend-clear = duidelijk anders
page-lab-lead = Stand bij de beslissing
page-lab-ref = ref. { $low }–{ $high }
page-lab-drills =
    { $count ->
        [one] Oefen 1 stelling
       *[other] Oefen { $count } stellingen
    }
page-lab-position = { $date }, stap { $ply }
page-lab-empty = Zodra je een partij Hector & Achilles hebt afgemaakt, worden je bluffs hier geteld.
page-lab-unreviewed = De cijfers komen uit de terugblikken op je partijen. Er is er nog geen berekend.
page-lab-games =
    { $finished ->
        [one] Terugblik berekend voor { $reviewed } van 1 afgelopen partij.
       *[other] Terugblik berekend voor { $reviewed } van { $finished } afgelopen partijen.
    }
page-lab-calculate =
    { $count ->
        [one] Bereken nog 1 terugblik
       *[other] Bereken nog { $count } terugblikken
    }
page-lab-calculating =
    { $count ->
        [one] Aan het rekenen, nog 1 partij …
       *[other] Aan het rekenen, nog { $count } partijen …
    }
page-lab-stop = Stop
page-lab-failed =
    { $count ->
        [one] Voor 1 partij lukte geen terugblik.
       *[other] Voor { $count } partijen lukte geen terugblik.
    }
page-drill-title = Oefening
page-drill-task = { $part }. Wat zou de referentie hier spelen?
page-drill-mixed = De referentie speelt dit in { $share } van de 100 gevallen. Je zet in de partij: { $played }.
page-luck-points = geluk { $points }
page-luck = Zonder geluk
page-luck-why = Over de partijen waarvan de terugblik berekend is. Het geluk van de trekkingen wordt weggenomen voor zover je resultaten daardoor minder schommelen; de intervallen bevatten de ware waarde in 95 van de 100 gevallen.
page-luck-games = Met terugblik
page-luck-count = { $games } van { $finished }
page-luck-raw = Zoals gespeeld
page-luck-adjusted = Zonder geluk
page-luck-factor = Variantie
page-luck-score = { $share }% ({ $low }–{ $high })
page-luck-smaller = { $factor } keer kleiner ({ $low } tot { $high })
page-luck-same = nauwelijks kleiner
page-luck-missing =
    { $games ->
        [one] nog 1 terugblik
       *[other] nog { $games } terugblikken
    }

## In de terminal

help-bluffs = De bluffs in afgelopen partijen Hector & Achilles optellen, vergeleken met de zoekmethode van een terugblik.
help-bluffs-seat = Bluffs van wie: van speler 1 of 2 in elk bestand.
bluff-head = Blufflab · { $game }
bluff-line = { $kind } ({ $when })
bluff-won = Het lukte { $worked } van de { $tried } keer.
error-no-bluffs = voor { $game } is er geen blufflab
