import { ReportViewRemoved, ReportViewShared } from '@power/domain/reports/events';
import { type ReportViewRow, reportViewRow } from '@power/domain/reports/views/report-view-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = ({ _id }: { readonly _id: string }): string[] => [_id];

/** Views of reports that people share. */
export default rowProjection(reportViewRow, {
  version: 1,
  indexes: [['informe', 'nombre']],
  rules: [
    rule(ReportViewShared, key, (_, { dueno, ...view }, c) => ({
      ...view,
      dueno_id: dueno._id,
      dueno_nombre: dueno.nombre,
      updatedAt: c.at,
    })),
    rule(ReportViewRemoved, key, (): ReportViewRow | undefined => undefined),
  ],
});
