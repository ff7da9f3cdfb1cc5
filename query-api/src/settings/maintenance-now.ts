import { maintenanceNow } from '@power/domain/settings/views/maintenance';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { windowNow } from './window-now.ts';

export default handleQuery(maintenanceNow, async (_, { rows }) => ({ ventana: await windowNow(rows) }));
