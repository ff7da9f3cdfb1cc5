import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { ORDER_LIST, orderRow, ORDERS_TOPIC } from '../../orders/views/order-row.ts';
import { PICKERS } from '../access.shared.ts';

/** The warehouse hand's list: all own work first, then what can be taken, oldest first. */
export const pickingWorkList = defineQuery({
  scope: everyone,
  name: 'picking-work-list',
  context: 'picking',
  path: '/picking/listar',
  accion: 'trabajo',
  access: { perfiles: PICKERS },
  reads: [ORDER_LIST],
  topic: ORDERS_TOPIC,
  summary: 'Pedidos que se pueden pickear y los que están en curso',
  request: z.strictObject({ accion: z.literal('trabajo') }),
  reply: z.object({
    propios: z.array(orderRow.schema),
    /** Cancelled after they were picked: goods to put back. */
    devolver: z.array(orderRow.schema),
    /** The two hundred that have waited longest. */
    pendientes: z.array(orderRow.schema),
    /** How many wait in all, as people read it. */
    cuantos_pendientes: z.string(),
    otros: z.array(orderRow.schema),
  }),
});
