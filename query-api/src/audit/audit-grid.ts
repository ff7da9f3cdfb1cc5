import { auditGrid } from '@power/domain/audit/views/event-grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { auditPage } from './audit-grid-definition.shared.ts';
import { withChanges } from './with-changes.shared.ts';

export default handleGrid(auditGrid, auditPage, withChanges);
