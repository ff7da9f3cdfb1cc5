import { readNotification } from '@power/domain/notifications/read-notification';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { noticesOf } from '@power/infra/platform/notifications/notices-of';

export default provideFacts(readNotification, async () => undefined, {
  finish: async (_, { notification }, { db, user }) => noticesOf(db, user, { leidas: false, sin: notification }),
});
