import { documentId } from '../../kernel/document-guards.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import type { Principal } from '../../kernel/principal.ts';
import { reachesSale } from '../../kernel/reach.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import type { Rma, RmaState } from './case.ts';
import type { EstadoRma } from './parts.ts';

/** Who opens cases and reads them (document 1 §6, RMA). */
export const RMA_PEOPLE: readonly Perfil[] = [
  'Administrador',
  'Servicio Tecnico',
  'Pre-Venta',
  'Ejecutivo de Ventas',
  'Brand Manager',
];
/** Who opens cases and quotes: technicians ask one of them. */
export const RMA_QUOTERS: readonly Perfil[] = RMA_PEOPLE.filter((perfil) => perfil !== 'Servicio Tecnico');
/** Who brings them to their end. */
export const WORKSHOP: readonly Perfil[] = ['Administrador', 'Servicio Tecnico'];

/** A case as requests name it: its number, which is also its `_id`. */
export const rmaId = documentId;

/** The case, if it exists and the person's row scope holds it; the same answer for both refusals. */
export const visibleCase = (r: RmaState, user: Principal): Rma | Rejection =>
  r && reachesSale({ ejecutivo: r.ejecutivo._id, marcas: r.lineas.map(({ producto }) => producto.marca) }, user)
    ? r
    : reject('RMA_NO_EXISTE', 'RMA no encontrado', 'El RMA no existe o no está a tu cargo. Revisa el número.');

/** What stands in the way of something that is done in these states alone, for `when`; `titulo` names what was tried. */
export const inState =
  (titulo: string, ...states: readonly EstadoRma[]) =>
  (state: RmaState, user: Principal): Rejection | undefined => {
    const r = visibleCase(state, user);
    if (isRejection(r)) return r;
    return states.includes(r.estado)
      ? undefined
      : reject(
          'ESTADO_NO_PERMITE',
          titulo,
          `El RMA N° ${r.number} está en ${r.estado}: se puede sólo en ${states.join(' o ')}.`,
        );
  };
