// Made by `python3 dev.py types` from the schemas of the server. Do not edit.

export interface AddMail {
  address: string;
  seat?: 1 | 2 | null;
}

export interface AddPush {
  endpoint: string;
  keys: PushKeys;
  seat?: 1 | 2 | null;
}

export interface Alternative {
  code: string;
  chance: number;
  error: number;
}

/** An accepted decision; a repeated id gets the same answer. */
export interface Answer {
  type: "answer";
  id: string;
  seq: number;
  ply: number;
  ply_from: number;
  lines: LogLine[];
}

export interface AnswerUndo {
  accept: boolean;
  seat?: 1 | 2 | null;
}

export interface AskHint {
  ply: number;
  seat?: 1 | 2 | null;
}

export interface AskReview {
  depth?: "quick" | "standard" | "deep" | null;
}

export interface AskReviews {
  game: string;
}

export interface AskUndo {
  ply: number;
  id: string;
  seat?: 1 | 2 | null;
}

export interface AtSeat {
  seat?: 1 | 2 | null;
}

export interface AttemptInfo {
  result: string;
  position: PositionInfo;
  words: Narration;
}

export interface AttemptMoves {
  moves: string[];
}

export interface AttemptText {
  code: string;
  words: string;
  chance: number;
  is_good: boolean;
}

export interface Band {
  first: number;
  last: number;
  number: number;
  seat: number;
}

export interface BluffCell {
  round: number;
  occasions: number;
  taken: number;
  share: number;
  low: number;
  high: number;
  reference: number;
  reference_low: number;
  reference_high: number;
  missing: number;
  verdict: string;
}

export interface BluffDrill {
  game: string;
  ply: number;
  seat: number;
}

export interface BluffLab {
  game: string;
  games: number;
  occasions_needed: number;
  games_needed: number;
  lines: BluffLine[];
}

export interface BluffLine {
  kind: string;
  lead: string;
  cells: BluffCell[];
  worked: number;
  tried: number;
  worked_low: number;
  worked_high: number;
  told: number;
  drills: BluffDrill[];
}

export interface BookInfo {
  game: string;
  chapters: ChapterInfo[];
  summary: SummaryInfo[];
}

export interface BotInfo {
  bot: string;
  is_level: boolean;
  about: string;
  games: string[];
  ratings: Record<string, RatingInfo>;
}

export interface BoxCard {
  name: string;
  drawn: number;
  played: number | null;
}

export interface CardCheck {
  face: Face;
  texts: Record<string, string>;
  menus: CardMenus;
  nearest: Face[];
}

export interface CardMenus {
  fields: Menu[];
  effects: Menu[][];
  most_cost: number;
  least: number;
  most_attack: number;
  most_defence: number;
  fresh_effect: Record<string, unknown> | null;
}

export interface CardReport {
  id: string;
  card: string;
  state: "running" | "stopped" | "done" | "failed";
  part: number;
  games: number;
  wanted: number;
  fuzz_games: number;
  faults: string[];
  has_chain: boolean;
  drawn: LiftInfo;
  played: LiftInfo;
  rank: number;
  verdict: "fault" | "chain" | "strong" | "weak" | "strong-fair" | "weak-fair" | "fair" | "open";
  low_limit: number;
  high_limit: number;
  near: NearDesign[];
  box: BoxCard[];
}

export interface CardSetText {
  text: string;
  card?: number;
}

export interface ChapterInfo {
  name: string;
  title: string;
  paragraphs: string[];
  clauses: string[];
  figure: FigureInfo | null;
  examples: ExampleInfo[];
  questions: QuestionInfo[];
}

export interface Claim {
  take: "win" | "bot";
  seat?: 1 | 2 | null;
}

export interface ClauseInfo {
  id: string;
  kind: string;
  text: string;
  rulings: string[];
}

/** A message over the WebSocket: `type` and the fields of the request of that name. */
export interface ClientMessage {
  type: "move" | "ping" | "resign" | "reveal" | "say" | "undo" | "undo-answer";
  id?: string | null;
  ply?: number | null;
  code?: string | null;
  seed?: string | null;
  accept?: boolean | null;
  phrase?: string | null;
}

