import { reject, type Rejection } from '../../kernel/rejection.ts';
import { type AtPlace, SIN_UBICAR } from '../places.shared.ts';
import { MAX_SERIALS, repeatedSerial } from './units.shared.ts';

/** What is known of the serials at the place that goods leave, or in the warehouse when no place is said. */
export interface NamedSerials {
  /** How many serials of the product are known to stand there. */
  readonly registradas: number;
  /** Units there that can bear no other serial: they are out and not booked, or somebody has them with serials that nobody registered. */
  readonly ocupadas?: number;
  /** Which ones, the first `MAX_SERIALS` of them. */
  readonly todas: readonly string[];
  /** Of those that the request names: units that nobody registered yet. */
  readonly nuevas: readonly string[];
  /** Why one of those that it names is not there. */
  readonly ajena?: Rejection | undefined;
  /** Of a whole warehouse: where those that the request names stand, and where the others do. */
  readonly lugares?: { readonly desde: readonly AtPlace[]; readonly quedan: readonly AtPlace[] } | undefined;
}

/** Of what bears no serials, or whose serials nobody registered. */
export const NO_SERIALS: NamedSerials = { registradas: 0, todas: [], nuevas: [] };

interface Moves {
  readonly cantidad: number;
  readonly series: readonly string[];
  /** Units that stand there. */
  readonly hay: number;
  /** Null: *Sin ubicar*. Undefined: wherever in the warehouse. */
  readonly ubicacion?: string | null;
  readonly bodega: string;
}

/**
 * Serials of the units that leave a place. A place never keeps fewer units than it has serials, so that a serial is always
 * where the log says it is: whoever takes some of them names them, whoever takes all takes their serials too, and units
 * that nobody registered move as before.
 */
export function movedSerials(
  { cantidad, series, hay, ubicacion, bodega }: Moves,
  known: NamedSerials | undefined,
  titulo: string,
): readonly string[] | Rejection {
  const refused = (codigo: string, mensaje: string): Rejection => reject(codigo, titulo, mensaje);
  const twice = repeatedSerial(series, titulo);
  if (twice) return twice;
  if (series.length > 0 && series.length !== cantidad)
    return refused(
      'SERIES_INCOMPLETAS',
      `Mueves ${cantidad} y nombras ${series.length} ${series.length === 1 ? 'serie' : 'series'}. Escanea una por unidad.`,
    );
  if (known?.ajena) return known.ajena;
  const { registradas = 0, nuevas = [], todas = [], ocupadas = 0 } = known ?? {};
  const libres = hay - ocupadas;
  const place = ubicacion === undefined ? bodega : (ubicacion ?? `${SIN_UBICAR} de ${bodega}`);
  if (nuevas.length > 0 && registradas + nuevas.length > libres)
    return refused(
      'SERIE_NO_ESTA',
      `La serie ${nuevas[0]} no está registrada en ${place}, y sus ${libres} unidades ya tienen otras. Escanéala de nuevo, o revisa la lista en Series.`,
    );
  if (series.length > 0 || registradas === 0 || registradas <= libres - cantidad) return series;
  if (cantidad === libres && registradas <= MAX_SERIALS) return todas;
  return refused(
    'FALTAN_SERIES',
    `En ${place} hay ${libres} y ${registradas} tienen su serie registrada: escanea las series de las que se mueven.`,
  );
}
