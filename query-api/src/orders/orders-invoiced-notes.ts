import { ordersInvoicedNotes } from '@power/domain/orders/views/boards';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { notesWhere } from './order-notes.ts';

/** Invoiced, prepared and not handed over: what *Entregar Pedido* applies to (document 1 §4). */
export default handleQuery(ordersInvoicedNotes, async (_, { db }) => {
  const { notes, total } = await notesWhere(
    db,
    "facturado AND NOT entregado AND estatus IN ('Entregado a Sala', 'Pendiente Despacho', 'En Ruta')",
  );
  return { facturados: notes, total };
});
