import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { add, dataOf, type Ledger } from './ledger.ts';

interface Stored {
  readonly producto: { readonly _id: string };
  readonly serie: string;
  readonly bodega: string;
  readonly ubicacion: string | null;
  readonly antes: { readonly bodega: string; readonly ubicacion: string | null } | null;
}
interface Picked {
  readonly pedido: { readonly _id: string };
  readonly producto_id: string;
  readonly serie: string | null;
}
interface Finished {
  readonly pedido: { readonly _id: string };
  readonly lineas?: readonly { readonly series?: readonly string[] }[];
}
interface Invoiced {
  readonly pedido: { readonly _id: string };
  readonly series?: readonly { readonly producto_id: string; readonly series: readonly string[] }[];
}
interface Moved {
  readonly producto: { readonly _id: string };
  readonly bodega: string;
  readonly bodega_destino?: string;
  readonly saldo: { readonly fisico: number };
  readonly saldo_destino?: { readonly fisico: number };
  readonly ubicaciones?: readonly { readonly ubicacion: string; readonly queda: number }[];
}

const place = (bodega: string, ubicacion: string | null): string => `${bodega} ${ubicacion ?? 'Sin ubicar'}`;

/** Each serial stands where its last movement put it, in one order's hand at most, and a place has no more of them than units. */
export function serialsLedger(): Ledger {
  const stands = new Map<string, string>();
  const holder = new Map<string, string>();
  const units = new Map<string, number>();
  const atPlace = new Map<string, number>();
  const wrong: string[] = [];

  function stored(event: RecordedEvent, gone: boolean): void {
    const { producto, serie, bodega, ubicacion, antes } = dataOf<Stored>(event);
    const key = `${producto._id} ${serie}`;
    const before = antes && place(antes.bodega, antes.ubicacion);
    const standing = stands.get(key) ?? null;
    if (before !== standing)
      wrong.push(`${event.type} ${event.stream}@${event.version}: it stood at ${standing}, the event says ${before}`);
    if (gone) stands.delete(key);
    else stands.set(key, place(bodega, ubicacion));
    if (!gone) holder.delete(key);
  }

  function picked(event: RecordedEvent): void {
    const { pedido, producto_id, serie } = dataOf<Picked>(event);
    if (serie === null) return;
    const key = `${producto_id} ${serie}`;
    if (event.type === 'LineUnpicked') {
      holder.delete(key);
      return;
    }
    const other = holder.get(key);
    if (other !== undefined && other !== pedido._id)
      wrong.push(`${event.type} ${event.stream}@${event.version}: serial ${key} is with order ${other} too`);
    holder.set(key, pedido._id);
  }

  /** Without picking the invoice names what leaves. */
  function invoiced(event: RecordedEvent): void {
    const { pedido, series = [] } = dataOf<Invoiced>(event);
    for (const line of series)
      for (const serie of line.series) {
        const key = `${line.producto_id} ${serie}`;
        const other = holder.get(key);
        if (other !== undefined && other !== pedido._id)
          wrong.push(`${event.type} ${event.stream}@${event.version}: serial ${key} is with order ${other} too`);
        holder.set(key, pedido._id);
      }
  }

  return {
    name: 'serials',
    read(event) {
      const { type } = event;
      if (type === 'SerialStored' || type === 'SerialWrittenOff') stored(event, type === 'SerialWrittenOff');
      if (type === 'LinePicked' || type === 'LineUnpicked') picked(event);
      if (type === 'OrderInvoiced') invoiced(event);
      if (type === 'OrderCancelled' || type === 'PickedGoodsReturned') {
        const { pedido } = dataOf<Finished>(event);
        for (const [key, order] of holder) if (order === pedido._id) holder.delete(key);
      }
      if (type.startsWith('Stock') && event.stream.startsWith('stock-')) {
        const { producto, bodega, bodega_destino, saldo, saldo_destino, ubicaciones = [] } = dataOf<Moved>(event);
        if (saldo === undefined) return;
        units.set(`${producto._id} ${bodega}`, saldo.fisico);
        if (bodega_destino !== undefined) units.set(`${producto._id} ${bodega_destino}`, saldo_destino!.fisico);
        for (const { ubicacion, queda } of ubicaciones)
          atPlace.set(`${producto._id} ${place(bodega, ubicacion)}`, queda);
      }
    },
    check(settled) {
      const problems = wrong.splice(0);
      if (!settled) return problems;
      const serials = new Map<string, number>();
      const inWarehouse = new Map<string, number>();
      for (const [key, where] of stands) {
        // What an order has taken stands where it was until somebody writes it off.
        if (holder.has(key)) continue;
        const product = key.slice(0, key.indexOf(' '));
        add(serials, `${product} ${where}`, 1);
        add(inWarehouse, `${product} ${where.slice(0, where.indexOf(' '))}`, 1);
      }
      for (const [key, n] of inWarehouse)
        if (n > (units.get(key) ?? 0))
          problems.push(`${key}: ${n} serials stand there, ${units.get(key) ?? 0} units do`);
      for (const [key, n] of serials)
        if (!key.endsWith('Sin ubicar') && n > (atPlace.get(key) ?? 0))
          problems.push(`${key}: ${n} serials stand there, ${atPlace.get(key) ?? 0} units do`);
      return problems;
    },
  };
}
