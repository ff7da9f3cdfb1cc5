import type {
  ordersInvoicedNotes as OrdersInvoicedNotes,
  ordersPendingNotes as OrdersPendingNotes,
} from '@power/domain/orders/views/boards';
import { type ReplyFor, wire } from '../api/wire.ts';

const notes = { kind: 'query', method: 'POST', path: '/forecast/oportunidad', topic: 'pedidos' } as const;
export const ordersPendingNotes = wire<typeof OrdersPendingNotes>({ ...notes, accion: 'pedidosPendientes' });
export const ordersInvoicedNotes = wire<typeof OrdersInvoicedNotes>({ ...notes, accion: 'pedidosFacturados' });

export type OrderNote = ReplyFor<typeof ordersPendingNotes>['pendientes'][number];
