import { subscribePush } from '@power/domain/notifications/subscribe-push';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';

export default provideFacts(subscribePush, async ({ suscripcion }) => ({ id: uuidFrom('push', suscripcion.endpoint) }));
