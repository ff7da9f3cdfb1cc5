import { z } from 'zod';
import { formatDay } from '../../kernel/dates.ts';
import { ESTADOS_OC } from './parts.ts';

/** Fields of a reply: what is still to come of a product by open import orders, and the nearest ETA of it. */
export const arrival = { por_recibir: z.number().int(), llega: z.string().nullable() };
const arrivalSchema = z.object(arrival);
export type Arrival = Readonly<z.infer<typeof arrivalSchema>>;

const shortDay = (day: string): string => formatDay(day).slice(0, 5);

/** An open order that brings some of a product: neither supplier nor price. */
export const openOrder = z.object({
  number: z.number().int(),
  estado: z.enum(ESTADOS_OC),
  eta: z.string().nullable(),
  pendiente: z.number().int(),
});

/** *llegan 40 el 12-12*, as lists and lines say it; undefined where nothing is to come. `today`: Santiago's day. */
export function arrivalText(
  { por_recibir, llega }: Partial<Arrival>,
  today: string,
  units: (n: number) => string = String,
): string | undefined {
  if (!por_recibir) return undefined;
  const come = `${por_recibir === 1 ? 'llega' : 'llegan'} ${units(por_recibir)}`;
  if (!llega) return `${come}, sin fecha`;
  return llega < today ? `${come}, con atraso desde el ${shortDay(llega)}` : `${come} el ${shortDay(llega)}`;
}
