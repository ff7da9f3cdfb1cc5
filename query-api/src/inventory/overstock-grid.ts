import type { RowOf } from '@power/domain/kernel/row';
import { overstockGrid } from '@power/domain/inventory/views/aging';
import type { overstockRow } from '@power/domain/inventory/views/layer-row';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { overstock } from './aging.shared.ts';

export default handleQuery(overstockGrid, ({ meses_venta, ...request }, context) =>
  gridReader<RowOf<typeof overstockRow>>(overstockGrid, overstock[meses_venta])(context, request),
);
