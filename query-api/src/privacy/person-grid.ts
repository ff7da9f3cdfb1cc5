import { personGrid } from '@power/domain/privacy/views/person-grid';
import { personGridRow } from '@power/domain/privacy/views/person-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

/** Whom the log names, those who were named last first. */
export default handleGrid(personGrid, gridOf(personGridRow, { defaultSort: [{ colId: 'ultima', sort: 'desc' }] }));
