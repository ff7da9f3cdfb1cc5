import { mayCall } from '@power/domain/kernel/call';
import { instantOf, startOfDay } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import { purchaseOrderGrid } from '@power/domain/purchasing/orders/views/grids';
import { OC_POR_RECIBIR } from '@power/domain/purchasing/orders/parts';
import type { Reader } from '@power/infra/platform/sql/reader';
import { totalFound, withTotal } from '../kernel/total-found.ts';

/** Of a day without an hour: its morning in Santiago. */
export const morningOf = (day: string): string => instantOf(day, '09:00') ?? startOfDay(day);

/** Import orders that are to arrive between these days, for the calendars of those who follow them; late ones say so. */
export async function arrivals(
  rows: Reader,
  user: Principal,
  { desde, hasta }: { readonly desde: string; readonly hasta: string | undefined },
  { today, most }: { readonly today: string; readonly most: number },
) {
  if (!mayCall(purchaseOrderGrid.access, user)) return { total: 0, eventos: [] };
  let open = rows
    .from('purchaseorder_list')
    .select(['number', 'proveedor', 'estado', 'eta', 'unidades', 'recibidas', 'creado_por'])
    .select(totalFound)
    .where('estado', 'in', [...OC_POR_RECIBIR])
    .where('eta', '>=', desde);
  if (hasta !== undefined) open = open.where('eta', '<=', hasta);
  const { rows: orders, total } = withTotal(await open.orderBy('eta').orderBy('number').limit(most).execute());
  return {
    total,
    eventos: orders.map(({ number, proveedor, estado, eta, unidades, recibidas, creado_por }) => {
      const atrasada = eta! < today;
      const units = Math.max(0, unidades - recibidas);
      return {
        _id: `orden-compra-${number}`,
        fecha: morningOf(eta!),
        titulo: `${atrasada ? 'Atrasada: ' : ''}OC N° ${number}, ${proveedor}`,
        comentario: `${atrasada ? 'Debía llegar y faltan' : units === 1 ? 'Llega' : 'Llegan'} ${units} ${units === 1 ? 'unidad' : 'unidades'}. Estado: ${estado}.`,
        origen: 'compra' as const,
        usuario: creado_por,
        propio: false,
        orden: number,
        atrasada,
      };
    }),
  };
}
