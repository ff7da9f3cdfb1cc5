import { reconcileStock } from '@power/domain/system/views/reconcile-stock';
import { handleQuery } from '@power/infra/platform/queries/handler';
import reconcileStockJob from './reconcile-stock-job.ts';

/** Asked several times within a second, it is done once. */
const secondOf = (now: string): string => `reconcile-stock-${now.slice(0, 19).replace(/\D/g, '')}`;

export default handleQuery(reconcileStock, async (_, { enqueue, user, now }) => {
  if (!enqueue) throw new Error('reconciliation needs the job queue');
  const trabajo = await enqueue(reconcileStockJob, {}, { user, jobId: secondOf(now) });
  return { ok: true as const, mensaje: 'La comparación empezó. El resultado aparecerá en esta página.', trabajo };
});
