import { columnOf } from '@power/domain/forecast/figures.shared';
import type { Cifras } from '@power/domain/forecast/views/figures';
import { type OpportunityRow, opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import type { Cierre } from '@power/domain/forecast/tracking';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';

const SHOWN = 500;

interface Of {
  readonly usuario?: string | undefined;
  /** Of any of these brands. */
  readonly marcas?: readonly string[] | undefined;
}

/** What the table keeps besides is its own business: since when a version stands. */
const FIELDS = Object.keys(opportunityRow.fields) as (keyof OpportunityRow)[];

/** Opportunities that close in a month, the largest first, and how many each column has with what they come to, shown or not. */
export async function boardOf(rows: Reader, { year_cierre, mes_cierre }: Cierre, { usuario, marcas }: Of) {
  let closing = rows
    .from('opportunity_list')
    .where('year_cierre', '=', year_cierre)
    .where('mes_cierre', '=', mes_cierre);
  if (usuario !== undefined) closing = closing.where('usuario', '=', usuario);
  if (marcas !== undefined) closing = closing.where(sql<boolean>`marcas ?| ${marcas}::text[]`);
  const [oportunidades, groups] = await Promise.all([
    closing.select(FIELDS).orderBy('monto_total', 'desc').orderBy('_key').limit(SHOWN).execute(),
    closing
      .select(['perdida', 'porcentaje'])
      .select(({ fn }) => [fn.countAll<string>().as('cantidad'), fn.sum<string>('monto_total').as('monto')])
      .groupBy(['perdida', 'porcentaje'])
      .execute(),
  ]);
  const columnas = new Map<number, Cifras['por_porcentaje'][number]>();
  for (const group of groups) {
    const porcentaje = columnOf(group);
    const { cantidad = 0, monto = 0 } = columnas.get(porcentaje) ?? {};
    columnas.set(porcentaje, {
      porcentaje,
      cantidad: cantidad + Number(group.cantidad),
      monto: monto + Number(group.monto),
    });
  }
  return {
    oportunidades,
    total_oportunidades: groups.reduce((all, { cantidad }) => all + Number(cantidad), 0),
    columnas: [...columnas.values()],
  };
}
