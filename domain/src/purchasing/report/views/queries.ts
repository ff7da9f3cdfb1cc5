import { z } from 'zod';
import { exportCall } from '../../../kernel/grid-export.ts';
import { gridFields, gridReply } from '../../../kernel/grid.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { costFieldsOf, shownRow } from '../../../kernel/row.ts';
import { REPORT_BUYERS } from '../parts.ts';
import { purchaseReportRow, reportLineGridRow, reportLineRow } from './report-row.ts';

const base = { context: 'purchasing', access: { perfiles: REPORT_BUYERS } } as const;
const informe = z.string().regex(/^\d{1,15}$/, 'Debe ser el número de un informe');

/** *Gestor de Compras*: own reports with their progress. */
export const purchaseReportGrid = defineGridQuery(purchaseReportRow, {
  ...base,
  path: '/informe_compras/listar',
  name: 'purchase-report-grid',
  summary: 'Informes para compras propios y su avance',
});

/** Products of one report. */
export const reportLineGrid = defineQuery({
  ...base,
  path: '/informe_compras/listar',
  accion: 'lineas',
  name: 'report-line-grid',
  summary: 'Productos de un informe para compras',
  reads: [reportLineRow.projection],
  scope: reportLineRow.scope,
  topic: reportLineRow.topic!,
  costFields: costFieldsOf(reportLineGridRow),
  request: z.strictObject({ accion: z.literal('lineas'), ...gridFields, informe }),
  reply: gridReply(shownRow(reportLineGridRow)),
});

const { accion: _, ...file } = exportCall('x');
const { accion: _accion, ...fields } = file.request.shape;

/** The report as Excel in its fixed layout; `usarIA` adds a written column, marked as such (document 2 §7). */
export const analyzePurchaseReport = defineQuery({
  ...base,
  path: '/productos/analizarreportecompras2',
  name: 'analyze-purchase-report',
  summary: 'Informe para compras en Excel, con un análisis escrito si se pide',
  reads: [reportLineRow.projection],
  scope: reportLineRow.scope,
  costFields: costFieldsOf(reportLineGridRow),
  ...file,
  request: z.strictObject({ ...fields, informe, usarIA: z.boolean().default(false) }),
});
