import { sending } from '@power/domain/notifications/sending';
import { startSending } from '@power/domain/notifications/start-sending';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { recipientsOf } from '@power/infra/platform/notifications/recipients-of';
import { readModels } from '@power/infra/platform/sql/database';

export default provideFacts(startSending, async ({ id }, { load, db }) => {
  const { state } = await load(sending, id);
  const found = state?.estado === 'programado' ? await recipientsOf(readModels(db), state.segmento) : [];
  return { personas: found.map(({ _id, nombre }) => ({ _id, nombre })) };
});
