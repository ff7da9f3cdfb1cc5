import { pushKey } from '@power/domain/notifications/views/push-key';
import { loadVapid } from '@power/infra/adapters/push/vapid';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { settings } from '@power/infra/platform/service/settings';

export default handleQuery(pushKey, async () => ({ clave: loadVapid(settings.DATA_DIR).publicKey }));
