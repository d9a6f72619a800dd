// The server's API for people, competitions and titles. Bodies are its records.

import type {
  ClubPage,
  CompetitionAction,
  CompetitionLine,
  CompetitionMade,
  CompetitionPage,
  CompetitionRequest,
  FixturePage,
  Joined,
  JournalLine,
  MarketPage,
  PersonalLink,
  SeatMade,
  TitlePage,
  TitleRequest,
  WaitingLine,
  WhatIf,
} from '../generated/protocol';
import { askAsMe as ask, fileForMe, sendAsMe } from './people.svelte';

const one = (id: string | number): string => encodeURIComponent(String(id));
const at = (id: string, ...rest: readonly (string | number)[]): string =>
  ['/api/competitions', id, ...rest].map((part, place) => (place ? one(part) : part)).join('/');

export const competitions = {
  all: () => ask<readonly CompetitionLine[]>('/api/competitions'),
  make: (request: CompetitionRequest) => ask<CompetitionMade>('/api/competitions', 'POST', request),
  page: (id: string) => ask<CompetitionPage>(at(id)),
  act: (id: string, action: CompetitionAction) => ask<CompetitionPage>(at(id), 'POST', action),
  whatIf: (id: string, action: CompetitionAction) => ask<WhatIf>(at(id, 'what-if'), 'POST', action),
  join: (id: string, invitation: string) => ask<Joined>(at(id, 'join'), 'POST', { invitation }),
  club: (id: string, club: number) => ask<ClubPage>(at(id, 'clubs', club)),
  market: (id: string) => ask<MarketPage>(at(id, 'market')),
  fixture: (id: string, fixture: string) => ask<FixturePage>(at(id, 'fixtures', fixture)),
  seat: (id: string, fixture: string) => ask<SeatMade>(at(id, 'fixtures', fixture, 'seat'), 'POST'),
  journal: (id: string) => ask<readonly JournalLine[]>(at(id, 'journal')),
  results: (id: string, form: 'csv' | 'json') => ask<unknown>(`${at(id, 'results')}?form=${form}`),
  file: (id: string) => fileForMe(at(id, 'export')),
  // Only a page alone takes competitions in and deletes them.
  bringIn: (file: Blob) => sendAsMe<readonly string[]>('/api/seasons', file),
  forget: (id: string) => ask<object>(`/api/seasons/${one(id)}`, 'DELETE'),
  title: (game: string) => ask<TitlePage>(`/api/titles/${one(game)}`),
  titleAct: (game: string, request: TitleRequest) => ask<TitlePage>(`/api/titles/${one(game)}`, 'POST', request),
  personalLink: () => ask<PersonalLink>('/api/people/me/link', 'POST'),
  waiting: () => ask<readonly WaitingLine[]>('/api/people/me/waiting'),
};
