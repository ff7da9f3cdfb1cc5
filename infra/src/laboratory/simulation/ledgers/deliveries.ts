import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { add, dataOf, type Ledger } from './ledger.ts';

interface OfRoute {
  readonly despacho: { readonly number: number };
  readonly parada: { readonly linea: number; readonly pedido: { readonly _id: string } };
  readonly lineas?: readonly { readonly linea: number; readonly cantidad: number }[];
  readonly embalajes?: readonly number[];
  readonly embalaje?: number;
}
interface Goods {
  readonly producto_id: string;
  readonly cantidad: number;
}
interface OfOrder {
  readonly pedido: { readonly _id: string };
  readonly movimientos?: readonly Goods[];
  readonly linea?: number;
  readonly producto_id?: string;
  readonly cantidad?: number;
}
interface Held {
  readonly producto: { readonly _id: string };
  readonly pedido?: string;
  readonly comprometido_pedido?: number;
}

/**
 * What a stop hands over was in the vehicle; of an order that was delivered in part the customer got what its stop says,
 * once, and the rest that was picked is still held for it.
 */
export function deliveriesLedger(): Ledger {
  const loaded = new Set<string>();
  const picked = new Map<string, number>();
  const handed = new Map<string, number>();
  const promised = new Map<string, number>();
  const booked = new Map<string, number>();
  const holds = new Map<string, number>();
  const inParts = new Set<string>();
  const over = new Set<string>();
  const wrong: string[] = [];

  function delivered(event: RecordedEvent): void {
    const { despacho, parada, lineas = [], embalajes = [] } = dataOf<OfRoute>(event);
    const stop = `${despacho.number}/${parada.linea}`;
    const parcels = embalajes.filter((one) => !loaded.has(`${stop}/${one}`));
    if (!loaded.has(stop) && (embalajes.length === 0 || parcels.length > 0))
      wrong.push(
        `${event.type} ${event.stream}@${event.version}: stop ${parada.linea} hands over what nobody loaded` +
          (parcels.length > 0 ? ` (packages ${parcels.join(', ')})` : ''),
      );
    for (const { cantidad } of lineas) add(promised, parada.pedido._id, cantidad);
  }

  function part({ pedido, movimientos = [] }: OfOrder): void {
    inParts.add(pedido._id);
    for (const { producto_id, cantidad } of movimientos) {
      add(handed, `${pedido._id} ${producto_id}`, cantidad);
      add(booked, pedido._id, cantidad);
    }
  }

  return {
    name: 'deliveries',
    read(event) {
      const { type } = event;
      if (type === 'RouteStopLoaded' || type === 'RouteParcelLoaded') {
        const { despacho, parada, embalaje } = dataOf<OfRoute>(event);
        const stop = `${despacho.number}/${parada.linea}`;
        loaded.add(embalaje === undefined ? stop : `${stop}/${embalaje}`);
      }
      if (type === 'RouteStopDelivered' || type === 'RouteStopPartDelivered') delivered(event);
      if (type === 'LinePicked' || type === 'LineUnpicked') {
        const { pedido, producto_id, cantidad = 1 } = dataOf<OfOrder>(event);
        add(picked, `${pedido._id} ${producto_id}`, type === 'LinePicked' ? cantidad : -cantidad);
      }
      if (type === 'OrderPartDelivered') part(dataOf(event));
      if (/^Order(Delivered|Cancelled|RestCancelled)$/.test(type)) over.add(dataOf<OfOrder>(event).pedido._id);
      if (event.stream.startsWith('stock-')) {
        const { producto, pedido, comprometido_pedido = 0 } = dataOf<Held>(event);
        if (pedido !== undefined) holds.set(`${pedido} ${producto._id}`, comprometido_pedido);
      }
    },
    check(settled) {
      const problems = wrong.splice(0);
      if (!settled) return problems;
      for (const [order, units] of promised)
        if (booked.get(order) !== units)
          problems.push(`order ${order}: its stops handed over ${units} units in part, it says ${booked.get(order)}`);
      for (const [key, units] of picked) {
        const [order, product] = key.split(' ') as [string, string];
        if (!inParts.has(order) || over.has(order)) continue;
        const rest = units - (handed.get(key) ?? 0);
        const quantity = holds.get(key) ?? 0;
        if (rest < 0)
          problems.push(`order ${order}, product ${product}: ${-rest} more units were handed over than picked`);
        else if (quantity !== rest)
          problems.push(
            `order ${order}, product ${product}: ${rest} units are still to be delivered, ${quantity} are held`,
          );
      }
      return problems;
    },
  };
}
