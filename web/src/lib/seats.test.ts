import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomStatus, Side } from '../generated/protocol';
import { offered, seatOf, take, type Choice } from './arrival';
import { hold, holdToo, invite, leave, opened, seatIn, seats, secretFor, sitHere, tabSeat } from './seats';
import { reloadOnce, understood } from './upgrade';

const KEY = 'touchline.seats';

// As the version before this one kept them.
const BEFORE = [
  { room: 'aa', token: 'own', game: 'french-flair', invitations: { away: 'guest' }, watch: 'eyes' },
  { room: 'bb', token: 'host', game: 'counter-attack', invitations: {}, watch: 'bb-eyes' },
  { room: 'cc', token: 'came-by-link', game: '', invitations: {}, watch: null },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const write = (list: unknown): void => localStorage.setItem(KEY, JSON.stringify(list));
const written = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

describe('the seats of a browser', () => {
  it('are read as the version before kept them, and lose nothing when another is added', () => {
    write(BEFORE);
    expect(seats()).toEqual(BEFORE);
    hold({ room: 'dd', token: 'new', game: 'french-flair', invitations: {}, watch: null });
    expect(seats().slice(1)).toEqual(BEFORE);
    expect(written()).toEqual(seats());
  });

  it('can still be read by the version before, with my own seat first', () => {
    write(BEFORE);
    holdToo('aa', 'eyes');
    const [first] = written() as typeof BEFORE;
    expect(first).toMatchObject(BEFORE[0] as object);
  });

  it('are several in a room, each once', () => {
    write(BEFORE);
    holdToo('aa', 'eyes');
    holdToo('aa', 'guest');
    holdToo('aa', 'eyes');
    expect(seats().map((seat) => seat.room)).toEqual(['aa', 'bb', 'cc']);
    expect(seatIn('aa')).toMatchObject({ token: 'own', others: ['eyes', 'guest'] });
  });

  it('keep the seat that was mine when another becomes mine', () => {
    write(BEFORE);
    hold({ ...BEFORE[1]!, token: 'back' });
    expect(seatIn('bb')).toMatchObject({ token: 'back', others: ['host'], watch: 'bb-eyes' });
    hold({ ...BEFORE[1]!, token: 'host' });
    expect(seatIn('bb')).toMatchObject({ token: 'host', others: ['back'] });
  });

  it('are forgotten and remembered in their place', () => {
    write(BEFORE);
    holdToo('bb', 'eyes');
    const before = seats();
    const undo = leave('bb');
    expect(seats().map((seat) => seat.room)).not.toContain('bb');
    undo();
    expect(seats()).toEqual(before);
    undo();
    expect(seats()).toEqual(before);
  });

  it.each(['{', '7', '{"room":"aa"}', '[1,null,{"room":"aa"}]'])('are none in %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(seats()).toEqual([]);
  });

  it('are none where nothing may be kept', () => {
    const refuse = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    hold({ ...BEFORE[0]! });
    expect(seats()).toEqual([]);
    refuse.mockRestore();
  });
});

describe('a tab', () => {
  it('has its own seat in a room, until it takes mine again', () => {
    sitHere('aa', 'eyes');
    sitHere('bb', 'bb-eyes');
    expect([tabSeat('aa'), tabSeat('bb'), tabSeat('cc')]).toEqual(['eyes', 'bb-eyes', null]);
    sitHere('aa', null);
    expect([tabSeat('aa'), tabSeat('bb')]).toEqual([null, 'bb-eyes']);
    expect(localStorage.length).toBe(0);
  });
});

describe('an invitation', () => {
  it('is accepted for a secret that is kept until it counts', () => {
    const secret = secretFor('guest');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(secretFor('guest')).toBe(secret);
    expect(secretFor('another')).not.toBe(secret);
    opened('aa', 'guest', secret);
    expect(secretFor('guest')).not.toBe(secret);
  });

  it('gives way to the secret, and its link leads back to the seat', () => {
    expect(seatOf('aa', 'guest')).toBe('guest');
    opened('aa', 'guest', 'secret');
    expect(seatIn('aa')).toMatchObject({ token: 'secret', invitation: 'guest' });
    expect([seatOf('aa', null), seatOf('aa', 'guest')]).toEqual(['secret', 'secret']);
  });

  it('that I accept in a tab beside my own seat is no invitation any more', () => {
    hold({ room: 'aa', token: 'own', game: '', invitations: { away: 'guest' }, watch: null });
    holdToo('aa', 'guest');
    sitHere('aa', 'guest');
    opened('aa', 'guest', 'secret');
    expect(seatIn('aa')).toMatchObject({ token: 'own', others: ['secret'], invitations: {} });
    expect(tabSeat('aa')).toBe('secret');
  });

  it('replaces the earlier one when made again', () => {
    hold({ room: 'aa', token: 'own', game: '', invitations: { away: 'lost' }, watch: 'eyes' });
    invite('aa', 'away', 'new');
    expect(seatIn('aa')).toMatchObject({ token: 'own', invitations: { away: 'new' }, watch: 'eyes' });
  });
});

