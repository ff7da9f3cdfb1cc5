/** Rules of following an opportunity (document 3 §4, §5, §9): pure, of today's date in Santiago, for the form and for the decider. */
import { addDays, formatDay } from '../kernel/dates.ts';
import type { Tone } from '../kernel/look.ts';
import { isBlank } from '../kernel/text.ts';

/** What may be chosen; 0 means lost. */
export const PORCENTAJES = [20, 50, 80, 100] as const;
export type Porcentaje = (typeof PORCENTAJES)[number] | 0;

export const ETAPAS = [
  'Entregada',
  'En cliente Final(Sin info)',
  'Adjudicada sin OC',
  'Se factura mes actual',
  'Oportunidad Perdida',
] as const;
export type Etapa = (typeof ETAPAS)[number];

interface Stage {
  readonly etapa: Etapa;
  /** Whether its whole amount counts as secured. */
  readonly asegura: boolean;
}
const stages: Readonly<Record<Porcentaje, Stage>> = {
  20: { etapa: 'Entregada', asegura: false },
  50: { etapa: 'En cliente Final(Sin info)', asegura: false },
  80: { etapa: 'Adjudicada sin OC', asegura: true },
  100: { etapa: 'Se factura mes actual', asegura: true },
  0: { etapa: 'Oportunidad Perdida', asegura: false },
};

/** What the help icon says of each percentage (document 3 §9). */
export const AYUDA: Readonly<Record<(typeof PORCENTAJES)[number], string>> = {
  20: 'Entregada',
  50: 'En cliente Final (Sin info)',
  80: 'Adjudicada sin OC',
  100: 'Se factura mes actual',
};

/** Colour of a percentage's badge (document 3 §9); 90 is shown of older entries alone, lost is grey. */
export const tonoPorcentaje = (porcentaje: number): Tone =>
  ({ 20: 'danger', 50: 'warn', 80: 'info', 90: 'ok', 100: 'accent' }[porcentaje] as Tone) ?? 'neutral';

/** *80%*: a step that was chosen, no figure that was worked out; 0 says what it means. */
export const nombrePorcentaje = (porcentaje: number): string => (porcentaje === 0 ? 'Perdida' : `${porcentaje}%`);

export const MESES = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const;
export const FIRST_YEAR = 2023;
export const LAST_YEAR = 2029;
/** Selectable years of closing. */
export const YEARS: readonly number[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, n) => FIRST_YEAR + n);

/** What a percentage makes of an opportunity (document 3 §4). */
export function stageOf(porcentaje: Porcentaje, monto_total: number) {
  const { etapa, asegura } = stages[porcentaje];
  return {
    porcentaje,
    etapa,
    estado: etapa,
    monto_asegurado: asegura ? monto_total : 0,
    perdida: porcentaje === 0,
  };
}

/** Month that an opportunity is believed to be invoiced in; `mes_cierre` from 1 to 12. */
export interface Cierre {
  readonly year_cierre: number;
  readonly mes_cierre: number;
}

/** What the form sends; what is not filled in yet is absent, null or empty. */
export interface Seguimiento extends Cierre {
  readonly porcentaje?: number | null | undefined;
  readonly comentario?: string | null | undefined;
  readonly next_step?: string | null | undefined;
  /** `yyyy-MM-dd`. */
  readonly fechaAccion?: string | null | undefined;
}

/** Why an update is not taken: code for programs, title and text of its dialog. */
export interface Reparo {
  readonly codigo: string;
  readonly titulo: string;
  readonly mensaje: string;
}

/** Signs that nobody sees say nothing. */

/** Whole pesos are what an opportunity is told in: less than one is none. */
export const noAmount: Reparo = {
  codigo: 'MONTO_MUY_BAJO',
  titulo: 'Monto incorrecto',
  mensaje: 'El monto no llega a $1. Ingresa uno mayor.',
};
const two = (n: number): string => String(n).padStart(2, '0');

/** Month of a day, `yyyy-MM-dd`. */
export const cierreOf = (day: string): Cierre => ({
  year_cierre: Number(day.slice(0, 4)),
  mes_cierre: Number(day.slice(5, 7)),
});

