// Written by scripts/types: change the Python it is made from, and run that again.

import type { EventMessage, Side } from './protocol';

/** A side drew cards; the other sees only how many. */
export interface Drawn {
  readonly type: "Drawn";
  readonly rule: string;
  readonly side: Side;
  readonly count: number;
  readonly cards: readonly number[];
}

/** A side's discard became its pile. */
export interface Reshuffled {
  readonly type: "Reshuffled";
  readonly rule: string;
  readonly side: Side;
}

/** A side chose its play; the other sees nothing of it. */
export interface Declared {
  readonly type: "Declared";
  readonly rule: string;
  readonly side: Side;
  readonly play: { readonly kind: "8-9" | "backs" | "counter" | "forwards" | "line" | "maul" | "pick" | "single"; readonly cards: readonly number[]; readonly ending: "advance" | "drop" | "kick" | "run" | "touch" | null; readonly relay: boolean };
}

/** Dice were thrown. */
export interface Thrown {
  readonly type: "Thrown";
  readonly rule: string;
  readonly side: Side;
  readonly dice: readonly number[];
}

/** A card of a play was played. */
export interface CardPlayed {
  readonly type: "CardPlayed";
  readonly rule: string;
  readonly side: Side;
  readonly card: number;
  readonly relay: boolean;
}

/** A card was laid to tackle, contest or clear out. */
export interface CardLaid {
  readonly type: "CardLaid";
  readonly rule: string;
  readonly side: Side;
  readonly card: number;
  readonly to: "clear_out" | "contest" | "tackle";
}

/**
 * The ball was carried forward to a spot.
 *
 * A carry across the line that may be tackled stops on the line (FF-FIVEMETRE-2): it makes no further ground, and goes
 * back 5 m if the tackle is played 5 m out (ruling FF-R-12).
 */
export interface Carried {
  readonly type: "Carried";
  readonly rule: string;
  readonly side: Side;
  readonly metres: number;
  readonly x: number;
}

/** A maul drove forward. */
export interface Mauled {
  readonly type: "Mauled";
  readonly rule: string;
  readonly side: Side;
  readonly cards: readonly number[];
  readonly x: number;
}

/** A pick-and-go made ground. */
export interface PickedAndGone {
  readonly type: "PickedAndGone";
  readonly rule: string;
  readonly side: Side;
  readonly cards: readonly number[];
  readonly x: number;
}

/** The defence let the carrier go on. */
export interface TackleDeclined {
  readonly type: "TackleDeclined";
  readonly rule: string;
  readonly side: Side;
}

/** The attack broke the tackle with a double. */
export interface TackleMissed {
  readonly type: "TackleMissed";
  readonly rule: string;
  readonly side: Side;
}

/** The attack had played its last card and lost the ball without a throw. */
export interface TackledLastCard {
  readonly type: "TackledLastCard";
  readonly rule: string;
  readonly side: Side;
  readonly x: number;
}

/** The tackler's double took the ball and carried it this many metres, to the goal line for a try. */
export interface Intercepted {
  readonly type: "Intercepted";
  readonly rule: string;
  readonly side: Side;
  readonly metres: number;
  readonly x: number;
}

/** The contest die fell inside the zone. */
export interface ContestWon {
  readonly type: "ContestWon";
  readonly rule: string;
  readonly side: Side;
}

/** The clear-out die fell inside the zone. */
export interface ClearedOut {
  readonly type: "ClearedOut";
  readonly rule: string;
  readonly side: Side;
}

/** A contest or clear-out die fell outside the zone. */
export interface Offside {
  readonly type: "Offside";
  readonly rule: string;
  readonly side: Side;
}

/** The breakdown was over. */
export interface RuckWon {
  readonly type: "RuckWon";
  readonly rule: string;
  readonly side: Side;
  readonly turnover: boolean;
}

/** A runner or receiver knocked on. */
export interface KnockedOn {
  readonly type: "KnockedOn";
  readonly rule: string;
  readonly side: Side;
  readonly x: number;
}

/** A ball was kicked from one spot to another, perhaps beyond the dead-ball line. */
export interface Kicked {
  readonly type: "Kicked";
  readonly rule: string;
  readonly side: Side;
  readonly start: number;
  readonly x: number;
}

/** The other side gathered a kick. */
export interface Gathered {
  readonly type: "Gathered";
  readonly rule: string;
  readonly side: Side;
  readonly x: number;
}

/** A side regained its own kick. */
export interface Regained {
  readonly type: "Regained";
  readonly rule: string;
  readonly side: Side;
  readonly x: number;
}

/** A touch kick stayed in the field. */
export interface TouchMissed {
  readonly type: "TouchMissed";
  readonly rule: string;
  readonly side: Side;
}

/** A drop or penalty kick was short or wide. */
export interface ShotMissed {
  readonly type: "ShotMissed";
  readonly rule: string;
  readonly side: Side;
  readonly why: "short" | "wide";
}

/** A kicked ball went dead. */
export interface WentDead {
  readonly type: "WentDead";
  readonly rule: string;
  readonly side: Side;
}

/** A side grounded the ball in its own in-goal. */
export interface Grounded {
  readonly type: "Grounded";
  readonly rule: string;
  readonly side: Side;
}

