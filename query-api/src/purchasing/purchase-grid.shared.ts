import { purchaseLineGridRow } from '@power/domain/purchasing/views/purchase-line-row';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';

const ofInvoice = (sql: string): string => `(SELECT ${sql} FROM importinvoice_list i WHERE i._key = invoice)`;

/** Dollars of one unit of the invoice's currency on its day, by the rates in pesos of both. */
const DOLLARS = ofInvoice(`CASE i.moneda WHEN 'USD' THEN 1 ELSE i.tipo_cambio / (SELECT d.valor FROM
  (SELECT tipo, fecha AS cuando, valor FROM dollar_list) d WHERE d.tipo = 'dolar' AND d.cuando <= i.fecha
  ORDER BY d.cuando DESC LIMIT 1) END`);
/** What the supplier charges, in dollars. */
export const FOB_USD = `round((costo_fob_total * ${DOLLARS})::numeric, 2)`;

/** Lines that were bought, of invoices that stand, newest first. */
export const boughtLines = gridOf(purchaseLineGridRow, {
  computed: {
    factura: ofInvoice('i.factura'),
    proveedor: ofInvoice('i.proveedor'),
    fecha: ofInvoice('i.fecha'),
    mes: ofInvoice("to_char(i.fecha, 'YYYY-MM')"),
    anio: ofInvoice("to_char(i.fecha, 'YYYY')"),
    trimestre: ofInvoice('to_char(i.fecha, \'YYYY-"T"Q\')'),
    tipo_cambio: ofInvoice('i.tipo_cambio'),
    moneda: ofInvoice('i.moneda'),
    fob_dolares: FOB_USD,
    costo_fob_pesos: `round((costo_fob_total * ${ofInvoice('i.tipo_cambio')})::numeric)::bigint`,
    costo: `round((costo_fob_total * ${ofInvoice('i.costo_total / nullif(i.fob, 0)')})::numeric)::bigint`,
  },
  where: 'anulada IS NOT TRUE',
  defaultSort: [
    { colId: 'number', sort: 'desc' },
    { colId: 'linea', sort: 'asc' },
  ],
});

export const boughtColumns = excelOf(purchaseLineGridRow, [
  'fecha',
  'number',
  'factura',
  { field: 'proveedor', ancho: 40 },
  'marca',
  'linea',
  { field: 'modelo_salida', ancho: 40 },
  { field: 'modelo_interno', ancho: 40 },
  'cantidad_oc',
  'cantidad',
  'moneda',
  'costo_fob',
  'costo_fob_total',
  'fob_dolares',
  'tipo_cambio',
  'costo_fob_pesos',
  'costo',
]);
