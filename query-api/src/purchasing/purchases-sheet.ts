import { MAX_SHEET_LINES } from '@power/domain/finance/views/sales';
import { isRejection } from '@power/domain/kernel/rejection';
import type { PurchaseLineGridRow } from '@power/domain/purchasing/views/purchase-line-row';
import { purchasesSheet } from '@power/domain/purchasing/views/purchases';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { backwards, tooManyLines } from '../finance/stretch.shared.ts';
import { boughtLines } from './purchase-grid.shared.ts';

const read = gridReader<PurchaseLineGridRow>(purchasesSheet, boughtLines);

export default handleQuery(purchasesSheet, async ({ fdesde, fhasta }, context) => {
  const wrong = backwards(fdesde, fhasta);
  if (wrong) return wrong;
  const page = await read(context, {
    startRow: 0,
    endRow: MAX_SHEET_LINES + 1,
    sortModel: [
      { colId: 'fecha', sort: 'asc' },
      { colId: 'number', sort: 'asc' },
      { colId: 'linea', sort: 'asc' },
    ],
    filterModel: { fecha: { filterType: 'date', type: 'inRange', dateFrom: fdesde, dateTo: fhasta } },
  });
  if (isRejection(page)) return page;
  if (page.rows.length > MAX_SHEET_LINES) return tooManyLines('compradas');
  return { ok: true as const, fdesde, fhasta, lineas: page.rows };
});
