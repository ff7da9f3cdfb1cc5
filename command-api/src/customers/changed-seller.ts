import { customer } from '@power/domain/customers/customer';
import type { SellerFacts } from '@power/domain/customers/customer-data';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { namedSeller } from '../kernel/seller.ts';

interface Asked {
  readonly condicion_pago?: string | undefined;
  readonly ejecutivo?: string | null | undefined;
}

/** The seller that a change of a customer names; its payment condition exists. */
export async function changedSeller(
  id: string,
  cliente: Asked,
  services: CommandServices,
): Promise<SellerFacts | Rejection> {
  const { state } = await services.load(customer, id);
  const unknown = await unknownTerms(services, 'No se puede guardar', cliente, state);
  if (unknown) return unknown;
  const ejecutivo = await namedSeller(cliente.ejecutivo, services);
  return isRejection(ejecutivo) ? ejecutivo : { ejecutivo };
}
