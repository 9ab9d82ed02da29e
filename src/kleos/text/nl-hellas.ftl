# Woorden van Hellas in het Nederlands.

### Fouten in het spelmateriaal

error-bad-component = “{ $what }”, { $field }: verwacht { $wanted }

### Waarom een zet niet mag

why-he-chance = dit beslist het toeval, geen speler
why-he-not-now = dit wordt nu niet gevraagd
why-he-not-in-hand = deze kaart heb je niet in de hand
why-he-first-turn = in de eerste beurt geen godenkaarten
why-he-no-answer = deze kaart antwoordt op geen andere
why-he-own-turn = deze kaart is voor je eigen beurt
why-he-window = deze kaart past niet bij deze handeling of dit moment
why-he-just-drawn = een net getrokken kaart geldt deze beurt nog niet
why-he-condition = deze kaart zou nu niets doen
why-he-no-spot = er is geen vrije plek met deze naam
why-he-contact = de plek moet het dolfijnveld of twee velden raken
why-he-edges = water moet aan water liggen, land aan land
why-he-new-water = zijn water zou de zee niet bereiken
why-he-ships = je hebt daar meer schepen nodig dan je tegenstander
why-he-turn = zo gedraaid past het veld niet
why-he-must-lay = het veld kan gelegd worden, dus moet het ook
why-he-no-tiles = de stapel velden is leeg
why-he-no-attack = geen stad van je tegenstander is bereikbaar
why-he-steps-due = drie acties zijn verplicht zolang er één kan
why-he-not-yours = deze stad is niet van jou
why-he-supply = je voorraad is leeg
why-he-city-full = meer dan drie passen er niet in een stad
why-he-hand-limit = hoogstens { $most } kaarten, en { $each } per god
why-he-no-cards = deze stapel en zijn aflegstapel zijn leeg
why-he-not-rivals = dit is geen stad van je tegenstander
why-he-attacked = deze stad is in deze handeling al aangevallen
why-he-not-far = deze stad raakt een van de jouwe
why-he-no-origin = geen aangrenzende stad kan een Griek missen
why-he-no-force = minstens één Griek moet gaan
why-he-marching = het gevecht moet doorgaan: er zijn Grieken onderweg
why-he-governor = één Griek moet in de stad blijven
why-he-order = de Grieken gaan één voor één, stad na stad, oplopend
why-he-no-contact = deze stad raakt het doel niet
why-he-too-many-ships = meer schepen dan je tegenstander had of jij hebt
why-he-no-payer = daar ligt geen schip van jou bij de nieuwe stad
why-he-in-hand = zet eerst de stukken in de hand neer
why-he-nothing-new = er is geen nieuwe stad om in te trekken
why-he-no-ship = daar ligt geen schip
why-he-only-new = stukken mogen alleen naar de nieuwe stad
why-he-normal-form = oppakken, dan neerzetten, oplopend, Grieken voor schepen; alles moet passen

### Hoe een spel eindigt

end-ten-cities = tien steden zijn in handen van één speler
end-no-city = de laatste stad is verloren
end-no-coast = de eerste kust kon niet worden gelegd
end-turn-cap = de laatste beurt is voorbij, wie meer steden heeft, wint

### Godenkaarten: wat elke werking doet

god-fight_add =
    { $n ->
        [one] Je telt in dit gevecht één Griek meer.
       *[other] Je telt in dit gevecht { $n } Grieken meer.
    }
god-fight_equal = Je aanval over water heeft in dit gevecht aan gelijke aantallen genoeg.
god-fight_ships = Je schepen in de aangevallen stad vechten mee als Grieken.
god-attack_far = Val een stad aan die geen van de jouwe raakt, vanuit al je steden; geldt als over water.
god-attack_again =
    { $n ->
        [one] Nog één aanval deze beurt, op een andere stad; leg de kaart voordat je een doel noemt.
       *[other] Nog { $n } aanvallen deze beurt, telkens op een andere stad; leg de kaart voordat je een doel noemt.
    }
god-convert = Maak van zoveel schepen als je wilt in één eigen stad Grieken, hoogstens 3 Grieken daar.
god-place =
    { $piece ->
        [greek] { $n ->
            [one] Zet een nieuwe Griek in een eigen stad.
           *[other] Zet tot { $n } nieuwe Grieken in eigen steden.
        }
       *[ship] { $n ->
            [one] Zet een nieuw schip in een eigen stad.
           *[other] Zet tot { $n } nieuwe schepen in eigen steden.
        }
    }
god-voyage_equal = Bij deze zeevaart volstaan evenveel schepen; minstens één van jou moet tellen.
god-voyage_free = Deze zeevaart kost geen schip.
god-voyage_again = Maak na een geslaagde zeevaart nog een.
god-voyage_choice =
    { $n ->
        [one] Draai nog een veld om, houd er één, leg het andere onder de stapel.
       *[other] Draai nog { $n } velden om, houd er in totaal één, leg de andere onder de stapel.
    }
god-remove =
    { $n ->
        [one] { $piece ->
            [greek] Een Griek
           *[ship] Een schip
        } van je tegenstander, naar jouw keuze, gaat terug naar de voorraad.
       *[other] { $n } { $piece ->
            [greek] Grieken
           *[ship] schepen
        } van je tegenstander, naar jouw keuze, gaan terug naar de voorraad.
    }
god-cancel = De godenkaart die je tegenstander net legde, vervalt.
god-keep = Neem de kaart die je net gebruikte terug in de hand, hoogstens drie van één god.
god-extra_turn = Na deze beurt heb je er nog een; leg de kaart voordat je je handeling noemt.
god-swap_cities = Ruil een eigen stad tegen een van je tegenstander; elke kant bemant haar nieuwe stad zoals ze stond, voor zover de voorraad reikt.
god-draw =
    { $n ->
        [one] Trek een godenkaart; ze geldt deze beurt nog niet.
       *[other] Trek { $n } godenkaarten na elkaar; ze gelden deze beurt nog niet.
    }
god-steps =
    { $n ->
        [one] Eén actie meer in deze versterking.
       *[other] { $n } acties meer in deze versterking.
    }
god-steal =
    { $n ->
        [one] Neem een willekeurige kaart van je tegenstander; ze geldt deze beurt nog niet.
       *[other] Neem { $n } willekeurige kaarten van je tegenstander; ze gelden deze beurt nog niet.
    }
god-reorganise_freely = Reorganiseer je stukken vrij na een zeevaart of aanval, gewonnen of verloren.
