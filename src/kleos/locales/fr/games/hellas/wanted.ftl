### Hellas: what would have been right in a component set or a position.

want-tiles = une liste de tuiles
want-edges = { $count } lettres W ou L
want-city = une cité, sauf sur la tuile dauphin : six W, ni temple ni pont
want-bridge = true : un second bassin demande un pont
want-no-bridge = false : il y a un bassin au plus
want-card-id = une lettre A, P ou Z et un nombre de 1 à { $most }, chacun une fois
want-printable = 1 à 40 caractères imprimables
want-one-effect = une liste d’un effet
want-numbers = { $count } nombres séparés par des virgules
want-tile-word = une tuile comme LLWWWL@1,0:L2G1S
want-free-place = une place libre à côté des tuiles précédentes
want-edges-fit = eau contre eau et terre contre terre
want-city-word = une cité comme L2G1S
want-one-card = une carte
want-most-tiles = { $most } tuiles au plus
want-turned = turned= avec la tuile à poser
want-fight = fight= avec une cité adverse pour cible
want-ships-to-place = des navires à placer dans une de ses cités
want-chain = chain= avec la carte à laquelle répondre
want-unseen = unseen= avec les cartes à regarder
want-fewer-tiles = pas plus de tuiles d’une sorte qu’il n’y en a
want-fewer-unseen-cards = pas plus de cartes non vues qu’il n’y en a
want-most-pieces = { $greeks } Grecs et { $ships } navires au plus
want-god-card = une carte du jeu, comme A1 ou Z2
want-tile-kind = une tuile du jeu, comme WWWLLL ou WWLLLLt
want-shown-in-hand = les cartes de shown, peered, fresh et taken sont en main
want-city-tiles = 1 tuile sans cité et { $wished } avec une cité, trouvé { $dolphins } et { $cities }
want-god-cards = { $each } cartes du dieu { $god }, trouvé { $count }
want-wet-tiles = au moins { $least } tuiles de cité avec un bord d’eau, trouvées : { $count }
