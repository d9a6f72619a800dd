// Written by scripts/types: change the Python it is made from, and run that again.

import type { EventMessage, Side } from './protocol';

/** The coin or the opening dice, and the winner (DICE-08). */
export interface Tossed {
  readonly type: "Tossed";
  readonly rule: string;
  readonly dice: readonly number[];
  readonly winner: Side;
}

/** Cards are dealt face up for a pick, by number. */
export interface CardsDealt {
  readonly type: "CardsDealt";
  readonly rule: string;
  readonly cards: readonly number[];
}

/** A side takes a card into its squad. */
export interface CardPicked {
  readonly type: "CardPicked";
  readonly rule: string;
  readonly side: Side;
  readonly card: number;
}

/** A side names its eleven. */
export interface LinedUp {
  readonly type: "LinedUp";
  readonly rule: string;
  readonly side: Side;
  readonly cards: readonly number[];
}

/** The referee of the match, by index in the deck. */
export interface RefereeDrawn {
  readonly type: "RefereeDrawn";
  readonly rule: string;
  readonly referee: number;
}

/** A half begins, with the side that kicks off. */
export interface HalfBegan {
  readonly type: "HalfBegan";
  readonly rule: string;
  readonly half: number;
  readonly kicks: Side;
}

/** The regular time of a half is over. */
export interface TimeRanOut {
  readonly type: "TimeRanOut";
  readonly rule: string;
  readonly half: number;
}

/** Actions are added to a half. */
export interface TimeAdded {
  readonly type: "TimeAdded";
  readonly rule: string;
  readonly die: number;
  readonly actions: number;
}

/** A half is over. */
export interface HalfEnded {
  readonly type: "HalfEnded";
  readonly rule: string;
  readonly half: number;
  readonly home: number;
  readonly away: number;
}

/** The match is over. */
export interface MatchEnded {
  readonly type: "MatchEnded";
  readonly rule: string;
  readonly home: number;
  readonly away: number;
}

/** The attack calls a Movement Phase. */
export interface PhaseBegan {
  readonly type: "PhaseBegan";
  readonly rule: string;
  readonly side: Side;
}

/** A step of a Movement Phase begins. */
export interface StepBegan {
  readonly type: "StepBegan";
  readonly rule: string;
  readonly step: number;
  readonly side: Side;
}

/** A Movement Phase is over. */
export interface PhaseEnded {
  readonly type: "PhaseEnded";
  readonly rule: string;
}

/** A player moves by itself; a carrier takes the ball along. */
export interface Moved {
  readonly type: "Moved";
  readonly rule: string;
  readonly player: number;
  readonly start: number;
  readonly hex: number;
}

/** A player is repositioned, pushed, or placed for a restart. */
export interface Placed {
  readonly type: "Placed";
  readonly rule: string;
  readonly player: number;
  readonly hex: number;
}

/** A player takes a test with one die. `needed` is the total to reach, or the face if no attribute counts. */
export interface Tested {
  readonly type: "Tested";
  readonly rule: string;
  readonly what: "block" | "booking" | "control" | "deflect" | "free_ball" | "goal_save" | "handling" | "head_back" | "high_pass" | "injury" | "intercept" | "long_pass" | "off_target" | "reckless" | "save_result" | "steal";
  readonly player: number;
  readonly die: number;
  readonly total: number;
  readonly needed: number;
  readonly passed: boolean;
}

/** Two players roll against each other; a tie has no winner. */
export interface Duelled {
  readonly type: "Duelled";
  readonly rule: string;
  readonly what: "dive" | "header" | "nutmeg" | "penalty" | "shot" | "tackle";
  readonly player: number;
  readonly rival: number;
  readonly dice: readonly number[];
  readonly totals: readonly [number, number];
  readonly winner: number;
}

/** A player wins the ball for the other side. */
export interface BallWon {
  readonly type: "BallWon";
  readonly rule: string;
  readonly player: number;
  readonly how: "collected" | "control" | "dive" | "free_ball" | "header" | "interception" | "long_pass" | "loose_ball" | "nutmeg" | "pass" | "save" | "steal" | "tackle";
}

