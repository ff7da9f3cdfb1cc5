import { type OpportunityRow, opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import type { Cierre } from '@power/domain/forecast/tracking';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import { totalFound, withTotal } from '../kernel/total-found.ts';

const SHOWN = 500;

interface Of {
  readonly usuario?: string | undefined;
  /** Of any of these brands. */
  readonly marcas?: readonly string[] | undefined;
}

/** What the table keeps besides is its own business: since when a version stands. */
const FIELDS = Object.keys(opportunityRow.fields) as (keyof OpportunityRow)[];

/** Opportunities that close in a month, the largest first. */
export async function boardOf(rows: Reader, { year_cierre, mes_cierre }: Cierre, { usuario, marcas }: Of) {
  let found = rows
    .from('opportunity_list')
    .select(FIELDS)
    .select(totalFound)
    .where('year_cierre', '=', year_cierre)
    .where('mes_cierre', '=', mes_cierre);
  if (usuario !== undefined) found = found.where('usuario', '=', usuario);
  if (marcas !== undefined) found = found.where(sql<boolean>`marcas ?| ${marcas}::text[]`);
  const read = await found.orderBy('monto_total', 'desc').orderBy('_key').limit(SHOWN).execute();
  const { rows: shown, total } = withTotal(read);
  return { oportunidades: shown, total_oportunidades: total };
}
