import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { ORDER_LIST, orderScope } from '../../orders/views/order-row.ts';
import { DASHBOARD_PERFILES } from './operational.ts';

/** The first is today's sales; the others are orders that wait for somebody. */
export const INDICATORS = ['vendido', 'porValidar', 'porPickear', 'enSala', 'porDespachar', 'enRuta'] as const;
export type Indicator = (typeof INDICATORS)[number];

/** Days of a sparkline, today the last. */
export const INDICATOR_DAYS = 8;

/** Figures at the head of the operational dashboard, each beside what it was at this time of the days before. */
export const operationalIndicators = defineQuery({
  scope: orderScope,
  name: 'operational-indicators',
  context: 'dashboards',
  path: '/dashboard/indicadores',
  accion: 'operacional',
  access: { perfiles: DASHBOARD_PERFILES },
  reads: [ORDER_LIST],
  summary: 'Indicadores del dashboard operacional, con los de los días anteriores a la misma hora',
  request: z.strictObject({ accion: z.literal('operacional') }),
  reply: z.object({
    ok: z.literal(true),
    ahora: z.string(),
    indicadores: z.array(
      z.object({
        clave: z.enum(INDICATORS),
        /** Pesos for whoever sees amounts, otherwise a number of orders. */
        unidad: z.enum(['pesos', 'pedidos']),
        /** One figure a day at this time of day, the oldest first; the last is now. */
        serie: z.array(z.number()),
      }),
    ),
  }),
});
