import { isRejection } from '@power/domain/kernel/rejection';
import { type MailRow, mailRow } from '@power/domain/settings/views/mail-row';
import { sentMails } from '@power/domain/settings/views/sent-mails';
import { MAX_ATTEMPTS, readableBy } from '@power/infra/adapters/mail/outbox';
import { gridOf } from '@power/infra/platform/rows/grid';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';

const mails = gridOf(mailRow, {
  defaultSort: [{ colId: 'creado', sort: 'desc' }],
  idColumn: 'id',
  computed: {
    _id: 'id',
    estado: `CASE WHEN enviado IS NOT NULL THEN 'enviado' WHEN intentos >= ${MAX_ATTEMPTS} THEN 'fallido' WHEN vence <= now() THEN 'vencido' ELSE 'pendiente' END`,
  },
});

const read = gridReader<MailRow>(sentMails, mails);

export default handleQuery(sentMails, async (request, context) => {
  const page = await read(context, request);
  return isRejection(page) ? page : { ...page, rows: await readableBy(context.db, context.user.email, page.rows) };
});
