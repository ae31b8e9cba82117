"""HTTP client: what a guest can ask of a server."""

import ssl
from functools import cache
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from karfunkel.client.reconnecting_websocket import Socket
from karfunkel.errors import Error, Refused, shown
from karfunkel.match.commands import AnyCommand
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol import analysis_bodies as bodies
from karfunkel.protocol import http
from karfunkel.protocol.apply_update import with_moves
from karfunkel.protocol.messages import encode

T = TypeVar("T")
PATIENCE = 30


class Client:
    """A guest at a server. Errors of the server are raised as Refused, with its code and its reason."""

    def __init__(self, server: str, http_client: httpx.AsyncClient, me: http.Me) -> None:
        self.server, self.me = server.rstrip("/"), me
        self.cookie = ""
        """What makes another client the same guest."""
        self._http = http_client

    @classmethod
    async def come(cls, server: str, name: str, cookie: str | None = None) -> "Client":
        """Come to a server under this name; with the cookie of an earlier visit as the same guest."""
        _check_address(server)
        asking = httpx.AsyncClient(base_url=server, timeout=PATIENCE, trust_env=False, verify=_certificates())
        client = cls(server, asking, http.Me("", name))
        client.cookie = cookie or ""
        try:
            client.me = await client._ask("PUT", "/api/guest", http.Me, http.NewName(name))
        except BaseException:
            await client.leave()
            raise
        return client

    async def leave(self) -> None:
        """Close all that is open. `async with await Client.come(...)` does so at its end."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    def socket(self) -> Socket:
        """A socket to follow tables and to play; use it with `async with`."""
        return Socket(self.server.replace("http", "ws", 1) + "/api/socket", self.cookie)

    # ---- tables

    async def house(self) -> http.House:
        """What can be played at the server."""
        return await self._ask("GET", "/api/house", http.House)

    async def open(self, table: http.NewTable) -> http.OpenedTable:
        """Put a table up."""
        return await self._ask("POST", "/api/tables", http.OpenedTable, table)

    async def lobby(self, **filters: Any) -> list[http.Summary]:
        """Public tables; filters are `stage`, `game`, `players`, `free`, `before`, `limit`."""
        return await self._ask("GET", "/api/lobby", list[http.Summary], params=filters)

    async def mine(self, ended: bool = False) -> list[http.Summary]:
        """My tables."""
        return await self._ask("GET", "/api/mine", list[http.Summary], params={"ended": ended})

    async def come_by_link(self, code: str) -> str:
        """Come to a table by the code of its link; the name of the table."""
        return (await self._ask("POST", f"/api/invitations/{code}", http.Invitation)).table

    async def invitation(self, table: str) -> str:
        """The code of the link of a table."""
        return (await self._ask("GET", f"/api/tables/{table}/invitation", http.Invitation)).code

    async def look(self, table: str) -> TableSnapshot:
        """A table as it is now."""
        return with_moves(await self._ask("GET", f"/api/tables/{table}", TableSnapshot, params={"moves": "choices"}))

    async def moves(self, table: str) -> list[str]:
        """All that I may play now, however much it is."""
        return (await self._ask("GET", f"/api/tables/{table}/moves", http.AskedMoves)).moves

    async def do(self, table: str, command: AnyCommand) -> int:
        """Do something at a table; the place of the last line of its log."""
        return (await self._ask("POST", f"/api/tables/{table}", http.Stored, command)).seq

    async def scored(self, table: str) -> http.Scored:
        """What a scoring would bring if it came now."""
        return await self._ask("GET", f"/api/tables/{table}/scored", http.Scored)

    async def hint(self, table: str) -> bodies.Hint:
        """What a strong bot would play in your place; only where all others are bots."""
        return await self._ask("GET", f"/api/tables/{table}/hint", bodies.Hint)

    async def updates(self, table: str, since: int, moves: MoveForm = "list") -> list[Update]:
        """What happened after place `since`; moves one by one, or by their shape."""
        found: list[Update] = []
        while page := await self._updates_page(table, found[-1].seq if found else since, moves):
            found += page
        return found

    async def _updates_page(self, table: str, since: int, moves: MoveForm) -> list[Update]:
        params = {"since": since, "moves": moves}
        return await self._ask("GET", f"/api/tables/{table}/updates", list[Update], params=params)

    # ---- finished games

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        answer = await self._request("GET", f"/api/tables/{table}/record")
        return answer.text

    async def replay(self, table: str, seat: int | None = None) -> http.Replay:
        """A finished game from its beginning, with the eyes of a seat."""
        params = {} if seat is None else {"seat": seat}
        return await self._ask("GET", f"/api/tables/{table}/replay", http.Replay, params=params)

    async def replay_record(self, record: str) -> http.Replay:
        """The game of a record from its beginning."""
        return await self._ask("POST", "/api/replays", http.Replay, http.RecordText(record))

    async def analysis(self, table: str) -> bodies.GameAnalysis:
        """A finished game thought over again."""
        return await self._ask("GET", f"/api/tables/{table}/analysis", bodies.GameAnalysis)

    async def analysis_of_record(self, record: str) -> bodies.GameAnalysis:
        """The game of a record thought over again."""
        return await self._ask("POST", "/api/analyses", bodies.GameAnalysis, http.RecordText(record))

    # ---- talk

    async def mute(self, guest: str) -> None:
        """Read no more what a guest says."""
        await self._request("PUT", f"/api/mutes/{guest}")

    async def report(self, table: str, seq: int, reason: str = "") -> None:
        """Tell those who run the server of a line that should not have been said."""
        await self._request("POST", f"/api/tables/{table}/reports", http.NewReport(seq, reason))

    # ---- oneself

    async def device_link(self) -> http.DeviceLink:
        """A code by which this guest can come in on another device, once."""
        return await self._ask("POST", "/api/devices", http.DeviceLink)

    async def come_by_device_link(self, code: str) -> http.Me:
        """Be the guest who made this code."""
        self.me = await self._ask("POST", f"/api/devices/{code}", http.Me)
        return self.me

    async def sign_out_elsewhere(self) -> None:
        """Let every other cookie of this guest count no more."""
        await self._ask("DELETE", "/api/devices", http.Me)

    async def data(self) -> http.GuestData:
        """All that the server keeps about this guest."""
        return await self._ask("GET", "/api/guest/data", http.GuestData)

    async def be_forgotten(self) -> None:
        """Leave all tables, and let the server erase this guest's name and all it said."""
        await self._request("DELETE", "/api/guest")

    async def unmute(self, guest: str) -> None:
        """Read again what a guest says."""
        await self._request("DELETE", f"/api/mutes/{guest}")

    # ---- asking

    async def _ask(self, method: str, path: str, kind: type[T], body: Any = None, params: Any = None) -> T:
        answer = await self._request(method, path, body, params)
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.DecodeError as error:
            raise Error(f"{self.server} does not answer like a server of karfunkel: {error}") from None

    async def _request(self, method: str, path: str, body: Any = None, params: Any = None) -> httpx.Response:
        content = None if body is None else encode(body)
        headers = {"cookie": self.cookie} if self.cookie else {}
        if body is not None:
            headers["content-type"] = "application/json"
        try:
            answer = await self._http.request(method, path, content=content, headers=headers, params=params)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Error(f"the server {self.server} does not answer: {error or type(error).__name__}") from None
        if answer.is_success:
            self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
            return answer
        try:
            problem = msgspec.json.decode(answer.content, type=http.Problem)
        except msgspec.DecodeError:
            raise Error(f"{self.server} answers {answer.status_code}, which karfunkel cannot read") from None
        raise Refused(problem.code, problem.reason)


@cache
def _certificates() -> ssl.SSLContext:
    """Whom to trust; read once, for it takes longer than most answers."""
    return httpx.create_ssl_context(trust_env=False)


def _check_address(server: str) -> None:
    """Refuse what cannot be the address of a server."""
    try:
        parts = urlsplit(server)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise Error(f"{shown(server)} is not the address of a server, such as http://localhost:8000")
