// What a person is about to answer: a player, an aim, a hex looked at. Headless; the board draws it.

import type {
  About,
  AnswerOutcome,
  Group,
  HexNote,
  Moves,
  OnePlayer,
  Players,
  PreviewResult,
  Scene,
} from '../generated/counter-attack';
import type { Reason, Side, Targets } from '../generated/protocol';
import type { Match } from '../lib/match.svelte';
import { GOALS, has, hexesOf } from './boards';
import { centre, nameOf } from './geometry';

/** The answer that moves nobody. */
const STAYS = 'no';
/** The largest group whose players all show their chances before one is chosen. */
const MOST_FORESEEN = 6;

/** A group whose answers end in a hex. */
export type Reach = Moves | Targets;

export interface Refusal {
  readonly hex: number;
  readonly why: Reason;
}

type MatchLike = Pick<Match, 'snapshot' | 'mine' | 'answer'> & {
  preview(about: About): Promise<PreviewResult>;
  /** The number of choices collected for the question so far. */
  readonly stage?: number;
};

export class Choosing {
  /** The player whose hexes are lit, or whose card is shown. */
  player = $state<number | null>(null);
  /** The aim that is being taken, by its `answer`. */
  aim = $state<string | null>(null);
  /** The call that was pressed once and rolls dice when it is pressed again. */
  armed = $state<string | null>(null);
  /** The call whose chances are shown before anything is pressed. */
  foreseen = $state<string | null>(null);
  /** The known outcomes of calls that lead to dice. */
  called = $state.raw<ReadonlyMap<string, AnswerOutcome>>(new Map());
  /** The outcome that is pointed at, by its place among those of the look. */
  pointed = $state<number | null>(null);
  /** The hex that was pressed once. */
  target = $state<number | null>(null);
  /** The hex under the pointer or the cursor. */
  hover = $state<number | null>(null);
  /** The hex of the goal that is aimed at unless another is chosen: where it scores most often. */
  suggested = $state<number | null>(null);
  /** What looking at the hex has found. */
  look = $state.raw<AnswerOutcome | null>(null);
  /** Why a hex that was pressed may not be answered. */
  refusal = $state.raw<Refusal | null>(null);
  /** The hex under the pointer or cursor that may not be answered, with the reason. */
  crossed = $state.raw<Refusal | null>(null);
  /** The best aim is being looked for: what is offered changes once it is found. */
  surveying = $state(false);
  /** The chances of the lit hexes: of losing the ball, or of winning it, or of a goal. */
  notes = $state.raw<ReadonlyMap<number, HexNote>>(new Map());

  /** The rest of a run of several hexes, which is answered hex by hex. */
  #run: { readonly player: number; readonly hexes: readonly number[]; readonly after: number } | null = null;
  /** The hex that `look` is about, if it was not pressed. */
  #looked = $state<number | null>(null);
  /** What looking at the armed or usual call has found, or at the suggested hex: shown while no other hex is. */
  #called: AnswerOutcome | null = null;
  #best: AnswerOutcome | null = null;
  #seen = new Map<string, Promise<PreviewResult>>();
  #number = -1;
  #stage = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: MatchLike) {}

  get groups(): readonly Group[] {
    return this.match.mine ? ((this.match.snapshot?.question?.groups ?? []) as readonly Group[]) : [];
  }

  get scene(): Scene | null {
    const scene = this.match.snapshot?.scene;
    return scene?.type === 'counter-attack' ? (scene as Scene) : null;
  }

  /** What comes of it if nobody is moved, where dice decide that. */
  get asItStands(): AnswerOutcome | null {
    return this.called.get(STAYS) ?? null;
  }

  /** The side to move, whose chances are shown. */
  get side(): Side {
    const side = this.match.snapshot?.question?.side;
    return side === 'away' ? 'away' : 'home';
  }

  get movers(): readonly Moves[] {
    return this.groups.filter((group): group is Moves => group.type === 'moves');
  }

  get targets(): readonly Targets[] {
    return this.groups.filter((group): group is Targets => group.type === 'targets');
  }

  /** Players that an answer names, with the group they are named in. */
  get named(): ReadonlyMap<number, readonly { group: Players; one: OnePlayer }[]> {
    const found = new Map<number, { group: Players; one: OnePlayer }[]>();
    for (const group of this.groups) {
      if (group.type !== 'players') continue;
      for (const one of group.players) found.set(one.player, [...(found.get(one.player) ?? []), { group, one }]);
    }
    return found;
  }

