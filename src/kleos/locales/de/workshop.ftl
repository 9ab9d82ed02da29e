### Die Kartenwerkstatt der Seite.

## Die Seite

shop-title = Kartenwerkstatt
shop-set = mein Satz „{ $set }“
shop-enter = Kartenwerkstatt: eigene Karten bauen
shop-tab-build = Bauen
shop-tab-card = Karte
shop-tab-report = Bericht
shop-tabs = Teile der Werkstatt
shop-working = Wird geprüft …
shop-kept = In diesem Browser gespeichert

## Der Satz

shop-cards = Meine Karten
shop-set-name = Name des Satzes
shop-first-set = Mein Satz
shop-fresh = Karte { $number }
shop-new = Neue Karte
shop-copy = Kopieren
shop-delete = Löschen
shop-undo = Rückgängig
shop-undone = Die letzte Änderung wurde rückgängig gemacht
shop-full = Der Satz ist voll: Ersetze eine Karte der Schachtel oder lösche eine eigene
shop-open-file = Datei öffnen
shop-save = Als { $format } speichern
shop-share = Satz teilen
shop-share-about = Wer diesen Link öffnet, erhält eine Kopie des Satzes. Die Adresse nennt den Inhalt, deshalb ändert sich der Satz dahinter nie.
shop-share-link = Link zu diesem Satz
shop-took = Du hast den geteilten Satz „{ $set }“ geöffnet; Rückgängig bringt deinen zurück
shop-read = „{ $set }“ aus der Datei geöffnet
shop-try = Am Tisch ausprobieren

## Bauen

shop-build = Eine Karte bauen
shop-name = Name
shop-type = Art
shop-colour = Farbe
shop-multicolour = mehrfarbig
shop-cost = Kosten
shop-cost-count = { $count } von höchstens { $most }
shop-cost-add = { $colour } zu den Kosten hinzufügen
shop-cost-take = { $colour } aus den Kosten streichen
shop-attack = Angriff
shop-defence = Verteidigung
shop-icon = Bild
shop-icon-none = Das übliche
shop-place = Platz
shop-place-added = zusätzlich zur Schachtel
shop-place-of = ersetzt { $name }
shop-less = { $what }: weniger
shop-more = { $what }: mehr
shop-filter = Filtern
shop-nothing-fits = Nichts passt
shop-effects = Was sie tut
shop-verbs = hier { $count } Verben
shop-effect = Wirkung { $number }
shop-add-effect = Wirkung hinzufügen
shop-drop-effect = Wirkung { $number } entfernen
shop-when =
    { $when ->
        [play] Beim Ausspielen
        [attack] Beim Angreifen
        [undefended] Nach einem Angriff ohne Gegenüber
        [always] Solange sie im Spiel ist
        [end_turn] Am Ende deines Zugs
        [on_discard] Wenn sie vom Brett kommt
        [on_beaten] Wenn ein Angriff sie besiegt
        [on_own_discard] Wenn eine andere eigene Einheit geht
       *[on_unit_discard] Wenn irgendeine andere Einheit geht
    }
shop-must =
    { $must ->
        [true] es muss sein
       *[false] du darfst
    }
shop-do =
    { $verb ->
        [buff] Werte ändern
        [damage] Schaden zufügen
        [extra_attack] noch einmal angreifen
        [heal] heilen
        [draw] ziehen
        [opp_draw] Gegner zieht
        [opp_discard] Gegner wirft ab
        [peek] in den Stapel schauen
        [recall] Karte zurückholen
        [marker] Farbmarker nehmen
        [score] Siegstein bewegen
        [move] Einheiten versetzen
        [bounce] Einheit auf die Hand zurück
        [destroy] Einheit abwerfen
        [upkeep] Unterhalt zahlen
        [armour] weniger Schaden nehmen
        [splash] auch daneben Schaden
        [retarget] eine andere Einheit treffen
        [survive] für Karten überleben
        [substitute] für andere einstecken
        [silence] Gegenüber verstummen lassen
        [untargetable] unantastbar sein
        [no_bonus] kein Gebietsbonus
        [attack_area] nur in einem Gebiet angreifen
        [draw_phase] jeden Zug mehr ziehen
       *[refuse] Ausrüstung oder Heilung ablehnen
    }
shop-field =
    { $field ->
        [n] wie viel
        [target] wen
        [attack] Angriff
        [defence] Verteidigung
        [if_opposite_colour] nur gegen
        [if_opposite_damaged] nur wenn verletzt
        [per] je
        [count] höchstens Einheiten
        [then_discard] dann abwerfen
        [then_play_free] gratis ausspielen
        [how] welche Karten
        [take] behalten
        [type] welche Art
        [units] welche Einheiten
        [else_self] sonst sich selbst
        [otherwise] sonst
        [amount] Schaden
        [area] wo
        [equip] keine Ausrüstung
        [heal] keine Heilung
        [when] wann
        [must] ob
       *[do] was
    }
