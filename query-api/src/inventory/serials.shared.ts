import { serialGridRow } from '@power/domain/inventory/serials/views/serial-row';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';

/** The order that took the unit since it stands there: cancelled ones gave it back. What other tables call as this one is named otherwise. */
const taken = (what: string): string => `(SELECT ${what} FROM
    (SELECT serie AS unidad, producto_id AS que, number AS de, fecha AS cuando, entregada FROM order_serial_list) s
    JOIN (SELECT number AS numero, estatus AS estado_pedido, cliente_nombre AS comprador FROM order_list) o ON o.numero = s.de
    WHERE s.unidad = serie AND s.que = producto_id AND s.cuando >= ubicada AND o.estado_pedido <> 'Anulado'
    ORDER BY s.cuando DESC LIMIT 1)`;

/** *Series*, those that moved last first. */
export const serials = gridOf(serialGridRow, {
  computed: {
    estado: `COALESCE(${taken("CASE WHEN o.estado_pedido IN ('Entregado', 'Facturado Sin Picking') OR s.entregada THEN 'Entregada' ELSE 'En pedido' END")}, 'En bodega')`,
    pedido: taken('s.de'),
    cliente: taken('o.comprador'),
  },
  defaultSort: [
    { colId: 'ubicada', sort: 'desc' },
    { colId: 'serie', sort: 'asc' },
  ],
});

export const serialColumns = excelOf(serialGridRow, [
  'serie',
  'estado',
  'codigo',
  'part_number',
  { field: 'nombre', ancho: 45 },
  'marca',
  'bodega',
  'ubicacion',
  'pedido',
  { field: 'cliente', ancho: 40 },
  'documento',
  'registrada',
  'ubicada',
  'usuario',
]);