/** A player collects the ball for the side that had it last. */
export interface BallCollected {
  readonly type: "BallCollected";
  readonly rule: string;
  readonly player: number;
  readonly how: "collected" | "control" | "dive" | "free_ball" | "header" | "interception" | "long_pass" | "loose_ball" | "nutmeg" | "pass" | "save" | "steal" | "tackle";
}

/** A player fouls another. */
export interface Fouled {
  readonly type: "Fouled";
  readonly rule: string;
  readonly by: number;
  readonly on: number;
  readonly hex: number;
}

/** A card is shown. */
export interface Booked {
  readonly type: "Booked";
  readonly rule: string;
  readonly player: number;
  readonly card: "red" | "second_yellow" | "yellow";
}

/** A player leaves the pitch and is not replaced. */
export interface SentOff {
  readonly type: "SentOff";
  readonly rule: string;
  readonly player: number;
}

/** A player is injured, perhaps a second time. */
export interface Injured {
  readonly type: "Injured";
  readonly rule: string;
  readonly player: number;
  readonly again: boolean;
}

/** The attack plays on after a foul. */
export interface PlayedOn {
  readonly type: "PlayedOn";
  readonly rule: string;
  readonly side: Side;
}

/** A nutmegged player misses the rest of the Movement Phase. */
export interface Stunned {
  readonly type: "Stunned";
  readonly rule: string;
  readonly player: number;
}

/** A pass is called. */
export interface PassCalled {
  readonly type: "PassCalled";
  readonly rule: string;
  readonly kind: "first_time" | "high" | "kick" | "long" | "quick_throw" | "short" | "standard" | "throw" | "throw_to_head";
  readonly player: number;
  readonly start: number;
  readonly target: number;
}

/** A pass arrives, at a teammate or in space. */
export interface PassArrived {
  readonly type: "PassArrived";
  readonly rule: string;
  readonly kind: "first_time" | "high" | "kick" | "long" | "quick_throw" | "short" | "standard" | "throw" | "throw_to_head";
  readonly player: number;
  readonly receiver: number;
  readonly hex: number;
}

/** The ball runs loose, or a pass misses its target: origin, dice and destination. */
export interface Scattered {
  readonly type: "Scattered";
  readonly rule: string;
  readonly source: number;
  readonly direction: number;
  readonly distance: number;
  readonly hex: number;
}

/** The ball leaves the pitch. */
export interface WentOut {
  readonly type: "WentOut";
  readonly rule: string;
  readonly hex: number;
}

/** Play stops for a set piece. */
export interface RestartGiven {
  readonly type: "RestartGiven";
  readonly rule: string;
  readonly restart: "corner" | "free_kick" | "goal_kick" | "kick_off" | "penalty" | "throw_in";
  readonly side: Side;
  readonly hex: number;
}

/** A player is named to take the set piece. */
export interface TakerNamed {
  readonly type: "TakerNamed";
  readonly rule: string;
  readonly player: number;
}

/** A player is caught offside. */
export interface OffsideGiven {
  readonly type: "OffsideGiven";
  readonly rule: string;
  readonly player: number;
  readonly hex: number;
}

/** A goalkeeper has the ball in its hands. */
export interface HeldBall {
  readonly type: "HeldBall";
  readonly rule: string;
  readonly keeper: number;
  readonly hex: number;
}

/** A goalkeeper puts the ball at its feet. */
export interface DroppedBall {
  readonly type: "DroppedBall";
  readonly rule: string;
  readonly keeper: number;
}

/** A shot or snapshot is aimed. */
export interface ShotTaken {
  readonly type: "ShotTaken";
  readonly rule: string;
  readonly kind: "free_kick" | "header" | "penalty" | "shot" | "snapshot";
  readonly player: number;
  readonly start: number;
  readonly target: number;
}

