### Hector & Achilles: why a move is refused. Lower case, no full stop.

why-ha-chance = dit beslist het toeval
why-ha-not-now = daarover wordt nu niet beslist
why-ha-not-in-hand = zo’n kaart heb je niet in de hand
why-ha-one-action = je mag maar één actie per beurt doen; speel nu een kaart
why-ha-action-first = kies eerst een actie of geen actie, speel dan een kaart
why-ha-number-home = reserve tegen reserve mag in deze partij niet
why-ha-number-dead = met een 4 als voorhoede mag je dit front niet kiezen
why-ha-empty-pile = deze stapel is leeg; kies er een met kaarten
why-ha-no-fate-now = alleen wie de overhand heeft, draait de tegel, na beide beurten
why-ha-nothing-to-draw = je actieve stapel en je reserve zijn allebei leeg
why-ha-no-hero = je hebt in deze veldslag geen held
why-ha-hero-deployed = je held is al ingezet en blijft op zijn kaart
why-ha-hero-pile-empty = je heldenstapel is leeg
why-ha-no-such-card = daar ligt nog geen kaart van jou
why-ha-no-deployed-hero = versterken mag pas als je held in een eerdere beurt is ingezet
why-ha-no-token = je hebt geen gunstfiche meer
why-ha-covered = je held bedekt deze kaart
why-ha-has-token = op deze kaart ligt al een gunstfiche
