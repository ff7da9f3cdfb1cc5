import { type ReportLineGridRow, reportLineGridRow } from '@power/domain/purchasing/report/views/report-row';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { rowColumns } from '../../ui/list/row-columns.tsx';
import styles from './report.module.css';
import { SuggestionCell } from './suggestion-cell.tsx';

const course = ({ data }: { data?: ReportLineGridRow }) =>
  data ? <Sparkline values={data.ventas_meses} className={styles.course} /> : null;

const shown = rowColumns(reportLineGridRow, [
  ['part_number', { width: 170 }],
  ['nombre', { minWidth: 160, flex: 1 }],
  // What the report is read for stands where no narrow screen cuts it off.
  ['sugerido', { width: 100, cellRenderer: SuggestionCell }],
  ['marca', { width: 110 }],
  ['stock_disponible', { headerName: 'Stock', width: 84 }],
  ['por_recibir', { width: 108 }],
  ['llega', { width: 104 }],
  ['ventas_meses', { width: 130, sortable: false, cellRenderer: course }],
  ['cobertura_actual', { headerName: 'Cobertura', width: 104 }],
  ['pronostico', { headerName: 'Pronóstico', width: 112 }],
  ['razon', { minWidth: 280, flex: 2 }],
  ['tendencia', { width: 116 }],
  ['metodo', { width: 170 }],
  ['error_porcentaje', { width: 96 }],
  ['perdidas', { width: 116 }],
  ['estacionalidad', { width: 130 }],
  ['dias_proveedor', { width: 140 }],
  ['stock_seguridad', { width: 150 }],
  'codigo',
  'codigo_sap',
]);

/** Columns of a report's products, and those for whoever sees costs. */
export const plainColumns = shown;
export const costColumns = [
  ...shown.slice(0, 10),
  ...rowColumns(reportLineGridRow, [['costo_fob_total', { width: 120 }]]),
  ...shown.slice(10),
  ...rowColumns(reportLineGridRow, ['costo_fob']),
];
