import { cancelOrder, deliverOrder, orderPdf } from '../calls/orders.ts';
import { issueDispatchGuide } from '../calls/finance.ts';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { spokenList } from '@power/domain/kernel/spoken-list';
import { goodsLeft, isPartDelivered, partDelivered } from '@power/domain/streams/order/delivery-parts.shared';
import { formatCount } from '../ui/format/numbers.ts';
import { call, download } from '../api/client.ts';
import { refreshOrders } from './refresh-orders.shared.ts';
import { askComment, confirm } from '../ui/dialogs/prompts.ts';
import { fileOrTell, type Told, tell as tellEnd } from '../ui/dialogs/tell.ts';

interface Named {
  readonly number: number;
  readonly codigo_sap: string;
}
/** As everywhere; the lists of orders and their sheets are asked for anew, however it ended. */
export const tell = (failure: string, run: () => Promise<Told>): Promise<boolean> =>
  tellEnd(failure, run).finally(refreshOrders);

/** One id per intent: a repetition after a lost answer is answered, not done again. */
const once = () => ({ commandId: crypto.randomUUID() });

type Parted = Pick<OrderSheet, 'entregas' | 'productos_pedido' | 'picking' | 'entregado' | 'resto_anulado' | 'estatus'>;

/** What annulling ends: of an order that was delivered in part, what the customer keeps and what is not delivered any more. */
export function cancelText(o: Partial<Parted>): string {
  if (!o.productos_pedido || !isPartDelivered(o as Parted))
    return 'El stock comprometido se libera y el pedido no vuelve atrás.';
  const parted = o as Parted;
  const units = (n: number, line: OrderSheet['productos_pedido'][number]) =>
    `${formatCount(n)} de ${line.producto.part_number}`;
  const delivered = parted.productos_pedido.flatMap((line) => {
    const n = partDelivered(parted, line.linea);
    return n > 0 ? [units(n, line)] : [];
  });
  const rest = goodsLeft(parted).map(({ line, cantidad }) => units(cantidad, line));
  return `El cliente se queda con lo entregado: ${spokenList(delivered)}. Se anula lo que falta: ${spokenList(rest)}; su stock se libera y el pedido queda Entregado.`;
}

export async function askAndCancel(o: Named & Partial<Parted>): Promise<void> {
  const parted = o.productos_pedido !== undefined && isPartDelivered(o as Parted);
  const motivo = await askComment({
    titulo: parted ? `Anular el resto del Pedido N° ${o.number}` : `Anular el Pedido N° ${o.number}`,
    texto: cancelText(o),
    etiqueta: 'Motivo',
    boton: parted ? 'Anular el resto' : 'Anular Pedido',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('El pedido no se puede anular', () => call(cancelOrder, { codigo_sap: o.codigo_sap, motivo }, once()));
}

export async function askAndDeliver(o: Named): Promise<void> {
  const yes = await confirm({
    titulo: `Entregar el Pedido N° ${o.number}`,
    texto: 'Confirma que el cliente recibió los productos.',
    boton: 'Entregar Pedido',
  });
  if (yes)
    await tell('El pedido no fue entregado correctamente', () =>
      call(deliverOrder, { codigo_sap: o.codigo_sap }, once()),
    );
}

/** *Guía de despacho*: its number is drawn once, so it is asked before. */
export async function askAndGuide(o: Named): Promise<void> {
  const yes = await confirm({
    titulo: `Guía de despacho del Pedido N° ${o.number}`,
    texto: 'Se emite con lo que bodega preparó. Cada pedido lleva una sola guía.',
    boton: 'Emitir guía',
  });
  if (yes) await tell('La guía de despacho no se emitió', () => call(issueDispatchGuide, { pedido: o.number }, once()));
}

export async function downloadPdf(number: number): Promise<void> {
  await fileOrTell('El PDF no se pudo crear', () =>
    download(orderPdf, { number, tipo: 'pedido' }, `Pedido ${number}.pdf`),
  );
}
