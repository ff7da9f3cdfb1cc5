import { addMonths, dayOf, formatDay } from '../kernel/dates.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';

/** Months for which whoever bought may claim (law 19.496, article 21): so long a delivery must say who received it. */
export const MESES_DE_ENTREGA = 6;

/** What the company still has to do with a person. */
export interface OpenDuties {
  /** Instant of the last delivery that they signed for. */
  readonly entrega: string | null;
  /** Number of a training that they are enrolled in, or wait for, and that is still to come. */
  readonly capacitacion: number | null;
}

/** Why somebody cannot be forgotten yet. */
export function held({ entrega, capacitacion }: OpenDuties, now: string): Rejection | undefined {
  const no = (codigo: string, mensaje: string): Rejection => reject(codigo, 'La persona no se olvidó', mensaje);
  if (capacitacion !== null)
    return no(
      'INSCRITA',
      `Está inscrita en la Capacitación N° ${capacitacion}, que todavía no se realiza. Retírala de la lista primero.`,
    );
  const until = entrega === null ? undefined : addMonths(dayOf(entrega), MESES_DE_ENTREGA);
  if (until !== undefined && until > dayOf(now))
    return no(
      'ENTREGA_RECIENTE',
      `Firmó una entrega el ${formatDay(dayOf(entrega!))}. Quién recibió se debe poder probar mientras dura la garantía legal: se puede olvidar desde el ${formatDay(until)}.`,
    );
  return undefined;
}
