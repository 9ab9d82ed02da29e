### De kaartenwerkplaats van de pagina.

## De pagina

shop-title = Kaartenwerkplaats
shop-set = mijn set ‘{ $set }’
shop-enter = Kaartenwerkplaats: maak je eigen kaarten
shop-tab-build = Bouwen
shop-tab-card = Kaart
shop-tab-report = Verslag
shop-tabs = Delen van de werkplaats
shop-working = Wordt gecontroleerd …
shop-kept = In deze browser bewaard

## De set

shop-cards = Mijn kaarten
shop-set-name = Naam van de set
shop-first-set = Mijn set
shop-fresh = Kaart { $number }
shop-new = Nieuwe kaart
shop-copy = Kopiëren
shop-delete = Verwijderen
shop-undo = Ongedaan maken
shop-undone = De laatste wijziging is ongedaan gemaakt
shop-full = De set is vol: vervang een kaart uit de doos of verwijder er een van jezelf
shop-open-file = Bestand openen
shop-save = Opslaan als { $format }
shop-share = Set delen
shop-share-about = Wie deze link opent, krijgt een kopie van de set. Het adres noemt de inhoud, dus de set erachter verandert nooit.
shop-share-link = Link naar deze set
shop-took = Je hebt de gedeelde set ‘{ $set }’ geopend; met ongedaan maken komt de jouwe terug
shop-read = ‘{ $set }’ uit het bestand geopend
shop-try = Aan tafel uitproberen

## Bouwen

shop-build = Bouw een kaart
shop-name = Naam
shop-type = Soort
shop-colour = Kleur
shop-multicolour = veelkleurig
shop-cost = Kosten
shop-cost-count = { $count } van hoogstens { $most }
shop-cost-add = { $colour } aan de kosten toevoegen
shop-cost-take = { $colour } van de kosten afhalen
shop-attack = Aanval
shop-defence = Verdediging
shop-icon = Afbeelding
shop-icon-none = De gewone
shop-place = Plaats
shop-place-added = naast de doos
shop-place-of = vervangt { $name }
shop-less = { $what }: minder
shop-more = { $what }: meer
shop-filter = Filteren
shop-nothing-fits = Niets past
shop-effects = Wat ze doet
shop-verbs = hier { $count } werkwoorden
shop-effect = Effect { $number }
shop-add-effect = Effect toevoegen
shop-drop-effect = Effect { $number } verwijderen
shop-when =
    { $when ->
        [play] Bij het spelen
        [attack] Bij een aanval
        [undefended] Na een aanval zonder verdediger
        [always] Zolang ze in het spel is
        [end_turn] Aan het eind van je beurt
        [on_discard] Als ze van het bord gaat
        [on_beaten] Als een aanval haar verslaat
        [on_own_discard] Als een andere eenheid van jou gaat
       *[on_unit_discard] Als een andere eenheid gaat
    }
shop-must =
    { $must ->
        [true] het moet
       *[false] je mag
    }
shop-do =
    { $verb ->
        [buff] waarden veranderen
        [damage] schade toebrengen
        [extra_attack] nog eens aanvallen
        [heal] genezen
        [draw] trekken
        [opp_draw] tegenstander trekt
        [opp_discard] tegenstander legt af
        [peek] in de stapel kijken
        [recall] kaart terugnemen
        [marker] kleurfiches nemen
        [score] scoresteen verzetten
        [move] eenheden verplaatsen
        [bounce] eenheid terug op hand
        [destroy] eenheid afleggen
        [upkeep] onderhoud betalen
        [armour] minder schade krijgen
        [splash] ook ernaast schade
        [retarget] een andere eenheid raken
        [survive] overleven voor kaarten
        [substitute] klappen opvangen
        [silence] eenheid ertegenover laten zwijgen
        [untargetable] onaantastbaar zijn
        [no_bonus] geen gebiedsbonus
        [attack_area] alleen in één gebied aanvallen
        [draw_phase] elke beurt meer trekken
       *[refuse] uitrusting of genezing weigeren
    }
shop-field =
    { $field ->
        [n] hoeveel
        [target] wie
        [attack] aanval
        [defence] verdediging
        [if_opposite_colour] alleen tegen
        [if_opposite_damaged] alleen indien gewond
        [per] per
        [count] hoogstens eenheden
        [then_discard] dan afleggen
        [then_play_free] gratis spelen
        [how] welke kaarten
        [take] houden
        [type] welk soort
        [units] welke eenheden
        [else_self] anders zichzelf
        [otherwise] anders
        [amount] schade
        [area] waar
        [equip] geen uitrusting
        [heal] geen genezing
        [when] wanneer
        [must] of
       *[do] wat
    }
