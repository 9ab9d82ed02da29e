### Fight for Olympus: help while playing in the terminal, and the commands for cards.

## Playing in the terminal

play-help-olympus =
    Plaatsen: Olympus O1 O2 O3, Delphi D1 D2, Troje T. Een eenheid toont aanval/verdediging zoals ze nu gelden, ● schade, + uitrusting.
    ▲ en ▼ voorspellen elke aanval zoals het bord nu staat: schade, valt, of de bonus van het gebied; * = zie eronder.
    Kleuren: R rood, B blauw, Y geel, G groen, M veelkleurig. Kosten als RB: één rode en één blauwe kaart of kleurfiche.
    card Circe   wat een kaart doet; kaarten kun je ook met hun code noemen, zoals B14.
    Je wint bij +7, met zes eenheden aan het begin van je beurt, of met de telsteen aan jouw kant als de stapel leeg is.
error-near-card = geen kaart van de set { $set } heet “{ $card }”; lijkt op: { $near }

## Commands for cards

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
