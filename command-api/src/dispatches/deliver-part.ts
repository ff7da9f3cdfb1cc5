import { deliverPart } from '@power/domain/dispatches/deliver-part';
import { formatDay } from '@power/domain/kernel/dates';
import { goodsLeft } from '@power/domain/streams/order/delivery-parts.shared';
import { type Order, order } from '@power/domain/streams/order/order';
import { queueMail } from '@power/infra/adapters/mail/outbox';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** How long the mail is of use, minutes; of a delivery that lies further back nobody is told. */
const OF_USE_MIN = 24 * 60;

const unitsText = (units: number, { producto }: Order['productos_pedido'][number]): string =>
  `${units} × ${producto.part_number} ${producto.nombre}`;

/** What the customer reads of a delivery in part: what it received and what is still to come. */
function noticeOf(o: Order, entrega: string): string | undefined {
  const part = o.entregas?.find((one) => one.entrega === entrega);
  if (!part) return undefined;
  const received = part.lineas.map(({ linea, cantidad }) =>
    unitsText(
      cantidad,
      o.productos_pedido.find((line) => line.linea === linea)!,
    ),
  );
  const rest = goodsLeft(o).map(({ line, cantidad }) => unitsText(cantidad, line));
  return [
    'Hola:',
    `Entregamos una parte de tu Pedido N° ${o.number} a ${part.recibe.nombre}:`,
    received.join('\n'),
    ...(rest.length > 0
      ? [`Queda por despachar${o.despachar_desde ? ` desde el ${formatDay(o.despachar_desde)}` : ''}:`, rest.join('\n')]
      : []),
    `Si algo no calza, escríbele a tu ejecutivo, ${o.ejecutivo.nombre}.`,
  ].join('\n\n');
}

/** The customer hears of what it received in part, once for each delivery. */
export default provideFacts(deliverPart, () => Promise.resolve(undefined), {
  async finish(_reply, { pedido, entrega }, services) {
    if (Date.parse(services.now) < Date.now() - OF_USE_MIN * 60_000) return {};
    const { state } = await services.load(order, String(pedido));
    const para = state?.client.email.trim().toLowerCase();
    const texto = state && noticeOf(state, entrega);
    if (para && texto)
      await queueMail(services.db, {
        id: `entrega-${pedido}-${entrega}`,
        minutos: OF_USE_MIN,
        para,
        asunto: `Entrega parcial de tu Pedido N° ${pedido}`,
        texto,
      });
    return {};
  },
});
