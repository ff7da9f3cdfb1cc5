import { dollarRow } from '@power/domain/settings/views/dollar';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Every rate by day, newest first. */
export const allRates = gridOf(dollarRow, { defaultSort: [{ colId: 'fecha', sort: 'desc' }] });
