import { clientCaseRow } from '@power/domain/service/cases/views/client-case-row';
import { clientCaseGrid } from '@power/domain/service/cases/views/client-cases';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

export default handleGrid(clientCaseGrid, gridOf(clientCaseRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] }));
