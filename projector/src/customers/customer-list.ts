import {
  CustomerAbsorbed,
  CustomerChanged,
  CustomerDeactivated,
  CustomerMerged,
  CustomerReactivated,
  CustomerRegistered,
  MergedDocumentsListed,
} from '@power/domain/customers/events';
import { remembered, withRemembered } from '@power/domain/customers/parts';
import { AttachmentAdded, AttachmentRemoved, attachedTo } from '@power/domain/kernel/attachment-events';
import type { EventContext } from '@power/domain/kernel/event';
import type { Owner } from '@power/domain/points/moves.shared';
import {
  PointsEarned,
  PointsExpired,
  PointsMovedAway,
  PointsReceived,
  PointsReturned,
  PointsWithdrawn,
  PointsSpent,
} from '@power/domain/points/events';
import { type CustomerRow, customerRow } from '@power/domain/customers/views/customer-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }): string[] => [d._id];
interface Moved {
  readonly cliente: Owner;
  readonly saldo: number;
}
const owner = ({ cliente }: Moved): string[] => [cliente._id];
const touch = (row: CustomerRow | undefined, c: EventContext, changed: Partial<CustomerRow> = {}) =>
  row && { ...row, ...changed, updatedAt: c.at, version: c.version };
const ofCustomer = attachedTo('customer');
const balance = (row: CustomerRow | undefined, { saldo }: Moved) => row && { ...row, puntos: saldo };

/** Customers as grids and searches read them. */
export default rowProjection(customerRow, {
  version: 9,
  indexes: [['legalcode'], ['codigo_sap'], ['ejecutivo_id']],
  rules: [
    rule(CustomerRegistered, key, (_, { ejecutivo, ...d }, c) => ({
      ...withRemembered(d),
      ejecutivo_id: ejecutivo?._id ?? null,
      ejecutivo_nombre: ejecutivo?.nombre ?? null,
      unido_a: null,
      unido_nombre: null,
      unido_rut: null,
      createdAt: c.at,
      updatedAt: c.at,
      version: c.version,
    })),
    rule(CustomerChanged, key, (row, { cambios: { ejecutivo, ...changed } }, c) =>
      touch(row, c, {
        ...withRemembered(changed),
        ...(ejecutivo !== undefined && {
          ejecutivo_id: ejecutivo?._id ?? null,
          ejecutivo_nombre: ejecutivo?.nombre ?? null,
        }),
      }),
    ),
    rule(CustomerDeactivated, key, (row, _, c) => touch(row, c, { activo: false })),
    rule(CustomerReactivated, key, (row, _, c) => touch(row, c, { activo: true })),
    rule(CustomerMerged, key, (row, { destino }, c) =>
      touch(row, c, {
        activo: false,
        unido_a: destino._id,
        unido_nombre: destino.nombre,
        unido_rut: destino.legalcode,
      }),
    ),
    rule(CustomerAbsorbed, key, (row, { direcciones, contactos }, c) =>
      touch(row, c, {
        direcciones: [...(row?.direcciones ?? []), ...direcciones],
        contactos: [...(row?.contactos ?? []), ...remembered(contactos)],
      }),
    ),
    rule(MergedDocumentsListed, key, (row, _, c) => touch(row, c)),
    rule(AttachmentAdded, ofCustomer, (row, _, c) => touch(row, c)),
    rule(AttachmentRemoved, ofCustomer, (row, _, c) => touch(row, c)),
    rule(PointsEarned, owner, balance),
    rule(PointsSpent, owner, balance),
    rule(PointsReturned, owner, balance),
    rule(PointsWithdrawn, owner, balance),
    rule(PointsExpired, owner, balance),
    rule(PointsMovedAway, owner, balance),
    rule(PointsReceived, owner, balance),
  ],
});
