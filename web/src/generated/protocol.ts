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

/** What a line is about: a shot or another chance to score; two against each other; a referee’s card or an injury. */
export type Tag = "card" | "chance" | "duel";

/** How much a line matters: a run away from the ball, any action, a duel or a card, a score or the end of a half. */
export type Weight = "bold" | "great" | "minor" | "plain";

/** A die, and the side that threw it. */
export interface Die {
  readonly side: Side;
  readonly face: number;
}

/**
 * One action in one sentence, as it stands after an entry.
 *
 * Several entries may tell a line of one number: the latest wins. Minor lines after a line, up to the number that it
 * `covers`, are then left out.
 */
export interface Line {
  /** lines are numbered from 1, in the order in which their actions began */
  readonly number: number;
  /** the entry with which the action began */
  readonly first: number;
  /** the minute or phase then */
  readonly time: Message;
  /** whose action it is */
  readonly side: Side | null;
  /** who had the ball when it began */
  readonly attack: Side | null;
  /** after it */
  readonly score: readonly [number, number];
  readonly sentence: Message;
  /** dice and totals */
  readonly figures: Message | null;
  readonly dice: readonly Die[];
  readonly tags: readonly Tag[];
  readonly weight: Weight;
  /** the number of the last minor line that it sums up */
  readonly covers: number;
}

/** The chances of a home win, a draw and an away win, from public information. */
export interface WinDrawLoss {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** What a learner does: sees something on the screen, skips a step, leaves, comes back, takes an exercise. */
export type Did = "aside" | "leave" | "recall" | "saw" | "skip";

/** Steps of a lesson about one thing. */
export interface LessonGroup {
  readonly name: string;
  readonly steps: readonly string[];
}

/** A card that was shown, filled in as the match stood then. */
export interface LessonCard {
  readonly step: string;
  /** with a `title` and, of a step, a `task` */
  readonly said: Message;
  /** whether each is done */
  readonly tasks: readonly boolean[];
  /** the learner's own answer has done it */
  readonly acted: boolean;
  /** a press of its button does it */
  readonly confirms: boolean;
}

/** A lesson as its learner sees it. */
export interface LessonShown {
  readonly lesson: string;
  readonly groups: readonly LessonGroup[];
  /** the steps that are behind the learner */
  readonly seen: readonly string[];
  /** in the order in which they were shown */
  readonly cards: readonly LessonCard[];
  /** the step whose card is open, if one is */
  readonly current: string;
  /** on what has just happened */
  readonly remark: Message | null;
  /** whether the remark is a card of its own, with a `title` */
  readonly aside: boolean;
  /** what the screen is to tell, such as `chosen` */
  readonly waits: readonly string[];
  /** an answer */
  readonly suggestion: string;
  /** that is offered */
  readonly exercise: string;
  /** squads, log and dice */
  readonly folded: boolean;
  readonly over: boolean;
  readonly left: boolean;
  /** of an exercise, the match that it was set up beside */
  readonly room: string;
}

/** A set of places of a board: a hexadecimal number with one bit a place, by its number. */
export type Board = string;

/** The reason something is not allowed. */
export interface Reason {
  readonly rule: string;
  readonly said: Message;
}

/** Whose chance it is: good or bad for the side that decides, undecided, or its own foul or miss. */
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
  /** whether to watch instead of taking the seat, which may be somebody else's by now */
  readonly watch?: boolean;
}

/** An answer to the request of a number, as text. The same id sent again counts once. */
export interface Answer {
  readonly type: "answer";
  readonly id: string;
  readonly number: number;
  readonly answer: string;
}

/** The answers of a whole turn to the request with this number and the ones after it: all count, or none. */
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

