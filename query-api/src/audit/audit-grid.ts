import { auditGrid } from '@power/domain/audit/views/event-grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { auditEvents } from './audit-grid-definition.shared.ts';

export default handleGrid(auditGrid, auditEvents);
