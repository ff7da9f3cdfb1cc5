import { customer, customerRut } from '@power/domain/customers/customer';
import { badRut, takenRut } from '@power/domain/customers/customer-data';
import type { NewCustomerFacts } from '@power/domain/customers/register-customer';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { parseRut } from '@power/domain/kernel/rut';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { erpOf } from '../kernel/erp.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { thisPerson } from '../kernel/people.ts';
import { namedSeller } from '../kernel/seller.ts';

interface Asked {
  readonly cliente: {
    readonly legalcode: string;
    readonly condicion_pago?: string | undefined;
    readonly ejecutivo?: string | null | undefined;
  };
}

/** Number, ERP code and seller of a customer that is being made. */
export async function newCustomer(
  { cliente }: Asked,
  services: CommandServices,
): Promise<NewCustomerFacts | Rejection> {
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
    _id: '',
    codigo_sap: '',
    ejecutivo,
  };
}

/** A customer who is new is numbered, and told to the ERP, when nothing refuses them. */
export const numberCustomer = async <F extends { readonly _id: string }>(
  facts: F,
  services: CommandServices,
  legalcode: string,
): Promise<F> => ({
  ...facts,
  _id: String(await services.nextNumber('cliente')),
  codigo_sap: await erpOf(services).registerCustomer(parseRut(legalcode)!.body),
});

/** Of calls that make one customer. */
export const customerNumbered = {
  series: 'cliente',
  fill: (facts: NewCustomerFacts, services: CommandServices, { cliente }: Asked) =>
    numberCustomer(facts, services, cliente.legalcode),
};

/** Takes a RUT for a customer; refused while another has it. */
export function claimRut(legalcode: string, services: CommandServices, dueno: string): Promise<Rejection | undefined> {
  const { body, rut } = parseRut(legalcode)!;
  return takeClaim(services, customerRut, {
    valor: String(body),
    dueno,
    taken: () => takenRut(rut),
    binds: async (other) => (await services.load(customer, other)).state !== undefined,
  });
}