/** Clocks as they stand at `at`; the one of `running` falls. */
export interface ClockInfo {
  seconds: number;
  increment: number;
  left: [number, number];
  running: number;
  at: number;
}

export interface ConfirmMail {
  code: string;
  seat?: 1 | 2 | null;
}

export interface CreateTable {
  game: string;
  seats: [SeatRequest, SeatRequest];
  options?: Record<string, string | number | boolean>;
  components?: Record<string, unknown> | string | null;
  listed?: boolean;
  clock?: TimeControl | null;
  patience?: number;
  origin?: Origin | null;
  hints?: boolean | null;
  mirror?: boolean;
  bearer?: boolean;
  name?: string | null;
}

export interface DailyAttempt {
  table: string;
  status: string;
  counts: boolean;
  outcome: string | null;
  lead: number | null;
  luck: number | null;
  adjusted: number | null;
}

export interface DailyDeal {
  game: string;
  day: string;
  is_over: boolean;
  left: number;
  level: string;
  seat: number;
  played: number;
  attempt: DailyAttempt | null;
  field: DailyField | null;
}

export interface DailyField {
  won: number;
  drawn: number;
  lost: number;
  unfinished: number;
  rows: FieldRow[];
  result: number | null;
  adjusted: number | null;
  weighed: number;
}

/** Says that a table plays a daily deal. */
export interface DailyMark {
  day: string;
  is_sealed: boolean;
  deal: string;
}

export interface DailyTable {
  table: string;
  csrf: string;
}

export interface ExampleInfo {
  name: string;
  viewer: number;
  question: string;
  answer: string;
  clauses: string[];
}

export interface Face {
  card: string;
  name: string;
  figure: string;
  icon: string;
  type: string;
  colour: string;
  cost: string;
  attack: number;
  defence: number;
  when: string[];
  text: string;
}

export interface Fact {
  name: string;
  look: string;
  key: string;
  move: string;
  against: string[];
  value: number;
  error: number;
  others: number;
  others_error: number;
  is_share: boolean;
  is_sure: boolean;
  arguments?: Record<string, string | number>;
  things?: string[];
}

/** A refusal over the WebSocket. */
export interface Failure {
  type: "error";
  id: string | null;
  status: number;
  code: string;
  message: string;
  clause?: string;
  arguments?: Record<string, string | number>;
  state?: unknown;
}

export interface FieldRow {
  lead: number;
  won: number;
  drawn: number;
  lost: number;
}

export interface FigureInfo {
  viewer: number;
  after: number;
  caption: string;
  table: unknown;
}

export interface GameInfo {
  game: string;
  name: string;
  about: string;
  rules: string;
  options: OptionInfo[];
  components: string;
  longest: number;
  lessons: number;
}

export interface HalfText {
  seat: number;
  title: string;
  about: string;
  hidden: HiddenText[];
}

/** A sign of life. */
export interface Heartbeat {
  type: "heartbeat";
  seq: number;
  time: number;
}

export interface HiddenText {
  name: string;
  title: string;
  note: string;
  odds: ThingText[];
  lines: string[];
}

export interface HintLine {
  code: string;
  words: string;
  chance: number;
  low: number;
  high: number;
  reason: string;
  follows: string[];
  targets: string[];
}

export interface HintText {
  look: string;
  things: string[];
  moves: HintLine[];
  notes: string[];
}

export interface Identity {
  name: string;
  identity: string;
}

export interface Invitation {
  token: string;
}

export interface InvitationInfo {
  seat: number | null;
  may_watch: boolean;
}

export interface Join {
  token?: string | null;
  seat?: 1 | 2 | null;
  commitment?: string | null;
  name?: string | null;
  bearer?: boolean;
}

export interface Judgement {
  ply: number;
  seat: number;
  code: string;
  best: string;
  chance: number;
  best_chance: number;
  loss: number;
  error: number;
  options: number;
  share: number;
  mark?: string;
  fact?: Fact | null;
  field?: Alternative[];
  mix?: MoveShare[];
}

