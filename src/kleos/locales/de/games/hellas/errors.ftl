### Hellas: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of component sets

error-bad-component = „{ $what }“, { $field }: { $wanted }

## Why a move is refused

why-he-chance = das entscheidet der Zufall
why-he-not-now = das steht gerade nicht zur Entscheidung
why-he-not-in-hand = diese Karte hast du nicht auf der Hand
why-he-first-turn = im ersten Zug keine Götterkarten
why-he-no-answer = diese Karte ist keine Reaktion auf eine andere
why-he-own-turn = diese Karte gilt nur im eigenen Zug
why-he-window = diese Karte ist in diesem Moment nicht spielbar
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
why-he-city-full = höchstens drei einer Art in einer Stadt
why-he-hand-limit = höchstens { $most } Karten, und { $each } je Gott
why-he-no-cards = dieser Stapel und sein Ablagestapel sind leer
why-he-not-rivals = das ist keine Stadt deines Gegners
why-he-attacked = diese Stadt wurde in dieser Handlung schon angegriffen
why-he-not-far = diese Stadt grenzt an eine deiner Städte
why-he-no-origin = keine angrenzende Stadt kann einen Griechen entbehren
why-he-no-force = mindestens ein Grieche muss gehen
why-he-marching = du hast Griechen geschickt: Der Angriff muss stattfinden
why-he-governor = ein Grieche muss in der Stadt bleiben
why-he-order = schick die Griechen Stadt für Stadt, in aufsteigender Reihenfolge
why-he-no-contact = diese Stadt grenzt nicht an das Ziel
why-he-too-many-ships = mehr Schiffe, als dein Gegner hatte oder du noch hast
why-he-no-payer = dort liegt kein Schiff von dir bei der neuen Stadt
why-he-in-hand = setz zuerst die Figuren in der Hand ab
why-he-nothing-new = es gibt keine neue Stadt, in die etwas ziehen könnte
why-he-no-ship = dort liegt kein Schiff
why-he-only-new = Figuren dürfen nur in die neue Stadt ziehen
why-he-normal-form = nehmen, dann setzen, aufsteigend, Griechen vor Schiffen
