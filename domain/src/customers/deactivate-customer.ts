import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { CUSTOMER_KEEPERS } from './access.shared.ts';
import { customer } from './customer.ts';
import { CustomerDeactivated } from './events.ts';
import { clienteId, forCustomer } from './guards.ts';

const TITLE = 'El cliente no se desactivó';

/** Nothing new is sold to it from now on; its documents stay as they are. */
export const deactivateCustomer = defineCommand({
  name: 'deactivate-customer',
  context: 'customers',
  path: '/clientes/modificar',
  accion: 'desactivar',
  access: { perfiles: CUSTOMER_KEEPERS },
  summary: 'Desactiva un cliente: no se le vende más',
  request: z.strictObject({
    accion: z.literal('desactivar'),
    id: clienteId,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(4000).default(''),
    expectedVersion,
  }),
  aggregate: customer,
  stream: ({ id }) => id,
  when: forCustomer(({ activo, nombre }) =>
    activo ? undefined : reject('ESTADO_NO_PERMITE', TITLE, `${nombre} ya está inactivo.`),
  ),
  decide(state, { motivo }) {
    const { _id, nombre } = state!;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    return [CustomerDeactivated({ _id, nombre, motivo })];
  },
  answer: ({ state }) => ({ mensaje: `El cliente ${state!.nombre} fue desactivado` }),
});
