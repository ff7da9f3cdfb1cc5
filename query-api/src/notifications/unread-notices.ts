import { unreadNotices } from '@power/domain/notifications/views/notices';
import { noticesOf, requestsFor } from '@power/infra/platform/notifications/notices-of';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(unreadNotices, async ({ startRow, endRow }, { db, user }) => ({
  ...(await noticesOf(db, user, { leidas: false, startRow, endRow })),
  por_tomar: await requestsFor(db, user),
}));
