import { evolve } from '@power/domain/kernel/aggregate';
import { type RmaState, serviceCase } from '@power/domain/service/cases/case';
import { caseTitle, type MovimientoRma } from '@power/domain/service/cases/goods.shared';
import { contextOf, currentEvent } from '../../../platform/commands/stream-cache.ts';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';

interface Moved {
  readonly producto: { readonly _id: string };
  readonly bodega: string;
  readonly cantidad: number;
  readonly documento?: string | null;
  readonly motivo?: string | null;
  readonly bodega_destino?: string;
}

type Sums = Map<string, number>;
const add = (sums: Sums, key: string, units: number): void => void sums.set(key, (sums.get(key) ?? 0) + units);

/** What a movement of a case leaves changed in each warehouse, forth and, where it was undone, back again. */
function due(sums: Sums, title: string, { tipo, estado, producto, cantidad, origen, bodega }: MovimientoRma): void {
  if (estado === 'sin mover') return;
  const at = (place: string, units: number) => add(sums, `${title}/${producto._id}/${place}`, units);
  const back = estado === 'devuelto';
  // A part, and a unit that is lent, leave; an exchange takes one in for the one that goes out.
  if (tipo !== 'cambio') {
    at(origen, -cantidad);
    if (back) at(bodega, cantidad);
  } else if (!back) {
    at(origen, -cantidad);
    at(bodega, cantidad);
  }
}

/** What cases used, exchanged, lent and undid moved stock once, and nothing else bears their names; a unit is out by one case. */
export function checkCases(events: readonly RecordedEvent[], problem: (text: string) => void): void {
  const cases = new Map<string, RmaState>();
  const moved: Sums = new Map();
  for (const event of events) {
    const id = event.stream.slice(event.stream.indexOf('-') + 1);
    if (event.stream.startsWith('rma-'))
      cases.set(id, evolve(serviceCase, cases.get(id), currentEvent(serviceCase, event), contextOf(event)));
    if (!event.stream.startsWith('stock-')) continue;
    const { producto, bodega, cantidad, documento, motivo, bodega_destino } = event.data as Moved;
    const title = /^RMA N° \d+/.exec((event.type === 'StockMoved' ? motivo : documento) ?? '')?.[0];
    if (title === undefined) continue;
    const at = (place: string, units: number) => add(moved, `${title}/${producto._id}/${place}`, units);
    if (event.type === 'StockReceived') at(bodega, cantidad);
    else at(bodega, -cantidad);
    if (bodega_destino !== undefined) at(bodega_destino, cantidad);
  }
  const wanted: Sums = new Map();
  const out = new Map<string, number>();
  for (const one of cases.values()) {
    for (const movement of one?.movimientos ?? []) {
      due(wanted, caseTitle(one!.number), movement);
      if (movement.estado !== 'hecho') continue;
      for (const serie of movement.series) {
        const key = `${movement.producto._id}/${serie}`;
        const other = out.get(key);
        // What a case gave may come back with another one, and only then leave again.
        const back = [...cases.values()].some((r) =>
          r?.movimientos.some(
            ({ estado, entra, producto }) => estado === 'hecho' && `${producto._id}/${entra}` === key,
          ),
        );
        if (other !== undefined && !back) problem(`serial ${serie} left by cases ${other} and ${one!.number}`);
        out.set(key, one!.number);
      }
    }
  }
  for (const key of new Set([...wanted.keys(), ...moved.keys()]))
    if ((wanted.get(key) ?? 0) !== (moved.get(key) ?? 0))
      problem(`${key} moved ${moved.get(key) ?? 0} units instead of ${wanted.get(key) ?? 0}`);
}
