import type { bestSeller } from '@power/domain/dashboards/views/operational';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { z } from 'zod';
import { since30 } from './recent.ts';

const SHOWN = 10;

/** Products by units ordered in the last thirty days. */
export const bestSellers = (rows: Reader, now: string): Promise<z.infer<typeof bestSeller>[]> =>
  rows
    .from('order_line_list')
    .innerJoin('order_list as o', (join) =>
      join.onRef('o.number', '=', 'order_line_list.number').on('o.estatus', '<>', 'Anulado'),
    )
    .select((of) => [
      'order_line_list.producto_id',
      of.fn.min('order_line_list.part_number').as('part_number'),
      of.fn.min('order_line_list.nombre').as('nombre'),
      of.fn.min('order_line_list.marca').as('marca'),
      of.fn.sum<number>('order_line_list.cantidad').as('cantidad'),
      of.fn.count<number>('order_line_list.number').distinct().as('pedidos'),
    ])
    .where('order_line_list.createdAt', '>=', since30(now))
    .groupBy('order_line_list.producto_id')
    .orderBy('cantidad', 'desc')
    .orderBy('order_line_list.producto_id')
    .limit(SHOWN)
    .execute();
