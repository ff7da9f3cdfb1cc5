import { clientPlaceGridRow } from '@power/domain/reservations/places/views/client-place-row';
import { gridOf } from '@power/infra/platform/rows/grid';

const held = (what: string): string =>
  // What both tables have is named otherwise within: the names left over are the project's.
  `(SELECT coalesce(${what}, 0)::integer
    FROM (SELECT ubicacion_id AS de, cantidad AS n, producto_id AS que FROM client_goods_list) g WHERE g.de = _id)`;

/** Projects with what is held for each. */
export const allClientPlaces = gridOf(clientPlaceGridRow, {
  computed: { unidades: held('sum(g.n)'), productos: held('count(DISTINCT g.que)') },
  defaultSort: [{ colId: 'nombre', sort: 'asc' }],
});
/** Those that may be chosen. */
export const usedClientPlaces = gridOf(clientPlaceGridRow, {
  computed: { unidades: held('sum(g.n)'), productos: held('count(DISTINCT g.que)') },
  where: 'activo',
  defaultSort: [{ colId: 'nombre', sort: 'asc' }],
});
