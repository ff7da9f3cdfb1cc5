import type { RecordedEvent } from '../event-store/port.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { type Engine, pause } from './engine.ts';
import { classify } from './faults.ts';
import { Prepared } from './prepared.ts';
import type { ProcessUnit } from './process-unit.ts';
import { CommandUnavailable, type IssueCommand, toolsFor } from './process-tools.ts';
import { messageOf } from './working-set.ts';

const ATTEMPTS = 5;

/** Lets a process react to one event: faults are tried again with back-off and then park the event and its stream. */
export async function reactTo(
  engine: Engine,
  unit: ProcessUnit,
  event: RecordedEvent,
  issue: IssueCommand,
): Promise<void> {
  if (unit.parked.has(event.stream)) return park(engine, unit, event, 'an earlier event of this stream is parked', 0);
  let attempts = 0;
  for (let wait = 100; !unit.lost && !engine.signal.aborted; wait = Math.min(wait * 2, 5000)) {
    try {
      await react(engine, unit, event, issue);
      return;
    } catch (error) {
      // Who is away or starting, the log included, says nothing about the event: it is waited for without end.
      if (!(error instanceof CommandUnavailable) && !isUnavailable(error)) attempts += 1;
      engine.log.warn({ err: error, process: unit.process.name, position: String(event.position) }, 'reaction failed');
      if (attempts >= ATTEMPTS) return park(engine, unit, event, messageOf(error), attempts);
      await pause(engine, wait);
    }
  }
}

/** One attempt. Throws what the reaction throws. */
export async function react(
  engine: Engine,
  unit: ProcessUnit,
  event: RecordedEvent,
  issue: IssueCommand,
): Promise<void> {
  const { name, reactions } = unit.process;
  const reaction = reactions.find(({ type }) => type === event.type);
  if (!reaction) return;
  const counted: IssueCommand = async (command, request, commandId, chain) => {
    const reply = await issue(command, request, commandId, chain);
    engine.metrics.commands.inc({ process: name, result: reply.ok ? 'accepted' : 'refused' });
    return reply;
  };
  const prepared = new Prepared(event);
  await reaction.react(prepared.data(reaction.event), prepared.context, toolsFor(name, event, counted, engine.store));
}

/** Parking must be recorded before the checkpoint passes the event, so a database that fails is waited for. */
async function park(
  engine: Engine,
  unit: ProcessUnit,
  event: RecordedEvent,
  error: string,
  attempts: number,
): Promise<void> {
  unit.parked.add(event.stream);
  engine.metrics.parkedTotal.inc({ projection: unit.process.name });
  engine.log.error(
    { process: unit.process.name, stream: event.stream, position: String(event.position), type: event.type, error },
    'event parked',
  );
  while (!engine.signal.aborted) {
    try {
      await engine.pool.query(
        `INSERT INTO ops.parked_events (projection, generation, stream, stream_version, position, type, error, attempts)
         VALUES ($1, 0, $2, $3, $4, $5, $6, $7) ON CONFLICT (projection, generation, position) DO UPDATE SET error = excluded.error`,
        [unit.process.name, event.stream, event.version, String(event.position), event.type, error, attempts],
      );
      // A retry may have emptied the stream's list in between.
      unit.parked.add(event.stream);
      await engine.pool.query("SELECT pg_notify('projector_alarm', $1)", [
        JSON.stringify({ projection: unit.process.name, stream: event.stream }),
      ]);
      return;
    } catch (fault) {
      if (classify(fault) === 'data') throw fault;
      await pause(engine, 500);
    }
  }
}
