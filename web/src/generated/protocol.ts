// Written by scripts/types: change the Python it is made from, and run that again.

export const PROTOCOL = 2;

export type Side = "away" | "home";

export type Language = "en" | "fr" | "it";

/** A player by name and shirt; the renderer decides how much to show. */
export interface Person {
  readonly type: "person";
  readonly name: string;
  readonly shirt: number;
  readonly side: Side;
}

/**
 * A message: a key of the Fluent files, and its arguments.
 *
 * An argument is a number (formatted and pluralised by the language), a word to select by (`kind`, `restart`), a
 * proper name, a hex, a player, another message, or a list of these.
 */
export interface Message {
  readonly type: "said";
  readonly key: string;
  readonly args: Readonly<Record<string, Arg>>;
}

export type Arg = string | number | Person | Message | readonly (string | number | Person | Message)[];

/** The chances of a home win, a draw and an away win, from public information. */
export interface WinDrawLoss {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** A set of places of a board: a hexadecimal number with one bit a place, by its number. */
export type Board = string;

/** The reason something is not allowed. */
export interface Reason {
  readonly rule: string;
  readonly said: Message;
}

/** Whose chance it is: good or bad for the side that decides, undecided, or a foul or miss of its own. */
export type Kind = "bad" | "foul" | "good" | "open";

/** A possible outcome of an answer, with its chance from 0 to 1. */
export interface Chance {
  readonly said: Message;
  readonly chance: number;
  readonly kind: Kind;
}

/** What dice must show, or what they bring, and the rule that says so. */
export interface Need {
  readonly said: Message;
  readonly rule: string;
}

/** An answer by a button. `fact` is the line below the label: a range, a chance, what is lost. */
export interface Call {
  readonly type: "call";
  readonly answer: string;
  readonly label: Message;
  readonly fact: Message | null;
  /** the letter that gives it on a keyboard */
  readonly key: string;
  readonly rule: string;
  /** the one to be drawn as the usual way on */
  readonly primary: boolean;
  /** dice follow at once */
  readonly rolls: boolean;
}

/** A call that is not available now, shown with the reason. */
export interface Unavailable {
  readonly type: "unavailable";
  readonly label: Message;
  readonly why: Reason;
  readonly key: string;
}

/** A call that is aimed: the call is chosen, then the place. The whole answer is `answer` and the place. */
export interface Targets {
  readonly type: "targets";
  readonly answer: string;
  readonly label: Message;
  readonly board: Board;
  readonly fact: Message | null;
  readonly key: string;
  readonly rule: string;
  /** almost everything is allowed: mark what is not, light nothing */
  readonly mostly_legal: boolean;
}

/** An answer that names a card by its number. */
export interface OneCard {
  readonly card: number;
  readonly answer: string;
}

/** Answers that name one card each. Face-down cards have their place instead of a number. */
export interface Cards {
  readonly type: "cards";
  readonly label: Message;
  readonly cards: readonly OneCard[];
  readonly face_down: boolean;
  readonly rule: string;
}

/** Ways to answer that every game may offer; a game adds its own. */
export type Group = Call | Unavailable | Targets | Cards;

export type Arranges = "" | "move" | "pick" | "place";

/** A question. `number` counts the requests of the match: an answer names the one that it answers. */
export interface Question {
  readonly number: number;
  readonly side: "away" | "clock" | "home";
  /** the step of the rules that asks, by the name of its class */
  readonly frame: string;
  readonly rule: string;
  readonly title: Message;
  readonly why: Message | null;
  /** with those of the game; none for the other side and watchers */
  readonly groups: readonly Group[];
  /** several answers make one turn: they are collected and given together */
  readonly whole_turn: boolean;
  /** there are routines to look at */
  readonly routines: boolean;
  /** what the computer may do for the side to move, if it may */
  readonly arranges: Arranges;
  /** what else bears on the decision */
  readonly remarks: readonly Message[];
}

/** An answer as a coach sees it. */
export interface RankedAnswer {
  readonly answer: string;
  /** how likely the side is to win after it, a draw counting half */
  readonly value: number;
  readonly why: Message;
}

/** A hint: what a coach would answer, the best first. */
export interface Advice {
  readonly type: "advice";
  readonly answers: readonly RankedAnswer[];
}

/** What would an answer lead to, or why is it not allowed? */
export interface AnswerPreview {
  readonly type: "answer";
  readonly answer: string;
}

/** The field that every preview has. The rest depends on its type. */
export interface PreviewRecord {
  readonly type: string;
}

/** Why the answer of a preview is illegal. */
export interface NotAllowed {
  readonly type: "not_allowed";
  readonly why: Reason;
}

/** The fields that every scene has. The rest depends on its type, the name of the game. */
export interface SceneRecord {
  readonly type: string;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
  readonly half: number;
}

/**
 * The first message. `seen` is the number of the last entry that was received, 0 for none.
 *
 * `number` is that of the last request that was known, 0 for none: if answers have been taken back since, every entry
 * is sent again, from 1.
 */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly token: string;
  readonly seen?: number;
  readonly number?: number;
  /** of the browser's own making: if the token is an invitation, it opens the seat from now on */
  readonly secret?: string;
}

