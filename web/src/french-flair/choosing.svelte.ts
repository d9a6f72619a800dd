// What a person is about to play: cards in the order they were chosen, and the play that they make. Headless.

import type {
  About,
  AnswerOutcome,
  Group,
  HandPlays,
  Join,
  Landing,
  PlayRow,
  Plays,
  PreviewResult,
  Scene,
  Throws,
} from '../generated/french-flair';
import type { Cards, Message, Reason } from '../generated/protocol';
import type { Match } from '../lib/match.svelte';
import { Newest } from './newest';

type MatchLike = Pick<Match, 'snapshot' | 'mine' | 'answer' | 'preview'>;

/** How many are thrown. */
export type Dice = 'one' | 'two';

/** Rows to leave room for while it is not known how many plays some cards make. */
const SOME = 3;

const ANSWERS = { one: 'dice 1', two: 'dice 2' } as const;

export class Choosing {
  /** Places in the hand, in the order they were chosen. */
  places = $state.raw<readonly number[]>([]);
  /** What those cards make. */
  made = $state.raw<HandPlays | null>(null);
  /** What they would make if none were chosen: the best plays of the hand. */
  best = $state.raw<HandPlays | null>(null);
  /** The play that is about to be made, or the card about to be laid, by its `answer`. */
  answer = $state<string | null>(null);
  /** What it may lead to; before a card to be laid is chosen, what any may. */
  look = $state.raw<AnswerOutcome | null>(null);
  /** Why the card that was pressed last cannot join. */
  refusal = $state.raw<Reason | null>(null);
  /** One die or two, as far as one of them is pointed at. */
  dice = $state<Dice | null>(null);
  /** One die or two, pressed once: the second press throws. */
  armed = $state<Dice | null>(null);
  /** What calls may lead to that dice follow, by their `answer`. */
  looks = $state.raw<ReadonlyMap<string, AnswerOutcome>>(new Map());

  #asked = '';
  #cards = new Newest();
  #ends = new Newest();
  /** The play whose cards were taken in hand: it stays on the list of what they make, which is not endless. */
  #taken = $state.raw<PlayRow | null>(null);

  constructor(private readonly match: MatchLike) {}

  get groups(): readonly Group[] {
    return this.match.mine ? ((this.match.snapshot?.question?.groups ?? []) as readonly Group[]) : [];
  }

  get plays(): Plays | undefined {
    return this.groups.find((group): group is Plays => group.type === 'plays');
  }

  /** Cards that may be laid to tackle, contest or clear out. */
  get laying(): Cards | undefined {
    return this.groups.find((group): group is Cards => group.type === 'cards');
  }

  get throws(): Throws | undefined {
    return this.groups.find((group): group is Throws => group.type === 'throws');
  }

  /** The numbers of the hand, by place. */
  get hand(): readonly number[] {
    const scene = this.match.snapshot?.scene;
    return scene?.type === 'french-flair' ? (scene as Scene).hand.map((card) => card.card) : [];
  }

  /** The plays to choose from: those of the chosen cards, or the best of the hand. */
  get rows(): readonly PlayRow[] {
    if (!this.places.length) return this.plays && this.best ? this.best.plays : [];
    const plays = this.made?.plays ?? [];
    const taken = this.#taken;
    return taken && !plays.some((row) => row.answer === taken.answer) ? [taken, ...plays] : plays;
  }

  /** Whether it is not known yet what the chosen cards make, or which plays are the best. */
  get seeking(): boolean {
    return !this.made && Boolean(this.plays);
  }

  /** How many rows there will be, as far as that is known. */
  get expected(): number {
    return this.places.length ? SOME : (this.plays?.best ?? 0);
  }

  get row(): PlayRow | undefined {
    return this.rows.find((row) => row.answer === this.answer);
  }

  get landings(): readonly Landing[] {
    return this.look?.landings ?? [];
  }

  /** One die or two: the one that is pointed at, else the one that is about to be thrown. */
  get considered(): Dice | null {
    return this.dice ?? this.armed;
  }

  /** Calls that dice follow, with what each may lead to. */
  get called(): readonly { answer: string; label: Message; look: AnswerOutcome }[] {
    return this.groups.flatMap((group) => {
      const look = group.type === 'call' ? this.looks.get(group.answer) : undefined;
      return group.type === 'call' && look ? [{ answer: group.answer, label: group.label, look }] : [];
    });
  }

  /** Cards that would make a play of those that are chosen. */
  get fits(): readonly number[] {
    const joins = this.made?.joins.filter((join) => join.adds) ?? [];
    return [...new Set(joins.map((join) => join.card))];
  }

  /** The card that is about to be laid. */
  get laid(): number | undefined {
    return this.laying?.cards.find((one) => one.answer === this.answer)?.card;
  }