/** A side called the mark. */
export interface Marked {
  readonly type: "Marked";
  readonly rule: string;
  readonly side: Side;
  readonly x: number;
}

/** A kick-off is to be taken. */
export interface KickOffTaken {
  readonly type: "KickOffTaken";
  readonly rule: string;
  readonly side: Side;
}

/** A 22 drop-out is to be taken. */
export interface DropOutTaken {
  readonly type: "DropOutTaken";
  readonly rule: string;
  readonly side: Side;
}

/** A scrum was set, fed by a side. */
export interface ScrumSet {
  readonly type: "ScrumSet";
  readonly rule: string;
  readonly side: Side;
  readonly x: number;
}

/** A scrum was won. */
export interface ScrumWon {
  readonly type: "ScrumWon";
  readonly rule: string;
  readonly side: Side;
}

/** A lineout was set, thrown in by a side. */
export interface LineoutSet {
  readonly type: "LineoutSet";
  readonly rule: string;
  readonly side: Side;
  readonly x: number;
}

/** A lineout was won. */
export interface LineoutWon {
  readonly type: "LineoutWon";
  readonly rule: string;
  readonly side: Side;
}

/** A penalty was awarded. */
export interface PenaltyAwarded {
  readonly type: "PenaltyAwarded";
  readonly rule: string;
  readonly side: Side;
  readonly x: number;
}

/** The attack played advantage from the mark. */
export interface AdvantageTaken {
  readonly type: "AdvantageTaken";
  readonly rule: string;
  readonly side: Side;
  readonly mark: number;
}

/** The advantage was gained and is over. */
export interface AdvantageGained {
  readonly type: "AdvantageGained";
  readonly rule: string;
  readonly side: Side;
}

/** Play was brought back to the mark. */
export interface BroughtBack {
  readonly type: "BroughtBack";
  readonly rule: string;
  readonly side: Side;
  readonly mark: number;
}

/** A side without a legal play lost the ball. */
export interface HandLost {
  readonly type: "HandLost";
  readonly rule: string;
  readonly side: Side;
}

/** A hand without a legal play was discarded and redrawn. */
export interface HandRedrawn {
  readonly type: "HandRedrawn";
  readonly rule: string;
  readonly side: Side;
  readonly cards: readonly number[];
}

/** A try, with the metres of the carry over the line: 0 if the ball was on it or already across. */
export interface TryScored {
  readonly type: "TryScored";
  readonly rule: string;
  readonly side: Side;
  readonly metres: number;
}

/** A conversion went over. */
export interface ConversionMade {
  readonly type: "ConversionMade";
  readonly rule: string;
  readonly side: Side;
}

/** A conversion was missed. */
export interface ConversionMissed {
  readonly type: "ConversionMissed";
  readonly rule: string;
  readonly side: Side;
}

/** A drop goal went over. */
export interface DropGoalScored {
  readonly type: "DropGoalScored";
  readonly rule: string;
  readonly side: Side;
}

/** A penalty goal went over. */
export interface PenaltyGoalScored {
  readonly type: "PenaltyGoalScored";
  readonly rule: string;
  readonly side: Side;
}

/** A half began, with the side that kicks off. */
export interface HalfBegan {
  readonly type: "HalfBegan";
  readonly rule: string;
  readonly half: number;
  readonly side: Side;
}

/** A half ended, with the score. */
export interface HalfEnded {
  readonly type: "HalfEnded";
  readonly rule: string;
  readonly half: number;
  readonly home: number;
  readonly away: number;
}

/** The time of the half was up. */
export interface TimeRanOut {
  readonly type: "TimeRanOut";
  readonly rule: string;
  readonly half: number;
}

/** A ruck formed; its zone runs from the low to the high die of the winner. */
export interface RuckFormed {
  readonly type: "RuckFormed";
  readonly rule: string;
  readonly won_by: Side;
  readonly zone: readonly [number, number];
}

/** The match was over. */
export interface MatchEnded {
  readonly type: "MatchEnded";
  readonly rule: string;
  readonly home: number;
  readonly away: number;
}

export type FrenchFlairEvent =
  | Drawn
  | Reshuffled
  | Declared
  | Thrown
  | CardPlayed
  | CardLaid
  | Carried
  | Mauled
  | PickedAndGone
  | TackleDeclined
  | TackleMissed
  | TackledLastCard
  | Intercepted
  | ContestWon
  | ClearedOut
  | Offside
  | RuckWon
  | KnockedOn
  | Kicked
  | Gathered
  | Regained
  | TouchMissed
  | ShotMissed
  | WentDead
  | Grounded
  | Marked
  | KickOffTaken
  | DropOutTaken
  | ScrumSet
  | ScrumWon
  | LineoutSet
  | LineoutWon
  | PenaltyAwarded
  | AdvantageTaken
  | AdvantageGained
  | BroughtBack
  | HandLost
  | HandRedrawn
  | TryScored
  | ConversionMade
  | ConversionMissed
  | DropGoalScored
  | PenaltyGoalScored
  | HalfBegan
  | HalfEnded
  | TimeRanOut
  | RuckFormed
  | MatchEnded;

/** A message about one of these events. */
export interface FrenchFlairEventMessage extends EventMessage {
  readonly event: FrenchFlairEvent;
}
