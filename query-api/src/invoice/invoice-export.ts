import { invoiceExport } from '@power/domain/invoice/views/grids';
import { invoiceRow } from '@power/domain/invoice/views/invoice-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allInvoices } from './invoice-grid.shared.ts';

const columns = excelOf(invoiceRow, [
  'number',
  'factura',
  'fecha',
  { field: 'proveedor', ancho: 40 },
  'marca',
  'orden_compra',
  'estado',
  'productos',
  'unidades',
  'tipo_cambio',
  'tipo_cambio_aduana',
  'fob',
  'flete',
  'seguro',
  'cif',
  'ad_valorem_porcentaje',
  'ad_valorem',
  'valor_aduanero',
  'ad_valorem_pesos',
  'iva',
  'almacenaje',
  'agencia',
  'forwarder',
  'costo_total',
  'factor',
  'precio_entrega',
  'creado_por',
  'createdAt',
]);

export default handleQuery(
  invoiceExport,
  exportOf(invoiceExport, { titulo: 'Listado de Invoice', grid: allInvoices, columns }),
);
