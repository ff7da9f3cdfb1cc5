import { EventEmitter } from 'node:events';
import { judge, type Expected, type Refusal } from './judge.ts';
import { TOMBSTONE, type Proposed, type Stored } from './stored.ts';
import { deletionData, isDeletion, metastreamOf, revivalData, visibleFrom } from './visible.ts';

/** Where a stream ends after a write (or where the repeat of one had ended), or why the write was refused. */
export type Outcome =
  | { readonly ok: true; readonly revision: number; readonly position: bigint; readonly repeated: boolean }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** Refused before it was written: what waits for it on the server answers once more, when its time is over. */
      readonly again?: boolean;
    };

/** Servers refuse a write whose events come to more than this, in bytes. */
export const MOST_BYTES = 1024 * 1024;
/** Bytes of a write as servers count them. */
export const bytesOf = (events: readonly Proposed[]): number =>
  events.reduce((sum, { type, data, metadata }) => sum + 2 * type.length + data.length + metadata.length, 0);
const EMPTY = Buffer.from('{}');
/** Bytes that a record takes besides what the client gave. */
const RECORD = 105;

const system = (type: string, data: Buffer, id: string): Proposed => ({
  id,
  type,
  contentType: 'application/json',
  data,
  metadata: Buffer.alloc(0),
});

/**
 * All events in memory, judged by the rules of EventStoreDB 23.10. `persist` is called before a write is acknowledged.
 * A position is the byte at which a record begins: nobody can compute the next one from it.
 */
export class StandInLog {
  readonly all: Stored[] = [];
  readonly appended = new EventEmitter().setMaxListeners(0);
  readonly #streams = new Map<string, Stored[]>();
  readonly #deleted = new Set<string>();
  readonly #persist: (events: readonly Stored[]) => void;
  #end = 2048n;

  constructor(loaded: readonly Stored[] = [], persist: (events: readonly Stored[]) => void = () => undefined) {
    this.#persist = persist;
    for (const event of loaded) this.#add(event);
    // A real log holds events of its own; readers must step over them.
    if (this.all.length === 0)
      this.#write('$stand-in', [system('$started', EMPTY, '00000000-0000-4000-8000-000000000001')]);
  }

  /** Everything of a stream, also what its metadata hides. */
  stream(name: string): readonly Stored[] {
    return this.#streams.get(name) ?? [];
  }

  /** What readers see of a stream: nothing once it was deleted, its end only where it is cut. */
  visible(name: string): readonly Stored[] {
    const stream = this.stream(name);
    const from = visibleFrom(stream, this.#metadataOf(name), Date.now());
    return from === 0 ? stream : stream.slice(from);
  }

  /** Whether a stream was deleted and not written to since. */
  isDeleted(name: string): boolean {
    return this.stream(name).length > 0 && isDeletion(this.#metadataOf(name));
  }

  isTombstoned(name: string): boolean {
    return this.#deleted.has(name);
  }

  append(name: string, expected: Expected, events: readonly Proposed[]): Outcome {
    if (this.isTombstoned(name)) return { ok: false, refusal: 'deleted' };
    if (bytesOf(events) > MOST_BYTES) return { ok: false, refusal: 'too-large' };
    const stream = this.stream(name);
    const deleted = this.isDeleted(name);
    const ids = events.map(({ id }) => id);
    const verdict = judge(stream, deleted, expected, ids);
    if (verdict.kind === 'deleted') return { ok: false, refusal: 'deleted' };
    if (verdict.kind === 'refused') return { ok: false, refusal: { current: stream.length - 1 } };
    if (verdict.kind === 'repeat')
      return { ok: true, revision: verdict.last.revision, position: verdict.last.position, repeated: true };
    const last = this.#write(name, events);
    // Whoever writes to a deleted stream brings it back, from this write on.
    if (deleted) {
      const from = this.stream(name).length - events.length;
      this.#write(metastreamOf(name), [system('$metadata', revivalData(this.#metadataOf(name), from), last.id)]);
    }
    return { ok: true, revision: this.stream(name).length - 1, position: last.position, repeated: false };
  }

  /** Hides what is there; a later write goes on at the next revision. */
  delete(name: string): Outcome {
    if (this.isTombstoned(name)) return { ok: false, refusal: 'deleted' };
    if (this.stream(name).length === 0) return { ok: false, refusal: { current: -1 } };
    const { position } = this.#write(metastreamOf(name), [
      system('$metadata', deletionData(), '00000000-0000-4000-8000-000000000002'),
    ]);
    return { ok: true, revision: this.stream(name).length - 1, position, repeated: false };
  }

  /** For ever: nobody reads or writes it again. */
  tombstone(name: string): Outcome {
    if (this.isTombstoned(name)) return { ok: false, refusal: 'deleted' };
    const { position } = this.#write(name, [system(TOMBSTONE, EMPTY, '00000000-0000-4000-8000-000000000003')]);
    return { ok: true, revision: this.stream(name).length - 1, position, repeated: false };
  }

  /** Index in `all` of the record at a position; −1 when none begins there; the length of `all` beyond the end. */
  indexAt(position: bigint): number {
    if (position >= this.#end) return this.all.length;
    const index = this.indexAfter(position) - 1;
    return this.all[index]?.position === position ? index : -1;
  }

  /** Index in `all` of the first record after a position. */
  indexAfter(position: bigint): number {
    let low = 0;
    let high = this.all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.all[middle]?.position ?? 0n) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #metadataOf(name: string): Stored | undefined {
    return this.stream(metastreamOf(name)).at(-1);
  }

  #write(name: string, events: readonly Proposed[]): Stored {
    const next = this.stream(name).length;
    let position = this.#end;
    const record = (event: Proposed, revision: number): Stored => {
      const stored = { ...event, stream: name, revision, position, created: Date.now() };
      position += sizeOf(stored);
      return stored;
    };
    const stored =
      events.length > 0
        ? events.map((event, index) => record(event, next + index))
        : [record(system('', EMPTY, ''), -1)];
    this.#persist(stored);
    for (const one of stored) this.#add(one);
    this.appended.emit('appended');
    return stored.at(-1)!;
  }

  #add(event: Stored): void {
    this.all.push(event);
    this.#end = event.position + sizeOf(event);
    if (event.revision < 0) return;
    if (event.type === TOMBSTONE) this.#deleted.add(event.stream);
    const stream = this.#streams.get(event.stream);
    if (stream) stream.push(event);
    else this.#streams.set(event.stream, [event]);
  }
}

function sizeOf({ stream, type, data, metadata }: Stored): bigint {
  return BigInt(RECORD + Buffer.byteLength(stream) + type.length + data.length + metadata.length);
}
