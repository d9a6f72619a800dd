import { describe, expect, it } from 'vitest';
import type { About, PreviewResult, Routine } from '../generated/counter-attack';
import { Routines } from './routines.svelte';

type Given = ConstructorParameters<typeof Routines>;

const routine = (name: string): Routine => ({ plan: { name }, answers: [] }) as unknown as Routine;

/** Routines at a question, with what is asked of the rules and the ways to reply. */
function asked(): { routines: Routines; ask: (number: number) => void; reply: (...names: string[]) => Promise<void> } {
  const match = { snapshot: null as unknown, mine: true, answerTurn: () => {}, preview };
  const replies: ((look: PreviewResult) => void)[] = [];
  function preview(_: About): Promise<PreviewResult> {
    return new Promise((resolve) => replies.push(resolve));
  }
  const turn = { on: true, busy: false, fill: () => {}, clear: () => {}, give: () => {} };
  const routines = new Routines(match as unknown as Given[0], turn as unknown as Given[1]);
  return {
    routines,
    ask: (number) => {
      match.snapshot = { question: { number, routines: true } };
      routines.renew();
    },
    reply: async (...names) => {
      replies.pop()?.({ type: 'routines', routines: names.map(routine), followed: null } as unknown as PreviewResult);
      await Promise.resolve();
    },
  };
}

describe('routines', () => {
  it('keep one that is chosen while the rules are asked for those of the next question', async () => {
    const { routines, ask, reply } = asked();
    ask(2);
    await reply('far post', 'short');
    ask(4);
    routines.choose(1);
    await reply('far post', 'short');
    expect(routines.chosen?.plan.name).toBe('short');
  });

  it('drop one that is offered no more', async () => {
    const { routines, ask, reply } = asked();
    ask(2);
    await reply('far post', 'short');
    ask(4);
    routines.choose(1);
    await reply('far post');
    expect(routines.chosen).toBeNull();
  });
});
