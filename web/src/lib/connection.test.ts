import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSINGS, type FromBrowser, type FromServer } from '../generated/protocol';
import { Connection, TIMES, type Line } from './connection';

/** A socket whose other end is held by the test. */
class Wire {
  static all: Wire[] = [];
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: FromBrowser[] = [];

  constructor() {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  // What the other end does

  opens(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  says(message: Partial<FromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  answersPings(): void {
    for (const message of this.sent.splice(0)) if (message.type === 'ping') this.says({ type: 'pong', id: message.id });
  }

  breaks(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const lines: [Line, number][] = [];
const heard: FromServer[] = [];
const latest = (): Wire => Wire.all.at(-1) as Wire;
const now = (): Line | undefined => lines.at(-1)?.[0];
let connection: Connection;
let visible: DocumentVisibilityState = 'visible';

function dial(): void {
  connection = new Connection(
    'token',
    {
      heard: (message) => heard.push(message),
      line: (line, wait) => lines.push([line, wait]),
      seen: () => 7,
      number: () => 9,
    },
    () => new Wire() as unknown as WebSocket,
  );
}

/** A line that is up, with a first round trip behind it. */
function seated(): void {
  dial();
  latest().opens();
  latest().says(WELCOME);
  latest().answersPings();
}

/** Time passes while every ping is answered at once. */
function passes(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= TIMES.tick) {
    vi.advanceTimersByTime(TIMES.tick);
    latest().answersPings();
  }
}

/** The machine sleeps: time passes, but no timer runs. */
function sleeps(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

const WELCOME = { type: 'welcome', room: 'room', token: 'token' } as const;
const answer: FromBrowser = { type: 'answer', id: 'a', number: 9, answer: 'dice 1' };

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visible });
  visible = 'visible';
  lines.length = heard.length = Wire.all.length = 0;
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('a line', () => {
  it('says hello with what was seen, and is up when it is welcomed', () => {
    dial();
    expect(now()).toBe('joining');
    latest().opens();
    expect(latest().sent).toEqual([
      {
        type: 'hello',
        protocol: 2,
        token: 'token',
        seen: 7,
        number: 9,
        secret: expect.stringMatching(/^[0-9a-f]{64}$/),
        watch: false,
      },
    ]);
    latest().says(WELCOME);
    expect(now()).toBe('open');
    expect(heard).toEqual([WELCOME]);
  });

  it('accepts an invitation with the same secret until it is welcomed, and comes back with that', () => {
    dial();
    latest().opens();
    const secret = (latest().sent[0] as { secret: string }).secret;
    latest().breaks();
    vi.advanceTimersByTime(1000);
    latest().opens();
    expect(latest().sent[0]).toMatchObject({ token: 'token', secret });
    latest().says({ ...WELCOME, token: secret });
    latest().breaks();
    vi.advanceTimersByTime(2000);
    latest().opens();
    expect(latest().sent[0]).toMatchObject({ token: secret });
  });

  it('stays up as long as its heartbeats are answered, and keeps their answers to itself', () => {
    seated();
    heard.length = 0;
    passes(120_000);
    expect(now()).toBe('open');
    expect(Wire.all).toHaveLength(1);
    expect(heard).toEqual([]);
  });

  it('sends few heartbeats while it is quiet, and none while it is not', () => {
    seated();
    for (let seconds = 0; seconds < 20; seconds += 1) {
      vi.advanceTimersByTime(1000);
      latest().says({ type: 'changed' });
    }
    expect(latest().sent).toEqual([]);
    vi.advanceTimersByTime(TIMES.heartbeat);
    expect(latest().sent).toHaveLength(1);
  });
});

describe('a line that dies silently', () => {
  it('is reported silent within 3 s of an answer, and given up later', () => {
    seated();
    vi.advanceTimersByTime(TIMES.tick / 3);
    connection.send(answer);
    expect(latest().sent.map((message) => message.type)).toEqual(['answer', 'ping']);
    vi.advanceTimersByTime(3000);
    expect(now()).toBe('silent');
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(TIMES.dead - 3000 + TIMES.tick);
    expect(now()).toBe('lost');
    vi.advanceTimersByTime(1);
    expect(Wire.all).toHaveLength(2);
    latest().opens();
    latest().says(WELCOME);
    expect(now()).toBe('open');
  });

  it('is found by its heartbeat when nobody sends anything', () => {
    seated();
    vi.advanceTimersByTime(TIMES.heartbeat + TIMES.silent);
    expect(now()).toBe('silent');
    vi.advanceTimersByTime(TIMES.dead);
    expect(Wire.all).toHaveLength(2);
  });

  it('hears nothing more of a socket that was given up', () => {
    seated();
    const [first] = Wire.all;
    vi.advanceTimersByTime(TIMES.heartbeat + TIMES.dead + TIMES.tick);
    const [told, count] = [heard.length, lines.length];
    first?.says({ type: 'changed' });
    first?.breaks();
    expect([heard.length, lines.length]).toEqual([told, count]);
  });

  it('is tried again less and less often where connecting hangs', () => {
    dial();
    vi.advanceTimersByTime(TIMES.silent);
    expect(now()).toBe('silent');
    vi.advanceTimersByTime(60_000);
    const tries = Wire.all.length;
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(8);
  });

  it('is tried again at once on request', () => {
    seated();
    connection.send(answer);
    vi.advanceTimersByTime(TIMES.silent);
    connection.hurry();
    expect(Wire.all).toHaveLength(2);
    expect(now()).toBe('lost');
  });
});

describe('a slow line', () => {
  /** Answers pings and answers after a while. */
  function slowly(rounds: readonly number[]): Line[] {
    const states: Line[] = [];
    for (const round of rounds) {
      connection.send(answer);
      for (let left = round; left > 0; left -= TIMES.tick) {
        vi.advanceTimersByTime(Math.min(TIMES.tick, left));
        states.push(now() as Line);
      }
      latest().answersPings();
      states.push(now() as Line);
      vi.advanceTimersByTime(TIMES.tick);
    }
    return states;
  }

  it('is reported slow but not dropped, even if some messages stall', () => {
    seated();
    const states = slowly([2000, 2000, 4000, 2000, 6000, 2000, 2000]);
    expect(Wire.all).toHaveLength(1);
    expect(states).toContain('slow');
    expect(states).not.toContain('lost');
    expect(now()).toBe('slow');
  });

  it('is not slow any more after a quick round trip', () => {
    seated();
    slowly([2000]);
    expect(now()).toBe('slow');
    passes(TIMES.slowHeartbeat + TIMES.tick);
    expect(now()).toBe('open');
  });

  it('is alive as long as anything is heard, though the answer is late', () => {
    seated();
    connection.send(answer);
    for (let seconds = 0; seconds < 30; seconds += 2) {
      vi.advanceTimersByTime(2000);
      latest().says({ type: 'changed' });
    }
    expect([now(), Wire.all.length]).toEqual(['slow', 1]);
  });

  it('is not judged by what the server thinks about', () => {
    seated();
    connection.send({ type: 'hint', id: 'h', number: 9 });
    vi.advanceTimersByTime(4000);
    expect(now()).toBe('open');
  });
});

describe('a page that was away', () => {
  it('tells that the line is lost when the browser goes offline, and returns with it', () => {
    seated();
    dispatchEvent(new Event('offline'));
    expect(now()).toBe('lost');
    vi.advanceTimersByTime(500);
    latest().breaks();
    dispatchEvent(new Event('online'));
    latest().opens();
    latest().says(WELCOME);
    expect(now()).toBe('open');
  });

  it('reconnects at once after a long sleep, when it is seen again', () => {
    seated();
    visible = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    sleeps(600_000);
    expect(Wire.all).toHaveLength(1);
    visible = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Wire.all).toHaveLength(2);
  });

  it('reconnects at once after a long sleep with its lid closed', () => {
    seated();
    sleeps(600_000);
    vi.advanceTimersByTime(TIMES.tick);
    expect(Wire.all).toHaveLength(2);
  });

  it('makes sure of the line after a short sleep, and keeps it if it is up', () => {
    seated();
    sleeps(20_000);
    vi.advanceTimersByTime(TIMES.tick);
    latest().answersPings();
    passes(20_000);
    expect([now(), Wire.all.length]).toEqual(['open', 1]);
  });

  it('gives the line up soon after a short sleep if it is not', () => {
    seated();
    sleeps(20_000);
    vi.advanceTimersByTime(TIMES.tick + TIMES.awake + TIMES.tick);
    expect(Wire.all).toHaveLength(2);
  });

  it('keeps the line of a hidden tab whose timers run once a minute', () => {
    seated();
    visible = 'hidden';
    for (let minutes = 0; minutes < 10; minutes += 1) {
      sleeps(60_000);
      vi.advanceTimersByTime(TIMES.tick);
      latest().answersPings();
    }
    visible = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    latest().answersPings();
    passes(10_000);
    expect([now(), Wire.all.length]).toEqual(['open', 1]);
  });

  it('notices a dead line although the clock was put back', () => {
    seated();
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(TIMES.heartbeat + TIMES.dead + 3 * TIMES.tick);
    expect(Wire.all).toHaveLength(2);
  });
});

describe('a line that the server closes', () => {
  it.each(CLOSINGS.filter((closing) => closing.then === 'return'))('is opened again after $name', ({ code }) => {
    seated();
    latest().breaks(code);
    expect(now()).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
  });

  it.each(CLOSINGS.filter((closing) => closing.then !== 'return'))('stays closed after $name', ({ code }) => {
    seated();
    latest().breaks(code);
    expect(now()).toBe('closed');
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    connection.hurry();
    expect(Wire.all).toHaveLength(1);
  });

  it.each([1001, 1006, 4000, 4499, 4999])('is opened again after the unknown code %i', (code) => {
    seated();
    latest().breaks(code);
    expect(now()).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
  });

  it('waits longer each time where it is closed soon after every welcome', () => {
    seated();
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      latest().breaks(4429);
      waits.push(lines.at(-1)?.[1] ?? 0);
      vi.advanceTimersByTime(8000);
      latest().opens();
      latest().says(WELCOME);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    passes(TIMES.steady);
    latest().breaks(4429);
    expect(lines.at(-1)).toEqual(['lost', 500]);
  });

  it('is not opened again once the match is left', () => {
    seated();
    const [first] = Wire.all;
    connection.close();
    first?.breaks();
    vi.advanceTimersByTime(60_000);
    expect([now(), Wire.all.length]).toEqual(['closed', 1]);
  });
});
