import { beforeAll, describe, expect, it } from 'vitest';
import type { About, Group, PreviewResult, Scene, Token } from '../generated/counter-attack';
import { previews } from '../lib/fakes';
import type { Snapshot } from '../lib/scenery';
import { learn } from '../lib/words.svelte';
import { Choosing } from './choosing.svelte';
import { numberOf } from './geometry';
import { find, show } from './hints';
import { SAFE } from './turn.svelte';

const hex = (x: number, z: number): number => numberOf(x, z) ?? 0;
const board = (...hexes: number[]): string => hexes.reduce((bits, one) => bits | (1n << BigInt(one)), 0n).toString(16);
const pass = { type: 'said', key: 'ca-pass', args: { kind: 'standard' } } as const;
const nutmeg = { type: 'said', key: 'ca-choose', args: { kind: 'nutmeg' } } as const;
const end = { type: 'said', key: 'ca-call', args: { call: 'end' } } as const;

const tokens = [
  { player: 0, side: 'home', shirt: 1, name: 'Tor Lindqvist', hex: hex(0, 0) },
  { player: 1, side: 'home', shirt: 2, name: 'Kofi Asante', hex: hex(4, 0) },
] as unknown as Token[];
const scene = {
  type: 'counter-attack',
  tokens,
  drafting: null,
  bench: [[{ card: 30, name: 'Ian Bakkerud' }], []],
} as unknown as Scene;

const GROUPS: readonly Group[] = [
  {
    type: 'moves',
    answer: 'H1',
    player: 0,
    board: board(hex(1, 1)),
    mostly_legal: false,
    ahead: '',
  },
  {
    type: 'targets',
    answer: 'pass',
    label: pass,
    board: board(hex(4, 0), hex(5, -1)),
    fact: null,
    key: 'P',
    rule: '',
    mostly_legal: false,
  },
  { type: 'call', answer: 'end', label: end, fact: null, key: 'E', rule: '', primary: true, rolls: false },
  { type: 'players', label: nutmeg, players: [{ player: 1, answer: 'nutmeg A2' }], key: 'N', rule: '', rolls: true },
  { type: 'substitutions', substitutions: [{ player: 0, card: 30, answer: 'H1 for 30' }] },
];

function choosing() {
  const looks: string[] = [];
  const answers: string[] = [];
  const match = {
    snapshot: { scene, question: { number: 1, groups: GROUPS } } as unknown as Snapshot,
    mine: true,
    answer: (answer: string) => void answers.push(answer),
    preview: previews<About, PreviewResult>((about) => {
      if (about.type !== 'answer') return { type: 'reach_notes', notes: [] };
      looks.push(about.answer);
      return SAFE;
    }),
  };
  const made = new Choosing(match);
  made.renew();
  return { made, looks, answers };
}

describe('the answers of a hint', () => {
  beforeAll(() => learn('en'));

  it.each([
    ['H1 1,1', 'Lindqvist (1) to (1, 1)'],
    ['pass 4,0', 'Standard pass: Asante (2)'],
    ['pass 5,-1', 'Standard pass: (5, −1)'],
    ['end', 'End step'],
    ['nutmeg A2', 'Nutmeg: Asante (2)'],
    ['H1 for 30', 'Lindqvist (1) off, Bakkerud on'],
    ['what nobody offers', 'what nobody offers'],
  ])('are named: %s', (answer, name) => {
    expect(find(answer, GROUPS, scene).name).toBe(name);
  });

  it('are aimed at on the board, and not played', async () => {
    const { made, looks, answers } = choosing();
    show('pass 5,-1', made);
    expect([made.aim, made.target]).toEqual(['pass', hex(5, -1)]);
    show('pass 5,-1', made);
    await Promise.resolve();
    expect(looks.at(-1)).toBe('pass 5,-1');
    show('H1 1,1', made);
    expect([made.aim, made.player, made.hover]).toEqual([null, 0, hex(1, 1)]);
    expect(answers).toEqual([]);
  });
});
