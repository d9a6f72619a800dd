// One table of keys. Screens add what their buttons do; `?` shows what holds now.

export interface Key {
  /** As the keyboard event names it, upper case for letters: `M`, `Enter`, `ArrowUp`. */
  readonly key: string;
  /** What it does, as listed by `?`. */
  readonly label: string;
  readonly run: () => void;
}

type Source = () => readonly Key[];

const sources = new Set<Source>();

/** The name of a pressed key in the table. */
export function nameOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey'> & { readonly code?: string }): string {
  // Where digits need Shift, as on a French keyboard, their keys do without.
  if (!event.shiftKey && event.code?.startsWith('Digit')) return event.code.slice('Digit'.length);
  if (event.shiftKey && event.key.startsWith('Arrow')) return `Shift+${event.key}`;
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}

/** How a key is written on a button. */
export function capOf(key: string): string {
  if (key.startsWith('Shift+')) return `⇧${capOf(key.slice('Shift+'.length))}`;
  return (
    { Enter: '↵', Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', ' ': '␣' }[key] ?? key
  );
}

/** The keys that hold now, each once: what came last goes first. */
export function keysNow(): readonly Key[] {
  const keys = [...sources].reverse().flatMap((source) => source());
  return keys.filter(({ key }, at) => keys.findIndex((other) => other.key === key) === at);
}

/** Let keys hold from now on, before all that hold already; gives what ends it. */
export function holdKeys(source: Source): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

/** Let keys hold as long as a component lives; later components go before earlier ones. */
export function useKeys(source: Source): void {
  $effect(() => holdKeys(source));
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  // A dialog keeps its keys to itself: Escape closes it, Tab walks through it.
  if (document.querySelector('dialog[open]')) return;
  const name = nameOf(event);
  // Enter and space belong to what has the focus, if it does anything; Enter on what is chosen already confirms it.
  const focused =
    event.target instanceof Element
      ? event.target.closest(':is(button, a, summary, [role=button]):not([aria-disabled=true])')
      : null;
  const chosen = name === 'Enter' && focused?.getAttribute('aria-pressed') === 'true';
  if ((name === 'Enter' || name === ' ') && focused && !chosen) return;
  const found = keysNow().find((key) => key.key === name);
  if (!found) return;
  event.preventDefault();
  found.run();
});
