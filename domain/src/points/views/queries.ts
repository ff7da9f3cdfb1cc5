import { z } from 'zod';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { pointsRow } from './points-row.ts';

/** Movements of Pesos Mobile, newest first. */
export const pointsGrid = defineGridQuery(pointsRow, {
  context: 'points',
  path: '/puntos/listar',
  reads: [],
  name: 'points-grid',
  access: { perfiles: ['Administrador', 'Marketing', 'Ejecutivo de Ventas', 'Reseller', 'Cliente'] },
  summary: 'Movimientos de Pesos Mobile',
});

/** What customers earned, used, lost and have (requirements §4 resumen-puntos-clientes). */
export const pointsSummary = defineQuery({
  name: 'points-summary',
  context: 'points',
  method: 'GET',
  path: '/dashboard/resumen-puntos-clientes',
  summary: 'Resumen de Pesos Mobile de los clientes',
  access: { perfiles: ['Administrador', 'Marketing'] },
  scope: 'everyone',
  reads: [pointsRow.projection],
  request: z.strictObject({}),
  reply: z.object({
    ok: z.literal(true),
    ganados: z.number().int(),
    /** Less what cancelled orders gave back. */
    usados: z.number().int(),
    vencidos: z.number().int(),
    saldo: z.number().int(),
    /** Customers who have any. */
    clientes: z.number().int(),
  }),
});
