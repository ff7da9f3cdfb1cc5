import { movementGridRow } from '@power/domain/inventory/views/movement-row';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Movements of stock, newest first; those of one instant as they happened. */
export const movements = gridOf(movementGridRow, {
  computed: {
    // What other tables call as this one does is named otherwise: the names left over are the movement's.
    series: `CASE WHEN nombradas IS NOT NULL THEN nombradas WHEN tipo = 'Salida' THEN (SELECT string_agg(s.serie, ' ' ORDER BY s.serie)
      FROM (SELECT serie, number AS de, producto_id AS que FROM order_serial_list) s
      WHERE s.que = producto_id AND s.de = (CASE WHEN pedido_id ~ '^[0-9]{1,9}$' THEN pedido_id::int END)) END`,
    // What it cost after the last change until then.
    pmp: `(SELECT p.costo FROM (SELECT pmp AS costo, inicio, orden AS vez, producto_id AS que FROM price_change_list) p
      WHERE p.que = producto_id AND p.inicio <= fecha AND p.costo IS NOT NULL ORDER BY p.vez DESC LIMIT 1)`,
  },
  defaultSort: [
    { colId: 'fecha', sort: 'desc' },
    { colId: 'orden', sort: 'desc' },
  ],
});

export const movementColumns = excelOf(movementGridRow, [
  'fecha',
  'tipo',
  'codigo',
  'codigo_sap',
  'part_number',
  { field: 'nombre', ancho: 45 },
  'marca',
  'bodega',
  'contraparte',
  'desde_ubicacion',
  'hacia_ubicacion',
  'reubicadas',
  'cantidad',
  'prometidas',
  'fisico',
  'comprometido',
  'disponible',
  'pmp',
  'series',
  'documento',
  { field: 'motivo', ancho: 40 },
  'usuario',
]);
