import { isRejection } from '@power/domain/kernel/rejection';
import { MAX_UBICACIONES } from '@power/domain/reservations/places/parts';
import type { ClientPlaceGridRow } from '@power/domain/reservations/places/views/client-place-row';
import { clientPlaceDropdown } from '@power/domain/reservations/places/views/grids';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { usedClientPlaces } from './client-place-grid.shared.ts';

const read = gridReader<ClientPlaceGridRow>(clientPlaceDropdown, usedClientPlaces);

export default handleQuery(clientPlaceDropdown, async ({ cliente }, context) => {
  const page = await read(context, {
    startRow: 0,
    endRow: MAX_UBICACIONES,
    sortModel: [],
    filterModel: cliente === undefined ? {} : { cliente_id: { filterType: 'set', values: [cliente] } },
  });
  return isRejection(page)
    ? page
    : {
        ubicaciones: page.rows.map(({ _id, nombre, direccion, comuna, unidades, productos, cliente_nombre }) => ({
          _id,
          nombre,
          direccion,
          comuna,
          unidades,
          productos,
          cliente: cliente_nombre,
        })),
      };
});
