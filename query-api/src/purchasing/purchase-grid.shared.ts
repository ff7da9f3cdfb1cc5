import { purchaseLineGridRow } from '@power/domain/purchasing/views/purchase-line-row';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';

const ofInvoice = (sql: string): string => `(SELECT ${sql} FROM importinvoice_list i WHERE i._key = invoice)`;

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
    costo_fob_pesos: `costo_fob_total * ${ofInvoice('i.tipo_cambio')}`,
    costo: `costo_fob_total * ${ofInvoice('i.costo_total / nullif(i.fob, 0)')}`,
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
  'costo_fob',
  'costo_fob_total',
  'tipo_cambio',
  'costo_fob_pesos',
  'costo',
]);
