import { isRejection } from '@power/domain/kernel/rejection';
import { type MailRow, sentMails } from '@power/domain/settings/views/sent-mails';
import { defineGrid } from '@power/infra/platform/grid/define';
import { runGrid } from '@power/infra/platform/grid/run';
import { MAX_ATTEMPTS, readableBy } from '@power/infra/adapters/mail/outbox';
import { handleQuery } from '@power/infra/platform/queries/handler';

const mails = defineGrid({
  table: 'outbox',
  columns: {
    _id: { type: 'code', sql: 'id' },
    para: { type: 'code' },
    asunto: { type: 'text' },
    texto: { type: 'text' },
    creado: { type: 'date' },
    enviado: { type: 'date' },
    intentos: { type: 'number' },
    error: { type: 'text' },
    estado: {
      type: 'code',
      sql: `CASE WHEN enviado IS NOT NULL THEN 'enviado' WHEN intentos >= ${MAX_ATTEMPTS} THEN 'fallido' WHEN vence <= now() THEN 'vencido' ELSE 'pendiente' END`,
    },
  },
  quickFilter: ['para', 'asunto', 'texto'],
  defaultSort: [{ colId: 'creado', sort: 'desc' }],
  idColumn: 'id',
});

export default handleQuery(sentMails, async (request, { db, user }) => {
  const page = await runGrid(db, mails, request, { user });
  return isRejection(page) ? page : { ...page, rows: await readableBy(db, user.email, page.rows as MailRow[]) };
});
