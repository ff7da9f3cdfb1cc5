import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import type { HistoryLoad, PlacedEvent } from '../../event-store/bulk-log.ts';
import type { EventMetadata, RecordedEvent } from '../../event-store/port.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { HistoryFill } from './history-fill.ts';

/**
 * Between the fields of an event and between events: no stored text holds control characters. All of a chunk in one text is
 * copied to the other thread at once, where an object for each event would take the teller a twentieth of its time.
 */
const FIELD = '\u0001';
const EVENT = '\u0002';

/** From the one who tells the history: events behind a position, that there are no more, that the log holds them up to one. */
type Message =
  | { readonly after: bigint; readonly recordedAt: string; readonly events: string }
  | { readonly told: true }
  | { readonly committed: bigint };

/** Who fills the read models beside a load. */
export interface FillBeside {
  /** A module that calls {@link serveFill}. */
  readonly program: URL;
  /** Hears why they could not be filled. */
  failed(why: string): void;
}

/** Chunks that may wait for the worker: more would fill the memory. */
const WAITING = 64;

/**
 * A load that has the read models filled beside it, on another core, by a program that calls {@link serveFill}. They are
 * there when its `commit` resolves. If they cannot be filled the load goes on alone, `failed` hears why, and the
 * projector fills them as it always does. Only for logs that give consecutive positions.
 */
export function withReadModels(load: HistoryLoad, { program, failed }: FillBeside): HistoryLoad {
  // Without the flags of this process: what looks after a child of the launcher would end a thread, which has no channel.
  const filler = new Worker(program, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 192 } });
  let gone = false;
  let waiting = 0;
  let wake = (): void => undefined;
  const fail = (why: string): void => {
    if (!gone) failed(why);
    gone = true;
    wake();
  };
  filler.on('error', (error) => fail(error.message));
  filler.on('exit', () => fail('ended'));
  filler.on('message', () => {
    waiting -= 1;
    wake();
  });
  const answered = async (most: number): Promise<void> => {
    while (!gone && waiting > most) await new Promise<void>((resolve) => (wake = resolve));
  };
  const post = (message: Message): void => {
    waiting += 1;
    if (!gone) filler.postMessage(message, []);
  };
  let last = 0n;
  return {
    async write(events, recordedAt) {
      last = await load.write(events, recordedAt);
      post({ after: last - BigInt(events.length), recordedAt, events: events.map(sent).join(EVENT) });
      await answered(WAITING);
      return last;
    },
    async commit() {
      post({ told: true });
      await load.commit();
      post({ committed: last });
      await answered(0);
    },
    async close() {
      gone = true;
      await filler.terminate();
      await load.close();
    },
  };
}

const sent = ({ stream, version, id, type, schema, data, shown = data, metadata, hash }: PlacedEvent): string =>
  `${stream}${FIELD}${version}${FIELD}${id}${FIELD}${type}${FIELD}${schema}${FIELD}${shown}${FIELD}${metadata}${FIELD}${hash}`;

/** The worker's side: takes, finishes and commits as it is told, one message after the other, and answers each. */
export async function serveFill(fill: HistoryFill): Promise<void> {
  const port = parentPort!;
  let work = Promise.resolve();
  port.on('message', (message: Message) => {
    work = work.then(() => carryOut(fill, message)).then(() => port.postMessage('done'));
  });
  await once(port, 'close');
}

async function carryOut(fill: HistoryFill, message: Message): Promise<void> {
  if ('events' in message)
    return fill.take(message.events.split(EVENT).map(recordedAs(message.after, message.recordedAt)));
  if ('told' in message) return fill.finish();
  await fill.commit(message.committed);
  for (const [name, why] of fill.left) console.log(`${name} se llenará al iniciar: ${why}`);
}

type Fields = [
  stream: string,
  version: string,
  id: string,
  type: string,
  schema: string,
  data: string,
  metadata: string,
  hash: string,
];

/** An event as it will be read from the log: data in the order of jsonb. */
function recordedAs(after: bigint, recordedAt: string): (event: string, index: number) => RecordedEvent {
  let text = '';
  let known: EventMetadata | undefined;
  return (event, index) => {
    const [stream, version, id, type, schema, data, metadata, hash] = event.split(FIELD) as Fields;
    if (metadata !== text) {
      text = metadata;
      known = JSON.parse(metadata) as EventMetadata;
    }
    return {
      position: after + BigInt(index + 1),
      stream,
      version: Number(version),
      id,
      type,
      schema: Number(schema),
      data: canonicalJson(JSON.parse(data)),
      metadata: { ...known!, hash },
      recordedAt,
    };
  };
}
