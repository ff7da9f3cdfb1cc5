import { call } from '../api/client.ts';
import { collectPayment, deliverStop, rejectStop, rescheduleStop, routeCalls } from '../calls/dispatches.ts';
import { createDeedQueue, type Sent } from '../picking/deed-queue.shared.ts';
import { roadQueueKey } from '../picking/queue-keys.shared.ts';
import { isAway, onlyMine, perPerson, untilBack } from '../picking/sending.shared.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { refreshRoutes } from './refresh-routes.ts';

/** A drawing or a picture, until it is a file of the route. The id is the one of the command that attaches it. */
export interface Picture {
  readonly id: string;
  readonly nombre: string;
  /** `data:image/png;base64,…` */
  readonly datos: string;
}
interface OfStop {
  readonly despacho: number;
  readonly linea: number;
  readonly pedido: number;
}
/** A part of a stop's goods: units of lines, or whole packages; why not all of it, and the day of the rest. */
export interface Part {
  readonly lineas: readonly { readonly linea: number; readonly cantidad: number; readonly series: readonly string[] }[];
  readonly embalajes: readonly number[];
  readonly motivo: string;
  readonly fecha: string;
}
type Settled =
  | {
      readonly tipo: 'entregar';
      readonly nombre: string;
      readonly rut: string;
      readonly observacion: string;
      readonly firma: Picture | null;
      readonly foto: Picture | null;
      /** What was handed over, where not all of it was; absent of what a phone kept before. */
      readonly parte?: Part;
      readonly sin_cobro?: string;
    }
  | { readonly tipo: 'rechazar'; readonly motivo: string }
  | { readonly tipo: 'reprogramar'; readonly motivo: string; readonly fecha: string }
  | { readonly tipo: 'cobrar'; readonly monto: number; readonly metodo_pago: string; readonly referencia: string };
/** What happened at a stop. */
export type RoadWork = OfStop & Settled;
/** The id is the command id: sent twice, it counts once. */
export type RoadDeed = RoadWork & { readonly id: string };

const KINDS: readonly unknown[] = ['entregar', 'rechazar', 'reprogramar', 'cobrar'];
const WORDS = { entregar: 'La entrega', rechazar: 'El rechazo', reprogramar: 'La reprogramación', cobrar: 'El cobro' };

export const isRoadDeed = (value: unknown): value is RoadDeed =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RoadDeed).id === 'string' &&
  typeof (value as RoadDeed).despacho === 'number' &&
  KINDS.includes((value as RoadDeed).tipo);

/** What was done, in words. */
export const roadWords = ({ tipo, pedido }: RoadWork): string => `${WORDS[tipo]} del Pedido N° ${pedido}`;

function blobOf({ datos }: Picture): Blob {
  const [head = '', body = ''] = datos.split(',');
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? '';
  return new Blob([Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))], { type });
}

/** The goods were handed over, whatever becomes of a picture: without it the stop is delivered all the same, and told. */
async function keep(despacho: number, picture: Picture | null): Promise<string | null> {
  if (!picture) return null;
  const { id, nombre } = picture;
  const reply = await call(
    routeCalls.attach,
    { id: despacho, nombre },
    {
      commandId: id,
      file: blobOf(picture),
    },
  );
  if (reply.ok) return id;
  showToast({ tono: 'danger', titulo: `${nombre} no se guardó`, texto: String(reply.mensaje) });
  return null;
}

const unitsOfLine = ({ linea, cantidad, series }: Part['lineas'][number]) => ({ linea, cantidad, series: [...series] });

async function ask(deed: RoadDeed): Promise<FormReply> {
  const { despacho: id, linea } = deed;
  const options = { commandId: deed.id };
  const stop = { id, linea };
  switch (deed.tipo) {
    case 'entregar': {
      const { nombre, rut, observacion, parte, sin_cobro = '' } = deed;
      const firma = await keep(id, deed.firma);
      const foto = await keep(id, deed.foto);
      const part = parte && { ...parte, lineas: parte.lineas.map(unitsOfLine), embalajes: [...parte.embalajes] };
      return call(
        deliverStop,
        { ...stop, nombre, rut, observacion, firma, foto, ...part, ...(sin_cobro && { sin_cobro }) },
        options,
      );
    }
    case 'rechazar':
      return call(rejectStop, { ...stop, motivo: deed.motivo }, options);
    case 'reprogramar':
      return call(rescheduleStop, { ...stop, motivo: deed.motivo, fecha: deed.fecha }, options);
    case 'cobrar': {
      const { monto, metodo_pago, referencia } = deed;
      return call(collectPayment, { ...stop, monto, metodo_pago, referencia }, options);
    }
  }
}

async function send(user: string, deed: RoadDeed): Promise<Sent> {
  onlyMine(user);
  const reply = await ask(deed);
  refreshRoutes();
  return reply.ok
    ? { ok: true, version: Number((reply as { version?: number }).version ?? 0) }
    : { ok: false, mensaje: String(reply.mensaje) };
}

/** What was settled on the road and is on its way to the server, in order: without network it waits. */
export const roadQueue = perPerson((user) =>
  createDeedQueue<RoadDeed>({
    key: roadQueueKey(user),
    storage: localStorage,
    isDeed: isRoadDeed,
    send: (deed) => send(user, deed),
    untilBack: (error) => untilBack(user, error),
    isAway,
    onRefused: ({ deed, mensaje }) => {
      showToast({ tono: 'danger', titulo: `${roadWords(deed)} no se registró`, texto: mensaje });
      refreshRoutes();
    },
  }),
);

/** At once where the server is there, so that a refusal is told where it was typed; otherwise it waits on this phone. */
export async function settle(work: RoadWork): Promise<FormReply> {
  const deed: RoadDeed = { ...work, id: crypto.randomUUID() };
  const queue = roadQueue();
  // What was done before it goes before it.
  if (queue.waiting.get().length === 0) {
    try {
      return await ask(deed);
    } catch (error) {
      if (!isAway(error)) throw error;
    }
  }
  queue.add(deed);
  return { ok: true, mensaje: `Sin conexión. ${roadWords(work)} quedó en este teléfono y se envía al volver la red.` };
}
