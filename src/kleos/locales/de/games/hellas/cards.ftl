### Hellas: words on cards.

god-fight_add =
    { $n ->
        [one] Du zählst in diesem Kampf einen Griechen mehr.
       *[other] Du zählst in diesem Kampf { $n } Griechen mehr.
    }
god-fight_equal = Für deinen Angriff über Wasser genügt in diesem Kampf Gleichstand.
god-fight_ships = Deine Schiffe in der angegriffenen Stadt kämpfen wie Griechen mit.
god-attack_far = Greif eine Stadt an, die an keine deiner Städte grenzt, mit Griechen aus beliebigen deiner Städte; das gilt als Angriff über Wasser.
god-attack_again =
    { $n ->
        [one] Du hast in diesem Zug einen weiteren Angriff, auf eine andere Stadt. Spiel die Karte, bevor du ein Ziel wählst.
       *[other] Du hast in diesem Zug { $n } weitere Angriffe, je auf eine andere Stadt. Spiel die Karte, bevor du ein Ziel wählst.
    }
god-convert = Mach in einer deiner Städte beliebig viele Schiffe zu Griechen, bis dort höchstens 3 Griechen stehen.
god-place =
    { $piece ->
        [greek] { $n ->
            [one] Setz einen neuen Griechen in eine deiner Städte.
           *[other] Setz bis zu { $n } neue Griechen in deine Städte.
        }
       *[ship] { $n ->
            [one] Setz ein neues Schiff in eine deiner Städte.
           *[other] Setz bis zu { $n } neue Schiffe in deine Städte.
        }
    }
god-voyage_equal = Bei dieser Seefahrt genügen gleich viele Schiffe; mindestens eines von dir muss zählen.
god-voyage_free = Diese Seefahrt kostet kein Schiff.
god-voyage_again = Unternimm nach einer gelungenen Seefahrt noch eine.
god-voyage_choice =
    { $n ->
        [one] Deck ein weiteres Feld auf, behalte eines der beiden und leg das andere unter den Stapel.
       *[other] Deck { $n } weitere Felder auf, behalte eines von allen aufgedeckten und leg die anderen unter den Stapel.
    }
god-remove =
    { $n ->
        [one] { $piece ->
            [greek] Wähle einen Griechen deines Gegners; er geht
           *[ship] Wähle ein Schiff deines Gegners; es geht
        } in den Vorrat zurück.
       *[other] Wähle { $n } { $piece ->
            [greek] Griechen
           *[ship] Schiffe
        } deines Gegners; sie gehen in den Vorrat zurück.
    }
god-cancel = Die Götterkarte, die dein Gegner eben gespielt hat, wird aufgehoben.
god-keep = Nimm die Karte, die du eben benutzt hast, auf die Hand zurück, sofern du dann höchstens drei Karten dieses Gottes hast.
god-extra_turn = Nach diesem Zug hast du noch einen. Spiel die Karte, bevor du deine Handlung wählst.
god-swap_cities = Tausche eine deiner Städte gegen eine deines Gegners. Jede Seite besetzt die erhaltene Stadt mit ebenso vielen Griechen und Schiffen, wie dort standen, soweit ihr Vorrat reicht.
god-draw =
    { $n ->
        [one] Zieh eine Götterkarte; du darfst sie in diesem Zug noch nicht spielen.
       *[other] Zieh { $n } Götterkarten nacheinander; du darfst sie in diesem Zug noch nicht spielen.
    }
god-steps =
    { $n ->
        [one] Du hast in dieser Verstärkung einen Schritt mehr.
       *[other] Du hast in dieser Verstärkung { $n } Schritte mehr.
    }
god-steal =
    { $n ->
        [one] Nimm eine zufällige Karte aus der Hand deines Gegners; du darfst sie in diesem Zug noch nicht spielen.
       *[other] Nimm { $n } zufällige Karten aus der Hand deines Gegners; du darfst sie in diesem Zug noch nicht spielen.
    }
god-reorganise_freely = Gruppiere nach einer Seefahrt oder einem Angriff, ob gelungen oder nicht, deine Figuren frei um.
