import { countRow } from '@power/domain/inventory/counts/views/count-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** *Inventarios*, the newest first. */
export const stockCounts = gridOf(countRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
