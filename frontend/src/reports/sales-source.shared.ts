import { salesLineGridRow } from '@power/domain/finance/views/sales-line-row';
import { salesPivotFields } from '@power/domain/reports/sales-figures.shared';
import { salesPivot, salesPivotFile } from '../calls/reports.ts';
import { today } from '../ui/format/times.ts';
import { between } from '../ui/list/list-state.ts';
import type { PivotSource } from './pivot/source.ts';

/** The lines behind figures of sales. */
export const SALES_LINES = '/sistema/reportes-dinamicos-ventas/lineas';
export const SALES_REPORT = '/sistema/reportes-dinamicos-ventas';

/** Sales: first by brand and month of the year. */
export const salesSource = (): PivotSource => ({
  name: 'reportes-dinamicos-ventas',
  title: 'Informe de Ventas',
  row: salesLineGridRow,
  fields: salesPivotFields,
  call: salesPivot,
  file: salesPivotFile,
  lines: SALES_LINES,
  day: 'fecha',
  first: {
    filas: ['marca'],
    columnas: ['mes'],
    medidas: ['neto'],
    filterModel: { fecha: between(`${today().slice(0, 4)}-01-01`, today()) },
    chart: false,
  },
  empty: {
    title: 'No hay líneas facturadas en este informe',
    hint: 'Amplía las fechas o quita un filtro. Lo que se factura aparece aquí al momento.',
  },
});
