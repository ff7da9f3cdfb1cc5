import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

const cliente = z.object({
  _id: z.string(),
  nombre: z.string(),
  /** Seller of the customer then: whose list shows it. */
  ejecutivo: z.string().nullable(),
});
const movement = {
  cliente,
  /** Pesos Mobile, one peso each. */
  puntos: z.number().int().positive(),
  /** Balance afterwards. */
  saldo: z.number().int().nonnegative(),
};
const pedido = z.number().int();

export const PointsEarned = defineEvent('PointsEarned', {
  label: 'Pesos Mobile ganados',
  data: z.object({
    ...movement,
    pedido,
    /** Net pesos that were handed over, and what part of it in percent was given. */
    neto: z.number().int(),
    porcentaje: z.number(),
    vence: z.string(),
  }),
});

export const PointsSpent = defineEvent('PointsSpent', {
  label: 'Pesos Mobile usados',
  data: z.object({ ...movement, pedido }),
});

/** An order that was cancelled, or never came to be, gives back what it had taken. */
export const PointsReturned = defineEvent('PointsReturned', {
  label: 'Pesos Mobile devueltos',
  data: z.object({ ...movement, pedido, vence: z.string() }),
});

/** A credit note took back part of what an order earned: that much less, as far as the customer still has it. */
export const PointsWithdrawn = defineEvent('PointsWithdrawn', {
  label: 'Pesos Mobile descontados',
  data: z.object({ ...movement, pedido }),
});

export const PointsExpired = defineEvent('PointsExpired', {
  label: 'Pesos Mobile vencidos',
  data: z.object({ ...movement, pedidos: z.array(pedido) }),
});

const cuenta = {
  puntos: z.number().int().nonnegative(),
  saldo: movement.saldo,
  lotes: z.array(z.object({ pedido, puntos: z.number().int(), vence: z.string() })),
  /** What orders hold of it and what they gave, by number. */
  usados: z.record(z.string(), z.number().int()),
  ganados: z.record(z.string(), z.number().int()),
  /** What credit notes took back of it; none before there were any. */
  descontados: z.record(z.string(), z.number().int()).optional(),
};

/** The customer was merged into another: the whole account goes there. */
export const PointsMovedAway = defineEvent('PointsMovedAway', {
  label: 'Pesos Mobile traspasados',
  data: z.object({ cliente, destino: cliente, ...cuenta }),
});

/** The account of a customer that was merged arrives; `traspaso` names the event by which it left. */
export const PointsReceived = defineEvent('PointsReceived', {
  label: 'Pesos Mobile recibidos',
  data: z.object({ cliente, de: cliente, traspaso: z.string(), ...cuenta }),
});
