import { isRejection } from '@power/domain/kernel/rejection';
import { salesPivot } from '@power/domain/reports/views/sales-pivot';
import { runPivot } from '@power/infra/platform/grid/pivot';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { salesFigures, viewerOf } from './sales-pivot.shared.ts';

export default handleQuery(salesPivot, async (request, { db, user }) => {
  const grupos = await runPivot(db, salesFigures, request, viewerOf(user));
  return isRejection(grupos) ? grupos : { ok: true as const, grupos: [...grupos] };
});
