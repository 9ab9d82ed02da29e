### Hellas: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of component sets

error-bad-component = „{ $what }“, { $field }: { $wanted }

## Why a move is refused

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
