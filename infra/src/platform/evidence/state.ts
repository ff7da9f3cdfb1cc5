import path from 'node:path';
import { LogIdentityMissing } from '../event-store/errors.ts';
import type { EventStore } from '../event-store/port.ts';
import { readJson, writePrivate } from '../private-file.ts';
import { type Delivered, leastDelivered } from './deliver.ts';
import { IDENTITY_MISSING } from './evidence-finding.ts';
import { lastHead, logFolder } from './heads.ts';
import type { PublicKey } from './keys.ts';
import { evidenceFolder } from './keys.ts';
import { readStamped, type Stamped } from './stamp-heads.ts';
import { readStart } from './start.ts';

/** A head is made every minute while something happens: what is older than this without one is late. */
const LATE_MS = 5 * 60_000;

/** How the evidence of a log stands. */
export interface EvidenceState {
  /** Last head; null before the first. */
  readonly cabeza: {
    readonly tamano: number;
    readonly posicion: string;
    readonly raiz: string;
    readonly instante: string;
    readonly llaves: string[];
  } | null;
  /** Events up to this position were there before the evidence; null before it began. */
  readonly sellado: string | null;
  /** Instant of the first event that no head covers; null when all are covered. */
  readonly pendiente: string | null;
  readonly atrasada: boolean;
  /** Why no head is made, for people. */
  readonly falla: string | null;
  /** How far the second place has the heads, of two the one that has less; null when none is configured. */
  readonly segundo_lugar: Delivered | null;
  /** How far an authority has stamped the heads; null when none is configured. */
  readonly sello_tiempo: Stamped | null;
}

const faultOf = (folder: string): string => path.join(folder, 'falla.json');

/** Keeps why no head could be made; undefined: it could. */
export function writeFault(folder: string, falla: string | undefined): void {
  if (readFault(folder) !== (falla ?? null)) writePrivate(faultOf(folder), { falla: falla ?? null });
}
const readFault = (folder: string): string | null => readJson<{ falla: string | null }>(faultOf(folder))?.falla ?? null;

/** Nobody knows which heads are those of a log that does not say which it is. */
const WITHOUT_IDENTITY: EvidenceState = {
  cabeza: null,
  sellado: null,
  pendiente: null,
  atrasada: true,
  falla: IDENTITY_MISSING,
  segundo_lugar: null,
  sello_tiempo: null,
};

function ifMissing(error: unknown): undefined {
  if (!(error instanceof LogIdentityMissing)) throw error;
}

/** How the evidence of a log in a data folder stands at an instant. */
export async function evidenceState(
  dataDir: string,
  log: Pick<EventStore, 'identity' | 'readAll'>,
  now: string,
  { sentElsewhere, stamped }: { readonly sentElsewhere: readonly string[]; readonly stamped: boolean },
): Promise<EvidenceState> {
  const identity = await log.identity().catch(ifMissing);
  if (identity === undefined) return WITHOUT_IDENTITY;
  const folder = logFolder(dataDir, identity);
  const head = lastHead(folder);
  const [next] = await log.readAll({ after: BigInt(head?.posicion ?? -1), limit: 1 });
  const pendiente = next?.recordedAt ?? null;
  // Measured from the head where that is younger: a history that was copied or told may be older than the log.
  const since = [pendiente, head?.instante ?? readStart(folder)?.instante]
    .filter((at) => at !== null && at !== undefined)
    .toSorted()
    .at(-1);
  return {
    cabeza: head
      ? {
          tamano: head.tamano,
          posicion: head.posicion,
          raiz: head.raiz,
          instante: head.instante,
          llaves: head.firmas.map(({ llave }) => llave),
        }
      : null,
    sellado: readStart(folder)?.posicion ?? null,
    pendiente,
    atrasada: pendiente !== null && since !== undefined && Date.parse(now) - Date.parse(since) > LATE_MS,
    falla: readFault(folder),
    segundo_lugar: leastDelivered(folder, sentElsewhere) ?? null,
    sello_tiempo: stamped ? readStamped(folder) : null,
  };
}

const publicFile = (dataDir: string): string => path.join(evidenceFolder(dataDir), 'publico.json');

/** What anybody may know of the evidence, for `/.well-known/evidencia.json`. */
export interface PublicEvidence {
  readonly sistema: 'Sistema Power Mobile';
  readonly llaves: readonly PublicKey[];
  /** The last head that was signed; null before the first. */
  readonly cabeza: unknown;
}

/** Puts the public keys and the last head where the gateway finds them. A key that was published once stays so. */
export function publish(dataDir: string, { llaves, cabeza }: Omit<PublicEvidence, 'sistema'>): void {
  const all = new Map([...(readPublished(dataDir)?.llaves ?? []), ...llaves].map((key) => [key.id, key]));
  const evidence: PublicEvidence = { sistema: 'Sistema Power Mobile', llaves: [...all.values()], cabeza };
  if (JSON.stringify(evidence) !== JSON.stringify(readPublished(dataDir))) writePrivate(publicFile(dataDir), evidence);
}

export const readPublished = (dataDir: string): PublicEvidence | undefined =>
  readJson<PublicEvidence>(publicFile(dataDir));
