# Wörter von Hellas auf Deutsch.

### Fehler im Spielmaterial

error-bad-component = „{ $what }“, { $field }: erwartet wird { $wanted }

### Warum ein Zug nicht geht

why-he-chance = das entscheidet der Zufall, kein Spieler
why-he-not-now = das ist gerade nicht gefragt
why-he-not-in-hand = diese Karte hast du nicht auf der Hand
why-he-first-turn = im ersten Zug keine Götterkarten
why-he-no-answer = diese Karte antwortet auf keine andere
why-he-own-turn = diese Karte gilt im eigenen Zug
why-he-window = diese Karte passt nicht zu dieser Handlung oder diesem Augenblick
why-he-just-drawn = eine eben gezogene Karte gilt in diesem Zug noch nicht
why-he-condition = diese Karte könnte jetzt nichts bewirken
why-he-no-spot = es gibt keinen freien Ort mit diesem Namen
why-he-contact = der Ort muss das Delfinfeld oder zwei Felder berühren
why-he-edges = Wasser muss an Wasser liegen, Land an Land
why-he-new-water = sein Wasser fände nicht zum Meer
why-he-ships = du brauchst dort mehr Schiffe als dein Gegner
why-he-turn = so gedreht passt das Feld nicht
why-he-must-lay = das Feld kann gelegt werden, also muss es das auch
why-he-no-tiles = der Stapel der Felder ist leer
why-he-no-attack = keine Stadt des Gegners ist erreichbar
why-he-steps-due = drei Schritte sind Pflicht, solange einer möglich ist
why-he-not-yours = diese Stadt gehört dir nicht
why-he-supply = dein Vorrat ist leer
why-he-city-full = mehr als drei gehen nicht in eine Stadt
why-he-hand-limit = höchstens { $most } Karten, und { $each } je Gott
why-he-no-cards = dieser Stapel und sein Ablagestapel sind leer
why-he-not-rivals = das ist keine Stadt deines Gegners
why-he-attacked = diese Stadt wurde in dieser Handlung schon angegriffen
why-he-not-far = diese Stadt berührt eine von deinen
why-he-no-origin = keine angrenzende Stadt kann einen Griechen entbehren
why-he-no-force = mindestens ein Grieche muss gehen
why-he-marching = der Kampf muss sein: Griechen sind unterwegs
why-he-governor = ein Grieche muss in der Stadt bleiben
why-he-order = die Griechen gehen einzeln, Stadt für Stadt, aufsteigend
why-he-no-contact = diese Stadt berührt das Ziel nicht
why-he-too-many-ships = mehr Schiffe, als der Gegner hatte oder du hast
why-he-no-payer = dort liegt kein Schiff von dir bei der neuen Stadt
why-he-in-hand = erst die Figuren in der Hand absetzen
why-he-nothing-new = keine neue Stadt, in die etwas ziehen könnte
why-he-no-ship = dort liegt kein Schiff
why-he-only-new = Figuren dürfen nur in die neue Stadt ziehen
why-he-normal-form = heben, dann setzen, aufsteigend, Griechen vor Schiffen; alle müssen passen

### Wie ein Spiel endet

end-ten-cities = zehn Städte sind in einer Hand
end-no-city = die letzte Stadt ist verloren
end-no-coast = die erste Küste ließ sich nicht legen
end-turn-cap = der letzte Zug ist vorbei, wer mehr Städte hat, gewinnt

### Götterkarten: was jede Wirkung tut

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
