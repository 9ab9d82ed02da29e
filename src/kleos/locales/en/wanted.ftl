### What would have been right, at the end of an error about a component set or a position. An argument that names one of
### these messages is worded before the error itself, with the same arguments.

want-number = a whole number from { $low } to { $high }
want-one-of = one of: { $choices }
want-letters = different letters out of { $letters }
want-letter = one letter out of { $letters }
want-object = an object with: { $keys }
want-exactly = { $value }
want-characters = at most { $most } characters
want-lines-once = each line once: the head, { $keys }
want-set-name = a name of 1 to 80 characters
want-cards = a list of cards
want-boolean = true or false
want-parameters = { $verb } takes: { $keys }
want-head-lines = a head line and lines { $keys }
want-answerable = a question that has an answer
want-outcome = an outcome=
want-frames = frames such as { $example }
want-most-copies = at most { $most } of this card
want-number-any = a number
want-at-least = a number from { $least } on
want-fields = all fields of { $type }
want-possible = something that a game can lead to
want-note = a text of one line, at most { $most } characters