/** An answer to the request of a number, as text. The same id sent again counts once. */
export interface Answer {
  readonly type: "answer";
  readonly id: string;
  readonly number: number;
  readonly answer: string;
}

/** The answers of a whole turn to the request of a number and those that follow it: all are given, or none. */
export interface Answers {
  readonly type: "answers";
  readonly id: string;
  readonly number: number;
  readonly answers: readonly string[];
}

/** Let the computer answer for this side, until something else is asked. */
export interface Arrange {
  readonly type: "arrange";
  readonly id: string;
  readonly number: number;
}

/** Take the last answer back, where that is allowed. */
export interface TakeBack {
  readonly type: "take_back";
  readonly id: string;
  readonly number: number;
}

/**
 * Standing orders of this seat from now on: the questions they name are answered without asking.
 *
 * Those named in `once` are asked the next time all the same.
 */
export interface Orders {
  readonly type: "orders";
  readonly id: string;
  readonly orders: readonly string[];
  readonly once?: readonly string[];
}

/** Give the match up. */
export interface Resign {
  readonly type: "resign";
  readonly id: string;
  readonly side: Side;
}

/** Ask for another match with the sides changed, or agree to it. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

/** A preview of something before it is answered. Each game declares what it may be about (`AnswerPreview`…). */
export interface Preview {
  readonly type: "preview";
  readonly id: string;
  readonly number: number;
  readonly about: { readonly type: string };
}

/** What would a strong coach answer? The match must allow hints. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly number: number;
}

/** Make the computer that is thinking about this request answer at once. */
export interface MoveNow {
  readonly type: "move_now";
  readonly id: string;
  readonly number: number;
}

/** Request a new invitation to a vacant side; the one before it no longer opens anything. */
export interface Invite {
  readonly type: "invite";
  readonly id: string;
  readonly side: Side;
}

/** Give up a seat that was taken by an invitation, so that another person may be invited to it. */
export interface HandBack {
  readonly type: "hand_back";
  readonly id: string;
}

/** A check of the connection. The server replies at once, after everything sent before. */
export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

export type FromBrowser = Hello | Answer | Answers | Arrange | TakeBack | Orders | Resign | Rematch | Preview | Hint | MoveNow | Invite | HandBack | Ping;

export type Who = "computer" | "invited" | "screen";

/** Who sits on a side: somebody at the creator's screen, an invited person, or a coach by name. */
export interface Seat {
  readonly side: Side;
  readonly who: Who;
  readonly coach: string | null;
  /** whether a browser is connected for it (a computer always is) */
  readonly present: boolean;
  /** how many are */
  readonly open: number;
  /** when the first of them came, in seconds since 1970 */
  readonly since: number | null;
  /** whether an invited person has yet to take it */
  readonly vacant: boolean;
}

/** The fields that every event has. The rest depends on its type; each game's events are generated too. */
export interface EventRecord {
  readonly type: string;
  readonly rule: string;
}

/** An event, with its sentence in the log. */
export interface EventMessage {
  readonly event: EventRecord;
  /** None if the board shows it anyway */
  readonly message: Message | null;
  /** a match is remembered for it, such as a score */
  readonly highlight: boolean;
  /** the places of the board that it leads over, without the first */
  readonly path: readonly number[] | null;
  /** after it, if it changed */
  readonly score: readonly [number, number] | null;
}

/** An entry of the match: its number, who answered (or chance), the minute, and what happened. */
export interface Entry {
  readonly entry: number;
  readonly by: "away" | "chance" | "clock" | "home";
  readonly time: Message;
  readonly events: readonly EventMessage[];
}

/** The clock of the half and the sand timer in seconds, and whether they run now. */
export interface Clocks {
  readonly half: number | null;
  readonly of: number | null;
  readonly runs: boolean;
  readonly sand: number | null;
}

/** How a match ended. A side that resigned lost, whatever the score. */
export interface Ending {
  readonly home: number;
  readonly away: number;
  readonly winner: Side | null;
  readonly resigned: Side | null;
}

