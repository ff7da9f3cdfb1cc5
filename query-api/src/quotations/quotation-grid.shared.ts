import { quotationGridRow } from '@power/domain/quotations/views/quotation-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** All quotations, newest first. */
export const allQuotations = gridOf(quotationGridRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
