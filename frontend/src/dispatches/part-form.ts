import { netOf, totalsOf } from '@power/domain/kernel/money';
import type { Part } from './road-queue.shared.ts';
import type { TaskStop } from './stop-tasks.ts';

/** What the driver chose of a stop: units and serials by line, or packages. */
export interface PartChoice {
  readonly unidades: Readonly<Record<number, number>>;
  readonly series: Readonly<Record<number, readonly string[]>>;
  readonly embalajes: readonly number[];
}

type Goods = Pick<TaskStop, 'lineas' | 'embalajes'>;

/** Everything, from which the driver takes off what was not handed over. */
export const wholeStop = ({ lineas, embalajes }: Goods): PartChoice => ({
  unidades: Object.fromEntries(lineas.map(({ linea, cantidad }) => [linea, cantidad])),
  series: Object.fromEntries(lineas.map(({ linea, series }) => [linea, series])),
  embalajes,
});

/** Whether a part is handed over by packages: there are several in the vehicle. */
export const byParcels = ({ embalajes }: Goods): boolean => embalajes.length > 1;

/** Lines and packages that are handed over. */
export function chosenPart(
  stop: Goods,
  { unidades, series, embalajes }: PartChoice,
): Pick<Part, 'lineas' | 'embalajes'> {
  if (byParcels(stop)) return { lineas: [], embalajes };
  const lineas = stop.lineas.flatMap((line) => {
    const serials = line.series.length > 0 ? (series[line.linea] ?? []) : [];
    const cantidad = line.series.length > 0 ? serials.length : (unidades[line.linea] ?? 0);
    return cantidad > 0 ? [{ linea: line.linea, cantidad, series: serials }] : [];
  });
  return { lineas, embalajes: [] };
}

/** Why a choice is no part; undefined when it is one. */
export function wrongPart(stop: Goods, choice: PartChoice): string | undefined {
  const { lineas, embalajes } = chosenPart(stop, choice);
  if (lineas.length === 0 && embalajes.length === 0)
    return 'Elige lo que se entrega. Si no se entrega nada, reprograma o rechaza la parada.';
  const all = byParcels(stop)
    ? embalajes.length === stop.embalajes.length
    : stop.lineas.every(({ linea, cantidad }) => lineas.find((one) => one.linea === linea)?.cantidad === cantidad);
  return all ? 'Elegiste todo: quita lo que no se entrega, o desmarca la entrega parcial.' : undefined;
}

/** Pesos that are to be collected of a part by lines; of packages only the server knows what lies in them. */
export function dueOfPart(stop: TaskStop, choice: PartChoice): number | undefined {
  if (byParcels(stop)) return undefined;
  const { lineas } = chosenPart(stop, choice);
  const neto = netOf(
    lineas.map(({ linea, cantidad }) => ({
      cantidad,
      precio_venta: stop.lineas.find((line) => line.linea === linea)!.precio_venta,
    })),
  );
  const before = stop.cobrar - stop.falta;
  return Math.max(0, Math.min(stop.cobrar, totalsOf(neto).total) - before);
}
