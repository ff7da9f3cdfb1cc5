import { unsubscribePush } from '@power/domain/notifications/unsubscribe-push';
import { provideFacts } from '@power/infra/commands/handler';
import { uuidFrom } from '@power/infra/commands/ids';

export default provideFacts(unsubscribePush, async ({ endpoint }) => ({ id: uuidFrom('push', endpoint) }));
