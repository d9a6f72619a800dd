import { describe, expect, it } from 'vitest';
import type { Advice, Refused } from '../generated/protocol';
import type { Snapshot } from './scenery';
import { Hinting } from './hinting.svelte';
import { learn } from './words.svelte';

const said = (key: string) => ({ type: 'said', key, args: {} }) as const;
const advice: Advice = {
  type: 'advice',
  answers: [
    { answer: 'dice 2', value: 0.6, why: said('why') },
    { answer: 'dice 1', value: 0.5, why: said('why') },
  ],
};

function asked(hint: () => Promise<Advice> = () => Promise.resolve(advice)) {
  const shown: string[] = [];
  const answers: string[] = [];
  const match = {
    snapshot: { question: { number: 7 } } as unknown as Snapshot,
    mine: true,
    hints: true,
    hint,
    answer: (answer: string) => void answers.push(answer),
  };
  const hinting = new Hinting(match, {
    name: (answer) => Promise.resolve(`name of ${answer}`),
    show: (answer) => void shown.push(answer),
  });
  return { hinting, match, shown, answers };
}

const goOn = (match: { snapshot: Snapshot }): void => {
  match.snapshot = { question: { number: 8 } } as unknown as Snapshot;
};

describe('a hint', () => {
  it('is asked for, named, looked at and played', async () => {
    const { hinting, shown, answers } = asked();
    const asking = hinting.ask();
    expect([hinting.asking, hinting.open]).toEqual([true, true]);
    await asking;
    expect(hinting.asking).toBe(false);
    expect(hinting.answers?.map((ranked) => [ranked.name, ranked.value])).toEqual([
      ['name of dice 2', 0.6],
      ['name of dice 1', 0.5],
    ]);
    hinting.show('dice 1');
    expect([hinting.shown, shown, answers]).toEqual(['dice 1', ['dice 1'], []]);
    hinting.play('dice 1');
    expect(answers).toEqual(['dice 1']);
  });

  it('goes when it is requested again, and when the match continues', async () => {
    const { hinting, match } = asked();
    await hinting.ask();
    await hinting.ask();
    expect(hinting.open).toBe(false);
    await hinting.ask();
    hinting.renew();
    expect(hinting.open).toBe(true);
    goOn(match);
    hinting.renew();
    expect(hinting.open).toBe(false);
  });

  it('that comes too late is not shown', async () => {
    const { hinting, match } = asked();
    const asking = hinting.ask();
    goOn(match);
    hinting.renew();
    await asking;
    expect([hinting.open, hinting.answers]).toEqual([false, null]);
  });

  it('is not asked for out of turn, nor where there are none', async () => {
    const { hinting, match } = asked(() => Promise.reject(new Error('nobody may ask')));
    match.mine = false;
    await hinting.ask();
    match.mine = true;
    match.hints = false;
    await hinting.ask();
    expect([hinting.offered, hinting.open]).toEqual([false, false]);
  });

  it('that is refused says why', async () => {
    const refused: Refused = { type: 'refused', id: '', error: 'busy', said: said('busy'), rule: '', detail: '' };
    const { hinting } = asked(() => Promise.reject(refused));
    await hinting.ask();
    expect([hinting.asking, hinting.failed?.key]).toEqual([false, 'busy']);
  });

  it('explains the best answer only, and tells how much less the others are worth', async () => {
    await learn('en');
    const { hinting } = asked(() =>
      Promise.resolve({
        type: 'advice',
        answers: [
          { answer: 'tackle', value: 0.6, why: said('because-ca-tackle') },
          { answer: 'no', value: 0.55, why: said('because-ca-no') },
          { answer: 'dive', value: 0.6, why: said('because-ca-dive') },
        ],
      }),
    );
    await hinting.ask();
    expect(hinting.whyOf(0)).toBe('Winning the ball is worth the risk of a foul.');
    expect(hinting.whyOf(1)).toBe('5 points less.');
    expect(hinting.whyOf(2)).toBe('As good.');
    expect(hinting.whyOf(9)).toBe('');
  });

  it('counts the win bar as it counts its answers', () => {
    const match = {
      snapshot: { question: { number: 7, side: 'away' } } as unknown as Snapshot,
      mine: true,
      hints: true,
      hint: () => Promise.resolve(advice),
      answer: () => {},
      winDrawLoss: { home: 0.5, draw: 0.2, away: 0.3 },
    };
    const hinting = new Hinting(match, { name: (answer) => answer, show: () => {} });
    expect(hinting.now).toBeCloseTo(0.4);
    expect(asked().hinting.now).toBeNull();
  });
});
