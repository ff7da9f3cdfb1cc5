import { allNotices } from '@power/domain/notifications/views/notices';
import { noticesOf } from '@power/infra/platform/notifications/notices-of';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(allNotices, async ({ startRow, endRow }, { db, user }) => {
  const found = await noticesOf(db, user, { desde: startRow, cuantas: endRow - startRow + 1 });
  const nots = found.slice(0, endRow - startRow);
  return { nots, lastRow: found.length > nots.length ? null : startRow + nots.length };
});
