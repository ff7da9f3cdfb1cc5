import { z } from 'zod';
import type { Principal } from '../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import type { Customer, CustomerState } from './customer.ts';

/** A customer as requests name it. */
export const clienteId = z.string().regex(/^[\w-]{1,60}$/, 'No es un cliente');

function concerns(c: Customer, user: Principal): boolean {
  switch (user.perfil) {
    case 'Ejecutivo de Ventas':
      return c.ejecutivo?._id === user._id;
    case 'Reseller':
    case 'Cliente':
      return c._id === user.cliente_id;
    case 'Proveedor':
      return false;
    default:
      return true;
  }
}

/** The customer, if it exists and the person's row scope holds it (requirements §0.1.4); the same answer for both refusals. */
export const visibleCustomer = (state: CustomerState, user: Principal): Customer | Rejection =>
  state && concerns(state, user)
    ? state
    : reject('CLIENTE_NO_EXISTE', 'Cliente no encontrado', 'El cliente no existe o no está a tu cargo.');

/** A customer that was merged stays as it was: refusal of what would change it. `titulo` names what was tried. */
export const ifMerged = (titulo: string, { nombre, unido_a }: Customer): Rejection | undefined =>
  unido_a &&
  reject('CLIENTE_UNIDO', titulo, `${nombre} está unido a ${unido_a.nombre} (${unido_a.legalcode}). Usa ese.`);

/** A rule of commands over a customer that the person may see, for their `when`. */
export const forCustomer =
  (rule: (c: Customer) => Rejection | undefined = () => undefined) =>
  (state: CustomerState, user: Principal): Rejection | undefined => {
    const c = visibleCustomer(state, user);
    return isRejection(c) ? c : rule(c);
  };
