"""Abilities as typed data: the closed list of triggers, verbs and targets, and which of them go together. FO-EFF,
FO-R-37.

Four kinds and no more: one-shots (`play`, `attack`, `undefended`, `end_turn`), triggers (`on_...`), modifiers
(`always`) and replacements (`survive`, `substitute`, `retarget`). What a row does is interpreted in effects.py and
values.py.

True without a line of their own: FO-ABL-01, FO-ABL-02, FO-ABL-03.
"""

from typing import Final, final

from kleos.games.olympus.cards import AREA_NAMES, COLOURS, TYPES

# Triggers. FO-EFF-01.
ON_PLAY: Final = 0
ON_ATTACK: Final = 1
UNDEFENDED: Final = 2
ALWAYS: Final = 3
END_TURN: Final = 4
ON_DISCARD: Final = 5
ON_BEATEN: Final = 6
ON_OWN_DISCARD: Final = 7
ON_UNIT_DISCARD: Final = 8
TRIGGERS: Final = (
    "play",
    "attack",
    "undefended",
    "always",
    "end_turn",
    "on_discard",
    "on_beaten",
    "on_own_discard",
    "on_unit_discard",
)

# Verbs, in the order of FO-EFF-20 to FO-EFF-45.
BUFF: Final = 0
DAMAGE: Final = 1
EXTRA_ATTACK: Final = 2
HEAL: Final = 3
DRAW: Final = 4
OPP_DRAW: Final = 5
OPP_DISCARD: Final = 6
PEEK: Final = 7
RECALL: Final = 8
MARKER: Final = 9
SCORE: Final = 10
MOVE: Final = 11
BOUNCE: Final = 12
DESTROY: Final = 13
UPKEEP: Final = 14
ARMOUR: Final = 15
SPLASH: Final = 16
RETARGET: Final = 17
SURVIVE: Final = 18
SUBSTITUTE: Final = 19
SILENCE: Final = 20
UNTARGETABLE: Final = 21
NO_BONUS: Final = 22
ATTACK_AREA: Final = 23
DRAW_PHASE: Final = 24
REFUSE: Final = 25
VERBS: Final = (
    "buff",
    "damage",
    "extra_attack",
    "heal",
    "draw",
    "opp_draw",
    "opp_discard",
    "peek",
    "recall",
    "marker",
    "score",
    "move",
    "bounce",
    "destroy",
    "upkeep",
    "armour",
    "splash",
    "retarget",
    "survive",
    "substitute",
    "silence",
    "untargetable",
    "no_bonus",
    "attack_area",
    "draw_phase",
    "refuse",
)

# Targets. FO-EFF-13.
NO_TARGET: Final = -1
SELF: Final = 0
OWN: Final = 1
OTHER: Final = 2
OTHERS: Final = 3
ALL_OWN: Final = 4
OWN_SOLDIERS: Final = 5
BESIDE: Final = 6
SELF_BESIDE: Final = 7
OPPOSITE: Final = 8
ENEMY: Final = 9
ENEMIES: Final = 10
SPLIT: Final = 11
ATTACKER: Final = 12
TARGETS: Final = (
    "self",
    "own",
    "other",
    "others",
    "all_own",
    "own_soldiers",
    "beside",
    "self_beside",
    "opposite",
    "enemy",
    "enemies",
    "split",
    "attacker",
)

EVERYTHING: Final = 99  # heal "all"
ANY_TYPE: Final = -1
ANY_COLOUR: Final = -1
MOST_EFFECTS: Final = 4  # on one card

LIVE: Final = (ON_PLAY, ON_ATTACK, UNDEFENDED, END_TURN)
ONE_SHOT: Final = (*LIVE, ON_DISCARD, ON_BEATEN, ON_OWN_DISCARD, ON_UNIT_DISCARD)
FALLEN: Final = (ON_DISCARD, ON_BEATEN)  # the unit is gone: nothing can happen to it, nor beside it
WATCHED: Final = (ON_OWN_DISCARD, ON_UNIT_DISCARD)  # rows of units that remain

# verb -> triggers it goes with. FO-R-37.
WHEN: Final[dict[int, tuple[int, ...]]] = {
    BUFF: (ALWAYS,),
    DAMAGE: ONE_SHOT,
    EXTRA_ATTACK: (ON_PLAY, ALWAYS),
    HEAL: ONE_SHOT,
    DRAW: ONE_SHOT,
    OPP_DRAW: ONE_SHOT,
    OPP_DISCARD: ONE_SHOT,
    PEEK: LIVE,
    RECALL: ONE_SHOT,
    MARKER: ONE_SHOT,
    SCORE: ONE_SHOT,
    MOVE: (ON_PLAY, ON_ATTACK),
    BOUNCE: LIVE,
    DESTROY: LIVE,
    UPKEEP: (END_TURN,),
    ARMOUR: (ALWAYS,),
    SPLASH: (ON_ATTACK,),
    RETARGET: (ON_ATTACK,),
    SURVIVE: (ON_BEATEN,),
    SUBSTITUTE: (ALWAYS,),
    SILENCE: (ALWAYS,),
    UNTARGETABLE: (ALWAYS,),
    NO_BONUS: (ALWAYS,),
    ATTACK_AREA: (ALWAYS,),
    DRAW_PHASE: (ALWAYS,),
    REFUSE: (ALWAYS,),
}

