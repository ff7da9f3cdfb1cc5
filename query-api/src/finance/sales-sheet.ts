import { MAX_SHEET_LINES, salesSheet } from '@power/domain/finance/views/sales';
import { salesLineRow, type SalesLineRow } from '@power/domain/finance/views/sales-line-row';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { backwards, tooManyLines } from './stretch.shared.ts';

const FIELDS = Object.keys(salesLineRow.fields) as (keyof SalesLineRow)[];

export default handleQuery(salesSheet, async ({ fdesde, fhasta }, { rows }) => {
  const wrong = backwards(fdesde, fhasta);
  if (wrong) return wrong;
  const lineas = await rows
    .from('sales_line_list')
    .select(FIELDS)
    .where('fecha', '>=', fdesde)
    .where('fecha', '<=', fhasta)
    .orderBy('facturado_at')
    .orderBy('_key')
    .limit(MAX_SHEET_LINES + 1)
    .execute();
  if (lineas.length > MAX_SHEET_LINES) return tooManyLines('facturadas');
  return { ok: true as const, fdesde, fhasta, lineas };
});