/** A shot goes off target. */
export interface ShotMissed {
  readonly type: "ShotMissed";
  readonly rule: string;
  readonly player: number;
}

/** Players are declared for a header. */
export interface Challenged {
  readonly type: "Challenged";
  readonly rule: string;
  readonly side: Side;
  readonly players: readonly number[];
}

/** A player heads the ball, with its total; 0 if unchallenged. */
export interface Headed {
  readonly type: "Headed";
  readonly rule: string;
  readonly player: number;
  readonly die: number;
  readonly total: number;
}

/** A challenger for a header rolls a total. */
export interface Jumped {
  readonly type: "Jumped";
  readonly rule: string;
  readonly player: number;
  readonly die: number;
  readonly total: number;
}

/** A header goes to a teammate or into space. */
export interface HeadedTo {
  readonly type: "HeadedTo";
  readonly rule: string;
  readonly player: number;
  readonly hex: number;
  readonly receiver: number;
}

/** A goal: the side it counts for, and the scorer, who plays for the other side if it is an own goal. */
export interface GoalScored {
  readonly type: "GoalScored";
  readonly rule: string;
  readonly side: Side;
  readonly player: number;
  readonly own: boolean;
}

/** A substitute comes on and takes over the shirt. */
export interface Substituted {
  readonly type: "Substituted";
  readonly rule: string;
  readonly player: number;
  readonly off: number;
  readonly on: number;
}

/** A player goes in goal. */
export interface KeeperNamed {
  readonly type: "KeeperNamed";
  readonly rule: string;
  readonly player: number;
}

/** A kick of the shoot-out. */
export interface KickTaken {
  readonly type: "KickTaken";
  readonly rule: string;
  readonly player: number;
  readonly scored: boolean;
}

/** The ball runs loose off a player. */
export interface RanLoose {
  readonly type: "RanLoose";
  readonly rule: string;
  readonly player: number;
  readonly hex: number;
}

/** The referee settles a dispute for a side. */
export interface Ruled {
  readonly type: "Ruled";
  readonly rule: string;
  readonly die: number;
  readonly side: Side;
}

/** A player injured a second time goes off with nobody left to replace it. */
export interface WentOff {
  readonly type: "WentOff";
  readonly rule: string;
  readonly player: number;
}

/** A side clears the ball beyond the halfway line for a point (SCENARIO-03). */
export interface Cleared {
  readonly type: "Cleared";
  readonly rule: string;
  readonly side: Side;
  readonly hex: number;
}

/** A two-legged tie ends: aggregate, winner if any, and whether on away goals. */
export interface TieEnded {
  readonly type: "TieEnded";
  readonly rule: string;
  readonly home: number;
  readonly away: number;
  readonly winner: Side | null;
  readonly away_goals: boolean;
}

export type CounterAttackEvent =
  | Tossed
  | CardsDealt
  | CardPicked
  | LinedUp
  | RefereeDrawn
  | HalfBegan
  | TimeRanOut
  | TimeAdded
  | HalfEnded
  | MatchEnded
  | PhaseBegan
  | StepBegan
  | PhaseEnded
  | Moved
  | Placed
  | Tested
  | Duelled
  | BallWon
  | BallCollected
  | Fouled
  | Booked
  | SentOff
  | Injured
  | PlayedOn
  | Stunned
  | PassCalled
  | PassArrived
  | Scattered
  | WentOut
  | RestartGiven
  | TakerNamed
  | OffsideGiven
  | HeldBall
  | DroppedBall
  | ShotTaken
  | ShotMissed
  | Challenged
  | Headed
  | Jumped
  | HeadedTo
  | GoalScored
  | Substituted
  | KeeperNamed
  | KickTaken
  | RanLoose
  | Ruled
  | WentOff
  | Cleared
  | TieEnded;

/** A message about one of these events. */
export interface CounterAttackEventMessage extends EventMessage {
  readonly event: CounterAttackEvent;
}
