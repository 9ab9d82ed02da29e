### Hellas: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of component sets

error-bad-component = „{ $what }“, { $field }: { $wanted }

## Why a move is refused

why-he-chance = das entscheidet der Zufall
why-he-not-now = das steht gerade nicht zur Entscheidung
why-he-not-in-hand = diese Karte hast du nicht auf der Hand
why-he-first-turn = im ersten Zug sind keine Götterkarten erlaubt
why-he-no-answer = diese Karte ist keine Reaktion auf eine andere
why-he-own-turn = diese Karte darfst du nur in deinem eigenen Zug spielen
why-he-window = diese Karte kannst du in diesem Moment nicht spielen
why-he-just-drawn = eine eben gezogene Karte darfst du in diesem Zug nicht spielen
why-he-condition = diese Karte würde jetzt nichts bewirken
why-he-no-spot = es gibt keinen freien Ort mit diesem Namen
why-he-contact = der Ort muss das Delfinfeld oder zwei Felder berühren
why-he-edges = Land muss an Land grenzen, Wasser an Wasser
why-he-new-water = sein Wasser wäre vom Meer abgeschnitten
why-he-ships = du brauchst dort mehr Schiffe als dein Gegner
why-he-turn = so gedreht passt das Feld nicht
why-he-must-lay = das Feld passt, also musst du es legen
why-he-no-tiles = der Stapel der Felder ist leer
why-he-no-attack = keine Stadt des Gegners ist erreichbar
why-he-steps-due = drei Schritte sind Pflicht, wenn sie möglich sind
why-he-not-yours = diese Stadt gehört dir nicht
why-he-supply = dein Vorrat ist leer
why-he-city-full = in einer Stadt dürfen höchstens drei Figuren einer Art sein
why-he-hand-limit = erlaubt sind höchstens { $most } Karten und { $each } je Gott
why-he-no-cards = dieser Stapel und sein Ablagestapel sind leer
why-he-not-rivals = das ist keine Stadt deines Gegners
why-he-attacked = diese Stadt wurde in dieser Handlung schon angegriffen
why-he-not-far = diese Stadt grenzt an eine deiner Städte
why-he-no-origin = keine angrenzende Stadt kann einen Griechen entbehren
why-he-no-force = du musst mindestens einen Griechen schicken
why-he-marching = du hast Griechen geschickt: Der Angriff muss stattfinden
why-he-governor = ein Grieche muss in der Stadt bleiben
why-he-order = schick die Griechen Stadt für Stadt, in aufsteigender Reihenfolge
why-he-no-contact = diese Stadt grenzt nicht an das Ziel
why-he-too-many-ships = das sind mehr Schiffe, als dein Gegner hatte oder du noch hast
why-he-no-payer = dort neben der neuen Stadt liegt kein Schiff von dir
why-he-in-hand = setz zuerst die aufgenommenen Figuren ab
why-he-nothing-new = es gibt keine neue Stadt, in die du ziehen könntest
why-he-no-ship = dort liegt kein Schiff
why-he-only-new = Figuren dürfen nur in die neue Stadt ziehen
why-he-normal-form = nimm erst auf, dann setz ab: aufsteigend, Griechen vor Schiffen
