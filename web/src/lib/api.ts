// The HTTP API: bodies are the records of the server; an error carries its reason.

import type {
  DeckMade,
  GameInfo,
  Problem,
  RoomMade,
  RoomStatus,
  RoomRequest,
  RuleText,
  StatusRequest,
} from '../generated/protocol';

/** An error that the server has named, or that the way to it has. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason);
  }
}

async function ask<T>(path: string, options: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new ApiError({ error: 'unreachable', reason: '', field: '' }, 0);
  }
  const type = response.headers.get('content-type') ?? '';
  const body: unknown = /^application\/json(;|$)/.test(type) ? await response.json() : await response.text();
  if (!response.ok) {
    const problem = typeof body === 'object' ? (body as Problem) : { error: 'server', reason: '', field: '' };
    throw new ApiError(problem, response.status);
  }
  return body as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export const api = {
  games: () => ask<readonly GameInfo[]>('/api/games'),
  makeRoom: (request: RoomRequest) => post<RoomMade>('/api/rooms', request),
  status: (request: StatusRequest) => post<readonly RoomStatus[]>('/api/rooms/status', request),
  rule: (id: string, language: string) => ask<RuleText>(`/api/rules/${encodeURIComponent(id)}?lang=${language}`),
  record: (room: string, token: string) =>
    ask<string>(`/api/records/${encodeURIComponent(room)}`, { headers: { authorization: `Bearer ${token}` } }),
  uploadDeck: (csv: Blob) =>
    ask<DeckMade>('/api/decks', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: csv }),
};
