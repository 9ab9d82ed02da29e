"""What is kept of a review for good: a job and its result are forgotten one day, the lab goes on counting the game."""

from collections.abc import Callable
from zlib import compress, decompress

import msgspec
from sqlalchemy import Connection

from kleos.insight.bluffs import Occasion
from kleos.insight.review import Review
from kleos.server.jobs.job_worker import REVIEW
from kleos.server.storage import review_store

OCCASIONS = msgspec.json.Decoder(tuple[Occasion, ...])


def keeping(kind: str, job: str, packed: bytes) -> Callable[[Connection], None]:
    """What is to be written when a job is done; of other jobs than reviews nothing."""
    if kind != REVIEW:
        return lambda connection: None
    review = msgspec.json.decode(decompress(packed), type=Review)
    bluffs = compress(msgspec.json.encode(review.bluffs))
    return lambda connection: review_store.keep_review(connection, job, review.luck, bluffs)


def bluffs_of(kept: bytes) -> tuple[Occasion, ...]:
    """The bluffs of a game, as they were kept."""
    return OCCASIONS.decode(decompress(kept))
