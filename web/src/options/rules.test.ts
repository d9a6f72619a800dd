import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo, OptionWords } from '../generated/protocol';
import { choices, choose, count, inEdition, isFound, ofEditions, said, setUp, takes, today, usualRules } from './rules';

const option = (name: string, kind: OptionInfo['kind'], values: OptionInfo['values'], usual: unknown): OptionInfo => ({
  name,
  kind,
  values,
  default: usual as string,
});
const nutmeg = option('nutmeg', 'switch', [true, false], true);
const steal = option('steal_success', 'choice', ['six', 'six_or_ten'], 'six_or_ten');
const angle = option('difficult_angle', 'number', [-3, -2, -1, 0], -1);
const keepers = option('squad', 'choice', ['one', 'two'], 'two');
const draw = option('draw', 'choice', ['lot', 'blind'], 'blind');
const extra = option('extra', 'switch', [true, false], true);
const save = option('save', 'choice', ['die', 'handling'], 'handling');
const clock = option('clock', 'text', [], 'actions:45');
const INFO: GameInfo = {
  name: 'game',
  hidden_information: false,
  editions: [
    {
      name: 'core',
      options: {
        nutmeg: false,
        steal_success: 'six',
        difficult_angle: 0,
        squad: 'one',
        draw: 'lot',
        extra: false,
        save: 'die',
        clock: 'actions:45',
      },
    },
    {
      name: 'living',
      options: {
        nutmeg: true,
        steal_success: 'six_or_ten',
        difficult_angle: -1,
        squad: 'two',
        draw: 'blind',
        extra: true,
        save: 'handling',
        clock: 'actions:45',
      },
    },
  ],
  options: [nutmeg, steal, angle, keepers, draw, extra, save, clock],
  coaches: [],
  orders: [],
  together: [
    { option: 'squad', value: 'one', needs: { draw: 'lot' } },
    { option: 'squad', value: 'two', needs: { draw: 'blind' } },
    { option: 'extra', value: false, needs: { save: 'die' } },
  ],
  beginners: 'core',
  form: { type: 'game' },
};
const LIVING = usualRules(INFO);
const WORDS: OptionWords = {
  name: 'steal_success',
  chapter: 'steals',
  title: 'Réussir une interception',
  sentence: 'Ce qu’il faut à un défenseur.',
  values: { six: 'Un 6', six_or_ten: 'Un 6, ou 10' },
};
const LENGTHS = { 'actions:*': '{n} actions', 'real:*': '{n} minutes' };
const words = (values: OptionWords['values']): OptionWords => ({ ...WORDS, values });

describe('rules', () => {
  it('begin with the edition that has the usual values', () => {
    expect(LIVING).toEqual({ edition: 'living', changes: {}, beginner: false });
    expect(usualRules({ ...INFO, editions: [] }).edition).toBe('');
  });

  it('hold what differs from the edition, and nothing else', () => {
    const changed = choose(INFO, LIVING, 'nutmeg', false);
    expect(changed.changes).toEqual({ nutmeg: false });
    expect(choose(INFO, changed, 'nutmeg', true).changes).toEqual({});
    expect(count({ ...changed, beginner: true })).toBe(2);
    expect(setUp(changed)).toEqual({ edition: 'living', options: { nutmeg: false } });
    expect(setUp({ edition: '', changes: {}, beginner: true })).toEqual({ beginner: true, options: {} });
  });

  it('keep in another edition the changes that still differ', () => {
    const changed = choose(INFO, choose(INFO, LIVING, 'nutmeg', false), 'difficult_angle', -3);
    const core = inEdition(INFO, changed, 'core');
    expect(core).toEqual({ edition: 'core', changes: { difficult_angle: -3 }, beginner: false });
  });

  it('choose what goes with a choice', () => {
    expect(choose(INFO, LIVING, 'squad', 'one').changes).toEqual({ squad: 'one', draw: 'lot' });
    expect(choose(INFO, LIVING, 'draw', 'lot').changes).toEqual({ squad: 'one', draw: 'lot' });
    expect(choose(INFO, LIVING, 'extra', false).changes).toEqual({ extra: false, save: 'die' });
    const core = usualRules({ ...INFO, options: [] });
    expect(choose(INFO, core, 'save', 'handling').changes).toEqual({ save: 'handling', extra: true });
    expect(choose(INFO, choose(INFO, LIVING, 'draw', 'lot'), 'draw', 'blind').changes).toEqual({});
  });

  it('that were kept lose what the game no longer knows', () => {
    const kept = { edition: 'gone', changes: { nutmeg: false, offside: 'never', difficult_angle: 7 }, beginner: true };
    const { rules, lost } = today(INFO, kept);
    expect(rules).toEqual({ edition: 'living', changes: { nutmeg: false }, beginner: true });
    expect(lost).toBe(3);
    expect(today(INFO, {}).lost).toBe(0);
    expect(today({ ...INFO, beginners: '' }, kept).rules.beginner).toBe(false);
  });

  it('take a length within bounds', () => {
    for (const value of ['actions:1', 'real:9999']) expect(takes(clock, value)).toBe(true);
    for (const value of ['actions:0', 'real:10000', 'actions:', 'actions:1.5', 'long', 7]) {
      expect(takes(clock, value)).toBe(false);
    }
    expect(takes(angle, -3)).toBe(true);
    expect(takes(angle, '-3')).toBe(false);
  });
});

describe('options in words', () => {
  it('say every value', () => {
    expect(said(WORDS, 'six')).toBe('Un 6');
    expect(said(words({ off: 'No', on: 'Yes' }), true)).toBe('Yes');
    expect(said(words(LENGTHS), 'real:20')).toBe('20 minutes');
    expect(said(words({ '0': 'None', '*': '{n}' }), -3)).toBe('−3');
  });

  it('offer named values first, no before yes and little before much', () => {
    expect(choices(nutmeg, words({ off: 'No', on: 'Yes' }))).toEqual([[false, true], []]);
    expect(choices(angle, words({ '0': 'No effect', '-1': '−1', '*': '{n}' }))).toEqual([
      [0, -1],
      [-3, -2],
    ]);
  });

  it('are found by words, choices, chapter and source name, whatever the accents', () => {
    for (const query of ['reussir', 'DÉFENSEUR il faut', 'ou 10', 'porteurs', 'steal_success', 'steal success', ' ']) {
      expect(isFound(query, WORDS, 'Les porteurs'), query).toBe(true);
    }
    expect(isFound('corner', WORDS, 'Les porteurs')).toBe(false);
  });

  it('know where editions differ', () => {
    expect(ofEditions(INFO).has('clock')).toBe(false);
    expect(ofEditions(INFO).size).toBe(7);
  });
});
