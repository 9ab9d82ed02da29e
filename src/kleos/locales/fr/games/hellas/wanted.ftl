### Hellas: what would have been right in a component set or a position.

want-tiles = attendu : une liste de tuiles
want-edges = attendu : { $count } lettres W ou L
want-city = attendu : une cité, sauf sur la tuile dauphin : six W, ni temple ni pont
want-bridge = attendu : true ; un second bassin exige un pont
want-no-bridge = attendu : false ; il y a au plus un bassin
want-card-id = attendu : une lettre A, P ou Z et un nombre de 1 à { $most }, chacun une fois
want-printable = attendu : 1 à 40 caractères imprimables
want-one-effect = attendu : une liste contenant un seul effet
want-numbers = attendu : { $count } nombres séparés par des virgules
want-tile-word = attendu : une tuile comme LLWWWL@1,0:L2G1S
want-free-place = attendu : une place libre à côté des tuiles précédentes
want-edges-fit = attendu : l’eau contre l’eau et la terre contre la terre
want-city-word = attendu : une cité comme L2G1S
want-one-card = attendu : une carte
want-most-tiles = attendu : au plus { $most } tuiles
want-turned = attendu : turned= avec la tuile à poser
want-fight = attendu : fight= avec une cité adverse pour cible
want-ships-to-place = attendu : des navires à placer dans une cité de ce joueur
want-chain = attendu : chain= avec la carte à laquelle répondre
want-unseen = attendu : unseen= avec les cartes à regarder
want-fewer-tiles = attendu : pas plus de tuiles d’une sorte qu’il n’y en a
want-fewer-unseen-cards = attendu : pas plus de cartes non vues qu’il n’y en a
want-most-pieces = attendu : au plus { $greeks } Grecs et { $ships } navires
want-god-card = attendu : une carte du jeu, comme A1 ou Z2
want-tile-kind = attendu : une tuile du jeu, comme WWWLLL ou WWLLLLt
want-shown-in-hand = les cartes de shown, peered, fresh et taken doivent être en main
want-city-tiles = attendu : 1 tuile sans cité et { $wished } avec une cité, trouvées : { $dolphins } et { $cities }
want-god-cards = attendu : { $each } cartes du dieu { $god }, trouvées : { $count }
want-wet-tiles = attendu : au moins { $least } tuiles de cité avec un bord d’eau, trouvées : { $count }
