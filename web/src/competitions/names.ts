// What is said of a competition in a few words, the same on every page.

import type { ClubLine, CompetitionLine, CompetitionPage, FixtureLine } from '../generated/protocol';
import { coachName, editionName, gameName, styleName } from '../lib/known';
import { t } from '../lib/words.svelte';

/** «Steady, direct». */
export function computerName(coach: string): string {
  const [level = '', style] = coach.split('/');
  return [coachName(level), ...(style ? [styleName(style)] : [])].join(', ');
}

/** Who manages a club, as people are told. */
export function managerName(club: ClubLine): string {
  if (club.coach) {
    const computer = t('cup-computer', { level: computerName(club.coach) });
    return club.stands_in && club.manager ? t('cup-stands-in', { manager: club.manager, computer }) : computer;
  }
  return club.manager ?? t(`club-state-${club.state}`);
}

export function about(line: CompetitionLine): string {
  const parts = [gameName(line.game)];
  if (line.edition) parts.push(editionName(line.edition));
  if (line.season > 1) parts.push(t('cup-season', { season: line.season }));
  if (line.state === 'running' && line.days) parts.push(t('cup-round-of', { round: line.day, rounds: line.days }));
  else parts.push(t(`cup-state-${line.state}`));
  if (line.organisers.length) parts.push(t('cup-organised', { names: line.organisers }));
  return parts.join(' · ');
}

/** «2–1», with what followed in brackets; «v» as long as there is no score. */
export function scoreOf(fixture: FixtureLine): string {
  if (!fixture.score) return t('fixture-v');
  const star = fixture.corrected || fixture.awarded ? '*' : '';
  const more = fixture.shoot_out ? ` (${fixture.shoot_out[0]}–${fixture.shoot_out[1]})` : '';
  return `${fixture.score[0]}–${fixture.score[1]}${more}${star}`;
}

export function clubOf(page: CompetitionPage, club: number): ClubLine {
  const found = page.clubs.find((one) => one.club === club);
  if (!found) throw new Error(`there is no club ${club}`);
  return found;
}

/** With a sign, and a true minus. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

/** A name of the server as keys of messages write it. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}
