import { messageOf } from '../api/call-error.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { refreshOrders } from './refresh-orders.shared.ts';

export interface Refused {
  readonly number: number;
  readonly mensaje: string;
}
interface Answer {
  readonly ok: boolean;
  readonly mensaje: string;
}

/** One after the other, so that each order has its own answer; what one refuses does not stop the next. */
export async function inBulk<O extends { readonly number: number }>(
  orders: readonly O[],
  run: (order: O) => Promise<Answer>,
): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const order of orders) {
    try {
      const reply = await run(order);
      if (!reply.ok) refused.push({ number: order.number, mensaje: reply.mensaje });
    } catch (error) {
      refused.push({ number: order.number, mensaje: messageOf(error) });
    }
  }
  refreshOrders();
  return refused;
}

export const refusedWords = (refused: readonly Refused[]): string =>
  refused.map(({ number, mensaje }) => `Pedido N° ${number}: ${mensaje}`).join(' ');

/** Tells how it ended: how many were done, and of each of the others why not. */
export async function tellBulk(
  total: number,
  refused: readonly Refused[],
  [one, many]: readonly [string, string],
): Promise<void> {
  const done = total - refused.length;
  if (done > 0) showToast({ titulo: done === 1 ? `1 ${one}` : `${formatCount(done)} ${many}` });
  if (refused.length > 0)
    await notice({
      titulo: refused.length === 1 ? 'Un pedido no cambió' : `${refused.length} pedidos no cambiaron`,
      texto: refused.map((r) => <p key={r.number}>{refusedWords([r])}</p>),
    });
}
