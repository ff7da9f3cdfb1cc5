import { randomUUID } from 'node:crypto';
import {
  type EventData,
  type EventStoreDBClient,
  type AppendExpectedRevision,
  jsonEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type ResolvedEvent,
} from '@eventstore/db-client';

/** One question and its answer: what was done, and what came of it. */
export type Answer = { readonly case: string } & Readonly<Record<string, unknown>>;

export type Position = { readonly commit: bigint; readonly prepare: bigint };

/** An event as an answer shows it: stream without the random part of its name, revision, place. */
export interface Shown {
  readonly s: string;
  readonly r: string;
  readonly at: string | null;
}

export const shifted = ({ commit, prepare }: Position, by = 0n): Position => ({
  commit: commit + by,
  prepare: prepare + by,
});

export const newEvent = (n: number, data: object = { n }): EventData =>
  jsonEvent({ id: randomUUID(), type: 'T', data: data as { n: number }, metadata: { m: n } });

/**
 * Puts questions to an EventStoreDB through the official client and writes down the answers so that those of two servers
 * can be compared line for line: positions as the place of the event in this run (#1, #2 …), names without their random part.
 */
export class Asker {
  readonly client: EventStoreDBClient;
  readonly answers: Answer[] = [];
  readonly #run = randomUUID().slice(0, 8);
  readonly #places = new Map<string, string>();

  constructor(client: EventStoreDBClient) {
    this.client = client;
  }

  name(short: string): string {
    return `obs${this.#run}-${short}`;
  }

  say(what: string, answer: object): void {
    const text = JSON.stringify({ case: what, ...answer }, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    this.answers.push(JSON.parse(text.replaceAll(this.#run, '')) as Answer);
  }

  async tried(what: string, action: () => Promise<object>): Promise<void> {
    this.say(what, await action().catch((error: unknown) => told(error)));
  }

  append(what: string, stream: string, events: EventData[], expectedRevision: AppendExpectedRevision): Promise<void> {
    return this.tried(what, async () => {
      const written = await this.client.appendToStream(this.name(stream), events, { expectedRevision });
      return { ok: written.success, next: written.nextExpectedRevision, at: this.#place(written.position) };
    });
  }

  read(what: string, stream: string, options: ReadStreamOptions = {}): Promise<void> {
    return this.tried(what, () => this.#collect(this.client.readStream(this.name(stream), options)));
  }

  readAll(what: string, options: ReadAllOptions): Promise<void> {
    return this.tried(what, () =>
      this.#collect(this.client.readAll({ maxCount: 3, ...options }) as AsyncIterable<ResolvedEvent>),
    );
  }

  shown({ event }: ResolvedEvent): Shown {
    if (!event) return { s: '', r: '', at: null };
    return { s: event.streamId.slice('obs'.length + 9), r: String(event.revision), at: this.#place(event.position) };
  }

  async #collect(reading: AsyncIterable<ResolvedEvent>): Promise<{ events: Shown[] }> {
    const events: Shown[] = [];
    for await (const resolved of reading) events.push(this.shown(resolved));
    return { events };
  }

  #place(position: Position | undefined): string | null {
    if (position === undefined) return null;
    const key = String(position.commit);
    if (!this.#places.has(key)) this.#places.set(key, `#${this.#places.size + 1}`);
    return this.#places.get(key)!;
  }
}

/** What a caller is told of an error. */
export function told(error: unknown): object {
  const { type, code, name, actualVersion } = error as {
    type?: string;
    code?: number;
    name?: string;
    actualVersion?: bigint | string;
  };
  return { error: type ?? code ?? name, ...(actualVersion !== undefined && { actual: String(actualVersion) }) };
}
