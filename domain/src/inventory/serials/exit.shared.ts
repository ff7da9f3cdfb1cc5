import { dayOf, formatDay } from '../../kernel/dates.ts';

export interface SerialExit {
  readonly serie: string;
  readonly documento: string;
  readonly destino: string;
  readonly persona: string;
  readonly fecha: string;
}

/** How a unit left, in a sentence: *La serie Y1 salió el 5/1/2026: Reserva N° 3, Alarmas Sur, Juan.* */
export const exitSentence = ({ serie, documento, destino, persona, fecha }: SerialExit): string =>
  `La serie ${serie} salió el ${formatDay(dayOf(fecha))}: ${[documento, destino, persona].filter(Boolean).join(', ')}.`;