  /** The player that is named by the armed answer, where its group names several. */
  get armedName(): { readonly group: Players; readonly one: OnePlayer } | null {
    for (const group of this.groups) {
      if (group.type !== 'players' || group.players.length < 2) continue;
      const one = group.players.find(({ answer }) => answer === this.armed);
      if (one) return { group, one };
    }
    return null;
  }

  /** Name a player: at once, or at the second press where dice follow. */
  name(group: Players, answer: string): void {
    if (group.rolls) this.arm(answer);
    else this.match.answer(answer);
  }

  /** The group whose hexes are lit: that of the aim, or of the chosen player, or the only one there is. */
  get lit(): Reach | null {
    const targets = this.targets;
    const movers = this.movers;
    if (this.aim !== null) return targets.find((group) => group.answer === this.aim) ?? null;
    const chosen = movers.find((group) => group.player === this.player);
    if (chosen) return chosen;
    if (movers.length === 1 && !targets.length) return movers[0] ?? null;
    if (!movers.length && targets.length === 1) return targets[0] ?? null;
    return null;
  }

  /** The hexes that are lit, those of a run too; none where almost everything is allowed. */
  get litHexes(): readonly number[] {
    const lit = this.lit;
    if (!lit || lit.mostly_legal) return [];
    return [...new Set([...hexesOf(lit.board), ...(lit.type === 'moves' ? hexesOf(lit.ahead) : [])])];
  }

  /** The hex that is looked at: pressed, or under the pointer, or suggested. */
  get shown(): number | null {
    return this.target ?? (this.look ? (this.#looked ?? this.suggested) : null);
  }

  /** The request has changed: the current choice is void. */
  renew(): void {
    const number = this.match.snapshot?.question?.number ?? -1;
    const stage = this.match.stage ?? 0;
    if (number === this.#number && stage === this.#stage) return;
    this.#number = number;
    this.#stage = stage;
    this.#seen.clear();
    this.player = this.aim = this.target = this.look = this.refusal = this.crossed = this.armed = this.foreseen = null;
    this.pointed = this.#looked = null;
    this.called = new Map();
    this.#called = null;
    this.#survey();
    this.#prepareChances();
  }

  /** A call that rolls dice was pressed: the first time its chances are shown, the second it is made. */
  arm(answer: string): void {
    if (this.armed === answer) {
      this.match.answer(answer);
      return;
    }
    this.target = this.aim = this.refusal = null;
    this.armed = answer;
    void this.#fetch(answer).then((look) => {
      if (this.armed !== answer || look.type !== 'outcome') return;
      this.look = this.#called = look;
      if (look.outcomes.length) this.called = new Map([...this.called, [answer, look]]);
    }, this.#forget);
  }

  /** Ask for the chances of the calls that lead to dice; those of the usual one are shown at once. */
  #prepareChances(): void {
    const number = this.#number;
    for (const group of this.groups) {
      const answers =
        group.type === 'call' ? [group.answer] : group.type === 'players' ? group.players.map((one) => one.answer) : [];
      if (group.type !== 'call' && group.type !== 'players') continue;
      const stays = group.type === 'call' && group.answer === STAYS && this.movers.length > 0;
      if ((!group.rolls && !stays) || answers.length > MOST_FORESEEN) continue;
      for (const answer of answers) {
        void this.#fetch(answer).then((look) => {
          if (this.#number !== number || look.type !== 'outcome') return;
          if (!look.outcomes.length) return;
          this.called = new Map([...this.called, [answer, look]]);
          const only = group.type === 'players' && answers.length === 1 && !this.movers.length && !this.#leads;
          if (!only && (group.type !== 'call' || (!group.primary && !stays))) return;
          if (this.armed !== null || this.target !== null || this.foreseen !== null) return;
          this.foreseen = answer;
          this.look = this.#called = look;
        }, this.#forget);
      }
    }
  }

  /** Whether some call is the usual way on. */
  get #leads(): boolean {
    return this.groups.some((group) => group.type === 'call' && group.primary);
  }

