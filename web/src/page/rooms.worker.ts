// The worker with the rooms: Python between the app, the database, the locks and the worker of the coaches.

import { Database } from './database';
import { fromPython, loadEngine, toPython, type PyProxy, type Python } from './engine';
import { Locks } from './locks';
import type { Answered, Asked, FromCoach, FromRooms, ToCoach, ToRooms } from './messages';
import { Tabs, type Host } from './tabs';

/** `touchline.page.workers.RoomsWorker`. */
interface Rooms {
  start(): void;
  request(method: string, path: string, body: unknown, key: string): Promise<PyProxy>;
  look_after_competitions(): Promise<void>;
  connect(line: string): void;
  connect_guest(line: string): void;
  hear(line: string, data: string): void;
  hang_up(line: string): void;
  give_up(room: string): Promise<void>;
}

const RESTART = 1012;
/** The lock of the tab that looks after competitions, among those of matches. */
const COMPETITIONS = 'competitions';
const ABOUT_COMPETITIONS = /^\/api\/(people|competitions|champions|seasons|titles)\b/;

const database = new Database();
const locks = new Locks((room) => {
  playing.delete(room);
  void served?.give_up(room);
});
const results = new Map<number, (result: Uint8Array) => void>();
const awayIn = new Map<string, string>();
let coach: MessagePort;
let tasks = 0;
let thinking = 0;
/** Whether this tab looks after competitions. */
let office = false;
let started: (rooms: Rooms) => void;
const rooms = new Promise<Rooms>((resolve) => (started = resolve));
let served: Rooms | null = null;
const playing = new Set<string>();
let fault = '';

function tell(message: FromRooms, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

// What Python calls

function browser(python: Python): object {
  return {
    write: async (changes: string): Promise<string> => {
      const error = await database.write(JSON.parse(changes));
      const now = error && !error.startsWith('ConstraintError') ? error : '';
      if (now !== fault) tell({ type: 'storage', fault: (fault = now) });
      return error;
    },
    read: async (query: string): Promise<string> => JSON.stringify(await database.read(JSON.parse(query))),
    claim: async (room: string): Promise<boolean> => {
      const mine = await locks.claim(room);
      if (mine) playing.add(room);
      return mine;
    },
    release: (room: string): void => {
      playing.delete(room);
      locks.release(room);
    },
    think: (task: PyProxy): Promise<unknown> => give(python, 'think', (thinking = tasks += 1), task),
    play: (task: PyProxy): Promise<unknown> => give(python, 'play', (tasks += 1), task),
    hurry: (): void => coach.postMessage({ type: 'hurry', id: thinking } satisfies ToCoach),
    send: (line: string, data: string): void => {
      if (tabs.isGuest(line)) tabs.toGuest(line, data);
      else tell({ type: 'said', line, data });
    },
    close: (line: string, code: number): void => {
      if (tabs.isGuest(line)) tabs.dismissGuest(line, code);
      else tell({ type: 'closed', line, code });
    },
    elsewhere: (line: string, room: string, hello: string): void => {
      tell({ type: 'elsewhere', room, is: true });
      awayIn.set(line, room);
      tabs.visit(line, room, hello);
      locks.whenFree(room, () => comeHome(line));
    },
  };
}

function give(python: Python, type: 'think' | 'play', id: number, task: PyProxy): Promise<unknown> {
  coach.postMessage({ type, id, task: task.toJs() as Uint8Array } satisfies ToCoach);
  return new Promise((resolve) => results.set(id, (result) => resolve(toPython(python, result))));
}

/** The other tab has gone: the app connects again, and plays from here. */
function comeHome(line: string): void {
  if (!tabs.isAway(line)) return;
  tabs.leave(line);
  left(line);
  tell({ type: 'closed', line, code: RESTART });
}

function left(line: string): void {
  const room = awayIn.get(line);
  if (room === undefined) return;
  awayIn.delete(line);
  locks.stopWaiting(room);
  tell({ type: 'elsewhere', room, is: false });
}

const host: Host = {
  plays: (room) => playing.has(room),
  answer: (asked) => (office && served ? answered(served, asked) : Promise.resolve(null)),
  connectGuest: (line) => served?.connect_guest(line),
  hear: (line, data) => served?.hear(line, data),
  hangUp: (line) => served?.hang_up(line),
  said: (line, data) => tell({ type: 'said', line, data }),
  closed: (line, code) => {
    left(line);
    tell({ type: 'closed', line, code });
  },
};
const tabs = new Tabs(host);

// What the app says

async function start(base: string): Promise<void> {
  try {
    const python = await loadEngine(base, (share) => tell({ type: 'progress', share }));
    served = python.pyimport('touchline.page.workers').rooms(browser(python)) as Rooms;
    served.start();
    void lookAfter(served);
    started(served);
    tell({ type: 'ready' });
  } catch (error) {
    tell({ type: 'failed', reason: String(error) });
  }
}

/** Look after competitions as soon as no other tab does. */
async function lookAfter(python: Rooms): Promise<void> {
  while (!(await locks.claim(COMPETITIONS))) {
    await new Promise<void>((resolve) => locks.whenFree(COMPETITIONS, resolve));
  }
  office = true;
  tabs.giveUpAsking();
  await python.look_after_competitions();
}

async function answered(python: Rooms, { method, path, body, key }: Asked): Promise<Answered> {
  const [status, kind, data] = fromPython<[number, string, Uint8Array]>(await python.request(method, path, body, key));
  return { status, kind, body: data };
}

async function take(message: ToRooms): Promise<void> {
  if (message.type === 'start') {
    coach = message.coach;
    coach.onmessage = ({ data }: MessageEvent<FromCoach>) => {
      results.get(data.id)?.(data.result);
      results.delete(data.id);
    };
    return start(message.base);
  }
  const python = await rooms;
  switch (message.type) {
    case 'ask': {
      const elsewhere = !office && ABOUT_COMPETITIONS.test(message.path) ? await tabs.ask(message) : null;
      const answer = elsewhere ?? (await answered(python, message));
      tell({ type: 'answer', id: message.id, ...answer }, [answer.body.buffer as ArrayBuffer]);
      break;
    }
    case 'open':
      python.connect(message.line);
      break;
    case 'say':
      if (tabs.isAway(message.line)) tabs.say(message.line, message.data);
      else python.hear(message.line, message.data);
      break;
    case 'close':
      tabs.leave(message.line);
      left(message.line);
      python.hang_up(message.line);
      break;
    case 'take_over': {
      await locks.takeOver(message.room);
      playing.add(message.room);
      for (const [line, room] of [...awayIn]) if (room === message.room) comeHome(line);
      break;
    }
  }
}

self.onmessage = (event: MessageEvent<ToRooms>) => void take(event.data);
