import { figureOf, outcomeOf } from '@power/domain/assistant/store-import.shared';
import type { Values } from '@power/domain/kernel/master-events';
import type { Reader } from '@power/infra/platform/sql/reader';

/** Judges rows of the app stores by the rule of their command. */
export async function judgeStoreFigures(rows: Reader, given: readonly Values[]) {
  const known = await rows
    .from('store_figure_list')
    .select(['_id', 'descargas', 'version', 'estado'])
    .where(
      '_id',
      'in',
      given.map((row) => figureOf(row)._id),
    )
    .execute();
  const by = new Map<string, Parameters<typeof outcomeOf>[0]>(known.map((row) => [row._id, row]));
  return (row: Values) => {
    const next = figureOf(row);
    const resultado = outcomeOf(by.get(next._id), next);
    by.set(next._id, next);
    return { resultado };
  };
}
