"""What a client says it accepts."""


def refuses(part: str) -> bool:
    """Ask whether a part of Accept-Encoding says that its encoding is not wanted."""
    _, _, weight = part.partition(";")
    return weight.replace(" ", "") in ("q=0", "q=0.0", "q=0.00", "q=0.000")
