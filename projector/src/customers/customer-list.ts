import { CustomerChanged, CustomerRegistered } from '@power/domain/customers/events';
import type { Owner } from '@power/domain/points/moves.shared';
import { PointsEarned, PointsExpired, PointsReturned, PointsSpent } from '@power/domain/points/events';
import { type CustomerRow, customerRow } from '@power/domain/customers/views/customer-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }): string[] => [d._id];
interface Moved {
  readonly cliente: Owner;
  readonly saldo: number;
}
const owner = ({ cliente }: Moved): string[] => [cliente._id];
const balance = (row: CustomerRow | undefined, { saldo }: Moved) => row && { ...row, puntos: saldo };

/** Customers as grids and searches read them. */
export default rowProjection(customerRow, {
  version: 3,
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
    rule(PointsEarned, owner, balance),
    rule(PointsSpent, owner, balance),
    rule(PointsReturned, owner, balance),
    rule(PointsExpired, owner, balance),
  ],
});
