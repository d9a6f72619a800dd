// The buttons of this game's own: play what is chosen, lay the card, throw one die or two, choose again.

import { screen } from '../lib/size.svelte';
import { say, t } from '../lib/words.svelte';
import type { Extra } from '../parts/Calls.svelte';
import type { Choosing, Dice } from './choosing.svelte';
import { chanceOf, groundOf } from './words';

/** What is being chosen, in words: the second line of the prompt. */
export function selectionOf(choosing: Choosing): string | null {
  const { row, laid, armed } = choosing;
  if (row) return [say(row.label), say(row.expected)].join(' · ');
  if (laid !== undefined) return `${laid}, ${t('ff-position', { card: laid })}`;
  if (armed) return t(`throw-${armed}`);
  if (!choosing.places.length) return null;
  return choosing.places.map((place) => choosing.hand[place] ?? '').join(', ');
}

/** How many answers are calls where nothing else is asked for: «goal, touch or tap?» hides none of them. */
export function answersOf({ groups, plays, laying, throws }: Choosing): number {
  return plays || laying || throws ? 0 : groups.filter((group) => group.type === 'call').length;
}

/** The buttons, as far as a side of this seat is asked. */
export function extrasOf(choosing: Choosing): readonly Extra[] {
  const list: Extra[] = [];
  const { row, laying, laid } = choosing;
  if (row) {
    list.push({
      label: t('call-play', { call: say(row.label) }),
      ...(!screen.small && { fact: [groundOf(row), row.risk ? say(row.risk) : t('play-no-dice')].join(' · ') }),
      key: 'Enter',
      primary: true,
      run: () => choosing.confirm(),
    });
  } else if (laying && laid !== undefined) {
    const won = choosing.look?.good[0];
    list.push({
      label: t('lay-with', { to: laying.label.args['to'] ?? '', card: laid }),
      ...(won && { fact: chanceOf(won) }),
      key: 'Enter',
      primary: true,
      run: () => choosing.confirm(),
    });
  }
  if (choosing.places.length) {
    list.push({ label: t('call-clear'), fact: t('call-clear-fact'), key: 'Escape', run: () => choosing.clear() });
  }
  return [...list, ...throwsOf(choosing)];
}

function throwsOf(choosing: Choosing): readonly Extra[] {
  const { throws, armed } = choosing;
  if (!throws) return [];
  const both: readonly (readonly [Dice, string])[] = [
    ['one', '1'],
    ['two', '2'],
  ];
  return both.map(([dice, key], at) => {
    const good = throws.good[at];
    const chance = good ? chanceOf(good) : '';
    return {
      label: t(`throw-${dice}`),
      fact: armed === dice ? t('call-armed') : chance,
      key,
      ...(armed === dice && { pressed: true, armed: true as const }),
      run: () => choosing.throw(dice),
    };
  });
}
