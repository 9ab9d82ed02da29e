### Fight for Olympus: help while playing in the terminal, and the commands for cards.

## Playing in the terminal

play-help-olympus =
    Plaatsen: Olympus O1 O2 O3, Delphi D1 D2, Troje T. Een eenheid toont de huidige aanval/verdediging, ● schade, + uitrusting.
    ▲ en ▼ voorspellen elke aanval op het huidige bord: schade, val of bonus van het gebied; * = zie de noot eronder.
    Kleuren: R rood, B blauw, Y geel, G groen, M veelkleurig. Kosten als RB: één rode en één blauwe kaart of kleurfiche.
    card Circe   wat een kaart doet; codes werken ook, bijvoorbeeld B14.
    Je wint bij +7, met zes eenheden aan het begin van je beurt, of met de telsteen aan jouw kant als de stapel leeg is.
error-near-card = de set { $set } heeft geen kaart “{ $card }”; bedoel je: { $near }

## Commands for cards

help-cards = Bekijk de kaarten van Fight for Olympus; controleer en test de balans van je eigen set.
help-cards-check = Controleer een kaartenset in een TOML- of JSON-bestand.
help-cards-file = Een kaartenset, TOML of JSON.
help-cards-show = Toon een kaart met de tekst die uit de effecten volgt.
help-cards-name = Naam of code van een kaart, bijvoorbeeld Circe of B14.
help-cards-set = Een kaartenset in een bestand, of: default.
help-cards-list = Toon alle kaarten van een set.
help-cards-balance = Laat bots gespiegelde partijen spelen en meet elke kaart.
help-cards-games = Hoeveel partijen er gespeeld worden.
help-cards-seed = De startwaarde van alle kaartverdelingen.
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
cards-playing = spelen
cards-balance-head = { $set } · { $games } gespiegelde partijen · { $bot } tegen zichzelf · startwaarde { $seed }
cards-balance-starter = de startspeler haalt { $share }% [{ $low }, { $high }] · gemiddeld { $turns } beurten
cards-balance-end = { $share }%: { $reason }
cards-balance-columns-card = kaart
cards-balance-columns-drawn = getr.
cards-balance-columns-played = gesp.
cards-balance-columns-lift = winst
cards-balance-columns-interval = 95%
cards-balance-note = winst: aandeel van de punten boven de helft, in %, waar de kaart getrokken of gespeeld werd
    ▲ ▼ ver boven of onder de gemiddelde winst van alle kaarten
cards-balance-none = geen kaart springt eruit
cards-balance-outliers =
    { $count ->
        [one] 1 kaart springt eruit: { $names }
       *[other] { $count } kaarten springen eruit: { $names }
    }
error-two-sets = met een bestand en --set geef je twee sets op; kies er één
