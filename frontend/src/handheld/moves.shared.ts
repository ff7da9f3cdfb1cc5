import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { createStore } from '../api/store.ts';
import { loadStop } from '../calls/dispatches.ts';
import { entryNotes, placeStock, placeSuggestions, stockLookup } from '../calls/inventory.ts';
import { createListeners } from '../live/listeners.ts';
import { createDeedQueue, type RefusedDeed, type Sent } from '../picking/deed-queue.shared.ts';
import { warehouseQueueKey } from '../picking/queue-keys.shared.ts';
import { isAway, onlyMine, perPerson, untilBack } from '../picking/sending.shared.ts';
import { showToast } from '../ui/feedback/toasts.ts';

/** Units of a product from a place of a warehouse to another; null is *Sin ubicar*. */
interface Moved {
  readonly tipo: 'ubicar';
  readonly producto: string;
  readonly part_number: string;
  readonly bodega: string;
  readonly desde: string | null;
  readonly hacia: string | null;
  readonly cantidad: number;
  /** Asked for where goods go to quarantine or come from it. */
  readonly motivo: string;
  /** Which units, where they are known by serials; absent in what an older version of the screen kept. */
  readonly series?: readonly string[];
}
/** A package, or an order, into the vehicle of a route. */
interface Loaded {
  readonly tipo: 'cargar';
  readonly despacho: number;
  readonly codigo: string;
}
/** Goods that came without document: a note of entry, carried out at once unless somebody has to approve it. */
interface Received {
  readonly tipo: 'recibir';
  readonly producto: string;
  readonly part_number: string;
  readonly bodega: string;
  readonly cantidad: number;
  readonly motivo: string;
  /** Command id of its carrying out. */
  readonly ejecucion: string;
}
export type Work = Moved | Loaded | Received;
/** What a hand did with the phone of the warehouse. The id is the command id: sent twice, it counts once. */
export type Deed = Work & { readonly id: string };

const KINDS: readonly unknown[] = ['ubicar', 'cargar', 'recibir'];
const isDeed = (value: unknown): value is Deed =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Deed).id === 'string' &&
  KINDS.includes((value as Deed).tipo);

/** Deeds that the server refused, until somebody has read why. */
export const refusedDeeds = createStore<readonly RefusedDeed<Deed>[]>([]);

/** Hears of them while the screen is open. */
export const refusals = createListeners<RefusedDeed<Deed>>();
export const ON_SCREEN = 'bodega';

/** What was done, in words. */
export function wordsOf(deed: Work): string {
  if (deed.tipo === 'cargar') return `Cargar ${deed.codigo} en el Despacho N° ${deed.despacho}`;
  const what = `${deed.cantidad} de ${deed.part_number}`;
  if (deed.tipo === 'recibir') return `Recibir ${what} en ${deed.bodega}`;
  return `Mover ${what} de ${deed.desde ?? 'Sin ubicar'} a ${deed.hacia ?? 'Sin ubicar'}`;
}

async function receive(deed: Received & { readonly id: string }) {
  const { producto, cantidad, bodega, motivo } = deed;
  const nota = { bodega, motivo, observacion: 'Desde el teléfono', lineas: [{ producto, cantidad }] };
  const made = await call(entryNotes.create, { nota, enviar: true }, { commandId: deed.id });
  if (!made.ok) return made;
  const { number } = made as typeof made & { readonly number: number };
  const done = await call(entryNotes.execute, { id: number }, { commandId: deed.ejecucion });
  // One that waits for approval is written all the same: whoever approves carries it out.
  if (!done.ok) showToast({ titulo: `Nota de entrada N° ${number}`, texto: String(made.mensaje) });
  return made;
}

function ask(deed: Deed) {
  const options = { commandId: deed.id };
  if (deed.tipo === 'cargar') return call(loadStop, { id: deed.despacho, codigo: deed.codigo }, options);
  if (deed.tipo === 'recibir') return receive(deed);
  const { producto, bodega, cantidad, desde, hacia, motivo, series = [] } = deed;
  return call(
    placeStock,
    {
      producto,
      bodega,
      cantidad,
      ...(desde !== null && { ubicacion: desde }),
      ...(hacia !== null && { ubicacion_destino: hacia }),
      ...(motivo !== '' && { motivo }),
      ...(series.length > 0 && { series: [...series] }),
    },
    options,
  );
}

/** What is shown of places is read anew. */
function refresh(): void {
  for (const query of [stockLookup, placeSuggestions])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
}

async function send(user: string, deed: Deed): Promise<Sent> {
  onlyMine(user);
  const reply = (await ask(deed)) as { readonly ok: boolean; readonly mensaje: string; readonly version?: number };
  refresh();
  return reply.ok ? { ok: true, version: reply.version ?? 0 } : { ok: false, mensaje: reply.mensaje };
}

function tellRefusal(refused: RefusedDeed<Deed>): void {
  refusedDeeds.set((old) => [...old, refused]);
  if (refusals.names().includes(ON_SCREEN)) refusals.emit(ON_SCREEN, refused);
  else showToast({ tono: 'danger', titulo: `No se registró: ${wordsOf(refused.deed)}`, texto: refused.mensaje });
}

/** What was done on this phone and is on its way to the server, in order: without network it waits. */
export const moveQueue = perPerson((user) =>
  createDeedQueue<Deed>({
    key: warehouseQueueKey(user),
    storage: localStorage,
    isDeed,
    send: (deed) => send(user, deed),
    untilBack: (error) => untilBack(user, error),
    isAway,
    onRefused: tellRefusal,
  }),
);
