"""Placement and fights of Hellas a second time, slowly and from the clauses alone, on what a table shows."""

from kleos.games.hellas.view import Table, Tile

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E NE NW W SW SE
EDGE_NAMES = ("E", "NE", "NW", "W", "SW", "SE")


def by_place(table: Table) -> dict[tuple[int, int], Tile]:
    """The tiles by their coordinates."""
    return {(tile.q, tile.r): tile for tile in table.tiles}


def neighbours(table: Table, place: tuple[int, int]) -> dict[int, Tile]:
    """Edge -> the tile over it."""
    tiles = by_place(table)
    around = {edge: (place[0] + dq, place[1] + dr) for edge, (dq, dr) in enumerate(STEPS)}
    return {edge: tiles[spot] for edge, spot in around.items() if spot in tiles}


def spot_code(table: Table, place: tuple[int, int]) -> str:
    """HE-R-51: the lowest-numbered neighbour and its edge."""
    edge, tile = min(neighbours(table, place).items(), key=lambda item: item[1].number)
    return f"lay {tile.number} {EDGE_NAMES[(edge + 3) % 6]}"


def free_places(table: Table) -> set[tuple[int, int]]:
    """Every free cell beside a tile."""
    tiles = by_place(table)
    return {(q + dq, r + dr) for q, r in tiles for dq, dr in STEPS} - set(tiles)


def turned(edges: str, k: int) -> str:
    """Old edge i becomes edge i + k."""
    return "".join(edges[(i - k) % 6] for i in range(6))


def fits(table: Table, place: tuple[int, int], edges: str, one_sea: bool) -> bool:
    """HE-COAST-03, HE-COAST-04, HE-VOY-02 to HE-VOY-04, for a tile as it would lie (all its water is one basin)."""
    around = neighbours(table, place)
    if any(edges[edge] != tile.edges[(edge + 3) % 6] for edge, tile in around.items()):
        return False
    if len(around) < 2 and all(tile.number for tile in around.values()):
        return False
    joined = any(edges[edge] == "W" for edge in around)
    return joined or not one_sea or "W" not in edges


def has_majority(table: Table, place: tuple[int, int], edges: str, seat: int) -> bool:
    """HE-VOY-05, HE-R-06 (water_sum), HE-EFF-08."""
    wet = [tile for edge, tile in neighbours(table, place).items() if edges[edge] == "W"]
    mine = sum(tile.ships for tile in wet if tile.holder == seat)
    his = sum(tile.ships for tile in wet if tile.holder == 3 - seat)
    return mine > his or (mine == his > 0 and "even" in table.flags)


def lays(table: Table, kind: str, seat: int, is_voyage: bool, one_sea: bool) -> dict[str, list[str]]:
    """Spot code -> the turns that are legal there."""
    found: dict[str, list[str]] = {}
    for place in free_places(table):
        looks: dict[str, int] = {}
        for k in range(6):
            looks.setdefault(turned(kind, k), k)
        for edges, k in looks.items():
            legal = fits(table, place, edges, is_voyage or one_sea)
            if legal and (not is_voyage or has_majority(table, place, edges, seat)):
                found.setdefault(spot_code(table, place), []).append(f"turn {k}")
    return {code: sorted(turns) for code, turns in found.items()}


def contact(table: Table, one: Tile, two: Tile) -> str:
    """HE-ATK-02, HE-ATK-08, HE-ATK-10, HE-R-12: "land", "water" or ""."""
    for edge, tile in neighbours(table, (one.q, one.r)).items():
        if tile.number == two.number:
            return "water" if one.edges[edge] == "W" else "land"
    ring = {tile.number for tile in neighbours(table, (0, 0)).values()}
    return "water" if {one.number, two.number} <= ring else ""


def targets(table: Table, seat: int) -> list[str]:
    """HE-ATK-01, HE-ATK-04, HE-EFF-04, HE-EFF-05."""
    mine = [tile for tile in table.tiles if tile.holder == seat]
    found = []
    for tile in table.tiles:
        if tile.holder != 3 - seat or tile.number in table.attacked:
            continue
        if "far" in table.flags:
            legal = any(own.greeks > 1 for own in mine) and not any(contact(table, own, tile) for own in mine)
        else:
            legal = any(own.greeks > 1 and contact(table, own, tile) for own in mine)
        if legal:
            found.append(f"target {tile.number}")
    return found


def wins(force: int, plus: int, wet: bool, defenders: int, ships: int, equal: bool) -> bool:
    """HE-ATK-06, HE-ATK-08, HE-R-34."""
    return force + plus >= defenders + ships + (1 if wet and not equal else 0)
