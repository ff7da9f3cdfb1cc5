import { ordersInvoicedNotes } from '@power/domain/orders/views/boards';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { notesWhere } from './order-notes.ts';

/** Invoiced, prepared and not handed over: what *Entregar Pedido* applies to (document 1 §4). */
export default handleQuery(ordersInvoicedNotes, async (_, { rows }) => {
  const { notes, total } = await notesWhere(rows, (of) =>
    of.and([
      of('facturado', '=', true),
      of('entregado', '=', false),
      of('estatus', 'in', ['Entregado a Sala', 'Pendiente Despacho', 'En Ruta']),
    ]),
  );
  return { facturados: notes, total };
});
