import { repeatedSerial } from '../inventory/serials/units.shared.ts';
import { isRejection, reject, type Rejection } from '../kernel/rejection.ts';
import { type LineaReserva, pendiente } from './parts.ts';
import type { ReservationState } from './reservation.ts';

/** Serials of units that stand apart for a line of a reservation. */
export interface NamedLine {
  readonly linea: number;
  readonly series: readonly string[];
}

/** The lines once their units are named: of each line all of them, or none. */
export function withSerials(
  lines: readonly LineaReserva[],
  named: readonly NamedLine[],
  titulo: string,
): readonly LineaReserva[] | Rejection {
  const refused = (codigo: string, mensaje: string): Rejection => reject(codigo, titulo, mensaje);
  const unknown = named.find(({ linea }) => !lines.some((line) => line.linea === linea));
  if (unknown) return refused('LINEA_NO_EXISTE', `La reserva no tiene línea ${unknown.linea}.`);
  const after = lines.map((line): LineaReserva | Rejection => {
    const series = named.find(({ linea }) => linea === line.linea)?.series ?? [];
    const { series: _, ...bare } = line;
    if (series.length === 0) return bare;
    const { part_number } = line.producto;
    if (!line.serializable) return refused('PRODUCTO_SIN_SERIE', `${part_number} no lleva número de serie.`);
    const twice = repeatedSerial(series, titulo);
    if (twice) return twice;
    return series.length === pendiente(line)
      ? { ...bare, series: [...series] }
      : refused(
          'SERIES_INCOMPLETAS',
          `De ${part_number} se apartan ${pendiente(line)} y nombras ${series.length}: escanea una serie por unidad, o ninguna.`,
        );
  });
  return after.find((line): line is Rejection => isRejection(line)) ?? (after as readonly LineaReserva[]);
}

/** Serials that leave with some units of a line: all of them, or those that were said. */
export function leavingOf(
  line: LineaReserva,
  cantidad: number,
  said: readonly string[],
  titulo: string,
): readonly string[] | Rejection {
  const { series = [] } = line;
  if (series.length === 0 || cantidad === series.length) return series;
  const chosen = series.filter((serie) => said.includes(serie));
  return chosen.length === cantidad
    ? chosen
    : reject(
        'FALTAN_SERIES',
        titulo,
        `De ${line.producto.part_number} salen ${cantidad} y están apartadas las series ${series.join(', ')}: nombra las que salen.`,
      );
}

/** Whether a reservation keeps a unit apart. */
export const keepsApart = (r: ReservationState, producto: string, serie: string): boolean =>
  r?.retenida === true &&
  r.lineas.some((line) => line.producto._id === producto && line.series?.includes(serie) === true);
