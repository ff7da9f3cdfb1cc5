import { purchaseOrderCalls } from '@power/domain/documents';
import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import { PurchaseOrderSent } from '@power/domain/purchasing/orders/events';
import type { MailFile } from '@power/infra/adapters/mail/outbox';
import { stateOf } from '@power/infra/platform/history/replay';
import { buffer } from 'node:stream/consumers';
import type { PaperSource } from '../quotations/mailed-papers.shared.ts';
import { orderFile } from './order-paper.shared.ts';

const { aggregate } = purchaseOrderCalls.rules;

/**
 * The paper of an import order that goes with its mail (`orden-compra/12/<command>`): as the order stood when it was sent,
 * whatever has changed since. A mail is not sent without it, nor of an order that was cancelled meanwhile: the refusal says why.
 */
export async function mailedOrder(papel: string, { log, rows }: PaperSource): Promise<MailFile | undefined> {
  const [, number, command] = /^orden-compra\/(\d{1,15})\/(.+)$/.exec(papel) ?? [];
  if (number === undefined) return undefined;
  const events = await log.read(streamOf(aggregate, number));
  const sent = events.findIndex(
    ({ type, metadata }) => type === PurchaseOrderSent.type && metadata.commandId === command,
  );
  const state = stateOf(aggregate, events.slice(0, sent + 1), eventCatalogue);
  if (!state) throw new Error(`La Orden de Compra N° ${number} no tiene ese envío.`);
  if (stateOf(aggregate, events, eventCatalogue)?.estado === 'Anulada')
    throw new Error(`La Orden de Compra N° ${number} fue anulada: no se envía.`);
  const { file } = await orderFile(state, rows);
  const bytes = Buffer.isBuffer(file.stream) ? file.stream : await buffer(file.stream);
  return { nombre: file.nombre, tipo: file.tipo, bytes };
}
