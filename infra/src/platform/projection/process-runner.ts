import type { RecordedEvent } from '../event-store/port.ts';
import { abreast } from './abreast.ts';
import { type Engine, pause } from './engine.ts';
import type { LiveGroup } from './group.ts';
import { type IssueCommand } from './process-tools.ts';
import type { Pages } from './pages.ts';
import { Prepared } from './prepared.ts';
import type { Process, Reaction } from './process.ts';
import type { ProcessUnit } from './process-unit.ts';
import { moveCheckpoint, processState } from './process-state.ts';
import { expire } from './process-deadlines.ts';
import { reactTo } from './process-reaction.ts';
import { parkedStreams } from './refresh.ts';

/** Streams that one process works on at the same time; within a stream everything is in order. */
const CONCURRENCY = 16;
/** Events of the log that a process looks at between two checkpoints. */
export const BATCH = 1000;
/** Parts of one piece of work at the same time: while one is being written the next is decided, and people come in between. */
const PARTS_AT_ONCE = 2;
/** A checkpoint over events that mean nothing to the process may lag this much: reading them again costs nothing. */
const IDLE_CHECKPOINT_MS = 1000;
/** How long an unhurried process rests after it did something. */
const REST_MS = 100;
/** How often deadlines are looked at: a second is nothing to what is awaited for minutes or days. */
const DEADLINES_MS = 900;

/** Where processes hear of events: what the projections read, and pages of the log that all of them share. */
interface Followed {
  readonly group: LiveGroup;
  readonly pages: Pages;
}

/**
 * Follows the log for one process until its lease is lost or the runtime stops. Every event is reacted to at least once
 * and every command carries an id made from process and event, so each takes effect exactly once. `sleep` lasts until
 * something happens that the process reacts to, so many ms at most.
 */
export async function runProcess(
  engine: Engine,
  { group, pages }: Followed,
  unit: ProcessUnit,
  issue: IssueCommand,
  sleep: (ms: number) => Promise<void>,
): Promise<void> {
  const { name } = unit.process;
  const state = await processState(engine, name);
  unit.position = state.position;
  for (const stream of await parkedStreams(engine, name, 0)) unit.parked.add(stream);
  let looked = -Infinity;
  let saved = performance.now();
  let savedAt = unit.position;
  let marked: 'live' | 'catching_up' | undefined;
  while (!unit.lost && !engine.signal.aborted) {
    const seen = group.position;
    const events = group.tail.after(unit.position, BATCH) ?? (await pages.after(unit.position));
    const concern = events.filter((event) => unit.process.reactions.some(({ type }) => type === event.type));
    if (concern.length > 0) await reactAll(engine, unit, concern, issue);
    if (unit.lost || engine.signal.aborted) return;
    const last = events.at(-1);
    if (last) unit.position = last.position;
    const status = events.length < BATCH ? 'live' : 'catching_up';
    // Also when nothing new came: otherwise the last few events before a quiet night would look like a lag.
    const due = unit.position !== savedAt && performance.now() - saved > IDLE_CHECKPOINT_MS;
    if (concern.length > 0 || status !== marked || due) {
      await moveCheckpoint(engine, unit, status);
      saved = performance.now();
      savedAt = unit.position;
      marked = status;
    }
    if (events.length < BATCH && performance.now() - looked > DEADLINES_MS) {
      await expire(engine, unit.process, issue);
      looked = performance.now();
    }
    if (unit.process.unhurried && concern.length > 0) await pause(engine, REST_MS);
    // What came while this was reacted to woke nobody.
    if (events.length < BATCH && group.position === seen) await sleep(IDLE_CHECKPOINT_MS);
  }
}

async function reactAll(
  engine: Engine,
  unit: ProcessUnit,
  events: readonly RecordedEvent[],
  issue: IssueCommand,
): Promise<void> {
  const queues = [...groupByStream(events).values()];
  const worker = async (): Promise<void> => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const parts of piecesOfWork(unit.process, queue))
        await abreast(parts, (event) => reactTo(engine, unit, event, issue), PARTS_AT_ONCE);
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, queues.length) }, worker));
}

/** Events of a stream in order; those that are parts of one piece of work together. */
function piecesOfWork({ reactions }: Process, queue: readonly RecordedEvent[]): readonly RecordedEvent[][] {
  const pieces: RecordedEvent[][] = [];
  let before: string | undefined;
  for (const event of queue) {
    const same = workOf(
      reactions.find(({ type }) => type === event.type)!,
      event,
    );
    if (same !== undefined && same === before) pieces.at(-1)!.push(event);
    else pieces.push([event]);
    before = same;
  }
  return pieces;
}

function workOf({ type, event: definition, sameWork }: Reaction, event: RecordedEvent): string | undefined {
  if (!sameWork) return undefined;
  try {
    return `${type} ${sameWork(new Prepared(event).data(definition))}`;
  } catch {
    // What cannot be read is told by the reaction itself.
    return undefined;
  }
}

function groupByStream(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const groups = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const group = groups.get(event.stream);
    if (group) group.push(event);
    else groups.set(event.stream, [event]);
  }
  return groups;
}
