// Written by scripts/types: change the Python it is made from, and run that again.

import type { AnswerPreview, Call, Cards, Chance, Message, Need, NotAllowed, Reason, Side, Unavailable } from './protocol';

export type Property = "advance" | "drop" | "kick" | "run" | "touch";

/** A card of a hand: its number, its group, and what it can do. */
export interface CardFace {
  readonly card: number;
  readonly group: "back" | "forward" | "playmaker";
  readonly properties: readonly Property[];
}

/** What everybody sees of a side's cards: how many it holds, its pile by number, its discard by card. */
export interface Bench {
  readonly held: number;
  readonly pile: number;
  readonly discard: readonly number[];
}

/** A match of French Flair as one side sees it; a watcher sees no hand. Metres count from home's goal line. */
export interface Scene {
  readonly type: "french-flair";
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
  readonly half: number;
  /** «2nd half · phase 34 of 60» */
  readonly time: Message;
  readonly phases: number;
  readonly x: number;
  readonly attack: Side;
  readonly benches: readonly [Bench, Bench];
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

/** A play: what it is, the metres that its cards make, and what its dice may do. */
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

/** The plays on offer. A preview of cards finds them (`HandPreview`), one of no cards the best of each kind. */
export interface Plays {
  readonly type: "plays";
  /** how many a preview of no cards finds */
  readonly best: number;
  /** of all plays */
  readonly count: number;
}

/**
 * One die or two, with what each may bring: the same outcomes in the same order, 0 for what cannot come.
 *
 * The answers are `dice 1` and `dice 2`; a preview of one shows where the ball may land by either.
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

/** The ways to answer a question of French Flair. */
export type Group = Call | Unavailable | Cards | Plays | Throws;

/**
 * What do these cards make, in the order in which they were chosen? They are named by their place in the hand.
 *
 * Of no cards, the best plays of each kind are shown.
 */
export interface HandPreview {
  readonly type: "hand";
  readonly places: readonly number[];
}

/** A card beside the chosen ones: what it would add, or why it cannot join. */
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
export interface HandPlays {
  readonly type: "hand";
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
export interface AnswerOutcome {
  readonly type: "outcome";
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

/** What a preview may be about. */
export type About = AnswerPreview | HandPreview;

export type PreviewResult = AnswerOutcome | HandPlays | NotAllowed;
