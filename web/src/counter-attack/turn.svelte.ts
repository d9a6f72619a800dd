// A turn of several answers: collected here, tried by the rules, and given together. Nobody else sees it before.

import type { About, AnswerOutcome, Group, PreviewResult, Scene, WholeTurn } from '../generated/counter-attack';
import type { Call, Question, Reason, SceneRecord } from '../generated/protocol';
import type { Match } from '../lib/match.svelte';

type MatchLike = Pick<
  Match,
  'snapshot' | 'mine' | 'line' | 'playing' | 'sending' | 'sides' | 'answer' | 'answerTurn' | 'arrange' | 'takeBack'
> & { preview(about: About): Promise<PreviewResult> };
type Shown = NonNullable<Match['snapshot']>;

const ENDS: readonly string[] = ['done', 'end'];
/** The outcome of an answer that needs no dice. */
export const SAFE: AnswerOutcome = {
  type: 'outcome',
  path: [],
  rollers: [],
  shut_out: [],
  outcomes: [],
  throws: [],
  good: null,
  rules: [],
  title: null,
  about: null,
  flight: null,
  guard: null,
  goals: [],
  behind: '',
};

export class Turn {
  /** The number of tries: anything kept for the question is dropped when it changes. */
  stage = $state(0);
  /** Why the last answer could not be collected. */
  refused = $state.raw<Reason | null>(null);
  #tried = $state.raw<{ readonly number: number; readonly turn: WholeTurn } | null>(null);
  /** The answers being tried, until the rules have replied: later ones follow on them. */
  #asked = $state.raw<readonly string[] | null>(null);

  constructor(private readonly match: MatchLike) {}

  /** Whether answers are collected now. */
  get on(): boolean {
    return this.match.mine && Boolean(this.match.snapshot?.question?.whole_turn);
  }

  get mine(): boolean {
    return this.match.mine;
  }

  get line(): Match['line'] {
    return this.match.line;
  }

  get playing(): Match['playing'] {
    return this.match.playing;
  }

  get sending(): Match['sending'] {
    return this.match.sending;
  }

  get sides(): Match['sides'] {
    return this.match.sides;
  }

  arrange(): void {
    this.clear();
    this.match.arrange();
  }

  get tried(): WholeTurn | null {
    const number = this.match.snapshot?.question?.number;
    return this.on && this.#tried && this.#tried.number === number ? this.#tried.turn : null;
  }

  /** Whether the result of the last answer is still unknown. */
  get busy(): boolean {
    return this.#asked !== null;
  }

  /** What has been collected, in an order that the rules accept. */
  get answers(): readonly string[] {
    return this.tried?.answers ?? [];
  }

  /** Whether the turn may be given as it is. */
  get complete(): boolean {
    return this.tried ? this.tried.complete : this.end !== null;
  }

  /** Why it may not. */
  get why(): Reason | null {
    return this.tried?.why ?? null;
  }

  /** The call that ends the turn. */
  get end(): Call | null {
    const groups = this.tried?.groups ?? this.match.snapshot?.question?.groups ?? [];
    return groups.find((group): group is Call => group.type === 'call' && ENDS.includes(group.answer)) ?? null;
  }

  /** The match as it would stand, for drawing. */
  get snapshot(): Shown | null {
    const snapshot = this.match.snapshot;
    const question = snapshot?.question;
    if (!snapshot || !question || !this.on) return snapshot;
    const tried = this.tried;
    const offered = question.groups as readonly Group[];
    const groups = [...(tried ? offered.filter(isFormation) : []), ...(tried?.groups ?? offered)];
    return {
      ...snapshot,
      back: snapshot.back || this.answers.length > 0,
      scene: tried && isScene(snapshot.scene) ? placed(snapshot.scene, tried) : snapshot.scene,
      question: {
        ...question,
        groups: groups.filter((group) => group.type !== 'call' || !ENDS.includes(group.answer)) as Question['groups'],
      },
    };
  }

  get scene(): Scene | null {
    const scene = this.snapshot?.scene;
    return scene && isScene(scene) ? scene : null;
  }

  /** Collect an answer, or give the turn if it ends it; outside such turns simply answer. */
  answer(text: string): void {
    if (!this.on) this.match.answer(text);
    else if (ENDS.includes(text)) this.give();
    else void this.#try([...this.#latest, text]);
  }

  get #latest(): readonly string[] {
    return this.#asked ?? this.answers;
  }

  /** Fill the turn with answers that replace the collected ones. */
  fill(answers: readonly string[]): void {
    if (this.on) void this.#try(answers.filter((answer) => !ENDS.includes(answer)));
  }

  clear(): void {
    this.#tried = this.#asked = null;
    this.stage += 1;
  }

  /** Give the turn as it stands. */
  give(): void {
    const end = this.end?.answer;
    if (!this.complete || this.busy) return;
    const answers = this.tried ? [...this.answers, ...this.tried.ends] : end ? [end] : [];
    if (answers.length) this.match.answerTurn(answers);
  }

  takeBack(): void {
    const answers = this.#latest.slice(0, -1);
    if (!this.on || !this.#latest.length) this.match.takeBack();
    else if (answers.length) void this.#try(answers);
    else this.clear();
  }

  /** A preview; while answers are collected, that of one more: there is no danger in it. */
  async preview(about: About): Promise<PreviewResult> {
    if (!this.on) return this.match.preview(about);
    if (about.type === 'reach') return { type: 'reach_notes', notes: [] };
    if (about.type !== 'answer') return this.match.preview(about);
    const look = await this.match.preview({ type: 'turn', answers: [...this.answers, about.answer] });
    return look.type === 'whole_turn' ? SAFE : look;
  }

  async #try(answers: readonly string[]): Promise<void> {
    const number = this.match.snapshot?.question?.number;
    if (number === undefined) return;
    this.#asked = answers;
    const look = await this.match.preview({ type: 'turn', answers }).catch(() => null);
    if (this.#asked !== answers) return;
    this.#asked = null;
    if (!look || this.match.snapshot?.question?.number !== number) return;
    if (look.type === 'whole_turn') this.#tried = { number, turn: look };
    this.refused = look.type === 'not_allowed' ? look.why : null;
    this.stage += 1;
  }
}

function isScene(scene: SceneRecord): scene is Scene {
  return scene.type === 'counter-attack';
}

/** A formation may be chosen again as long as the turn lasts. */
function isFormation(group: Group): boolean {
  return group.type === 'call' && group.answer.startsWith('form ');
}

function placed(scene: Scene, tried: WholeTurn): Scene {
  const hexes = new Map(tried.hexes);
  const carried = scene.carrier === null ? undefined : hexes.get(scene.carrier);
  return {
    ...scene,
    ball: carried ?? scene.ball,
    tokens: scene.tokens.map((token) => ({ ...token, hex: hexes.get(token.player) ?? token.hex })),
  };
}