  /** Go on with a run, as long as nothing comes in between. */
  follow(): void {
    const run = this.#run;
    const number = this.match.snapshot?.question?.number ?? -1;
    if (!run || number === run.after || !this.match.mine) return;
    const [next, ...rest] = run.hexes;
    const group = this.movers.find((one) => one.player === run.player);
    this.#run = null;
    if (next === undefined || !group || !has(group.board, next)) return;
    if (rest.length) this.#run = { player: run.player, hexes: rest, after: number };
    this.match.answer(answerOf(group, next));
  }

  take(aim: string): void {
    this.aim = this.aim === aim ? null : aim;
    this.target = this.look = this.refusal = this.armed = null;
    this.#survey();
  }

  choose(player: number | null): void {
    this.player = player;
    this.aim = this.armed = null;
    this.target = this.refusal = this.#looked = null;
    this.look = this.asItStands;
    this.#survey();
  }

  /** The next player that may move, for a keyboard. */
  next(back = false): void {
    const movers = this.movers
      .map((group) => group.player)
      .sort((one, other) => this.#toBall(one) - this.#toBall(other));
    const names = [...this.named.keys()];
    const all = movers.length ? movers : names;
    if (!all.length) return;
    const at = all.indexOf(this.player ?? -1);
    const next = at < 0 ? 0 : (at + (back ? all.length - 1 : 1)) % all.length;
    this.choose(all[next] ?? null);
  }

  /** How far a player is from the ball: the next player is the one that matters most. */
  #toBall(player: number): number {
    const [hex, ball] = [this.scene?.tokens[player]?.hex, this.scene?.flight?.target ?? this.scene?.ball];
    if (hex == null || ball == null) return 0;
    const [from, to] = [centre(hex), centre(ball)];
    return Math.hypot(from.x - to.x, from.y - to.y);
  }

  /** A token was pressed. */
  press(player: number): void {
    const hex = this.scene?.tokens[player]?.hex ?? null;
    const lit = this.lit;
    if (lit && hex !== null && this.aim !== null) return this.pressHex(hex);
    const named = this.named.get(player);
    if (named?.[0] && !this.movers.some((group) => group.player === player)) {
      this.name(named[0].group, named[0].one.answer);
      return;
    }
    if (lit && hex !== null && lit.type === 'targets' && has(lit.board, hex)) return this.pressHex(hex);
    this.choose(this.player === player && this.aim === null ? null : player);
  }

