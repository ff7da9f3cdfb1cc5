import type { SalesFigures } from '@power/domain/finance/views/sales';
import type { Database } from '@power/infra/platform/sql/database';
import type { Reader } from '@power/infra/platform/sql/reader';
import { type ExpressionBuilder, sql } from 'kysely';

/** Percent of the net amount that is not cost, of the lines whose cost is known. */
export const MARGIN = sql<number | null>`sum(margen) * 100 / nullif(sum(neto) filter (where costo is not null), 0)`;
/** How many documents the lines belong to. */
export const DOCUMENTS = sql<number>`count(distinct (tipo_dte, folio))`;

const sums = (of: ExpressionBuilder<Database, 'sales_line_list'>) => [
  of.fn.sum<number | null>('neto').as('neto'),
  of.fn.sum<number | null>('total').as('total'),
  of.fn.sum<number | null>('cantidad').as('unidades'),
  DOCUMENTS.as('documentos'),
  of.fn.sum<number | null>('costo').as('costo'),
  MARGIN.as('margen'),
];

interface Summed {
  readonly neto: number | null;
  readonly total: number | null;
  readonly unidades: number | null;
  readonly documentos: number;
  readonly costo: number | null;
  readonly margen: number | null;
}
const figuresOf = ({ neto, total, unidades, documentos, costo, margen }: Summed): SalesFigures => ({
  neto: neto ?? 0,
  total: total ?? 0,
  unidades: unidades ?? 0,
  documentos,
  costo,
  margen,
});

/** Lines of these days of Santiago; with `until`, an instant, those of documents before it. */
export interface Stretch {
  readonly fdesde: string;
  readonly fhasta: string;
  readonly until?: string;
}

const lines = (rows: Reader, { fdesde, fhasta, until }: Stretch) =>
  rows
    .from('sales_line_list')
    .where('fecha', '>=', fdesde)
    .where('fecha', '<=', fhasta)
    .$if(until !== undefined, (of) => of.where('facturado_at', '<=', until!));

/** What was billed in the stretch. */
export async function salesOf(rows: Reader, stretch: Stretch): Promise<SalesFigures> {
  return figuresOf((await lines(rows, stretch).select(sums).executeTakeFirstOrThrow()) as Summed);
}

/** The same by month, `yyyy-MM`; months without sales are missing. */
export async function salesByMonth(rows: Reader, stretch: Stretch): Promise<ReadonlyMap<string, SalesFigures>> {
  const found = await lines(rows, stretch).groupBy('mes').select('mes').select(sums).execute();
  return new Map(found.map((row) => [row.mes, figuresOf(row as Summed)]));
}
