import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { CUSTOMER_KEEPERS } from './access.shared.ts';
import { customer } from './customer.ts';
import { CustomerReactivated } from './events.ts';
import { clienteId, forCustomer, ifMerged } from './guards.ts';

const TITLE = 'El cliente no se reactivó';

export const reactivateCustomer = defineCommand({
  name: 'reactivate-customer',
  context: 'customers',
  path: '/clientes/modificar',
  accion: 'reactivar',
  access: { perfiles: CUSTOMER_KEEPERS },
  summary: 'Reactiva un cliente',
  request: z.strictObject({ accion: z.literal('reactivar'), id: clienteId, expectedVersion }),
  aggregate: customer,
  stream: ({ id }) => id,
  when: forCustomer(
    (c) =>
      ifMerged(TITLE, c) ?? (c.activo ? reject('ESTADO_NO_PERMITE', TITLE, `${c.nombre} ya está activo.`) : undefined),
  ),
  decide: (state) => [CustomerReactivated({ _id: state!._id, nombre: state!.nombre })],
  answer: ({ state }) => ({ mensaje: `El cliente ${state!.nombre} fue reactivado` }),
});