  /** A hex was pressed: once to look at it, twice to answer; at once where nothing can go wrong. */
  pressHex(hex: number): void {
    const lit = this.lit;
    this.refusal = null;
    if (!lit) {
      if (this.target !== null) this.cancel();
      return;
    }
    if (!allows(lit, hex)) {
      this.#refuse(lit, hex);
      return;
    }
    if (this.target === hex) {
      this.confirm();
      return;
    }
    this.target = hex;
    const answer = answerOf(lit, hex);
    void this.#fetch(answer).then((look) => {
      if (this.target !== hex || look.type !== 'outcome') return;
      this.look = look;
      if (lit.type === 'moves' && !look.outcomes.length) this.confirm();
    }, this.#forget);
  }

  /** Answer with the armed call. */
  confirm(): void {
    const lit = this.lit;
    const hex = this.target;
    if (!lit || hex === null || !allows(lit, hex)) return;
    const path = this.look?.path ?? [];
    this.target = this.look = null;
    this.aim = null;
    if (has(lit.board, hex)) {
      this.match.answer(answerOf(lit, hex));
      return;
    }
    const [first, ...rest] = path;
    if (lit.type !== 'moves' || first === undefined || !has(lit.board, first)) return;
    this.#run = { player: lit.player, hexes: rest, after: this.match.snapshot?.question?.number ?? -1 };
    this.match.answer(answerOf(lit, first));
  }

  /** Answer the suggested hex, if the aim was taken before; else press it. */
  takeSuggested(): void {
    const hex = this.suggested;
    if (hex === null) return;
    if (this.aim === null) return this.pressHex(hex);
    this.target = hex;
    this.confirm();
  }

  /** Step back by one: the hex, the aim, the player. */
  cancel(): void {
    if (this.refusal) this.refusal = null;
    else if (this.armed !== null) this.armed = this.look = null;
    else if (this.target !== null) this.target = this.look = null;
    else if (this.aim !== null) this.aim = null;
    else this.player = null;
    this.#survey();
  }

  /** The pointer or cursor is over a hex: look at it, if it is lit and nothing was pressed. */
  over(hex: number | null): void {
    if (hex === this.hover) return;
    this.hover = hex;
    this.crossed = null;
    clearTimeout(this.#timer);
    const lit = this.lit;
    if (this.target !== null) return;
    if (hex === null || !lit || !allows(lit, hex)) {
      this.#looked = null;
      this.look = this.#best ?? this.#called;
      if (hex !== null && lit && (lit.mostly_legal || this.#isAtGoal(lit, hex))) this.#cross(lit, hex);
      return;
    }
    this.#timer = setTimeout(() => {
      void this.#fetch(answerOf(lit, hex)).then((look) => {
        if (this.hover !== hex || this.target !== null || look.type !== 'outcome') return;
        this.look = look;
        this.#looked = hex;
      }, this.#forget);
    }, 60);
  }

  /** Whether a hex is of the goal that is aimed at, in range or not. */
  #isAtGoal(lit: Reach, hex: number): boolean {
    return (
      lit.type === 'targets' && GOALS.has(hex) && hexesOf(lit.board).some((aim) => GOALS.get(aim) === GOALS.get(hex))
    );
  }

  /** Where almost everything is allowed, and at goal, what is not is crossed under the pointer, with the reason. */
  #cross(lit: Reach, hex: number): void {
    if (this.scene?.tokens.some((token) => token.hex === hex)) return;
    this.#timer = setTimeout(() => {
      void this.#fetch(answerOf(lit, hex)).then((look) => {
        if (this.hover === hex && look.type === 'not_allowed') this.crossed = { hex, why: look.why };
      }, this.#forget);
    }, 60);
  }

  #refuse(lit: Reach, hex: number): void {
    void this.#fetch(answerOf(lit, hex)).then((look) => {
      if (look.type === 'not_allowed') this.refusal = { hex, why: look.why };
    }, this.#forget);
  }

  /** Ask which of the lit hexes are dangerous. */
  #survey(): void {
    const lit = this.lit;
    this.notes = new Map();
    this.suggested = this.#best = null;
    this.surveying = false;
    if (!lit || lit.mostly_legal) return;
    this.surveying = lit.type === 'targets';
    const key = `reach ${lit.answer}`;
    let found = this.#seen.get(key);
    if (!found) this.#seen.set(key, (found = this.#preview({ type: 'reach', answer: lit.answer })));
    void found.then((look) => {
      if (look.type === 'reach_notes' && this.lit?.answer === lit.answer) {
        this.notes = new Map(look.notes.map((note) => [note.hex, note]));
        if (lit.type === 'targets') this.#suggest(lit);
        this.surveying = false;
      }
    }, this.#forget);
  }

  /** Look at the hex of the goal where it scores most often, as long as nothing else is looked at. */
  #suggest(lit: Targets): void {
    const goals = [...this.notes.values()].filter(({ hex }) => GOALS.has(hex));
    const [best] = goals.sort((one, other) => other.chance - one.chance);
    if (!best || goals.length < this.notes.size) return;
    this.suggested = best.hex;
    void this.#fetch(answerOf(lit, best.hex)).then((look) => {
      if (this.suggested !== best.hex || look.type !== 'outcome') return;
      this.#best = look;
      if (this.target === null && this.#looked === null) this.look = look;
    }, this.#forget);
  }

  #fetch(answer: string): Promise<PreviewResult> {
    let found = this.#seen.get(answer);
    if (!found) this.#seen.set(answer, (found = this.#preview({ type: 'answer', answer })));
    return found;
  }

  #preview(about: About): Promise<PreviewResult> {
    return this.match.preview(about);
  }

  /** A preview was overtaken by the match: nothing is shown. */
  #forget = (): void => {
    this.surveying = false;
    this.#seen.clear();
  };
}

/** Whether a hex of a group may be answered, at once or by a run. */
export function allows(group: Reach, hex: number): boolean {
  return has(group.board, hex) || (group.type === 'moves' && has(group.ahead, hex));
}

/** The answer that a group gives with a hex. */
export function answerOf(group: Reach, hex: number): string {
  return `${group.answer} ${nameOf(hex)}`;
}
