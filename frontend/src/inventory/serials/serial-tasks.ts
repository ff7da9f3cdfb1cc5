import type { SerialGridRow } from '@power/domain/inventory/serials/views/serial-row';
import { placeName } from '@power/domain/inventory/places.shared';
import { call } from '../../api/client.ts';
import { writeOffSerial } from '../../calls/inventory.ts';
import { askComment } from '../../ui/dialogs/prompts.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';

/** Name of the list. */
export const SERIALS = 'series';
/** Name of the list of units that wait for their serial. */
export const PENDING_SERIALS = 'series-pendientes';

/** *Dar de baja*: the serial is in no list any more; the units of the place stay as they are. */
export async function writeOff({ producto_id, serie, ubicacion, bodega }: SerialGridRow): Promise<void> {
  const motivo = await askComment({
    titulo: `Dar de baja la serie ${serie}`,
    texto: `Deja de estar en ${placeName(ubicacion)} de ${bodega}. Las unidades de la ubicación no cambian: si falta una, corrígelo con un inventario.`,
    etiqueta: 'Motivo',
    obligatorio: true,
    falta: 'Escribe el motivo',
    boton: 'Dar de baja',
    peligro: true,
    corto: 200,
  });
  if (motivo !== undefined)
    await tell('No se pudo dar de baja', () =>
      call(writeOffSerial, { producto: producto_id, serie, motivo }, { commandId: crypto.randomUUID() }),
    ).finally(() => refreshList(SERIALS));
}
