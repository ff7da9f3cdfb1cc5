import { createHash } from 'node:crypto';
import { Doubts } from './doubts.ts';
import { nothingIfDamaged } from './errors.ts';
import type { Finding } from './finding.ts';
import { GENESIS, expectedHash } from './hash-chain.ts';
import { BEFORE_ALL, type EventStore, type RecordedEvent } from './port.ts';
import { IdFilter } from './repeated-ids.ts';

/** The last event of a stream, as the log's own register of heads has it. */
export interface StreamHead {
  readonly stream: string;
  readonly version: number;
  readonly hash: string;
}

/** A log that keeps a register of stream heads beside its events, against which a cut-off end shows. */
export interface StreamHeads {
  /** Heads in order of stream name (by code point), after the given name. */
  streamHeads(after: string, limit: number): Promise<StreamHead[]>;
  /** One stream's head; undefined for a stream that does not exist. */
  streamHead(stream: string): Promise<StreamHead | undefined>;
}

/**
 * A witness kept away from the log: up to `position` there were `events` events, whose hashes in log order give `digest`
 * (sha-256 folded event by event). It shows a cut-off end, and a changed order between streams, even if the register of
 * heads was forged too.
 */
export interface Anchor {
  readonly position: string;
  readonly events: number;
  readonly digest: string;
  /** The first four bytes of the hash of each of these events, base64: names the one that was rewritten and chained anew. */
  readonly marks?: string;
}

export interface Verification {
  readonly ok: boolean;
  readonly events: number;
  readonly streams: number;
  readonly finding?: Finding;
  /** Events whose id an earlier event of their stream has, as far as the log was read; so many at most are named. */
  readonly repeated: readonly Finding[];
  /** Witness of what was read; keep it elsewhere and hand it to the next verification. */
  readonly anchor?: Anchor;
}

/** What holds each event, in log order, against the signature of the process that accepted it. */
export interface SignatureCheck {
  see(event: RecordedEvent): Finding | undefined;
  /** What is still wanting when nothing follows. */
  end(): Finding | undefined;
}

/** Bytes of an event's mark. */
const MARK = 4;
/** Repeated events that are named. */
const MOST_REPEATED = 50;

interface Head {
  version: number;
  hash: string;
}

/**
 * Reads the whole log in order and names the first event that is altered, missing or reordered; of a whole chain the first that
 * cannot be true ({@link Doubts}) or was accepted by no process of ours (`signatures`). What was cut off at the
 * end shows against the register of heads, where the log has one, and against `anchor`, where one is given.
 */
export async function verifyLog(
  store: EventStore & Partial<Pick<StreamHeads, 'streamHeads'>>,
  anchor?: Anchor,
  signatures?: SignatureCheck,
): Promise<Verification> {
  const heads = new Map<string, Head>();
  let digest = GENESIS;
  let events = 0;
  const marks: Buffer[] = [];
  const kept = anchor?.marks === undefined ? undefined : Buffer.from(anchor.marks, 'base64');
  let rewritten: RecordedEvent | undefined;
  let position = BEFORE_ALL;
  /** The first event that no process of ours accepted: the chain goes on over it, and so does the reading. */
  let unaccepted: Finding | undefined;
  const doubts = new Doubts();
  const ids = new IdFilter();
  const repeated: Finding[] = [];
  const result = (finding?: Finding): Verification => ({
    ok: finding === undefined,
    events,
    streams: heads.size,
    finding,
    repeated,
    // What cannot be true but is chained stays so for ever: the witness of the rest is worth keeping all the same.
    anchor:
      finding && !ofWholeChain(finding)
        ? undefined
        : { position: position.toString(), events, digest, marks: Buffer.concat(marks).toString('base64') },
  });

  for (let page = await store.readAll(); page.length > 0; page = await store.readAll({ after: position })) {
    for (const event of page) {
      if (anchor && event.position > BigInt(anchor.position) && position <= BigInt(anchor.position)) {
        const broken = againstAnchor(anchor, events, digest, rewritten);
        if (broken) return result(broken);
      }
      if (ids.add(event.id) && repeated.length < MOST_REPEATED) repeated.push(...(await repetition(store, event)));
      const finding = await check(store, event, heads.get(event.stream));
      if (finding) return result(finding);
      heads.set(event.stream, { version: event.version, hash: event.metadata.hash ?? '' });
      doubts.see(event);
      unaccepted ??= signatures?.see(event);
      const mark = markOf(event);
      if (
        kept &&
        !rewritten &&
        events < (anchor?.events ?? 0) &&
        !kept.subarray(events * MARK, (events + 1) * MARK).equals(mark)
      )
        rewritten = event;
      marks.push(mark);
      digest = createHash('sha256').update(`${digest}\n${event.position}\n${event.metadata.hash}`).digest('hex');
      position = event.position;
      events += 1;
    }
  }
  if (anchor && position <= BigInt(anchor.position)) {
    const broken = againstAnchor(anchor, events, digest, rewritten);
    if (broken) return result(broken);
  }
  const cut = store.streamHeads ? await againstHeads({ streamHeads: store.streamHeads.bind(store) }, heads) : undefined;
  return result(cut ?? repeated[0] ?? unaccepted ?? signatures?.end() ?? doubts.first());
}

