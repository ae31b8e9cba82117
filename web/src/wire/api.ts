// What the page asks of the server over HTTP.
import type {
  AskedMoves,
  DeviceLink,
  Hint,
  GameDescription,
  House,
  ExampleTold,
  Invitation,
  LessonTold,
  Me,
  NewTable,
  OpenedTable,
  Problem,
  Replay,
  Scored,
  Stored,
  GameAnalysis,
  Summary,
  Command,
  Update,
} from "./types";

/** The server says no: `code` for the page, `message` for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "the server does not answer");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "broken", problem?.reason ?? `the server answers ${answer.status}`);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await answerTo(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function askText(path: string): Promise<string> {
  return (await answerTo("GET", path)).text();
}

type Filters = Record<string, string | number | boolean | undefined>;

function query(filters: Filters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

/** What happened after a place of the log, up to the end of a page. */
const updatesPage = (table: string, since: number) =>
  ask<Update[]>("GET", `/api/tables/${table}/updates${query({ since, moves: "choices" })}`);

export const api = {
  house: () => ask<House>("GET", "/api/house"),
  game: (game: string) => ask<GameDescription>("GET", `/api/games/${game}`),
  gameWords: (game: string, language: string) => askText(`/api/games/${game}/words/${language}`),
  examples: (game: string) => ask<ExampleTold[]>("GET", `/api/games/${game}/examples`),
  lesson: (game: string, played: readonly string[]) => ask<LessonTold>("POST", `/api/games/${game}/lesson`, { played }),
  me: () => ask<Me | null>("GET", "/api/guest"),
  callMe: (name: string) => ask<Me>("PUT", "/api/guest", { name }),
  lobby: (filters: Filters = {}) => ask<Summary[]>("GET", `/api/lobby${query(filters)}`),
  mine: (ended = false) => ask<Summary[]>("GET", `/api/mine${query({ ended })}`),
  open: (table: NewTable) => ask<OpenedTable>("POST", "/api/tables", table),
  act: (table: string, command: Command) => ask<Stored>("POST", `/api/tables/${table}`, command),
  updates: async (table: string, since = 0): Promise<Update[]> => {
    const found: Update[] = [];
    for (
      let page = await updatesPage(table, since);
      page.length > 0;
      page = await updatesPage(table, found.at(-1)!.seq)
    )
      found.push(...page);
    return found;
  },
  moves: (table: string) => ask<AskedMoves>("GET", `/api/tables/${table}/moves`),
  scored: (table: string) => ask<Scored>("GET", `/api/tables/${table}/scored`),
  invitation: (table: string) => ask<Invitation>("GET", `/api/tables/${table}/invitation`),
  comeByLink: (code: string) => ask<Invitation>("POST", `/api/invitations/${encodeURIComponent(code)}`),
  replay: (table: string, seat: number | null) =>
    ask<Replay>("GET", `/api/tables/${table}/replay${query({ seat: seat ?? undefined, moves: "choices" })}`),
  replayRecord: (record: string, seat: number | null) =>
    ask<Replay>("POST", `/api/replays${query({ seat: seat ?? undefined, moves: "choices" })}`, { record }),
  hint: (table: string) => ask<Hint>("GET", `/api/tables/${table}/hint`),
  analysis: (table: string) => ask<GameAnalysis>("GET", `/api/tables/${table}/analysis`),
  analysisOfRecord: (record: string) => ask<GameAnalysis>("POST", "/api/analyses", { record }),
  linkDevice: () => ask<DeviceLink>("POST", "/api/devices"),
  comeOnDevice: (code: string) => ask<Me>("POST", `/api/devices/${encodeURIComponent(code)}`),
  signOutElsewhere: () => ask<Me>("DELETE", "/api/devices"),
  forgetMe: () => ask<void>("DELETE", "/api/guest"),
  report: (table: string, seq: number) => ask<void>("POST", `/api/tables/${table}/reports`, { seq }),
  mutes: () => ask<string[]>("GET", "/api/mutes"),
  mute: (guest: string) => ask<void>("PUT", `/api/mutes/${guest}`),
  unmute: (guest: string) => ask<void>("DELETE", `/api/mutes/${guest}`),
};

export const myDataAddress = "/api/guest/data";
export const recordAddress = (table: string): string => `/api/tables/${table}/record`;
