import { randomUUID } from 'node:crypto';
import {
  type EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';

/** Stream in which a log on EventStoreDB keeps its identity; nobody sees it through the port. */
export const IDENTITY_STREAM = 'log-identity';

/** The log's identity, given to it now if it has none. Of several who do so at once, one wins. */
export async function readIdentity(client: EventStoreDBClient): Promise<string> {
  const found = await find(client);
  if (found !== undefined) return found;
  const event = jsonEvent({ id: randomUUID(), type: 'LogIdentity', data: { id: randomUUID() } });
  try {
    await client.appendToStream(IDENTITY_STREAM, event, { expectedRevision: NO_STREAM });
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
  }
  const now = await find(client);
  if (now === undefined) throw new Error('the identity of the log cannot be read back');
  return now;
}

async function find(client: EventStoreDBClient): Promise<string | undefined> {
  let id: string | undefined;
  try {
    // To its end: a reading that is broken off stays open, and the client waits for it when it closes.
    for await (const { event } of client.readStream(IDENTITY_STREAM, { maxCount: 1 }))
      id = (event?.data as { id?: string } | undefined)?.id;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return id;
}
