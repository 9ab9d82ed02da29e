### Hector & Achilles: why a move is refused. Lower case, no full stop.

why-ha-chance = dit doet het toeval, geen speler
why-ha-not-now = dit wordt nu niet beslist
why-ha-not-in-hand = deze kaart heb je niet in de hand
why-ha-one-action = één actie per beurt; speel nu een kaart
why-ha-action-first = eerst een actie, of geen; dan de kaart
why-ha-number-home = reserve tegen reserve is hier geen optie
why-ha-number-dead = dit front staat niet open voor een voorhoede van 4
why-ha-empty-pile = deze stapel is leeg; noem er een met kaarten
why-ha-no-fate-now = alleen wie de overhand heeft draait, na beide beurten
why-ha-nothing-to-draw = actieve stapel noch reserve heeft een kaart om te trekken
why-ha-no-hero = je hebt in deze veldslag geen held
why-ha-hero-deployed = je held is ingezet en blijft op zijn kaart
why-ha-hero-pile-empty = je heldenstapel is leeg
why-ha-no-such-card = daar ligt nog geen kaart van jou
why-ha-no-deployed-hero = versterken mag pas als je held al sinds een vorige beurt ligt
why-ha-no-token = je hebt geen gunstfiche meer
why-ha-covered = je held bedekt deze kaart
why-ha-has-token = deze kaart heeft haar fiche; meer dan één mag niet
