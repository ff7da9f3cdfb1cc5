import { reactivateUser } from '@power/domain/access/reactivate-user';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { reappoint } from './working-administrators.ts';

export default provideFacts(reactivateUser, async () => undefined, {
  async before({ usuario }, services) {
    await reappoint(services, usuario);
    return undefined;
  },
});
