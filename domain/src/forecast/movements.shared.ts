/** What moved in the forecast of a month between two instants: pure, of its rows at each. */
import { weighted } from './figures.shared.ts';
import { type Cierre, compareCierre } from './tracking.ts';

/** What is compared: the weighted amount, the whole, or what is secured. */
export const MEDIDAS = ['ponderado', 'total', 'asegurado'] as const;
export type Medida = (typeof MEDIDAS)[number];

/** Steps of the waterfall, in its order. `recibidas` came from the forecast of another month, `adelantadas` left for an earlier one. */
export const MOVIMIENTOS = [
  'nuevas',
  'recibidas',
  'aumentadas',
  'ganadas',
  'reducidas',
  'adelantadas',
  'postergadas',
  'perdidas',
  'eliminadas',
] as const;
export type Movimiento = (typeof MOVIMIENTOS)[number];

/** An opportunity at one of the two instants, whichever month it closed in then. */
export interface Standing extends Cierre {
  readonly _id: string;
  readonly number: number;
  readonly cliente_nombre: string;
  readonly usuario_nombre: string;
  readonly porcentaje: number;
  readonly monto_total: number;
  readonly monto_asegurado: number;
  readonly perdida: boolean;
  readonly pedido: number | null;
}

/** What it counts for in a forecast: nothing when it is lost, or of another month. */
export function worth(row: Standing | undefined, cierre: Cierre, medida: Medida): number {
  if (!row || row.perdida || compareCierre(row, cierre) !== 0) return 0;
  if (medida === 'total') return row.monto_total;
  return medida === 'asegurado' ? row.monto_asegurado : weighted(row);
}

/** The one step that an opportunity's whole change belongs to. */
function movementOf(
  before: Standing | undefined,
  after: Standing | undefined,
  cierre: Cierre,
  change: number,
): Movimiento {
  if (!after) return 'eliminadas';
  if (!before) return 'nuevas';
  const [was, is] = [compareCierre(before, cierre) === 0, compareCierre(after, cierre) === 0];
  if (was && !is) return compareCierre(after, cierre) > 0 ? 'postergadas' : 'adelantadas';
  if (after.perdida && !before.perdida) return 'perdidas';
  if (!was && is) return 'recibidas';
  if (after.pedido !== null && before.pedido === null) return 'ganadas';
  return change > 0 ? 'aumentadas' : 'reducidas';
}

/** Those that moved most are named; `cantidad` counts all of them. */
const NAMED = 500;

/**
 * The waterfall from what a month's forecast was to what it became. Each opportunity's change belongs to one step, so that
 * `inicial` and all steps come to `final` to the peso. Rows: every opportunity that was or is in the forecast, at each
 * instant, also where it had already gone to, or still was, another month's.
 */
export function movementsBetween(
  before: readonly Standing[],
  after: readonly Standing[],
  cierre: Cierre,
  medida: Medida,
) {
  const [was, is] = [before, after].map((rows) => new Map(rows.map((row) => [row._id, row])));
  const ids = [...new Set([...was!.keys(), ...is!.keys()])];
  const changes = ids.flatMap((_id) => {
    const [then, now] = [was!.get(_id), is!.get(_id)];
    const [antes, despues] = [worth(then, cierre, medida), worth(now, cierre, medida)];
    const cambio = despues - antes;
    if (cambio === 0) return [];
    const { number, cliente_nombre, usuario_nombre } = (now ?? then)!;
    const movimiento = movementOf(then, now, cierre, cambio);
    return [{ movimiento, oportunidad: { _id, number, cliente_nombre, usuario_nombre, antes, despues, cambio } }];
  });
  const all = (rows: ReadonlyMap<string, Standing>): number =>
    [...rows.values()].reduce((sum, row) => sum + worth(row, cierre, medida), 0);
  return {
    inicial: all(was!),
    final: all(is!),
    pasos: MOVIMIENTOS.map((movimiento) => {
      const moved = changes.flatMap((change) => (change.movimiento === movimiento ? [change.oportunidad] : []));
      return {
        movimiento,
        monto: moved.reduce((sum, { cambio }) => sum + cambio, 0),
        cantidad: moved.length,
        oportunidades: moved
          .sort((a, b) => Math.abs(b.cambio) - Math.abs(a.cambio) || (a._id < b._id ? -1 : 1))
          .slice(0, NAMED),
      };
    }),
  };
}
