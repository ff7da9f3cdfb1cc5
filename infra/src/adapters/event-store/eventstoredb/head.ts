import { BACKWARDS, END, type EventStoreDBClient, FORWARDS, type ResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import type { Converter } from './convert.ts';
import type { StreamFilter } from './filtered.ts';
import { positionOf, readPage } from './read.ts';

/** Events of strangers in streams that fit are passed over so many at a time. */
const PAGE = 50;

type Place = Pick<RecordedEvent, 'position' | 'id'>;

/** The end of the log, and the last event of ours where there is a new one. */
interface Look {
  readonly end: bigint | undefined;
  readonly own: Place | undefined;
}

/**
 * Finds the last event of ours. Where the log ended the last time is remembered, and what has been written since is looked
 * through by the server alone: a call costs as many answers, however much others write.
 */
export class HeadFinder {
  readonly #converter: Pick<Converter, 'toRecorded'>;
  readonly #filter: StreamFilter;
  /** The last event of ours, and the end of the log, when it was last looked at. */
  #head: Place | undefined;
  #end: bigint | undefined;

  constructor(converter: Pick<Converter, 'toRecorded'>, filter: StreamFilter) {
    this.#converter = converter;
    this.#filter = filter;
  }

  /** Looks at what was written since. What it finds counts once it is handed to {@link keep}: a client may be given up meanwhile. */
  async look(client: EventStoreDBClient, heard: () => void): Promise<Look> {
    const before = this.#end;
    const [last] = await readPage(client, END, BACKWARDS, 1, heard);
    if (!last) return { end: undefined, own: undefined };
    const end = positionOf(last);
    const own = end === before ? undefined : this.#converter.toRecorded(last);
    const more = end !== before && !own && (before === undefined || (await this.#any(client, before, heard)));
    return { end, own: more ? await this.#last(client, heard) : own };
  }

  /** The last event of ours, from a look whose answer was whole; undefined when the log holds none. */
  keep({ end, own }: Look): Place | undefined {
    if (end !== undefined && (this.#end === undefined || end > this.#end)) this.#end = end;
    if (own && (!this.#head || own.position >= this.#head.position)) this.#head = own;
    return this.#head;
  }

  /** Whether anything in streams like ours follows a position. */
  async #any(client: EventStoreDBClient, after: bigint, heard: () => void): Promise<boolean> {
    const from = { commit: after, prepare: after };
    const page = await readPage(client, from, FORWARDS, 2, heard, this.#filter);
    return page.some((resolved) => positionOf(resolved) > after);
  }

  async #last(client: EventStoreDBClient, heard: () => void): Promise<RecordedEvent | undefined> {
    let from: typeof END | { commit: bigint; prepare: bigint } = END;
    for (let size = 1; ; size = PAGE) {
      const page: ResolvedEvent[] = await readPage(client, from, BACKWARDS, size, heard, this.#filter);
      const event = page.map(this.#converter.toRecorded).find((recorded) => recorded !== undefined);
      const oldest = page.at(-1);
      if (event || !oldest || page.length < size) return event;
      from = { commit: positionOf(oldest), prepare: positionOf(oldest) };
    }
  }
}
