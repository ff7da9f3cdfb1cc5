import { placeName } from '@power/domain/inventory/places.shared';
import type { TrolleyRow } from '@power/domain/inventory/views/trolley-row';
import { call } from '../../api/client.ts';
import { returnFromTrolley } from '../../calls/inventory.ts';
import { confirm } from '../../ui/dialogs/prompts.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { countInWords } from '../../ui/format/numbers.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';

export const TROLLEYS = 'productos-en-carrito';

/** *Devolver*: all of a row goes back to where it was taken. */
export async function putBack({ producto_id, carro, cantidad, part_number, tomado_de }: TrolleyRow): Promise<void> {
  const sure = await confirm({
    titulo: `Devolver ${part_number}`,
    texto: `${countInWords(cantidad, ['unidad vuelve', 'unidades vuelven'])} a ${placeName(tomado_de)}.`,
    boton: 'Devolver',
  });
  if (sure)
    await tell('No se pudo devolver', () =>
      call(returnFromTrolley, { producto: producto_id, carro, cantidad }, { commandId: crypto.randomUUID() }),
    ).finally(() => refreshList(TROLLEYS));
}
