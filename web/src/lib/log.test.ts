import { describe, expect, it } from 'vitest';
import type { Entry, Line } from '../generated/protocol';
import { logLines, passes, possessions, stepsOf, type LogLine } from './log';

const said = (key: string) => ({ type: 'said', key, args: {} }) as const;

function line(number: number, more: Partial<Line> = {}): Line {
  return {
    number,
    first: number,
    time: said('time'),
    side: 'home',
    attack: 'home',
    score: [0, 0],
    sentence: said(`line-${number}`),
    figures: null,
    dice: [],
    tags: [],
    weight: 'plain',
    covers: 0,
    ...more,
  };
}

function entry(number: number, lines: readonly Line[], told: readonly number[] = []): Entry {
  const events = told.map((of) => ({
    event: { type: 'Moved', rule: 'MOVE-04' },
    message: said(`of-${of}`),
    highlight: false,
    path: null,
    score: null,
    line: of,
  }));
  return { entry: number, by: 'home', time: said('time'), events, lines, ordered: false };
}

const keys = (lines: readonly LogLine[]) => lines.map(({ sentence }) => sentence.key);

describe('the lines of a log', () => {
  it('are the latest of each number, and fall back when entries are taken back', () => {
    const entries = [
      entry(1, [line(1)]),
      entry(2, [line(2, { sentence: said('looks') })]),
      entry(3, [line(2, { sentence: said('cuts out') })]),
    ];
    expect(keys(logLines(entries))).toEqual(['line-1', 'cuts out']);
    expect(keys(logLines(entries.slice(0, 2)))).toEqual(['line-1', 'looks']);
    expect(logLines(entries)[1]?.last).toBe(3);
  });

  it('leave out minor lines that another sums up, and nothing else', () => {
    const runs = [line(2, { weight: 'minor' }), line(3, { weight: 'bold' }), line(4, { weight: 'minor' })];
    const before = [entry(1, [line(1)]), entry(2, runs)];
    expect(logLines(before)).toHaveLength(4);
    const after = [...before, entry(3, [line(1, { covers: 3, sentence: said('sums up') })])];
    expect(keys(logLines(after))).toEqual(['sums up', 'line-3', 'line-4']);
  });

  it('are grouped by who had the ball, the newest first', () => {
    const lines = logLines([
      entry(1, [line(1), line(2, { attack: null }), line(3, { attack: 'away' }), line(4, { attack: 'away' })]),
    ]);
    const groups = possessions(lines);
    expect(groups.map(({ attack }) => attack)).toEqual(['away', 'home']);
    expect(groups.map((group) => keys(group.lines))).toEqual([
      ['line-4', 'line-3'],
      ['line-2', 'line-1'],
    ]);
  });

  it('pass filters by what they are about, by dice and by side', () => {
    const [shot, plain] = logLines([
      entry(1, [line(1, { tags: ['chance'], dice: [{ side: 'home', face: 3 }] }), line(2, { side: 'away' })]),
    ]) as [LogLine, LogLine];
    expect(passes(shot, 'chances', null)).toBe(true);
    expect(passes(plain, 'chances', null)).toBe(false);
    expect(passes(shot, 'dice', 'home')).toBe(true);
    expect(passes(plain, 'dice', null)).toBe(false);
    expect(passes(shot, 'all', 'away')).toBe(false);
    expect(passes(plain, 'all', 'away')).toBe(true);
    expect(passes(plain, 'duels', null)).toBe(false);
    expect(passes(plain, 'cards', null)).toBe(false);
  });

  it('unfold into their own events, also where the first entries are not known', () => {
    const entries = [entry(7, [line(1, { first: 7 })], [1, 2]), entry(8, []), entry(9, [line(1, { first: 7 })], [1])];
    const [first] = logLines(entries);
    expect(stepsOf(first as LogLine, entries).map((step) => step.entry)).toEqual([7, 9]);
    const [late] = logLines([entry(9, [line(1, { first: 3 })], [1])]);
    expect(stepsOf(late as LogLine, entries.slice(2)).map((step) => step.entry)).toEqual([9]);
  });
});
