import { defineAggregate, on } from '../kernel/aggregate.ts';
import { defineClaim } from '../kernel/claim.ts';
import { CustomerChanged, CustomerRegistered, type DatosCliente } from './events.ts';

export type Customer = DatosCliente & { readonly _id: string; readonly puntos: number };
export type CustomerState = Customer | undefined;

/** Stream `customer-<_id>`. */
export const customer = defineAggregate<CustomerState>('customer', undefined, [
  on(CustomerRegistered, (_s, d) => d),
  on(CustomerChanged, (s, d) => s && { ...s, ...d.cambios }),
]);

/** Who has a RUT: one customer per RUT. */
export const customerRut = defineClaim('rut', 'CustomerRutClaimed', 'RUT asignado');
