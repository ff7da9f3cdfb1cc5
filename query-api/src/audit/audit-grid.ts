import { auditGrid } from '@power/domain/audit/views/event-grid';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { auditEvents } from './audit-grid-definition.ts';

export default handleQuery(auditGrid, async (request, { db, user }) => runGrid(db, auditEvents, request, { user }));
