import { describe, expect, it, vi } from 'vitest';
import type { About, PreviewResult } from '../generated/counter-attack';
import { Turn } from './turn.svelte';

const done = { type: 'call', answer: 'done', label: { type: 'said', key: 'done', args: {} }, key: 'E' };

/** A match that asks for a whole turn; the rules allow everything but what is forbidden. */
function asked(forbidden = '') {
  const given: (readonly string[])[] = [];
  const backs = vi.fn();
  const tokens = [{ player: 7, hex: 100 }];
  const match = {
    snapshot: {
      scene: { type: 'counter-attack', tokens, carrier: null, ball: 1 },
      question: { number: 4, whole_turn: true, groups: [done] },
      back: false,
    },
    mine: true,
    answer: vi.fn(),
    answerTurn: (answers: readonly string[]) => void given.push(answers),
    takeBack: backs,
    preview: (about: About): Promise<PreviewResult> => {
      const answers = about.type === 'turn' ? about.answers : [];
      if (answers.includes(forbidden)) {
        return Promise.resolve({ type: 'not_allowed', why: { rule: 'SETUP-15', said: done.label } } as PreviewResult);
      }
      const hexes = answers.length ? [[7, 200]] : [];
      const turn = { type: 'whole_turn', answers, hexes, groups: [done], ends: ['done'], complete: true, why: null };
      return Promise.resolve(turn as unknown as PreviewResult);
    },
  };
  return { turn: new Turn(match as unknown as ConstructorParameters<typeof Turn>[0]), given, backs };
}

describe('a turn of several answers', () => {
  it('is collected, drawn where it would stand, and given together', async () => {
    const { turn, given } = asked();
    turn.answer('H8 1,1');
    expect(turn.busy).toBe(true);
    turn.give();
    expect(given).toEqual([]);
    await vi.waitFor(() => expect(turn.answers).toEqual(['H8 1,1']));
    expect(turn.scene?.tokens[0]?.hex).toBe(200);
    turn.answer('done');
    expect(given).toEqual([['H8 1,1', 'done']]);
  });

  it('takes back one answer after another, and then of the match', async () => {
    const { turn, backs } = asked();
    turn.answer('H8 1,1');
    turn.answer('H9 2,2');
    await vi.waitFor(() => expect(turn.answers).toEqual(['H8 1,1', 'H9 2,2']));
    turn.takeBack();
    turn.takeBack();
    await vi.waitFor(() => expect(turn.answers).toEqual([]));
    expect(backs).not.toHaveBeenCalled();
    turn.takeBack();
    expect(backs).toHaveBeenCalledOnce();
  });

  it('stays as it was if the rules refuse an answer', async () => {
    const { turn } = asked('H9 9,9');
    turn.answer('H8 1,1');
    await vi.waitFor(() => expect(turn.answers).toHaveLength(1));
    turn.answer('H9 9,9');
    await vi.waitFor(() => expect(turn.refused?.rule).toBe('SETUP-15'));
    expect(turn.answers).toEqual(['H8 1,1']);
  });
});
