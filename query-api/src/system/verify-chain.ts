import { verifyChain } from '@power/domain/system/views/verify-chain';
import { handleQuery } from '@power/infra/platform/queries/handler';
import verifyChainJob from './verify-chain-job.ts';

/** Asked several times within a minute, it is verified once. */
const minuteOf = (now: string): string => `verify-chain-${now.slice(0, 16).replace(/\D/g, '')}`;

export default handleQuery(verifyChain, async (_, { enqueue, user, now }) => {
  if (!enqueue) throw new Error('verification needs the job queue');
  const trabajo = await enqueue(verifyChainJob, {}, { user, jobId: minuteOf(now) });
  return { ok: true as const, mensaje: 'La verificación empezó. El resultado aparecerá en esta página.', trabajo };
});
