import { randomUUID } from 'node:crypto';
import {
  ANY,
  BACKWARDS,
  binaryEvent,
  END,
  type EventStoreDBClient,
  jsonEvent,
  type JSONType,
  NO_STREAM,
  type ReadStreamOptions,
  type ResolvedEvent,
  START,
  STREAM_EXISTS,
  streamNameFilter,
} from '@eventstore/db-client';
import { type Asker, newEvent, told } from './asker.ts';

/** Longer than the age that the questions set, ms. */
const AGED = 2200;
/** A subscription that does not catch up is given up after so long, ms. */
const PATIENCE = 2500;

/** Events, streams and links as the answers name them. */
class Administrator {
  readonly ask: Asker;
  readonly client: EventStoreDBClient;

  constructor(ask: Asker) {
    this.ask = ask;
    this.client = ask.client;
  }

  /** Asks for an append, without the place where it went. */
  append(
    what: string,
    stream: string,
    events: Parameters<Asker['append']>[2],
    expected: Parameters<Asker['append']>[3],
  ) {
    return this.ask.tried(what, async () => {
      const options = { expectedRevision: expected };
      const result = await this.client.appendToStream(this.ask.name(stream), events, options);
      return { ok: result.success, next: result.nextExpectedRevision };
    });
  }

  read(
    what: string,
    stream: string,
    options: ReadStreamOptions = {},
    view: (resolved: ResolvedEvent) => unknown = (resolved) => this.brief(resolved),
  ): Promise<void> {
    const name = stream.startsWith('$$') ? `$$${this.ask.name(stream.slice(2))}` : this.ask.name(stream);
    return this.ask.tried(what, async () => {
      const events: unknown[] = [];
      for await (const resolved of this.client.readStream(name, options)) events.push(view(resolved));
      return { events };
    });
  }

  act(what: string, action: () => Promise<unknown>): Promise<void> {
    return this.ask.tried(what, async () => {
      await action();
      return { ok: true };
    });
  }

