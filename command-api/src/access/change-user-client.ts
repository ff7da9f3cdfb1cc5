import { changeUserClient } from '@power/domain/access/change-user-client';
import { user } from '@power/domain/access/user';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedInto } from '../kernel/merged-into.ts';

export default provideFacts(changeUserClient, async ({ usuario }, services) => {
  const { state } = await services.load(user, usuario);
  return (await mergedInto(services, state.cuenta?.cliente_id ?? null))?._id ?? null;
});
