import { z } from 'zod';
import { changeCustomer } from './change-customer.ts';
import { customerData } from './customer-data.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { expectedVersion } from '../kernel/text.ts';
import type { SellerFacts } from './customer-data.ts';
import { clienteId } from './guards.ts';
import { customer } from './customer.ts';
import { type NewCustomerFacts, registerCustomer } from './register-customer.ts';

const path = '/web/cotizaciones/actualizarcliente';

/** A customer made while it is quoted: `/clientes/crear` under the address of document 2 §7. */
export const createQuotedCustomer = defineCommand({
  name: 'create-quoted-customer',
  context: 'customers',
  path,
  accion: 'crear',
  access: registerCustomer.access,
  summary: 'Crea un cliente desde una cotización; el RUT es único',
  request: z.strictObject({
    accion: z.literal('crear'),
    cliente: customerData.partial().required({ nombre: true, legalcode: true }),
  }),
  reply: z.object({ _id: z.string() }),
  aggregate: customer,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<NewCustomerFacts>) => facts._id,
  decide: (state, { cliente }, context: DecideContext<NewCustomerFacts>) =>
    registerCustomer.decide(state, { cliente }, context),
  answer: (outcome, { cliente }) => registerCustomer.answer(outcome, { cliente }),
});

/** What was learnt of a customer while it was quoted: `/clientes/modificar` under the address of document 2 §7. */
export const changeQuotedCustomer = defineCommand({
  name: 'change-quoted-customer',
  context: 'customers',
  path,
  accion: 'actualizar',
  access: changeCustomer.access,
  summary: 'Modifica los datos de un cliente desde una cotización',
  request: z.strictObject({
    accion: z.literal('actualizar'),
    cliente: customerData.omit({ legalcode: true }).partial().extend({ _id: clienteId }),
    expectedVersion,
  }),
  aggregate: customer,
  needsFacts: true,
  stream: ({ cliente }) => cliente._id,
  decide: (state, { cliente: { _id: id, ...cliente } }, context: DecideContext<SellerFacts>) =>
    changeCustomer.decide(state, { accion: 'simple', id, cliente }, context),
  answer: (outcome, { cliente: { _id: id, ...cliente } }) =>
    changeCustomer.answer(outcome, { accion: 'simple', id, cliente }),
});
