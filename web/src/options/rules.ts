// The rules of a match as people settle them: an edition, and the options that differ from it.

import type { GameInfo, MatchRules, OptionInfo, OptionWords } from '../generated/protocol';

export type Value = boolean | number | string;
export type Changes = Readonly<Record<string, Value>>;

/** The option that says how long a match is. */
export const CLOCK = 'clock';

const defaults = (info: GameInfo): Changes =>
  Object.fromEntries(info.options.map((option) => [option.name, option.default]));

/** The values of an edition; of a game without editions, the usual ones. */
export function usual(info: GameInfo, edition: string): Changes {
  return { ...defaults(info), ...info.editions.find((one) => one.name === edition)?.options };
}

/** The rules that a new match has, unless something else is chosen. */
export function usualRules(info: GameInfo): MatchRules {
  const all = Object.entries(defaults(info));
  const edition = info.editions.find(({ options }) => all.every(([name, value]) => options[name] === value));
  return { edition: edition?.name ?? info.editions[0]?.name ?? '', changes: {}, beginner: false };
}

/** Every option at its value. */
export function values(info: GameInfo, rules: MatchRules): Changes {
  return { ...usual(info, rules.edition), ...rules.changes };
}

/** Choose a value. Others that go with it are chosen too. */
export function choose(info: GameInfo, rules: MatchRules, name: string, value: Value): MatchRules {
  return differing(info, rules, settled(info, { ...values(info, rules), [name]: value }, [name]));
}

/** The rules in another edition: what still differs from it is kept. */
export function inEdition(info: GameInfo, rules: MatchRules, edition: string): MatchRules {
  const wanted = { ...rules, edition };
  return differing(info, wanted, settled(info, values(info, wanted), Object.keys(rules.changes)));
}

function differing(info: GameInfo, rules: MatchRules, chosen: Changes): MatchRules {
  const before = usual(info, rules.edition);
  const changes = Object.fromEntries(Object.entries(chosen).filter(([name, value]) => before[name] !== value));
  return { ...rules, changes };
}

/** Values that go together: those that were chosen stay, and the others follow. */
function settled(info: GameInfo, chosen: Changes, picked: readonly string[]): Changes {
  const found: Record<string, Value> = { ...chosen };
  for (let round = 0; round <= info.together.length; round += 1) {
    for (const { option, value, needs } of info.together) {
      const missing = Object.entries(needs).filter(([name, needed]) => found[name] !== needed);
      if (found[option] !== value || !missing.length) continue;
      if (!picked.includes(option) && missing.some(([name]) => picked.includes(name))) {
        found[option] = info.options.find((one) => one.name === option)?.values.find((one) => one !== value) ?? value;
      } else Object.assign(found, needs);
    }
  }
  return found;
}

/** The options that some edition has at another value than the others. */
export function ofEditions(info: GameInfo): ReadonlySet<string> {
  const differ = info.options.filter(({ name }) => new Set(info.editions.map(({ options }) => options[name])).size > 1);
  return new Set(differ.map(({ name }) => name));
}

/** Whether an option takes a value. */
export function takes(option: OptionInfo, value: unknown): value is Value {
  if (option.kind !== 'text') return option.values.includes(value as Value);
  return /^[a-z]+:[1-9]\d{0,3}$/.test(String(value));
}

/** Rules that were kept, as the game knows them today, and how many of their choices it no longer knows. */
export function today(
  info: GameInfo,
  kept: Partial<MatchRules>,
): { readonly rules: MatchRules; readonly lost: number } {
  const edition = info.editions.find(({ name }) => name === kept.edition)?.name ?? usualRules(info).edition;
  const all = Object.entries(kept.changes ?? {});
  const known = all.filter(([name, value]) => info.options.some((one) => one.name === name && takes(one, value)));
  const moved = kept.edition && edition !== kept.edition ? 1 : 0;
  const beginner = Boolean(kept.beginner && info.beginners);
  const rules = inEdition(info, { edition, changes: Object.fromEntries(known), beginner }, edition);
  return { rules, lost: all.length - known.length + moved };
}

/** How many choices differ from the edition. */
export function count(rules: MatchRules): number {
  return Object.keys(rules.changes).length + Number(rules.beginner);
}

/** The fields of a set-up that say by which rules is played. */
export function setUp(rules: MatchRules): Readonly<Record<string, unknown>> {
  return {
    ...(rules.edition ? { edition: rules.edition } : {}),
    ...(rules.beginner ? { beginner: true } : {}),
    options: rules.changes,
  };
}

/** A value in words. */
export function said(words: OptionWords, value: Value): string {
  const name = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
  const number = name.split(':').at(-1) ?? '';
  const every = words.values[`${name.slice(0, name.length - number.length)}*`] ?? '';
  return words.values[name] ?? every.replace('{n}', number.replace('-', '−'));
}

/** The values that have a word of their own, and the others, which are numbers. */
export function choices(option: OptionInfo, words: OptionWords): readonly [readonly Value[], readonly Value[]] {
  const isNamed = (value: Value): boolean => typeof value === 'boolean' || String(value) in words.values;
  const named = option.values.filter(isNamed);
  // No comes before yes, and none before some.
  if (option.kind === 'switch') named.sort((one, other) => Number(one) - Number(other));
  if (option.kind === 'number') named.sort((one, other) => Math.abs(Number(one)) - Math.abs(Number(other)));
  return [named, option.values.filter((value) => !isNamed(value))];
}

/** A text without case, accents and signs, in which others are looked for. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[_’'.,;:«»-]+/g, ' ');
}

/** Whether an option is what some words look for: its source name is found, though it is never shown. */
export function isFound(query: string, words: OptionWords, chapter: string): boolean {
  const { title, sentence, name } = words;
  const text = folded([title, sentence, ...Object.values(words.values), chapter, name].join(' '));
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
