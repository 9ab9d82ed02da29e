### Hellas: words on cards.

god-fight_add =
    { $n ->
        [one] Du zählst in diesem Kampf einen Griechen mehr.
       *[other] Du zählst in diesem Kampf { $n } Griechen mehr.
    }
god-fight_equal = Dein Angriff über Wasser braucht in diesem Kampf nur Gleichstand.
god-fight_ships = Deine Schiffe in der angegriffenen Stadt kämpfen wie Griechen mit.
god-attack_far = Greif eine Stadt an, die keine deiner Städte berührt, aus jeder deiner Städte; gilt als über Wasser.
god-attack_again =
    { $n ->
        [one] Ein weiterer Angriff in diesem Zug, auf eine andere Stadt; vor dem Nennen eines Ziels zu legen.
       *[other] { $n } weitere Angriffe in diesem Zug, je auf eine andere Stadt; vor dem Nennen eines Ziels zu legen.
    }
god-convert = Mach beliebig viele Schiffe einer eigenen Stadt zu Griechen, höchstens 3 Griechen dort.
god-place =
    { $piece ->
        [greek] { $n ->
            [one] Setz einen neuen Griechen in eine eigene Stadt.
           *[other] Setz bis zu { $n } neue Griechen in eigene Städte.
        }
       *[ship] { $n ->
            [one] Setz ein neues Schiff in eine eigene Stadt.
           *[other] Setz bis zu { $n } neue Schiffe in eigene Städte.
        }
    }
god-voyage_equal = Bei dieser Seefahrt genügen gleich viele Schiffe; mindestens eines von dir muss zählen.
god-voyage_free = Diese Seefahrt kostet kein Schiff.
god-voyage_again = Nach einer gelungenen Seefahrt unternimm noch eine.
god-voyage_choice =
    { $n ->
        [one] Deck ein weiteres Feld auf, behalte eines, leg das andere unter den Stapel.
       *[other] Deck { $n } weitere Felder auf, behalte eines von allen, leg die anderen unter den Stapel.
    }
god-remove =
    { $n ->
        [one] { $piece ->
            [greek] Ein Grieche
           *[ship] Ein Schiff
        } deines Gegners, nach deiner Wahl, geht in den Vorrat zurück.
       *[other] { $n } { $piece ->
            [greek] Griechen
           *[ship] Schiffe
        } deines Gegners, nach deiner Wahl, gehen in den Vorrat zurück.
    }
god-cancel = Die Götterkarte, die dein Gegner eben gelegt hat, ist aufgehoben.
god-keep = Nimm die Karte, die du eben benutzt hast, auf die Hand zurück, höchstens drei von einem Gott.
god-extra_turn = Nach diesem Zug hast du noch einen; vor dem Nennen der Handlung zu legen.
god-swap_cities = Tausche eine eigene Stadt gegen eine deines Gegners; jede Seite bemannt ihre neue wie zuvor, soweit der Vorrat reicht.
god-draw =
    { $n ->
        [one] Zieh eine Götterkarte; sie gilt in diesem Zug noch nicht.
       *[other] Zieh { $n } Götterkarten nacheinander; sie gelten in diesem Zug noch nicht.
    }
god-steps =
    { $n ->
        [one] Ein Schritt mehr in dieser Verstärkung.
       *[other] { $n } Schritte mehr in dieser Verstärkung.
    }
god-steal =
    { $n ->
        [one] Nimm deinem Gegner eine zufällige Karte; sie gilt in diesem Zug noch nicht.
       *[other] Nimm deinem Gegner { $n } zufällige Karten; sie gelten in diesem Zug noch nicht.
    }
god-reorganise_freely = Gruppiere deine Figuren nach einer Seefahrt oder einem Angriff frei um, ob gewonnen oder verloren.
