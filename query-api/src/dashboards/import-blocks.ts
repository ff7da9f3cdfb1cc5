import type { importOrderNow, importOrdersOfState } from '@power/domain/dashboards/views/operational';
import { OC_POR_RECIBIR } from '@power/domain/purchasing/orders/parts';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { z } from 'zod';
import { totalFound, withTotal } from '../kernel/total-found.ts';
import type { Listed } from './orders-now.ts';
import { since30 } from './recent.ts';

/** So many does the block list, of all that it counts. */
const SHOWN = 5;
type Orders = Listed<z.infer<typeof importOrderNow>>;

const importOrders = (rows: Reader) =>
  rows
    .from('purchaseorder_list')
    .select(['number', 'proveedor', 'marca', 'estado', 'createdAt', 'ultima_recepcion'])
    .select(totalFound)
    .limit(SHOWN);

/** Import orders whose units are still to come, the latest first. */
export async function latestImportOrders(rows: Reader): Promise<Orders> {
  const found = await importOrders(rows)
    .where('estado', 'in', [...OC_POR_RECIBIR])
    .orderBy('number', 'desc')
    .execute();
  return withTotal(found);
}

/** Import orders of which something came in the last thirty days, the latest first. */
export async function receivedSince30(rows: Reader, now: string): Promise<Orders> {
  const found = await importOrders(rows)
    .where('ultima_recepcion', '>=', since30(now))
    .orderBy('ultima_recepcion', 'desc')
    .orderBy('number', 'desc')
    .execute();
  return withTotal(found);
}

/** Where the import orders made in the last thirty days stand now. */
export async function importOrdersByState(rows: Reader, now: string): Promise<z.infer<typeof importOrdersOfState>[]> {
  return rows
    .from('purchaseorder_list')
    .select((of) => ['estado', of.fn.countAll<number>().as('cantidad')])
    .where('createdAt', '>=', since30(now))
    .groupBy('estado')
    .orderBy('cantidad', 'desc')
    .orderBy('estado')
    .execute();
}