export interface LessonInfo {
  name: string;
  number: number;
  title: string;
  task: string;
  clauses: string[];
  steps: number;
}

export interface LessonUpdate {
  lesson: LessonInfo;
  steps: StepInfo[];
  step: number;
  words: string;
  glow: string[];
  moves: string[];
  played: string[];
  answer: string;
  update: Update;
  following: string;
}

export interface LessonWish {
  played?: string[];
  tries?: string | null;
}

export interface LevelScore {
  level: string;
  failed: number;
  asked: number;
}

export interface LiftInfo {
  times: number;
  mean: number;
  low: number;
  high: number;
}

/** One line of the log: who or which stream, the code as this viewer saw it, the clause it rests on. */
export interface LogLine {
  ply: number;
  by: string;
  code: string;
  clause: string;
}

/** A sentence of the log: the last line that it tells of, and whose doing or fate it tells. */
export interface LogSentence {
  ply: number;
  seat: number;
  code: string;
  text: string;
  clause: string;
  heading: string;
  kind: string;
}

export interface Look {
  text: string;
  things: string[];
}

export interface LuckPoint {
  ply: number;
  gain: number;
}

export interface LuckRecord {
  game: string;
  bot: string | null;
  games: number;
  finished: number;
  score: number;
  low: number;
  high: number;
  missing: number;
  adjusted: LuckTaken | null;
}

export interface LuckTaken {
  score: number;
  low: number;
  high: number;
  factor: number;
  factor_low: number;
  factor_high: number;
}

export interface Me {
  name: string | null;
  csrf: string | null;
}

export interface Menu {
  field: string;
  options: MenuChoice[];
}

export interface MenuChoice {
  value: string | number | boolean | null;
  row: Record<string, unknown>;
}

export interface MirrorInfo {
  ply: number;
  other: HalfText;
  own: HalfText;
}

export interface Moment {
  ply: number;
  mark: string;
  name: string;
  part: string;
  points: number;
  error: number;
  played: string;
  best: string;
  text: string;
  decided: boolean;
  attempts: AttemptText[];
  things: string[];
}

export interface MoveShare {
  code: string;
  share: number;
}

export interface NameGuest {
  name: string;
}

/** A table in words. */
export interface Narration {
  question: string;
  options: Record<string, string>;
  closed: Record<string, Problem>;
  first: number;
  sentences: LogSentence[];
  scenes?: Scene[];
}

export interface NearDesign {
  field: string;
  verb: string;
  old: string;
  new: string;
  played: LiftInfo;
}

export interface NoticeInfo {
  push_key: string | null;
  has_mail: boolean;
  devices: number;
  address: string | null;
  is_confirmed: boolean;
}

export interface Occasion {
  ply: number;
  seat: number;
  kind: string;
  round: number;
  lead: string;
  taken: boolean;
  worked: boolean | null;
  reference: number;
  is_first: boolean;
}

export interface OpenReview {
  table: string;
  status: string;
  share: number;
}

export interface OptionInfo {
  name: string;
  default: string | number | boolean;
  values: (string | number | boolean)[];
  least: number;
  clause: string;
}

export interface Origin {
  ply: number;
  table?: string | null;
  record?: string | null;
}

export interface OwnGame {
  id: string;
  game: string;
  status: string;
  seats: [OwnSeat, OwnSeat];
  yours: number[];
  outcome: "won" | "lost" | "drawn" | null;
  is_your_move: boolean;
  hinted: boolean;
  luck: number | null;
  daily: string | null;
  created: number;
  updated: number;
}

export interface OwnReviews {
  game: string;
  finished: number;
  reviewed: number;
  failed: number;
  left: number;
  open: OpenReview[];
}

export interface OwnSeat {
  kind: string;
  name: string;
  bot: string | null;
}

export interface PartText {
  first: number;
  last: number;
  number: number;
  seat: number;
  heading: string;
  known: number;
  truth: number;
  luck: number;
}

export interface PlayMove {
  ply: number;
  code: string;
  id: string;
  seat?: 1 | 2 | null;
}

