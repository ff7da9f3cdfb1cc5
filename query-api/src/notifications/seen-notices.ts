import { seenNotices } from '@power/domain/notifications/views/notices';
import { noticesOf } from '@power/infra/platform/notifications/notices-of';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(seenNotices, async ({ startRow, endRow }, { db, user }) =>
  noticesOf(db, user, { leidas: true, startRow, endRow }),
);