/** What the learner of a lesson did that is no answer; `what` names what was seen, or the exercise. */
export interface Learn {
  readonly type: "learn";
  readonly id: string;
  readonly did: Did;
  readonly what?: string;
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

/** Show the match as it was after an entry, as this seat could see it then; 0 for the start. */
export interface Recall {
  readonly type: "recall";
  readonly id: string;
  readonly entry: number;
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

/** Request a link to hand on: to a vacant side, for which earlier ones stop working, or to watch (None). */
export interface Invite {
  readonly type: "invite";
  readonly id: string;
  readonly side: Side | null;
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

export type FromBrowser = Hello | Answer | Answers | Arrange | TakeBack | Orders | Resign | Learn | Rematch | Preview | Recall | Hint | MoveNow | Invite | HandBack | Ping;

export type Who = "computer" | "invited" | "screen";

/** The player of a side: a person at the creator's screen, an invited person, or a coach by name. */
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
  /** how many seconds ago the last of them left, if that is known */
  readonly away: number | null;
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
  /** the line of the log that it is a step of; 0 for none */
  readonly line: number;
}

/**
 * An entry of the match: its number, who answered (or chance), the minute, and what happened.
 *
 * Its lines are those of the log that it begins or goes on with.
 */
export interface Entry {
  readonly entry: number;
  readonly by: "away" | "chance" | "clock" | "home";
  readonly time: Message;
  readonly events: readonly EventMessage[];
  readonly lines: readonly Line[];
  /** nobody was asked: there was no choice, or a standing order covers it */
  readonly ordered: boolean;
}

/** The clock of the half and the sand timer in seconds, and whether they run now. */
export interface Clocks {
  readonly half: number | null;
  readonly of: number | null;
  readonly runs: boolean;
  readonly sand: number | null;
}

/** The end of a match. A side that resigned lost, regardless of the score. */
export interface Ending {
  readonly home: number;
  readonly away: number;
  readonly winner: Side | null;
  readonly resigned: Side | null;
}

/** The moment of another match from which a match goes on. */
export interface Origin {
  readonly home: string;
  readonly away: string;
  readonly time: Message;
  readonly entry: number;
  /** empty if it came from a record file */
  readonly room: string;
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
  /** of the learner, where the match is a lesson */
  readonly lesson: LessonShown | null;
}

/** The match as a seat sees it. `sides` are the sides that the seat plays: none, one or both. */
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

/** The entries of one answer, in order; the last with the current question. */
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

/** A change of the people present, and nothing else. */
export interface People {
  readonly type: "people";
  readonly seats: readonly Seat[];
  readonly watching: number;
}

/** The token of a link to hand on: to a side, or to watch (None). */
export interface Invited {
  readonly type: "invited";
  readonly id: string;
  readonly side: Side | null;
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

/** The scene after an entry. */
export interface Recalled {
  readonly type: "recalled";
  readonly id: string;
  readonly entry: number;
  readonly scene: SceneRecord;
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
  /** the request and the value received, for programmers */
  readonly detail: string;
}

export type FromServer = Welcome | Advanced | Rewound | Changed | People | Invited | NextRoom | Done | Previewed | Recalled | Hinted | Pong | Refused;

/** An option of a game: its name, the values it takes, and what it is by default. Its words are in the rulebook. */
export interface OptionInfo {
  readonly name: string;
  readonly kind: "choice" | "number" | "switch" | "text";
  readonly values: readonly (boolean | number | string)[];
  readonly default: boolean | number | string;
}

/** An edition of the rules: the options at its values. */
export interface EditionInfo {
  readonly name: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

/** The values that other options must have if an option is at a value. */
export interface Together {
  readonly option: string;
  readonly value: boolean | number | string;
  readonly needs: Readonly<Record<string, boolean | number | string>>;
}

/** The rules of a match: an edition, which is empty if the game has none, and the options that differ from it. */
export interface MatchRules {
  readonly edition: string;
  readonly changes: Readonly<Record<string, boolean | number | string>>;
  readonly beginner: boolean;
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
  readonly together: readonly Together[];
  /** the edition of a beginners' match; empty if the game has none */
  readonly beginners: string;
  /** what only this game lets people settle; None if there is nothing */
  readonly form: FormRecord;
}

export type BlockKind = "difference" | "example" | "figure" | "heading" | "item" | "paragraph" | "row";

/** A piece of text, and the rules it tells. */
export interface Part {
  readonly text: string;
  readonly ids: readonly string[];
}

/** A piece of a section: a paragraph, an item, an example, a figure, a row of a table, or what editions change. */
export interface Block {
  readonly kind: BlockKind;
  /** one after the other; of a row, its cells */
  readonly parts: readonly Part[];
  /** of a difference: the editions that depart from the text */
  readonly editions: readonly string[];
  readonly figure: string;
  /** of a difference: what stands there for the parts above that tell its rules */
  readonly instead: readonly Part[];
}

/** A section of a chapter; its name is part of links. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A chapter of a game in one language. */
export interface Chapter {
  readonly game: string;
  readonly language: string;
  readonly number: number;
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** An option in words. */
export interface OptionWords {
  readonly name: string;
  readonly chapter: string;
  readonly title: string;
  readonly sentence: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A place found in a chapter. */
export interface Passage {
  readonly game: string;
  readonly chapter: string;
  readonly number: number;
  readonly title: string;
  readonly section: string;
  readonly heading: string;
  readonly text: string;
  readonly ids: readonly string[];
}

/** A figure: the scene, the question in it, and what the engine says of the answer or the player that is shown. */
export interface Drawing {
  readonly name: string;
  readonly scene: SceneRecord;
  readonly question: Question | null;
  readonly answer: string;
  readonly reach: string;
  /** None if nothing is asked about it */
  readonly preview: PreviewRecord;
}

/** A chapter in the contents, with the rules it tells. */
export interface ChapterInfo {
  readonly number: number;
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly ids: readonly string[];
}

/** The rulebook of a game in a language: its chapters, and its options in words. */
export interface BookContents {
  readonly game: string;
  readonly language: Language;
  readonly rules: number;
  readonly chapters: readonly ChapterInfo[];
  readonly options: readonly OptionWords[];
}

/** A chapter, and the rules that it is the home of. */
export interface ChapterPage {
  readonly chapter: Chapter;
  readonly ids: readonly string[];
}

/** A match from a figure of the rulebook, against a computer. */
export interface SandboxRequest {
  readonly coach: string;
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

/** The fixture of a competition that is played in a room. */
export interface PlayedFor {
  readonly competition: string;
  readonly name: string;
  readonly fixture: string;
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
  readonly rules: MatchRules;
  /** who is known by a name */
  readonly people: Readonly<Partial<Record<Side, string>>>;
  /** None outside competitions */
  readonly played_for: PlayedFor | null;
  /** the moment of another match from which it goes on */
  readonly origin: Origin | null;
  /** the lesson that it is, if it is one */
  readonly lesson: string;
}

/** A lesson to begin, or one of its exercises beside the match of a room. */
export interface LessonRequest {
  /** the game, for its guided first match */
  readonly lesson: string;
  readonly exercise?: string;
  readonly room?: string;
}

/** A request for the rooms of these tokens. */
export interface StatusRequest {
  readonly tokens: readonly string[];
}

/** An uploaded deck: its id and the number of its cards of each kind. */
export interface DeckMade {
  readonly deck: string;
  readonly cards: Readonly<Record<string, number>>;
}

/** A rule of a catalogue in words, and the chapter of the rulebook that tells it. */
export interface RuleText {
  readonly id: string;
  readonly game: string;
  /** its name; empty if the game has no chapters */
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

/** A match to be looked at again, without its scenes. */
export interface ReplayInfo {
  /** by which the rest is asked for */
  readonly replay: string;
  /** empty if it was read from a file */
  readonly room: string;
  readonly game: string;
  readonly home: string;
  readonly away: string;
  /** empty if the game has none */
  readonly edition: string;
  readonly seats: readonly Seat[];
  /** those of the viewer */
  readonly sides: readonly Side[];
  readonly hidden_information: boolean;
  /** whose hand is shown; None: only what both sides may see */
  readonly perspective: Side | null;
  /** that the viewer may choose */
  readonly perspectives: readonly Side[];
  /** ISO 8601; empty if that is not known */
  readonly played_at: string;
  readonly ending: Ending | null;
  /** whether it is over, or goes on no longer */
  readonly complete: boolean;
  readonly origin: Origin | null;
  readonly notice: Message | null;
  /** how many entries a part of its scenes covers */
  readonly part: number;
  /** the share of the regular time played, after each entry and before the first */
  readonly progress: readonly number[];
  readonly entries: readonly Entry[];
}

/** The scenes after some entries in a row: the first whole, the others as changes to the one before. */
export interface ReplayPart {
  /** the entry of the first */
  readonly first: number;
  readonly scenes: readonly (unknown | Change)[];
}

/** A new match from the moment after an entry: a side, against a computer. */
export interface PlayOnRequest {
  readonly entry: number;
  readonly side: Side;
  readonly coach: string;
}

/** A token with which others may look at a match. */
export interface ReplayLink {
  readonly token: string;
}

/** How the match in a room stands, for a small picture of it. */
export interface LastScene {
  readonly room: string;
  readonly scene: SceneRecord;
}

/** A player or a card: H8 is home's 8, A15 away's 15. */
export type Label = string;

/** A figure; with `of`, so many out of how many. */
export interface Figure {
  readonly n: number;
  readonly of: number | null;
}

/** Figures by name, in the order in which they are shown. */
export type Figures = Readonly<Record<string, Figure>>;

/** The figures of both sides over the match, or over one half. */
export interface Period {
  readonly home: Figures;
  readonly away: Figures;
  readonly half: number | null;
}

/**
 * A shot: the answer that took it, where from, its chance of a goal, and what came of it.
 *
 * `x` runs to home's right over the length of the field and `y` down its width, both from 0 to 1, as home plays to the
 * right in both halves.
 */
export interface Shot {
  readonly n: number;
  readonly half: number;
  readonly minute: string;
  readonly time: Message;
  readonly side: Side;
  readonly player: Label;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly chance: number;
  readonly end: "blocked" | "goal" | "off" | "saved";
}

/** Points or a goal: the answer that decided it, what it was, whose, and the player if he is known. */
export interface Scored {
  readonly n: number;
  readonly half: number;
  readonly time: Message;
  readonly side: Side;
  readonly what: string;
  readonly player: Label;
}

/** A stretch of the field in metres from home's goal line, and how many phases began there with each side's ball. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly home: number;
  readonly away: number;
}

/** What was counted: known at once. */
export interface Statistics {
  readonly match: Period;
  readonly halves: readonly Period[];
  readonly players: Readonly<Record<string, Figures>>;
  readonly names: Readonly<Record<string, string>>;
  readonly shots: readonly Shot[];
  readonly territory: readonly Stretch[];
  readonly scores: readonly Scored[];
}

/** What dice and cards gave home; `kinds` splits the dice. */
export interface Luck {
  readonly dice: number;
  readonly cards: number;
  readonly kinds: Readonly<Record<string, number>>;
}

/** What each side gained for itself by its decisions, against `steady`. */
export interface Play {
  readonly home: number;
  readonly away: number;
}

/** Something that happened in a moment: what, to which side, and to which player or card. */
export interface Mark {
  readonly what: string;
  readonly side: Side | null;
  readonly player: Label;
}

/** A decision with its dice, or a few of one possession that moved the match the same way. */
export interface Moment {
  readonly first: number;
  readonly last: number;
  readonly key: number;
  readonly half: number;
  readonly minute: string;
  readonly time: Message;
  readonly sentence: Message;
  readonly side: Side;
  readonly ball: Side;
  readonly before: number;
  readonly after: number;
  readonly dice: number;
  readonly cards: number;
  readonly play: number;
  readonly players: readonly string[];
  readonly marks: readonly Mark[];
}

/** A decision that `sharp` would have made better, as its side saw it; the chances are that side's. */
export interface Mistake {
  readonly n: number;
  readonly half: number;
  readonly minute: string;
  readonly time: Message;
  readonly side: Side;
  readonly answer: string;
  readonly better: string;
  readonly said: Message;
  readonly better_said: Message;
  readonly chance: number;
  readonly best: number;
  readonly players: readonly string[];
}

/** What was found out about an answer: the value of the match after it, and whether it was a mistake. */
export interface Judged {
  readonly value: number;
  readonly mistake: Mistake | null;
}

/** The match in one sentence, and the figures behind it, the larger first. */
export interface Verdict {
  readonly headline: Message;
  readonly facts: readonly Message[];
}

/** Where the result came from: `end` - `start` is luck + play of home - play of away. */
export interface Ledger {
  readonly judge: string;
  readonly first: number;
  readonly start: number;
  readonly end: number;
  readonly luck: Luck;
  readonly play: Play;
  readonly error: number;
  readonly moments: readonly Moment[];
  readonly mistakes: readonly Mistake[];
  readonly swings: Readonly<Record<string, number>>;
  readonly verdict: Verdict | null;
  readonly chances: readonly number[];
}

/** The result, as it stands. */
export interface Score {
  readonly home: number;
  readonly away: number;
  readonly winner: Side | null;
}

/** The analysis of a match: the statistics, and the ledger once it is known. */
export interface Analysis {
  readonly game: string;
  readonly home: string;
  readonly away: string;
  readonly result: Score;
  readonly answers: number;
  readonly finished: boolean;
  readonly statistics: Statistics;
  readonly ledger: Ledger | null;
  readonly format: string;
}

/** How the match stood after an answer, as both sides may see it. */
export interface Picture {
  readonly n: number;
  readonly scene: SceneRecord;
}

/** The review of a match that is over; the same for everybody. */
export interface MatchReview {
  /** by which the match is looked at again */
  readonly replay: string;
  /** empty if it was read from a file */
  readonly room: string;
  /** empty if the game has none */
  readonly edition: string;
  readonly seats: readonly Seat[];
  /** those of the viewer */
  readonly sides: readonly Side[];
  /** ISO 8601; empty if that is not known */
  readonly played_at: string;
  readonly ending: Ending;
  /** the share of the ledger that is worked out; 1 once it is there */
  readonly done: number;
  readonly analysis: Analysis;
  /** of the decisive moments */
  readonly pictures: readonly Picture[];
}

/** A name for the browser that asks. The label tells browsers apart, as in «Firefox on Linux». */
export interface PersonRequest {
  readonly name: string;
  readonly label?: string;
}

/** The secret of a personal link, which adds the browser that asks to its person. */
export interface LinkRequest {
  readonly link: string;
  readonly label?: string;
}

/** A browser that may act for a person. */
export interface BrowserInfo {
  readonly browser: string;
  readonly label: string;
  /** in seconds since 1970, as every time here */
  readonly since: number;
  /** whether it is the one that asks */
  readonly here: boolean;
}

/** The person that asks. */
export interface Me {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  readonly browsers: readonly BrowserInfo[];
  /** when the personal link was made; None if there is none */
  readonly link_since: number | null;
  /** how many things wait for this person */
  readonly waiting: number;
}

/** A new personal link. Its secret is shown once; the link before it no longer opens anything. */
export interface PersonalLink {
  readonly link: string;
}

export type Shape = "diamond" | "pennant" | "round" | "shield";

export type Seen = "link" | "lobby" | "managers";

export type WhoPlays = "computer" | "invited" | "you";

/** A crest: a shape, two colours as in #1b4965, and up to three letters. */
export interface CrestRequest {
  readonly shape?: Shape;
  readonly colours?: readonly [string, string];
  readonly letters?: string;
}

/** A club: its name and who manages it. Without a name one is invented, without a crest too. */
export interface ClubRequest {
  readonly who?: WhoPlays;
  readonly name?: string;
  /** of a computer */
  readonly coach?: string;
  readonly crest?: CrestRequest | null;
}

/** What a result is worth; tries and margin earn bonus points, 0: none. */
export interface PointsRequest {
  readonly win?: number;
  readonly draw?: number;
  readonly loss?: number;
  readonly tries?: number;
  readonly margin?: number;
}

/** A cup for the first of the table, or for all clubs if there is no league. */
export interface CupRequest {
  readonly entrants?: number;
  readonly legs?: 1 | 2;
  readonly away_goals?: boolean;
}

/** What happens when somebody is late. */
export interface LatenessRequest {
  readonly line_up?: "organiser" | "stand_in";
  /** at the end of its round: into the next, or 0-3 */
  readonly match?: "award" | "carry" | "organiser";
  /** after two rounds in a row */
  readonly absent?: "computer" | "organiser";
}

/** A new competition; only its name and clubs are needed. */
export interface CompetitionRequest {
  readonly name: string;
  readonly game: string;
  readonly clubs: readonly ClubRequest[];
  /** how often a pair meets; 0: a cup only */
  readonly legs?: 0 | 1 | 2;
  readonly divisions?: readonly number[];
  readonly moving?: number;
  /** by default those of the game */
  readonly points?: PointsRequest | null;
  readonly cup?: CupRequest | null;
  /** when round 1 opens; None: as soon as every club has somebody */
  readonly start?: number | null;
  /** None: no deadlines */
  readonly round_seconds?: number | null;
  /** whether a round opens as soon as the one before is over */
  readonly early?: boolean;
  readonly squads?: "draft" | "lot";
  /** an uploaded one; by default one of invented players, large enough */
  readonly deck?: string | null;
  readonly market?: boolean;
  readonly seen?: Seen;
  readonly lateness?: LatenessRequest;
  /** edition and options of all matches */
  readonly setup?: Readonly<Record<string, unknown>>;
}

/** A champions' cup: for the winners of all divisions of some competitions that you organise and that are over. */
export interface ChampionsRequest {
  readonly name: string;
  readonly competitions: readonly string[];
  readonly legs?: 1 | 2;
  readonly away_goals?: boolean;
  readonly start?: number | null;
  readonly round_seconds?: number | null;
  readonly seen?: Seen;
}

/** Take a club by an invitation: a personal one for its club, or the one for all for the first open club. */
export interface JoinRequest {
  readonly invitation: string;
}

/** Organiser: computers take the open clubs, and the competition starts. */
export interface StartRequest {
  readonly type: "start";
}

/** Organiser: a new invitation to a club, or the one for all; the one before no longer opens anything. */
export interface InviteRequest {
  readonly type: "invite";
  readonly club?: number | null;
}

/** Manager or organiser, before the start: the name and crest of a club. */
export interface RenameRequest {
  readonly type: "rename";
  readonly club: number;
  readonly name: string;
  readonly crest?: CrestRequest | null;
}

/** Organiser: a computer takes a club, or another person is invited to it (coach: human). */
export interface ReplaceRequest {
  readonly type: "replace";
  readonly club: number;
  readonly coach: string;
  readonly reason: string;
}

/** Organiser: another organiser by name, or one less; at least one remains. */
export interface OrganiserRequest {
  readonly type: "organiser";
  readonly name: string;
  readonly organises?: boolean;
}

/** Organiser: a result without a match. */
export interface AwardRequest {
  readonly type: "award";
  readonly fixture: string;
  readonly score: readonly [number, number];
  readonly reason: string;
}

/** Organiser: the score that counts instead of that of the match. */
export interface CorrectRequest {
  readonly type: "correct";
  readonly fixture: string;
  readonly score: readonly [number, number];
  readonly reason: string;
}

/** Organiser: a match is played again. */
export interface AnnulRequest {
  readonly type: "annul";
  readonly fixture: string;
  readonly reason: string;
}

/** Organiser: a match is played on a later day of the league. */
export interface PostponeRequest {
  readonly type: "postpone";
  readonly fixture: string;
  readonly day: number;
  readonly reason: string;
}

/** Organiser: points for a club, or taken from it. */
export interface AdjustRequest {
  readonly type: "adjust";
  readonly club: number;
  readonly points: number;
  readonly reason: string;
}

/** Organiser: yellow cards and absences of a player as they are from now on. */
export interface AbsenceRequest {
  readonly type: "absence";
  readonly club: number;
  readonly card: number;
  readonly yellows: number;
  readonly injured: number;
  readonly banned: number;
  readonly reason: string;
}

/** Organiser: a decision taken back, by its number in the journal. */
export interface UndoRequest {
  readonly type: "undo";
  readonly entry: number;
  readonly reason: string;
}

/** Organiser: the next season with the same clubs; squads kept or redrawn. */
export interface NextSeasonRequest {
  readonly type: "next_season";
  readonly squads?: "draft" | "kept" | "lot";
  readonly start?: number | null;
}

/** Manager: give the club up; before the start somebody else may take it, after it a computer does. */
export interface LeaveRequest {
  readonly type: "leave";
}

/** Manager: take the club back from the computer that stands in. */
export interface ReturnRequest {
  readonly type: "return";
}

/** Manager: the sealed offers for the end of the round, the dearest wish first; none: withdrawn. */
export interface OffersRequest {
  readonly type: "offers";
  /** card to buy, card to release */
  readonly offers: readonly (readonly [number, number])[];
}

/** Manager: the card drafted now. */
export interface PickRequest {
  readonly type: "pick";
  readonly card: number;
}

/** Manager: a line-up saved under a name; the cards of shirts 1 to 16. */
export interface SaveLineUpRequest {
  readonly type: "save_line_up";
  readonly name: string;
  readonly formation: string;
  readonly squad: readonly number[];
}

/** Manager: the line-up of a match, sealed until both are in. Without cards the computer chooses them. */
export interface LineUpRequest {
  readonly type: "line_up";
  readonly fixture: string;
  readonly formation?: string;
  readonly squad?: readonly number[];
}

/** Home manager: the boosts so far, card and attribute. */
export interface BoostsRequest {
  readonly type: "boosts";
  readonly fixture: string;
  readonly boosts: readonly (readonly [number, string])[];
}

/** Manager: ready for the match, or not yet. */
export interface ReadyRequest {
  readonly type: "ready";
  readonly fixture: string;
  readonly ready?: boolean;
}

/** What an organiser or a manager does, by its type. */
export type CompetitionAction = StartRequest | InviteRequest | RenameRequest | ReplaceRequest | OrganiserRequest | AwardRequest | CorrectRequest | AnnulRequest | PostponeRequest | AdjustRequest | AbsenceRequest | UndoRequest | NextSeasonRequest | LeaveRequest | ReturnRequest | OffersRequest | PickRequest | SaveLineUpRequest | LineUpRequest | BoostsRequest | ReadyRequest;

/** Challenge the holder, leave the line, or answer the first challenger, which makes the match. */
export interface TitleRequest {
  readonly action: "answer" | "challenge" | "withdraw";
  /** that the holder takes; by default home */
  readonly side?: Side | null;
}

export type CompetitionState = "drafting" | "filling" | "over" | "running";

export type Zone = "champion" | "cup" | "down" | "up";

export type FixtureState = "finished" | "overdue" | "running" | "to_play";

export type PlaceState = "computer" | "in" | "invited" | "open";

export type FormOutcome = "drawn" | "lost" | "won";

export type SplitBy = "difference" | "goals" | "lot" | "mutual_difference" | "mutual_points";

export type TieHow = "away_goals" | "bye" | "extra_time" | "goals" | "lot" | "shoot_out";

export type AbsenceKind = "decided" | "injured" | "red" | "yellows";

/** A crest as data. */
export interface Crest {
  readonly shape: Shape;
  readonly colours: readonly [string, string];
  readonly letters: string;
}

/** A club and who manages it. */
export interface ClubLine {
  readonly club: number;
  readonly name: string;
  readonly crest: Crest;
  readonly state: PlaceState;
  /** the name of the person, if one has it */
  readonly manager: string | null;
  /** the computer that plays for it now */
  readonly coach: string | null;
  readonly yours: boolean;
  /** whether that computer stands in for its manager */
  readonly stands_in: boolean;
}

/** A competition in a list. */
export interface CompetitionLine {
  readonly competition: string;
  readonly name: string;
  readonly game: string;
  readonly edition: string | null;
  readonly state: CompetitionState;
  readonly seen: Seen;
  readonly season: number;
  /** the round that is on, counted from 1; 0 before the start */
  readonly day: number;
  readonly days: number;
  readonly clubs: number;
  readonly open_clubs: number;
  readonly organisers: readonly string[];
  /** whether you organise it */
  readonly yours: boolean;
  readonly your_clubs: readonly number[];
  /** how many things in it wait for you */
  readonly waiting: number;
}

/** What puts a club above the next one, level on points with it, and the figures of both (LEAGUE-07). */
export interface Split {
  readonly by: SplitBy;
  readonly figures: readonly [number, number];
  readonly message: Message;
}

/** A row of a table. */
export interface TableRow {
  readonly place: number;
  readonly club: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goals_for: number;
  readonly goals_against: number;
  readonly points: number;
  /** points that the organiser gave or took, in those */
  readonly adjusted: number;
  /** the latest last */
  readonly form: readonly FormOutcome[];
  /** from the row below */
  readonly split: Split | null;
  readonly zone: Zone | null;
}

/** The table of a division, counted from 1. */
export interface DivisionTable {
  readonly division: number;
  readonly rows: readonly TableRow[];
}

/** A round of the league or a day of the cup, with its times; None where there are no deadlines. */
export interface DayLine {
  readonly day: number;
  readonly stage: "cup" | "league";
  /** of the round in its stage */
  readonly number: number;
  readonly opens: number | null;
  readonly line_ups_due: number | null;
  readonly ends: number | null;
  readonly is_on: boolean;
  readonly over: boolean;
}

/** A match of the calendar. */
export interface FixtureLine {
  readonly fixture: string;
  readonly day: number;
  readonly stage: "cup" | "decider" | "league";
  readonly division: number;
  readonly home: number;
  readonly away: number;
  readonly state: FixtureState;
  readonly score: readonly [number, number] | null;
  readonly shoot_out: readonly [number, number] | null;
  readonly extra_time: boolean;
  /** marked with an asterisk: the organiser decided */
  readonly corrected: boolean;
  /** decided without a match */
  readonly awarded: boolean;
  /** clubs for which a computer stood in */
  readonly stand_ins: readonly number[];
  /** what is awaited, who is late, what happens then */
  readonly note: Message | null;
  /** the time that the note speaks of */
  readonly until: number | null;
  /** of a match that runs */
  readonly half: number | null;
  readonly yours: boolean;
  /** you play or watch it now */
  readonly can_enter: boolean;
  /** it can be replayed and proved */
  readonly has_record: boolean;
  readonly room: string | null;
}

/** A scorer; equal ones share a place. */
export interface ScorerLine {
  readonly place: number;
  readonly player: string;
  readonly club: number;
  readonly matches: number;
  readonly goals: number;
}

/** The yellow cards of a player since its last ban for them, and how many are left before the next. */
export interface CardLine {
  readonly player: string;
  readonly club: number;
  readonly yellows: number;
  readonly left: number;
}

/** A player that misses the next match: why, since when, and for how many matches. */
export interface AbsenceLine {
  readonly card: number;
  readonly player: string;
  readonly club: number;
  readonly kind: AbsenceKind;
  readonly message: Message;
  readonly matches: number;
  readonly rule: string;
  readonly day: number | null;
  readonly die: number | null;
}

/** A piece of news: a result, a transfer, a decision. */
export interface NewsLine {
  /** of the entry in the journal */
  readonly number: number;
  readonly at: number | null;
  readonly message: Message;
  readonly fixture: string | null;
}

/** A tie of the cup: goals of each leg for both clubs, who went through, and how. */
export interface TieLine {
  readonly tie: string;
  readonly home: number | null;
  readonly away: number | null;
  readonly bye: boolean;
  /** who may fill the place, if it is not known */
  readonly may_be_home: readonly number[];
  readonly may_be_away: readonly number[];
  /** goals of home and away of the tie, leg by leg */
  readonly legs: readonly (readonly [number, number])[];
  readonly goals: readonly [number, number] | null;
  readonly shoot_out: readonly [number, number] | null;
  readonly winner: number | null;
  readonly how: TieHow | null;
  /** how it was decided */
  readonly message: Message | null;
  readonly fixtures: readonly string[];
  readonly yours: boolean;
}

/** A round of the cup. */
export interface CupRound {
  readonly number: number;
  /** its name */
  readonly message: Message;
  readonly legs: number;
  readonly ends: number | null;
  readonly ties: readonly TieLine[];
}

/** Something that waits for you. */
export interface WaitingLine {
  readonly competition: string;
  readonly kind: "boosts" | "decide" | "fill" | "line_up" | "match" | "pick" | "ready";
  readonly message: Message;
  readonly fixture: string | null;
  readonly until: number | null;
}

/** A draft that is on: who picks, until when, and how many picks are left. */
export interface DraftNow {
  readonly club: number;
  readonly until: number | null;
  readonly pick: number;
  readonly picks: number;
  readonly yours: boolean;
}

/** An invitation, for organisers alone: to a club, or to the next open one. */
export interface InvitationLine {
  readonly club: number | null;
  readonly invitation: string;
}

/** A competition as somebody may see it. */
export interface CompetitionPage {
  readonly line: CompetitionLine;
  /** grows with each change */
  readonly version: number;
  readonly now: number;
  readonly organiser: boolean;
  readonly can_join: boolean;
  /** whether its clubs have squads */
  readonly squads: boolean;
  readonly market: boolean;
  /** how many of the table enter the cup; 0: none */
  readonly cup_places: number;
  readonly starts: number | null;
  readonly clubs: readonly ClubLine[];
  readonly tables: readonly DivisionTable[];
  readonly days: readonly DayLine[];
  readonly fixtures: readonly FixtureLine[];
  readonly scorers: readonly ScorerLine[];
  readonly cards: readonly CardLine[];
  readonly yellows: number;
  readonly reds: number;
  readonly absences: readonly AbsenceLine[];
  readonly cup: readonly CupRound[];
  readonly champions: readonly number[];
  /** the latest first */
  readonly news: readonly NewsLine[];
  readonly waiting: readonly WaitingLine[];
  readonly draft: DraftNow | null;
  readonly invitations: readonly InvitationLine[];
  readonly next_season: string | null;
  readonly last_season: string | null;
}

/** A new competition. */
export interface CompetitionMade {
  readonly competition: string;
  readonly invitations: readonly InvitationLine[];
}

/** The club that an invitation gave you. */
export interface Joined {
  readonly competition: string;
  readonly club: number;
}

/** An entry of the journal: time, who, what, why, and whether it can be undone now. */
export interface JournalLine {
  readonly number: number;
  readonly at: number | null;
  readonly by: string | null;
  readonly message: Message;
  readonly reason: string;
  readonly decision: boolean;
  readonly undone: boolean;
  readonly can_undo: boolean;
  /** why not: what depends on it, in the words of the refusal */
  readonly no_undo: string;
}

/** What an action would change: clubs whose points or place move, before and after; nothing is stored. */
export interface WhatIf {
  readonly points: readonly (readonly [number, number, number])[];
  readonly places: readonly (readonly [number, number, number])[];
}

/** A player: its card, what it has done, and what keeps it out. */
export interface PlayerLine {
  readonly card: number;
  readonly name: string;
  readonly country: string;
  readonly keeper: boolean;
  /** in the order of `others` or `keepers` of the page */
  readonly attributes: readonly number[];
  readonly value: number;
  readonly matches: number;
  readonly goals: number;
  readonly yellows: number;
  readonly absence: AbsenceLine | null;
}

/** The names of the attributes that keepers and all others have, in order. */
export interface Attributes {
  readonly others: readonly string[];
  readonly keepers: readonly string[];
}

/** A saved line-up: the cards of shirts 1 to 16, how many of the eleven are missing, and a proposal to mend it. */
export interface SavedLineUp {
  readonly name: string;
  readonly formation: string;
  readonly squad: readonly number[];
  readonly missing: number;
  readonly proposal: readonly number[];
}

/** What a club has achieved in a season. */
export interface Honour {
  readonly competition: string;
  readonly season: number;
  readonly message: Message;
  readonly place: number;
  readonly points: number;
  readonly goals: readonly [number, number];
}

/** A line of the club book: cards, injuries, transfers. */
export interface BookLine {
  readonly at: number | null;
  readonly message: Message;
  readonly rule: string;
}

/** A club; saved line-ups are shown to its manager alone. */
export interface ClubPage {
  readonly line: CompetitionLine;
  readonly club: ClubLine;
  readonly place: number | null;
  readonly available: number;
  readonly value: number;
  /** points to spend */
  readonly budget: number;
  readonly attributes: Attributes;
  readonly players: readonly PlayerLine[];
  readonly formations: readonly string[];
  readonly line_ups: readonly SavedLineUp[];
  readonly honours: readonly Honour[];
  readonly book: readonly BookLine[];
  readonly fixtures: readonly FixtureLine[];
  readonly can_rename: boolean;
  readonly can_return: boolean;
}

/** A player for sale; if you cannot buy it now, why. */
export interface MarketLine {
  readonly card: number;
  readonly name: string;
  readonly country: string;
  readonly keeper: boolean;
  readonly attributes: readonly number[];
  readonly value: number;
  /** its number among your offers, counted from 1 */
  readonly offer: number | null;
  readonly refusal: Message | null;
}

/** One of your offers. */
export interface OfferLine {
  readonly buys: number;
  readonly releases: number;
  readonly value: number;
}

/** A transfer that was settled, or an offer of yours that was not. */
export interface TransferLine {
  readonly day: number;
  readonly club: number;
  readonly buys: string;
  readonly releases: string;
  readonly value: number;
  readonly went_through: boolean;
  /** the club that was faster */
  readonly to: number | null;
}

/** The market as a club sees it: nobody sees the offers of others. */
export interface MarketPage {
  readonly line: CompetitionLine;
  /** yours */
  readonly club: number | null;
  readonly day: number;
  readonly settles: number | null;
  readonly is_open: boolean;
  readonly won: number;
  readonly spent: number;
  readonly offered: number;
  readonly free: number;
  readonly squad_value: number;
  readonly attributes: Attributes;
  readonly players: readonly MarketLine[];
  readonly own: readonly PlayerLine[];
  readonly offers: readonly OfferLine[];
  readonly transfers: readonly TransferLine[];
  readonly max_offers: number;
}

export type PreparationStep = "boosts" | "line_ups" | "match" | "over" | "ready" | "squads";

/** A side before its match; its line-up is shown once both are in, to its own manager before. */
export interface SideNow {
  readonly club: number;
  readonly manager: string | null;
  readonly coach: string | null;
  readonly yours: boolean;
  readonly line_up_in: boolean;
  readonly ready: boolean;
  readonly ready_at: number | null;
  readonly formation: string | null;
  /** the cards of shirts 1 to 16 */
  readonly squad: readonly number[];
  /** all of the club, your own, or those of a shown squad */
  readonly players: readonly PlayerLine[];
  /** with how many it plays, if they are fewer than eleven */
  readonly short: number | null;
  readonly absences: readonly AbsenceLine[];
}

/** A match before it begins, while it runs, and after. */
export interface FixturePage {
  readonly line: CompetitionLine;
  readonly fixture: FixtureLine;
  readonly step: PreparationStep;
  readonly sides: readonly [SideNow, SideNow];
  readonly attributes: Attributes;
  readonly formations: readonly string[];
  /** card and attribute; home's own until the match begins, then everybody's */
  readonly boosts: readonly (readonly [number, string])[];
  readonly boosts_left: number;
  /** when the boosts placed so far stand */
  readonly boosts_stand: number | null;
  readonly line_ups_due: number | null;
  readonly result_due: number | null;
  readonly last_meeting: FixtureLine | null;
  /** a squad that the computer proposes to you */
  readonly proposal: readonly number[];
  readonly proposed_boosts: readonly (readonly [number, string])[];
}

/** The token of your seat in the room of a match, or of a place to watch; the same for the same browser. */
export interface SeatMade {
  readonly room: string;
  readonly token: string;
  readonly sides: readonly Side[];
}

/** A match of yours, running or finished. */
export interface MatchLine {
  readonly room: string;
  readonly game: string;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
  readonly shoot_out: readonly [number, number] | null;
  readonly sides: readonly Side[];
  readonly your_move: boolean;
  readonly over: boolean;
  readonly winner: Side | null;
  readonly resigned: Side | null;
  readonly half: number;
  readonly played_at: number;
  readonly competition: string | null;
  readonly competition_name: string | null;
  readonly fixture: string | null;
  /** of your seat in it */
  readonly token: string;
}

/** Tokens of seats that this browser holds: their matches become yours. */
export interface ClaimRequest {
  readonly tokens: readonly string[];
}

/** A time as holder. */
export interface ReignLine {
  readonly holder: string;
  readonly since: number;
  readonly until: number | null;
  readonly won: "founded" | "match" | "unanswered";
  readonly defences: readonly number[];
}

/** A challenger in the line. */
export interface ChallengerLine {
  readonly name: string;
  readonly since: number;
  /** of the first one */
  readonly answer_by: number | null;
  readonly accepted: boolean;
  readonly you: boolean;
}

/** A title match. */
export interface TitleMatchLine {
  readonly at: number;
  readonly holder: string;
  readonly challenger: string;
  readonly score: readonly [number, number];
  readonly taken: boolean;
  readonly message: Message;
  readonly room: string | null;
}

/** The travelling title of a game. */
export interface TitlePage {
  readonly game: string;
  readonly now: number;
  readonly holder: string | null;
  readonly since: number | null;
  readonly you_hold: boolean;
  readonly challengers: readonly ChallengerLine[];
  readonly reigns: readonly ReignLine[];
  readonly matches: readonly TitleMatchLine[];
  readonly can_challenge: boolean;
  readonly no_challenge: Message | null;
  /** the title match that you play now */
  readonly running: SeatMade | null;
  readonly answer_days: number;
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
