// The coach of a lesson: which card is read, what the learner does on the screen, what is shown. Headless.

import type { LessonCard, LessonShown } from '../generated/protocol';
import type { Match } from '../lib/match.svelte';

type MatchLike = Pick<Match, 'snapshot' | 'mine' | 'lesson' | 'learn' | 'hints' | 'hint'>;

/** What a game tells its coach. */
export interface Teaches {
  /** What is to be seen on the screen now, as the tasks of a lesson call it: `chosen carrier`. */
  seen(): readonly string[];
  /** Show an answer as if it were about to be given. */
  show(answer: string): void | Promise<void>;
  /** Whether a decision about dice is being looked at, which needs the room of the card on a phone. */
  weighs(): boolean;
}

export class Coaching {
  /** The step whose card is read. */
  #reading = $state<string | null>(null);
  /** The question at which the card that is read was overtaken by another. */
  #overtakenAt: number | null = null;
  /** The learner went back to it. */
  #rereads = false;
  /** What was told of which card, until the card has changed. */
  #told = '';
  /** The remark on which the finished coach was sent away; none as long as nothing was. */
  #closed = $state<string | null>(null);
  #known = false;
  /** The card is folded to its title, on a small screen. */
  folded = $state(false);
  /** Squads, log and dice were unfolded by hand. */
  unfolded = $state(false);
  /** Nothing is suggested here. */
  none = $state(false);
  /** What is suggested is on its way. */
  seeking = $state(false);

  constructor(
    private readonly match: MatchLike,
    private readonly game: Teaches,
  ) {}

  get lesson(): LessonShown | null {
    return this.match.lesson;
  }

  /** Whether the coach is on the screen. */
  get open(): boolean {
    const lesson = this.lesson;
    return Boolean(lesson && !lesson.left && this.#closed !== remarkOf(lesson));
  }

  /** Whether the coach may be called back. */
  get recalls(): boolean {
    return Boolean(this.lesson) && !this.open;
  }

  get cards(): readonly LessonCard[] {
    return this.lesson?.cards ?? [];
  }

  /** The place of the card that is read. */
  get at(): number {
    const at = this.cards.findIndex((card) => card.step === this.#reading);
    return at < 0 ? this.cards.length - 1 : at;
  }

  get card(): LessonCard | null {
    return this.cards[this.at] ?? null;
  }

  get isLast(): boolean {
    return this.at === this.cards.length - 1;
  }

  /** Whether the card that is read waits for the learner now. */
  get isCurrent(): boolean {
    return this.isLast && this.lesson?.current === this.card?.step;
  }

  /** The group of the next step that has not come, while the match goes on without a card. */
  get awaited(): string | null {
    const lesson = this.lesson;
    if (!lesson || lesson.current || lesson.over) return null;
    return lesson.groups.find(({ steps }) => steps.some((step) => !lesson.seen.includes(step)))?.name ?? null;
  }

  /** Whether the match is over, and the lesson with it. */
  get ended(): boolean {
    return Boolean(this.match.snapshot?.ending);
  }

  get steps(): readonly string[] {
    return this.lesson?.groups.flatMap((group) => group.steps) ?? [];
  }

  /** Squads, log and dice are folded away until they are needed. */
  get isFolded(): boolean {
    return this.open && Boolean(this.lesson?.folded) && !this.unfolded;
  }

  /** Whether only the title of the card is shown where there is little room. */
  get small(): boolean {
    return this.folded;
  }

  /** Something has changed: read on as far as the learner has come, and tell what is to be seen. */
  follow(): void {
    const lesson = this.lesson;
    if (!lesson) return;
    if (!this.#known) {
      this.#known = true;
      if (lesson.over) this.#closed = remarkOf(lesson);
    }
    this.#readOn(lesson);
    this.#tell(lesson);
  }

  #readOn(lesson: LessonShown): void {
    const question = this.match.mine ? (this.match.snapshot?.question?.number ?? null) : null;
    if (this.#reading === null || !lesson.cards.some((card) => card.step === this.#reading)) {
      this.#reading = lesson.cards.at(-1)?.step ?? null;
    }
    // What the learner's own answer has done needs no reading, nor what has passed by.
    while (!this.#rereads && !this.isLast && this.card && !isUnread(this.card)) this.#goTo(this.at + 1);
    if (this.isLast) {
      this.#overtakenAt = null;
      this.#rereads = false;
    } else if (question !== null) {
      this.#overtakenAt ??= question;
      if (question > this.#overtakenAt) this.#goTo(this.cards.length - 1);
    }
  }

  #goTo(at: number): void {
    this.#reading = this.cards[at]?.step ?? null;
    this.none = false;
    this.folded = this.weighs;
  }

  #tell(lesson: LessonShown): void {
    if (!lesson.waits.length || !this.match.mine) return;
    const fact = this.game
      .seen()
      .find((seen) => lesson.waits.some((wait) => seen === wait || seen.startsWith(`${wait} `)));
    const told = `${lesson.current} ${fact}`;
    if (fact === undefined || told === this.#told) return;
    this.#told = told;
    this.match.learn('saw', fact);
  }

  // What the learner does with the card

  back(): void {
    this.#rereads = true;
    this.#goTo(Math.max(0, this.at - 1));
    this.#overtakenAt = this.match.snapshot?.question?.number ?? 0;
  }

  forward(): void {
    this.#goTo(Math.min(this.cards.length - 1, this.at + 1));
  }

  next(): void {
    this.match.learn('saw', 'next');
  }

  /** Practise some steps beside the match: here they count as learnt. */
  setAside(exercise: string): void {
    this.match.learn('aside', exercise);
  }

  skip(): void {
    this.match.learn('skip');
  }

  leave(): void {
    this.match.learn('leave');
  }

  /** The lesson is over, or something was said: the coach goes until there is more to say. */
  close(): void {
    if (this.lesson) this.#closed = remarkOf(this.lesson);
  }

  recall(): void {
    this.#closed = null;
    this.folded = false;
    if (this.lesson?.left) this.match.learn('recall');
  }

  /** Preview what the card suggests; if it suggests nothing, what a strong coach would answer. */
  async show(): Promise<void> {
    this.none = false;
    if (!this.match.mine) {
      this.none = true;
      return;
    }
    this.seeking = true;
    const number = this.match.snapshot?.question?.number;
    try {
      const suggestion = this.lesson?.suggestion || (await this.match.hint()).answers[0]?.answer;
      if (this.match.snapshot?.question?.number !== number) return;
      if (suggestion) await this.game.show(suggestion);
      else this.none = true;
    } catch {
      this.none = true;
    } finally {
      this.seeking = false;
    }
  }

  /** A decision about dice is looked at: on a small screen the card gives way. */
  get weighs(): boolean {
    return this.game.weighs();
  }
}

/** A card that was done without the learner: it is read before the next. */
function isUnread(card: LessonCard): boolean {
  return card.tasks.every(Boolean) && !card.acted;
}

/** What the coach says last, so that something new is noticed. */
function remarkOf(lesson: LessonShown): string {
  return lesson.aside && lesson.remark ? lesson.remark.key : lesson.over ? 'over' : lesson.current;
}
