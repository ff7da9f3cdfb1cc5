import { z } from 'zod';
import { addDays, dayOf, startOfDay } from '../../kernel/dates.ts';
import type { EstadoRma } from '../cases/parts.ts';

/** States in which somebody waits: each has a time within which a case is to leave it. */
export const ESTADOS_CON_PLAZO = ['Solicitado', 'Aprobado', 'Recibido', 'En Diagnóstico', 'Resuelto'] as const;
type Waiting = (typeof ESTADOS_CON_PLAZO)[number];

const horas = z
  .number('Ingresa las horas')
  .int('Las horas van enteras')
  .min(0, 'No puede ser negativo')
  .max(2160, 'A lo más 2.160 horas (90 días)');

/** Hours in each state, 0 for no limit, and whether Saturdays and Sundays are left out. */
export const plazosRma = z.strictObject({
  horas: z.strictObject({
    Solicitado: horas,
    Aprobado: horas,
    Recibido: horas,
    'En Diagnóstico': horas,
    Resuelto: horas,
  }),
  habiles: z.boolean(),
});
export type PlazosRma = z.infer<typeof plazosRma>;

/** Until somebody says others: a day to answer and to begin, five for the products to come, three to mend and to fetch. */
export const DEFAULT_LIMITS: PlazosRma = {
  horas: { Solicitado: 24, Aprobado: 120, Recibido: 24, 'En Diagnóstico': 72, Resuelto: 72 },
  habiles: true,
};

const HOUR = 3_600_000;
const weekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** The instant, in ms, from which a case is late in its state; undefined where nothing waits or no time is set. */
export function dueAt(estado: EstadoRma, since: string, { horas: of, habiles }: PlazosRma): number | undefined {
  const hours = of[estado as Waiting] as number | undefined;
  if (!hours) return undefined;
  let at = Date.parse(since);
  let left = hours * HOUR;
  if (!habiles) return at + left;
  for (let day = dayOf(since); ; day = addDays(day, 1)) {
    const end = Date.parse(startOfDay(addDays(day, 1)));
    if (!weekend(day)) {
      if (at + left <= end) return at + left;
      left -= end - at;
    }
    at = end;
  }
}