shop-value =
    { $value ->
        [none] nein
        [true] ja
        [target-self] sich selbst oder die Trägerin
        [target-own] eine deiner Einheiten
        [target-other] eine andere deiner Einheiten
        [target-others] deine anderen Einheiten
        [target-all_own] alle deine Einheiten
        [target-own_soldiers] deine Soldaten
        [target-beside] Einheiten daneben
        [target-self_beside] sich selbst und daneben
        [target-opposite] die Einheit gegenüber
        [target-enemy] eine gegnerische Einheit
        [target-enemies] mehrere gegnerische Einheiten
        [target-split] verteilt auf gegnerische Einheiten
        [target-attacker] die angreifende Einheit
        [per-own_soldier] eigenem Soldaten im Spiel
        [how-random] zufällig
        [how-chosen] du wählst
        [type-hero] Held
        [type-soldier] Soldat
        [type-equipment] Ausrüstung
        [units-one] eine
        [units-any] beliebig viele
        [otherwise-destroy] sie wird abgeworfen
        [otherwise-damage] sie nimmt Schaden
        [area-olympus] Olymp
        [area-delphi] Delphi
        [area-troy] Troja
        [if_opposite_colour-R] Rot
        [if_opposite_colour-B] Blau
        [if_opposite_colour-Y] Gelb
        [if_opposite_colour-G] Grün
       *[n-all] alles
    }

## Prüfungen

shop-checks = Prüfungen
shop-checks-good = alle bestanden
shop-checks-wrong = etwas stimmt nicht
shop-check-set = Der Satz ist in Ordnung
shop-check-verbs = Verben und Ziele passen
shop-check-text = Text in 4 Sprachen
shop-check-games = Fehlerfrei gespielt
shop-check-chain = Keine endlose Kette
shop-check-not-yet = noch unbekannt

## Die Karte

shop-on-table = Wie sie auf dem Tisch liegt
shop-in-hand = Die Karte auf deiner Hand
shop-text-true = Der Text entsteht aus den Verben, also sagt er immer, was die Karte wirklich tut.
shop-texts = Text in vier Sprachen
shop-nearest = Ähnlichste Karten der Schachtel
shop-no-card = Diese Karte lässt sich noch nicht zeichnen, siehe Prüfungen.

## Der Bericht

shop-report = Bericht zur Spielbalance
shop-report-games = { NUMBER($games) } Partien
shop-report-about = Änderung der Gewinnchance in Punkten. Jede Verteilung spielen Bots mit der Karte und mit einer gewöhnlichen Karte der Schachtel an ihrer Stelle, von beiden Plätzen.
shop-report-none = Wie stark ist diese Karte? Bots spielen sie und wiegen sie gegen die Karten der Schachtel.
shop-report-start = Diese Karte wiegen
shop-report-cancel = Anhalten
shop-report-resume = Weitermachen
shop-report-more = { NUMBER($games) } Partien mehr
shop-report-state =
    { $state ->
        [running] Bots spielen …
        [stopped] Angehalten; es geht dort weiter
        [done] Fertig
       *[failed] Die Bots konnten nicht weiterspielen
    }
shop-report-progress = { $part } % fertig
shop-verdict =
    { $verdict ->
        [fault] Mit dieser Karte geht etwas schief
        [chain] Diese Karte lässt sich endlos ausspielen
        [strong] Zu stark
        [weak] Zu schwach
        [strong-fair] Stark, aber im Rahmen
        [weak-fair] Schwach, aber im Rahmen
        [fair] Im Rahmen
       *[open] Noch zu wenige Partien
    }
shop-verdict-rank = Ausgespielt stärker als { $count } der { $all } Karten.
shop-verdict-limit = Zu stark oder zu schwach nur, wenn das ganze Intervall jenseits von { $low } und { $high } liegt, wo fast alle Karten der Schachtel liegen.
shop-drawn = Wenn gezogen
shop-played = Wenn ausgespielt
shop-change = { $mean }, { $low } bis { $high }
shop-change-range = { $low } bis { $high }
shop-never = noch nie
shop-legend = die { $all } Karten der Schachtel; Balken: 95 %
shop-near = Was es ändern würde
shop-near-played = ausgespielt
shop-near-change = { $what } { $new } statt { $old }
shop-near-free = gratis
shop-as-table = Als Tabelle zeigen
shop-table-card = Karte
