import { pushKey } from '@power/domain/notifications/views/push-key';
import { loadVapid } from '@power/infra/push/vapid';
import { handleQuery } from '@power/infra/queries/handler';
import { settings } from '@power/infra/service/settings';

export default handleQuery(pushKey, async () => ({ clave: loadVapid(settings.DATA_DIR).publicKey }));
