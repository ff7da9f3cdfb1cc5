import type { Principal } from '../../kernel/principal.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { ProductoStock } from '../events.ts';
import { namedTwice } from '../serials/units.shared.ts';
import { sumsOf, type Nota } from './note.ts';
import type { DatosNota, LineaNota, LineaTecleada, NotaTecleada } from './parts.ts';

/** What a product is when a note names it. */
export interface NoteProduct {
  readonly producto: ProductoStock;
  /** Pesos; none where nobody knows what it costs. */
  readonly pmp: number;
  readonly servicio: boolean;
  readonly serializable: boolean;
}
export interface NoteFacts {
  readonly productos: Readonly<Record<string, NoteProduct>>;
  /** Why a serial that it names cannot come in, or go out. */
  readonly ajena?: Rejection | undefined;
}

export const TITLE = 'La nota no se guardó';

/** Why the serials of a line are not those of its units. */
function wrongSerials(
  { cantidad, series = [] }: LineaTecleada,
  { producto: { part_number }, serializable }: NoteProduct,
): Rejection | undefined {
  if (series.length === 0) return undefined;
  if (!serializable)
    return reject(
      'PRODUCTO_SIN_SERIE',
      TITLE,
      `${part_number} no lleva número de serie: quita las series de su línea.`,
    );
  return series.length === cantidad
    ? undefined
    : reject(
        'SERIES_INCOMPLETAS',
        TITLE,
        `${part_number}: la línea tiene ${cantidad} y nombra ${series.length} ${series.length === 1 ? 'serie' : 'series'}. Nombra una por unidad.`,
      );
}

/** A serial that two lines of one product name, or one line twice. */
const inTwoLines = (lines: readonly LineaTecleada[]): string | undefined =>
  namedTwice(lines.flatMap(({ producto, series = [] }) => series.map((serie) => `${producto}/${serie}`)))
    ?.split('/')
    .slice(1)
    .join('/');

/**
 * A note as it is kept. A cost is typed by whoever sees costs; otherwise a line keeps the one that it had, and a new one
 * costs the product's PMP.
 */
export function keptNote(
  { lineas: typed, ...header }: NotaTecleada,
  { productos, ajena }: NoteFacts,
  user: Principal,
  before?: Nota,
): DatosNota | Rejection {
  if (!user.permisos.margenes && typed.some((line) => line.costo !== undefined))
    return reject('SIN_PERMISO', TITLE, 'Tu perfil no puede ingresar costos: se usa el PMP de cada producto.');
  const services = typed.map((line) => productos[line.producto]!).find(({ servicio }) => servicio);
  if (services)
    return reject('ES_SERVICIO', TITLE, `${services.producto.part_number} es un servicio: no tiene stock. Quítalo.`);
  const twice = inTwoLines(typed);
  if (twice !== undefined)
    return reject('SERIE_REPETIDA', TITLE, `La serie ${twice} está dos veces en la nota. Quita una.`);
  for (const line of typed) {
    const wrong = wrongSerials(line, productos[line.producto]!);
    if (wrong) return wrong;
  }
  if (ajena) return ajena;
  const known = new Map(before?.lineas.map(({ producto, costo }) => [producto._id, costo]));
  const lineas = typed.map((line, n): LineaNota => {
    const { producto, pmp, serializable } = productos[line.producto]!;
    return {
      linea: n + 1,
      producto,
      cantidad: line.cantidad,
      costo: line.costo ?? known.get(producto._id) ?? pmp,
      ...(serializable && { serializable }),
      ...(line.series && line.series.length > 0 && { series: line.series }),
    };
  });
  return { ...header, lineas, ...sumsOf(lineas) };
}
