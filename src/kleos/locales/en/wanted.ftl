### What would have been right, at the end of an error about a component set or a position. An argument that names one of
### these messages is worded before the error itself, with the same arguments.

want-number = expected a whole number from { $low } to { $high }
want-one-of = expected one of: { $choices }
want-letters = expected different letters out of { $letters }
want-letter = expected one letter out of { $letters }
want-object = expected an object with: { $keys }
want-exactly = expected { $value }
want-characters = expected at most { $most } characters
want-lines-once = expected each line once: the head, { $keys }
want-set-name = expected a name of 1 to 80 characters, without < and >
want-cards = expected a list of cards
want-boolean = expected true or false
want-parameters = { $verb } takes: { $keys }
want-head-lines = expected a head line and lines { $keys }
want-answerable = expected a question that has an answer
want-outcome = expected an outcome=
want-frames = expected frames such as { $example }
want-most-copies = expected at most { $most } of this card
want-number-any = expected a number
want-at-least = expected a number from { $least } on
want-fields = expected all fields of { $type }
want-possible = expected something that a game can lead to
want-note = expected a text of one line, at most { $most } characters
