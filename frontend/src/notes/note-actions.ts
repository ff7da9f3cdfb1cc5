import { deliverOrder, orderOne } from '../calls/orders.ts';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { refreshOrders } from '../orders/refresh-orders.shared.ts';
import { confirm, notice } from '../ui/dialogs/prompts.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import type { OrderNote } from './order-note.ts';
import { deliveryRefusal, NOT_PENDING, PENDING_VALIDATION } from './order-rules.ts';

const FAILED = 'El pedido no fue entregado correctamente';

/** Opens the validation of an order whose sheet still says that it waits for it (document 1 §5). */
export async function validateFromNote({ number }: OrderNote, open: () => void): Promise<void> {
  try {
    const reply = await call(orderOne, { pedido: number });
    const estatus = reply.ok ? reply.pedido.estatus : undefined;
    if (estatus === PENDING_VALIDATION) return open();
    await notice({ titulo: 'No se puede validar', texto: NOT_PENDING });
  } catch (error) {
    await notice({ titulo: 'El pedido no se pudo abrir', texto: messageOf(error) });
  }
}

/** 'Entregar Pedido' with the texts of document 1 §5 and §8. */
export async function deliverFromNote(note: OrderNote): Promise<void> {
  const refused = deliveryRefusal(note);
  if (refused) return notice({ titulo: `Pedido N° ${note.number}`, texto: refused });
  if (
    !(await confirm({
      titulo: `Entregar el Pedido N° ${note.number}`,
      texto: 'Confirma que el cliente recibió los productos.',
      boton: 'Entregar Pedido',
    }))
  )
    return;
  try {
    const reply = await call(deliverOrder, { codigo_sap: note.codigo_sap }, { commandId: crypto.randomUUID() });
    if (reply.ok) showToast({ titulo: 'El pedido fue entregado correctamente', texto: `Pedido N° ${note.number}` });
    else await notice({ titulo: FAILED, texto: reply.mensaje });
  } catch (error) {
    await notice({ titulo: FAILED, texto: messageOf(error) });
  } finally {
    refreshOrders();
  }
}
