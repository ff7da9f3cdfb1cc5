import { PORCENTAJES, stageOf } from '@power/domain/forecast/tracking';
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
  readonly suma: number;
}

const sum = (cards: readonly Card[]): number => cards.reduce((total, { monto_total }) => total + monto_total, 0);
/** First what has to be done first; what has no next action comes last. */
const sooner = (one: Card, other: Card): number =>
  (one.fechaAccion ?? '9').localeCompare(other.fechaAccion ?? '9') || other.monto_total - one.monto_total;

/** Columns of the board: the four percentages, then what was lost where there is some. An older 90 stands with 80. */
export function columnsOf(cards: readonly Card[]): readonly Column[] {
  const column = (porcentaje: (typeof PORCENTAJES)[number] | 0): Column => {
    const own = cards.filter((card) =>
      porcentaje === 0
        ? card.perdida
        : !card.perdida && (card.porcentaje === porcentaje || (porcentaje === 80 && card.porcentaje === 90)),
    );
    return { porcentaje, etapa: stageOf(porcentaje, 0).etapa, cards: own.toSorted(sooner), suma: sum(own) };
  };
  const lost = column(0);
  return [...PORCENTAJES.map(column), ...(lost.cards.length > 0 ? [lost] : [])];
}

/** Whether more is tracked of it: neither lost nor ordered. */
export const isOpen = ({ perdida, pedido }: Pick<Card, 'perdida' | 'pedido'>): boolean => !perdida && pedido === null;

/** The percentage of the column beside; undefined at the edge. */
export function besides(porcentaje: number, by: -1 | 1): number | undefined {
  const at = PORCENTAJES.findIndex((p) => p === (porcentaje === 90 ? 80 : porcentaje));
  return at < 0 ? undefined : PORCENTAJES[at + by];
}