shop-value =
    { $value ->
        [none] nee
        [true] ja
        [target-self] zichzelf of de drager
        [target-own] een van je eenheden
        [target-other] een andere van je eenheden
        [target-others] je andere eenheden
        [target-all_own] al je eenheden
        [target-own_soldiers] je soldaten
        [target-beside] eenheden ernaast
        [target-self_beside] zichzelf en ernaast
        [target-opposite] de eenheid ertegenover
        [target-enemy] een vijandelijke eenheid
        [target-enemies] meerdere vijandelijke eenheden
        [target-split] verdeeld over vijandelijke eenheden
        [target-attacker] de aanvaller
        [per-own_soldier] soldaat van jou in het spel
        [how-random] willekeurig
        [how-chosen] jij kiest
        [type-hero] held
        [type-soldier] soldaat
        [type-equipment] uitrusting
        [units-one] één
        [units-any] zoveel je wilt
        [otherwise-destroy] ze wordt afgelegd
        [otherwise-damage] ze krijgt schade
        [area-olympus] Olympus
        [area-delphi] Delphi
        [area-troy] Troje
        [if_opposite_colour-R] rood
        [if_opposite_colour-B] blauw
        [if_opposite_colour-Y] geel
        [if_opposite_colour-G] groen
       *[n-all] alles
    }

## Controles

shop-checks = Controles
shop-checks-good = alle geslaagd
shop-checks-wrong = er klopt iets niet
shop-check-set = De set is in orde
shop-check-verbs = Werkwoorden en doelen passen
shop-check-text = Tekst in 4 talen
shop-check-games = Foutloos gespeeld
shop-check-chain = Geen eindeloze keten
shop-check-not-yet = nog onbekend

## De kaart

shop-on-table = Zoals ze op tafel ligt
shop-in-hand = De kaart in je hand
shop-text-true = De tekst komt uit de werkwoorden, dus hij zegt altijd wat de kaart echt doet.
shop-texts = Tekst in vier talen
shop-nearest = Meest gelijkende kaarten uit de doos
shop-no-card = Deze kaart kan nog niet getekend worden, zie de controles.

## Het verslag

shop-report = Balansverslag
shop-report-games = { NUMBER($games) } partijen
shop-report-about = Verandering van de winkans in punten. Elke verdeling spelen bots met de kaart en met een gewone kaart uit de doos op haar plaats, vanaf beide plaatsen.
shop-report-none = Hoe sterk is deze kaart? Bots spelen haar en wegen haar tegen de kaarten uit de doos.
shop-report-start = Weeg deze kaart
shop-report-cancel = Stoppen
shop-report-resume = Verdergaan
shop-report-more = { NUMBER($games) } partijen meer
shop-report-state =
    { $state ->
        [running] Bots spelen …
        [stopped] Gestopt; het gaat daar verder
        [done] Klaar
       *[failed] De bots konden niet verder
    }
shop-report-progress = { $part } % klaar
shop-verdict =
    { $verdict ->
        [fault] Met deze kaart gaat er iets mis
        [chain] Deze kaart kan eindeloos gespeeld worden
        [strong] Te sterk
        [weak] Te zwak
        [strong-fair] Sterk, maar binnen de perken
        [weak-fair] Zwak, maar binnen de perken
        [fair] Binnen de perken
       *[open] Nog te weinig partijen
    }
shop-verdict-rank = Gespeeld sterker dan { $count } van de { $all } kaarten.
shop-verdict-limit = Te sterk of te zwak alleen als het hele interval buiten { $low } en { $high } ligt, waar bijna alle kaarten uit de doos liggen.
shop-drawn = Bij trekken
shop-played = Bij spelen
shop-change = { $mean }, { $low } tot { $high }
shop-change-range = { $low } tot { $high }
shop-never = nog niet één keer
shop-legend = de { $all } kaarten uit de doos; balken: 95 %
shop-near = Wat het zou veranderen
shop-near-played = gespeeld
shop-near-change = { $what } { $new }, niet { $old }
shop-near-free = gratis
shop-as-table = Als tabel tonen
shop-table-card = Kaart
