import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type {
  Question,
  Closing,
  Entry,
  FromBrowser,
  FromServer,
  SceneRecord,
  Side,
  Welcome,
} from '../generated/protocol';
import type { Snapshot as WireSnapshot } from '../generated/protocol';
import type { Snapshot, Step } from './scenery';
import type { Line } from './connection';
import { Match, type Dial } from './match.svelte';

const said = (key: string) => ({ type: 'said', key, args: {} }) as const;

const scene: SceneRecord = {
  type: 'a-game',
  home: 'Garonne',
  away: 'Causse',
  score: [0, 0],
  half: 1,
};

function snapshot(number: number, side: Side, perspective: Side | null = side): Snapshot {
  const question: Question = {
    number,
    side,
    frame: 'PlayChoice',
    rule: 'FF-COMBO-1',
    title: said('question'),
    why: null,
    groups: [],
    whole_turn: false,
    routines: false,
    arranges: '',
    remarks: [],
  };
  return {
    scene,
    question,
    perspective,
    thinking: false,
    back: true,
    no_back: null,
    clocks: null,
    win_draw_loss: null,
    ending: null,
    rematch: [],
    orders: null,
    lesson: null,
  };
}

function entry(number: number): Entry {
  return { entry: number, by: 'home', time: said('time'), events: [], lines: [], ordered: false };
}

function step(number: number, side: Side = 'home', told: Partial<Snapshot> = {}): Step {
  return { entry: entry(number), snapshot: { ...snapshot(number, side), ...told } };
}

function advanced(...steps: readonly Step[]): FromServer {
  return { type: 'advanced', steps, answered: '' };
}

function welcome(sides: readonly Side[], numbers: readonly number[], hidden = false, asked: Side = 'home'): Welcome {
  return {
    type: 'welcome',
    notice: null,
    orders: [],
    protocol: 2,
    room: 'room',
    game: 'french-flair',
    sides,
    hidden_information: hidden,
    hints: true,
    can_stop: true,
    seats: [],
    watching: 0,
    host: true,
    token: 'token',
    entries: numbers.map(entry),
    last: numbers.at(-1) ?? 0,
    snapshot: snapshot(numbers.at(-1) ?? 0, asked),
  };
}

interface Table {
  readonly match: Match;
  readonly hear: (message: FromServer) => void;
  readonly line: (line: Line, closing?: Closing | null) => void;
  readonly sent: FromBrowser[];
  readonly seen: () => number;
}

function table(): Table {
  const sent: FromBrowser[] = [];
  let ears: Parameters<Dial>[1] | undefined;
  const match = new Match('token', (_token, given) => {
    ears = given;
    return { send: (message) => sent.push(message), close: () => {}, hurry: () => {} };
  });
  return {
    match,
    hear: (message) => {
      ears?.heard(message);
      flushSync();
    },
    line: (line, closing = null) => ears?.line(line, 0, closing),
    sent,
    seen: () => ears?.seen() ?? -1,
  };
}