/** Whether a finding is about what a whole chain says, not about the chain. */
export const ofWholeChain = ({ kind }: Finding): boolean =>
  kind === 'implausible' || kind === 'unsigned' || kind === 'forged' || kind === 'repeated';

/** A finding where an earlier event of the stream has this one's id. */
async function repetition(store: EventStore, event: RecordedEvent): Promise<Finding[]> {
  const { stream, version, position, type } = event;
  const before = (await store.read(stream).catch(nothingIfDamaged)).find(({ id }) => id === event.id);
  if (!before || before.version >= version) return [];
  const detail = `El evento ${version} (${type}) del flujo ${stream} está repetido: es el evento ${before.version}, que alguien agregó otra vez.`;
  return [{ kind: 'repeated', stream, version, position, detail }];
}

async function check(store: EventStore, event: RecordedEvent, head: Head | undefined): Promise<Finding | undefined> {
  const { stream, position } = event;
  const version = (head?.version ?? -1) + 1;
  if (event.version !== version) {
    const later = await store.read(stream, { from: version, limit: 1 }).catch(nothingIfDamaged);
    const there = later[0]?.version === version;
    const reordered = event.version < version || there;
    return {
      kind: reordered ? 'reordered' : 'missing',
      stream,
      version,
      position,
      detail: reordered
        ? `Debía seguir el evento ${version} del flujo ${stream}, pero en la posición ${position} está el evento ${event.version}.`
        : `Falta el evento ${version} del flujo ${stream}: en la posición ${position} sigue el evento ${event.version}.`,
    };
  }
  if (event.metadata.hash === expectedHash(head?.hash ?? GENESIS, event)) return undefined;
  return {
    kind: 'altered',
    stream,
    version,
    position,
    detail: `El evento ${version} del flujo ${stream} (${event.type}, posición ${position}) no es lo que se escribió.`,
  };
}

function againstAnchor(
  anchor: Anchor,
  events: number,
  digest: string,
  rewritten: RecordedEvent | undefined,
): Finding | undefined {
  if (events === anchor.events && digest === anchor.digest) return undefined;
  const missing = anchor.events - events;
  if (missing > 0)
    return {
      kind: 'truncated',
      position: BigInt(anchor.position),
      detail: `Faltan ${missing} de los ${anchor.events} eventos que había hasta la posición ${anchor.position}.`,
    };
  if (rewritten) {
    const { stream, version, position } = rewritten;
    const moved = knows(anchor, rewritten);
    return {
      kind: moved ? 'reordered' : 'altered',
      stream,
      version,
      position,
      detail: moved
        ? `El evento ${version} del flujo ${stream} no está en el lugar en que lo vio el ancla.`
        : `El evento ${version} del flujo ${stream} no es el que vio el ancla: se reescribió y se encadenó de nuevo.`,
    };
  }
  return {
    kind: 'reordered',
    position: BigInt(anchor.position),
    detail: `Hasta la posición ${anchor.position} el registro no es el que vio el ancla.`,
  };
}

const markOf = ({ metadata }: RecordedEvent): Buffer => Buffer.from((metadata.hash ?? '').slice(0, 2 * MARK), 'hex');

/** Whether an anchor saw this event, at whatever place. */
function knows({ marks = '' }: Anchor, event: RecordedEvent): boolean {
  const kept = Buffer.from(marks, 'base64');
  const mark = markOf(event);
  for (let at = kept.indexOf(mark); at >= 0; at = kept.indexOf(mark, at + 1)) if (at % MARK === 0) return true;
  return false;
}

async function againstHeads(
  register: Pick<StreamHeads, 'streamHeads'>,
  heads: Map<string, Head>,
): Promise<Finding | undefined> {
  let known = 0;
  for (
    let page = await register.streamHeads('', 1000);
    page.length > 0;
    page = await register.streamHeads(page.at(-1)?.stream ?? '', 1000)
  ) {
    for (const { stream, version, hash } of page) {
      known += 1;
      const seen = heads.get(stream);
      const next = (seen?.version ?? -1) + 1;
      if (next <= version)
        return {
          kind: 'truncated',
          stream,
          version: next,
          detail: `El flujo ${stream} debía terminar en el evento ${version}, pero faltan el evento ${next} y los que seguían.`,
        };
      if (seen && (seen.version !== version || seen.hash !== hash))
        return {
          kind: 'altered',
          stream,
          version: seen.version,
          detail: `El registro de cabezas no conoce el evento ${seen.version} del flujo ${stream}.`,
        };
    }
  }
  if (known === heads.size) return undefined;
  return {
    kind: 'altered',
    detail: `El registro de cabezas tiene ${known} flujos y el registro de eventos ${heads.size}.`,
  };
}
