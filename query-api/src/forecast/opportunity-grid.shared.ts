import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Opportunities, the newest first. */
export const allOpportunities = gridOf(opportunityRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
