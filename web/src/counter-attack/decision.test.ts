import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnswerOutcome, Outcome, Scene, Token } from '../generated/counter-attack';
import type { Message } from '../generated/protocol';
import { learn } from '../lib/words.svelte';
import { duelOf, inShort } from './chances';
import Decision from './Decision.svelte';

// A wide screen, before anything asks for its size.
vi.hoisted(() => {
  const matches = (query: string): object => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', matches);
});

const said = (what: string): Message => ({ type: 'said', key: 'ca-outcome-word', args: { what, mine: 'yes' } });
const outcome = (what: string, kind: Outcome['kind'], chance: number): Outcome => ({
  word: said(what),
  said: { ...said(what), key: 'ca-outcome' },
  detail: null,
  kind,
  chance,
  player: null,
  board: '',
});
const scene = {
  type: 'counter-attack',
  tokens: Array.from({ length: 22 }, (_, player) => ({
    player,
    side: player < 11 ? 'home' : 'away',
    shirt: (player % 11) + 1,
    name: `Ann Player${player}`,
    keeper: false,
    hex: 900 + player,
    marks: [],
    attributes: {},
  })) as unknown as Token[],
} as unknown as Scene;
/** Even strength: the tackler's 1 is a foul, a tie is loose. */
const THROWS = Array.from({ length: 36 }, (_, at) => {
  const [mine, theirs] = [Math.floor(at / 6) + 1, (at % 6) + 1];
  return mine === 1 ? 3 : mine > theirs ? 0 : mine === theirs ? 1 : 2;
});
const TACKLE: AnswerOutcome = {
  type: 'outcome',
  path: [],
  rollers: [
    {
      player: 3,
      hex: 903,
      chance: 15 / 36,
      what: said('won'),
      needed: null,
      ends: null,
      counted: [
        { player: 3, attribute: 'tackling', adds: 5 },
        { player: 20, attribute: 'dribbling', adds: 5 },
      ],
      rule: 'TACKLE-04',
    },
  ],
  shut_out: [],
  title: null,
  about: null,
  flight: null,
  guard: null,
  goals: [],
  behind: '',
  outcomes: [
    outcome('won', 'good', 15 / 36),
    outcome('loose', 'open', 5 / 36),
    outcome('past', 'bad', 10 / 36),
    outcome('foul', 'foul', 6 / 36),
  ],
  throws: THROWS,
  good: 15 / 36,
  rules: ['TACKLE-04'],
};

describe('the panel of a decision', () => {
  beforeAll(() => learn('en'));
  let shown: ReturnType<typeof mount> | null = null;
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    document.body.replaceChildren();
  });
  function show(look: AnswerOutcome, reckless: AnswerOutcome | null = null, onpoint = vi.fn()) {
    const props = {
      look,
      scene,
      title: 'Tackle',
      side: 'home' as const,
      reckless,
      stands: null,
      pointed: null,
      onpoint,
    };
    shown = mount(Decision, { target: document.body, props });
    flushSync();
    return onpoint;
  }

  it('shows 36 throws, and a table of them for those who listen', () => {
    show(TACKLE);
    expect(document.querySelectorAll('i[data-kind=good]')).toHaveLength(15);
    expect(document.querySelectorAll('i[data-kind=foul]')).toHaveLength(6);
    expect(document.querySelectorAll('table tbody td')).toHaveLength(36);
    expect(document.body.textContent).toContain('42%');
  });

  it('describes the hex under the pointer', () => {
    const onpoint = show(TACKLE);
    document.querySelector('[data-outcome=bad]')?.dispatchEvent(new Event('pointerenter'));
    expect(onpoint).toHaveBeenCalledWith(2);
  });

  it('shows a reckless tackle below', () => {
    show(TACKLE, {
      ...TACKLE,
      throws: [],
      outcomes: [outcome('escapes', 'bad', 1 / 3), outcome('stopped', 'open', 2 / 3)],
    });
    expect(document.querySelector('[data-reckless]')?.textContent).toContain('gets away');
  });

  it('tells a shot in the order of the dice, and what the goalkeeper may do', () => {
    const line: Message = { type: 'said', key: 'ca-guard-out-of-reach', args: {} };
    show({
      ...TACKLE,
      throws: [],
      title: { type: 'said', key: 'ca-look-shot', args: { mine: 'yes', where: 'near' } },
      outcomes: [
        outcome('goal', 'good', 0.56),
        outcome('loose', 'open', 0.07),
        outcome('saved', 'bad', 0.06),
        outcome('blocked', 'bad', 0.17),
        outcome('off_target', 'foul', 0.14),
      ],
      good: 0.56,
      guard: { player: 11, hex: 1, reach: '', save_hex: null, penalty: 0, may: [line], rule: 'SHOT-12' },
    });
    const told = [...document.querySelectorAll('[data-outcome] .said')].map((one) => one.textContent);
    expect(told).toEqual(['Blocked', 'Off target', 'Saved, or 7% loose when level']);
    expect(document.querySelector('h2')?.textContent).toBe('Shot at the near post');
    expect(document.querySelector('[data-guard-may]')?.textContent).toContain('Cannot reach it');
  });

  it('puts my die down the side, even if the rival rolls first', () => {
    expect(duelOf(TACKLE, 'home')?.rows[0]).toEqual([3, 3, 3, 3, 3, 3]);
    const theirs = duelOf(TACKLE, 'away');
    expect(theirs?.mine.player).toBe(20);
    expect(theirs?.rows.map((row) => row[0])).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it('says in short what is meant and what it may cost', () => {
    expect(inShort(TACKLE.outcomes)).toBe('42% win · 17% foul');
    expect(inShort([])).toBe('');
    // Their foul is good for me, and not what is meant; their goal is what I am told of their shot.
    expect(
      inShort([outcome('foul', 'good', 0.17), outcome('won', 'good', 0.08), outcome('lost', 'bad', 0.75)]),
    ).toMatch(/^25% win/);
    expect(inShort([outcome('off_target', 'good', 0.17), outcome('goal', 'bad', 0.83)])).toBe('83% goal');
  });
});
