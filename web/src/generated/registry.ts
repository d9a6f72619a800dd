// Written by scripts/types: change the Python it is made from, and run that again.

export const GAMES = ["counter-attack", "french-flair"] as const;

/** The languages, the usual one first, each with its own name. */
export const LANGUAGES = [
  ["en", "English"],
  ["fr", "Français"],
  ["it", "Italiano"],
] as const;

export type Language = (typeof LANGUAGES)[number][0];
