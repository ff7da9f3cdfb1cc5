import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { leafOf, type StoredEvent } from './stored-event.ts';

/** What is checked of each column when a leaf is not the one that was entered: says which of them is another. */
const MARKED = ['id', 'type', 'schema', 'data', 'metadata', 'hash'] as const;
type Marked = (typeof MARKED)[number];

/** Bytes of an entry: leaf, position, stream, version, recorded time, and four for each marked column. */
const ENTRY = 32 + 8 + 4 + 4 + 8 + MARKED.length * 4;
/** Entries that are read at once. */
const BLOCK = 256;

/** What is known of an event from the moment at which it was entered, whatever the log says of it later. */
export interface Entry {
  readonly leaf: Buffer;
  readonly position: bigint;
  readonly stream: string;
  readonly version: number;
  /** Microseconds since 1970; −1 for an instant that is none. */
  readonly recorded: bigint;
  readonly marks: Readonly<Record<Marked, number>>;
}

/** Microseconds of an instant in ISO 8601, which may be finer than a date of JavaScript. */
export function microsOf(instant: string): bigint {
  const millis = Date.parse(instant);
  if (Number.isNaN(millis)) return -1n;
  const [, fraction = ''] = /\.(\d+)Z$/.exec(instant) ?? [];
  return BigInt(Math.floor(millis / 1000)) * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

/** What an entry of an event would be. */
export const entryOf = (event: StoredEvent): Entry => ({
  leaf: leafOf(event),
  position: BigInt(event.position),
  stream: event.stream,
  version: Number(event.version),
  recorded: microsOf(event.recordedAt),
  marks: Object.fromEntries(MARKED.map((column) => [column, crc32(event[column])])) as Record<Marked, number>,
});

/** The columns in which two entries are not the same. */
export const differing = (one: Entry, other: Entry): string[] => [
  ...(one.position === other.position ? [] : ['position']),
  ...(one.stream === other.stream ? [] : ['stream']),
  ...(one.version === other.version ? [] : ['version']),
  ...(one.recorded === other.recorded ? [] : ['recorded_at']),
  ...MARKED.filter((column) => one.marks[column] !== other.marks[column]),
];

/**
 * The book of a log, kept away from it: one entry for each event, in log order, made when a head first covered it. Its leaves
 * are what signed heads stand for, so that the book bears witness as far as they do; beside each leaf stands what names an
 * event that is gone or another. Names of streams have a file of their own, each once.
 */
export class Ledger {
  readonly #book: number;
  readonly #names: number;
  readonly #streams: string[];
  readonly #numbers: Map<string, number>;
  #size: number;
  #block: { readonly first: number; readonly bytes: Buffer } | undefined;

  private constructor(folder: string, mode: 'r' | 'r+') {
    const files = [bookOf(folder), path.join(folder, 'flujos.txt')] as const;
    if (mode === 'r+') for (const file of files) if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    this.#book = openSync(files[0], mode);
    this.#names = openSync(files[1], mode);
    this.#size = Math.floor(fstatSync(this.#book).size / ENTRY);
    const names = readFileSync(this.#names, 'utf8').split('\n');
    // A name that was being written when the machine stopped has no end, and no entry.
    const cut = names.pop() ?? '';
    if (mode === 'r+' && cut !== '') ftruncateSync(this.#names, fstatSync(this.#names).size - Buffer.byteLength(cut));
    this.#streams = names;
    this.#numbers = new Map(names.map((name, index) => [name, index]));
  }

  /** The book of a folder to write in, made where there is none. What was entered beyond `size` was never vouched for and goes. */
  static toWrite(folder: string, size: number): Ledger {
    const ledger = new Ledger(folder, 'r+');
    ftruncateSync(ledger.#book, Math.min(ledger.#size, size) * ENTRY);
    ledger.#size = Math.min(ledger.#size, size);
    return ledger;
  }

  /** The book of a folder to read; undefined where there is none. */
  static toRead(folder: string): Ledger | undefined {
    return existsSync(bookOf(folder)) ? new Ledger(folder, 'r') : undefined;
  }

  /** Entries in the book. */
  get size(): number {
    return this.#size;
  }

  /** Enters events behind those that are there; they are on the disk when it returns. */
  append(events: readonly StoredEvent[]): void {
    if (events.length === 0) return;
    const fresh: string[] = [];
    const bytes = Buffer.alloc(events.length * ENTRY);
    let at = 0;
    for (const event of events) {
      const { leaf, position, stream, version, recorded, marks } = entryOf(event);
      let number = this.#numbers.get(stream);
      if (number === undefined) {
        number = this.#streams.push(stream) - 1;
        this.#numbers.set(stream, number);
        fresh.push(stream);
      }
      leaf.copy(bytes, at);
      bytes.writeBigInt64BE(position, at + 32);
      bytes.writeUInt32BE(number, at + 40);
      bytes.writeUInt32BE(version, at + 44);
      bytes.writeBigInt64BE(recorded, at + 48);
      MARKED.forEach((column, index) => bytes.writeUInt32BE(marks[column], at + 56 + index * 4));
      at += ENTRY;
    }
    if (fresh.length > 0) {
      writeSync(this.#names, `${fresh.join('\n')}\n`, fstatSync(this.#names).size);
      fsyncSync(this.#names);
    }
    writeSync(this.#book, bytes, 0, bytes.length, this.#size * ENTRY);
    fsyncSync(this.#book);
    this.#size += events.length;
    this.#block = undefined;
  }

  /** Leaf of the entry of that number. */
  leafAt = (index: number): Buffer => {
    const [bytes, at] = this.#find(index);
    return bytes.subarray(at, at + 32);
  };

  /** The entry of that number, from 0. */
  entry(index: number): Entry {
    const [bytes, at] = this.#find(index);
    return {
      leaf: bytes.subarray(at, at + 32),
      position: bytes.readBigInt64BE(at + 32),
      stream: this.#streams[bytes.readUInt32BE(at + 40)] ?? '',
      version: bytes.readUInt32BE(at + 44),
      recorded: bytes.readBigInt64BE(at + 48),
      marks: Object.fromEntries(MARKED.map((column, n) => [column, bytes.readUInt32BE(at + 56 + n * 4)])) as Record<
        Marked,
        number
      >,
    };
  }

  /** Number of the entry of an event by its position; undefined when the book has none. */
  indexOf(position: bigint): number | undefined {
    let [low, high] = [0, this.#size];
    while (low < high) {
      const middle = (low + high) >> 1;
      const [bytes, at] = this.#find(middle);
      if (bytes.readBigInt64BE(at + 32) < position) low = middle + 1;
      else high = middle;
    }
    if (low === this.#size) return undefined;
    const [bytes, at] = this.#find(low);
    return bytes.readBigInt64BE(at + 32) === position ? low : undefined;
  }

  close(): void {
    closeSync(this.#book);
    closeSync(this.#names);
  }

  #find(index: number): [bytes: Buffer, at: number] {
    if (!(index >= 0 && index < this.#size)) throw new RangeError(`the book has no entry ${index}`);
    const first = index - (index % BLOCK);
    if (this.#block?.first !== first) {
      const bytes = Buffer.alloc(Math.min(BLOCK, this.#size - first) * ENTRY);
      readSync(this.#book, bytes, 0, bytes.length, first * ENTRY);
      this.#block = { first, bytes };
    }
    return [this.#block.bytes, (index - first) * ENTRY];
  }
}

const bookOf = (folder: string): string => path.join(folder, 'libro.bin');
