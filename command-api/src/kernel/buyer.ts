import { type Customer, customer } from '@power/domain/customers/customer';
import { ifMerged } from '@power/domain/customers/guards';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { findPerson, type Person, thisPerson } from './people.ts';

/** The customer that this person may sell to: active, and a seller's own. `titulo` names what was tried. */
export async function buyerFor(services: CommandServices, id: string, titulo: string): Promise<Customer | Rejection> {
  const { state } = await services.load(customer, id);
  const own = services.user.perfil !== 'Ejecutivo de Ventas' || state?.ejecutivo?._id === services.user._id;
  if (state?.unido_a && own) return ifMerged(titulo, state)!;
  return state?.activo && own
    ? state
    : reject('CLIENTE_NO_EXISTE', titulo, 'El cliente no existe, no está activo o no está a tu cargo.');
}

/** The seller: whoever is signed in; an Administrador may name another and otherwise sells for the customer's own. */
export async function sellerFor(
  services: CommandServices,
  named: string | undefined,
  ofCustomer: Person | null,
  titulo: string,
): Promise<Person | Rejection> {
  const { user } = services;
  if (user.perfil !== 'Administrador') {
    return named === undefined || named === user._id
      ? thisPerson(services)
      : reject('SIN_PERMISO', titulo, 'Solo un Administrador elige al ejecutivo.');
  }
  if (named !== undefined) return findPerson(services, named);
  return ofCustomer ?? thisPerson(services);
}
