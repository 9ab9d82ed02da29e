### What would have been right, at the end of an error about a component set or a position. An argument that names one of
### these messages is worded before the error itself, with the same arguments.

want-number = un nombre entier de { $low } à { $high }
want-one-of = l’un de : { $choices }
want-letters = des lettres différentes parmi { $letters }
want-letter = une lettre parmi { $letters }
want-object = un objet avec : { $keys }
want-exactly = { $value }
want-characters = { $most } caractères au plus
want-lines-once = chaque ligne une fois : l’en-tête, { $keys }
want-set-name = un nom de 1 à 80 caractères
want-cards = une liste de cartes
want-boolean = true ou false
want-parameters = { $verb } prend : { $keys }
want-head-lines = une ligne d’en-tête et les lignes { $keys }
want-answerable = une question qui ait une réponse
want-outcome = un outcome=
want-frames = des cadres comme { $example }
want-most-copies = { $most } de cette carte au plus
want-number-any = un nombre
want-at-least = un nombre à partir de { $least }
want-fields = tous les champs de { $type }
want-possible = quelque chose à quoi une partie peut mener
want-note = un texte d’une ligne, { $most } caractères au plus
