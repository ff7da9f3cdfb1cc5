import { invoiceCalls } from '@power/domain/documents';
import { explainedInvoice } from '@power/domain/invoice/explained.shared';
import type { InvoiceSheet } from '@power/domain/invoice/views/sheet';
import { invoiceExcel } from '@power/domain/invoice/views/grids';
import { isRejection } from '@power/domain/kernel/rejection';
import type { ExportBlock, ExportColumn } from '@power/infra/platform/export/columns';
import { exportFile } from '@power/infra/platform/export/export-file';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readSheet } from '../kernel/document.ts';

const columns: readonly ExportColumn[] = [
  { field: 'modelo_salida', titulo: 'Modelo salida', ancho: 40 },
  { field: 'modelo_interno', titulo: 'Modelo interno', ancho: 40 },
  { field: 'cantidad_oc', titulo: 'Cantidad OC', tipo: 'entero' },
  { field: 'cantidad_invoice', titulo: 'Cantidad invoice', tipo: 'entero' },
  { field: 'unitario', titulo: 'Unitario USD', tipo: 'dolares' },
  { field: 'total', titulo: 'Total USD', tipo: 'dolares' },
];

/** How each figure comes about, as the screen explains it: what it is, how, dollars, pesos. */
const blocks = (sheet: InvoiceSheet): readonly ExportBlock[] => [
  {
    titulo: 'Datos',
    filas: [
      { celdas: [{ valor: 'Proveedor' }, { valor: sheet.proveedor }] },
      { celdas: [{ valor: 'Factura proveedor' }, { valor: sheet.factura }] },
      { celdas: [{ valor: 'Fecha' }, { valor: sheet.fecha, tipo: 'fecha' }] },
      { celdas: [{ valor: 'Marca' }, { valor: sheet.marca }] },
      { celdas: [{ valor: 'Tipo de cambio' }, { valor: sheet.tipo_cambio, tipo: 'decimal' }] },
      { celdas: [{ valor: 'Dólar aduanero' }, { valor: sheet.tipo_cambio_aduana, tipo: 'decimal' }] },
    ],
  },
  ...explainedInvoice(sheet).map(({ titulo, lineas }) => ({
    titulo,
    filas: lineas.map(({ concepto, formula, usd, pesos, suma }) => ({
      ...(suma && { suma }),
      celdas: [
        { valor: concepto },
        { valor: formula },
        {
          valor: usd ?? null,
          tipo: sheet.moneda === 'USD' || sheet.moneda === undefined ? ('dolares' as const) : ('decimal' as const),
        },
        { valor: pesos ?? null, tipo: 'pesos' as const },
      ],
    })),
  })),
];

export default handleQuery(invoiceExcel, async ({ id }, context) => {
  const found = await readSheet(invoiceCalls, context, id);
  if (isRejection(found)) return found;
  const sheet = found.sheet as InvoiceSheet;
  return exportFile({
    titulo: `Invoice ${sheet.number}`,
    columns,
    rows: sheet.productos,
    blocks: blocks(sheet),
    filtros: `${sheet.proveedor}, factura ${sheet.factura} del ${sheet.fecha.split('-').reverse().join('-')}`,
    asOf: context.now,
    generadoPor: context.user.nombre,
    signal: context.signal,
  });
});
