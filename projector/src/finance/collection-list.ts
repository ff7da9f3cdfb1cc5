import { CollectionNoted, ReminderSent } from '@power/domain/finance/collection/events';
import { type CollectionRow, collectionRow } from '@power/domain/finance/collection/views/collection-row';
import type { EventContext } from '@power/domain/kernel/event';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface OfCustomer {
  readonly cliente: { readonly _id: string; readonly nombre: string };
}
const key = ({ cliente }: OfCustomer): string[] => [cliente._id];

const rowOf = (row: CollectionRow | undefined, { cliente }: OfCustomer, c: EventContext): CollectionRow => ({
  ...{ _id: cliente._id, cobrado_a: cliente._id, recordado_at: null, recordatorios: 0, plantilla: null },
  ...{ fecha_prometida: null, proxima_gestion: null, proxima_accion: null, comentario_cobranza: null },
  ...row,
  ...{ nombre_cobrado: cliente.nombre, updatedAt: c.at, version: c.version },
});

/** How customers were asked to pay. */
export default rowProjection(collectionRow, {
  version: 1,
  indexes: [['cobrado_a']],
  rules: [
    rule(ReminderSent, key, (row, d, c) => ({
      ...rowOf(row, d, c),
      ...{ recordado_at: c.at, recordatorios: (row?.recordatorios ?? 0) + 1, plantilla: d.plantilla },
    })),
    rule(CollectionNoted, key, (row, d, c) => ({
      ...rowOf(row, d, c),
      comentario_cobranza: d.comentario,
      ...(d.fecha_prometida !== null && { fecha_prometida: d.fecha_prometida }),
      // What was planned is done, or planned anew.
      ...{ proxima_gestion: d.proxima?.fecha ?? null, proxima_accion: d.proxima?.accion ?? null },
    })),
  ],
});
