### What would have been right, at the end of an error about a component set or a position. An argument that names one of
### these messages is worded before the error itself, with the same arguments.

want-number = verwacht: een geheel getal van { $low } tot en met { $high }
want-one-of = verwacht: een van { $choices }
want-letters = verwacht: verschillende letters uit { $letters }
want-letter = verwacht: één letter uit { $letters }
want-object = verwacht: een object met { $keys }
want-exactly = verwacht: { $value }
want-characters = verwacht: hoogstens { $most } tekens
want-lines-once = verwacht: elke regel één keer (de kop, { $keys })
want-set-name = verwacht: een naam van 1 tot en met 80 tekens, zonder < en >
want-cards = verwacht: een lijst van kaarten
want-boolean = verwacht: true of false
want-parameters = { $verb } heeft als parameters: { $keys }
want-head-lines = verwacht: een kopregel en de regels { $keys }
want-answerable = verwacht: een vraag waarop een antwoord mogelijk is
want-outcome = verwacht: een outcome=
want-frames = verwacht: kaders zoals { $example }
want-most-copies = verwacht: hoogstens { $most } exemplaren van deze kaart
want-number-any = verwacht: een getal
want-at-least = verwacht: een getal vanaf { $least }
want-fields = verwacht: alle velden van { $type }
want-possible = verwacht: iets waartoe een partij kan leiden
want-note = verwacht: een tekst van één regel, hoogstens { $most } tekens
