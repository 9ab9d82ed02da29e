### De kaartenwerkplaats van de pagina.

## De pagina

page-shop-title = Kaartenwerkplaats
page-shop-set = mijn set ‘{ $set }’
page-shop-enter = Kaartenwerkplaats: maak je eigen kaarten
page-shop-tab-build = Bouwen
page-shop-tab-card = Kaart
page-shop-tab-report = Rapport
page-shop-tabs = Delen van de werkplaats
page-shop-working = Wordt gecontroleerd …
page-shop-kept = In deze browser bewaard

## De set

page-shop-cards = Mijn kaarten
page-shop-set-name = Naam van de set
page-shop-first-set = Mijn set
page-shop-fresh = Kaart { $number }
page-shop-new = Nieuwe kaart
page-shop-copy = Kopiëren
page-shop-delete = Verwijderen
page-shop-undo = Ongedaan maken
page-shop-undone = De laatste wijziging is ongedaan gemaakt
page-shop-open-file = Bestand openen
page-shop-save = Opslaan als { $format }
page-shop-share = Set delen
page-shop-share-about = Wie deze link opent, krijgt een kopie van de set. Het adres noemt de inhoud, dus de set erachter verandert nooit.
page-shop-share-link = Link naar deze set
page-shop-took = Je hebt de gedeelde set ‘{ $set }’ geopend; met ongedaan maken komt de jouwe terug
page-shop-read = ‘{ $set }’ uit het bestand geopend
page-shop-try = Aan tafel uitproberen

## Bouwen

page-shop-build = Bouw een kaart
page-shop-name = Naam
page-shop-type = Soort
page-shop-colour = Kleur
page-shop-multicolour = veelkleurig
page-shop-cost = Kosten
page-shop-cost-count = { $count } van hoogstens { $most }
page-shop-cost-add = { $colour } aan de kosten toevoegen
page-shop-cost-take = { $colour } van de kosten afhalen
page-shop-attack = Aanval
page-shop-defence = Verdediging
page-shop-icon = Afbeelding
page-shop-icon-none = De gewone
page-shop-place = Plaats
page-shop-place-added = extra kaart
page-shop-place-of = vervangt { $name }
page-shop-less = { $what }: minder
page-shop-more = { $what }: meer
page-shop-filter = Filteren
page-shop-nothing-fits = Niets past
page-shop-effects = Wat de kaart doet
page-shop-verbs = hier { $count } werkwoorden
page-shop-effect = Effect { $number }
page-shop-add-effect = Effect toevoegen
page-shop-drop-effect = Effect { $number } verwijderen
page-shop-when =
    { $when ->
        [play] Bij het spelen
        [attack] Bij een aanval
        [undefended] Na een aanval zonder verdediger
        [always] Zolang de kaart in het spel is
        [end_turn] Aan het eind van je beurt
        [on_discard] Als de kaart van het bord gaat
        [on_beaten] Als een aanval deze eenheid verslaat
        [on_own_discard] Als een andere eenheid van jou gaat
       *[on_unit_discard] Als een andere eenheid gaat
    }
page-shop-must =
    { $must ->
        [true] het moet
       *[false] je mag
    }
page-shop-do =
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
        [score] telsteen verzetten
        [move] eenheden verplaatsen
        [bounce] eenheid terug in de hand
        [destroy] eenheid afleggen
        [upkeep] onderhoud betalen
        [armour] minder schade krijgen
        [splash] ook ernaast schade
        [retarget] een andere eenheid raken
        [survive] overleven in ruil voor kaarten
        [substitute] klappen opvangen
        [silence] eenheid ertegenover laten zwijgen
        [untargetable] onaantastbaar zijn
        [no_bonus] geen gebiedsbonus
        [attack_area] alleen in één gebied aanvallen
        [draw_phase] elke beurt meer trekken
       *[refuse] uitrusting of genezing weigeren
    }
page-shop-field =
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
page-shop-value =
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
        [otherwise-destroy] de eenheid wordt afgelegd
        [otherwise-damage] de eenheid krijgt schade
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

page-shop-checks = Controles
page-shop-checks-good = alle geslaagd
page-shop-checks-wrong = er klopt iets niet
page-shop-check-set = De set is in orde
page-shop-check-verbs = Werkwoorden en doelen passen
page-shop-check-text = Tekst in 4 talen
page-shop-check-games = Foutloos gespeeld
page-shop-check-chain = Geen eindeloze keten
page-shop-check-not-yet = nog onbekend

## De kaart

page-shop-on-table = Zoals de kaart op tafel ligt
page-shop-in-hand = De kaart in je hand
page-shop-text-true = De tekst komt uit de werkwoorden, dus hij zegt altijd wat de kaart echt doet.
page-shop-texts = Tekst in vier talen
page-shop-nearest = Meest gelijkende kaarten uit de doos
page-shop-no-card = Deze kaart kan nog niet getekend worden, zie de controles.

## Het rapport

page-shop-report = Balansrapport
page-shop-report-games = { NUMBER($games) } partijen
page-shop-report-about = Verandering van de winstkans in punten. Elke verdeling spelen bots met de kaart en met een gewone kaart uit de doos op die plaats, vanaf beide plaatsen.
page-shop-report-none = Hoe sterk is deze kaart? Bots spelen ermee en vergelijken deze kaart met de kaarten uit de doos.
page-shop-report-start = Beoordeel deze kaart
page-shop-report-cancel = Stoppen
page-shop-report-resume = Verdergaan
page-shop-report-more = { NUMBER($games) } partijen meer
page-shop-report-state =
    { $state ->
        [running] Bots spelen …
        [stopped] Gestopt; het gaat daar verder
        [done] Klaar
       *[failed] De bots konden niet verder
    }
page-shop-report-progress = { $part }% klaar
page-shop-verdict =
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
page-shop-verdict-rank = Gespeeld sterker dan { $count } van de { $all } kaarten.
page-shop-verdict-limit = Te sterk of te zwak alleen als het hele interval buiten { $low } en { $high } ligt, waar bijna alle kaarten uit de doos liggen.
page-shop-drawn = Bij trekken
page-shop-played = Bij spelen
page-shop-change = { $mean }, { $low } tot { $high }
page-shop-change-range = { $low } tot { $high }
page-shop-never = nog niet één keer
page-shop-legend = de { $all } kaarten uit de doos; balken: 95%
page-shop-near = Wat het zou veranderen
page-shop-near-played = gespeeld
page-shop-near-change = { $what } { $new }, niet { $old }
page-shop-near-free = gratis
page-shop-as-table = Als tabel tonen
page-shop-table-card = Kaart
