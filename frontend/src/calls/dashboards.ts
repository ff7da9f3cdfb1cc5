// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/dashboards/views/operational';
import { wire } from '../api/wire.ts';

export const operationalDashboard = /* #__PURE__ */ wire<typeof m1.operationalDashboard>({ kind: 'query', method: 'POST', path: '/dashboard/cargadashboardoperacional', access: {'publico':true}, scope: 'everyone' });
