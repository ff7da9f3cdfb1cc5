import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { add, dataOf, type Ledger } from './ledger.ts';

interface Change {
  readonly ubicacion: string;
  readonly cantidad: number;
  readonly queda: number;
}
interface Movement {
  readonly producto: { readonly _id: string };
  readonly bodega: string;
  readonly bodega_destino?: string;
  readonly cantidad: number;
  readonly saldo: { readonly fisico: number };
  readonly saldo_destino?: { readonly fisico: number };
  readonly ubicaciones?: readonly Change[];
  readonly pedido?: string;
  readonly comprometido_pedido?: number;
}

/** What each event does to the units of its warehouse. */
const SIGN: Readonly<Record<string, number>> = {
  StockReceived: 1,
  StockWithdrawn: -1,
  StockIssued: -1,
  StockReconciled: 1,
  StockAdjusted: 1,
  StockMoved: -1,
  StockPlaced: 0,
  StockCommitted: 0,
  StockReleased: 0,
};

/** Receipts less issues are what is on hand, by product, warehouse and place; nothing is below zero; what is held is there. */
export function unitsLedger(): Ledger {
  const onHand = new Map<string, number>();
  const atPlace = new Map<string, number>();
  const holds = new Map<string, number>();
  const wrong: string[] = [];

  function changed(event: RecordedEvent, where: string, by: number, said: number | undefined): void {
    const sum = add(onHand, where, by);
    if (said !== undefined && said !== sum)
      wrong.push(
        `${event.type} ${event.stream}@${event.version}: ${where} says ${said} units, entries less issues are ${sum}`,
      );
    if (sum < 0) wrong.push(`${event.type} ${event.stream}@${event.version}: ${where} has ${sum} units`);
  }

  return {
    name: 'units',
    read(event) {
      const sign = SIGN[event.type];
      if (sign === undefined) return;
      const data = dataOf<Movement>(event);
      const where = `${data.producto._id} ${data.bodega}`;
      changed(event, where, sign * data.cantidad, data.saldo.fisico);
      if (data.bodega_destino !== undefined)
        changed(event, `${data.producto._id} ${data.bodega_destino}`, data.cantidad, data.saldo_destino?.fisico);
      for (const { ubicacion, cantidad, queda } of data.ubicaciones ?? []) {
        const sum = add(atPlace, `${where} ${ubicacion}`, cantidad);
        if (sum !== queda || sum < 0)
          wrong.push(
            `${event.type} ${event.stream}@${event.version}: ${ubicacion} says ${queda}, its changes add up to ${sum}`,
          );
      }
      if (data.pedido !== undefined) holds.set(`${where} ${data.pedido}`, data.comprometido_pedido ?? 0);
    },
    check() {
      const problems = wrong.splice(0);
      for (const [where, units] of onHand) {
        const of = (figures: ReadonlyMap<string, number>): number =>
          [...figures].filter(([key]) => key.startsWith(`${where} `)).reduce((sum, [, n]) => sum + n, 0);
        if (of(atPlace) > units)
          problems.push(`${where}: its places have ${of(atPlace)} units, the warehouse ${units}`);
        if (of(holds) > units) problems.push(`${where}: ${of(holds)} units are held, ${units} are there`);
      }
      return problems;
    },
  };
}
