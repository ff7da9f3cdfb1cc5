import { EventEmitter } from 'node:events';

/** An event as it is proposed by a client. */
export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

export interface Stored extends Proposed {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** −1 no stream, −2 any, −3 stream exists, else the exact last revision. */
export type Expected = number;
export const NONE = -1;
export const ANY = -2;
export const EXISTS = -3;

/** Where the stream ends after a write (or a repeat of one), or where it stood when the write was refused. */
export type Outcome = { ok: true; last: Stored } | { ok: false; current: number };

/** All events in memory, judged by the rules of EventStoreDB. `persist` is called before a write is acknowledged. */
export class StandInLog {
  readonly all: Stored[] = [];
  readonly appended = new EventEmitter().setMaxListeners(0);
  readonly #streams = new Map<string, Stored[]>();
  readonly #persist: (events: readonly Stored[]) => void;

  constructor(loaded: readonly Stored[] = [], persist: (events: readonly Stored[]) => void = () => undefined) {
    this.#persist = persist;
    for (const event of loaded) this.#add(event);
    // A real log holds events of its own; readers must step over them.
    if (this.all.length === 0)
      this.append('$stand-in', ANY, [
        {
          id: '00000000-0000-4000-8000-000000000001',
          type: '$started',
          contentType: 'application/json',
          data: Buffer.from('{}'),
          metadata: Buffer.alloc(0),
        },
      ]);
  }

  stream(name: string): readonly Stored[] {
    return this.#streams.get(name) ?? [];
  }

  append(name: string, expected: Expected, events: readonly Proposed[]): Outcome {
    const stream = this.stream(name);
    const current = stream.length - 1;
    const fits = expected === ANY || (expected === EXISTS ? current >= 0 : expected === current);
    const repeat = this.#repeat(stream, expected, events);
    if (repeat) return { ok: true, last: repeat };
    if (!fits) return { ok: false, current };
    let position = this.all.at(-1)?.position ?? 0n;
    const stored = events.map((event, index) => {
      position += BigInt(100 + event.data.length);
      return { ...event, stream: name, revision: current + 1 + index, position, created: Date.now() };
    });
    this.#persist(stored);
    for (const event of stored) this.#add(event);
    this.appended.emit('appended');
    const last = stored.at(-1) ?? stream.at(-1);
    return last ? { ok: true, last } : { ok: false, current };
  }

  /** The last of these events when all of them stand where this write would have put them (anywhere, without a revision). */
  #repeat(stream: readonly Stored[], expected: Expected, events: readonly Proposed[]): Stored | undefined {
    const first = expected >= NONE ? expected + 1 : stream.findIndex((event) => event.id === events[0]?.id);
    if (first < 0 || events.length === 0) return undefined;
    const there = stream.slice(first, first + events.length);
    return there.length === events.length && there.every((event, index) => event.id === events[index]?.id)
      ? there.at(-1)
      : undefined;
  }

  #add(event: Stored): void {
    this.all.push(event);
    const stream = this.#streams.get(event.stream);
    if (stream) stream.push(event);
    else this.#streams.set(event.stream, [event]);
  }

  /** Index in `all` of the first event after a position. */
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
}
