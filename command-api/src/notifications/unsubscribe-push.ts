import { unsubscribePush } from '@power/domain/notifications/unsubscribe-push';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';

export default provideFacts(unsubscribePush, async ({ endpoint }) => ({ id: uuidFrom('push', endpoint) }));