export interface Point {
  ply: number;
  known: [number, number];
  truth: number;
  error: number;
}

/** A position as one viewer sees it. */
export interface PositionInfo {
  viewer: number | null;
  ply: number;
  table: unknown;
  legal: string[];
  actor: number | null;
  undo: UndoInfo | null;
}

/** Who is at the table now, and whether an absent seat may be claimed; sent when it changes between two updates. */
export interface Presence {
  type: "presence";
  seats: ["away" | "here" | "reconnecting", "away" | "here" | "reconnecting"];
  may_claim: boolean;
}

/** The body of every refusal: `code` is a message id of the text files, `message` its English words. */
export interface Problem {
  code: string;
  message: string;
  clause?: string;
  arguments?: Record<string, string | number>;
  state?: unknown;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PuzzleInfo {
  name: string;
  kind: string;
  title: string;
  missed: number;
}

export interface PuzzleOption {
  code: string;
  words: string;
}

export interface PuzzleQuestion {
  title: string;
  text: string;
}

export interface PuzzleSet {
  game: string;
  day: string;
  daily: string;
  puzzles: PuzzleInfo[];
}

export interface PuzzleUpdate {
  info: PuzzleInfo;
  question: PuzzleQuestion;
  options: PuzzleOption[];
  levels: LevelScore[];
  result: string;
  path: string[];
  look: Look | null;
  answer: string[];
  reasons: string[];
  update: Update;
}

export interface PuzzleWish {
  path?: string[];
  tries?: string | null;
  asks?: "" | "look" | "answer";
}

export interface QuestionInfo {
  question: string;
  answer: string;
}

export interface RatingInfo {
  rating: number;
  step: [number, number];
}

/** A finished or running game. `moves` holds true codes in a full record, seen codes in a redacted one. */
export interface GameRecord {
  game: string;
  rules: string;
  options: Record<string, string | number | boolean>;
  components: string;
  players: [string, string];
  commitments: Record<string, string>;
  view: string;
  moves: string[];
  by: string[];
  frames: Record<string, unknown>[];
  result: [number, string, string] | null;
  digest?: string;
  format?: string;
}

export interface Rematch {
  commitment?: string | null;
  bearer?: boolean;
}

export interface Reveal {
  seed: string;
  seat?: 1 | 2 | null;
}

export interface Review {
  game: string;
  record: string;
  depth: string;
  seed: number;
  lines: number;
  points: Point[];
  judgements: Judgement[];
  draws: LuckPoint[];
  bands: Band[];
  start: number;
  result: number;
  bluffs?: Occasion[];
}

export interface ReviewInfo {
  status: string;
  share: number;
  review: Review | null;
  words: ReviewText | null;
}

export interface ReviewText {
  seat: number;
  result: string;
  moments: Moment[];
  parts: PartText[];
  start: number;
  end: number;
  luck: number;
  skill: number;
  loss: number;
  rival_loss: number;
  decisions: number;
  summary: string;
  drill?: Moment | null;
}

/** A phrase or an emote of a seat, by its id; each viewer words it in his own language. It is not stored. */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
}

/** A line whose outcome is worth a look, with the tables before and after it as the viewer saw them. */
export interface Scene {
  ply: number;
  by: string;
  code: string;
  before: unknown;
  after: unknown;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  is_ready: boolean;
  commitment: string | null;
  presence: "away" | "here" | "reconnecting";
}

export interface SeatRequest {
  kind: "me" | "bot" | "open";
  bot?: string | null;
  commitment?: string | null;
  name?: string | null;
}

export interface Seated {
  info: TableInfo;
  csrf: string;
  invites?: Record<string, string>;
  watch?: string | null;
  keys?: Record<string, string>;
}

export interface SetCheck {
  problem: Problem | null;
  hash: string;
  faces: Face[];
  card: CardCheck | null;
}

export interface SharedSet {
  hash: string;
  components: Record<string, unknown>;
}

export interface StartDaily {
  day: string;
}

export interface StepInfo {
  name: string;
  task: string;
  is_read: boolean;
}

export interface SummaryInfo {
  title: string;
  lines: string[];
}

