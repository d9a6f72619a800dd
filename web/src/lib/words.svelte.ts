// What the page says: the Fluent catalogues of the project, formatted in the language that is chosen.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Arg, Person, Message } from '../generated/protocol';
import type { Language } from '../generated/registry';
import { settings } from './settings.svelte';

// One small file a language; only the one in use is fetched.
const FILES = import.meta.glob('$i18n/*/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

const bundles = new Map<Language, FluentBundle>();
let loaded = $state<Language | null>(null);

/** Fetch the words of a language; the page is drawn when they are there. */
export async function learn(language: Language): Promise<void> {
  if (!bundles.has(language)) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
    for (const text of await Promise.all(files.map(([, fetchText]) => fetchText()))) {
      bundle.addResource(new FluentResource(text));
    }
    bundles.set(language, bundle);
  }
  loaded = language;
}

/** A player as the page names it: the last name and the shirt. */
export function named(person: Person): string {
  return `${surname(person.name)} (${person.shirt})`;
}

export function surname(name: string): string {
  return name.split(' ').slice(1).join(' ') || name;
}

/** A club where there is little room: the words that fit, at least the first. */
export function clubName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.reduce(
    (kept, word) => (kept.length + word.length < 12 && name.startsWith(`${kept} ${word}`) ? `${kept} ${word}` : kept),
    first,
  );
}

/** A player where there is little room: the initial and the last name. */
export function initialed(name: string): string {
  return name.includes(' ') ? `${name[0]}. ${surname(name)}` : name;
}

function shown(arg: Arg): string | number {
  if (typeof arg === 'object') {
    if (Array.isArray(arg)) {
      const all = (arg as readonly Arg[]).map((one) => String(shown(one)));
      const last = all.pop() ?? '';
      return all.length ? t('list-and', { most: all.join(', '), last }) : last;
    }
    return (arg as Person | Message).type === 'person' ? named(arg as Person) : say(arg as Message);
  }
  return arg as string | number;
}

/** A message of the catalogues by its key. A key that is missing shows itself, and fails the tests. */
export function t(key: string, args: Readonly<Record<string, Arg>> = {}, attribute = ''): string {
  const bundle = bundles.get(loaded ?? settings.language);
  const message = bundle?.getMessage(key);
  const pattern = message?.attributes[attribute] ?? message?.value;
  if (!bundle || !pattern) {
    console.error(`no message ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, shown(arg)]));
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}

/** Whether there is a message of a key. */
export function known(key: string): boolean {
  return bundles.get(loaded ?? settings.language)?.hasMessage(key) ?? false;
}

/** Something the server has said, in the language of the page. */
export function say(said: Message): string {
  return t(said.key, said.args);
}

/** The same as a sentence, whatever it begins with. */
export function sentence(said: Message): string {
  const text = say(said);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A question to one of two who share a screen: by name, and never as if it were to both. */
export function sayTo(name: string, { key, args }: Message): string {
  return t('prompt-shared', { name, question: t(key, args, 'shared') });
}

/** A chance as the language writes it: 17%, 17 % with a thin space in French and Italian; 17% inside a pill. */
export function percent(chance: number, tight = false): string {
  const digits = chance > 0 && chance < 0.01 ? 1 : 0;
  const number = new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits }).format(100 * chance);
  return tight ? `${number}%` : t('percent', { number });
}
