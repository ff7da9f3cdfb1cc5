import { pendingSerialRow } from '@power/domain/inventory/serials/views/pending-serial-row';
import { pendingSerialGrid } from '@power/domain/inventory/serials/views/pending-serials';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { gridOf } from '@power/infra/platform/rows/grid';

// What other tables call as this one does is named otherwise: the names left over are those of the stock.
const ORDERS = `(SELECT serie AS una, producto_id AS de_que, number AS en, fecha AS cuando, entregada AS ida FROM order_serial_list) o
  JOIN (SELECT _key AS numero, estatus AS estado_pedido, bodega_entrega AS sale FROM order_list) p ON p.numero = o.en::text`;
const GONE = "(p.estado_pedido IN ('Entregado', 'Facturado Sin Picking') OR o.ida)";
const UNITS =
  '(SELECT serie AS unidad, producto_id AS que, bodega AS donde, ubicada AS desde FROM serial_list) s WHERE s.que = producto_id AND s.donde = bodega';
const registradas = `(SELECT count(*)::int FROM ${UNITS} AND NOT EXISTS
  (SELECT 1 FROM ${ORDERS} WHERE o.una = s.unidad AND o.de_que = s.que AND o.cuando >= s.desde AND ${GONE}))`;
/** Units in pickers' totes whose serial was named by picking them. */
const escaneadas = `(SELECT count(*)::int FROM ${ORDERS} WHERE o.de_que = producto_id AND p.sale = bodega
  AND p.estado_pedido <> 'Anulado' AND NOT ${GONE} AND NOT EXISTS (SELECT 1 FROM ${UNITS} AND s.unidad = o.una))`;
const pendientes = `greatest(0, fisico - ${registradas} - ${escaneadas})`;

export default handleGrid(
  pendingSerialGrid,
  gridOf(pendingSerialRow, {
    where: `fisico > 0 AND producto_id IN (SELECT _key FROM product_list WHERE serializable) AND ${pendientes} > 0`,
    computed: { registradas, pendientes },
    defaultSort: [
      { colId: 'bodega', sort: 'asc' },
      { colId: 'part_number', sort: 'asc' },
    ],
  }),
);
