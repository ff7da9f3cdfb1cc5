import type { RecordedEvent } from './port.ts';

/** Events of a stream whose id an earlier one of it has, each with that earlier one. */
export function repeatedEvents(events: readonly RecordedEvent[]): [again: RecordedEvent, before: RecordedEvent][] {
  const firsts = new Map<string, RecordedEvent>();
  return events.flatMap((event): [RecordedEvent, RecordedEvent][] => {
    const before = firsts.get(event.id);
    if (before) return [[event, before]];
    firsts.set(event.id, event);
    return [];
  });
}

/** Bits of the filter: at ten million ids one in three thousand is thought to have been there. */
const BITS = 28;
const MASK = 2 ** BITS - 1;

/**
 * Remembers ids of a whole log in 32 MB (a Bloom filter): of one that was not there it is mostly sure, of one that was, always.
 */
export class IdFilter {
  readonly #bits = new Uint32Array(2 ** (BITS - 5));

  /** Adds an id (UUID). True when it may have been there already. */
  add(id: string): boolean {
    const digits = id.replaceAll('-', '');
    let isThere = true;
    for (let at = 0; at < 32; at += 8) {
      const bit = (Number.parseInt(digits.slice(at, at + 8), 16) ^ at) & MASK;
      const word = bit >>> 5;
      const flag = 1 << (bit & 31);
      if ((this.#bits[word]! & flag) === 0) isThere = false;
      this.#bits[word]! |= flag;
    }
    return isThere;
  }
}
