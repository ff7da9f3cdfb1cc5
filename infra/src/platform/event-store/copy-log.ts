import type { StoredEvents } from '../evidence/stored-event.ts';
import { BEFORE_ALL, type EventStore, type RecordedEvent } from './port.ts';
import { verifyLog } from './verify.ts';

/** A log that takes events as they stand in another: ids, versions, metadata and hashes unchanged, the first recorded instant kept. */
export interface CopyTarget extends EventStore {
  /** Writes events in this order, after everything there; answers the position of the last. Whole, or up to some event between two appends. */
  copy(events: readonly RecordedEvent[]): Promise<bigint>;
  /** Called before anything is copied, and when all is there and verified: a log keeps which part of it was copied, and up to where. */
  beginCopy?(): Promise<void>;
  endCopy?(): Promise<void>;
}

export interface CopyOptions {
  /** Positions in the first log of which the place in the copy is wanted: how far each process was. */
  readonly marks?: ReadonlyMap<string, bigint>;
  /** Told now and then how many events are in the copy. */
  readonly progress?: (events: number) => void;
}

export interface Copied {
  readonly events: number;
  readonly streams: number;
  /** For each mark, the position in the copy of the last event that it had passed. */
  readonly marks: ReadonlyMap<string, bigint>;
}

/** What stands in the way of a copy; the message is for people. */
export class CannotCopy extends Error {
  override readonly name = 'CannotCopy';
}

const PAGE = 1000;

/**
 * Copies a whole log in its order. What the target holds already must be the beginning of the first log: a copy that was
 * cut short goes on where it was. Verifies the copy at the end by its chain and its count. Throws {@link CannotCopy}.
 */
export async function copyLog(
  from: EventStore & Partial<StoredEvents>,
  to: CopyTarget,
  options: CopyOptions = {},
): Promise<Copied> {
  const wanted = [...(options.marks ?? [])].toSorted(([, a], [, b]) => (a < b ? -1 : 1));
  const marks = new Map(wanted.map(([name]) => [name, BEFORE_ALL]));
  /** Every mark that has not been passed stands at the last event copied so far. */
  const passed = (source: bigint, copy: bigint): void => {
    for (const [name, mark] of wanted) if (source <= mark) marks.set(name, copy);
  };
  await to.beginCopy?.();
  let count = 0;
  let last = BEFORE_ALL;
  let lastThere = BEFORE_ALL;
  for (let behind = true; ;) {
    const page = await readExactly(from, last);
    if (page.length === 0) break;
    const there: RecordedEvent[] = behind ? await to.readAll({ after: lastThere, limit: page.length }) : [];
    for (const [index, copy] of there.entries()) {
      if (!same(page[index]!, copy)) throw new CannotCopy(otherLog(copy));
      passed(page[index]!.position, copy.position);
    }
    lastThere = there.at(-1)?.position ?? lastThere;
    behind &&= there.length === page.length;
    for (const part of cutAt(page.slice(there.length), wanted)) {
      const position = await to.copy(part);
      passed(part[0]!.position, position);
    }
    count += page.length;
    last = page.at(-1)!.position;
    options.progress?.(count);
  }
  const { ok, finding, events, streams } = await verifyLog(to);
  if (!ok) throw new CannotCopy(`La copia no se verifica: ${finding?.detail}`);
  if (events !== count) throw new CannotCopy(`La copia tiene ${events} eventos y el registro ${count}.`);
  await to.endCopy?.();
  return { events, streams, marks };
}

/** A page of a log, with its instants as fine as the log has them. */
async function readExactly(from: EventStore & Partial<StoredEvents>, after: bigint): Promise<RecordedEvent[]> {
  const page = await from.readAll({ after, limit: PAGE });
  const stored = (await from.readStored?.(after, page.length)) ?? [];
  const instants = new Map(stored.map(({ position, recordedAt }) => [position, recordedAt]));
  return page.map((event) => {
    const recordedAt = instants.get(String(event.position));
    // One that is no instant (an alteration can be) is copied as it is read.
    return recordedAt === undefined || Number.isNaN(Date.parse(recordedAt)) ? event : { ...event, recordedAt };
  });
}

const same = (one: RecordedEvent, other: RecordedEvent): boolean =>
  one.id === other.id &&
  one.stream === other.stream &&
  one.version === other.version &&
  one.metadata.hash === other.metadata.hash;

const otherLog = ({ stream, version }: RecordedEvent): string =>
  `El destino ya guarda otro registro (su evento ${version} de ${stream} no es el de este). Elige un destino vacío.`;

/** Cuts a page after each event that ends what a mark had passed. */
function cutAt(events: readonly RecordedEvent[], marks: readonly (readonly [string, bigint])[]): RecordedEvent[][] {
  const parts: RecordedEvent[][] = [];
  let stage = -1;
  for (const event of events) {
    const now = marks.filter(([, mark]) => event.position > mark).length;
    if (now !== stage || parts.length === 0) parts.push([]);
    stage = now;
    parts.at(-1)!.push(event);
  }
  return parts;
}
