### Hector & Achilles: facts about moves, and what to look at.

## Facts

hint-ha-win =
    { $form ->
        [sure] Du gewinnst mit diesem Kampf die Partie; { hint-only }.
       *[odds] Du gewinnst mit diesem Kampf in { $value } % der Fälle die Partie; { hint-against }: { $others } %.
    }
hint-ha-lose =
    { $form ->
        [sure] Du bist nach diesem Kampf noch in der Partie; { hint-only }.
       *[odds] Du verlierst mit diesem Kampf in { $value } % der Fälle die Partie; { hint-against }: { $others } %.
    }
hint-ha-battle =
    { $form ->
        [sure] Du gewinnst diesen Kampf; { hint-only }.
       *[odds] Du gewinnst diesen Kampf in { $value } % der Fälle; { hint-against }: { $others } %.
    }
hint-ha-front =
    { $form ->
        [sure] Dieser Kampf leert eine gegnerische Front ({ $rival }); { hint-only }.
       *[odds] Dieser Kampf leert in { $value } % der Fälle eine gegnerische Front ({ $rival }); { hint-against }: { $others } %.
    }
hint-ha-hold =
    { $form ->
        [sure] Alle deine Fronten überstehen diesen Kampf; { hint-only }.
       *[odds] Dieser Kampf leert in { $value } % der Fälle eine deiner Fronten; { hint-against }: { $others } %.
    }
hint-ha-hero-lost =
    { $form ->
        [sure] Du behältst deinen Helden; { hint-only }.
       *[odds] Du verlierst in diesem Kampf in { $value } % der Fälle deinen Helden; { hint-against }: { $others } %.
    }
hint-ha-hero-won =
    { $form ->
        [sure] { $rival } verliert in diesem Kampf einen Helden; { hint-only }.
       *[odds] { $rival } verliert in diesem Kampf in { $value } % der Fälle einen Helden; { hint-against }: { $others } %.
    }
hint-ha-lost = Armeekarten, die du in diesem Kampf verlierst: { $value }; { hint-against }: { $others }.
hint-ha-taken = Armeekarten, die { $rival } in diesem Kampf verliert: { $value }; { hint-against }: { $others }.
hint-ha-favour = Gunststeine, die du nach diesem Kampf hast: { $value }; { hint-against }: { $others }.
hint-ha-superior = Du hast sofort die Überlegenheit; { hint-only }.
hint-ha-points = Deine Punkte, so wie das Plättchen liegt: { $value }; { hint-against }: { $others }.
hint-ha-theirs = Punkte, so wie das Plättchen liegt, im Schnitt ({ $rival }): { $value }; { hint-against }: { $others }.
hint-ha-hidden = Dein Held bleibt verborgen; { hint-only }.

## What to look at

look-ha-battle = Sieh dir beide Reihen an: Wessen Karten zählen am Ende des Kampfes?
look-ha-front = Sieh dir die Stapel an: Welcher könnte in diesem Kampf knapp werden?
look-ha-hero = Sieh dir deinen Helden an: Soll { $rival } ihn sehen, und könntest du ihn verlieren?
look-ha-superior = Sieh dir die beiden Summen der Überlegenheit an: Wer dreht das Plättchen?
look-ha-points = Sieh dir das Plättchen an: Welche Farben zählen, so wie es liegt?
look-ha-favour = Sieh dir deine Gunststeine an: Ist dieser Kampf einen wert?
