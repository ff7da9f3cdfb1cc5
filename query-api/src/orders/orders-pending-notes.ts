import { ordersPendingNotes } from '@power/domain/orders/views/boards';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { notesWhere } from './order-notes.ts';

export default handleQuery(ordersPendingNotes, async (_, { rows }) => {
  const { notes, total } = await notesWhere(rows, (of) => of('estatus', '=', 'Pendiente Validacion Administrativa'));
  return { pendientes: notes, total };
});
