import path from 'node:path';
import { expectedHash, GENESIS } from '../event-store/hash-chain.ts';
import { nothingIfDamaged } from '../event-store/errors.ts';
import type { SharedServer } from '../event-store/foreign.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { readJson, writePrivate } from '../private-file.ts';
import { BookCheck } from './book-check.ts';
import { checkHeads } from './check-heads.ts';
import { ServerCheck } from './check-server.ts';
import { type EvidenceFinding, kindOf } from './evidence-finding.ts';
import { logFolder, readHeads, type TreeHead } from './heads.ts';
import { entryOf, Ledger } from './ledger.ts';
import { signaturesOf, trustedKeys } from './signatures-of.ts';
import { readStart } from './start.ts';
import { readStored, readStoredOf, recordedOf, type StoredEvents } from './stored-event.ts';

type Log = EventStore & Partial<StoredEvents & SharedServer>;

/** The head up to which a verification found everything as it was sealed. */
export interface VerifiedHead {
  readonly tamano: number;
  readonly raiz: string;
  readonly instante: string;
}

const fileOf = (folder: string): string => path.join(folder, 'verificado.json');

/** Keeps how far a log was found sound: up to its last head. */
export async function rememberVerified(
  dataDir: string,
  log: Pick<EventStore, 'identity'>,
  sealed: TreeHead,
): Promise<void> {
  const { tamano, raiz, instante } = sealed;
  writePrivate(fileOf(logFolder(dataDir, await log.identity())), { tamano, raiz, instante } satisfies VerifiedHead);
}

export interface SinceVerification {
  readonly ok: boolean;
  readonly since: VerifiedHead;
  /** Events behind that head. */
  readonly events: number;
  readonly findings: readonly EvidenceFinding[];
}

const PAGE = 1000;

/**
 * Verifies what came behind the head that the last verification ended at: heads, book, chain and signatures of these events.
 * Undefined where nothing was verified before, or the heads do not know that head: then all of it has to be read.
 */
export async function verifySince(dataDir: string, store: Log): Promise<SinceVerification | undefined> {
  const folder = logFolder(dataDir, await store.identity());
  const since = readJson<VerifiedHead>(fileOf(folder));
  const start = readStart(folder);
  const heads = readHeads(folder);
  if (!since || !start || !heads.some(({ tamano, raiz }) => tamano === since.tamano && raiz === since.raiz))
    return undefined;
  const ledger = Ledger.toRead(folder);
  if (!ledger || ledger.size < since.tamano) return undefined;
  const findings: EvidenceFinding[] = [];
  const fault = checkHeads(start, heads, trustedKeys(dataDir), ledger);
  if (fault) findings.push(fault);
  const border = ledger.entry(since.tamano - 1);
  const { position, stream, version } = border;
  const leaf = Buffer.from(border.leaf);
  const borderStream = await readStoredOf(store, stream).catch(nothingIfDamaged);
  const there = borderStream.find((event) => event.version === String(version));
  if (!there || !entryOf(there).leaf.equals(leaf))
    findings.push({
      kind: 'cut',
      stream,
      version,
      position,
      detail: `El evento ${version} del flujo ${stream}, en que terminó la verificación anterior, no está o es otro: verifica el registro completo.`,
    });
  const book = fault?.kind === 'book' ? undefined : new BookCheck(ledger, since.tamano, heads.at(-1)!.tamano);
  const signatures = await signaturesOf(dataDir, store);
  const chain = new ChainSince(store);
  const server = new ServerCheck();
  let events = 0;
  let told: EvidenceFinding | undefined;
  let at = position;
  const next = () => readStored(store, at, PAGE, server.see);
  for (let page = await next(); page.length > 0; page = await next()) {
    for (const stored of page) {
      const event = recordedOf(stored);
      book?.see(stored);
      const broken = await chain.see(event);
      const unsigned = signatures?.see(event);
      told ??= broken ?? (unsigned && { ...unsigned, kind: kindOf(unsigned) });
      at = event.position;
      events += 1;
    }
  }
  if (book) findings.push(...book.end());
  if (told && !findings.some((one) => one.position === told.position)) findings.push(told);
  findings.push(...(await server.findings(store, chain.streams)));
  ledger.close();
  return { ok: findings.length === 0, since, events, findings };
}

/** Holds events that are met in log order against the one before them in their stream, which is looked up where it is not known. */
class ChainSince {
  readonly #store: EventStore;
  readonly #heads = new Map<string, { readonly version: number; readonly hash: string }>();

  constructor(store: EventStore) {
    this.#store = store;
  }

  /** Streams that were met. */
  get streams(): Iterable<string> {
    return this.#heads.keys();
  }

  async see(event: RecordedEvent): Promise<EvidenceFinding | undefined> {
    const { stream, version, position, type, metadata } = event;
    const before = this.#heads.get(stream) ?? (await this.#before(stream, version));
    this.#heads.set(stream, { version, hash: metadata.hash ?? '' });
    if (version === before.version + 1 && expectedHash(before.hash, event) === metadata.hash) return undefined;
    return {
      kind: 'chain',
      stream,
      version,
      position,
      detail: `El evento ${version} (${type}) del flujo ${stream} no sigue al que le precede: la cadena está rota.`,
    };
  }

  async #before(stream: string, version: number): Promise<{ readonly version: number; readonly hash: string }> {
    if (version === 0) return { version: -1, hash: GENESIS };
    const reading = this.#store.read(stream, { from: version - 1, limit: 1 });
    const [event] = await reading.catch(nothingIfDamaged);
    return { version: event?.version ?? -1, hash: event?.metadata.hash ?? GENESIS };
  }
}
