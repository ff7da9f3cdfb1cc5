import type { MasterCalls } from '@power/domain/kernel/master';
import { laterValues } from '@power/domain/kernel/master-row';
import type { RowDefinition } from '@power/domain/kernel/row';
import { type Projection, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

type Row = Record<string, unknown>;
const key = (d: { _id: string }): string[] => [d._id];

/** The read model of a master list. Raise the version when the rules below change; a changed field changes the table by itself. */
export function masterProjection({ master, events }: MasterCalls): Projection {
  const touched = (c: { at: string; version: number }) => ({ updatedAt: c.at, version: c.version });
  return rowProjection<RowDefinition>(master.row, {
    version: 1,
    indexes: [...(master.identity.length > 0 ? [master.identity] : []), ...master.unique.map((field) => [field])],
    rules: [
      rule<Row, string, { _id: string }>(events.created, key, (_, d, c) => ({
        ...laterValues(master),
        ...(master.picture !== undefined && { imagen: null }),
        ...(master.phonePicture !== undefined && { imagen_movil: null }),
        ...d,
        activo: true,
        createdAt: c.at,
        ...touched(c),
      })),
      rule<Row, string, { _id: string; cambios: object }>(
        events.changed,
        key,
        (row, { cambios }, c) => row && { ...row, ...cambios, ...touched(c) },
      ),
      rule<Row, string, { _id: string }>(
        events.deactivated,
        key,
        (row, _, c) => row && { ...row, activo: false, ...touched(c) },
      ),
      rule<Row, string, { _id: string }>(
        events.reactivated,
        key,
        (row, _, c) => row && { ...row, activo: true, ...touched(c) },
      ),
      ...(master.picture === undefined
        ? []
        : [
            rule<Row, string, { _id: string; imagen: unknown; campo?: string }>(
              events.pictured,
              key,
              (row, { imagen, campo = 'imagen' }, c) => row && { ...row, [campo]: imagen, ...touched(c) },
            ),
          ]),
      rule<Row, string, { _id: string }>(events.deleted, key, () => undefined),
    ],
  });
}
