import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { LogIdentityMissing } from '../event-store/errors.ts';
import type { SharedServer } from '../event-store/foreign.ts';
import type { Anchor, StreamHeads } from '../event-store/verify.ts';
import { verifyLog, type Verification } from '../event-store/verify.ts';
import { BEFORE_ALL, type EventStore } from '../event-store/port.ts';
import { BookCheck } from './book-check.ts';
import { checkElsewhere, checkHeads } from './check-heads.ts';
import { type Neighbours, ServerCheck } from './check-server.ts';
import { type EvidenceFinding, IDENTITY_MISSING, kindOf } from './evidence-finding.ts';
import { logFolder, readHeads, type TreeHead } from './heads.ts';
import { evidenceFolder } from './keys.ts';
import { Ledger } from './ledger.ts';
import { signaturesOf, trustedKeys } from './signatures-of.ts';
import { readStart } from './start.ts';
import { readStored, recordedOf, type StoredEvents } from './stored-event.ts';

type Log = EventStore & Partial<StoredEvents & SharedServer & Pick<StreamHeads, 'streamHeads'>>;

/** What came of holding a log against its evidence. */
export interface EvidenceVerification {
  readonly ok: boolean;
  readonly events: number;
  readonly streams: number;
  /** The last head; undefined where there is none. */
  readonly sealed?: TreeHead;
  readonly findings: readonly EvidenceFinding[];
  /** Of other applications on the same server: nobody's fault, and nothing of the log. */
  readonly neighbours: Neighbours;
  /** Of the chain alone, as `verifyLog` gives it. */
  readonly log: Verification;
}

const PAGE = 1000;

/**
 * Reads the whole log once: its chain, signatures and people ({@link verifyLog}), each event to the letter against the book
 * that signed heads stand for, these heads against each other, their keys, and those that lie elsewhere, and each stream that
 * others touched against what its server shows of it. Without a data folder there is no book.
 */
export async function verifyEvidence(
  dataDir: string | undefined,
  store: Log,
  options: { readonly anchor?: Anchor | undefined; readonly elsewhere?: readonly TreeHead[] } = {},
): Promise<EvidenceVerification> {
  const identity = await identityOf(store);
  const evidence =
    dataDir === undefined || identity === undefined ? NO_EVIDENCE : openEvidence(dataDir, identity, options.elsewhere);
  const { book, last } = evidence;
  const server = new ServerCheck();
  let position = BEFORE_ALL;
  const page = async (after: bigint): Promise<ReturnType<typeof recordedOf>[]> => {
    const stored = await readStored(store, after, PAGE, server.see);
    for (const event of stored) {
      position = BigInt(event.position);
      book?.see(event);
    }
    return stored.map(recordedOf);
  };
  const log = await verifyLog(
    {
      ...withoutReading(store),
      ...(store.streamHeads && { streamHeads: store.streamHeads.bind(store) }),
      readAll: ({ after = BEFORE_ALL } = {}) => page(after),
    },
    options.anchor,
    dataDir === undefined || identity === undefined ? undefined : await signaturesOf(dataDir, store),
  );
  // A chain that is broken ends the reading of the chain; the book and the server name what follows too.
  while ((book || store.streamFaults) && (await page(position)).length > 0);
  const findings = [...evidence.findings, ...(book?.end() ?? [])];
  if (identity === undefined && log.events > 0) findings.push(IDENTITY_GONE);
  for (const chained of [...log.repeated, log.finding])
    // Of the same event the book says more than its id, and its id more than the chain.
    if (chained && !findings.some((one) => isOfSameEvent(one, chained)))
      findings.push({ ...chained, kind: kindOf(chained) });
  for (const fault of await server.findings(store))
    if (!findings.some((one) => one.kind === fault.kind && isOfSameEvent(one, fault))) findings.push(fault);
  evidence.ledger?.close();
  return {
    ok: findings.length === 0,
    events: log.events,
    streams: log.streams,
    ...(last && { sealed: last }),
    findings,
    neighbours: server.neighbours,
    log,
  };
}

const isOfSameEvent = (
  one: EvidenceFinding,
  { stream, version, position }: Pick<EvidenceFinding, 'stream' | 'version' | 'position'>,
) => (one.stream === stream && one.version === version) || one.position === (position ?? null);

const IDENTITY_GONE: EvidenceFinding = { kind: 'identity', stream: 'log-identity', detail: IDENTITY_MISSING };

/** The identity of a log; undefined where it has none. */
async function identityOf(store: Log): Promise<string | undefined> {
  try {
    return await store.identity();
  } catch (error) {
    if (error instanceof LogIdentityMissing) return undefined;
    throw error;
  }
}

interface Evidence {
  readonly ledger: Ledger | undefined;
  /** Undefined also where the book is not what the heads say: it names nothing. */
  readonly book: BookCheck | undefined;
  readonly last: TreeHead | undefined;
  readonly findings: readonly EvidenceFinding[];
}
const NO_EVIDENCE: Evidence = { ledger: undefined, book: undefined, last: undefined, findings: [] };

/** The evidence of a log in a data folder, and what is wrong with it by itself. */
function openEvidence(dataDir: string, identity: string, elsewhere: readonly TreeHead[] = []): Evidence {
  const folder = logFolder(dataDir, identity);
  const start = readStart(folder);
  const ledger = start && Ledger.toRead(folder);
  if (!start || !ledger) return { ...NO_EVIDENCE, findings: start ? [] : otherLog(dataDir, identity) };
  const heads = readHeads(folder);
  const last = heads.at(-1);
  const keys = trustedKeys(dataDir);
  const findings = [checkHeads(start, heads, keys, ledger), checkElsewhere(heads, elsewhere, keys, ledger)].filter(
    (fault) => fault !== undefined,
  );
  const isSound = !findings.some(({ kind }) => kind === 'book');
  return { ledger, book: isSound ? new BookCheck(ledger, 0, last?.tamano ?? 0) : undefined, last, findings };
}

const withoutReading = (store: Log): EventStore => ({
  append: () => Promise.reject(new Error('a verification writes nothing')),
  read: store.read.bind(store),
  readAll: store.readAll.bind(store),
  subscribe: store.subscribe.bind(store),
  head: store.head.bind(store),
  identity: store.identity.bind(store),
  ping: store.ping.bind(store),
  close: () => Promise.resolve(),
});

/** Evidence of another log, where there is none of this one: it was renamed, or it is a copy. */
function otherLog(dataDir: string, identity: string): EvidenceFinding[] {
  const folder = evidenceFolder(dataDir);
  if (!existsSync(folder)) return [];
  const others = readdirSync(folder).filter(
    (name) => /^[0-9a-f]{8}$/.test(name) && statSync(path.join(folder, name)).isDirectory(),
  );
  if (others.length === 0) return [];
  return [
    {
      kind: 'identity',
      detail: `El registro dice ser ${identity.slice(0, 8)}, y aquí hay evidencia de ${others.join(', ')}: cambió su identidad, o es una copia.`,
    },
  ];
}
