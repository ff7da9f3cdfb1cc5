import { randomUUID } from 'node:crypto';
import {
  BACKWARDS,
  END,
  type EventData,
  type EventStoreDBClient,
  NO_STREAM,
  StreamDeletedError,
  StreamNotFoundError,
  type RecordedEvent,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { LogIdentityMissing } from '../../../platform/event-store/errors.ts';
import type { Connection } from './connection.ts';
import {
  copiedEvent,
  type CopiedPart,
  copyBegunEvent,
  identityEvent,
  identityIn,
  type IdentityRecord,
} from './identity-events.ts';
import { IDENTITY_STREAM } from './stream-names.ts';

/** The identity of a log and which parts of it were copied from another, as its own stream tells. */
export class LogIdentity {
  readonly #connection: Connection;
  /** `all`: whatever says so is believed to be copied. */
  #copied: readonly CopiedPart[] | 'all' | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Reads which parts were copied, once. To be awaited before events are read. */
  async load(): Promise<void> {
    if (this.#copied !== undefined) return;
    const record = await this.#read().catch((error: unknown) => {
      if (error instanceof LogIdentityMissing) return undefined;
      throw error;
    });
    // Of a log that lost its identity nobody knows: that is a fault of its own, and not one of its events.
    this.#copied ??= record === undefined || record.copied === 'unknown' ? 'all' : record.copied;
  }

  /** Whether the event at a position was copied from another log. Positions below 0 are not known. */
  has(position: bigint): boolean {
    if (this.#copied === undefined || this.#copied === 'all') return true;
    if (position < 0n) return this.#copied.length > 0;
    return this.#copied.some(({ after, upTo }) => after < position && position <= upTo);
  }

  /** The identity. Throws {@link LogIdentityMissing} where the log has none, or not the one that it began with. */
  async read(): Promise<string> {
    return (await this.#read()).id;
  }

  /**
   * The identity, given now to a log that holds no event. Of several who do so at once, one wins. A log that an earlier version
   * wrote says from now on up to where it may have been copied. Throws {@link LogIdentityMissing}.
   */
  async establish(isEmpty: () => Promise<boolean>): Promise<string> {
    const record = await this.#find();
    if (record?.copied === 'unknown') {
      const upTo = await this.#end();
      await this.#write(copiedEvent({ after: -1n, upTo }), record.version);
    } else if (!record) {
      if (!(await isEmpty())) throw new LogIdentityMissing();
      await this.#write(identityEvent(randomUUID(), []), -1);
    }
    this.#copied = undefined;
    return this.read();
  }

  /** What is copied from now on keeps the instants of the first log. A copy that broke off goes on. */
  async beginCopy(): Promise<void> {
    const record = await this.#find();
    if (record && record.copyBegunAfter === undefined)
      await this.#write(copyBegunEvent(await this.#end()), record.version);
    this.#copied = 'all';
  }

  /** Keeps where a copy ended; a log that had no identity gets one. */
  async endCopy(): Promise<void> {
    const record = await this.#find();
    const upTo = await this.#end();
    if (!record) await this.#write(identityEvent(randomUUID(), [{ after: -1n, upTo }]), -1);
    else {
      // An earlier version did not say which parts it had copied before.
      const after = record.copied === 'unknown' ? -1n : (record.copyBegunAfter ?? upTo);
      await this.#write(copiedEvent({ after, upTo }), record.version);
    }
    this.#copied = undefined;
    await this.load();
  }

  async #read(): Promise<IdentityRecord> {
    const record = await this.#find();
    if (!record) throw new LogIdentityMissing();
    return record;
  }

  /** Undefined where the stream does not exist, or is hidden whole. Throws {@link LogIdentityMissing} for one that was changed. */
  #find(): Promise<IdentityRecord | undefined> {
    return this.#connection.retrying(async (client) => {
      const events = await readEvents(client);
      const record = identityIn(events);
      if (events.length > 0 && !record) throw new LogIdentityMissing();
      return record;
    });
  }

  /** Position of the last record on the server, whosever it is. */
  #end(): Promise<bigint> {
    return this.#connection.retrying(async (client) => {
      let end = -1n;
      for await (const { event, commitPosition } of client.readAll({
        direction: BACKWARDS,
        fromPosition: END,
        maxCount: 1,
      }))
        end = event?.position?.commit ?? commitPosition ?? end;
      return end;
    });
  }

  /** Appends where the stream ends at `version`. Whoever comes later than another has nothing left to do. */
  async #write(event: EventData, version: number): Promise<void> {
    const expectedRevision = version < 0 ? NO_STREAM : BigInt(version);
    await this.#connection.retrying(async (client) => {
      try {
        await client.appendToStream(IDENTITY_STREAM, event, { expectedRevision });
      } catch (error) {
        if (error instanceof StreamDeletedError) throw new LogIdentityMissing();
        if (!(error instanceof WrongExpectedVersionError)) throw error;
      }
    });
  }
}

async function readEvents(client: EventStoreDBClient): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  try {
    for await (const { event } of client.readStream(IDENTITY_STREAM)) if (event) events.push(event);
  } catch (error) {
    if (error instanceof StreamDeletedError) throw new LogIdentityMissing();
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return events;
}
