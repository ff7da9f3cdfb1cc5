import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalJson } from '../event-store/canonical.ts';
import type { EventStore } from '../event-store/port.ts';
import { headsAround, lastHead, logFolder, type TreeHead } from './heads.ts';
import type { PublicKey } from './keys.ts';
import { Ledger } from './ledger.ts';
import { MerkleTree } from './merkle.ts';
import { trustedKeys } from './signatures-of.ts';
import { leafOf, readStoredOf, sha256, type StoredEvent, type StoredEvents } from './stored-event.ts';

/** What `verify.mjs` checks without us: the events of a document with their proofs, and the heads that these lead to. */
export interface DocumentEvidence {
  readonly formato: 'power-evidencia-1';
  readonly emitido: string;
  readonly registro: string;
  readonly flujo: string;
  /** Size of the head that the proofs lead to. */
  readonly sellado_por: number;
  /** In order: the last one before the document's last event, the first that covers it, the last of all; each once. */
  readonly cabezas: readonly TreeHead[];
  /** For each head but the first, why the one before it is its beginning. */
  readonly consistencia: readonly (readonly string[])[];
  readonly llaves: readonly PublicKey[];
  readonly eventos: readonly ProvenEvent[];
}

interface ProvenEvent {
  readonly indice: number;
  readonly posicion: string;
  readonly flujo: string;
  readonly version: string;
  readonly id: string;
  readonly tipo: string;
  readonly esquema: string;
  readonly guardado: string;
  readonly hash: string;
  /** Null where they are not shown: their hashes prove them all the same. */
  readonly datos: string | null;
  readonly datos_sha256?: string;
  readonly datos_canonicos_sha256?: string;
  readonly metadatos: string;
  readonly prueba: readonly string[];
}

/** Why there is no evidence of a document: nobody sealed it yet, or what stands in the log is not what was sealed. */
export type NoEvidence = { readonly falta: 'sello' } | { readonly falta: 'integridad'; readonly detalle: string };

interface Kept {
  ledger: Ledger;
  readonly tree: MerkleTree;
}
/** Trees that were asked before: their whole parts need no second reading. */
const kept = new Map<string, Kept>();

/** The tree of a folder as far as a head reaches; undefined when there is no book that does. */
async function treeOf(folder: string, { tamano }: TreeHead): Promise<Kept | undefined> {
  let known = kept.get(folder);
  if (!known || known.ledger.size < tamano) {
    const ledger = Ledger.toRead(folder);
    if (!ledger) return undefined;
    known?.ledger.close();
    if (known) known.ledger = ledger;
    else {
      const one: Kept = { ledger, tree: new MerkleTree((index) => one.ledger.leafAt(index)) };
      kept.set(folder, (known = one));
    }
    if (ledger.size < tamano) return undefined;
  }
  await known.tree.warm(tamano);
  return known;
}

const base64 = (hashes: readonly Buffer[]): string[] => hashes.map((one) => one.toString('base64'));

/**
 * Evidence of one document from the heads and the book in a data folder; undefined when the log has no such document. Of an
 * event whose data `shown` denies the hashes stand there alone.
 */
export async function documentEvidence(
  dataDir: string,
  log: EventStore & Partial<StoredEvents>,
  stream: string,
  shown: (event: StoredEvent) => boolean,
): Promise<DocumentEvidence | NoEvidence | undefined> {
  const registro = await log.identity();
  const folder = logFolder(dataDir, registro);
  // The head first: what is appended meanwhile is not asked for.
  const latest = lastHead(folder);
  const all = await readStoredOf(log, stream);
  if (all.length === 0) return undefined;
  const last = all.at(-1)!;
  if (!latest || BigInt(last.position) > BigInt(latest.posicion)) return { falta: 'sello' };
  const known = await treeOf(folder, latest);
  if (!known || known.tree.root(latest.tamano).toString('hex') !== latest.raiz)
    return { falta: 'integridad', detalle: 'El libro de evidencia no es lo que firmó la última cabeza.' };
  const { ledger, tree } = known;
  const places = all.map((event) => ledger.indexOf(BigInt(event.position)));
  const wrong = all.find((event, n) => places[n] === undefined || !ledger.leafAt(places[n]).equals(leafOf(event)));
  if (wrong)
    return {
      falta: 'integridad',
      detalle: `El evento ${wrong.version} (${wrong.type}) no es el que se selló.`,
    };
  const { before, covering } = headsAround(folder, places.at(-1)!);
  const cabezas = [
    ...new Map([before, covering, latest].flatMap((head) => (head ? [[head.tamano, head]] : []))).values(),
  ];
  return {
    formato: 'power-evidencia-1',
    emitido: new Date().toISOString(),
    registro,
    flujo: stream,
    sellado_por: covering!.tamano,
    cabezas,
    consistencia: cabezas.slice(1).map((head, n) => base64(tree.consistency(cabezas[n]!.tamano, head.tamano))),
    llaves: trustedKeys(dataDir),
    eventos: all.map((event, n) =>
      proven(event, places[n]!, tree.inclusion(places[n]!, covering!.tamano), shown(event)),
    ),
  };
}

const proven = (event: StoredEvent, indice: number, proof: readonly Buffer[], shown: boolean): ProvenEvent => ({
  indice,
  posicion: event.position,
  flujo: event.stream,
  version: event.version,
  id: event.id,
  tipo: event.type,
  esquema: event.schema,
  guardado: event.recordedAt,
  hash: event.hash,
  ...(shown
    ? { datos: event.data }
    : {
        datos: null,
        datos_sha256: sha256(event.data),
        datos_canonicos_sha256: sha256(canonicalJson(JSON.parse(event.data))),
      }),
  metadatos: event.metadata,
  prueba: base64(proof),
});

/** The program that checks evidence, as it is handed over: one file that needs nothing but Node. */
export const verifier = (): string => readFileSync(path.resolve(import.meta.dirname, '../../../verify.mjs'), 'utf8');
