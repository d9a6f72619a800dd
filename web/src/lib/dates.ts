// Dates and times as the language of the page writes them, in the time zone of the browser.

import { settings } from './settings.svelte';

/** Seconds since 1970, as servers count them, or a time as ISO 8601 writes it. */
export type Time = number | string;

function shown(time: Time, format: Intl.DateTimeFormatOptions): string {
  const date = new Date(typeof time === 'number' ? 1000 * time : time);
  // English dates have the day first here, as the rest of the English has British spelling.
  const language = settings.language === 'en' ? 'en-GB' : settings.language;
  return new Intl.DateTimeFormat(language, format).format(date);
}

/** «14 November», with the year if it is another one. */
export function day(time: Time): string {
  const date = new Date(typeof time === 'number' ? 1000 * time : time);
  const year = date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' as const };
  return shown(time, { day: 'numeric', month: 'long', ...year });
}

/** «14 November, 20:00». */
export function moment(time: Time): string {
  return shown(time, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
}

/** «20:41». */
export function clockTime(time: Time): string {
  return shown(time, { hour: '2-digit', minute: '2-digit' });
}
