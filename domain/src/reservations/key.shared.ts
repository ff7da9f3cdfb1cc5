import { z } from 'zod';

/** What a reservation holds stock under, in the streams of products where orders hold it under their number. */
export const reservationKey = (number: number | string): string => `R-${number}`;

/** Number of the reservation that a key of held stock names; undefined of an order's. */
export const reservationOf = (key: string): string | undefined => /^R-(\d{1,15})$/.exec(key)?.[1];

/** Whoever holds stock, as requests name it: an order by its number, a reservation by its key. */
export const holderKey = z.string().regex(/^(R-)?\d{1,15}$/);

/** What people call it. */
export function holderName(key: string): string {
  const number = reservationOf(key);
  return number === undefined ? `el pedido ${key}` : `la reserva ${number}`;
}

/** The same where it stands by itself: *Pedido 10500*, *Reserva 12*. */
export function holderTitle(key: string): string {
  const number = reservationOf(key);
  return number === undefined ? `Pedido ${key}` : `Reserva ${number}`;
}
