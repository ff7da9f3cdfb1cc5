import { sendMassNotification } from '@power/domain/notifications/send-mass-notification';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { recipientsOf } from '@power/infra/platform/notifications/recipients-of';
import { readModels } from '@power/infra/platform/sql/database';

export default provideFacts(sendMassNotification, async ({ segmento }, { nextNumber, db }) => ({
  _id: String(await nextNumber('envio')),
  personas: (await recipientsOf(readModels(db), segmento)).length,
}));
