import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { refOf, type Rma, serviceCase } from './case.ts';
import { RmaClientChanged } from './events.ts';
import { rmaId } from './guards.ts';

/**
 * The case of a customer that was merged is the other one's; one that is over keeps the name on its papers. Issued by the
 * process that follows merges, and a repeat changes nothing.
 */
export const changeCaseClient = defineCommand({
  name: 'change-rma-client',
  kit: 'document',
  context: 'service',
  path: '/rma/modificar',
  accion: 'clienteunido',
  access: { perfiles: ['Administrador'] },
  summary: 'Pasa un RMA al cliente al que se unió el suyo',
  request: z.strictObject({ accion: z.literal('clienteunido'), id: rmaId }),
  aggregate: serviceCase,
  needsFacts: true,
  stream: ({ id }) => String(id),
  decide(state, _request, { facts }: DecideContext<Rma['cliente'] | null>) {
    if (!state || !facts || state.cliente._id === facts._id) return [];
    const over = state.estado === 'Entregado' || state.estado === 'Rechazado';
    const cliente = over ? { ...state.cliente, _id: facts._id } : facts;
    return [
      RmaClientChanged({
        rma: refOf(state),
        antes: state.cliente,
        cliente,
        reclamos: state.reclamos.map(({ n }) => n),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El RMA es de ${state?.cliente.nombre ?? 'nadie'}` }),
});
