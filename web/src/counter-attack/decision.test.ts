import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnswerOutcome, Outcome, Scene, Token } from '../generated/counter-attack';
import type { Message } from '../generated/protocol';
import { learn } from '../lib/words.svelte';
import { duelOf, inShort } from './chances';
import Decision from './Decision.svelte';

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
      counted: [
        { player: 3, attribute: 'tackling', adds: 5 },
        { player: 20, attribute: 'dribbling', adds: 5 },
      ],
      rule: 'TACKLE-04',
    },
  ],
  shut_out: [],
  save_hex: null,
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
  beforeAll(() => {
    const wide = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => wide);
    return learn('en');
  });
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

  it('tells what is pointed at', () => {
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

  it('puts my die down the side, whoever rolls first', () => {
    expect(duelOf(TACKLE, 'home')?.rows[0]).toEqual([3, 3, 3, 3, 3, 3]);
    const theirs = duelOf(TACKLE, 'away');
    expect(theirs?.mine.player).toBe(20);
    expect(theirs?.rows.map((row) => row[0])).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it('says in short what is meant and what it may cost', () => {
    expect(inShort(TACKLE.outcomes)).toBe('42% win · 17% foul');
    expect(inShort([])).toBe('');
  });
});
