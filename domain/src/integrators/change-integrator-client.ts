import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { IntegratorClientChanged } from './events.ts';
import { claveId } from './guards.ts';
import { integrator, type Integrator, refOf } from './integrator.ts';

/**
 * The key of a customer that was merged stands for the other one, and its program goes on. Issued by the process that
 * follows merges, and a repeat changes nothing.
 */
export const changeIntegratorClient = defineCommand({
  name: 'change-integrator-client',
  kit: 'document',
  context: 'integrators',
  path: '/api_clientes/modificar',
  accion: 'clienteunido',
  access: { perfiles: ['Administrador'] },
  summary: 'Pasa una clave API al cliente al que se unió el suyo',
  request: z.strictObject({ accion: z.literal('clienteunido'), id: claveId }),
  aggregate: integrator,
  needsFacts: true,
  stream: ({ id }) => String(id),
  decide: (state, _request, { facts: cliente }: DecideContext<Integrator['cliente'] | null>) =>
    !state || !cliente || state.cliente._id === cliente._id
      ? []
      : [IntegratorClientChanged({ integrador: refOf(state), antes: state.cliente, cliente })],
  answer: ({ state }) => ({ mensaje: `La clave es de ${state?.cliente.nombre ?? 'nadie'}` }),
});
