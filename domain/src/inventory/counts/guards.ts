import { documentGuards, documentId } from '../../kernel/document-guards.ts';
import { GOODS_HANDLERS, type Perfil } from '../../kernel/perfiles.ts';
import type { Count } from './count.ts';

/** Who opens counts and follows them (document 1 §6 Inventarios). */
export const COUNT_KEEPERS: readonly Perfil[] = ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica'];
/** Who counts: all that have goods in hand. */
export const COUNTERS: readonly Perfil[] = GOODS_HANDLERS;

/** A count as requests name it: its number, which is also its `_id`. */
export const conteoId = documentId;

/** That it exists, and what is done in some of its states alone. */
export const { visible: visibleCount, inState: forCount } = documentGuards<Count>({
  uno: 'Inventario',
  femenino: false,
  codigo: 'CONTEO_NO_EXISTE',
});