  async follow(what: string, prefix: string): Promise<void> {
    const events: unknown[] = [];
    const filter = streamNameFilter({ prefixes: [this.ask.name(prefix)] });
    const subscription = this.client.subscribeToAll({ fromPosition: START, filter });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE);
      subscription.on('data', (resolved) => events.push(this.brief(resolved as ResolvedEvent)));
      subscription.on('error', (error) => (events.push(told(error)), resolve()));
      subscription.on('caughtUp', () => {
        clearTimeout(timer);
        setTimeout(resolve, 100);
      });
    });
    await subscription.unsubscribe().catch(() => undefined);
    this.ask.say(what, { heard: events });
  }

  /** What $all shows of this run's streams and of their metadata. */
  all(what: string): Promise<void> {
    return this.ask.tried(what, async () => {
      const events: unknown[] = [];
      for await (const resolved of this.client.readAll({ maxCount: 100_000 }) as AsyncIterable<ResolvedEvent>)
        if (resolved.event?.streamId.includes(this.ask.name(''))) events.push(this.brief(resolved));
      return { events };
    });
  }

  brief(resolved: ResolvedEvent): unknown {
    const { event, link } = resolved;
    if (!event) return { event: null, ...(link && { link: this.#place(link) }) };
    const place = `${this.#short(event.streamId)}@${Number(event.revision)}`;
    return link ? `${place} by ${this.#short(link.streamId)}@${Number(link.revision)}` : place;
  }

  describe({ event }: ResolvedEvent): unknown {
    if (!event) return null;
    const data = Buffer.isBuffer(event.data) || event.data instanceof Uint8Array;
    return {
      ...this.#place(event),
      data: data ? `bytes ${Buffer.from(event.data as Uint8Array).toString('latin1')}` : event.data,
    };
  }

  #place(event: NonNullable<ResolvedEvent['event']>): object {
    return { s: this.#short(event.streamId), r: Number(event.revision), type: event.type };
  }

  #short(stream: string): string {
    return stream.replace(this.ask.name(''), '');
  }
}

const bytesOr = (value: unknown): unknown =>
  value instanceof Uint8Array ? `bytes ${Buffer.from(value).toString('hex').slice(0, 16)}` : (value ?? null);

/** What follows the acts of whoever administers the server, and of another application on it; some five seconds. */
export async function askAdministration(ask: Asker): Promise<void> {
  const admin = new Administrator(ask);
  await askCuts(admin);
  await askDeletions(admin);
  await askStrangers(admin);
  await admin.all('all that $all still shows of this run');
  await admin.follow('a filtered subscription from START shows of the cut one', 'cut');
  await admin.follow('…of the deleted one', 'soft');
  await admin.follow('…of the tombstoned one', 'tomb');
}

/** Of an event that is asked for again, under the same id, after its stream was deleted. */
const oldId = randomUUID();

async function askCuts(admin: Administrator): Promise<void> {
  const { client, ask } = admin;
  for (const stream of ['count', 'cut', 'soft', 'tomb']) {
    const five = [0, 1, 2, 3, 4].map((n) => (stream === 'soft' && n === 0 ? eventWithId(oldId) : newEvent(n)));
    await client.appendToStream(ask.name(stream), five, { expectedRevision: NO_STREAM });
  }
  await admin.act('maxCount 2 on five', () => client.setStreamMetadata(ask.name('count'), { maxCount: 2 }));
  await admin.read('…the stream from 0', 'count', { fromRevision: 0n });
  await admin.read('…from 1 (hidden)', 'count', { fromRevision: 1n, maxCount: 1 });
  await admin.read('…backwards from the end', 'count', { direction: BACKWARDS, fromRevision: END });
  await admin.append('…append at 4', 'count', [newEvent(5)], 4n);
  await admin.read('…the stream then', 'count');
  await admin.act('truncateBefore 3 on five', () => client.setStreamMetadata(ask.name('cut'), { truncateBefore: 3 }));
  await admin.read('…the stream from 0, again', 'cut', { fromRevision: 0n });
  await admin.append('…append at 4, again', 'cut', [newEvent(5)], 4n);
  await admin.act('truncateBefore 100', () => client.setStreamMetadata(ask.name('cut'), { truncateBefore: 100 }));
  await admin.read('…the stream then, all cut', 'cut');
  await admin.append('…append at NO_STREAM', 'cut', [newEvent(6)], NO_STREAM);
  await admin.append('…append at 5', 'cut', [newEvent(6)], 5n);
  await admin.read('…the stream after that', 'cut');
  await admin.act('maxAge 1 s on one old', async () => {
    await client.appendToStream(ask.name('age'), [newEvent(0)], { expectedRevision: NO_STREAM });
    await client.setStreamMetadata(ask.name('age'), { maxAge: 1 });
    await new Promise((resolve) => setTimeout(resolve, AGED));
  });
  await admin.read('…the stream after two seconds', 'age');
  await admin.append('…append at NO_STREAM, aged', 'age', [newEvent(1)], NO_STREAM);
  await admin.append('…append at 0, aged', 'age', [newEvent(1)], 0n);
  await admin.read('…the aged stream then', 'age');
}

const eventWithId = (id: string) => jsonEvent({ id, type: 'T', data: { n: 0 }, metadata: { m: 0 } });

async function askDeletions(admin: Administrator): Promise<void> {
  const { client, ask } = admin;
  const remove = (stream: string) => client.deleteStream(ask.name(stream), { expectedRevision: ANY });
  await admin.act('soft delete', () => remove('soft'));
  await admin.read('…the deleted stream', 'soft');
  await admin.read('…its metadata stream', '$$soft', {}, ({ event }) => ({
    tb: String((event!.data as { $tb?: number }).$tb),
  }));
  await admin.append('…append at 4 to it', 'soft', [newEvent(7)], 4n);
  await admin.read('…the stream after that, too', 'soft');
  await admin.act('soft delete once more', () => remove('soft'));
  await admin.append('…append STREAM_EXISTS', 'soft', [newEvent(8)], STREAM_EXISTS);
  await admin.append('…append NO_STREAM', 'soft', [newEvent(8)], NO_STREAM);
  await admin.append('…an old id again, ANY', 'soft', [eventWithId(oldId)], ANY);
  await admin.read('…the stream in the end', 'soft');
  await admin.act('tombstone', () => client.tombstoneStream(ask.name('tomb'), { expectedRevision: ANY }));
  await admin.read('…the stream that is tombstoned', 'tomb');
  await admin.append('…append ANY to it', 'tomb', [newEvent(1)], ANY);
  await admin.act('…delete it', () => remove('tomb'));
  await admin.act('delete what is not, ANY', () => remove('never'));
}

async function askStrangers(admin: Administrator): Promise<void> {
  const { client, ask } = admin;
  await client.appendToStream(ask.name('own'), [newEvent(0), newEvent(1)], { expectedRevision: NO_STREAM });
  const stranger = jsonEvent({ type: 'T', data: { n: 'stranger' }, metadata: { m: 'stranger' } });
  await admin.append('a stranger appends, ANY', 'own', [stranger], ANY);
  await admin.append('…the owner, at 1', 'own', [newEvent(2)], 1n);
  const link = (to: string) => binaryEvent({ type: '$>', data: Buffer.from(to) });
  await admin.append('a link event', 'links', [link(`1@${ask.name('own')}`)], NO_STREAM);
  await admin.read('…read without resolving', 'links', {}, (resolved) => admin.describe(resolved));
  await admin.read('…read with resolving', 'links', { resolveLinkTos: true });
  await admin.append('a link to what is not', 'links', [link(`9@${ask.name('nothing')}`)], 0n);
  await admin.read('…read with resolving, again', 'links', { resolveLinkTos: true });
  const json = (type: string, data: JSONType | null, metadata?: { m: number } | Buffer) =>
    jsonEvent({ type, data, ...(metadata && { metadata }) } as Parameters<typeof jsonEvent>[0]);
  await admin.append('an event with a type that begins with $', 'own', [json('$mine', { n: 3 }, { m: 3 })], ANY);
  const bytes = binaryEvent({ type: 'B', data: Buffer.from([0, 255, 10]), metadata: Buffer.from([1, 2]) });
  await admin.append('a binary event', 'own', [bytes], ANY);
  await admin.append('JSON data, binary metadata', 'own', [json('M', { a: 1 }, Buffer.from([1, 2, 255]))], ANY);
  await admin.append('an event without metadata', 'own', [json('N', { a: 1 })], ANY);
  await admin.append('data null', 'own', [json('Z', null)], ANY);
  await admin.read('…what stands there', 'own', {}, ({ event }) => ({
    r: Number(event?.revision),
    type: event?.type,
    json: event?.isJson,
    data: bytesOr(event?.data),
    metadata: event?.metadata === undefined ? 'none' : bytesOr(event.metadata),
  }));
}
