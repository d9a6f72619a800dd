// The HTTP API: bodies are the records of the server; an error carries its reason.

import type {
  BookContents,
  ChapterPage,
  DeckMade,
  Drawing,
  GameInfo,
  LastScene,
  LessonRequest,
  MatchReview,
  PlayOnRequest,
  Problem,
  ReplayInfo,
  ReplayLink,
  ReplayPart,
  RoomMade,
  RoomStatus,
  RoomRequest,
  RuleText,
  SandboxRequest,
  StatusRequest,
} from '../generated/protocol';
import { backend } from '$backend';
import type { Kept } from '../page/keeping.svelte';
import type { Answer, Request } from './backend/backend';

/** An error that the server has named, or that the way to it has. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason);
  }
}

async function answered(path: string, request: Request): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await backend.ask(path, request);
  } catch {
    throw new ApiError({ error: 'unreachable', reason: '', field: '' }, 0);
  }
  if (answer.status < 400) return answer;
  const named = isJson(answer) ? (JSON.parse(await answer.text()) as Problem) : null;
  throw new ApiError(named ?? { error: 'server', reason: '', field: '' }, answer.status);
}

const isJson = (answer: Answer): boolean => /^application\/json(;|$)/.test(answer.kind);

export async function ask<T>(path: string, request: Request = {}): Promise<T> {
  const answer = await answered(path, request);
  const text = await answer.text();
  return (isJson(answer) ? JSON.parse(text) : text) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

const bearer = (token: string): { readonly headers?: Readonly<Record<string, string>> } =>
  token ? { headers: { authorization: `Bearer ${token}` } } : {};
const replay = (id: string, path: string, as = ''): string =>
  `/api/replays/${encodeURIComponent(id)}${path}${as ? `?as=${as}` : ''}`;

export const api = {
  // Only a page alone answers these.
  kept: () => ask<readonly Kept[]>('/api/matches'),
  forget: (room: string) => ask<object>(`/api/matches/${encodeURIComponent(room)}`, { method: 'DELETE' }),
  file: async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await answered(path, { headers })).blob(),
  sendFile: (path: string, body: Blob) => ask<readonly RoomMade[]>(path, { method: 'POST', body }),

  games: () => ask<readonly GameInfo[]>('/api/games'),
  book: (game: string, language: string) =>
    ask<BookContents>(`/api/rulebook/${encodeURIComponent(game)}?lang=${language}`),
  makeRoom: (request: RoomRequest) => post<RoomMade>('/api/rooms', request),
  makeLesson: (request: LessonRequest) => post<RoomMade>('/api/lessons', request),
  status: (request: StatusRequest) => post<readonly RoomStatus[]>('/api/rooms/status', request),
  lastScenes: (request: StatusRequest) => post<readonly LastScene[]>('/api/rooms/scenes', request),
  replay: (id: string, token: string, as = '') => ask<ReplayInfo>(replay(id, '', as), bearer(token)),
  replayPart: (id: string, token: string, part: number, as = '') =>
    ask<ReplayPart>(replay(id, `/parts/${part}`, as), bearer(token)),
  review: (id: string, token: string) => ask<MatchReview>(replay(id, '/review'), bearer(token)),
  openReplay: (record: Blob) => ask<ReplayInfo>('/api/replays', { method: 'POST', body: record }),
  replayLink: (id: string, token: string) => ask<ReplayLink>(replay(id, '/link'), { method: 'POST', ...bearer(token) }),
  playOn: (id: string, token: string, request: PlayOnRequest) =>
    ask<RoomMade>(replay(id, '/play_on'), {
      method: 'POST',
      body: JSON.stringify(request),
      headers: { ...bearer(token).headers, 'content-type': 'application/json' },
    }),
  chapters: (game: string, language: string) =>
    ask<readonly ChapterPage[]>(`/api/rulebook/${encodeURIComponent(game)}/chapters?lang=${language}`),
  figures: (game: string) => ask<readonly Drawing[]>(`/api/rulebook/${encodeURIComponent(game)}/figures`),
  rules: (game: string) => ask<readonly RuleText[]>(`/api/rulebook/${encodeURIComponent(game)}/rules`),
  playFigure: (game: string, figure: string, request: SandboxRequest) =>
    post<RoomMade>(`/api/rulebook/${encodeURIComponent(game)}/figures/${encodeURIComponent(figure)}/play`, request),
  record: (room: string, token: string) =>
    ask<string>(`/api/records/${encodeURIComponent(room)}`, { headers: { authorization: `Bearer ${token}` } }),
  uploadDeck: (csv: Blob) =>
    ask<DeckMade>('/api/decks', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: csv }),
};
