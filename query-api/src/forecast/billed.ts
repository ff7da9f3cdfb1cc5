import type { Forecast } from '@power/domain/forecast/parts';
import { type Cierre, writeMonth } from '@power/domain/forecast/tracking';
import type { Reader } from '@power/infra/platform/sql/reader';

export interface Billed {
  /** Net pesos that were billed for this forecast: a seller's, a brand's, the company's. */
  readonly of: (forecast: Pick<Forecast, 'alcance' | 'de'>) => number;
  readonly sellers: ReadonlyMap<string, string>;
  readonly brands: readonly string[];
}

/** What was billed in a month, of every sale, whether or not somebody had promised it: what a goal is held against. */
export async function billedIn(rows: Reader, cierre: Cierre, usuario?: string): Promise<Billed> {
  let lines = rows
    .from('sales_line_list')
    .select(['ejecutivo_id', 'marca'])
    .select(({ fn }) => [fn.sum<string>('neto').as('neto'), fn.max('ejecutivo_nombre').as('nombre')])
    .where('mes', '=', writeMonth(cierre))
    .groupBy(['ejecutivo_id', 'marca']);
  if (usuario !== undefined) lines = lines.where('ejecutivo_id', '=', usuario);
  const found = await lines.execute();
  return {
    of: ({ alcance, de }) =>
      found.reduce((sum, { ejecutivo_id, marca, neto }) => {
        const own = alcance === 'global' || (alcance === 'marca' ? marca === de : ejecutivo_id === de);
        return own ? sum + Number(neto) : sum;
      }, 0),
    sellers: new Map(found.map(({ ejecutivo_id, nombre }) => [ejecutivo_id, nombre])),
    brands: [...new Set(found.flatMap(({ marca }) => marca ?? []))],
  };
}
