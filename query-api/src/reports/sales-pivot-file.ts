import { salesLineGridRow } from '@power/domain/finance/views/sales-line-row';
import { isRejection } from '@power/domain/kernel/rejection';
import { salesPivotFields } from '@power/domain/reports/sales-figures.shared';
import { salesPivotFile } from '@power/domain/reports/views/sales-pivot';
import { runPivot } from '@power/infra/platform/grid/pivot';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { billedColumns } from '../finance/sales-grid.shared.ts';
import { pivotFile } from './pivot-file.shared.ts';
import { salesFigures, viewerOf } from './sales-pivot.shared.ts';

export default handleQuery(salesPivotFile, async (request, { db, user, asOf, now }) => {
  const grupos = await runPivot(db, salesFigures, request, viewerOf(user));
  if (isRejection(grupos)) return grupos;
  return pivotFile(
    {
      titulo: 'Reporte dinámico de ventas',
      row: salesLineGridRow,
      measures: salesPivotFields.measures,
      filtered: billedColumns,
    },
    request,
    grupos,
    { asOf: request.asOf ?? asOf ?? now, generadoPor: user.nombre },
  );
});
