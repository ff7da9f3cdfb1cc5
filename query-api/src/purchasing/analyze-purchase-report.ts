import { analyzePurchaseReport } from '@power/domain/purchasing/report/views/queries';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { z } from 'zod';
import { ofReport } from './of-report.ts';
import { monthsBefore } from './report-facts.ts';
import { plainReportLines, reportColumns, type ReportMade } from './report-grid.shared.ts';

type Asked = z.output<typeof analyzePurchaseReport.request> & { readonly hecho?: ReportMade };

/** Months and terms of a report of this person; undefined where there is none. */
async function madeOf(rows: Reader, informe: string): Promise<ReportMade | undefined> {
  const report = await rows
    .from('purchasereport_list')
    .select(['meses_informe', 'nivel_servicio', 'cobertura_dias', 'marcas_informe', 'number', 'createdAt'])
    .where('_id', '=', informe)
    .executeTakeFirst();
  if (!report) return undefined;
  const { meses_informe, nivel_servicio, cobertura_dias, marcas_informe, number } = report;
  const createdAt = new Date(report.createdAt).toISOString();
  return {
    meses: monthsBefore(createdAt, Number(meses_informe)),
    terminos:
      `Informe N° ${number}: ${marcas_informe}, ${meses_informe} meses de venta, ` +
      `nivel de servicio de ${nivel_servicio} %, cobertura de ${cobertura_dias} días`,
  };
}

const file = exportOf(analyzePurchaseReport, {
  titulo: 'Informe para compras',
  grid: plainReportLines,
  columns: (request: Asked) => reportColumns(request),
  terminos: (request: Asked) => request.hecho?.terminos,
});

export default handleQuery(
  analyzePurchaseReport,
  Object.assign(
    (async (request, context) => {
      const hecho = await madeOf(context.rows, request.informe);
      return file({ ...request, ...ofReport(request.informe, request), ...(hecho && { hecho }) } as Asked, context);
    }) as typeof file,
    { export: file.export },
  ),
);
