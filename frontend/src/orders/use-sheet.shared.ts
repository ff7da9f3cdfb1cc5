import { ORDERS_TOPIC } from '@power/domain/orders/views/order-row';
import { orderOne } from '../calls/orders.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';

/** What a reply refuses, in words: queries of an order that does not exist or is not mine answer `ok:false`. */
export const refusalOf = (reply: unknown): string | undefined => {
  const { ok, mensaje } = (reply ?? {}) as { ok?: boolean; mensaje?: string };
  return ok === false ? (mensaje ?? 'El pedido no se pudo abrir.') : undefined;
};

/** The order as it is now, following what others do to it; with `asOf` as it was then. */
export function useSheet(number: number, asOf = '') {
  const query = useQueryCall(orderOne, { pedido: number, ...(asOf === '' ? {} : { asOf }) }, { staleTime: 0 });
  useLiveRefresh(orderOne, asOf === '' ? ORDERS_TOPIC : undefined, (clave) => clave === String(number));
  return {
    order: query.data?.ok ? query.data.pedido : undefined,
    refusal: refusalOf(query.data),
    error: query.error,
    refetch: query.refetch,
  };
}
