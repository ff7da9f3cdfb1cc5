import { addDays, dayOf, startOfDay } from '@power/domain/kernel/dates';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import type { Reader } from '@power/infra/platform/sql/reader';

const DAYS = 30;
interface Asked {
  readonly fechaDesde?: string | undefined;
  readonly fechaHasta?: string | undefined;
}

/** Days of Santiago that are asked for, both included; of what is left out, the last thirty. */
export function periodOf({ fechaDesde, fechaHasta }: Asked, now: string) {
  const hasta = fechaHasta ?? dayOf(now);
  return { desde: fechaDesde ?? addDays(hasta, 1 - DAYS), hasta };
}

export const backwards = ({ desde, hasta }: { desde: string; hasta: string }): Rejection | undefined =>
  desde > hasta
    ? reject('PERIODO_INVALIDO', 'Período inválido', 'La fecha desde es posterior a la fecha hasta. Revísalas.')
    : undefined;

/** Questions of these days. */
export const askedBetween = (rows: Reader, { desde, hasta }: { desde: string; hasta: string }) =>
  rows
    .from('assistant_list')
    .where('fecha', '>=', startOfDay(desde))
    .where('fecha', '<', startOfDay(addDays(hasta, 1)));
