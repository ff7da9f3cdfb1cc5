import { createNotification } from '@power/domain/notifications/create-notification';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';

export default provideFacts(createNotification, async (_, { commandId }) => ({
  _id: uuidFrom('notification', commandId),
}));
