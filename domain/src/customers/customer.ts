import { defineAggregate, on } from '../kernel/aggregate.ts';
import { defineClaim } from '../kernel/claim.ts';
import { type Attached, attachmentFolds } from '../kernel/attachments.ts';
import {
  CustomerChanged,
  CustomerDeactivated,
  CustomerReactivated,
  CustomerRegistered,
  type DatosCliente,
} from './events.ts';

export type Customer = DatosCliente & Attached & { readonly _id: string; readonly puntos: number };
export type CustomerState = Customer | undefined;

/** Stream `customer-<_id>`. */
export const customer = defineAggregate<CustomerState>('customer', undefined, [
  on(CustomerRegistered, (_s, d) => d),
  on(CustomerChanged, (s, d) => s && { ...s, ...d.cambios }),
  on(CustomerDeactivated, (s) => s && { ...s, activo: false }),
  on(CustomerReactivated, (s) => s && { ...s, activo: true }),
  ...attachmentFolds<Customer>(),
]);

/** Who has a RUT: one customer per RUT. */
export const customerRut = defineClaim('rut', 'CustomerRutClaimed', 'RUT asignado');
