import { emailClaim, user } from '@power/domain/access/user';
import { customer, customerRut } from '@power/domain/customers/customer';
import { badRut } from '@power/domain/customers/customer-data';
import { importCustomer } from '@power/domain/customers/import-customer';
import type { CustomerRowFacts } from '@power/domain/customers/imported-customer.shared';
import { isRejection } from '@power/domain/kernel/rejection';
import { parseRut } from '@power/domain/kernel/rut';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { findPerson } from '../kernel/people.ts';
import { claimRut, numberCustomer } from './new-customer.ts';

/** The seller with this address; undefined where the row names none, null where nobody has it. */
async function sellerNamed(email: string, services: CommandServices): Promise<CustomerRowFacts['ejecutivo']> {
  if (email === '') return undefined;
  const { usuario } = (await services.load(emailClaim, email.toLowerCase())).state;
  if (usuario === undefined || !(await services.load(user, usuario)).state.exists) return null;
  const found = await findPerson(services, usuario);
  return isRejection(found) ? null : found;
}

export default provideFacts(
  importCustomer,
  async ({ fila }, services) => {
    const rut = parseRut(fila.legalcode as string);
    if (!rut) return badRut();
    const owner = (await services.load(customerRut.aggregate, String(rut.body))).state.dueno;
    const known = owner === undefined ? undefined : (await services.load(customer, owner)).state;
    const condicion_pago = (fila.condicion_pago as string) || undefined;
    return {
      _id: known ? owner! : '',
      codigo_sap: known ? known.codigo_sap : '',
      ejecutivo: await sellerNamed((fila.ejecutivo as string | null) ?? '', services),
      condicion: (await unknownTerms(services, '', { condicion_pago }, undefined)) === undefined,
    };
  },
  {
    numbered: {
      series: 'cliente',
      wanted: ({ _id }) => _id === '',
      fill: (facts, services, { fila }) => numberCustomer(facts, services, fila.legalcode as string),
    },
    before: ({ fila }, services, { _id }) => claimRut(fila.legalcode as string, services, _id),
  },
);
