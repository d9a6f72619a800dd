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

/** A set of hexes: a hexadecimal number with one bit a hex, by the number of the hex. */
export type Board = string;

/** Why something is not allowed. */
export interface Reason {
  readonly rule: string;
  readonly said: Message;
}

/** Whose chance it is: good or bad for the side that decides, undecided, or a foul or miss of its own. */
export type Kind = "bad" | "foul" | "good" | "open";

/** Something that may come of an answer, with its chance from 0 to 1. */
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

/** A call that cannot be made now, shown with its reason. */
export interface Unavailable {
  readonly type: "unavailable";
  readonly label: Message;
  readonly why: Reason;
  readonly key: string;
}

/**
 * Where a player may go or be placed: the player is chosen, then the hex. The answer is `answer` and the hex.
 *
 * A carrier goes hex by hex. Where it may get to in all is `ahead`: such a hex is looked at like any other, and
 * answered by the hexes of the path of that look, one after another, as long as the run goes on (`RunChoice`).
 */
export interface Moves {
  readonly type: "moves";
  readonly answer: string;
  readonly player: number;
  readonly board: Board;
  /** almost everything is allowed: mark what is not, light nothing */
  readonly mostly_legal: boolean;
  /** further hexes of a run */
  readonly ahead: Board;
}

/** A call that is aimed: the call is chosen, then the hex. The answer is `answer` and the hex. */
export interface Targets {
  readonly type: "targets";
  readonly answer: string;
  readonly label: Message;
  readonly board: Board;
  readonly fact: Message | null;
  readonly key: string;
  readonly rule: string;
  readonly mostly_legal: boolean;
}

/** An answer that names a player. */
export interface OnePlayer {
  readonly player: number;
  readonly answer: string;
}

/** Answers that name one player each: takers, challengers, whom to nutmeg, who collects the ball. */
export interface Players {
  readonly type: "players";
  readonly label: Message;
  readonly players: readonly OnePlayer[];
  readonly key: string;
  readonly rule: string;
  /** dice follow at once */
  readonly rolls: boolean;
}

/** An answer that names a card; `card` is its number in the deck (Counter Attack) or on its face (French Flair). */
export interface OneCard {
  readonly card: number;
  readonly answer: string;
}

/** Answers that name one card each: of a draft, or of a hand, to be laid. Presenter-down cards have their place. */
export interface Cards {
  readonly type: "cards";
  readonly label: Message;
  readonly cards: readonly OneCard[];
  readonly face_down: boolean;
  readonly rule: string;
}

/** Eleven of these cards wear 1 to 11. The whole answer is `answer` and their numbers; `suggested` is a good one. */
export interface LineUps {
  readonly type: "line_ups";
  readonly answer: string;
  readonly cards: readonly number[];
  readonly suggested: readonly number[];
}

/** A player leaves for a card of the bench. */
export interface OneSubstitution {
  readonly player: number;
  readonly card: number;
  readonly answer: string;
}

/** Who may leave for whom. */
export interface Substitutions {
  readonly type: "substitutions";
  readonly substitutions: readonly OneSubstitution[];
}

/** A play of French Flair: what it is, the metres that its cards make, and what its dice may do. */
export interface PlayRow {
  readonly answer: string;
  /** its name, as in «Forward chain, 7 runs» */
  readonly label: Message;
  readonly cards: readonly number[];
  /** what each card does: «9 +5», «7 runs» */
  readonly carries: readonly Message[];
  /** at least and at most, as far as the ball is carried or kicked */
  readonly metres: readonly [number, number];
  /** where the ball is after each card that carries for sure, in metres from home's goal line */
  readonly spots: readonly number[];
  /** the chance that goes wrong: knock-on with one die and with two */
  readonly risk: Message | null;
  /** what it brings on average, if it is not tackled: by it the plays are sorted */
  readonly expected: Message;
  /** what else is to be known: may be tackled on the way, wins the line-out back… */
  readonly fact: Message | null;
  readonly rule: string;
}

