import {
  purchaseReportRow,
  type ReportLineGridRow,
  reportLineGridRow,
} from '@power/domain/purchasing/report/views/report-row';
import { analysisOf } from '@power/domain/purchasing/report/suggestion.shared';
import type { ExportColumn } from '@power/infra/platform/export/columns';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Reports, the newest first. */
export const purchaseReports = gridOf(purchaseReportRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });

/** Products of reports, what is to be bought first. */
export const reportLines = gridOf(reportLineGridRow, {
  computed: { costo_fob_total: 'round(sugerido * costo_fob, 2)' },
  defaultSort: [
    { colId: 'costo_fob_total', sort: 'desc' },
    { colId: 'sugerido', sort: 'desc' },
    { colId: 'part_number', sort: 'asc' },
  ],
});

/** Whoever sees no costs reads them in order of units. */
export const plainReportLines = gridOf(reportLineGridRow, {
  computed: { costo_fob_total: 'round(sugerido * costo_fob, 2)' },
  defaultSort: [
    { colId: 'sugerido', sort: 'desc' },
    { colId: 'part_number', sort: 'asc' },
  ],
});

const fixed = excelOf(reportLineGridRow, [
  'codigo',
  'codigo_sap',
  'part_number',
  { field: 'nombre', ancho: 45 },
  'marca',
  'stock_disponible',
  'por_recibir',
  'llega',
  'ventas_meses',
  'perdidas',
  'pronostico',
  'metodo',
  'error_porcentaje',
  'tendencia',
  'estacionalidad',
  'dias_proveedor',
  'stock_seguridad',
  'cobertura_actual',
  'sugerido',
  'costo_fob',
  'costo_fob_total',
  { field: 'razon', ancho: 80 },
]);

const analysis: ExportColumn = {
  field: 'analisis',
  titulo: 'Análisis (redactado automáticamente con los datos de la fila)',
  ancho: 100,
  valor: (row) => {
    const line = row as ReportLineGridRow;
    return analysisOf({
      ...line,
      stock: line.stock_disponible,
      ventas: line.ventas_meses,
      lead_time: line.dias_proveedor,
      cobertura: line.cobertura_actual,
      motivo: line.razon,
    });
  },
};

/** Columns of the file, in their fixed order; the written one last. */
export const reportColumns = (usarIA: boolean): readonly ExportColumn[] => (usarIA ? [...fixed, analysis] : fixed);
