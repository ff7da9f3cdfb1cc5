import { userActivity } from '@power/domain/access/views/user-activity';
import type { auditRow } from '@power/domain/audit/views/event-row';
import type { RowOf } from '@power/domain/kernel/row';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { auditEvents } from '../audit/audit-grid-definition.shared.ts';

const read = gridReader<RowOf<typeof auditRow>>(userActivity, auditEvents);

export default handleQuery(userActivity, async ({ usuario, ...request }, context) => {
  const filterModel = { ...request.filterModel, usuario_id: { filterType: 'set' as const, values: [usuario] } };
  return read(context, { ...request, filterModel });
});
