import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { add, dataOf, type Ledger } from './ledger.ts';

interface Part {
  readonly _id: string;
  readonly codigo?: string;
  readonly nivel?: string;
  readonly bloque?: string;
  readonly bodega?: string;
  readonly cambios?: { readonly nivel?: string; readonly bloque?: string; readonly bodega?: string };
}
interface Movement {
  readonly producto: { readonly _id: string };
  readonly bodega: string;
  readonly bodega_destino?: string;
  readonly saldo?: { readonly fisico: number };
  readonly saldo_destino?: { readonly fisico: number };
  readonly ubicacion_destino?: string | null;
  readonly ubicaciones?: readonly { readonly ubicacion: string; readonly cantidad: number }[];
}

const PART =
  /^(Warehouse|Rack|Level|Place)(Created|Imported|Changed|Deactivated|Reactivated|Deleted|Removed|Restored)$/;
/** What carries out what happened before goes on where it began, also once a place is off: the system does it. */
const SYSTEM = 'sistema';

/** Warehouses, racks, levels and places: what holds goods is not switched off, and what is off takes none from people. */
export function placesLedger(): Ledger {
  const codes = new Map<string, string>();
  const above = new Map<string, string>();
  const off = new Set<string>();
  const units = new Map<string, number>();
  const wrong: string[] = [];

  /** A part with all that it stands in, from itself to the warehouse. */
  const chain = (code: string): string[] => {
    const next = above.get(code);
    return next === undefined ? [code] : [code, ...chain(next)];
  };
  const unitsIn = (code: string): number =>
    [...units].reduce((sum, [key, n]) => sum + (chain(key.slice(key.indexOf(' ') + 1)).includes(code) ? n : 0), 0);

  function part(event: RecordedEvent, change: string): void {
    const { _id, codigo, cambios, ...named } = dataOf<Part>(event);
    const id = `${event.stream.slice(0, event.stream.indexOf('-'))} ${_id}`;
    if (codigo !== undefined) codes.set(id, codigo);
    const code = codes.get(id);
    if (code === undefined) return;
    const parent = [cambios, named].map((of) => of?.nivel ?? of?.bloque ?? of?.bodega).find((one) => one !== undefined);
    if (parent !== undefined) above.set(code, parent);
    if (/Reactivated|Restored/.test(change)) off.delete(code);
    if (!/Deactivated|Deleted|Removed/.test(change)) return;
    off.add(code);
    const held = unitsIn(code);
    if (held > 0)
      wrong.push(`${event.type} ${event.stream}@${event.version}: ${code} is switched off with ${held} units in it`);
  }

  function moved(event: RecordedEvent): void {
    const {
      producto,
      bodega,
      bodega_destino,
      saldo,
      saldo_destino,
      ubicacion_destino,
      ubicaciones = [],
    } = dataOf<Movement>(event);
    if (saldo) units.set(`${producto._id} ${bodega}`, saldo.fisico);
    if (saldo_destino) units.set(`${producto._id} ${bodega_destino}`, saldo_destino.fisico);
    for (const { ubicacion, cantidad } of ubicaciones) add(units, `${producto._id} ${ubicacion}`, cantidad);
    if (event.metadata.user === SYSTEM) return;
    const destination =
      event.type === 'StockReceived'
        ? bodega
        : event.type === 'StockMoved'
          ? bodega_destino
          : event.type === 'StockPlaced'
            ? ubicacion_destino
            : undefined;
    const closed = destination && chain(destination).find((code) => off.has(code));
    if (closed)
      wrong.push(`${event.type} ${event.stream}@${event.version}: ${destination} takes goods and ${closed} is off`);
  }

  return {
    name: 'places',
    read(event) {
      const change = PART.exec(event.type)?.[2];
      if (change !== undefined) part(event, change);
      if (event.stream.startsWith('stock-')) moved(event);
    },
    check: () => wrong.splice(0),
  };
}
