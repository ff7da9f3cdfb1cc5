import { caseCalls } from '@power/domain/documents';
import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import { reject } from '@power/domain/kernel/rejection';
import { clientCase } from '@power/domain/service/cases/views/client-cases';
import { stateOf } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { publicCase } from './cases/public-case.shared.ts';

const serviceCase = caseCalls.rules.aggregate;

/** What a link to the case would show; a case of another company is answered as if there were none. */
export default handleQuery(clientCase, async ({ id }, context) => {
  const own = await context.rows.from('rma_list').select('number').where('_id', '=', String(id)).executeTakeFirst();
  if (!own) return reject('RMA_NO_EXISTE', 'RMA no encontrado', 'El RMA no existe o no es de tu empresa.');
  const events = await context.log.read(streamOf(serviceCase, own.number));
  const rma = stateOf(serviceCase, events, eventCatalogue);
  return { ok: true as const, rma: publicCase(rma as never, events) };
});
