import { defineQuery, everyone } from '@power/domain/kernel/query';
import { z } from 'zod';

/** A query for the client's tests. */
export const orderSheet = defineQuery({
  name: 'order-sheet',
  context: 'orders',
  path: '/pedido_ventas/traerunpedido',
  access: { perfiles: 'todos' },
  reads: [],
  scope: everyone,
  summary: 'Ficha',
  request: z.object({ pedido: z.number() }),
  reply: z.object({ number: z.number() }),
});