describe('coming to a match', () => {
  const sides: Record<string, readonly Side[]> = { own: ['home'], guest: ['away'], eyes: [], both: ['home', 'away'] };
  const status = async ({ tokens }: { tokens: readonly string[] }): Promise<readonly RoomStatus[]> =>
    tokens
      .filter((token) => token in sides)
      .map((token) => ({ room: 'aa', home: 'Harbour', away: 'Calder', sides: sides[token] }) as unknown as RoomStatus);

  const chosen = async (link: string): Promise<Choice> => {
    const offer = await offered('aa', link, status);
    expect(offer).toBeTypeOf('object');
    return offer as Choice;
  };

  it('takes the seat of a link where none is held', () => {
    expect(seatOf('aa', 'guest')).toBe('guest');
    expect(seatIn('aa')?.token).toBe('guest');
    expect(seatOf('aa', null)).toBe('guest');
    expect(seatOf('zz', null)).toBeNull();
  });

  it.each(['eyes', 'guest'])('leaves my seat alone when a link is another one (%s)', async (link) => {
    write(BEFORE);
    expect(seatOf('aa', link)).toBeUndefined();
    const choice = await chosen(link);
    expect(choice).toMatchObject({ own: 'own', link, watch: 'eyes' });
    expect(seats()).toEqual(BEFORE);
    expect(take(choice, choice.own)).toBe('own');
    expect([seatOf('aa', null), seats()]).toEqual(['own', BEFORE]);
  });

  it('watches in this tab alone, and again after a reload', async () => {
    write(BEFORE);
    expect(take(await chosen('eyes'), 'eyes')).toBe('eyes');
    expect(seatOf('aa', null)).toBe('eyes');
    expect(seatOf('aa', 'eyes')).toBe('eyes');
    sessionStorage.clear(); // another tab
    expect(seatOf('aa', null)).toBe('own');
    expect(seatIn('aa')).toMatchObject({ token: 'own', others: ['eyes'] });
  });

  it('goes back to my seat by my own link', async () => {
    write(BEFORE);
    take(await chosen('guest'), 'guest');
    expect(seatOf('aa', null)).toBe('guest');
    expect(seatOf('aa', 'own')).toBe('own');
    expect(seatOf('aa', null)).toBe('own');
  });

  it('asks people who play both sides too', async () => {
    hold({ room: 'aa', token: 'both', game: 'french-flair', invitations: {}, watch: null });
    expect(await chosen('eyes')).toMatchObject({ mine: { sides: ['home', 'away'] }, watch: 'eyes' });
  });

  it('gives a watcher the side of a link, and keeps it first', async () => {
    hold({ room: 'aa', token: 'eyes', game: 'french-flair', invitations: {}, watch: null });
    expect(await offered('aa', 'own', status)).toBe('own');
    expect(seatIn('aa')).toMatchObject({ token: 'own', others: ['eyes'] });
    expect(seatOf('aa', null)).toBe('own');
  });

  it('keeps nothing of a link that opens nothing', async () => {
    write(BEFORE);
    expect(await offered('aa', 'broken', status)).toBe('broken');
    expect(seats()).toEqual(BEFORE);
    expect(seatOf('aa', null)).toBe('own');
  });

  it('replaces a seat that opens nothing any more', async () => {
    hold({ room: 'aa', token: 'gone', game: '', invitations: {}, watch: null });
    expect(await offered('aa', 'guest', status)).toBe('guest');
    expect(seatIn('aa')?.token).toBe('guest');
  });

  it('changes nothing while the server cannot be asked', async () => {
    write(BEFORE);
    await expect(offered('aa', 'eyes', () => Promise.reject(new Error('unreachable')))).rejects.toThrow('unreachable');
    expect(seats()).toEqual(BEFORE);
  });
});

describe('a page of another version than the server', () => {
  it('is reloaded once, and again after the two have understood each other', () => {
    const reload = vi.fn();
    expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
    understood();
    expect(reloadOnce(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not reloaded where nobody can know how often it was', () => {
    const refuse = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(reloadOnce(vi.fn())).toBe(false);
    understood();
    refuse.mockRestore();
  });
});
