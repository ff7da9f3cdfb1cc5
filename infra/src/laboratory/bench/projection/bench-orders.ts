import { defineEvent } from '@power/domain/kernel/event';
import { z } from 'zod';
import { defineProjection, type Projection, rule } from '../../../platform/projection/define.ts';

/** Orders of the bench: one event opens, five move it on. */
export const BenchOpened = defineEvent('bench-opened', {
  label: 'Abierto',
  data: z.object({
    _id: z.string(),
    number: z.number(),
    cliente_id: z.string(),
    cliente_nombre: z.string(),
    ejecutivo_id: z.string(),
    tipo_entrega: z.string(),
    neto: z.number(),
    iva: z.number(),
    total: z.number(),
  }),
});
export const BenchMoved = defineEvent('bench-moved', {
  label: 'Avanzado',
  data: z.object({ _id: z.string(), estatus: z.string(), unidades: z.number() }),
});

export interface BenchOrder {
  readonly [field: string]: unknown;
  readonly number: number;
  readonly estatus: string;
  readonly cliente_id: string;
  readonly cliente_nombre: string;
  readonly ejecutivo_id: string;
  readonly tipo_entrega: string;
  readonly neto: number;
  readonly iva: number;
  readonly total: number;
  readonly pickeadas: number;
  readonly cambios: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Columns of the table, which the baselines fill too. */
export const COLUMNS = {
  number: 'integer',
  estatus: 'text',
  cliente_id: 'text',
  cliente_nombre: 'text',
  ejecutivo_id: 'text',
  tipo_entrega: 'text',
  neto: 'bigint',
  iva: 'bigint',
  total: 'bigint',
  pickeadas: 'integer',
  cambios: 'integer',
  createdAt: 'instant',
  updatedAt: 'instant',
} as const;

export const benchOrders = defineProjection<BenchOrder>({
  name: 'bench/orders',
  version: 1,
  table: 'bench_orders',
  columns: COLUMNS,
  indexes: [['estatus', 'createdAt']],
  topic: 'bench',
  rules: [
    rule(
      BenchOpened,
      (d) => [d._id],
      (_row, { _id, ...d }, c) => ({
        ...d,
        estatus: 'Abierto',
        pickeadas: 0,
        cambios: 0,
        createdAt: c.at,
        updatedAt: c.at,
      }),
    ),
    rule(
      BenchMoved,
      (d) => [d._id],
      (row, d, c) =>
        row && {
          ...row,
          estatus: d.estatus,
          pickeadas: row.pickeadas + d.unidades,
          cambios: row.cambios + 1,
          updatedAt: c.at,
        },
    ),
  ],
}) as unknown as Projection;
