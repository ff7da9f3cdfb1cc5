import { randomUUID } from 'node:crypto';
import { openEventStore, type EventLogConfig } from '../../../adapters/event-store/open-event-store.ts';
import { WrongExpectedVersion } from '../../../platform/event-store/port.ts';
import { event } from './harness.ts';

/** What the test tells a writer process, as JSON in its first argument. */
export interface WriterTask {
  readonly config: EventLogConfig;
  readonly prefix: string;
  readonly writers: number;
}

/**
 * A process of so many writers that append until their stdin ends or they are killed. Each acknowledged append is a line
 * on stdout: the ids, separated by blanks.
 */
const task = JSON.parse(process.argv[2] ?? '') as WriterTask;
const store = await openEventStore({ ...task.config, aggregates: [] });
let over = false;
process.stdin.resume().once('end', () => (over = true));

async function write(writer: number): Promise<void> {
  const own = `${task.prefix}${randomUUID()}`;
  let version = -1;
  for (let turn = 0; !over; turn += 1) {
    const size = 1 + (turn % 3);
    const group = randomUUID();
    const events = Array.from({ length: size }, () => event({ group, size, writer }));
    if (turn % 4 === 3) await store.append(`${task.prefix}shared-${writer % 3}`, events, 'any');
    else if (turn % 7 === 5) await expectStale(own, version);
    else version = (await store.append(own, events, version < 0 ? 'no-stream' : version)).version;
    if (turn % 4 === 3 || turn % 7 !== 5) process.stdout.write(`${events.map(({ id }) => id).join(' ')}\n`);
  }
}

async function expectStale(stream: string, version: number): Promise<void> {
  const error = await store
    .append(stream, [event({ group: 'stale', size: 1 })], version + 7)
    .catch((reason: unknown) => reason);
  if (!(error instanceof WrongExpectedVersion)) throw new Error('a stale append was not refused');
}

await Promise.all(Array.from({ length: task.writers }, (_, writer) => write(writer)));
await store.close();
process.exit(0);
