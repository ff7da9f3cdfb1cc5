import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { add, dataOf, type Ledger } from './ledger.ts';

interface Balance {
  readonly fisico: number;
  readonly comprometido: number;
  readonly disponible: number;
}
interface Movement {
  readonly producto: { readonly _id: string };
  readonly bodega: string;
  readonly bodega_destino?: string;
  readonly saldo?: Balance;
  readonly saldo_destino?: Balance;
  readonly ubicaciones?: readonly { readonly ubicacion: string; readonly cantidad: number }[];
}
interface Place {
  readonly _id: string;
  readonly codigo?: string;
  readonly tipo?: string;
  readonly cambios?: { readonly tipo?: string };
}
interface Picked {
  readonly pedido: { readonly number: number };
  readonly ubicacion?: string | null;
}

/** Where goods stand or, of a trolley (`<warehouse>-CARRO-<person>-<rest of the place>`), where they were taken from. */
const trolleyOrigin = (place: string): string => place.replace(/^(.+)-CARRO-.+?-(R\d+-N\d+-P\d+)$/, '$1-$2');

/** What stands in a place of quarantine, or in a trolley that took it from there, is not available and is not picked. */
export function quarantineLedger(): Ledger {
  const kinds = new Map<string, string>();
  const codes = new Map<string, string>();
  const atPlace = new Map<string, number>();
  const balances = new Map<string, Balance>();
  const wrong: string[] = [];
  const isQuarantine = (place: string): boolean => kinds.get(trolleyOrigin(place)) === 'cuarentena';

  function placed({ _id, codigo, tipo, cambios }: Place): void {
    if (codigo !== undefined) codes.set(_id, codigo);
    const kind = tipo ?? cambios?.tipo;
    const code = codes.get(_id);
    if (code !== undefined && kind !== undefined) kinds.set(code, kind);
  }

  function moved(event: RecordedEvent): void {
    const { producto, bodega, bodega_destino, saldo, saldo_destino, ubicaciones = [] } = dataOf<Movement>(event);
    if (saldo) balances.set(`${producto._id} ${bodega}`, saldo);
    if (saldo_destino) balances.set(`${producto._id} ${bodega_destino}`, saldo_destino);
    for (const { ubicacion, cantidad } of ubicaciones) add(atPlace, `${producto._id} ${bodega} ${ubicacion}`, cantidad);
  }

  return {
    name: 'quarantine',
    read(event) {
      if (/^Place(Created|Changed|Imported)$/.test(event.type)) placed(dataOf(event));
      if (event.stream.startsWith('stock-')) moved(event);
      if (event.type !== 'LinePicked') return;
      const { pedido, ubicacion } = dataOf<Picked>(event);
      if (ubicacion && isQuarantine(ubicacion))
        wrong.push(`${event.stream}@${event.version}: order ${pedido.number} was picked from quarantine, ${ubicacion}`);
    },
    check(settled) {
      const problems = wrong.splice(0);
      if (!settled) return problems;
      const waiting = new Map<string, number>();
      for (const [key, units] of atPlace) {
        const [product, warehouse, place] = key.split(' ') as [string, string, string];
        if (units > 0 && isQuarantine(place)) add(waiting, `${product} ${warehouse}`, units);
      }
      for (const [where, units] of waiting) {
        const { fisico, comprometido, disponible } = balances.get(where)!;
        if (disponible > fisico - comprometido - units)
          problems.push(
            `${where}: ${disponible} units are available; of ${fisico} there ${comprometido} are held and ${units} in quarantine`,
          );
      }
      return problems;
    },
  };
}
