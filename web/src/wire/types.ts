// Made from the server's own types by `make wire`. Do not change it by hand.

export type Abandoned = {
  kind: "abandoned";
  reason?: string;
};

export type Absence = {
  since: number;
  /** From then on the others may let a bot sit in. */
  gone_from: number;
};

export type Admitted = {
  kind: "admitted";
  guest: string;
};

export type AnalysedMove = {
  seq: number;
  seat: number;
  move: string;
  best: string;
  chance: number;
  best_chance: number;
  error: number;
  mistake: boolean;
};

export type Answer = {
  kind: "answer";
  yes: boolean;
  seen?: number | null;
};

export type Answered = {
  kind: "answered";
  seat: number;
  yes: boolean;
};

export type Ask = {
  kind: "ask";
  question: "abandon" | "undo";
  seen?: number | null;
};

export type Asked = {
  kind: "asked";
  seat: number;
  question: "abandon" | "undo";
};

export type AskedMoves = {
  asked: number | null;
  moves: string[];
};

export type Ban = {
  kind: "ban";
  /** A guest. */
  whom: string;
};

export type Banned = {
  kind: "banned";
  guest: string;
};

export type BannedGuest = {
  guest: string;
  name: string;
};

export type BotSat = {
  kind: "botsat";
  seat: number;
  level: string;
  bot?: number | null;
};

export type CameBack = {
  kind: "cameback";
  seat: number;
};

export type CardNumber = {
  name: string;
  least: number;
  most: number;
};

export type Chances = {
  seq: number;
  chances: number[];
};

export type Choices = MoveList | OfferRange | OneOfEach | TooMany;

export type Clock = {
  /** Seconds for each decision. */
  each: number;
  /** Seconds in reserve for the whole game. */
  reserve?: number;
};

export type Command = Sit | Stand | SeatBot | Unseat | Ban | Unban | Start | Play | Say | Unsay | Ask | Answer | Resign | StandIn | Return | Rematch;

export type CommandRequest = {
  kind: "do";
  /** A table. */
  table: string;
  command: Sit | Stand | SeatBot | Unseat | Ban | Unban | Start | Play | Say | Unsay | Ask | Answer | Resign | StandIn | Return | Rematch;
  /** Comes back with the answer. */
  id?: string;
};

export type Dealt = {
  kind: "started";
  seats?: number[] | null;
};

export type DeckForm = {
  size: number;
  signs: string;
  fewest: number;
  most: number;
  numbers: CardNumber[];
  house: string[];
};

export type DeviceLink = {
  code: string;
  until: number;
};

export type Done = {
  kind: "done";
  id: string;
  table: string;
  seq: number;
};

export type EventDescription = {
  name: string;
  fields: Record<string, string>;
  silent?: boolean;
  joined?: JoinedDescription | null;
};

export type ExampleTold = {
  section: number;
  say: string;
  show: string[];
  until: string | null;
  first: TableSnapshot;
  updates: Update[];
};

export type Failed = {
  kind: "failed";
  id: string;
  code: string;
  reason: string;
  table?: string | null;
};

export type FromClient = Watch | Leave | CommandRequest | Ping;

export type FromServer = Welcome | TableSnapshot | Update | Done | Failed | YourTurn | Gone | WhoIsHere | Pong;

export type GameAnalysis = {
  chances: Chances[];
  decisions: AnalysedMove[];
};

export type GameDescription = {
  game: string;
  title: string;
  least_players: number;
  most_players: number;
  order: "fewest" | "most";
  options: GameOption[];
  scopes: string[];
  events: EventDescription[];
  seat_fields: string[] | null;
  board: string | null;
  deck: DeckForm | null;
};

export type GameInfo = {
  game: string;
  title: string;
  least_players: number;
  most_players: number;
  options: GameOption[];
  lesson?: boolean;
  takes_decks?: boolean;
};

export type GameOption = {
  name: string;
  values: string[];
  about: string;
};