/** What is drawn, as it differs from the scene before: whole fields, and single items of lists by their place. */
export interface Change {
  readonly type: "change";
  readonly fields: Readonly<Record<string, unknown>>;
  readonly items: Readonly<Record<string, readonly (readonly [number, unknown])[]>>;
}

/** The questions that a side leaves to the session, and those of them that it is asked once all the same. */
export interface StandingOrders {
  readonly orders: readonly string[];
  readonly once: readonly string[];
}

/** The match now, as the side `perspective` sees it: scene, question, what may be taken back. */
export interface Snapshot {
  /** whole in a welcome; then what changed since the message before */
  readonly scene: SceneRecord | Change;
  /** None when the match is over, and in a step that dice or draws follow */
  readonly question: Question | null;
  /** None: a watcher's */
  readonly perspective: Side | null;
  /** a computer is thinking */
  readonly thinking: boolean;
  /** the last answer may be taken back */
  readonly back: boolean;
  /** why it may not */
  readonly no_back: Message | null;
  readonly clocks: Clocks | null;
  /** None when the match is over, and in a step that dice or draws follow */
  readonly win_draw_loss: WinDrawLoss | null;
  readonly ending: Ending | null;
  /** who asks for another match */
  readonly rematch: readonly Side[];
  /** of the seat; None if it never gave any */
  readonly orders: StandingOrders | null;
}

/** The match as a seat sees it. `sides` are those that the seat plays: none, one or both. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly room: string;
  readonly game: string;
  readonly sides: readonly Side[];
  /** whether a side holds what the other may not see */
  readonly hidden_information: boolean;
  /** whether this seat may ask for hints */
  readonly hints: boolean;
  /** whether it may have a computer that thinks move at once */
  readonly can_stop: boolean;
  readonly seats: readonly Seat[];
  /** how many browsers watch */
  readonly watching: number;
  /** whether this seat may invite */
  readonly host: boolean;
  /** that opens this seat from now on: the secret, if an invitation was accepted for it */
  readonly token: string;
  /** those after `seen`, or the latest of them if they are many */
  readonly entries: readonly Entry[];
  /** the number of the last entry */
  readonly last: number;
  readonly snapshot: Snapshot;
  /** the standing orders that this seat may give */
  readonly orders: readonly string[];
  /** what everybody here should know, such as that a rule was corrected since */
  readonly notice: Message | null;
}

/** An entry, with the match after it. */
export interface Step {
  readonly entry: Entry;
  readonly snapshot: Snapshot;
}

/** The entries that came of one answer, in order; the last with the question that waits now. */
export interface Advanced {
  readonly type: "advanced";
  readonly steps: readonly Step[];
  /** the id of the message that it answers, if that came from this seat */
  readonly answered: string;
}

/** Answers were taken back: the entries after `last` never were. */
export interface Rewound {
  readonly type: "rewound";
  readonly last: number;
  readonly snapshot: Snapshot;
}

/** The match is unchanged, but something around it changed: who is there, a clock, an offer of a rematch. */
export interface Changed {
  readonly type: "changed";
  readonly seats: readonly Seat[];
  readonly watching: number;
  readonly snapshot: Snapshot;
}

/** Who is there has changed, and nothing else. */
export interface People {
  readonly type: "people";
  readonly seats: readonly Seat[];
  readonly watching: number;
}

/** A new invitation to a side. */
export interface Invited {
  readonly type: "invited";
  readonly id: string;
  readonly side: Side;
  readonly token: string;
}

/** The rematch is on: the token of this seat in the new room. */
export interface NextRoom {
  readonly type: "next_room";
  readonly room: string;
  readonly token: string;
}

/** The message of an id was stored; `last` is the number of the last entry it led to. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly last: number;
}

/** The reply to a preview. */
export interface Previewed {
  readonly type: "previewed";
  readonly id: string;
  readonly preview: PreviewRecord;
}

/** The reply to a request for a hint. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly advice: Advice;
}

/** The reply to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

export type Refusal = "bad_message" | "busy" | "no_hints" | "no_seat" | "no_take_back" | "not_offered" | "not_your_turn" | "not_yours" | "over" | "protocol" | "too_fast" | "too_large" | "too_late" | "too_many_rooms" | "watching";

/** The message of an id was refused, by name, and changed nothing; `id` is empty if the message had none. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly error: Refusal;
  readonly said: Message;
  readonly rule: string;
  /** what was asked and what came, for those who write programs */
  readonly detail: string;
}

export type FromServer = Welcome | Advanced | Rewound | Changed | People | Invited | NextRoom | Done | Previewed | Hinted | Pong | Refused;

