### Hellas: words on cards.

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
