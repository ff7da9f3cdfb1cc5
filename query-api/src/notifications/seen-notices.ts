import { seenNotices } from '@power/domain/notifications/views/notices';
import { noticesOf } from '@power/infra/platform/notifications/notices-of';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(seenNotices, async (_, { db, user }) => ({
  nots: await noticesOf(db, user, { leidas: true }),
}));
