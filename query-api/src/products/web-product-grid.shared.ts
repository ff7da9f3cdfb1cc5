import { webProductGridRow } from '@power/domain/products/views/web-product-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Products and their pages, by part number. */
export const webProducts = gridOf(webProductGridRow, { defaultSort: [{ colId: 'part_number', sort: 'asc' }] });
