import { z } from 'zod';
import { figureText } from '../../kernel/figures.ts';
import { pesosText } from '../../kernel/money.ts';
import { addMonths, dayOf, formatDay } from '../../kernel/dates.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion, oneLine } from '../../kernel/text.ts';
import { dayText } from '../../kernel/when.ts';

/** Who looks after what is owed (requirements §5, `facturas-impagas`). */
export const PAYMENT_KEEPERS: readonly Perfil[] = ['Administrador', 'Finanzas'];
export const PAYMENT_TITLE = 'El pago no se registró';

/** What every payment says. */
export const paymentFields = {
  fecha: dayText,
  referencia: oneLine(120).default(''),
  expectedVersion,
};

/** Pesos of a customer's payment. */
export const pesosPagados = z
  .number()
  .int('Los pesos van sin decimales')
  .positive('Ingresa el monto pagado')
  .max(1_000_000_000_000, 'Es demasiado grande');

/** An amount in words, by its currency. */
export const amountText = {
  CLP: pesosText,
  USD: (amount: number) => `US$ ${figureText(amount)}`,
  EUR: (amount: number) => `€ ${figureText(amount)}`,
} as const;

/** A payment of an older day is a mistake of its year. */
const OLDEST_YEARS = 5;

/** Why money did not move on such a day; `what` moved, *del pago*. */
export function notPaidOn(fecha: string, now: string, title: string, what: string): Rejection | undefined {
  const today = dayOf(now);
  if (fecha > today) return reject('FECHA_FUTURA', title, `La fecha ${what} no puede ser posterior a hoy. Corrígela.`);
  const first = addMonths(today, -12 * OLDEST_YEARS);
  return fecha < first
    ? reject('FECHA_ANTIGUA', title, `La fecha ${what} es de antes del ${formatDay(first)}. Revisa el año.`)
    : undefined;
}

/**
 * Why a payment of so much on such a day is none. `most`: what is taken of it, where more than what is owed stays in favour
 * of who pays; default what is owed.
 */
export function notPayable(
  { monto, fecha }: { readonly monto: number; readonly fecha: string },
  owed: number,
  moneda: keyof typeof amountText,
  now: string,
  most = owed,
): Rejection | undefined {
  const day = notPaidOn(fecha, now, PAYMENT_TITLE, 'del pago');
  if (day) return day;
  if (owed <= 0) return reject('YA_PAGADA', PAYMENT_TITLE, 'El documento ya está pagado. Actualiza la lista.');
  return monto > most
    ? reject(
        'PAGO_EXCEDE',
        PAYMENT_TITLE,
        `Al documento le faltan ${amountText[moneda](owed)} por pagar. Corrige el monto.`,
      )
    : undefined;
}
