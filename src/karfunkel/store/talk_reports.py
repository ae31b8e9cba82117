"""Reports of talk: lines that guests have reported, for those who run the server."""

import msgspec
from sqlalchemy import and_, delete, insert, select
from sqlalchemy.exc import IntegrityError

from karfunkel.store.schema import reports
from karfunkel.store.sql_access import SqlAccess


class TalkReport(msgspec.Struct, frozen=True):
    """A line of talk that somebody has reported."""

    table: str
    seq: int
    reporter: str
    guest: str
    at: int
    reason: str
    text: str


class TalkReports(SqlAccess):
    """The reports in a database."""

    async def add(self, report: TalkReport) -> None:
        """Keep a report; one who reports the same again is not heard twice."""
        row = {"table_id": report.table, **msgspec.structs.asdict(report)}
        del row["table"]
        try:
            async with self._changing() as connection:
                await connection.execute(insert(reports).values(row))
        except IntegrityError:
            return

    async def newest(self, limit: int) -> list[TalkReport]:
        """What was reported, the newest first."""
        return [
            TalkReport(*row) for row in await self._rows(select(reports).order_by(reports.c.at.desc()).limit(limit))
        ]

    async def close(self, table: str, seq: int) -> int:
        """Throw the reports of a line away; how many there were."""
        async with self._changing() as connection:
            of_line = and_(reports.c.table_id == table, reports.c.seq == seq)
            return int((await connection.execute(delete(reports).where(of_line))).rowcount)
