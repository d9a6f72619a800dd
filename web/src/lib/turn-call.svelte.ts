// My turn, told where the page is not looked at: in the title of the tab, and in a notification if that was asked for.

import type { Match } from './match.svelte';
import { settings } from './settings.svelte';
import { say, t } from './words.svelte';

type MatchLike = Pick<Match, 'mine' | 'sides' | 'seats' | 'entries' | 'snapshot' | 'room'>;

/** Whether this browser has notifications that a page may show. */
export const notifies = 'Notification' in globalThis;

/** Ask the browser whether it shows notifications, because a person wants them; whether it does. */
export async function allowNotifications(): Promise<boolean> {
  if (!notifies || (await Notification.requestPermission()) !== 'granted') return false;
  try {
    // Some browsers of phones have them for service workers alone, and say so only here.
    new Notification('touchline', { silent: true }).close();
    return true;
  } catch {
    return false;
  }
}

/** As long as a component lives: what its tab should be called, and the notification of a turn that came unseen. */
export class TurnCall {
  #hidden = $state(document.hidden);
  /** The last entry that was seen. */
  #seen = $state(0);
  /** The last question that was seen, or told. */
  #asked = 0;
  #shown: Notification | null = null;

  constructor(private readonly match: MatchLike) {
    $effect(() => {
      const look = (): void => {
        this.#hidden = document.hidden;
      };
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        this.#shown?.close();
      };
    });
    $effect(() => {
      if (this.#hidden) return;
      this.#seen = this.#last;
      this.#shown?.close();
      this.#shown = null;
    });
    $effect(() => {
      const question = this.turn ? match.snapshot?.question : null;
      if (!question || question.number === this.#asked) return;
      this.#asked = question.number;
      if (this.#hidden) this.#notify(say(question.title));
    });
  }

  get #last(): number {
    return this.match.entries.at(-1)?.entry ?? 0;
  }

  /** Whether I am asked, and somebody else might have been: not where all sit before this screen. */
  get turn(): boolean {
    return this.match.mine && this.match.sides.length === 1;
  }

  /** What the tab is called: the match, whether it is my turn, and how much has happened since it was looked at. */
  title(name: string): string {
    const called = this.turn ? t('title-turn', { match: name }) : name;
    const count = this.#hidden ? Math.max(0, this.#last - this.#seen) : 0;
    return count ? t('title-unread', { count, match: called }) : called;
  }

  #notify(body: string): void {
    if (!settings.notify || !notifies || Notification.permission !== 'granted') return;
    const scene = this.match.snapshot?.scene;
    if (!scene) return;
    const { home, away, score } = scene;
    this.#shown?.close();
    const title = t('title-turn', { match: `${home} ${score[0]}–${score[1]} ${away}` });
    this.#shown = new Notification(title, { body, tag: this.match.room, lang: settings.language });
    this.#shown.onclick = () => {
      window.focus();
      this.#shown?.close();
    };
  }
}