  /** Places in the order in which their cards are played: that of the play, once they make one. */
  get order(): readonly number[] {
    const row = this.row;
    return row ? places(row.cards, this.hand, this.places) : this.places;
  }

  /** What a card beside the chosen ones would do. */
  join(place: number): Join | undefined {
    return this.made?.joins.find((join) => join.place === place);
  }

  /** The request has changed, or may be answered now: nothing is chosen. */
  renew(): void {
    const asked = `${this.match.snapshot?.question?.number ?? ''} ${this.match.mine}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.best = null;
    this.look = null;
    this.looks = new Map();
    this.clear();
  }

  /** A card of the hand was pressed. One that cannot join says why, and nothing moves. */
  press(place: number): void {
    const laid = this.laying?.cards.find((one) => one.card === this.hand[place]);
    if (laid) {
      this.places = [place];
      this.choose(laid.answer);
    } else if (this.plays && this.places.includes(place)) {
      this.#see(this.places.filter((one) => one !== place));
    } else if (this.plays) {
      const why = this.join(place)?.why;
      if (why) this.refusal = why;
      else this.#see([...this.places, place]);
    }
  }

  /** A play or a card to be laid is about to be answered: see what it may lead to. */
  choose(answer: string | null): void {
    this.answer = answer;
    this.refusal = null;
    if (!this.laying) this.look = null; // of a card to be laid the number decides nothing
    if (answer !== null) this.#lookAt(answer);
  }

  /** Choose a play of the list: its cards are taken in hand. */
  take(row: PlayRow): void {
    if (this.places.length) this.choose(row.answer);
    else this.#see(places(row.cards, this.hand), row);
  }

  confirm(): void {
    if (this.answer !== null) this.match.answer(this.answer);
    else if (this.armed) this.match.answer(ANSWERS[this.armed]);
  }

  /** One die or two: the first press shows its chances, the second throws. */
  throw(dice: Dice): void {
    if (this.armed === dice) this.confirm();
    else this.armed = dice;
  }

  clear(): void {
    this.dice = null;
    this.armed = null;
    this.made = null;
    this.places = [];
    this.choose(null);
    const any = this.laying?.cards[0]?.answer ?? (this.throws ? ANSWERS.one : null);
    if (this.plays) this.#see([]);
    else if (any !== null) this.#lookAt(any);
    else this.#lookAtCalls();
  }

  /** Where nothing but calls are asked for, see what each may lead to. */
  #lookAtCalls(): void {
    const asked = this.#asked;
    const answers = this.groups.flatMap((group) => (group.type === 'call' ? [group.answer] : []));
    if (this.looks.size || !answers.length) return;
    this.#ends.look(async () => {
      const looks = new Map<string, AnswerOutcome>();
      for (const answer of answers) {
        if (this.#asked !== asked) return;
        const look = await this.#preview({ type: 'answer', answer });
        if (look.type === 'outcome' && look.one.length) looks.set(answer, look);
      }
      if (this.#asked === asked) this.looks = looks;
    });
  }

  #lookAt(answer: string): void {
    const [asked, wanted] = [this.#asked, this.answer];
    this.#ends.look(async () => {
      if (this.#asked !== asked) return;
      const look = await this.#preview({ type: 'answer', answer });
      if (this.#asked === asked && this.answer === wanted && look.type === 'outcome') this.look = look;
    });
  }

  #preview(about: About): Promise<PreviewResult> {
    return this.match.preview<About, PreviewResult>(about);
  }

  #see(chosen: readonly number[], taken: PlayRow | null = null): void {
    this.#taken = taken;
    this.places = chosen;
    this.made = chosen.length ? null : this.best;
    this.choose(taken?.answer ?? null);
    if (this.made) return;
    const asked = this.#asked;
    this.#cards.look(async () => {
      if (this.places !== chosen) return;
      const look = await this.#preview({ type: 'hand', places: chosen });
      if (this.#asked !== asked || look.type !== 'hand') return;
      if (!chosen.length) this.best = look;
      if (this.places !== chosen) return;
      this.made = look;
      if (this.answer === null && chosen.length && look.plays[0]) this.choose(look.plays[0].answer);
    });
  }
}

/** Where cards lie in a hand, each place once; of a card that is there twice, a place among the preferred first. */
function places(
  cards: readonly number[],
  hand: readonly number[],
  preferred: readonly number[] = [],
): readonly number[] {
  const free = [...preferred, ...hand.map((_, place) => place).filter((place) => !preferred.includes(place))];
  return cards.flatMap((card) => {
    const at = free.findIndex((place) => hand[place] === card);
    return at < 0 ? [] : free.splice(at, 1);
  });
}
