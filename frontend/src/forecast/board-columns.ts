import { columnOf } from '@power/domain/forecast/figures.shared';
import { PORCENTAJES, stageOf } from '@power/domain/forecast/tracking';
import type { Cifras } from '@power/domain/forecast/views/figures';
import type { OpportunityRow } from '@power/domain/forecast/views/opportunity-row';

/** What a card of the board says. */
export type Card = Pick<
  OpportunityRow,
  | '_id'
  | 'number'
  | 'cotizacion'
  | 'cotizacion_estado'
  | 'usuario'
  | 'usuario_nombre'
  | 'cliente_nombre'
  | 'porcentaje'
  | 'monto_total'
  | 'next_step'
  | 'fechaAccion'
  | 'perdida'
  | 'pedido'
>;

export interface Column {
  readonly porcentaje: number;
  readonly etapa: string;
  readonly cards: readonly Card[];
  /** How many there are and what they come to, with those that the board has no room for. */
  readonly cantidad: number;
  readonly suma: number;
}

/** Of a column, as the server counts it. */
export type ColumnSum = Cifras['por_porcentaje'][number];

/** First what has to be done first; what has no next action comes last. */
const sooner = (one: Card, other: Card): number =>
  (one.fechaAccion ?? '9').localeCompare(other.fechaAccion ?? '9') || other.monto_total - one.monto_total;

/** Columns of the board: the four percentages, then what was lost where there is some. */
export function columnsOf(cards: readonly Card[], sums: readonly ColumnSum[]): readonly Column[] {
  const column = (porcentaje: (typeof PORCENTAJES)[number] | 0): Column => {
    const own = cards.filter((card) => columnOf(card) === porcentaje);
    const { cantidad = 0, monto = 0 } = sums.find((of) => of.porcentaje === porcentaje) ?? {};
    return { porcentaje, etapa: stageOf(porcentaje, 0).etapa, cards: own.toSorted(sooner), cantidad, suma: monto };
  };
  const lost = column(0);
  return [...PORCENTAJES.map(column), ...(lost.cantidad > 0 ? [lost] : [])];
}

/** Whether more is tracked of it: neither lost nor ordered. */
export const isOpen = ({ perdida, pedido }: Pick<Card, 'perdida' | 'pedido'>): boolean => !perdida && pedido === null;

/** The percentage of the column beside; undefined at the edge. */
export function besides(porcentaje: number, by: -1 | 1): number | undefined {
  const at = PORCENTAJES.findIndex((p) => p === columnOf({ perdida: false, porcentaje }));
  return at < 0 ? undefined : PORCENTAJES[at + by];
}
