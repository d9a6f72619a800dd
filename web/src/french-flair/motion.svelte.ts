// Steps as motion: cards go down one by one, dice fall before their verdict, the ball goes where it went. Nothing waits for it.

import type { FrenchFlairEventMessage } from '../generated/french-flair-events';
import type { Scene } from '../generated/french-flair';
import type { Side } from '../generated/protocol';
import type { Following } from '../lib/following.svelte';
import type { Snapshot } from '../lib/scenery';
import type { Player } from '../lib/match.svelte';
import { wait } from '../lib/wait';
import { eventsOf, sideOf } from './events';

const DICE = 620;
const NEXT_DIE = 120;
const CARD = 240;
const WORD = 420;
const DRAW = 60;
const GREAT = 900;
const CARRY = 180;
const CARRY_METRE = 12;
const KICK = 520;
const KICK_METRE = 6;
const COUNTS = 5;

export interface Ball {
  readonly x: number;
  /** How long it takes to get there, in milliseconds. */
  readonly ms: number;
  readonly flies: boolean;
}

export class Motion {
  /** Where the ball is, while a step is shown. */
  ball = $state.raw<Ball | null>(null);
  /** The part of the step shown so far. */
  told = $state.raw<readonly FrenchFlairEventMessage[]>([]);
  /** The side that has just scored. */
  scores = $state<Side | null>(null);
  /** The score, while it counts up. */
  score = $state.raw<readonly [number, number] | null>(null);

  constructor(private readonly following: Pick<Following, 'pace' | 'begin' | 'reveal' | 'celebrate'>) {}

  readonly show: Player = async (step, before, hurry) => {
    const { pace } = this.following;
    const pause = (milliseconds: number): Promise<void> => wait(pace.grant(milliseconds), hurry);
    await this.following.begin(step.entry, (milliseconds) => wait(milliseconds, hurry));
    const was = rugby(before);
    const is = rugby(step.snapshot);
    this.ball = was && { x: was.x, ms: 0, flies: false };
    this.told = [];
    const thrown = eventsOf(step.entry).findLastIndex(({ event }) => event.type === 'Thrown');
    if (thrown < 0) this.following.reveal(step.entry, false);
    for (const [place, message] of eventsOf(step.entry).entries()) {
      this.told = [...this.told, message];
      const { event } = message;
      const to = event.type === 'BroughtBack' ? event.mark : 'x' in event ? event.x : null;
      if (event.type === 'Thrown') {
        await pause(DICE + NEXT_DIE * (event.dice.length - 1));
        if (place === thrown) this.following.reveal(step.entry, true);
      } else if (typeof to === 'number' && this.ball && to !== this.ball.x) {
        const flies = event.type === 'Kicked';
        const metres = Math.abs(to - this.ball.x);
        const ms = pace.grant(flies ? KICK + KICK_METRE * metres : CARRY + CARRY_METRE * metres);
        this.ball = { x: to, ms: hurry.aborted ? 0 : ms, flies: flies && ms > 0 };
        await wait(ms, hurry);
        this.ball = { x: to, ms: 0, flies: false };
        await pause(CARD);
      } else if (message.highlight) {
        await this.#highlight(message, was, is, pause);
      } else {
        await pause(event.type === 'Drawn' ? DRAW : event.type.startsWith('Card') ? CARD : message.message ? WORD : 0);
      }
    }
    await this.following.celebrate(step, hurry);
    this.scores = this.score = null;
  };

  async #highlight(
    message: FrenchFlairEventMessage,
    was: Scene | null,
    is: Scene | null,
    pause: (milliseconds: number) => Promise<void>,
  ): Promise<void> {
    const [home, away] = [(is?.score[0] ?? 0) - (was?.score[0] ?? 0), (is?.score[1] ?? 0) - (was?.score[1] ?? 0)];
    if (!was || (!home && !away)) return pause(GREAT);
    this.scores = sideOf(message);
    for (let count = 1; count <= COUNTS; count += 1) {
      const part = count / COUNTS;
      this.score = [was.score[0] + Math.round(home * part), was.score[1] + Math.round(away * part)];
      await pause(GREAT / COUNTS);
    }
  }
}

function rugby(snapshot: Snapshot): Scene | null {
  return snapshot.scene.type === 'french-flair' ? (snapshot.scene as Scene) : null;
}
