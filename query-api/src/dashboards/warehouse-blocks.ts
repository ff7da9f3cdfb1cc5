import type { notesOf30, receivingNow, trolleysNow } from '@power/domain/dashboards/views/operational';
import { OC_EN_CAMINO } from '@power/domain/purchasing/orders/parts';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { z } from 'zod';
import { totalFound, withTotal } from '../kernel/total-found.ts';
import type { Listed } from './orders-now.ts';
import { since30 } from './recent.ts';

const SHOWN = 20;

/** Goods in hand, those that have been there longest first. */
export async function trolleys(rows: Reader): Promise<Listed<z.infer<typeof trolleysNow>>> {
  const found = await rows
    .from('trolley_list')
    .select(['_id', 'part_number', 'nombre', 'bodega', 'en_carro_de', 'cantidad', 'tomado_at'])
    .select(totalFound)
    .orderBy('tomado_at')
    .orderBy('_key')
    .limit(SHOWN)
    .execute();
  return withTotal(found);
}

/** Notes of the last thirty days that stand, the latest first. */
export async function notesSince30(
  rows: Reader,
  table: 'entrynote_list' | 'issuenote_list',
  now: string,
): Promise<Listed<z.infer<typeof notesOf30>>> {
  const found = await rows
    .from(table)
    .select(['number', 'estado', 'bodega', 'motivo', 'unidades', 'createdAt'])
    .select(totalFound)
    .where('createdAt', '>=', since30(now))
    .where('anulada', '=', false)
    .orderBy('createdAt', 'desc')
    .orderBy('number', 'desc')
    .limit(SHOWN)
    .execute();
  return withTotal(found);
}

/** Import orders on their way to the receiving door, the nearest first. */
export async function receiving(rows: Reader): Promise<Listed<z.infer<typeof receivingNow>>> {
  const found = await rows
    .from('purchaseorder_list')
    .select(['number', 'proveedor', 'marca', 'estado', 'eta', 'unidades', 'recibidas'])
    .select(totalFound)
    .where('estado', 'in', [...OC_EN_CAMINO])
    .orderBy('eta')
    .orderBy('number')
    .limit(SHOWN)
    .execute();
  return withTotal(found);
}