describe('a match as a browser knows it', () => {
  it('answers the request that it shows, once, until the result arrives', () => {
    const { match, hear, sent } = table();
    hear(welcome(['home'], [1, 2, 3]));
    expect(match.mine).toBe(true);
    match.answer('dice 2');
    match.answer('dice 1');
    expect(sent).toMatchObject([{ type: 'answer', number: 3, answer: 'dice 2' }]);
    expect(match.mine).toBe(false);
    hear({ type: 'done', id: (sent[0] as { id: string }).id, last: 4 });
    expect(match.mine).toBe(true);
  });

  it('takes the steps that an answer led to for the word that it is stored', () => {
    const { match, hear, sent } = table();
    hear(welcome(['home'], [1]));
    match.answer('dice 2');
    hear({ type: 'advanced', steps: [step(2)], answered: 'of another tab' });
    expect(match.sending).not.toBeNull();
    hear({ type: 'advanced', steps: [step(3)], answered: (sent[0] as { id: string }).id });
    expect(match.sending).toBeNull();
  });

  it('draws what changed over what stays', () => {
    const { match, hear } = table();
    hear(welcome(['home'], [1]));
    const change = { type: 'change', fields: { half: 2 }, items: { score: [[1, 7]] } } as const;
    const told: WireSnapshot = { ...snapshot(2, 'home'), scene: change };
    hear({ type: 'advanced', steps: [{ entry: entry(2), snapshot: told }], answered: '' });
    expect(match.snapshot?.scene).toEqual({ ...scene, half: 2, score: [0, 7] });
    hear({
      type: 'changed',
      seats: [],
      watching: 0,
      snapshot: { ...told, scene: { type: 'change', fields: {}, items: {} } },
    });
    expect(match.snapshot?.scene).toMatchObject({ half: 2, home: scene.home });
    expect(scene.half).toBe(1);
  });

  it('says again on a new line what the server may not have heard, and nothing that it has', () => {
    const { match, hear, sent, line } = table();
    hear(welcome(['home'], [1]));
    match.answer('dice 2');
    line('lost');
    expect(match.mine).toBe(false);
    hear(welcome(['home'], []));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(match.mine).toBe(false);
    hear({ type: 'done', id: (sent[0] as { id: string }).id, last: 2 });
    line('lost');
    hear(welcome(['home'], []));
    expect(sent).toHaveLength(2);
    expect(match.mine).toBe(false); // the connection is not reported up
    line('open');
    expect(match.mine).toBe(true);
  });

  it('takes answers on a slow line, and none on one that is closed', () => {
    const { match, hear, sent, line } = table();
    hear(welcome(['home'], [1]));
    line('closed', { code: 4401, name: 'no_seat', then: 'stop' });
    match.answer('dice 1');
    expect([match.mine, match.sending, sent.length, match.closing?.name]).toEqual([false, null, 0, 'no_seat']);
    line('slow');
    match.answer('dice 2');
    expect([sent.length, match.closing]).toEqual([1, null]);
  });

  it('does not say again what was too large', () => {
    const { match, hear, sent, line } = table();
    hear(welcome(['home'], [1]));
    match.answer('x'.repeat(100_000));
    line('lost', { code: 1009, name: 'too_large', then: 'return' });
    hear(welcome(['home'], []));
    line('open');
    expect([sent.length, match.mine]).toEqual([1, true]);
  });

  it('does not answer for the other side, nor for a watcher', () => {
    const { match, hear, sent } = table();
    hear(welcome(['away'], [1]));
    match.answer('dice 1');
    hear(welcome([], [1]));
    match.answer('dice 1');
    expect(match.watching).toBe(true);
    expect(sent).toEqual([]);
  });

  it('continues from the last entry it has seen', () => {
    const { match, hear, seen } = table();
    hear(welcome(['home'], [1, 2]));
    hear(advanced(step(3)));
    expect(seen()).toBe(3);
    hear(welcome(['home'], [4, 5]));
    expect(match.entries.map((one) => one.entry)).toEqual([1, 2, 3, 4, 5]);
  });

  it('forgets what was taken back', () => {
    const { match, hear } = table();
    hear(welcome(['home'], [1, 2, 3]));
    hear({ type: 'rewound', last: 1, snapshot: snapshot(1, 'home') });
    expect(match.entries.map((one) => one.entry)).toEqual([1]);
    expect(match.snapshot?.question?.number).toBe(1);
  });

  describe('on one screen', () => {
    const hands = { hand: [{ card: 9 }], whose: 'home', declared: [6], played: 1 };
    const seen = { hand: [], whose: null, declared: [], played: 0 };
    const held = (number: number, side: Side) => ({
      ...snapshot(number, side),
      scene: { ...scene, ...hands, type: 'french-flair', score: [number, 0] } as SceneRecord,
      no_back: said('why'),
    });

    it('shows what both may see behind a curtain, until the other person lifts it', () => {
      const { match, hear, sent } = table();
      hear({ ...welcome(['home', 'away'], [1], true), snapshot: held(1, 'home') });
      expect([match.curtain, match.mine]).toEqual(['home', false]);
      match.liftCurtain();
      expect([match.curtain, match.mine]).toEqual([null, true]);
      expect(match.snapshot).toEqual(held(1, 'home'));
      hear(advanced({ entry: entry(2), snapshot: held(2, 'away') }));
      expect([match.curtain, match.mine]).toEqual(['away', false]);
      expect(match.snapshot).toMatchObject({ question: null, perspective: null, back: false, no_back: null });
      expect(match.snapshot?.scene).toMatchObject({ ...seen, score: [2, 0] });
      match.answer('13.run');
      match.takeBack();
      expect(sent).toEqual([]);
    });

    it('shows what led to the decision of the other person, without a hand', async () => {
      const { match, hear } = table();
      hear({ ...welcome(['home', 'away'], [1], true), snapshot: held(1, 'home') });
      match.liftCurtain();
      const shown: unknown[] = [];
      match.shows(async (one, before) => {
        shown.push(before.scene, one.snapshot.scene, match.snapshot?.scene, match.playing?.snapshot.scene);
        expect([before.question, one.snapshot.question]).toEqual([null, null]);
      });
      hear(advanced({ entry: entry(2), snapshot: held(2, 'away') }));
      await vi.waitFor(() => expect(match.curtain).toBe('away'));
      expect(shown).toHaveLength(4);
      for (const one of shown) expect(one).toMatchObject(seen);
    });
  });

  it('shows steps one after another, and all at once when skipped', async () => {
    const { match, hear } = table();
    hear(welcome(['home'], []));
    const shown: number[] = [];
    match.shows(async (one, _before, hurry) => {
      shown.push(one.entry.entry);
      await new Promise<void>((resolve) => hurry.addEventListener('abort', () => resolve()));
    });
    hear(advanced(step(1)));
    hear(advanced(step(2)));
    expect([shown, match.entries.length, match.mine]).toEqual([[1], 0, false]);
    match.hurry();
    await vi.waitFor(() => expect(shown).toEqual([1, 2]));
    match.hurry();
    await vi.waitFor(() => expect(match.entries.length).toBe(2));
    expect(match.mine).toBe(true);
  });

  it('shows the end to whoever resigns while what is told is held up', async () => {
    const { match, hear, sent } = table();
    hear(welcome(['home'], [1], false, 'away'));
    match.pause(true);
    hear(advanced(step(2, 'away')));
    match.resign('home');
    expect(sent).toMatchObject([{ type: 'resign', side: 'home' }]);
    const ending = { home: 0, away: 0, winner: null, resigned: 'home' } as const;
    hear(advanced(step(3, 'home', { question: null, ending })));
    await vi.waitFor(() => expect(match.snapshot?.ending).toEqual(ending));
    expect([match.paused, match.entries.length]).toEqual([false, 3]);
  });

  it('returns a preview to its caller, and refuses by name', async () => {
    const { match, hear, sent } = table();
    hear(welcome(['home'], [1]));
    const looking = match.preview({ type: 'answer' });
    const { id } = sent[0] as { id: string };
    hear({ type: 'previewed', id, preview: { type: 'outcome' } });
    await expect(looking).resolves.toEqual({ type: 'outcome' });
    match.answer('13.run');
    hear({
      type: 'refused',
      id: (sent[1] as { id: string }).id,
      error: 'not_offered',
      said: said('no'),
      rule: 'FF-CARD-3',
      detail: '',
    });
    expect(match.refused?.error).toBe('not_offered');
    expect(match.mine).toBe(true);
  });

  it('asks for a hint, and returns it to its caller', async () => {
    const { match, hear, sent } = table();
    hear(welcome(['home'], [1]));
    const hint = match.hint();
    expect(sent).toMatchObject([{ type: 'hint', number: 1 }]);
    hear({ type: 'hinted', id: (sent[0] as { id: string }).id, advice: { type: 'advice', answers: [] } });
    await expect(hint).resolves.toEqual({ type: 'advice', answers: [] });
  });

  it('lets the computer move now, and does not mind when it just has', () => {
    const { match, hear, sent } = table();
    hear(welcome(['home'], [1], false, 'away'));
    match.moveNow();
    expect(sent).toMatchObject([{ type: 'move_now', number: 1 }]);
    const { id } = sent[0] as { id: string };
    hear({ type: 'refused', id, error: 'too_late', said: said('late'), rule: '', detail: '' });
    expect(match.refused).toBeNull();
  });

  it('keeps the outlook while dice are thrown, and drops it at the end', () => {
    const { match, hear } = table();
    const win_draw_loss = { home: 0.5, draw: 0.2, away: 0.3 };
    hear({ ...welcome(['home'], [1]), snapshot: { ...snapshot(1, 'home'), win_draw_loss } });
    hear(advanced(step(2, 'home', { question: null })));
    expect(match.winDrawLoss).toEqual(win_draw_loss);
    const ending = { home: 1, away: 0, winner: 'home', resigned: null } as const;
    hear(advanced(step(3, 'home', { question: null, ending })));
    expect(match.winDrawLoss).toBeNull();
  });
});
