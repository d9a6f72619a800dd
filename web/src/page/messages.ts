// What the app and the worker with the rooms say to each other.

/** A request of the app; `key` is that of the person whose competitions it is about. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string | Uint8Array;
  readonly key: string;
}

export interface Answered {
  readonly status: number;
  readonly kind: string;
  readonly body: Uint8Array;
}

export type ToRooms =
  | { readonly type: 'start'; readonly base: string; readonly coach: MessagePort }
  | ({ readonly type: 'ask'; readonly id: number } & Asked)
  | { readonly type: 'open'; readonly line: string }
  | { readonly type: 'say'; readonly line: string; readonly data: string }
  | { readonly type: 'close'; readonly line: string }
  | { readonly type: 'take_over'; readonly room: string };

export type FromRooms =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: string }
  | ({ readonly type: 'answer'; readonly id: number } & Answered)
  | { readonly type: 'said'; readonly line: string; readonly data: string }
  | { readonly type: 'closed'; readonly line: string; readonly code: number }
  | { readonly type: 'elsewhere'; readonly room: string; readonly is: boolean }
  | { readonly type: 'storage'; readonly fault: string };

/** A task for the worker in which coaches think, a match that it plays in between, and the result. */
export type ToCoach =
  | { readonly type: 'think' | 'play'; readonly id: number; readonly task: Uint8Array }
  | { readonly type: 'hurry'; readonly id: number };
export interface FromCoach {
  readonly id: number;
  readonly result: Uint8Array;
}
