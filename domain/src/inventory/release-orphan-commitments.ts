import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';
import { STOCK_APPROVERS } from './access.ts';
import { productoId } from './receive-stock.ts';
import { nextStock, settle } from './settle.ts';
import { stock } from './stock.ts';

/**
 * The sweep behind every crash: facts name what each order that holds this product says, once it has ruled out the
 * attempts that look dead. Scheduled; safe to repeat.
 */
export const releaseOrphanCommitments = defineCommand({
  name: 'release-orphan-commitments',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'liberarhuerfanos',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Libera el stock de un producto comprometido por validaciones que no llegaron a término',
  request: z.strictObject({ accion: z.literal('liberarhuerfanos'), producto: productoId }),
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  decide(initial, _request, { facts, now }: DecideContext<Readonly<Record<string, OrderTruth>>>) {
    const events: DomainEvent[] = [];
    let state = initial;
    for (const [pedido, truth] of Object.entries(facts)) {
      for (const event of settle(state, pedido, truth, now)) {
        state = nextStock(state, event, now);
        events.push(event);
      }
    }
    return events;
  },
  answer: ({ events }) => ({
    mensaje: events.length === 0 ? 'No había stock huérfano' : 'El stock huérfano fue liberado',
  }),
});
