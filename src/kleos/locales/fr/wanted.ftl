### What would have been right, at the end of an error about a component set or a position. An argument that names one of
### these messages is worded before the error itself, with the same arguments.

want-number = attendu : un nombre entier de { $low } à { $high }
want-one-of = attendu : une valeur parmi { $choices }
want-letters = attendu : des lettres différentes parmi { $letters }
want-letter = attendu : une lettre parmi { $letters }
want-object = attendu : un objet avec : { $keys }
want-exactly = attendu : { $value }
want-characters = attendu : au plus { $most } caractères
want-lines-once = attendu : chaque ligne une fois : l’en-tête, { $keys }
want-set-name = attendu : un nom de 1 à 80 caractères, sans < ni >
want-cards = attendu : une liste de cartes
want-boolean = attendu : true ou false
want-parameters = { $verb } accepte : { $keys }
want-head-lines = attendu : une ligne d’en-tête et les lignes { $keys }
want-answerable = attendu : une question qui ait une réponse
want-outcome = attendu : un outcome=
want-frames = attendu : des cadres comme { $example }
want-most-copies = attendu : au plus { $most } exemplaires de cette carte
want-number-any = attendu : un nombre
want-at-least = attendu : un nombre d’au moins { $least }
want-fields = attendu : tous les champs de { $type }
want-possible = attendu : une situation à laquelle une partie peut mener
want-note = attendu : un texte d’une ligne, d’au plus { $most } caractères
