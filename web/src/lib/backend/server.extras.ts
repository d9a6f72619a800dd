// A server adds nothing to the screens.

import type { Extras } from './backend';

export const extras: Extras = { door: null, loading: null, home: null, matches: null, competitions: null, match: null };
