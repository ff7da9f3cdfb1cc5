import { COLUMNAS_PRECIO, type ColumnaPrecio } from '@power/domain/products/prices.shared';
import { POCAS_UNIDADES, resellerStockRow, supplierStockRow } from '@power/domain/products/views/partner-stock-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { incomingDay } from '../purchasing/incoming.shared.ts';

/** Units for sale: those of warehouses that sell. What other tables call as this one does is named otherwise. */
const units = (of: 'disponible' | 'fisico'): string =>
  `(SELECT coalesce(sum(s.n), 0)::bigint FROM (SELECT producto_id AS que, bodega AS donde, ${of} AS n FROM stock_list) s
    WHERE s.que = _id AND s.donde IN (SELECT w.codigo FROM warehouse_list w WHERE w.tipo IN ('física', 'sala')))`;
const ARRIVES = incomingDay('_id');
/** How many there are, in words: all that a partner hears of units. */
const inWords = (n: string): string => `CASE WHEN ${n} > ${POCAS_UNIDADES} THEN 'Disponible'
  WHEN ${n} > 0 THEN 'Pocas unidades'
  WHEN ${ARRIVES} IS NOT NULL THEN 'Por llegar' ELSE 'Sin stock' END`;
/** The day of arrival of what is not there. */
const dayOfMissing = (n: string): string => `CASE WHEN ${n} <= 0 THEN ${ARRIVES} END`;

export const UNITS = units('disponible');
export const AVAILABILITY = inWords(UNITS);
export const ARRIVAL = dayOfMissing(UNITS);
/** Both for rows that hold {@link UNITS} as `unidades` already, so that a page adds them up once. */
export const AVAILABILITY_OF_UNITS = inWords('unidades');
export const ARRIVAL_OF_UNITS = dayOfMissing('unidades');
const byName = { defaultSort: [{ colId: 'part_number', sort: 'asc' }], searched: 'busqueda' } as const;

const resellerGrid = (column: ColumnaPrecio) =>
  gridOf(resellerStockRow, {
    ...byName,
    where: 'activo AND NOT bloqueado AND NOT servicio',
    computed: {
      disponibilidad: AVAILABILITY,
      precio_neto: `"${column}"`,
      llega: ARRIVAL,
    },
  });
/** The catalogue by column of the price list. */
export const resellerGrids = Object.fromEntries(COLUMNAS_PRECIO.map((column) => [column, resellerGrid(column)]));

const SOLD = `(SELECT coalesce(sum(v.n), 0)::bigint FROM
  (SELECT producto_id AS que, cantidad AS n, facturado_at AS cuando FROM sales_line_list) v
  WHERE v.que = _id AND v.cuando > now() - interval '90 days')`;
/** Products of a supplier's brands. */
export const supplierGrid = gridOf(supplierStockRow, {
  ...byName,
  where: 'activo AND NOT servicio',
  computed: {
    stock_proveedor: units('fisico'),
    ventas_90: SOLD,
    meses_stock: `round(${units('fisico')} * 3.0 / nullif(${SOLD}, 0), 1)`,
  },
});
