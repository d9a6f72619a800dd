// What placing players puts into the prompt and among the calls: whose turn of how many, Done, the routine's turn.

import type { Scene, Token } from '../generated/counter-attack';
import type { Side } from '../generated/protocol';
import { screen } from '../lib/size.svelte';
import { clubName, percent, say, sentence, surname, t } from '../lib/words.svelte';
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

/** The player on the ball's hex, who kicks off. */
export function kicker(scene: Scene): Token | undefined {
  const turns = scene.placing?.turns ?? [];
  const side = turns.find((turn) => turn.now)?.side;
  if (scene.placing?.restart !== 'kick_off' || side !== scene.attack) return undefined;
  return scene.tokens.find((token) => token.hex === scene.ball);
}

/** The second line of the prompt: the turn, unless the question names it; who is in hand, or is left to be moved. */
export function turnLine(scene: Scene, routines: Routines, choosing: Choosing): string | null {
  const own = ownTurn(scene);
  if (!own) return null;
  const kickOff = scene.placing?.restart === 'kick_off';
  const parts = kickOff && own.turn > 1 ? [] : [t('placing-turn-of', own)];
  const chosen = routines.chosen;
  const hand = inHand(scene, choosing);
  if (hand) parts.push(t('placing-held', { player: hand }));
  else if (kickOff) parts.push(t('placing-movable', { count: choosing.movers.length }));
  const kicks = kicker(scene);
  if (kicks) parts.push(t('placing-kicks-off', { player: `${surname(kicks.name)} (${kicks.shirt})` }));
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
  const at = turns.findIndex((turn) => turn.now) + 1;
  const after = turns[at];
  if (!after) return t('turn-done-last');
  const who = clubName(after.side === 'home' ? scene.home : scene.away);
  if (scene.placing?.restart !== 'kick_off') return t('turn-done-fact', { who });
  return t('turn-done-fact', { who: t(at < 2 ? 'placing-lines-up' : 'placing-adjusts', { who }) });
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
        ? { text: turn.why ? sentence(turn.why.said) : '', rule: turn.why?.rule ?? '' }
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

/** What a side will be asked once the other has moved, in a Movement Phase. */
export function then(scene: Scene, sides: readonly Side[]): string {
  const steps = scene.steps;
  if (!steps || sides.length !== 1) return '';
  const next = steps.limits[steps.step];
  const theirs = (steps.step === 2) === (scene.attack === sides[0]);
  return theirs && next ? t('recap-then', { count: next }) : '';
}
