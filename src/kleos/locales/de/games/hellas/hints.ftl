### Hellas: facts about moves, and what to look at.

## Facts

hint-he-win =
    { $form ->
        [sure] Du gewinnst in diesem Zug die Partie; { hint-only }.
       *[odds] Du gewinnst in diesem Zug in { $value } % der Fälle die Partie; { hint-against }: { $others } %.
    }
hint-he-lose =
    { $form ->
        [sure] Du bist nach diesem Zug noch in der Partie; { hint-only }.
       *[odds] Du verlierst in diesem Zug in { $value } % der Fälle die Partie; { hint-against }: { $others } %.
    }
hint-he-cities = Städte, die du nach diesem Zug hast: { $value }; { hint-against }: { $others }.
hint-he-theirs = Städte, die { $rival } nach diesem Zug hat: { $value }; { hint-against }: { $others }.
hint-he-danger = Deine Städte, gegen die genug Griechen kommen können, Karten nicht gerechnet: { $value }; { hint-against }: { $others }.
hint-he-prey = Gegnerische Städte, gegen die du genug Griechen schicken kannst, Karten nicht gerechnet: { $value }; { hint-against }: { $others }.
hint-he-greeks = Deine Griechen auf der Karte nach diesem Zug: { $value }; { hint-against }: { $others }.
hint-he-ships = Deine Schiffe auf der Karte nach diesem Zug: { $value }; { hint-against }: { $others }.
hint-he-cards = Götterkarten auf deiner Hand nach diesem Zug: { $value }; { hint-against }: { $others }.
hint-he-temples = Tempel in deinen Städten nach diesem Zug: { $value }; { hint-against }: { $others }.
hint-he-safe =
    { $form ->
        [sure] { $city } ist sicher, Karten nicht gerechnet; { hint-only }.
       *[odds] Gegen { $city } können in { $value } % der Fälle genug Griechen kommen, Karten nicht gerechnet; { hint-against }: { $others } %.
    }
hint-he-kept =
    { $form ->
        [sure] { $city } bleibt dein; { hint-only }.
       *[odds] { $rival } erobert { $city } in { $value } % der Fälle; { hint-against }: { $others } %.
    }
hint-he-falls =
    { $form ->
        [sure] Du eroberst { $city } in diesem Zug; { hint-only }.
       *[odds] Du eroberst { $city } in diesem Zug in { $value } % der Fälle; { hint-against }: { $others } %.
    }

## What to look at

look-he-end = Sieh dir die Zahl der Städte an: Die Partie könnte in diesem Zug enden.
look-he-cities = Sieh dir die Karte an: Ist in diesem Zug eine Stadt mehr zu haben?
look-he-danger = Sieh dir die Ränder deines Landes an: Welche deiner Städte könnten erobert werden?
look-he-prey = Sieh dir die gegnerischen Städte an: Welche könntest du bald erobern?
look-he-pieces = Sieh dir deine Griechen und Schiffe an: Wo sind es zu wenige?
look-he-cards = Sieh dir deine Götterkarten an: Ist jetzt der Moment für eine, oder für mehr davon?
look-he-temples = Sieh dir die Tempel an: Wer hat mehr davon?
look-he-safe = Sieh dir { $city } an: Wer könnte gegen diese Stadt kommen?
look-he-falls = Sieh dir { $city } an: Was braucht es, um diese Stadt zu erobern?
