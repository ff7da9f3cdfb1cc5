import { customer, customerRut } from '@power/domain/customers/customer';
import { badRut, takenRut } from '@power/domain/customers/customer-data';
import { registerCustomer } from '@power/domain/customers/register-customer';
import { isRejection } from '@power/domain/kernel/rejection';
import { parseRut } from '@power/domain/kernel/rut';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { erpOf } from '../kernel/erp.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { thisPerson } from '../kernel/people.ts';
import { namedSeller } from '../kernel/seller.ts';

export default provideFacts(
  registerCustomer,
  async ({ cliente }, services) => {
    const rut = parseRut(cliente.legalcode);
    if (!rut) return badRut();
    const unknown = await unknownTerms(services, 'No se puede guardar', cliente, undefined);
    if (unknown) return unknown;
    // Sellers only see their own customers: one that they create is theirs.
    const ejecutivo =
      services.user.perfil === 'Ejecutivo de Ventas'
        ? await thisPerson(services)
        : await namedSeller(cliente.ejecutivo, services);
    if (isRejection(ejecutivo)) return ejecutivo;
    return {
      _id: String(await services.nextNumber('cliente')),
      codigo_sap: await erpOf(services).registerCustomer(rut.body),
      ejecutivo,
    };
  },
  {
    before({ cliente }, services, { _id }) {
      const { body, rut } = parseRut(cliente.legalcode)!;
      return takeClaim(services, customerRut, {
        valor: String(body),
        dueno: _id,
        taken: () => takenRut(rut),
        binds: async (other) => (await services.load(customer, other)).state !== undefined,
      });
    },
  },
);