/** Negative when the first month is before the second, 0 when they are the same. */
export const compareCierre = (one: Cierre, other: Cierre): number =>
  one.year_cierre - other.year_cierre || one.mes_cierre - other.mes_cierre;

/** `2026-11`, as addresses, ids and lines of sales name a month. */
export const writeMonth = ({ year_cierre, mes_cierre }: Cierre): string => `${year_cierre}-${two(mes_cierre)}`;

/** Last day of a month, `yyyy-MM-dd`. */
export const lastDayOf = ({ year_cierre, mes_cierre }: Cierre): string =>
  addDays(mes_cierre === 12 ? `${year_cierre + 1}-01-01` : `${year_cierre}-${two(mes_cierre + 1)}-01`, -1);

/** `Noviembre`, from 11. */
export const nombreMes = (mes: number): string => MESES[mes - 1] ?? String(mes);

/** `Noviembre 2026`. */
export const nombreCierre = ({ year_cierre, mes_cierre }: Cierre): string => `${nombreMes(mes_cierre)} ${year_cierre}`;

/** Why an opportunity is not closed in this month: it is over. `now` is the month of today in Santiago. */
export function pastMonth(asked: Cierre, now: Cierre): Reparo | undefined {
  if (asked.year_cierre < now.year_cierre)
    return { codigo: 'ANO_INCORRECTO', titulo: 'Año incorrecto', mensaje: 'El año no puede ser menor al actual' };
  return compareCierre(asked, now) < 0
    ? { codigo: 'MES_INCORRECTO', titulo: 'Mes incorrecto', mensaje: 'El mes no puede ser menor al actual' }
    : undefined;
}

/** What keeps an update from being taken, in the order of document 3 §5; `today` is the day of Santiago, `yyyy-MM-dd`. */
export function trackingProblem(asked: Seguimiento, today: string): Reparo | undefined {
  const late = pastMonth(asked, cierreOf(today));
  if (late) return late;
  const { porcentaje, comentario, next_step, fechaAccion } = asked;
  if (!porcentaje || isBlank(comentario) || isBlank(next_step) || !fechaAccion)
    return {
      codigo: 'FORMULARIO_INCOMPLETO',
      titulo: 'Formulario incompleto',
      mensaje: 'Todos los campos deben completarse',
    };
  if (fechaAccion > lastDayOf(asked))
    return {
      codigo: 'ACCION_FUERA_DE_FECHA',
      titulo: 'Próxima acción fuera de fecha',
      mensaje: `Elige un día hasta el ${formatDay(lastDayOf(asked))}, fin del mes de cierre.`,
    };
  if (fechaAccion < today)
    return {
      codigo: 'FECHA_ANTERIOR',
      titulo: 'Fecha anterior al día actual',
      mensaje: `Elige un día desde hoy, ${formatDay(today)}.`,
    };
  return undefined;
}

/** Lost needs its reason. */
export const lostProblem = (comentario: string | null | undefined): Reparo | undefined =>
  isBlank(comentario)
    ? { codigo: 'FALTA_COMENTARIO', titulo: 'Ingrese un comentario', mensaje: 'Cuenta por qué se perdió.' }
    : undefined;

/** Why nothing more is tracked of an opportunity: it has an order, or it is lost, which does not come back. */
export function closedProblem(found: { readonly pedido: number; readonly perdida: boolean }): Reparo | undefined {
  if (found.pedido > 0)
    return {
      codigo: 'OPORTUNIDAD_CON_PEDIDO',
      titulo: 'Oportunidad cerrada',
      mensaje: `La oportunidad ya tiene el Pedido N° ${found.pedido} y no se modifica más.`,
    };
  if (found.perdida)
    return {
      codigo: 'OPORTUNIDAD_PERDIDA',
      titulo: 'Oportunidad Perdida',
      mensaje: 'La oportunidad se marcó como perdida, lo que no se puede revertir.',
    };
  return undefined;
}

/** Whether an update takes the opportunity out of the forecast of its month and into another's. */
export const changesForecast = (from: Cierre, to: Cierre): boolean => compareCierre(from, to) !== 0;

/** Whether it is confirmed before: a year later than the opportunity's own (document 3 §5). */
export const asksForYear = (from: Cierre, to: Cierre): boolean => to.year_cierre > from.year_cierre;
