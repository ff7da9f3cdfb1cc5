import type { Principal } from '../../kernel/principal.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { ProductoStock } from '../events.ts';
import { sumsOf, type Nota } from './note.ts';
import type { DatosNota, LineaNota, NotaTecleada } from './parts.ts';

/** What a product is when a note names it. */
export interface NoteProduct {
  readonly producto: ProductoStock;
  /** Pesos; none where nobody knows what it costs. */
  readonly pmp: number;
  readonly servicio: boolean;
}
export interface NoteFacts {
  readonly productos: Readonly<Record<string, NoteProduct>>;
}

const TITLE = 'La nota no se guardó';

/**
 * A note as it is kept. A cost is typed by whoever sees costs; otherwise a line keeps the one that it had, and a new one
 * costs the product's PMP.
 */
export function keptNote(
  { lineas: typed, ...header }: NotaTecleada,
  { productos }: NoteFacts,
  user: Principal,
  before?: Nota,
): DatosNota | Rejection {
  if (!user.permisos.margenes && typed.some((line) => line.costo !== undefined))
    return reject('SIN_PERMISO', TITLE, 'Tu perfil no puede ingresar costos: se usa el PMP de cada producto.');
  const services = typed.map((line) => productos[line.producto]!).find(({ servicio }) => servicio);
  if (services)
    return reject('ES_SERVICIO', TITLE, `${services.producto.part_number} es un servicio: no tiene stock. Quítalo.`);
  const known = new Map(before?.lineas.map(({ producto, costo }) => [producto._id, costo]));
  const lineas = typed.map((line, n): LineaNota => {
    const { producto, pmp } = productos[line.producto]!;
    return {
      linea: n + 1,
      producto,
      cantidad: line.cantidad,
      costo: line.costo ?? known.get(producto._id) ?? pmp,
    };
  });
  return { ...header, lineas, ...sumsOf(lineas) };
}
