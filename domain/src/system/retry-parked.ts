import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { ParkedRetryRequested } from './events.ts';
import { operations, OPERATIONS_ID } from './operations.ts';

const proyeccion = z.string().regex(/^[a-z-]+\/[a-z-]+$/, 'Indica una proyección, por ejemplo orders/order-list');

/** Replays parked events in order, of one stream or of a whole projection. */
export const retryParked = defineCommand({
  name: 'retry-parked',
  context: 'system',
  path: '/sistema/operar',
  accion: 'reintentar',
  access: { perfiles: ['Administrador'] },
  summary: 'Reintenta eventos detenidos',
  request: z.strictObject({ accion: z.literal('reintentar'), proyeccion, stream: z.string().max(300).optional() }),
  aggregate: operations,
  stream: () => OPERATIONS_ID,
  needsFacts: true,
  decide: (_, request) => [ParkedRetryRequested({ proyeccion: request.proyeccion, stream: request.stream ?? null })],
  answer: () => ({ mensaje: 'Los eventos detenidos se están reintentando' }),
});