/** An option of a game: its name, number in the catalogue, the values it takes, and what it is by default. */
export interface OptionInfo {
  readonly name: string;
  readonly number: string;
  readonly kind: "choice" | "number" | "switch" | "text";
  readonly values: readonly (boolean | number | string)[];
  readonly default: boolean | number | string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** An edition of the rules: the options at its values. */
export interface EditionInfo {
  readonly name: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

/** How strong a coach was measured to be: its OpenSkill rating, and its score from 0 to 1 against the one below. */
export interface StrengthInfo {
  readonly rating: number;
  /** None for the gentlest */
  readonly score: number | null;
}

/** A computer coach, the gentlest first. In a style it is seated as NAME/STYLE. */
export interface CoachInfo {
  readonly name: string;
  readonly styles: readonly string[];
  /** None if it was not measured */
  readonly strength: StrengthInfo | null;
}

/** The part of the setup form that a game adds. Its fields depend on its type, the name of the game. */
export interface FormRecord {
  readonly type: string;
}

/** A game that can be played here. */
export interface GameInfo {
  readonly name: string;
  readonly hidden_information: boolean;
  readonly editions: readonly EditionInfo[];
  readonly options: readonly OptionInfo[];
  readonly coaches: readonly CoachInfo[];
  /** standing orders that a side may give */
  readonly orders: readonly string[];
  /** what only this game lets people settle; None if there is nothing */
  readonly form: FormRecord;
}

export type ClosingName = "bad_hello" | "done" | "failed" | "handed_back" | "invitation_used" | "no_seat" | "restart" | "too_fast" | "too_large" | "too_slow" | "upgrade";

export type Then = "reload" | "return" | "stop";

/**
 * A reason to close a WebSocket.
 *
 * The page either reconnects by itself, waiting longer each time, reloads itself once, or stops and says why.
 */
export interface Closing {
  /** 1000 to 1015 as in RFC 6455; 4000 to 4999 are ours */
  readonly code: number;
  readonly name: ClosingName;
  readonly then: Then;
}

/** The player wanted for a side. */
export interface SeatRequest {
  readonly who: Who;
  readonly coach?: string | null;
}

/** A match to create: the game, its seats, and the fields of its setup form as plain data (see docs/formats.md). */
export interface RoomRequest {
  readonly game: string;
  readonly home: SeatRequest;
  readonly away: SeatRequest;
  readonly setup?: Readonly<Record<string, unknown>>;
  /** for all or nobody; by default, unless the opponent is a person elsewhere */
  readonly hints?: boolean | null;
}

/** A request from before squads and decks were fields of the setup form. */
export interface OldRoomRequest {
  readonly squads?: "draft" | "quick";
  readonly deck?: string | null;
}

/** A new room: its public id and the secret tokens of its seats, which are shown once, to its creator only. */
export interface RoomMade {
  readonly room: string;
  /** for the creator: plays the sides of `screen`, or watches if there are none */
  readonly token: string;
  /** a token for each invited side */
  readonly invitations: Readonly<Partial<Record<Side, string>>>;
  readonly watch: string;
}

/** A room in a list, as the holder of a token sees it. */
export interface RoomStatus {
  readonly room: string;
  readonly game: string;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
  readonly sides: readonly Side[];
  readonly seats: readonly Seat[];
  readonly half: number;
  readonly your_move: boolean;
  readonly ending: Ending | null;
  readonly entries: number;
  /** ISO 8601 */
  readonly played_at: string;
}

/** A request for the rooms of these tokens. */
export interface StatusRequest {
  readonly tokens: readonly string[];
}

/** An uploaded deck. */
export interface DeckMade {
  readonly deck: string;
  readonly outfielders: number;
  readonly goalkeepers: number;
  readonly referees: number;
}

/** A rule of a catalogue. */
export interface RuleText {
  readonly id: string;
  readonly game: string;
  readonly chapter: string;
  readonly text: string;
  readonly editions: readonly string[];
  readonly language: Language;
}

/** An error: its name, what is wrong, and what would be right. */
export interface Problem {
  readonly error: string;
  readonly reason: string;
  readonly field: string;
}

export const CLOSINGS: readonly Closing[] = [
  { code: 1000, name: "done", then: "return" },
  { code: 1009, name: "too_large", then: "return" },
  { code: 1011, name: "failed", then: "return" },
  { code: 1012, name: "restart", then: "return" },
  { code: 4400, name: "bad_hello", then: "stop" },
  { code: 4401, name: "no_seat", then: "stop" },
  { code: 4409, name: "invitation_used", then: "stop" },
  { code: 4410, name: "handed_back", then: "stop" },
  { code: 4408, name: "too_slow", then: "return" },
  { code: 4426, name: "upgrade", then: "reload" },
  { code: 4429, name: "too_fast", then: "return" },
];
