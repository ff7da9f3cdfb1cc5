import {
  ClientPlaceAdded,
  ClientPlaceChanged,
  ClientPlaceDeactivated,
  ClientPlaceReactivated,
  ClientPlacesMoved,
} from '@power/domain/reservations/places/events';
import { type ClientPlaceRow, clientPlaceRow } from '@power/domain/reservations/places/views/client-place-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = ({ ubicacion }: { readonly ubicacion: { readonly _id: string } }): string[] => [ubicacion._id];

/** Projects of customers. */
export default rowProjection(clientPlaceRow, {
  version: 1,
  indexes: [['cliente_id'], ['nombre']],
  rules: [
    rule(ClientPlaceAdded, key, (_, { cliente, ubicacion, createdAt }, c): ClientPlaceRow => ({
      ...ubicacion,
      cliente_id: cliente._id,
      cliente_nombre: cliente.nombre,
      activo: true,
      createdAt,
      updatedAt: c.at,
      version: c.version,
    })),
    rule(
      ClientPlaceChanged,
      key,
      (row, { cambios }, c) => row && { ...row, ...(cambios as object), updatedAt: c.at, version: c.version },
    ),
    rule(
      ClientPlaceDeactivated,
      key,
      (row, _, c) => row && { ...row, activo: false, updatedAt: c.at, version: c.version },
    ),
    rule(
      ClientPlaceReactivated,
      key,
      (row, _, c) => row && { ...row, activo: true, updatedAt: c.at, version: c.version },
    ),
    rule(
      ClientPlacesMoved,
      ({ ubicaciones }) => ubicaciones,
      (row, { cliente }, c) =>
        row && {
          ...row,
          cliente_id: cliente._id,
          cliente_nombre: cliente.nombre,
          updatedAt: c.at,
          version: c.version,
        },
    ),
  ],
});
