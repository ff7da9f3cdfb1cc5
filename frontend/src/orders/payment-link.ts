import { call } from '../api/client.ts';
import { createWebpayLink } from '../calls/orders.ts';
import { giveLink } from '../ui/dialogs/give-link.tsx';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { refreshOrders } from './refresh-orders.shared.ts';

interface Link {
  readonly vence: string;
  readonly monto: number;
}

/** The link by which the customer pays: the one that is still good, or a new one. */
export async function givePaymentLink({ number }: { readonly number: number }): Promise<void> {
  await giveLink({
    titulo: `Enlace de pago del Pedido N° ${number}`,
    fallo: 'No se creó el enlace de pago',
    run: () => call(createWebpayLink, { pedido: number }, { commandId: crypto.randomUUID() }),
    texto: (reply) => {
      const { monto, vence } = reply as Link;
      return `Envía este enlace al cliente: con él paga ${formatMoney(monto)} en Webpay hasta el ${formatDayTime(vence)}.`;
    },
  });
  refreshOrders();
}
