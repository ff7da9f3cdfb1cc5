import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../access/current-user.ts';
import { queryKey, useQueryCall } from '../api/hooks.ts';
import { useLiveEvent } from '../live/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { ordersInvoicedNotes, ordersPendingNotes } from '../calls/orders.ts';
import type { OrderNote } from './order-note.ts';

/** What the floating notes of a profile ask for: Cobrador validates, Jefe de Bodega hands over; the others' notes are of the forecast. */
export const noteKind = (perfil: string): 'validar' | 'entregar' | undefined =>
  perfil === 'Cobrador' ? 'validar' : perfil === 'Jefe de Bodega' ? 'entregar' : undefined;

/** Orders that wait for this person, oldest first, live; `total` also counts those beyond the first fifty. */
export function useOrderNotes(): { notes: readonly OrderNote[]; total: number; refetch: () => void } {
  const kind = noteKind(useCurrentUser().perfiles.perfil);
  const client = useQueryClient();
  const pending = useQueryCall(ordersPendingNotes, {}, { enabled: kind === 'validar' });
  const invoiced = useQueryCall(ordersInvoicedNotes, {}, { enabled: kind === 'entregar' });
  const call = kind === 'validar' ? ordersPendingNotes : ordersInvoicedNotes;
  const refetch = () => void client.invalidateQueries({ queryKey: queryKey(call) });
  useLiveRefresh(call, call.topic);
  useLiveEvent('pedidoCreado', refetch);
  useLiveEvent('pedidoValidado', refetch);
  useLiveEvent('pedidoFacturado', refetch);
  const notes = (kind === 'validar' ? pending.data?.pendientes : invoiced.data?.facturados) ?? [];
  const total = (kind === 'validar' ? pending.data?.total : invoiced.data?.total) ?? notes.length;
  return { notes, total, refetch };
}
