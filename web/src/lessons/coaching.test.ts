import { describe, expect, it } from 'vitest';
import type { LessonCard, LessonShown } from '../generated/protocol';
import type { Snapshot } from '../lib/scenery';
import { Coaching } from './coaching.svelte';

function card(step: string, how: Partial<LessonCard> = {}): LessonCard {
  return {
    step,
    said: { type: 'said', key: `lesson-${step}`, args: {} },
    tasks: [false],
    acted: false,
    confirms: false,
    ...how,
  };
}

function lesson(cards: readonly LessonCard[], told: Partial<LessonShown> = {}): LessonShown {
  return {
    lesson: 'a-game',
    groups: [
      { name: 'move', steps: ['one', 'two'] },
      { name: 'pass', steps: ['three'] },
    ],
    seen: [],
    cards,
    current: cards.at(-1)?.step ?? '',
    remark: null,
    aside: false,
    waits: [],
    suggestion: '',
    exercise: '',
    folded: true,
    over: false,
    left: false,
    room: '',
    ...told,
  };
}

function taught(first: LessonShown) {
  const told: string[] = [];
  const shown: string[] = [];
  const seen: string[] = [];
  const match = {
    snapshot: { question: { number: 1 } } as unknown as Snapshot,
    mine: true,
    lesson: first as LessonShown | null,
    hints: true,
    hint: () => Promise.reject(new Error('no hint')),
    learn: (did: string, what = '') => void told.push(`${did} ${what}`.trim()),
  };
  const coaching = new Coaching(match, {
    seen: () => seen,
    show: (answer) => void shown.push(answer),
    weighs: () => false,
  });
  coaching.follow();
  return { coaching, match, told, shown, seen };
}

const done = { tasks: [true] };

describe('the coach', () => {
  it('goes on by itself after what the learner has done', () => {
    const { coaching, match } = taught(lesson([card('one')]));
    match.lesson = lesson([card('one', { ...done, acted: true }), card('two')]);
    coaching.follow();
    expect(coaching.card?.step).toBe('two');
    expect(coaching.isCurrent).toBe(true);
  });

  it('lets a card be read that was done without the learner, until the next answer', () => {
    const { coaching, match } = taught(lesson([card('one')]));
    match.lesson = lesson([card('one', done), card('two')]);
    coaching.follow();
    expect(coaching.card?.step).toBe('one');
    coaching.forward();
    expect(coaching.card?.step).toBe('two');
    coaching.back();
    coaching.follow();
    expect(coaching.card?.step).toBe('one');
    match.snapshot = { question: { number: 2 } } as unknown as Snapshot;
    coaching.follow();
    expect(coaching.card?.step).toBe('two');
  });

  it('lets any card be read again, until the next answer', () => {
    const { coaching, match } = taught(lesson([card('one', { ...done, acted: true }), card('two')]));
    expect(coaching.card?.step).toBe('two');
    coaching.back();
    coaching.follow();
    expect(coaching.card?.step).toBe('one');
    match.snapshot = { question: { number: 2 } } as unknown as Snapshot;
    coaching.follow();
    expect(coaching.card?.step).toBe('two');
  });

  it('tells what is seen once, and only what is waited for', () => {
    const { coaching, told, seen } = taught(lesson([card('one')], { waits: ['chosen'] }));
    seen.push('previewed pass 1,1');
    coaching.follow();
    expect(told).toEqual([]);
    seen.push('chosen H10');
    coaching.follow();
    coaching.follow();
    expect(told).toEqual(['saw chosen H10']);
  });

  it('tells nothing while the other side plays', () => {
    const { coaching, match, told, seen } = taught(lesson([card('one')], { waits: ['chosen'] }));
    match.mine = false;
    seen.push('chosen');
    coaching.follow();
    expect(told).toEqual([]);
  });

  it('previews what it suggests, and says so where there is nothing', async () => {
    const { coaching, match, shown, told } = taught(lesson([card('one')], { suggestion: 'H10 4,1' }));
    await coaching.show();
    expect(shown).toEqual(['H10 4,1']);
    expect(told).toEqual([]);
    match.lesson = lesson([card('one')]);
    await coaching.show();
    expect(coaching.none).toBe(true);
  });

  it('leaves, and comes back at the whistle', () => {
    const { coaching, match, told } = taught(lesson([card('one')]));
    coaching.leave();
    match.lesson = lesson([card('one')], { left: true });
    expect(coaching.open).toBe(false);
    expect(coaching.recalls).toBe(true);
    coaching.recall();
    expect(told).toEqual(['leave', 'recall']);
  });

  it('is gone once the lesson is over, until something happens for the first time', () => {
    const { coaching, match } = taught(lesson([card('one')]));
    match.lesson = lesson([card('one', done)], { over: true, current: '' });
    coaching.follow();
    expect(coaching.open).toBe(true);
    coaching.close();
    expect(coaching.open).toBe(false);
    const remark = { type: 'said', key: 'lesson-aside', args: {} } as const;
    match.lesson = lesson([card('one', done)], { over: true, current: '', remark, aside: true });
    coaching.follow();
    expect(coaching.open).toBe(true);
  });

  it('does not open a finished lesson again', () => {
    const { coaching } = taught(lesson([card('one', done)], { over: true, current: '' }));
    expect(coaching.open).toBe(false);
    expect(coaching.recalls).toBe(true);
  });

  it('folds squads, log and dice until they are needed, or unfolded', () => {
    const { coaching } = taught(lesson([card('one')]));
    expect(coaching.isFolded).toBe(true);
    coaching.unfolded = true;
    expect(coaching.isFolded).toBe(false);
  });

  it('names what comes next while no card is open', () => {
    const { coaching, match } = taught(lesson([card('one')]));
    expect(coaching.awaited).toBe(null);
    match.lesson = lesson([card('one', done)], { current: '', seen: ['one', 'two'] });
    expect(coaching.awaited).toBe('pass');
  });
});
