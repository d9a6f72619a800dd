// What placing players puts into the prompt and among the calls: whose turn of how many, Done, the routine's turn.

import type { Scene } from '../generated/counter-attack';
import type { Side } from '../generated/protocol';
import { screen } from '../lib/size.svelte';
import { percent, say, surname, t } from '../lib/words.svelte';
import type { Extra } from '../parts/Calls.svelte';
import type { Choosing } from './choosing.svelte';
import type { Routines } from './routines.svelte';
import type { Turn } from './turn.svelte';

/** Which of its turns the side to place has, and of how many; nothing if there are none. */
export function ownTurn(scene: Scene): { readonly turn: number; readonly of: number } | null {
  const turns = scene.placing?.turns ?? [];
  const now = turns.findIndex((turn) => turn.now);
  const side = turns[now]?.side;
  if (!side) return null;
  const own = turns.map((turn, at) => ({ at, side: turn.side })).filter((turn) => turn.side === side);
  return { turn: own.filter(({ at }) => at <= now).length, of: own.length };
}

/** The player in hand: chosen, and not put down yet. */
export function inHand(scene: Scene, choosing: Choosing): string | null {
  const token = choosing.movers.some((group) => group.player === choosing.player)
    ? scene.tokens[choosing.player ?? -1]
    : undefined;
  return token ? `${surname(token.name)} (${token.shirt})` : null;
}

/** The second line of the prompt: the turn, and whom the routine places in it. */
export function turnLine(scene: Scene, routines: Routines): string | null {
  const own = ownTurn(scene);
  if (!own) return null;
  const parts = [t('placing-turn-of', own)];
  const chosen = routines.chosen;
  if (chosen) {
    const players = chosen.places
      .filter(({ turn }) => turn === 1)
      .map(({ player }) => scene.tokens[player])
      .map((token) => (token ? `${surname(token.name)} (${token.shirt})` : ''))
      .join(', ');
    parts.push(
      players && screen.size === 'wide' ? t('routine-now', { routine: say(chosen.label), players }) : say(chosen.label),
    );
  }
  return parts.join(' · ');
}

/** Who places next, as a line below Done. */
function next(scene: Scene): string {
  const turns = scene.placing?.turns ?? [];
  const after = turns[turns.findIndex((turn) => turn.now) + 1];
  if (!after) return t('turn-done-last');
  return t('turn-done-fact', { who: name(scene, after.side) });
}

function name(scene: Scene, side: Side): string {
  return side === 'home' ? scene.home : scene.away;
}

/** The buttons of a turn that is collected, and of a routine that is followed. */
export function turnCalls(turn: Turn, routines: Routines, choosing: Choosing, scene: Scene): readonly Extra[] {
  const chosen = routines.chosen;
  const hand = inHand(scene, choosing);
  const list: Extra[] = [];
  const waits = Boolean(chosen && !routines.ready) || (turn.on && turn.busy);
  const why = waits
    ? { text: t('turn-waits'), rule: '' }
    : hand
      ? { text: t('turn-in-hand', { player: hand }), rule: '' }
      : turn.on && !turn.complete
        ? { text: turn.why ? say(turn.why.said) : '', rule: turn.why?.rule ?? '' }
        : undefined;
  if (chosen && (turn.on || chosen.answers.length)) {
    list.push({
      id: 'routine',
      label: t('routine-confirm', { name: say(chosen.label) }),
      fact: t('routine-confirm-places', { count: turn.answers.length }),
      key: 'Enter',
      primary: true,
      chance: chosen.answers.length === 1 && !turn.on ? percent(chosen.chance) : undefined,
      why,
      run: () => routines.confirm(),
    });
  } else if (turn.on) {
    const end = turn.end;
    const placed = turn.answers.length > 0;
    const kickOff = scene.placing?.restart === 'kick_off';
    list.push({
      id: end?.answer ?? 'done',
      label: end && !placed && !kickOff ? say(end.label) : t('turn-done'),
      fact: scene.placing ? next(scene) : end?.fact ? say(end.fact) : '',
      key: placed || kickOff ? 'Enter' : (end?.key ?? 'E'),
      primary: placed || kickOff,
      why: !placed && !end ? { text: t('placing-place-first'), rule: '' } : why,
      run: () => turn.give(),
    });
  }
  return list;
}
