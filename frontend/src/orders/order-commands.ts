import { cancelOrder, deliverOrder, orderPdf } from '../calls/orders.ts';
import { issueDispatchGuide } from '../calls/finance.ts';
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

export async function askAndCancel(o: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular el Pedido N° ${o.number}`,
    texto: 'El stock comprometido se libera y el pedido no vuelve atrás.',
    etiqueta: 'Motivo',
    boton: 'Anular Pedido',
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
