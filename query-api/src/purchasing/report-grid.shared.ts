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

const head = excelOf(reportLineGridRow, [
  'codigo',
  'codigo_sap',
  'part_number',
  { field: 'nombre', ancho: 45 },
  'marca',
  { field: 'proveedor', ancho: 40 },
  'stock_disponible',
  'por_recibir',
  'llega',
]);
const tail = excelOf(reportLineGridRow, [
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

/** What of a report its file is made by. */
export interface ReportMade {
  /** Months of its sales, `yyyy-MM`, the oldest first. */
  readonly meses: readonly string[];
  /** What it was asked for, in words. */
  readonly terminos: string;
}

const monthNames = new Intl.DateTimeFormat('es-CL', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** Units of one month as a column of its own, under the name of the month. */
const monthColumn = (month: string, n: number): ExportColumn => ({
  field: 'ventas_meses',
  titulo: `Ventas ${monthNames.format(new Date(`${month}-15T00:00:00Z`))}`,
  tipo: 'entero',
  valor: (row) => (row as ReportLineGridRow).ventas_meses[n] ?? null,
});

interface Asked {
  readonly usarIA: boolean;
  readonly hecho?: ReportMade;
}
/** Columns of the file, in their fixed order; the written one last. */
export const reportColumns = ({ usarIA, hecho }: Asked): readonly ExportColumn[] => [
  ...head,
  ...(hecho?.meses ?? []).map(monthColumn),
  ...tail,
  ...(usarIA ? [analysis] : []),
];
