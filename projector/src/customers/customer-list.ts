import { CustomerChanged, CustomerRegistered } from '@power/domain/customers/events';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }): string[] => [d._id];

/** Customers as grids and searches read them. */
export default rowProjection(customerRow, {
  version: 2,
  indexes: [['legalcode'], ['codigo_sap'], ['ejecutivo_id'], { trigram: 'nombre' }],
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
