// The games as this page shows them: what `<game>/game.ts` exports, in the order of the registry.

import type { Component } from 'svelte';
import type { Analysis, Drawing, GameInfo, Side } from '../generated/protocol';
import { GAMES } from '../generated/registry';
import type { Match } from './match.svelte';
import type { Scene } from './scenery';

export type GameName = (typeof GAMES)[number];

/** The fields of a game's own part of the setup form, as they are sent. */
export type SetUp = Readonly<Record<string, unknown>>;

export interface SetUpProps {
  readonly info: GameInfo;
  chosen: SetUp;
  readonly onfail: (error: unknown) => void;
}

export interface SideSetUpProps {
  readonly info: GameInfo;
  readonly side: Side;
  chosen: SetUp;
}

export interface MatchProps<S extends Scene = Scene> {
  readonly match: Match;
  readonly scene: S;
  readonly onsettings: () => void;
}

export interface ReplayBoardProps<S extends Scene = Scene> {
  readonly match: Match;
  readonly scene: S;
  /** How fast it is played: 1 is the usual speed. */
  readonly speed: number;
}

export interface DrawingProps {
  readonly figure: Drawing;
}

export interface ThumbnailProps {
  readonly scene: Scene | null;
  /** Only the part where the ball is. */
  readonly close?: boolean;
}

export interface QuickStartsProps {
  readonly info: GameInfo;
  /** A full half of the length that is chosen, for one of 45. */
  readonly scale: number;
  /** The one that is being set up, by name. */
  readonly making: string;
  readonly onstart: (name: string, setup: SetUp, side: Side, rival: 'computer' | 'screen' | 'invited') => void;
}

export const LENGTHS = ['short', 'medium', 'full'] as const;
export type Length = (typeof LENGTHS)[number];

/** A length of a match: its clock, the decisions that a person takes in it, and the minutes that this takes. */
export interface LengthOffer {
  readonly clock: string;
  readonly decisions: number;
  readonly minutes: number;
}

export interface GamePage {
  /** The picture on its tile. */
  readonly Art: Component;
  /** How a half may be measured, the usual way first, each with its usual length. */
  readonly clocks: Readonly<Record<string, number>>;
  /** The lengths that its tile offers. */
  readonly lengths: Readonly<Record<Length, LengthOffer>>;
  /** The pair of kits it is played in, unless the other was chosen. */
  readonly kits: 1 | 2;
  /** A scene without what only one side may see; null where both see everything. */
  readonly covered: ((scene: Scene) => Scene) | null;
  /** Whether its board goes closer where a question is about one place. */
  readonly closesUp: boolean;
  /** The form of what only this game lets people settle. */
  readonly SetUp?: Component<SetUpProps, object, 'chosen'>;
  /** The part of it that belongs to a side. */
  readonly SideSetUp?: Component<SideSetUpProps, object, 'chosen'>;
  /** The quick scenarios of the game, each with its start; fetched when they are looked at. */
  readonly quickStarts?: () => Promise<{ readonly default: Component<QuickStartsProps> }>;
  /** What its competitions settle by default, and how many cards of each kind a club takes, if it takes any. */
  readonly competition: {
    readonly win: number;
    readonly draw: number;
    readonly bonus: boolean;
    readonly cards: Readonly<Record<string, number>> | null;
  };
  /** The rules of its competitions that pages cite. */
  readonly competitionRules?: Readonly<
    Record<'table' | 'cards' | 'absences' | 'players' | 'market' | 'boosts', string>
  >;
  /** The name of an attribute of its players, in full or in short. */
  readonly attributeName?: (name: string, short: boolean) => string;
  /** What a match is played for, where winning is not all that is to be said of it. */
  readonly aim?: (scene: Scene) => string | null;
  /** A match that is looked at again: its board, which shows steps as motion. */
  readonly replay: () => Promise<{ readonly default: Component<ReplayBoardProps> }>;
  /** A figure of the rulebook. */
  readonly drawing: () => Promise<{ readonly default: Component<DrawingProps> }>;
  /** A small picture of a scene. */
  readonly Thumbnail: Component<ThumbnailProps>;
  /** After a match: the columns of its players or cards, what a card is called, and the chart of where it was played. */
  readonly review: {
    readonly columns: { readonly first: readonly string[]; readonly rest: readonly string[] };
    readonly called: ((number: number) => string) | null;
    readonly chart: () => Promise<{ readonly default: Component<{ readonly analysis: Analysis }> }>;
  };
  /** The screen of a match, fetched when one is opened. */
  readonly match: () => Promise<{ readonly default: Component<MatchProps> }>;
}

const FOUND = import.meta.glob<GamePage>('../*/game.ts', { eager: true, import: 'game' });

/** The page of a game; null of one that is newer than this page. */
export function gamePage(game: string): GamePage | null {
  return FOUND[`../${game}/game.ts`] ?? null;
}
