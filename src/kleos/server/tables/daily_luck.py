"""The luck of daily deals: weighed by jobs once the day is over, and written down beside the results.

Nothing is weighed before that: luck tells of hidden cards, as it compares what was drawn with what might have been.
"""

from typing import TYPE_CHECKING
from zlib import decompress

import msgspec

from kleos.core.record import FULL
from kleos.server.http.problems import TOO_FAST, Refused
from kleos.server.jobs.job_worker import LUCK, LuckResult, LuckTask
from kleos.server.storage import daily_store
from kleos.server.storage.writer import Conflict
from kleos.server.tables import records
from kleos.server.tables.table import SEATS, LiveTable

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

OWNER = "daily"  # for whom these jobs are done: no guest has such an id, and they count as those of one
AT_ONCE = 50  # results that are written down in one look


async def weigh(node: "ServerNode") -> bool:
    """Write down what was weighed, and ask for some more; False when there is nothing to do."""
    today = node.daily.today().isoformat()
    found = await node.read(lambda c: daily_store.weighed(c, today, AT_ONCE))
    for table_id, packed in found:
        luck = msgspec.json.decode(decompress(packed), type=LuckResult).luck
        await node.write(lambda c, table_id=table_id, luck=luck: daily_store.put_luck(c, table_id, luck))  # type: ignore[misc]
    wanted = await node.read(lambda c: daily_store.ids_to_weigh(c, today, AT_ONCE))
    for table_id in wanted:
        if not await ask(node, table_id):
            break
    return bool(found or wanted)


async def ask(node: "ServerNode", table_id: str) -> bool:
    """Ask for the luck of an attempt; False when enough of these jobs wait already."""
    try:
        table = await node.fresh(table_id, looks=False)
        task = await node.off_loop(task_of, table)
        await node.jobs.ask(LUCK, OWNER, task, daily_store.LUCK_JOB + table_id)
    except Refused as error:  # a table that does not replay keeps no other waiting
        return error.status != TOO_FAST
    except Conflict:  # another node has just asked
        return True
    return True


def task_of(table: LiveTable) -> bytes:
    """What is to be weighed: the record, from the side of its guest."""
    seat = next(seat for seat in SEATS if table.seat_row(seat).kind == "person")
    return msgspec.json.encode(LuckTask(records.export(table, FULL), seat), order="sorted")
