import type { RecordedEvent } from '../event-store/port.ts';
import { applyBatch } from './apply.ts';
import { commitParts, type Part } from './commit.ts';
import type { Engine } from './engine.ts';
import { foldParts } from './fold-parts.ts';
import type { Member } from './member.ts';
import { refresh } from './refresh.ts';

/** Consecutive events and what they mean for each member. */
interface Folded {
  readonly events: readonly RecordedEvent[];
  readonly parts: readonly Part[];
}

/** What is being written. */
interface Flight extends Folded {
  readonly done: Promise<unknown>;
}

/** Nobody reads a generation that is being filled: it is written so many batches at a time, each of its rows once. */
const FILL_BATCHES = 10;

/**
 * Brings members that stand at the same position to (nearly) the head of the log, in large batches: while one is written
 * the next is folded and the one after it is read. Members that lose their lease on the way drop out.
 * `heard` is told of each batch that was read.
 */
export async function catchUp(
  engine: Engine,
  members: readonly Member[],
  heard?: (events: readonly RecordedEvent[]) => void,
): Promise<void> {
  const active = (): Member[] => members.filter((member) => !member.lost);
  const start = leastPosition(members);
  if (start === undefined) return;
  const together =
    engine.batchSize * (members.every(({ role, silent }) => silent || role === 'build') ? FILL_BATCHES : 1);
  let flight: Flight | undefined;
  let gathered: Folded | undefined;
  let next = read(engine, start);
  for (let more = true; more && !engine.signal.aborted && active().length > 0;) {
    const batch = await next;
    const last = batch.at(-1);
    heard?.(batch);
    more = batch.length >= engine.batchSize;
    if (last && more) next = read(engine, last.position);
    const events: readonly RecordedEvent[] = gathered ? [...gathered.events, ...batch] : batch;
    if (events.length === 0) break;
    const parts = last
      ? await foldParts(engine, active(), batch, flight?.parts, gathered?.parts).catch((): undefined => undefined)
      : gathered?.parts;
    gathered = undefined;
    if (parts && more && events.length < together) {
      gathered = { events, parts };
      continue;
    }
    const landed = await land(engine, flight);
    flight = undefined;
    if (!landed || !parts || parts.some(({ member }) => member.lost)) await applyBatch(engine, active(), events);
    else flight = launch(engine, { events, parts });
  }
  await land(engine, flight);
}

/** Where those begin that go through the log together: behind what the last of them has; undefined when all are lost. */
export const leastPosition = (members: readonly Member[]): bigint | undefined =>
  members
    .filter(({ lost }) => !lost)
    .reduce<bigint | undefined>(
      (least, { position }) => (least === undefined || position < least ? position : least),
      undefined,
    );

function read(engine: Engine, after: bigint): Promise<RecordedEvent[]> {
  const reading = engine.store.readAll({ after, limit: engine.batchSize });
  reading.catch(() => undefined);
  return reading;
}

function launch(engine: Engine, { events, parts }: Folded): Flight {
  engine.metrics.batch.observe(events.length);
  const done = commitParts(engine, parts).then(
    () => undefined,
    (error: unknown) => error ?? new Error('unknown fault'),
  );
  return { events, parts, done };
}

/** Waits for a batch to be written; if it failed, writes it the careful way and answers false: whatever was folded on top of it is void. */
async function land(engine: Engine, flight: Flight | undefined): Promise<boolean> {
  const error = await flight?.done;
  if (!flight || error === undefined) return true;
  const members = flight.parts.map(({ member }) => member);
  engine.log.debug({ err: error }, 'batch not committed at once');
  await refresh(engine, members);
  await applyBatch(engine, members, flight.events);
  return false;
}
