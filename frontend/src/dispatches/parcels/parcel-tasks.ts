import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import { call } from '../../api/client.ts';
import { queryKey } from '../../api/hooks.ts';
import { queryClient } from '../../api/query-client.ts';
import { createStore } from '../../api/store.ts';
import { cancelParcel, parcelCalls, parcelGoods, reopenParcel } from '../../calls/dispatches.ts';
import { askComment } from '../../ui/dialogs/prompts.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';

export const PARCELS = 'embalajes';

/** What is being done with a package, in a dialog over whatever screen. */
export interface ParcelTask {
  readonly kind: 'contenido' | 'separar' | 'cerrar' | 'unir' | 'etiqueta';
  readonly sheet: ParcelSheet;
}
export const parcelTask = createStore<ParcelTask | undefined>(undefined);
export const doneWithTask = (): void => parcelTask.set(undefined);

/** After a command: sheet, history, list and what is left to pack show at once what it did. */
export function refreshParcels(): void {
  for (const query of [parcelCalls.one, parcelCalls.history, parcelGoods])
    void queryClient.invalidateQueries({ queryKey: queryKey(query) });
  refreshList(PARCELS);
}

interface Named {
  readonly number: number;
}
const once = () => ({ commandId: crypto.randomUUID() });

export const reopen = ({ number: id }: Named): Promise<void> =>
  tell('El embalaje no se reabrió', () => call(reopenParcel, { id }, once())).then(refreshParcels);

export async function askAndCancelParcel({ number: id }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular el Embalaje N° ${id}`,
    texto: 'Sus productos quedan sin embalar. El embalaje sigue en el listado, con su historia.',
    etiqueta: 'Motivo',
    boton: 'Anular embalaje',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('El embalaje no se anuló', () => call(cancelParcel, { id, motivo }, once())).then(refreshParcels);
}
