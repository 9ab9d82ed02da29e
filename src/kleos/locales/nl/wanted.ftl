### What would have been right, at the end of an error about a component set or a position. An argument that names one of
### these messages is worded before the error itself, with the same arguments.

want-number = een geheel getal van { $low } tot en met { $high }
want-one-of = een van: { $choices }
want-letters = verschillende letters uit { $letters }
want-letter = één letter uit { $letters }
want-object = een object met: { $keys }
want-exactly = { $value }
want-characters = hoogstens { $most } tekens
want-lines-once = elke regel één keer: de kop, { $keys }
want-set-name = een naam van 1 tot 80 tekens
want-cards = een lijst van kaarten
want-boolean = true of false
want-parameters = { $verb } neemt: { $keys }
want-head-lines = een kopregel en de regels { $keys }
want-answerable = een vraag waarop een antwoord is
want-outcome = een outcome=
want-frames = kaders als { $example }
want-most-copies = hoogstens { $most } van deze kaart
want-number-any = een getal
want-at-least = een getal vanaf { $least }
want-fields = alle velden van { $type }
want-possible = iets waartoe een spel kan leiden
want-note = een tekst van één regel, hoogstens { $most } tekens
