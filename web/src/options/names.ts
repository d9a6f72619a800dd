// Editions and rules in short.

import type { MatchRules } from '../generated/protocol';
import { editionName } from '../lib/known';
import { t } from '../lib/words.svelte';
import { count } from './rules';

/** An edition in a word; of a game without editions, the word for what is usual. */
export const inShort = (edition: string): string => t('options-edition', { edition: edition || 'none' });

/** An edition in a word, as it is chosen. */
export const toChoose = (edition: string): string => t('options-choose-edition', { edition });

/** Rules in a line: the edition, and how many choices differ from it. */
export const inLine = (rules: MatchRules): string =>
  t('options-line', { edition: rules.edition ? editionName(rules.edition) : 'none', count: count(rules) });
