import { CustomerChanged, CustomerRegistered } from '@power/domain/customers/events';
import { CUSTOMER_LIST, type CustomerRow } from '@power/domain/customers/views/customer-search';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

const key = (d: { _id: string }): string[] => [d._id];

/** Customers as grids and searches read them. */
export default defineProjection<CustomerRow>({
  name: CUSTOMER_LIST,
  version: 1,
  table: 'customer_list',
  columns: {
    _id: 'text',
    nombre: 'text',
    legalcode: 'text',
    codigo_sap: 'text',
    tipo_cliente: 'text',
    giro: 'text',
    condicion_pago: 'text',
    cupo: 'bigint',
    email: 'text',
    phone: 'text',
    direcciones: 'json',
    contactos: 'json',
    activo: 'boolean',
    ejecutivo_id: 'text',
    ejecutivo_nombre: 'text',
    puntos: 'integer',
    createdAt: 'instant',
    updatedAt: 'instant',
    version: 'integer',
  },
  indexes: [['legalcode'], ['codigo_sap'], ['ejecutivo_id'], { trigram: 'nombre' }],
  topic: 'clientes',
  scope: (row) => ({ cliente: row._id, ...(row.ejecutivo_id && { ejecutivo: row.ejecutivo_id }) }),
  rules: [
    rule(CustomerRegistered, key, (_, { ejecutivo, ...d }, c) => ({
      ...d,
      ejecutivo_id: ejecutivo?._id ?? null,
      ejecutivo_nombre: ejecutivo?.nombre ?? null,
      createdAt: c.at,
      updatedAt: c.at,
      version: c.version,
    })),
    rule(
      CustomerChanged,
      key,
      (row, { cambios: { ejecutivo, ...changed } }, c) =>
        row && {
          ...row,
          ...changed,
          ...(ejecutivo !== undefined && {
            ejecutivo_id: ejecutivo?._id ?? null,
            ejecutivo_nombre: ejecutivo?.nombre ?? null,
          }),
          updatedAt: c.at,
          version: c.version,
        },
    ),
  ],
});
