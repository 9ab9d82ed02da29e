### Die Kartenwerkstatt der Seite.

## Die Seite

page-shop-title = Kartenwerkstatt
page-shop-set = mein Satz „{ $set }“
page-shop-enter = Kartenwerkstatt: eigene Karten bauen
page-shop-tab-build = Bauen
page-shop-tab-card = Karte
page-shop-tab-report = Bericht
page-shop-tabs = Teile der Werkstatt
page-shop-working = Wird geprüft …
page-shop-kept = In diesem Browser gespeichert

## Der Satz

page-shop-cards = Meine Karten
page-shop-set-name = Name des Satzes
page-shop-first-set = Mein Satz
page-shop-fresh = Karte { $number }
page-shop-new = Neue Karte
page-shop-copy = Kopieren
page-shop-delete = Löschen
page-shop-undo = Rückgängig
page-shop-undone = Die letzte Änderung wurde rückgängig gemacht
page-shop-open-file = Datei öffnen
page-shop-save = Als { $format } speichern
page-shop-share = Satz teilen
page-shop-share-about = Wer diesen Link öffnet, erhält eine Kopie des Satzes. Die Adresse nennt den Inhalt, deshalb ändert sich der Satz dahinter nie.
page-shop-share-link = Link zu diesem Satz
page-shop-took = Du hast den geteilten Satz „{ $set }“ geöffnet; Rückgängig bringt deinen zurück
page-shop-read = „{ $set }“ aus der Datei geöffnet
page-shop-try = Am Tisch ausprobieren

## Bauen

page-shop-build = Eine Karte bauen
page-shop-name = Name
page-shop-type = Art
page-shop-colour = Farbe
page-shop-multicolour = mehrfarbig
page-shop-cost = Kosten
page-shop-cost-count = { $count } von höchstens { $most }
page-shop-cost-add = { $colour } zu den Kosten hinzufügen
page-shop-cost-take = { $colour } aus den Kosten streichen
page-shop-attack = Angriff
page-shop-defence = Verteidigung
page-shop-icon = Bild
page-shop-icon-none = Das übliche
page-shop-place = Platz
page-shop-place-added = zusätzliche Karte
page-shop-place-of = ersetzt { $name }
page-shop-less = { $what }: weniger
page-shop-more = { $what }: mehr
page-shop-filter = Filtern
page-shop-nothing-fits = Nichts passt
page-shop-effects = Was sie tut
page-shop-verbs = hier { $count } Verben
page-shop-effect = Wirkung { $number }
page-shop-add-effect = Wirkung hinzufügen
page-shop-drop-effect = Wirkung { $number } entfernen
page-shop-when =
    { $when ->
        [play] Beim Ausspielen
        [attack] Beim Angreifen
        [undefended] Nach einem Angriff ohne Gegenüber
        [always] Solange sie im Spiel ist
        [end_turn] Am Ende deines Zugs
        [on_discard] Wenn sie vom Plan kommt
        [on_beaten] Wenn ein Angriff sie besiegt
        [on_own_discard] Wenn eine andere eigene Einheit geht
       *[on_unit_discard] Wenn irgendeine andere Einheit geht
    }
page-shop-must =
    { $must ->
        [true] es muss sein
       *[false] du darfst
    }
page-shop-do =
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
        [score] Zählstein bewegen
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
page-shop-field =
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
page-shop-value =
    { $value ->
        [none] nein
        [true] ja
        [target-self] sich selbst oder den Träger
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

page-shop-checks = Prüfungen
page-shop-checks-good = alle bestanden
page-shop-checks-wrong = etwas stimmt nicht
page-shop-check-set = Der Satz ist in Ordnung
page-shop-check-verbs = Verben und Ziele passen
page-shop-check-text = Text in 4 Sprachen
page-shop-check-games = Fehlerfrei gespielt
page-shop-check-chain = Keine endlose Kette
page-shop-check-not-yet = noch unbekannt

## Die Karte

page-shop-on-table = Wie sie auf dem Tisch liegt
page-shop-in-hand = Die Karte auf deiner Hand
page-shop-text-true = Der Text entsteht aus den Verben, also sagt er immer, was die Karte wirklich tut.
page-shop-texts = Text in vier Sprachen
page-shop-nearest = Ähnlichste Karten der Schachtel
page-shop-no-card = Diese Karte lässt sich noch nicht zeichnen, siehe Prüfungen.

## Der Bericht

page-shop-report = Bericht zur Spielbalance
page-shop-report-games = { NUMBER($games) } Partien
page-shop-report-about = Änderung der Gewinnchance in Punkten. Jede Kartengabe spielen Bots mit der Karte und mit einer gewöhnlichen Karte der Schachtel an ihrer Stelle, von beiden Plätzen.
page-shop-report-none = Wie stark ist diese Karte? Bots spielen mit ihr und vergleichen sie mit den Karten der Schachtel.
page-shop-report-start = Diese Karte bewerten
page-shop-report-cancel = Anhalten
page-shop-report-resume = Weitermachen
page-shop-report-more = { NUMBER($games) } Partien mehr
page-shop-report-state =
    { $state ->
        [running] Bots spielen …
        [stopped] Angehalten; es geht dort weiter
        [done] Fertig
       *[failed] Die Bots konnten nicht weiterspielen
    }
page-shop-report-progress = { $part } % fertig
page-shop-verdict =
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
page-shop-verdict-rank = Ausgespielt stärker als { $count } der { $all } Karten.
page-shop-verdict-limit = Zu stark oder zu schwach nur, wenn das ganze Intervall jenseits von { $low } und { $high } liegt, wo fast alle Karten der Schachtel liegen.
page-shop-drawn = Wenn gezogen
page-shop-played = Wenn ausgespielt
page-shop-change = { $mean }, { $low } bis { $high }
page-shop-change-range = { $low } bis { $high }
page-shop-never = noch nie
page-shop-legend = die { $all } Karten der Schachtel; Balken: 95 %
page-shop-near = Was es ändern würde
page-shop-near-played = ausgespielt
page-shop-near-change = { $what } { $new } statt { $old }
page-shop-near-free = gratis
page-shop-as-table = Als Tabelle zeigen
page-shop-table-card = Karte
