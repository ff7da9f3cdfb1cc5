import { z } from 'zod';
import { figureText } from '../../kernel/figures.ts';
import { pesosText } from '../../kernel/money.ts';
import { dayOf } from '../../kernel/dates.ts';
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

const text = { CLP: pesosText, USD: (amount: number) => `US$ ${figureText(amount)}` } as const;

/** Why a payment of so much on such a day is none. */
export function notPayable(
  { monto, fecha }: { readonly monto: number; readonly fecha: string },
  owed: number,
  moneda: keyof typeof text,
  now: string,
): Rejection | undefined {
  if (fecha > dayOf(now))
    return reject('FECHA_FUTURA', PAYMENT_TITLE, 'La fecha del pago no puede ser posterior a hoy. Corrígela.');
  if (owed <= 0) return reject('YA_PAGADA', PAYMENT_TITLE, 'El documento ya está pagado. Actualiza la lista.');
  return monto > owed
    ? reject('PAGO_EXCEDE', PAYMENT_TITLE, `Al documento le faltan ${text[moneda](owed)} por pagar. Corrige el monto.`)
    : undefined;
}
