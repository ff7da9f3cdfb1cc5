import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { RebuildRequested } from './events.ts';
import { operations, OPERATIONS_ID } from './operations.ts';

/** Rebuilds a read model beside the one in use and swaps them (ARCHITECTURE, *Projections*). */
export const rebuildProjection = defineCommand({
  name: 'rebuild-projection',
  context: 'system',
  path: '/sistema/operar',
  accion: 'reconstruir',
  access: { perfiles: ['Administrador'] },
  summary: 'Reconstruye una proyección',
  request: z.strictObject({
    accion: z.literal('reconstruir'),
    proyeccion: z.string().regex(/^[a-z-]+\/[a-z-]+$/, 'Indica una proyección, por ejemplo orders/order-list'),
  }),
  aggregate: operations,
  stream: () => OPERATIONS_ID,
  needsFacts: true,
  decide: (_, request) => [RebuildRequested({ proyeccion: request.proyeccion })],
  answer: (_, request) => ({ mensaje: `La proyección ${request.proyeccion} se está reconstruyendo` }),
});