export interface SwitchOff {
  kind: "push" | "mail";
  seat?: 1 | 2 | null;
}

/** A table of the lobby. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  components: string;
  own_components: boolean;
  status: string;
  listed: boolean;
  seats: [SeatInfo, SeatInfo];
  yours: number[];
  may_watch: boolean;
  server_commitment: string;
  clock: ClockInfo | null;
  patience: number;
  may_claim: boolean;
  asked_undo: number;
  result: [number, string, string] | null;
  hints: boolean;
  hinted: boolean;
  mirror: boolean;
  daily: DailyMark | null;
  rematch: string | null;
  notices: string[];
  rematch_offer: number;
  rematch_declined: number;
  origin: Record<string, unknown> | null;
  created: number;
  updated: number;
  seq: number;
  ply: number;
}

export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
}

export interface TakeIdentity {
  identity: string;
}

export interface ThingText {
  code: string;
  name: string;
  chance: number;
  held: boolean;
}

export interface TimeControl {
  seconds: number;
  increment?: number;
}

/** What taking back would need. */
export interface UndoInfo {
  free: boolean;
  reason: string;
  asks: boolean;
  asked_by: number;
}

/** What a stream carries: everything after what the viewer knew, and always the open decision. */
export interface Update {
  type: "update";
  seq: number;
  ply_from: number;
  lines: LogLine[];
  info: TableInfo;
  position: PositionInfo | null;
  words?: Narration | null;
  answer?: Answer | null;
}

export interface Watch {
  token: string;
}

export interface WeighCard {
  text: string;
  card?: number;
  games?: number;
}

/** What is decided or drawn now, and what it is about; a field that does not belong to the step is left out. */
export interface HectorAsked {
  step: string;
  seat: number;
  pile?: number | null;
  count?: number | null;
}

/** What the tile would show and score after a turn, for seats 1 and 2, by what this viewer knows. */
export interface HectorFate {
  turn: string;
  colours: [string, string];
  scores: [number, number];
}

/** What only the player himself knows. HA-11-03. */
export interface HectorOwn {
  hand: string[];
  hand_from_home: string[];
  hero: string;
  hero_bottom: string;
  known: string[][];
  perhaps: string[][];
  removed_unseen: string[][];
}

/** An army pile as onlookers know it. HA-11-01, HA-11-05, HA-R-38. */
export interface HectorPile {
  size: number;
  exhausted: boolean;
  known: string[];
  perhaps: string[];
  secrets: number;
}

/** A played army card. */
export interface HectorPlace {
  card: string;
  covered: boolean;
  token: boolean;
}

/** How the last battle was decided. HA-07-01, HA-11-04: heroes laid open then, "" for one that stayed hidden. */
export interface HectorResult {
  battle: number;
  winner: number;
  fled: boolean;
  scores: [number, number] | null;
  heroes: [string, string];
}

/** What everybody knows of one player. HA-11-02. */
export interface HectorSide {
  seat: number;
  people: string;
  piles: HectorPile[];
  battle_pile: number;
  row: HectorPlace[];
  hand: number;
  story: string[];
  touched: number[];
  hero: string;
  open_hero: string;
  hero_pile: number;
  hero_bottom: number;
  heroes_left: string;
  heroes_lost: string;
  favour: number;
  shame: number;
  removed: string[];
  removed_unseen: number[];
  superiority: number;
}

/** A position as one viewer sees it. */
export interface HectorTable {
  battle: number;
  round: number;
  asked: HectorAsked | null;
  actor: number | "chance" | null;
  stream: string;
  attacker: number;
  number: number;
  source: number;
  tile: number;
  facing: number;
  stock: number[];
  winner: number;
  fled: boolean;
  revealed: boolean;
  last: HectorResult | null;
  fates: HectorFate[];
  sides: [HectorSide, HectorSide];
  own: HectorOwn | null;
  outcome: [number, string, string] | null;
}

