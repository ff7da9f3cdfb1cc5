import { clientQuotationRow } from '@power/domain/quotations/views/client-quotation-row';
import { clientQuotationGrid } from '@power/domain/quotations/views/client-quotations';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { SHOWN_TO_CLIENT } from './client-quotations.shared.ts';

export default handleGrid(
  clientQuotationGrid as never,
  gridOf(clientQuotationRow, { where: SHOWN_TO_CLIENT, defaultSort: [{ colId: 'number', sort: 'desc' }] }),
);