export type Gone = {
  kind: "gone";
  table: string;
  reason: string;
};

export type Hint = {
  thoughts: Thought[];
  why: Why;
};

export type House = {
  games: GameInfo[];
  levels: string[];
  version: string;
};

export type Hushed = {
  kind: "hushed";
  guest: string;
};

export type Invitation = {
  table: string;
  code: string;
};

export type JoinedDescription = {
  name: string;
  type: string;
  number: string;
  word: string;
};

export type Leave = {
  kind: "leave";
  /** A table. */
  table: string;
};

export type LessonStep = {
  say: string;
  point: string[];
  play: string | null;
  seq: number;
};

export type LessonTold = {
  first: TableSnapshot;
  updates: Update[];
  steps: LessonStep[];
  ends: boolean;
};

export type Me = {
  guest: string;
  name: string;
};

export type MoveList = {
  shape: "list";
  moves: string[];
};

export type Moved = {
  kind: "played";
  seat: number;
  bot?: boolean;
};

export type NewTable = {
  /** The id of a game, as `GET /api/house` lists them. */
  game: string;
  players: number;
  options?: Record<string, string>;
  deck?: string[] | null;
  clock?: Clock | null;
  public?: boolean;
  seats?: string[] | null;
  starts_when_full?: boolean;
  start?: boolean;
  seating?: "as-sat" | "drawn";
};

export type OfferRange = {
  shape: "offer";
  kinds: string[];
  least: number[];
  most: number[];
  outrank: number[];
  others: string[];
};

export type OneOfEach = {
  shape: "each";
  parts: string[][];
  others: string[];
};

export type OpenedTable = {
  table: string;
  code: string;
};

export type PendingVote = {
  question: "abandon" | "undo";
  seat: number;
  agree: number[];
};

export type Ping = {
  kind: "ping";
  /** Comes back with the answer. */
  id?: string;
};

export type Play = {
  kind: "play";
  move: string;
  /** A place in the log. */
  asked: number;
};

export type Pong = {
  kind: "pong";
  id: string;
  at: number;
};

export type Problem = {
  code: string;
  reason: string;
};

export type Rematch = {
  kind: "rematch";
};

export type Rematched = {
  kind: "rematched";
  table: string;
};

export type Replay = {
  first: TableSnapshot;
  updates: Update[];
};

export type Resign = {
  kind: "resign";
};

export type Resigned = {
  kind: "resigned";
  seat: number;
  level: string;
};

export type Return = {
  kind: "return";
};

export type Said = {
  kind: "said";
  guest: string;
  name: string;
  text: string;
  key?: string;
};

export type Sat = {
  kind: "sat";
  seat: number;
  guest: string;
  name: string;
};

export type Say = {
  kind: "say";
  text: string;
  key?: string;
};

export type Scored = {
  events: (Record<string, unknown>)[];
  scores: number[];
};

export type Seat = {
  guest?: string | null;
  name?: string;
  level?: string | null;
  away?: boolean;
  bot?: number | null;
};

export type SeatBot = {
  kind: "seatbot";
  /** The number of a seat, from 0. */
  seat: number;
  /** The level of a bot, such as `trader`. */
  level: string;
};

export type SeatClock = {
  reserve: number;
  since?: number | null;
};

export type SetUp = {
  kind: "opened";
  game: string;
  players: number;
  host: string;
  options: Record<string, string>;
  deck: string[] | null;
  clock: Clock | null;
  public: boolean;
  starts_when_full: boolean;
  rematch_of: string | null;
  places: Record<string, number>;
  seed_hash: string;
  seating?: "as-sat" | "drawn";
};

export type Sit = {
  kind: "sit";
  seat?: number | null;
};

export type Stand = {
  kind: "stand";
};

export type StandIn = {
  kind: "standin";
  /** The number of a seat, from 0. */
  seat: number;
};

export type Start = {
  kind: "start";
};

