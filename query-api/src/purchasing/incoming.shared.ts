import { type EstadoOc, OC_POR_RECIBIR } from '@power/domain/purchasing/orders/parts';
import type { Arrival } from '@power/domain/purchasing/orders/arrival.shared';
import type { Reader } from '@power/infra/platform/sql/reader';

/** States of orders whose units are still to come, as SQL. */
export const INCOMING = `estado IN (${OC_POR_RECIBIR.map((estado) => `'${estado}'`).join(', ')})`;

// What other tables call as this one does is named otherwise: the names left over are those of the grid around it.
// Lines that were bought for one client are of that client: they are not there for the others.
const OPEN_LINES = `(SELECT producto_id AS que, pendiente AS faltan, eta AS llegada, estado FROM purchaseorder_line_list
  WHERE reserva_id IS NULL) o`;

/** Units of a product that are still to come for whoever buys them, as SQL; `of` is the column of its id in the grid around it. */
export const incomingUnits = (of: '_id' | 'producto_id'): string =>
  `(SELECT coalesce(sum(o.faltan), 0)::bigint FROM ${OPEN_LINES} WHERE o.que = ${of} AND o.${INCOMING})`;

/** The nearest day on which some of them arrive; null where there are none, or nobody has said when. */
export const incomingDay = (of: '_id' | 'producto_id'): string =>
  `(SELECT min(o.llegada) FROM ${OPEN_LINES} WHERE o.que = ${of} AND o.faltan > 0 AND o.${INCOMING})`;

/** Fields of a grid of products. */
export const incoming = { por_recibir: incomingUnits('_id'), llega: incomingDay('_id') } as const;

const NOTHING: Arrival = { por_recibir: 0, llega: null };

/** States of orders that a buyer counts on: those that are still to come, and drafts of which nobody outside knows. */
const COUNTED_ON: readonly EstadoOc[] = ['Borrador', ...OC_POR_RECIBIR];

/** What is still to come of these products for whoever buys it, and when the first of it arrives; `drafts` counts drafts too. */
export async function incomingOf(
  rows: Reader,
  ids: readonly string[],
  { drafts = false }: { readonly drafts?: boolean } = {},
): Promise<(producto: string) => Arrival> {
  if (ids.length === 0) return () => NOTHING;
  const found = await rows
    .from('purchaseorder_line_list')
    .select((of) => ['producto_id', of.fn.sum<string>('pendiente').as('por_recibir'), of.fn.min('eta').as('llega')])
    .where((of) => of('producto_id', '=', of.fn.any(of.val([...ids]))))
    .where('pendiente', '>', 0)
    .where('reserva_id', 'is', null)
    .where('estado', 'in', [...(drafts ? COUNTED_ON : OC_POR_RECIBIR)])
    .groupBy('producto_id')
    .execute();
  const known = new Map(
    found.map(({ producto_id, por_recibir, llega }) => [producto_id, { por_recibir: Number(por_recibir), llega }]),
  );
  return (producto) => known.get(producto) ?? NOTHING;
}

/** Open import orders that bring a product for whoever buys it, the first to arrive first. */
export async function openOrdersOf(rows: Reader, producto: string) {
  const found = await rows
    .from('purchaseorder_line_list')
    .select((of) => ['number', 'estado', 'eta', of.fn.sum<string>('pendiente').as('pendiente')])
    .where('producto_id', '=', producto)
    .where('pendiente', '>', 0)
    .where('reserva_id', 'is', null)
    .where('estado', 'in', [...OC_POR_RECIBIR])
    .groupBy(['number', 'estado', 'eta'])
    .orderBy('eta', (of) => of.asc().nullsLast())
    .orderBy('number')
    .execute();
  return found.map((row) => ({ ...row, pendiente: Number(row.pendiente) }));
}
