"""Marks and words that players' texts are kept free of: each with the reason and a text in which it would be found."""

from typing import NamedTuple

ALL_FILES = "*.ftl"
RULES = "rules.ftl"
# Where each list is looked for.
MARKS_IN = ALL_FILES
SIGNS_IN = ALL_FILES
CODES_IN = RULES
WORDS_IN = ALL_FILES


class Forbidden(NamedTuple):
    """Something that does not belong into a text."""

    pattern: str
    reason: str
    example: str


# In every language: signs of the specification and of code.
MARKS = [
    Forbidden("`", "code ticks: say it in words", "Use `lay`."),
    Forbidden("->|→|⇒|=>", "an arrow: say what becomes of what", "Front 9 -> 4, exhausted."),
    Forbidden(r"\b(Ex|Pre|Switch|Default): ", "headings of the ledger", "One at most. Switch: no."),
    Forbidden(r"\bT: ", "a test of the ledger", "T: 96 − 20 = 76."),
    Forbidden(r" \| |^\||\|$", "bars of a table", "heal | n | Removes markers."),
    Forbidden(r"\b(DE|NL|FR)\b|§|\bL\d\d+", "where the ledger found it", "One at most (DE either/or)."),
    Forbidden(r"\[(S|D|X|R→|all|derived|silence)\b", "tags of the ledger", "[S] Draw 2 cards."),
    Forbidden(r"\*\*|\*\w", "marks of Markdown", "**Default a**: the battle pile."),
    Forbidden(r"≥|≤|>=|<=|==|!=|\w%\d", "a formula: say it in words", "Damage >= defence."),
    Forbidden(r"\bSHOULD\b|\bMUST\b|\bMAY\b", "words of a specification", "The engine SHOULD assert this."),
]
# In every language: names for programs where a player has a word.
CODES = [
    Forbidden(r"[a-z]\w*_\w+|\bon_", "a name of code or an option: say what it does", "With vanguard_return=origin."),
    Forbidden(r"\w=\w", "an option as it is typed: say what it does", "Draw two cards (n=2)."),
    Forbidden(r"\b[RGBYPN][1-6]\b", "a card's code: blue 3", "Aias is G5."),
    Forbidden(r"\b[APZ][1-8]\b", "a card's code: its name", "Needs Z2."),
    Forbidden(r"\b[OD][1-3]\b", "a space's code: the first space of Olympus", "From O1 to T."),
    Forbidden(r"\be\d\b|\be\[", "an index: say which edge", "The Greek colour is e[o]."),
    Forbidden(r"\b\d-t\b|\bt \+ s\b|\b[eo]\d\b", "a formula: say it in words", "It costs t + s cards."),
    Forbidden(r"\bR G B\b|\bE NE\b", "letters for a list of names", "Six colours: R G B Y P N."),
]
# In every language: signs of a typewriter.
SIGNS = [
    Forbidden(r"[A-Za-z]'[A-Za-z]|s' ", "a straight apostrophe: ’", "The player's turn."),
    Forbidden(r"(^|[ (])-\d", "a hyphen for a minus: −", "It has -2 attack."),
]
OWN = "(?<!your )(?<!their )(?<!its )(?<!his )(?<!our )(?<!of )"
WORDS = {
    "en": [
        Forbidden(
            rf"{OWN}\bown (unit|cit|card|set|soldier|turn|hero|ship|Greek|time|side|space|slot|played|army)",
            "German eigen: one of your units, your own city",
            "Heal one own unit.",
        ),
        Forbidden(r"(?<![Tt]here )\b(is|are) no\b(?! longer)", "is not a …; there is no …", "“x” is no move."),
        Forbidden(r"\b[Nn]o [a-z]+ is called\b", "there is no … called", "No game is called “x”."),
        Forbidden(r"\bwanted\b", "expected", "wanted a whole number"),
        Forbidden(r"[,;(] ?else\b", "otherwise", "From the board first, else from your opponent."),
        Forbidden(r"\bsuch as:", "for example", "Such as: game.json; such as: x."),
        Forbidden(r"\brivals?\b", "opponent", "Your rival draws."),
        Forbidden(
            r"\b[Ll](ay|ays|aid|aying) (a|an|the|your|this|that|another) (god )?card", "play a card", "Lay a card."
        ),
        Forbidden(r"\bslots?\b", "space", "A free slot."),
        Forbidden(r"\bscore stone\b", "score marker", "Move the score stone."),
        Forbidden(r"\b(he|him|his|himself)\b", "they, for a player", "He loses his hero."),
        Forbidden(r"\btoward\b", "towards", "One space toward you."),
        Forbidden(r"\b(an|one|two|each|second) equipment\b(?! card)", "equipment card", "Take one equipment."),
        Forbidden(r"discarded from play", "discarded, or from the board", "When it is discarded from play."),
        Forbidden(r"\bfull house\b", "six occupied spaces", "A full house wins."),
        Forbidden(r"\bfirst page\b", "home page", "To the first page."),
        Forbidden(r"84 (different )?abilities", "84 different cards", "84 abilities."),
        Forbidden(r"\bWhose eyes\b|sides' eyes|sides’ eyes", "point of view", "Whose eyes."),
        Forbidden(r"\bbeside it\b(?!\.)", "adjacent, of units", "Units beside it are healed."),
        Forbidden(
            r"\bcolou?rs ignored\b|\bSeveral actions\b", "notes for engineers", "+ 1 per token, colours ignored."
        ),
        Forbidden(r"\bstayed away\b", "has been away", "Anna has stayed away for long."),
        Forbidden(r"\bgive up\b(?! the token)", "resign", "Give up; give up the game."),
        Forbidden(r"\bOne step on\b|\bPlay on from here\b", "one step forward; continue from here", "One step on"),
        Forbidden(r"\bwhy what\b|\bseal unbroken\b", "why which move; seal intact", "why what?"),
        Forbidden(r"\bchance does this\b|\bold shame\b", "left to chance; earlier shame", "for old shame"),
        Forbidden(r"\b(both|sides?) fall at once\b", "both lose at the same time", "both fall at once"),
        Forbidden(
            r"\bare the most\b|\bMost turns\b|laid and gone", "at most; limit; discarded", "7 cards are the most"
        ),
        Forbidden(
            r"\bmove the score (stone|marker) \S+ towards", "one space towards", "move the score marker 1 towards you"
        ),
        Forbidden(r"score marker moves \S+ towards", "one space towards", "the score marker moves 1 towards you"),
    ],
    "de": [
        Forbidden(r"[Vv]olle[sn]? Haus", "sechs besetzte Plätze", "Ein volles Haus gewinnt."),
        Forbidden(r"zählte jetzt", "Stand jetzt", "zählte jetzt"),
        Forbidden(r"nennt ungesehen", "ohne die Karten anzusehen", "Der Angreifer nennt ungesehen einen Stapel."),
        Forbidden(r"\bkommt (\w+ ){0,3}beiseite\b", "wird beiseitegelegt", "Das Plättchen kommt beiseite."),
        Forbidden(r"aus dem Spiel abgelegt", "vom Plan abgelegt", "Eine Einheit wird aus dem Spiel abgelegt."),
        Forbidden(r"erwartet wird", "erwartet:", "erwartet wird eine Zahl"),
        Forbidden(r"am Wasser angrenz|Nachbarn am Wasser", "über Wasser angrenzend", "alle Nachbarn am Wasser"),
        Forbidden(r"blieb fort", "ist nicht zurückgekommen", "Der Verlierer blieb fort."),
        Forbidden(r"Angreifermarke", "Angreiferstein", "Eine Angreifermarke."),
        Forbidden(r"\beiner? Ausrüstung\b", "Ausrüstungskarte", "Nimm eine Ausrüstung."),
        Forbidden(r"Zählstein \d", "um ein Feld", "den Zählstein 1 zu dir bewegen"),
        Forbidden(r"[Ee]rsten Seite\b", "Startseite", "Zur ersten Seite"),
        Forbidden(r"Zehn Städte gewinnen", "wer zehn Städte hat, gewinnt", "Zehn Städte gewinnen."),
        Forbidden(r"\bMitschrift|Verteilungen", "gespeicherte Partie; Kartengaben", "Die Mitschrift."),
        Forbidden(r"84 (verschiedene )?Fähigkeiten", "84 verschiedene Karten", "84 Fähigkeiten"),
        Forbidden(r"\bman\b", "du", "Dann zieht man die oberste."),
        Forbidden(r"Götterkarten? (\w+ )?(legen|legt|gelegt)\b", "eine Karte wird gespielt", "eine Götterkarte legen"),
        Forbidden(r"[Aa]ntwortfenster|\bbemannt\b", "reagieren; besetzt", "Es öffnet sich ein Antwortfenster."),
        Forbidden(
            r"^(Prüft die|Wartet auf|Passt bis)\b", "werden geprüft; Warten auf; du passt", "Wartet auf deinen Gegner"
        ),
        Forbidden(r"hast du keine,", "keinen oder keine, nach der Art", "; hast du keine, diese Einheit ablegen"),
        Forbidden(r"auf dem Olymp\b", "am Olymp", "Bonus auf dem Olymp"),
        Forbidden(r"\bGast\b|(Erster|Zweiter) Spieler$", "Spieler 1, Spieler 2: ohne Fall", "Zweiter Spieler"),
        Forbidden(r"(?<!, )\bZeile [\d…]", "Schritt", "Du siehst Zeile 12."),
        Forbidden(r"wessen Augen|Wer entscheidet was", "Blickwinkel; aktuelle Entscheidung", "Mit wessen Augen"),
        Forbidden(r"^Zurück$|kein Weg zurück", "Zug zurücknehmen; zu spät zum Zurücknehmen", "Zurück"),
        Forbidden(r"[Ss]o, wie es steht", "nach jetzigem Stand", "So, wie es steht, fällt die Stadt."),
        Forbidden(r"\bAntwortest\b|\bantwortet auf\b", "reagieren, auf eine Karte", "Antwortest du?"),
        Forbidden(r"[Aa]lte Schande", "frühere Schande", "du verlierst R1 für alte Schande"),
        Forbidden(r"tut der Zufall|Zufall, kein Spieler", "das entscheidet der Zufall", "das tut der Zufall"),
        Forbidden(
            r": (es|er|sie|du|beide|seitdem) [a-zäöü]",
            "ein Satz nach dem Doppelpunkt beginnt groß",
            "Halt: du bist dran.",
        ),
        Forbidden(r"Hector & Achilles", "der Titel des Hefts: Hektor und Achill", "Hector & Achilles"),
        Forbidden(r"[Aa]ufzählen|\(sonst:", "auflisten; Vorgabe", "(sonst: 5)"),
        Forbidden(r"\bberührt (eine von|das Ziel)", "grenzt an", "diese Stadt berührt eine von deinen"),
        Forbidden(r"(du|…) (nutzt|verzichtest|verzichtet)( auf)? …", "die Fähigkeit von „…“", "… verzichtet auf …"),
    ],
    "nl": [
        Forbidden(r"\bvergeven\b", "toegewezen", "Deze plaats is vergeven."),
        Forbidden(r"[Ee]indig de\b", "beëindig", "Eindig de beurt."),
        Forbidden(r"geen gluren", "spieken kan niet", "geen gluren"),
        Forbidden(r"\b[Vv]ol(le)? huis", "zes bezette plaatsen", "Een vol huis wint."),
        Forbidden(r"\bhaar\b|\bHaar\b", "die, of het woord zelf: haar is verouderd voor dingen", "1 kaart redt haar."),
        Forbidden(r"\b[Ww]erking(en)?\b", "effect", "De werkingen van een kaart."),
        Forbidden(r"noemt ongezien", "zonder de kaarten te bekijken", "De aanvaller noemt ongezien een stapel."),
        Forbidden(r"\bgaat (\w+ ){0,3}opzij\b", "wordt opzijgelegd", "De tegel gaat opzij."),
        Forbidden(r"aanvallersteken", "aanvallersfiche", "Eén aanvallersteken."),
        Forbidden(r"uit het spel afgelegd", "van het bord afgelegd", "Een eenheid wordt uit het spel afgelegd."),
        Forbidden(r"\b(een|één) uitrusting\b", "uitrustingskaart", "Neem één uitrusting."),
        Forbidden(r"telsteen \d", "één vak", "de telsteen 1 naar jou"),
        Forbidden(r"eerste pagina", "startpagina", "Naar de eerste pagina"),
        Forbidden(r"Tien steden winnen", "met tien steden win je", "Tien steden winnen."),
        Forbidden(r"^Wiens\b", "een speler van wie", "Wiens front uitgeput is, verliest."),
        Forbidden(r"84 eigenschappen", "84 verschillende kaarten", "84 eigenschappen"),
        Forbidden(r"\btot \d verschillende", "maximaal", "tot 2 verschillende eenheden"),
        Forbidden(
            r"godenkaart(en)? (\w+ )?(leggen|legt|gelegd)\b", "een kaart wordt gespeeld", "een godenkaart leggen"
        ),
        Forbidden(r"antwoordvenster|\bbemant\b", "reageren; bezet", "Er opent een antwoordvenster."),
        Forbidden(r"naar regel \d", "stap", "Je kijkt naar regel 12."),
        Forbidden(r"\bverslag\b|\bdelingen\b", "bewaarde partij; kaartverdelingen", "Het verslag is te lang."),
        Forbidden(
            r"^(Controleert de|Wacht op je|Past tot)\b", "worden gecontroleerd; wachten op", "Wacht op je tegenstander"
        ),
        Forbidden(r"vraagt om een zet terug", "wil een zet terugnemen", "Anna vraagt om een zet terug te nemen"),
        Forbidden(
            r"\bbij elk van je \w+ \S+ schade genezen", "schade wegnemen", "bij elk van je eenheden 2 schade genezen"
        ),
        Forbidden(r"\bgeen (spel|bot|taal|kaart|artikel|programma)( \S+){0,4} heet\b", "er is geen", "geen bot heet x"),
        Forbidden(r"\boude schande\b|zou nu tellen", "eerdere schande; score nu", "wegens oude schande"),
        Forbidden(r"[Aa]ntwoordvenster|laten gelden|\bantwoord je\b", "reageren", "Antwoordvenster"),
        Forbidden(r"\bverstomd\b", "zonder eigenschappen", "verstomd"),
        Forbidden(r"\bgeen weg terug\b|toeval, geen speler", "te laat; het toeval beslist", "geen weg terug: x"),
        Forbidden(r"^(Kopieer|Weiger|Annuleer|Geef op|Sta toe|Neem terug)\b", "de onbepaalde wijs", "Kopieer"),
        Forbidden(r"\b(Eerste|Tweede) speler$|^Gast$", "Speler 1, Speler 2", "Tweede speler"),
        Forbidden(r"\bvolstaat\b|\bvalt aan \S+ toe\b", "is voldoende; valt in handen van", "gelijke sterkte volstaat"),
        Forbidden(r"\b[Dd]ruk \S+ (\S+ )*af\b|\b[Ss]om \S+ (\S+ )*op\b", "toon", "Som de bots op."),
        Forbidden(r"\b(Kastor|Klytaimnestra|Phaiaken|Glaukos|Akamas)\b", "Latijnse vormen: Castor, Acamas", "Kastor"),
    ],
    "fr": [
        Forbidden(r"\bune passe\b|\bdeux passes\b", "passer", "Une fenêtre fermée vaut une passe."),
        Forbidden(r"[Mm]aison pleine", "six emplacements occupés", "Maison pleine : vous gagnez."),
        Forbidden(r"\b(partie|combat|tour) finit\b", "se termine", "La partie finit aussitôt."),
        Forbidden(r"laisser tomber", "laisser l’unité être vaincue", "laisser tomber l’unité"),
        Forbidden(r"\b(dans|de|à|attaquer|vers) cité \d", "la cité 5", "mettre un Grec dans cité 5"),
        Forbidden(r"défaussée? du jeu", "quitte le plateau", "Quand elle est défaussée du jeu."),
        Forbidden(r"marqueur d’attaquant", "pion d’attaquant", "Un marqueur d’attaquant."),
        Forbidden(r"première page", "accueil", "Vers la première page"),
        Forbidden(r"Dix cités gagnent", "dix cités suffisent pour gagner", "Dix cités gagnent."),
        Forbidden(r"\btient \d+ cartes", "a 3 cartes en main", "Anna tient 3 cartes d’armée."),
        Forbidden(r"\b(de|que|se|ne|je) [AEIOUÉÈÀaeiouéèêà]\w", "élision", "Tour de Adversaire"),
        Forbidden(r"84 capacités", "84 cartes différentes", "84 capacités"),
        Forbidden(r"\bQuand elle (est jouée|attaque)\b", "quand vous jouez cette carte", "Quand elle est jouée :"),
        Forbidden(r"[Cc]ompte rendu", "partie enregistrée", "Le compte rendu."),
        Forbidden(r"\bfenêtre de réponse", "répondre", "Une fenêtre de réponse s’ouvre."),
        Forbidden(r"^Passe jusqu", "vous passez", "Passe jusqu’à votre tour"),
        Forbidden(
            r"elle compte comme par mer", "l’attaque compte comme une attaque par mer", "; elle compte comme par mer"
        ),
        Forbidden(
            r"\bInvité\b|^(Premier|Second) joueur$", "Joueur 1, Joueur 2 : ni article ni élision", "Second joueur"
        ),
        Forbidden(r"(?<!, )\bligne [\d…]", "étape", "Vous regardez la ligne 12."),
        Forbidden(
            r"\b(mains|portée|front|[Tt]our|[Aa]ttaques|capacité|coup|partie|position|matériel|règles|couleur) de …",
            "élision : un nom entre parenthèses ou après deux-points",
            "Tour de …",
        ),
        Forbidden(r"(Grec|navire) de …", "élision : depuis la cité 5, depuis Athènes", "prendre un navire de …"),
        Forbidden(r"… est (absent|resté|parti)\b", "sans accord : n’est pas là", "… est absent."),
        Forbidden(r"\brécupère(nt)? [\d…]", "se remet de 2 dégâts", "Médée récupère 1"),
        Forbidden(r"honte ancienne", "honte antérieure", "pour une honte ancienne"),
        Forbidden(r"hasard (fait|décide) cela", "c’est le hasard qui décide", "le hasard fait cela"),
        Forbidden(r"laisse[rz]? agir", "ne pas répondre", "laisser agir"),
        Forbidden(r"\(sinon|[Éé]numérer", "par défaut ; lister", "Énumérer les bots."),
        Forbidden(r"Hector & Achilles", "le titre du livret : Hector et Achille", "Hector & Achilles"),
        Forbidden(r"ne peut valoir", "ne peut pas valoir", "… ne peut valoir 5"),
        Forbidden(r"\bennemie?s?\b", "adverse", "infliger 1 dégât à une unité ennemie"),
        Forbidden(r"\b[Cc]artes? ouvertes?\b", "carte exposée", "Votre carte ouverte revient en main."),
        Forbidden(r"\best en ordre\b", "est valable", "le jeu « x » est en ordre"),
    ],
}
# Messages that need a mark, each with the reason.
EXCEPTIONS = {
    "page-olympus-strike-falls": "a badge on the board: attack → damage",
    "page-olympus-strike-hurts": "a badge on the board: attack → damage",
}
