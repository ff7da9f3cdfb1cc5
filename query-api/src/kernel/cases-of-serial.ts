import { lifeIn } from '@power/domain/service/cases/serial-life.shared';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';

/** Cases of a serial that are looked at, the newest first. */
const MOST = 20;

/** Cases that this person sees which a serial came in with, or went out by, and what each did with it; the newest first. */
export async function casesOfSerial(rows: Reader, upper: string) {
  const listed = sql<boolean>`${upper} = ANY(string_to_array(upper(series || ', ' || entregadas || ', ' || usadas || ', ' || prestadas), ', '))`;
  const found = await rows
    .from('rma_list')
    .select(['number', 'estado', 'createdAt', 'falla', 'resolucion', 'documento'])
    .where(listed)
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute();
  return found.map(({ documento, ...row }) => {
    const rma = documento as CaseSheet;
    return { row: { ...row, vida: lifeIn(rma, upper) }, rma };
  });
}
