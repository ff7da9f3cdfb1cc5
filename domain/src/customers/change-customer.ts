import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { CREDIT, CUSTOMER_SELLERS } from './access.ts';
import { customer } from './customer.ts';
import { customerData, forbiddenField, type SellerFacts } from './customer-data.ts';
import { CustomerChanged } from './events.ts';

/** The RUT stays: another RUT is another company. */
export const changeCustomer = defineCommand({
  name: 'change-customer',
  context: 'customers',
  path: '/clientes/modificar',
  accion: 'simple',
  access: { perfiles: [...new Set([...CUSTOMER_SELLERS, ...CREDIT])] },
  summary: 'Modifica los datos de un cliente',
  request: z.strictObject({
    accion: z.literal('simple'),
    id: z.string().min(1).max(60),
    cliente: customerData.omit({ legalcode: true }).extend({ activo: z.boolean() }).partial(),
    expectedVersion,
  }),
  aggregate: customer,
  needsFacts: true,
  stream: (request) => request.id,
  decide(state, { cliente }, { user, facts }: DecideContext<SellerFacts>) {
    if (!state || (user.perfil === 'Ejecutivo de Ventas' && state.ejecutivo?._id !== user._id)) {
      return reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe o no está a tu cargo.');
    }
    const { ejecutivo: _, ...fields } = cliente;
    const refused = forbiddenField(fields, state, user);
    if (refused) return refused;
    const { _id, puntos: _puntos, ...current } = state;
    const changes = changesOf(
      current,
      facts.ejecutivo === undefined ? fields : { ...fields, ejecutivo: facts.ejecutivo },
    );
    return changes ? [CustomerChanged({ _id, nombre: state.nombre, ...changes })] : [];
  },
  answer: ({ state }) => ({ mensaje: `El cliente ${state!.nombre} fue modificado` }),
});