/** The plays on offer. They are found by looking at cards (`LookAtCards`), the best of each kind at none. */
export interface Plays {
  readonly type: "plays";
  /** how many a look at no cards finds */
  readonly best: number;
  /** of all plays */
  readonly count: number;
}

/**
 * One die or two, with what each may bring: the same outcomes in the same order, 0 for what cannot come.
 *
 * The answers are `dice 1` and `dice 2`; looking at one shows where the ball may land by either.
 */
export interface Throws {
  readonly type: "throws";
  readonly one: readonly Chance[];
  readonly two: readonly Chance[];
  /** what is good for the thrower, added up: by one die and by two */
  readonly good: readonly [Chance, Chance];
  readonly fact: Message | null;
  readonly needs: readonly Need[];
}

export type Group = Call | Unavailable | Moves | Targets | Players | Cards | LineUps | Substitutions | Plays | Throws;

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
  /** none for those who are not asked */
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

export type Mark = "booked" | "injured" | "jumped" | "moved" | "named" | "offside" | "sent_off" | "stunned";

export type Restart = "corner" | "free_kick" | "goal_kick" | "kick_off" | "penalty" | "throw_in";

/** A card of the deck: attributes as printed, in the order of the deck's columns. */
export interface PlayerCard {
  readonly card: number;
  readonly name: string;
  readonly country: string;
  readonly keeper: boolean;
  readonly attributes: Readonly<Record<string, number>>;
}

/** A player of the match, 0 to 21: home's shirts 1 to 11, then away's. `hex` is None off the pitch. */
export interface Token {
  readonly player: number;
  readonly side: Side;
  readonly shirt: number;
  readonly card: number;
  readonly name: string;
  readonly country: string;
  readonly keeper: boolean;
  readonly hex: number | null;
  /** as they are now */
  readonly attributes: Readonly<Record<string, number>>;
  readonly marks: readonly Mark[];
}

/** The Movement Phase: which of its steps, how many have moved in it, how many may in each. */
export interface Steps {
  readonly step: number;
  readonly moved: number;
  readonly limits: readonly [number, number, number];
}

/** A turn of placing players for a set piece or kick-off. */
export interface Turn {
  readonly side: Side;
  readonly places: number;
  readonly left: number;
  readonly now: boolean;
}

/** A formation that may be chosen: the answer that chooses it, and where the side's players would stand. */
export interface FormationPicture {
  readonly name: string;
  readonly answer: string;
  readonly hexes: readonly number[];
}

/** A set piece that is being prepared: its turns in order, and what is forbidden to the side that places. */
export interface Placing {
  readonly restart: Restart;
  readonly turns: readonly Turn[];
  readonly forbidden: Board;
  readonly rule: string;
  readonly formations: readonly FormationPicture[];
  /** in which the side to move stands */
  readonly formation: string;
}

/** A draft: what lies face up, and the squads so far. */
export interface Drafting {
  readonly face_up: readonly PlayerCard[];
  readonly home: readonly PlayerCard[];
  readonly away: readonly PlayerCard[];
}

/** A match of Counter Attack as it is drawn. */
export interface Football {
  readonly type: "counter-attack";
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
  readonly shoot_out: readonly [number, number] | null;
  readonly half: number;
  /** «1st half · 31 of 45» */
  readonly time: Message;
  readonly minute: number;
  readonly attack: Side;
  /** who attacks towards the right */
  readonly right: Side;
  readonly edition: string;
  readonly referee: string;
  readonly leniency: number;
  readonly tokens: readonly Token[];
  readonly bench: readonly [readonly PlayerCard[], readonly PlayerCard[]];
  /** the hex it lies on */
  readonly ball: number | null;
  readonly carrier: number | null;
  readonly steps: Steps | null;
  readonly placing: Placing | null;
  readonly drafting: Drafting | null;
}

/** An attribute that counts in a roll: whose, which, and what it adds to the die with all that changes it. */
export interface Counted {
  readonly player: number;
  readonly attribute: string;
  readonly adds: number;
}