export type Stood = {
  kind: "stood";
  seat: number;
  unseated?: boolean;
};

export type Stored = {
  table: string;
  seq: number;
};

export type Summary = {
  /** A table. */
  table: string;
  game: string;
  players: number;
  public: boolean;
  host: string;
  stage: "abandoned" | "open" | "over" | "running";
  seats: Seat[];
  to_act: number[];
  opened_at: number;
  changed_at: number;
  clock?: Clock | null;
  options?: Record<string, string>;
  scores?: number[];
  winners?: number[];
  places?: number[];
  rematch?: string | null;
};

export type TableSnapshot = {
  kind: "table";
  table: string;
  seq: number;
  at: number;
  viewer: number | null;
  setup: SetUp;
  stage: "abandoned" | "open" | "over" | "running";
  seats: Seat[];
  clocks: SeatClock[] | null;
  question: PendingVote | null;
  view: Record<string, unknown> | null;
  moves: string[];
  asked: number | null;
  can_take_back: boolean;
  seed: string | null;
  rematch: string | null;
  talk: Talk[];
  /** What can be played, instead of `moves`. */
  choices?: MoveList | OfferRange | OneOfEach | TooMany | null;
  /** Not said while nobody is banned. */
  banned?: BannedGuest[];
};

export type Talk = {
  seq: number;
  at: number;
  guest: string;
  name: string;
  text: string;
};

export type Thought = {
  move: string;
  chance: number;
  weight: number;
  level: boolean;
};

export type TooMany = {
  shape: "many";
};

export type TookBack = {
  kind: "tookback";
  moves: number[];
};

export type Unban = {
  kind: "unban";
  /** A guest. */
  whom: string;
};

export type Unbanned = {
  kind: "unbanned";
  guest: string;
};

export type Unsaid = {
  kind: "unsaid";
  said: number;
};

export type Unsay = {
  kind: "unsay";
  /** A place in the log. */
  seq: number;
};

export type Unseat = {
  kind: "unseat";
  /** The number of a seat, from 0. */
  seat: number;
};

export type Update = {
  kind: "update";
  table: string;
  seq: number;
  at: number;
  happened: SetUp | Hushed | Admitted | Sat | BotSat | Stood | Banned | Unbanned | Dealt | Moved | TookBack | Said | Unsaid | Asked | Answered | Resigned | WentAway | CameBack | Abandoned | Rematched;
  events?: (Record<string, unknown>)[];
  stage?: "abandoned" | "open" | "over" | "running";
  seats?: Seat[];
  clocks?: SeatClock[];
  question?: PendingVote | null;
  view?: Record<string, unknown>;
  /** Fields of the view that are different now. */
  patch?: Record<string, unknown>;
  dropped?: string[];
  moves?: string[];
  asked?: number | null;
  can_take_back?: boolean;
  seed?: string;
  rematch?: string;
  /** What can be played, instead of `moves`. */
  choices?: MoveList | OfferRange | OneOfEach | TooMany | null;
  /** All who are banned now. */
  banned?: BannedGuest[];
};

export type Watch = {
  kind: "watch";
  /** A table. */
  table: string;
  since?: number | null;
  viewer?: number | null;
  /** Tell me what I may play move by move, or by its shape. */
  moves?: "choices" | "list";
  /** Tell me, too, who of those who play is here. */
  presence?: boolean;
};

export type Welcome = {
  kind: "welcome";
  guest: string;
  name: string;
  at: number;
  version: string;
  /** The version of what is said here. */
  protocol?: number;
};

export type WentAway = {
  kind: "wentaway";
  seat: number;
  by?: number | null;
};

export type WhoIsHere = {
  kind: "presence";
  table: string;
  absent: (Absence | null)[];
};

export type Why = {
  name: string;
  about: Record<string, string | number>;
};

export type YourTurn = {
  kind: "turn";
  table: string;
  game: string;
};
