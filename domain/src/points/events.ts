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

export const PointsExpired = defineEvent('PointsExpired', {
  label: 'Pesos Mobile vencidos',
  data: z.object({ ...movement, pedidos: z.array(pedido) }),
});