/**
 * Somebody who may roll on the way of an answer: where, for what, what is needed, and the chance to succeed.
 *
 * Of two who roll against each other the first is named; the attributes of both count.
 */
export interface Roller {
  readonly player: number;
  readonly hex: number;
  readonly chance: number;
  readonly what: Message;
  /** where that is told in a few words */
  readonly needed: Message | null;
  readonly counted: readonly Counted[];
  readonly rule: string;
}

/** An end of the matter that is decided, with its chance: what it is to the side that decides, and what follows. */
export interface Outcome {
  /** one or two words, for a bar or a button */
  readonly word: Message;
  readonly said: Message;
  readonly detail: Message | null;
  readonly kind: Kind;
  readonly chance: number;
  /** whose doing it is */
  readonly player: number | null;
  /** where a player may be put then */
  readonly board: Board;
}

/**
 * What an answer would lead to: the way of the player or ball, who may roll, and how it may end.
 *
 * The outcomes are those of the question itself: a chance ends where the ball runs loose, and rebounds are not
 * counted. They add up to 1, or are none where no dice come of it. `good` is the chance that the answer does what it
 * is meant to: the pass arrives, the ball is kept, the shot scores.
 */
export interface FootballLook {
  readonly type: "football";
  readonly path: readonly number[];
  readonly rollers: readonly Roller[];
  /** defenders near the path that may not roll */
  readonly shut_out: readonly number[];
  readonly save_hex: number | null;
  /** the good ones first, then open, bad and foul */
  readonly outcomes: readonly Outcome[];
  /** of two dice: the place of the outcome of each throw, -1 if it is rolled again */
  readonly throws: readonly number[];
  readonly good: number | null;
  readonly rules: readonly string[];
}

/** A lit hex with a chance: bad, of losing the ball; good, of winning it or of a goal. */
export interface HexNote {
  readonly hex: number;
  readonly chance: number;
  readonly kind: Kind;
}

/** The lit hexes of a player or an aim where dice decide something. */
export interface ReachLook {
  readonly type: "reach";
  readonly notes: readonly HexNote[];
}

/** A turn of several answers as it would stand after some of them. */
export interface WholeTurn {
  readonly type: "whole_turn";
  /** in an order that the rules accept */
  readonly answers: readonly string[];
  /** the players that would stand elsewhere, each with its hex */
  readonly hexes: readonly (readonly [number, number])[];
  /** what may be answered then; who was moved may be moved again */
  readonly groups: readonly Group[];
  /** what is to be answered last, if it ends there */
  readonly ends: readonly string[];
  /** it may end there */
  readonly complete: boolean;
  /** why not */
  readonly why: Reason | null;
}

/** A routine as a browser keeps it: who takes the set piece, who goes where, and the call to whom. */
export interface Plan {
  readonly name: string;
  readonly taker: number;
  /** None: a shot */
  readonly receiver: number | null;
  readonly call: string;
  readonly places: readonly (readonly [number, number])[];
}

/** A player that a routine places, in which of the side's turns. */
export interface PlannedPlace {
  readonly player: number;
  readonly hex: number;
  readonly turn: number;
}

/** A ready-made routine: its picture, its line, its figure as all stand, and the turn that is due filled in. */
export interface Routine {
  readonly label: Message;
  readonly does: Message;
  /** that the ball arrives, or that the shot scores */
  readonly chance: number;
  /** a shot */
  readonly scores: boolean;
  readonly places: readonly PlannedPlace[];
  readonly taker: number;
  /** of the ball, from its hex on */
  readonly path: readonly number[];
  readonly lofted: boolean;
  /** of the turn that is due */
  readonly answers: readonly string[];
  /** what the other side has upset */
  readonly remarks: readonly Message[];
  readonly plan: Plan;
}

/** The routines of a set piece, and the one that is followed, as far as it can still be played. */
export interface Routines {
  readonly type: "routines";
  readonly routines: readonly Routine[];
  readonly followed: Routine | null;
}

/** Why what was looked at may not be answered. */
export interface NotAllowed {
  readonly type: "not_allowed";
  readonly why: Reason;
}

