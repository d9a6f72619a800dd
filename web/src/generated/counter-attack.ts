// Written by scripts/types: change the Python it is made from, and run that again.

import type { AnswerPreview, Board, Call, Cards, Kind, Message, NotAllowed, Reason, Side, Targets, Unavailable } from './protocol';

/** A player at the start of a quick scenario. */
export interface StartToken {
  readonly side: Side;
  readonly hex: number;
  readonly keeper: boolean;
}

/** A quick scenario or the beginners' match: its fields of the form, its start, and how equal coaches fare. */
export interface QuickStart {
  readonly name: string;
  readonly setup: Readonly<Record<string, unknown>>;
  /** of halves of 45; with another clock in proportion */
  readonly minutes: number;
  readonly score: readonly [number, number];
  /** by home, of all matches measured */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly tokens: readonly StartToken[];
  readonly ball: number;
}

/**
 * What may be settled: `formations` of each side and a `variant`, which are values of the set-up's own fields.
 *
 * Further fields are `beginner` (a switch), `deck` (the id of an uploaded one) and `draft` (a switch): whether people
 * draft their squads on the board, or have them drafted.
 */
export interface SetupForm {
  readonly type: "counter-attack";
  readonly formations: readonly string[];
  readonly variants: readonly string[];
  readonly quick_starts: readonly QuickStart[];
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

/** The Movement Phase: its current step, the moves made, and the moves allowed per step. */
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

/** A ball on its way: a pass or shot that was called, and is answered or decided by dice. */
export interface Flight {
  /** who played it */
  readonly player: number;
  readonly start: number;
  readonly target: number;
  /** up to the target; in the air only that */
  readonly path: readonly number[];
  readonly shot: boolean;
  readonly lofted: boolean;
  /** from where players go up for it */
  readonly zone: Board;
  /** the chance that it comes down there, if a die decides it */
  readonly accuracy: number | null;
}

/** A match of Counter Attack as it is drawn. */
export interface Scene {
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
  readonly flight: Flight | null;
  readonly steps: Steps | null;
  readonly placing: Placing | null;
  readonly drafting: Drafting | null;
  /** the quick scenario that is played, if it is one */
  readonly quick_start: string;
}

/**
 * Where a player may go or be placed: the player is chosen, then the hex. The answer is `answer` and the hex.
 *
 * A carrier goes hex by hex. Where it may get to in all is `ahead`: such a hex is previewed like any other, and
 * answered by the hexes of the path of its preview, one after another, as long as the run goes on (`RunChoice`).
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

/** The ways to answer a question of Counter Attack. */
export type Group = Call | Unavailable | Cards | Moves | Targets | Players | LineUps | Substitutions;

/** Which of the lit hexes of a group are dangerous? `answer` is that of the group. */
export interface ReachPreview {
  readonly type: "reach";
  readonly answer: string;
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

/** How would a turn stand after these answers, and may it end so? The last of them may change one before it. */
export interface TurnPreview {
  readonly type: "turn";
  readonly answers: readonly string[];
}

/** Which routines are there for a set piece, and how does the one stand that is followed? */
export interface RoutinesPreview {
  readonly type: "routines";
  readonly plan: Plan | null;
}

/** An attribute that counts in a roll: whose, which, and what it adds to the die with all that changes it. */
export interface Counted {
  readonly player: number;
  readonly attribute: string;
  readonly adds: number;
}

/**
 * A player who may roll on the way of an answer: where, for what, the needed face, and the chance.
 *
 * Of two who roll against each other the first is named; the attributes of both count.
 */
export interface Roller {
  readonly player: number;
  readonly hex: number;
  readonly chance: number;
  readonly what: Message;
  /** if it has a short wording */
  readonly needed: Message | null;
  /** the faces that end the matter there, and how */
  readonly ends: Message | null;
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

/** How a goalkeeper meets a shot, once it has taken its free step: from where, how far it dives, and in words. */
export interface Guard {
  readonly player: number;
  readonly hex: number;
  /** the hexes it may dive to */
  readonly reach: Board;
  /** where it meets the ball */
  readonly save_hex: number | null;
  /** what diving there costs, below 0 */
  readonly penalty: number;
  /** step, dive, and what a save leads to */
  readonly may: readonly Message[];
  readonly rule: string;
}

/** A lit hex with a chance: bad, of losing the ball; good, of winning it or of a goal. */
export interface HexNote {
  readonly hex: number;
  readonly chance: number;
  readonly kind: Kind;
}

/**
 * The consequences of an answer: the path of the player or ball, the rollers, and the outcomes.
 *
 * The outcomes are those of the question itself: a chance ends where the ball runs loose, and rebounds are not
 * counted. They add up to 1, or are none where no dice come of it. `good` is the chance that the answer does what it
 * is meant to: the pass arrives, the ball is kept, the shot scores.
 */
export interface AnswerOutcome {
  readonly type: "outcome";
  readonly path: readonly number[];
  readonly rollers: readonly Roller[];
  /** defenders near the path that may not roll */
  readonly shut_out: readonly number[];
  /** the good ones first, then open, bad and foul */
  readonly outcomes: readonly Outcome[];
  /** of two dice: the place of the outcome of each throw, -1 if it is rolled again */
  readonly throws: readonly number[];
  readonly good: number | null;
  readonly rules: readonly string[];
  /** what it is, where there is more to say than the name of the call */
  readonly title: Message | null;
  readonly about: Message | null;
  /** of the shot that it leads to */
  readonly flight: Flight | null;
  /** of a shot */
  readonly guard: Guard | null;
  /** the other side's chance at each hex of the goal that it may aim at */
  readonly goals: readonly HexNote[];
  /** from where a tackle would come from behind */
  readonly behind: Board;
}

/** The lit hexes of a player or an aim where dice decide something. */
export interface ReachNotes {
  readonly type: "reach_notes";
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

/** A player that a routine places, and in which of the side's turns. */
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

/** What a preview may be about. */
export type About = AnswerPreview | ReachPreview | TurnPreview | RoutinesPreview;

export type PreviewResult = AnswerOutcome | ReachNotes | WholeTurn | Routines | NotAllowed;
