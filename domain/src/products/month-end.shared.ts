import { z } from 'zod';
import { endOfMonth } from '../kernel/dates.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';

/** A month as `/productos/mandarStockMes` names it (document 2 §7): numbers or text. */
export const monthFields = {
  mes: z.union([z.number().int().min(1).max(12), z.string().regex(/^(0?[1-9]|1[0-2])$/, 'Debe ser un mes')]),
  year: z.union([z.number().int().min(2000).max(2199), z.string().regex(/^2[01]\d\d$/, 'Debe ser un año')]),
};
export interface MonthFields {
  readonly mes: number | string;
  readonly year: number | string;
}

/** The month as `yyyy-MM`. */
export const monthOf = ({ mes, year }: MonthFields): string => `${year}-${String(mes).padStart(2, '0')}`;

/** Last instant (ISO UTC) of a month of Santiago; a refusal while the month is not over at `now`. */
export function monthEnd({ mes, year }: MonthFields, now: string): string | Rejection {
  const end = endOfMonth(Number(year), Number(mes));
  return end > now
    ? reject(
        'MES_SIN_TERMINAR',
        'El mes todavía no termina',
        'El stock de un mes es el de su último instante. Elige un mes que ya terminó.',
      )
    : end;
}