# verb -> parameters: name -> allowed. A tuple of words; "lo..hi" a whole number; "bool"; "?" = may be left out.
NUMBER: Final = "1..9"
PARAMETERS: Final[dict[int, dict[str, tuple[str, ...] | str]]] = {
    BUFF: {
        "attack": "-9..9",
        "defence": "-9..9",
        "target": ("self", "others", "own_soldiers", "beside", "opposite"),
        "if_opposite_colour": (*COLOURS, "?"),
        "if_opposite_damaged": "bool?",
        "per": ("own_soldier", "?"),
    },
    DAMAGE: {
        "n": NUMBER,
        "target": ("self", "opposite", "enemy", "other", "enemies", "split", "attacker"),
        "count": "1..6?",
    },
    EXTRA_ATTACK: {"target": ("other", "beside")},
    HEAL: {"n": "1..9|all", "target": ("self", "own", "all_own", "self_beside")},
    DRAW: {"n": "1..6", "then_discard": "1..6?", "then_play_free": "bool?"},
    OPP_DRAW: {"n": "1..6"},
    OPP_DISCARD: {"n": "1..6", "how": ("random", "chosen")},
    PEEK: {"n": "1..6", "take": "1..6"},
    RECALL: {"type": TYPES},
    MARKER: {"n": "1..4"},
    SCORE: {"n": "-7..7"},
    MOVE: {"units": ("one", "any")},
    BOUNCE: {"target": ("enemy",)},
    DESTROY: {"target": ("enemy", "other", "self"), "type": ("hero", "soldier", "?"), "else_self": "bool?"},
    UPKEEP: {"n": "1..6", "otherwise": ("destroy", "damage"), "amount": "1..9?"},
    ARMOUR: {"n": NUMBER, "target": ("self", "beside")},
    SPLASH: {"n": NUMBER},
    RETARGET: {},
    SURVIVE: {"n": "1..6"},
    SUBSTITUTE: {"target": ("beside",)},
    SILENCE: {"target": ("opposite",)},
    UNTARGETABLE: {},
    NO_BONUS: {"area": AREA_NAMES},
    ATTACK_AREA: {"area": AREA_NAMES},
    DRAW_PHASE: {"n": "1..6"},
    REFUSE: {"equip": "bool?", "heal": "bool?"},
}

# Flags of a card: which standing abilities it has.
SILENCES: Final = 1
UNTOUCHABLE: Final = 2
SELF_BUFF: Final = 4
AURA: Final = 8
MALUS: Final = 16  # on the unit opposite
BOUND: Final = 32  # attack_area
ARMOURED: Final = 64
GUARDS: Final = 128  # armour for the units beside
STANDS_IN: Final = 256  # substitute
AIMS: Final = 512  # retarget
SPLASHES: Final = 1024
AGAIN: Final = 2048  # lets a unit beside attack again
NO_EQUIPMENT: Final = 4096
NO_HEALING: Final = 8192
BARREN: Final = 16384  # no_bonus
FETCHES: Final = 32768  # draw_phase
SURVIVES: Final = 65536
WATCHES: Final = 131072  # on_own_discard, on_unit_discard
WEAKENS: Final = 262144  # some buff lowers defence, so that unhurt units may fall


@final
class Effect:
    """One row of a card's abilities, all words turned into small ints."""

    __slots__ = (
        "amount",
        "area",
        "attack",
        "chosen",
        "colour",
        "count",
        "damaged",
        "defence",
        "else_self",
        "id",
        "must",
        "n",
        "per_soldier",
        "play_free",
        "refuse_equip",
        "refuse_heal",
        "take",
        "target",
        "then_discard",
        "type",
        "verb",
        "when",
    )

    def __init__(self, when: int, must: bool, verb: int) -> None:
        self.id: int = -1  # set when the rows of all cards are put in order
        self.when = when
        self.must = must
        self.verb = verb
        self.n: int = 0
        self.target: int = NO_TARGET
        self.count: int = 1
        self.attack: int = 0
        self.defence: int = 0
        self.colour: int = ANY_COLOUR
        self.damaged: bool = False
        self.per_soldier: bool = False
        self.then_discard: int = 0
        self.play_free: bool = False
        self.chosen: bool = False
        self.take: int = 0
        self.type: int = ANY_TYPE
        self.else_self: bool = False
        self.amount: int = 0  # upkeep: damage, 0 = destroy; move: 1 = one unit, 0 = any number
        self.area: int = -1
        self.refuse_equip: bool = False
        self.refuse_heal: bool = False
