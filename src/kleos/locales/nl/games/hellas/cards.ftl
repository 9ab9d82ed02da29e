### Hellas: words on cards.

god-fight_add =
    { $n ->
        [one] Je telt in dit gevecht één Griek extra.
       *[other] Je telt in dit gevecht { $n } Grieken extra.
    }
god-fight_equal = Bij je aanval over water is in dit gevecht gelijke sterkte voldoende.
god-fight_ships = Je schepen in de aangevallen stad vechten mee als Grieken.
god-attack_far = Val een stad aan die niet aan een stad van jou grenst, met Grieken uit eigen steden naar keuze; dit geldt als aanval over water.
god-attack_again =
    { $n ->
        [one] Je hebt deze beurt nog één aanval, op een andere stad. Speel de kaart voordat je een doel kiest.
       *[other] Je hebt deze beurt nog { $n } aanvallen, telkens op een andere stad. Speel de kaart voordat je een doel kiest.
    }
god-convert = Maak in een van je steden van zoveel schepen als je wilt Grieken, tot maximaal 3 Grieken daar.
god-place =
    { $piece ->
        [greek] { $n ->
            [one] Zet een nieuwe Griek in een van je steden.
           *[other] Zet maximaal { $n } nieuwe Grieken in je steden.
        }
       *[ship] { $n ->
            [one] Zet een nieuw schip in een van je steden.
           *[other] Zet maximaal { $n } nieuwe schepen in je steden.
        }
    }
god-voyage_equal = Bij deze zeevaart zijn evenveel schepen voldoende, als er minstens één van jou meetelt.
god-voyage_free = Deze zeevaart kost geen schip.
god-voyage_again = Voer na een geslaagde zeevaart nog een zeevaart uit.
god-voyage_choice =
    { $n ->
        [one] Draai nog een veld om, houd een van de twee en leg het andere onder de stapel.
       *[other] Draai nog { $n } velden om, houd een van alle omgedraaide velden en leg de andere onder de stapel.
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
god-cancel = Hef de godenkaart op die je tegenstander net heeft gespeeld.
god-keep = Neem de kaart die je net hebt gebruikt terug in je hand, maar alleen als je dan hoogstens drie kaarten van die god hebt.
god-extra_turn = Na deze beurt heb je er nog een. Speel de kaart voordat je je handeling kiest.
god-swap_cities = Ruil een van je steden tegen een stad van je tegenstander. Elke speler bezet de gekregen stad met evenveel Grieken en schepen als er stonden, voor zover de voorraad reikt.
god-draw =
    { $n ->
        [one] Trek een godenkaart; je mag die deze beurt nog niet spelen.
       *[other] Trek { $n } godenkaarten na elkaar; je mag die deze beurt nog niet spelen.
    }
god-steps =
    { $n ->
        [one] Je hebt één extra actie in deze versterking.
       *[other] Je hebt { $n } extra acties in deze versterking.
    }
god-steal =
    { $n ->
        [one] Neem een willekeurige kaart uit de hand van je tegenstander; je mag die deze beurt nog niet spelen.
       *[other] Neem { $n } willekeurige kaarten uit de hand van je tegenstander; je mag die deze beurt nog niet spelen.
    }
god-reorganise_freely = Reorganiseer je stukken vrij na een zeevaart of een aanval, geslaagd of niet.
