import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Anchor, StreamHeads } from '../event-store/verify.ts';
import { verifyLog, type Verification } from '../event-store/verify.ts';
import { BEFORE_ALL, type EventStore } from '../event-store/port.ts';
import { BookCheck } from './book-check.ts';
import { checkElsewhere, checkHeads } from './check-heads.ts';
import { type EvidenceFinding, kindOf } from './evidence-finding.ts';
import { logFolder, readHeads, type TreeHead } from './heads.ts';
import { evidenceFolder } from './keys.ts';
import { Ledger } from './ledger.ts';
import { signaturesOf, trustedKeys } from './signatures-of.ts';
import { readStart } from './start.ts';
import { readStored, recordedOf, type StoredEvents } from './stored-event.ts';

type Log = EventStore & Partial<StoredEvents> & Partial<Pick<StreamHeads, 'streamHeads'>>;

/** What came of holding a log against its evidence. */
export interface EvidenceVerification {
  readonly ok: boolean;
  readonly events: number;
  readonly streams: number;
  /** The last head; undefined where there is none. */
  readonly sealed?: TreeHead;
  readonly findings: readonly EvidenceFinding[];
  /** Of the chain alone, as `verifyLog` gives it. */
  readonly log: Verification;
}

const PAGE = 1000;

/**
 * Reads the whole log once: its chain, signatures and people ({@link verifyLog}), each event to the letter against the book
 * that signed heads stand for, and these heads against each other, their keys, and those that lie elsewhere. Without a data
 * folder there is the chain alone.
 */
export async function verifyEvidence(
  dataDir: string | undefined,
  store: Log,
  options: { readonly anchor?: Anchor | undefined; readonly elsewhere?: readonly TreeHead[] } = {},
): Promise<EvidenceVerification> {
  if (dataDir === undefined) return ofChainAlone(await verifyLog(store, options.anchor));
  const identity = await store.identity();
  const folder = logFolder(dataDir, identity);
  const start = readStart(folder);
  const ledger = start && Ledger.toRead(folder);
  const heads = ledger ? readHeads(folder) : [];
  const findings: EvidenceFinding[] = [];
  if (!start) findings.push(...otherLog(dataDir, identity));
  const last = heads.at(-1);
  // A book that is not what the heads say names nothing.
  let book: BookCheck | undefined;
  if (start && ledger) {
    const keys = trustedKeys(dataDir);
    const faults = [
      checkHeads(start, heads, keys, ledger),
      checkElsewhere(heads, options.elsewhere ?? [], keys, ledger),
    ].filter((fault) => fault !== undefined);
    findings.push(...faults);
    if (!faults.some(({ kind }) => kind === 'book')) book = new BookCheck(ledger, 0, last?.tamano ?? 0);
  }
  let read = BEFORE_ALL;
  const page = async (after: bigint): Promise<ReturnType<typeof recordedOf>[]> => {
    const stored = await readStored(store, after, PAGE);
    for (const event of stored) {
      read = BigInt(event.position);
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
    await signaturesOf(dataDir, store),
  );
  // A chain that is broken ends the reading of the chain; the book names what follows too.
  while (book && (await page(read)).length > 0);
  if (book) findings.push(...book.end());
  const chained = log.finding;
  // Of the same event the book says more than the chain does.
  const told = findings.some(
    ({ stream, version, position }) =>
      (stream === chained?.stream && version === chained?.version) || position === (chained?.position ?? null),
  );
  if (chained && !told) findings.push({ ...chained, kind: kindOf(chained) });
  ledger?.close();
  return {
    ok: findings.length === 0,
    events: log.events,
    streams: log.streams,
    ...(last && { sealed: last }),
    findings,
    log,
  };
}

const ofChainAlone = (log: Verification): EvidenceVerification => ({
  ok: log.ok,
  events: log.events,
  streams: log.streams,
  findings: log.finding ? [{ ...log.finding, kind: kindOf(log.finding) }] : [],
  log,
});

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