/** What is decided or drawn now, and for whom; only what the question is about is there. */
export interface HellasAsked {
  step: string;
  seat: number;
  city?: number;
  origin?: number;
  last?: number;
  spot?: string;
  voyage?: boolean;
  piece?: string;
  god?: string;
  left?: number;
  most?: number;
  passes?: number;
  phase?: string;
  carried?: number;
  lifted?: number[];
}

/** A running attack. */
export interface HellasFight {
  target: number;
  force: number;
  over_water: boolean;
  attack: number;
  needed: number;
  attack_plus: number;
  defence_plus: number;
  equal: boolean;
  crews: boolean;
}

/** What only the viewer knows. */
export interface HellasOwn {
  hand: string[];
  fresh: string[];
  taken: string[];
  betrayed: string[];
  rival: string[];
  rival_taken: string[];
}

/** What everybody knows of one player. */
export interface HellasSide {
  seat: number;
  cities: number;
  greeks: number;
  ships: number;
  hand: [number, number, number];
  unseen: [number, number, number];
  fresh: [number, number, number];
  taken: [number, number, number];
  shown: string[];
  open_card: string;
}

/** A position as one viewer sees it. */
export interface HellasTable {
  turn: number;
  active: number;
  action: string;
  actor: number | "chance" | null;
  asked: HellasAsked | null;
  stream: string;
  tiles: HellasTile[];
  pile: number;
  tail: string[];
  aside: string[];
  turned: string[];
  coast_try: number;
  piles: [number, number, number];
  old: [number, number, number];
  discards: [string[], string[], string[]];
  chain: string[];
  chain_by: number;
  steps_left: number;
  steps_made: number;
  new: number[];
  attacked: number[];
  fights: number;
  flags: string[];
  fight: HellasFight | null;
  sides: [HellasSide, HellasSide];
  own: HellasOwn | null;
  outcome: [number, string, string] | null;
}

/** A tile on the table with its city; the dolphin tile, number 0, has none. */
export interface HellasTile {
  number: number;
  q: number;
  r: number;
  kind: string;
  turn: number;
  edges: string;
  temple: boolean;
  holder: number;
  greeks: number;
  ships: number;
  threat: number;
  need: number;
}

/** What is decided or drawn now, and what it is about; a field that does not belong to the step is left out. */
export interface OlympusAsked {
  step: string;
  seat: number;
  card?: string | null;
  row?: number | null;
  unit?: string | null;
  fallen?: string | null;
  paid?: number | null;
  cost?: number | null;
  count?: number | null;
  keep?: number | null;
  chosen?: string[];
  places?: [string, string][];
  source?: string | null;
  defended?: boolean | null;
  attacker?: string | null;
  granter?: string | null;
}

/** What only the viewer knows. */
export interface OlympusOwn {
  hand: string[];
  betrayed: string[];
  rival: string[];
  tail: string[];
  looked: string[];
  fresh: string;
  fresh_known: boolean;
  closed: string[];
}

/** What everybody knows of one player. */
export interface OlympusSide {
  seat: number;
  hand: number;
  known: string[];
  closed: number;
  slots: (OlympusUnit | null)[];
  markers: string;
}

/** One attack on the board as it stands, before any ability that is used during it: a forecast, never a decision. */
export interface OlympusStrike {
  target: string;
  damage: number;
  beats: boolean;
  bonus: string;
  splash: number;
  aims: boolean;
  stand_in: boolean;
  saved_by: number;
}

/** A position as one viewer sees it. */
export interface OlympusTable {
  turn: number;
  active: number;
  starter: number;
  phase: string;
  skip: string;
  actor: number | string | null;
  asked: OlympusAsked | null;
  stream: string;
  score: number;
  deck: number;
  tail: number[];
  looked: number;
  discard: string[];
  markers: string;
  played: number;
  sides: [OlympusSide, OlympusSide];
  own: OlympusOwn | null;
  outcome: [number, string, string] | null;
}

/** A unit on the board with its values as they stand now. */
export interface OlympusUnit {
  card: string;
  equipment: string;
  attack: number;
  defence: number;
  damage: number;
  attacked: boolean;
  grants: number;
  granted: boolean;
  silenced: boolean;
  strike: OlympusStrike | null;
}
