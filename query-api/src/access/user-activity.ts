import { userActivity } from '@power/domain/access/views/user-activity';
import type { AuditRow } from '@power/domain/audit/views/event-row';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { auditEvents } from '../audit/audit-grid-definition.shared.ts';

export default handleQuery(userActivity, async ({ usuario, ...request }, { db, user }) => {
  const filterModel = { ...request.filterModel, usuario_id: { filterType: 'set' as const, values: [usuario] } };
  return runGrid<AuditRow>(db, auditEvents, { ...request, filterModel }, { user });
});
