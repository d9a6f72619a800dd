// The rows of the page's rooms in IndexedDB, one object store per table. Python decides what is read and written.

const NAME = 'touchline';
const VERSION = 3;
const TABLES = [
  'rooms',
  'seats',
  'entries',
  'decks',
  'people',
  'browsers',
  'competitions',
  'competition_entries',
  'competition_matches',
  'match_records',
  'reviews',
] as const;
type Table = (typeof TABLES)[number];
type Row = Record<string, unknown>;
type Key = string | (string | number)[];

type Change =
  | { readonly add: Table; readonly row: Row }
  | { readonly update: Table; readonly key: Key; readonly row: Row }
  | { readonly delete: Table; readonly key: Key }
  | { readonly clear: 'entries'; readonly room: string };

interface Query {
  readonly from: Table;
  readonly key?: string;
  readonly index?: string;
  /** Of entries: all of a room after a number, or only the last one. */
  readonly room?: string;
  readonly after?: number;
  readonly limit?: number;
  readonly last?: boolean;
}

export class Database {
  #opened: Promise<IDBDatabase> | null = null;

  /** Make changes in one transaction: empty once they are on disk, or the name of the error and what it says. */
  async write(changes: readonly Change[]): Promise<string> {
    const database = await this.#open();
    return new Promise((resolve) => {
      const writing = database.transaction(TABLES, 'readwrite', { durability: 'strict' });
      writing.oncomplete = () => resolve('');
      writing.onabort = () => resolve(said(writing.error));
      try {
        for (const change of changes) make(writing, change);
      } catch (error) {
        writing.onabort = () => resolve(said(error));
        writing.abort();
      }
    });
  }

  async read(query: Query): Promise<readonly Row[]> {
    const database = await this.#open();
    const table = database.transaction(query.from, 'readonly').objectStore(query.from);
    if (query.last) return newest(table, query.room ?? '');
    if (query.room !== undefined) return result(table.getAll(entriesOf(query.room, query.after), query.limit));
    if (query.key === undefined) return result(table.getAll());
    return result((query.index ? table.index(query.index) : table).getAll(query.key));
  }

  async #open(): Promise<IDBDatabase> {
    this.#opened ??= open(() => (this.#opened = null));
    return this.#opened;
  }
}

/** `lost` is called if the browser closes the database: it is opened again when it is next used. */
function open(lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) createRooms(opening.result);
      if (oldVersion < 2) createCompetitions(opening.result);
      if (oldVersion < 3) opening.result.createObjectStore('reviews', { keyPath: 'room' });
    };
    opening.onsuccess = () => {
      opening.result.onclose = lost;
      opening.result.onversionchange = () => {
        opening.result.close();
        lost();
      };
      resolve(opening.result);
    };
    opening.onerror = () => {
      lost();
      reject(new Error(said(opening.error)));
    };
  });
}

function createRooms(database: IDBDatabase): void {
  database.createObjectStore('rooms', { keyPath: 'id' });
  const seats = database.createObjectStore('seats', { keyPath: 'token_hash' });
  seats.createIndex('room', 'room');
  seats.createIndex('invitation', 'invitation', { unique: true });
  database.createObjectStore('entries', { keyPath: ['room', 'n'] });
  database.createObjectStore('decks', { keyPath: 'id' });
}

function createCompetitions(database: IDBDatabase): void {
  database.createObjectStore('people', { keyPath: 'id' }).createIndex('folded', 'folded', { unique: true });
  database.createObjectStore('browsers', { keyPath: 'key_hash' });
  database.createObjectStore('competitions', { keyPath: 'id' });
  const entries = database.createObjectStore('competition_entries', { keyPath: ['competition', 'n'] });
  entries.createIndex('competition', 'competition');
  const matches = database.createObjectStore('competition_matches', { keyPath: ['competition', 'fixture', 'attempt'] });
  matches.createIndex('competition', 'competition');
  matches.createIndex('state', 'state');
  matches.createIndex('room', 'room', { unique: true });
  database.createObjectStore('match_records', { keyPath: 'digest' });
}

function make(writing: IDBTransaction, change: Change): void {
  if ('add' in change) writing.objectStore(change.add).add(change.row);
  else if ('delete' in change) writing.objectStore(change.delete).delete(change.key);
  else if ('clear' in change) writing.objectStore(change.clear).delete(entriesOf(change.room));
  else {
    const table = writing.objectStore(change.update);
    const reading = table.get(change.key) as IDBRequest<Row | undefined>;
    reading.onsuccess = () => {
      if (reading.result) table.put({ ...reading.result, ...change.row });
    };
  }
}

function entriesOf(room: string, after = 0): IDBKeyRange {
  return IDBKeyRange.bound([room, after], [room, Infinity], true);
}

function result(reading: IDBRequest<Row[]>): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(new Error(said(reading.error)));
  });
}

function newest(table: IDBObjectStore, room: string): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    const reading = table.openCursor(entriesOf(room), 'prev');
    reading.onsuccess = () => resolve(reading.result ? [reading.result.value as Row] : []);
    reading.onerror = () => reject(new Error(said(reading.error)));
  });
}

function said(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
