// What the app and the worker with the rooms say to each other.

export type ToRooms =
  | { readonly type: 'start'; readonly base: string; readonly coach: MessagePort }
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string | Uint8Array;
    }
  | { readonly type: 'open'; readonly line: string }
  | { readonly type: 'say'; readonly line: string; readonly data: string }
  | { readonly type: 'close'; readonly line: string }
  | { readonly type: 'take_over'; readonly room: string };

export type FromRooms =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: string }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly status: number;
      readonly kind: string;
      readonly body: Uint8Array;
    }
  | { readonly type: 'said'; readonly line: string; readonly data: string }
  | { readonly type: 'closed'; readonly line: string; readonly code: number }
  | { readonly type: 'elsewhere'; readonly room: string; readonly is: boolean }
  | { readonly type: 'storage'; readonly fault: string };

/** A task for the worker in which coaches think, and its result. */
export type ToCoach =
  | { readonly type: 'think'; readonly id: number; readonly task: Uint8Array }
  | { readonly type: 'hurry'; readonly id: number };
export interface FromCoach {
  readonly id: number;
  readonly result: Uint8Array;
}
