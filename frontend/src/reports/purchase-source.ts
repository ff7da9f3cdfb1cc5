import { purchaseLineGridRow } from '@power/domain/purchasing/views/purchase-line-row';
import { purchasePivotFields } from '@power/domain/reports/purchase-figures.shared';
import { purchasePivot, purchasePivotFile } from '../calls/reports.ts';
import { today } from '../ui/format/times.ts';
import { between } from '../ui/list/list-state.ts';
import type { PivotSource } from './pivot/source.ts';

/** Purchases: first by supplier and month of the year; in dollars for whoever may know costs. */
export const purchaseSource = (): PivotSource => ({
  name: 'reportes-dinamicos-compras',
  title: 'Informe de Compras',
  row: purchaseLineGridRow,
  fields: purchasePivotFields,
  call: purchasePivot,
  file: purchasePivotFile,
  lines: '/sistema/reportes-dinamicos-compras/lineas',
  day: 'fecha',
  first: {
    filas: ['proveedor', 'marca'],
    columnas: ['mes'],
    medidas: ['fob', 'unidades'],
    filterModel: { fecha: between(`${today().slice(0, 4)}-01-01`, today()) },
    chart: false,
  },
  empty: {
    title: 'No hay compras en este informe',
    hint: 'Se arma con los productos de las invoices ingresadas. Amplía las fechas o quita un filtro.',
  },
});
