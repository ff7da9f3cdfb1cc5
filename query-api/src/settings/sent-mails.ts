import { isRejection } from '@power/domain/kernel/rejection';
import { type MailRow, mailRow } from '@power/domain/settings/views/mail-row';
import { sentMails } from '@power/domain/settings/views/sent-mails';
import { runGrid } from '@power/infra/platform/grid/run';
import { MAX_ATTEMPTS, readableBy } from '@power/infra/adapters/mail/outbox';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleQuery } from '@power/infra/platform/queries/handler';

const mails = gridOf(mailRow, {
  defaultSort: [{ colId: 'creado', sort: 'desc' }],
  idColumn: 'id',
  computed: {
    _id: 'id',
    estado: `CASE WHEN enviado IS NOT NULL THEN 'enviado' WHEN intentos >= ${MAX_ATTEMPTS} THEN 'fallido' WHEN vence <= now() THEN 'vencido' ELSE 'pendiente' END`,
  },
});

export default handleQuery(sentMails, async (request, { db, user }) => {
  const page = await runGrid(db, mails, request, { user });
  return isRejection(page) ? page : { ...page, rows: await readableBy(db, user.email, page.rows as MailRow[]) };
});