export type Property = "advance" | "drop" | "kick" | "run" | "touch";

/** A card of a hand: its number, its group, and what it can do. */
export interface CardFace {
  readonly card: number;
  readonly group: "back" | "forward" | "playmaker";
  readonly properties: readonly Property[];
}

/** What everybody sees of a side's cards: how many it holds, its pile by number, its discard by card. */
export interface Bench {
  readonly points: number;
  readonly held: number;
  readonly pile: number;
  readonly discard: readonly number[];
}

/** A match of French Flair as one side sees it; a watcher sees no hand. Metres count from home's goal line. */
export interface Rugby {
  readonly type: "french-flair";
  readonly names: readonly [string, string];
  readonly half: number;
  /** «2nd half · phase 34 of 60» */
  readonly time: Message;
  readonly phases: number;
  readonly x: number;
  readonly attack: Side;
  readonly home: Bench;
  readonly away: Bench;
  readonly hand: readonly CardFace[];
  /** whose hand it is */
  readonly whose: Side | null;
  /** where the possession came from, while a play is chosen */
  readonly origin: string | null;
  /** of the contest or clear-out that is decided */
  readonly zone: readonly [number, number] | null;
  readonly advantage: Side | null;
  /** where the advantage is measured from */
  readonly mark: number | null;
  /** the cards of the side's own play, while some are still to come */
  readonly declared: readonly number[];
  /** how many of them are down */
  readonly played: number;
}

/** A card beside those that are chosen: what it would add, or why it cannot join. */
export interface Join {
  readonly card: number;
  /** in the hand */
  readonly place: number;
  readonly adds: Message | null;
  readonly why: Reason | null;
}

/**
 * What chosen cards make: the plays of exactly these, and what each other card of the hand would do.
 *
 * Where none are chosen, the plays are the best of each kind.
 */
export interface CardsLook {
  readonly type: "cards";
  readonly plays: readonly PlayRow[];
  readonly joins: readonly Join[];
  /** why they make no play */
  readonly why: Reason | null;
}

/** A spot where the ball may land, by one die and by two. */
export interface Landing {
  readonly x: number;
  readonly one: number;
  readonly two: number;
  readonly die: number | null;
}

/**
 * What a play, a call or a laid card may lead to.
 *
 * `one` and `two` have the same outcomes in the same order, as in `Throws`. `ends` are those of a laid card; `good`
 * adds up those that are good for the side that decides: of a laid card, or by one die and by two. Of a contest,
 * `cleared` are the ends if the other side then clears out wherever it may, none if it cannot. `if_not_tackled`: the
 * other side may tackle before the dice are thrown.
 */
export interface PlayLook {
  readonly type: "play";
  readonly row: PlayRow | null;
  readonly landings: readonly Landing[];
  readonly one: readonly Chance[];
  readonly two: readonly Chance[];
  readonly ends: readonly Chance[];
  readonly cleared: readonly Chance[];
  readonly good: readonly Chance[];
  readonly needs: readonly Need[];
  readonly if_not_tackled: boolean;
}

export type Scene = Football | Rugby;

export type Look = FootballLook | ReachLook | WholeTurn | Routines | CardsLook | PlayLook | Advice | NotAllowed;

/**
 * The first message. `seen` is the number of the last entry that was received, 0 for none.
 *
 * `number` is that of the last request that was known, 0 for none: if answers have been taken back since, every entry
 * is sent anew, from 1.
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

/** What would an answer lead to, or why is it not allowed? */
export interface LookAt {
  readonly type: "look_at";
  readonly id: string;
  readonly number: number;
  readonly answer: string;
}

/** Which of the lit hexes of a group are dangerous? `answer` is that of the group. */
export interface LookAtReach {
  readonly type: "look_at_reach";
  readonly id: string;
  readonly number: number;
  readonly answer: string;
}

/**
 * What do these cards make, in the order in which they were chosen? They are named by their place in the hand.
 *
 * Of no cards, the best plays of each kind are shown.
 */
