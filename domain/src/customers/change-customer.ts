import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { CUSTOMER_KEEPERS, REASSIGNERS } from './access.shared.ts';
import { customer } from './customer.ts';
import { customerData, forbiddenField, type SellerFacts } from './customer-data.ts';
import { CustomerChanged } from './events.ts';
import { clienteId, forCustomer, ifMerged } from './guards.ts';

/** The RUT stays: another RUT is another company. */
export const changeCustomer = defineCommand({
  name: 'change-customer',
  context: 'customers',
  path: '/clientes/modificar',
  accion: 'simple',
  access: { perfiles: CUSTOMER_KEEPERS },
  summary: 'Modifica los datos de un cliente',
  request: z.strictObject({
    accion: z.literal('simple'),
    id: clienteId,
    cliente: customerData.omit({ legalcode: true }).extend({ activo: z.boolean() }).partial(),
    expectedVersion,
  }),
  aggregate: customer,
  needsFacts: true,
  when: forCustomer((c) => ifMerged('No se puede guardar', c)),
  stream: (request) => request.id,
  decide(state, { cliente }, { user, facts }: DecideContext<SellerFacts>) {
    const { ejecutivo: _, ...fields } = cliente;
    const { _id, puntos: _puntos, adjuntos: _adjuntos, ...current } = state!;
    const refused = forbiddenField(fields, current, user);
    if (refused) return refused;
    if (
      facts.ejecutivo !== undefined &&
      facts.ejecutivo?._id !== current.ejecutivo?._id &&
      !REASSIGNERS.includes(user.perfil)
    )
      return reject('SIN_PERMISO', 'No se puede guardar', 'Tu perfil no puede cambiar el ejecutivo del cliente.');
    const changes = changesOf(
      current,
      facts.ejecutivo === undefined ? fields : { ...fields, ejecutivo: facts.ejecutivo },
    );
    return changes ? [CustomerChanged({ _id, nombre: current.nombre, ...changes })] : [];
  },
  answer: ({ state }) => ({ mensaje: `El cliente ${state!.nombre} fue modificado` }),
});
