import { beforeAll, describe, expect, it } from 'vitest';
import { learn, named, percent, say, t } from './words.svelte';

describe('words', () => {
  beforeAll(() => learn('en'));

  it('say a message with its arguments', () => {
    expect(t('curtain-hand-over', { name: 'Causse' })).toBe('Hand the screen to Causse');
    expect(say({ type: 'said', key: 'ca-formation', args: { name: '4-4-2' } })).toBe('4-4-2');
  });

  it('name players by last name and shirt, and several in a row', () => {
    const person = { type: 'person', name: 'Elías Villalba', shirt: 10, side: 'home' } as const;
    expect(named(person)).toBe('Villalba (10)');
    expect(t('plays-fit', { cards: [7, 9] })).toBe('Cards that would fit: 7 and 9');
    expect(t('call-play', { call: { type: 'said', key: 'home-computer', args: {} } })).toBe(
      'Play it: Play the computer',
    );
  });

  it('write chances as the language does', () => {
    expect(percent(1 / 6)).toBe('17%');
    expect(percent(0.001)).toBe('0.1%');
  });
});