export interface LookAtCards {
  readonly type: "look_at_cards";
  readonly id: string;
  readonly number: number;
  readonly places: readonly number[];
}

/** How would a turn stand after these answers, and may it end so? The last of them may change one before it. */
export interface LookAtTurn {
  readonly type: "look_at_turn";
  readonly id: string;
  readonly number: number;
  readonly answers: readonly string[];
}

/** Which routines are there for a set piece, and how does the one stand that is followed? */
export interface LookAtRoutines {
  readonly type: "look_at_routines";
  readonly id: string;
  readonly number: number;
  readonly plan?: Plan | null;
}

/** What would a strong coach answer? That is looked at, where the match allows hints. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly number: number;
}

/** Let the computer that thinks about the request of a number answer at once. */
export interface MoveNow {
  readonly type: "move_now";
  readonly id: string;
  readonly number: number;
}

/** Give me a new invitation to a side that nobody has taken; the one before opens nothing any more. */
export interface Invite {
  readonly type: "invite";
  readonly id: string;
  readonly side: Side;
}

/** I give my seat up, which I took by an invitation: somebody else may be invited to it. */
export interface HandBack {
  readonly type: "hand_back";
  readonly id: string;
}

/** Is the line up? The server replies at once, after whatever was sent before. */
export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

export type FromBrowser = Hello | Answer | Answers | Arrange | TakeBack | Orders | Resign | Rematch | LookAt | LookAtReach | LookAtCards | LookAtTurn | LookAtRoutines | Hint | MoveNow | Invite | HandBack | Ping;

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

/** What every event has. The rest follows from its type: the events of a game are generated for the browser. */
export interface EventRecord {
  readonly type: string;
  readonly rule: string;
}

/** An event, with its sentence in the log. */
export interface EventMessage {
  readonly event: EventRecord;
  /** None if the board shows it anyway */
  readonly message: Message | null;
  /** a match is remembered for it: a goal, a try, a sending-off */
  readonly highlight: boolean;
  /** the hexes that a player or the ball passes, without the first */
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
  /** whole in a welcome; after that, what changed since the message before */
  readonly scene: Football | Rugby | Change;
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

/** The match is as it was, but something round it changed: who is there, a clock, an offer of a rematch. */
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

/** What an id asked for was stored; `last` is the number of the last entry that came of it. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly last: number;
}

/** What was looked at. */
export interface Looked {
  readonly type: "looked";
  readonly id: string;
  readonly look: Look;
}

/** The reply to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

export type Refusal = "bad_message" | "busy" | "no_hints" | "no_seat" | "no_take_back" | "not_offered" | "not_your_turn" | "not_yours" | "over" | "protocol" | "too_fast" | "too_large" | "too_late" | "too_many_rooms" | "watching";

/** What an id asked for was refused by name, and changed nothing; `id` is empty where the message had none. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly error: Refusal;
  readonly said: Message;
  readonly rule: string;
  /** what was asked and what came, for those who write programs */
  readonly detail: string;
}

export type FromServer = Welcome | Advanced | Rewound | Changed | People | Invited | NextRoom | Done | Looked | Pong | Refused;

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

/** A game that can be played here. */
export interface GameInfo {
  readonly name: string;
  readonly hidden_information: boolean;
  readonly editions: readonly EditionInfo[];
  readonly options: readonly OptionInfo[];
  readonly coaches: readonly CoachInfo[];
  readonly formations: readonly string[];
  readonly variants: readonly string[];
  /** standing orders that a side may give */
  readonly orders: readonly string[];
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

/** A match to create: the game, its setup as plain data (see docs/formats.md), the squads and the seats. */
export interface RoomRequest {
  readonly game: string;
  readonly home: SeatRequest;
  readonly away: SeatRequest;
  readonly setup?: Readonly<Record<string, unknown>>;
  readonly squads?: "draft" | "quick";
  /** id of an uploaded deck */
  readonly deck?: string | null;
  /** for all or nobody; by default, unless the opponent is a person elsewhere */
  readonly hints?: boolean | null;
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
