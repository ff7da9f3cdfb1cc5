import { documentId } from '../../kernel/document-guards.ts';
import { GOODS_HANDLERS, type Perfil } from '../../kernel/perfiles.ts';
import type { Principal } from '../../kernel/principal.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { Count, CountState } from './count.ts';
import type { EstadoConteo } from './parts.ts';
import { countTitle } from './title.shared.ts';

/** Who opens counts and follows them (document 1 §6 Inventarios). */
export const COUNT_KEEPERS: readonly Perfil[] = ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica'];
/** Who counts: all that have goods in hand. */
export const COUNTERS: readonly Perfil[] = GOODS_HANDLERS;

/** A count as requests name it: its number, which is also its `_id`. */
export const conteoId = documentId;

export const visibleCount = (state: CountState): Count | Rejection =>
  state ?? reject('CONTEO_NO_EXISTE', 'Inventario no encontrado', 'El inventario no existe. Revisa el número.');

/** What stands in the way of something that is done in these states alone, for `when`. */
export const forCount =
  (titulo: string, states: readonly EstadoConteo[]) =>
  (state: CountState, _user: Principal): Rejection | undefined => {
    const found = visibleCount(state);
    if ('rejected' in found) return found;
    return states.includes(found.estado)
      ? undefined
      : reject(
          'ESTADO_NO_PERMITE',
          titulo,
          `El ${countTitle(found.number)} está en ${found.estado}: se puede sólo en ${states.join(' o ')}.`,
        );
  };
