import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { dataOf, type Ledger } from './ledger.ts';

/** A unit that left the house with an order. */
export interface Outside {
  readonly producto: string;
  readonly serie: string;
}
interface OfSerial {
  readonly producto: { readonly _id: string };
  readonly serie: string;
  readonly antes: object | null;
  readonly documento: string | null;
  readonly devuelta_de?: string;
}
interface Picked {
  readonly pedido: { readonly _id: string };
  readonly producto_id: string;
  readonly serie: string | null;
}
interface OfOrder {
  readonly pedido: { readonly _id: string };
  readonly sin_picking?: boolean;
  readonly series?: readonly { readonly producto_id: string; readonly series: readonly string[] }[];
}
interface Received {
  readonly producto: { readonly _id: string };
  readonly documento: string | null;
  readonly series?: readonly string[];
}

/**
 * Where a unit is by what was done with it: in the house, with an order, or outside. One that comes in was not in the house,
 * so that no serial becomes two units; what is outside may come back ({@link Books.outside}).
 */
export function outsideLedger(): Ledger & { units(): readonly Outside[] } {
  const withOrder = new Map<string, string>();
  const outside = new Map<string, Outside>();
  const received = new Map<string, { readonly commandId: string; readonly came: OfSerial }>();
  const wrong: string[] = [];
  const keyOf = (producto: string, serie: string): string => `${producto} ${serie}`;

  function stored(event: RecordedEvent): void {
    const came = dataOf<OfSerial>(event);
    const key = keyOf(came.producto._id, came.serie);
    received.set(key, { commandId: event.metadata.commandId, came });
    withOrder.delete(key);
    outside.delete(key);
  }

  function comesIn(event: RecordedEvent): void {
    const { producto, series = [] } = dataOf<Received>(event);
    for (const serie of series) {
      const last = received.get(keyOf(producto._id, serie));
      if (last?.commandId !== event.metadata.commandId) continue;
      if (last.came.antes !== null && last.came.devuelta_de === undefined)
        wrong.push(`${event.type} ${event.stream}@${event.version}: serial ${serie} comes in and was in the house`);
    }
  }

  /** Its units are out of the house. */
  function leaves(pedido: string): void {
    for (const [key, order] of withOrder) {
      if (order !== pedido) continue;
      const at = key.indexOf(' ');
      outside.set(key, { producto: key.slice(0, at), serie: key.slice(at + 1) });
    }
  }

  return {
    name: 'outside',
    read(event) {
      const { type } = event;
      if (type === 'SerialStored') stored(event);
      if (type === 'StockReceived') comesIn(event);
      if (type === 'LinePicked') {
        const { pedido, producto_id, serie } = dataOf<Picked>(event);
        if (serie !== null) withOrder.set(keyOf(producto_id, serie), pedido._id);
      }
      if (type === 'LineUnpicked') {
        const { producto_id, serie } = dataOf<Picked>(event);
        if (serie !== null) withOrder.delete(keyOf(producto_id, serie));
      }
      if (type === 'OrderInvoiced' || type === 'OrderDelivered') {
        const { pedido, sin_picking = false, series = [] } = dataOf<OfOrder>(event);
        for (const line of series)
          for (const serie of line.series) withOrder.set(keyOf(line.producto_id, serie), pedido._id);
        if (sin_picking || type === 'OrderDelivered') leaves(pedido._id);
      }
      // Who has a unit that came in for service, the case says.
      if (type.startsWith('Rma')) {
        const text = JSON.stringify(event.data);
        for (const [key, { serie }] of outside) if (text.includes(`"${serie}"`)) outside.delete(key);
      }
    },
    check: () => wrong.splice(0),
    units: () => [...outside.values()],
  };
}
