import { defineAggregate, on } from '../kernel/aggregate.ts';
import { defineClaim } from '../kernel/claim.ts';
import { attachmentFolds } from '../kernel/attachment-events.ts';
import type { Attached } from '../kernel/attachments.ts';
import {
  CustomerAbsorbed,
  CustomerChanged,
  CustomerDeactivated,
  CustomerMerged,
  CustomerReactivated,
  CustomerRegistered,
  MergedDocumentsListed,
  type ClienteUnido,
  type DatosCliente,
} from './events.ts';
import { remembered, withRemembered } from './parts.ts';

export type Customer = DatosCliente &
  Attached & {
    readonly _id: string;
    readonly puntos: number;
    /** A seller made it without a type, and nobody has given it one yet. */
    readonly por_clasificar?: boolean | undefined;
    /** The customer that it was merged into: its documents are that one's. */
    readonly unido_a?: ClienteUnido;
    /** How many of its documents went over. */
    readonly documentos_unidos?: number;
    /** Customers that were merged into this one. */
    readonly unidos?: readonly ClienteUnido[];
  };
export type CustomerState = Customer | undefined;

/** Stream `customer-<_id>`. */
export const customer = defineAggregate<CustomerState>('customer', undefined, [
  on(CustomerRegistered, (_s, d) => withRemembered(d)),
  on(CustomerChanged, (s, d) => {
    if (!s) return s;
    const { por_clasificar, ...rest } = { ...s, ...withRemembered(d.cambios) };
    return por_clasificar && rest.tipo_cliente === null ? { ...rest, por_clasificar } : rest;
  }),
  on(CustomerDeactivated, (s) => s && { ...s, activo: false }),
  on(CustomerReactivated, (s) => s && { ...s, activo: true }),
  on(CustomerMerged, (s, { destino }) => s && { ...s, activo: false, unido_a: destino }),
  on(
    MergedDocumentsListed,
    (s, { documentos }) => s && { ...s, documentos_unidos: (s.documentos_unidos ?? 0) + documentos.length },
  ),
  on(
    CustomerAbsorbed,
    (s, { duplicado, direcciones, contactos }) =>
      s && {
        ...s,
        direcciones: [...s.direcciones, ...direcciones],
        contactos: [...s.contactos, ...remembered(contactos)],
        unidos: [...(s.unidos ?? []), duplicado],
      },
  ),
  ...attachmentFolds<Customer>(),
]);

/** Who has a RUT: one customer per RUT. */
export const customerRut = defineClaim('rut', 'CustomerRutClaimed', 'RUT asignado');
