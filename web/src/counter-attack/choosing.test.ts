import { describe, expect, it, vi } from 'vitest';
import type { About, Group, HexNote, Outcome, PreviewResult, Scene, Token } from '../generated/counter-attack';
import { previews } from '../lib/fakes';
import type { Snapshot } from '../lib/scenery';
import { Choosing } from './choosing.svelte';
import { numberOf } from './geometry';
import { SAFE } from './turn.svelte';

const said = (key: string) => ({ type: 'said', key, args: {} }) as const;
const hex = (x: number, z: number): number => numberOf(x, z) ?? 0;
const board = (...hexes: number[]): string => hexes.reduce((bits, one) => bits | (1n << BigInt(one)), 0n).toString(16);

function token(player: number, at: number): Token {
  return {
    player,
    side: player < 11 ? 'home' : 'away',
    shirt: (player % 11) + 1,
    card: 0,
    name: 'A B',
    country: '',
    keeper: false,
    hex: at,
    attributes: {},
    marks: [],
  };
}

function asked(groups: readonly Group[], look: PreviewResult = SAFE, notes: readonly HexNote[] = []) {
  const tokens = Array.from({ length: 22 }, (_, player) => token(player, hex((player % 11) - 5, player < 11 ? -3 : 3)));
  const scene = { type: 'counter-attack', tokens } as unknown as Scene;
  const question = {
    number: 7,
    side: 'home',
    frame: 'StepChoice',
    rule: 'MOVE-02',
    title: said('q'),
    why: null,
    groups,
    whole_turn: false,
    routines: false,
    arranges: '',
    remarks: [],
  };
  const answers: string[] = [];
  const looks: string[] = [];
  const match = {
    snapshot: { scene, question } as unknown as Snapshot,
    mine: true,
    answer: (answer: string) => void answers.push(answer),
    preview: previews<About, PreviewResult>((about) => {
      if (about.type !== 'answer') return { type: 'reach_notes', notes };
      looks.push(about.answer);
      return look;
    }),
  };
  const choosing = new Choosing(match);
  choosing.renew();
  const next = (number: number, offered: readonly Group[]): void => {
    match.snapshot = { scene, question: { ...question, number, groups: offered } } as unknown as Snapshot;
    choosing.renew();
    choosing.follow();
  };
  return { choosing, answers, looks, next };
}

const moves = (player: number, ...hexes: number[]): Group => ({
  type: 'moves',
  answer: `H${player + 1}`,
  player,
  board: board(...hexes),
  mostly_legal: false,
  ahead: '',
});
const targets = (answer: string, ...hexes: number[]): Group => ({
  type: 'targets',
  answer,
  label: said(answer),
  board: board(...hexes),
  fact: null,
  key: '',
  rule: '',
  mostly_legal: false,
});

const call = (answer: string, rolls: boolean, primary = false): Group => ({
  type: 'call',
  answer,
  label: said(answer),
  fact: null,
  key: '',
  rule: '',
  primary,
  rolls,
});
const outcome = (kind: Outcome['kind'], chance: number): Outcome => ({
  word: said(kind),
  said: said(kind),
  detail: null,
  kind,
  chance,
  player: null,
  board: '',
});
const even: PreviewResult = {
  ...SAFE,
  outcomes: [outcome('good', 0.42), outcome('bad', 0.58)],
  good: 0.42,
};

