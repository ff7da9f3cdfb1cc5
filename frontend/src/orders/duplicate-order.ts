import { orderOne } from '../calls/orders.ts';
import { currentUserId } from '../access/current-user.ts';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { confirm, notice } from '../ui/dialogs/prompts.ts';
import { hasContent, readDraft, writeDraft } from './new-order/draft.ts';
import { copyOf } from './order-draft.ts';

const FAILED = 'El pedido no se pudo duplicar';

/** Puts a copy of the order into *Nuevo pedido*; true once it is there to be looked over. */
export async function duplicateOrder(number: number): Promise<boolean> {
  const user = currentUserId();
  if (user === undefined) return false;
  if (
    hasContent(readDraft(user, '')) &&
    !(await confirm({
      titulo: 'Tienes un pedido sin terminar',
      texto: `Se reemplaza por la copia del Pedido N° ${number}.`,
      boton: 'Reemplazar',
      peligro: true,
    }))
  )
    return false;
  try {
    const reply = await call(orderOne, { pedido: number });
    if (!reply.ok) {
      await notice({ titulo: FAILED, texto: (reply as { mensaje?: string }).mensaje });
      return false;
    }
    writeDraft(user, await copyOf(reply.pedido));
    return true;
  } catch (error) {
    await notice({ titulo: FAILED, texto: messageOf(error) });
    return false;
  }
}
