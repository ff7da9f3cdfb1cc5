import { absorbCustomer } from '@power/domain/customers/absorb-customer';
import { customer } from '@power/domain/customers/customer';
import { reject } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedInto } from '../kernel/merged-into.ts';

export default provideFacts(absorbCustomer, async ({ duplicado: id }, services) => {
  const { state: duplicado } = await services.load(customer, id);
  const destino = await mergedInto(services, id);
  return duplicado && destino
    ? { duplicado, destino: destino._id }
    : reject('CLIENTE_SIN_UNION', 'Nada que recibir', 'El cliente no está unido a otro.');
});