describe('choosing', () => {
  it('shows the chances of the usual call, and rolls at the second press', async () => {
    const { choosing, answers, looks } = asked([call('tackle', true, true), call('no', false)], even);
    await vi.waitFor(() => expect(choosing.called.get('tackle')?.good).toBe(0.42));
    expect(looks).toEqual(['tackle']);
    expect(choosing.foreseen).toBe('tackle');
    expect(choosing.look?.good).toBe(0.42);
    choosing.arm('tackle');
    expect(answers).toEqual([]);
    expect(choosing.armed).toBe('tackle');
    choosing.arm('tackle');
    expect(answers).toEqual(['tackle']);
  });

  it('keeps the chances of a call in view when the pointer leaves a hex', async () => {
    const { choosing } = asked([call('tackle', true, true), moves(3, hex(1, 1))], even);
    await vi.waitFor(() => expect(choosing.look).not.toBeNull());
    choosing.over(hex(1, 1));
    choosing.over(null);
    expect(choosing.look?.good).toBe(0.42);
  });

  it('drops every choice when something else is asked', () => {
    const { choosing, next } = asked([moves(3, hex(1, 1)), moves(4, hex(2, 2)), call('tackle', true)]);
    choosing.press(3);
    choosing.arm('tackle');
    next(8, [moves(3, hex(1, 1)), moves(4, hex(2, 2))]);
    expect([choosing.player, choosing.armed, choosing.target, choosing.lit]).toEqual([null, null, null, null]);
  });

  it('moves a player to a safe hex with one press of it', async () => {
    const { choosing, answers } = asked([moves(3, hex(1, 1)), moves(4, hex(2, 2))]);
    expect(choosing.lit).toBeNull();
    choosing.press(3);
    expect(choosing.lit?.answer).toBe('H4');
    choosing.pressHex(hex(1, 1));
    await vi.waitFor(() => expect(answers).toEqual(['H4 1,1']));
  });

  it('asks for a second press where dice come of it', async () => {
    const risky: PreviewResult = {
      ...SAFE,
      rollers: [
        { player: 15, hex: 1, chance: 1 / 6, what: said('r'), needed: null, ends: null, counted: [], rule: 'MOVE-11' },
      ],
      outcomes: [outcome('good', 5 / 6), outcome('bad', 1 / 6)],
      good: 5 / 6,
    };
    const { choosing, answers } = asked([moves(3, hex(1, 1))], risky);
    choosing.pressHex(hex(1, 1));
    await vi.waitFor(() => expect(choosing.look?.good).toBeCloseTo(5 / 6));
    expect(answers).toEqual([]);
    choosing.pressHex(hex(1, 1));
    expect(answers).toEqual(['H4 1,1']);
  });

  it('aims a pass at a teammate by pressing the token', async () => {
    const at = hex(4 - 5, -3);
    const { choosing, answers } = asked([targets('standard', at), targets('high', hex(5, 5))]);
    choosing.take('standard');
    choosing.press(4);
    await vi.waitFor(() => expect(choosing.target).toBe(at));
    choosing.confirm();
    expect(answers).toEqual(['standard -1,-3']);
  });

  it('suggests the hex of the goal where a shot scores most often', async () => {
    const goal = [-1, 0, 1].map((z) => hex(19, z));
    const { choosing, answers } = asked([targets('shoot', ...goal), targets('high', hex(5, 5))], even, [
      { hex: goal[0] ?? 0, chance: 0.3, kind: 'good' },
      { hex: goal[1] ?? 0, chance: 0.2, kind: 'good' },
      { hex: goal[2] ?? 0, chance: 0.4, kind: 'good' },
    ]);
    expect(choosing.suggested).toBeNull();
    choosing.take('shoot');
    await vi.waitFor(() => expect(choosing.shown).toBe(goal[2]));
    expect([choosing.target, choosing.look?.good]).toEqual([null, 0.42]);
    choosing.takeSuggested();
    expect(answers).toEqual(['shoot 19,1']);
  });

  it('takes two presses for a suggested hex that nobody asked for', async () => {
    const goal = [-1, 0].map((z) => hex(19, z));
    const notes = goal.map((at, place) => ({ hex: at, chance: 0.3 + place / 10, kind: 'good' as const }));
    const { choosing, answers } = asked([targets('shoot', ...goal)], even, notes);
    await vi.waitFor(() => expect(choosing.shown).toBe(goal[1]));
    choosing.takeSuggested();
    expect([answers, choosing.target]).toEqual([[], goal[1]]);
    choosing.confirm();
    expect(answers).toEqual(['shoot 19,0']);
  });

  it('crosses a hex of the goal that is out of range, with the reason', async () => {
    const why: PreviewResult = { type: 'not_allowed', why: { rule: 'SHOT-02', said: said('far') } };
    const { choosing } = asked([targets('shoot', hex(19, 0))], why);
    choosing.over(hex(19, 3));
    await vi.waitFor(() => expect(choosing.crossed?.why.rule).toBe('SHOT-02'));
    choosing.over(hex(3, 3));
    expect(choosing.crossed).toBeNull();
  });

  it('names a player with one press', () => {
    const { choosing, answers } = asked([
      {
        type: 'players',
        label: said('taker'),
        players: [{ player: 8, answer: 'name H9' }],
        key: '',
        rule: '',
        rolls: false,
      },
    ]);
    choosing.press(8);
    expect(answers).toEqual(['name H9']);
  });

  it('says why a hex is not lit', async () => {
    const why: PreviewResult = { type: 'not_allowed', why: { rule: 'MOVE-04', said: said('far') } };
    const { choosing, answers } = asked([moves(3, hex(1, 1))], why);
    choosing.pressHex(hex(9, 9));
    await vi.waitFor(() => expect(choosing.refusal?.why.rule).toBe('MOVE-04'));
    expect(answers).toEqual([]);
  });

  it('steps back by one, and through the players by a key', () => {
    const { choosing } = asked([moves(3, hex(1, 1)), moves(4, hex(2, 2)), targets('standard', hex(3, 3))]);
    choosing.next();
    choosing.next();
    expect(choosing.player).toBe(4);
    choosing.next();
    expect(choosing.player).toBe(3);
    choosing.take('standard');
    choosing.cancel();
    expect([choosing.aim, choosing.player]).toEqual([null, 3]);
    choosing.cancel();
    expect(choosing.player).toBeNull();
  });

  it('runs hex by hex to a hex further on, and stops when something comes in between', async () => {
    const path = [hex(1, 1), hex(2, 1), hex(3, 1)];
    const look: PreviewResult = { ...SAFE, path };
    const first: Group = {
      type: 'moves',
      answer: 'H4',
      player: 3,
      board: board(path[0] ?? 0),
      mostly_legal: false,
      ahead: board(...path),
    };
    const { choosing, answers, next } = asked([first], look);
    choosing.pressHex(hex(3, 1));
    await vi.waitFor(() => expect(answers).toEqual(['H4 1,1']));
    next(8, [{ ...first, board: board(path[1] ?? 0) }]);
    expect(answers).toEqual(['H4 1,1', 'H4 2,1']);
    next(9, [targets('standard', hex(3, 1))]);
    next(10, [{ ...first, board: board(path[2] ?? 0) }]);
    expect(answers).toEqual(['H4 1,1', 'H4 2,1']);
  });
});
