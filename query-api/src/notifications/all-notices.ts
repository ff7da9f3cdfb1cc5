import { allNotices } from '@power/domain/notifications/views/notices';
import { noticesOf } from '@power/infra/platform/notifications/notices-of';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(allNotices, async ({ startRow, endRow }, { db, user }) => {
  const page = await noticesOf(db, user, { startRow, endRow });
  return { ...page, lastRow: page.total };
});
