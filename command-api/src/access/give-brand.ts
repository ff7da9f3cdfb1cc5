import { giveBrand } from '@power/domain/access/give-brand';
import { emailClaim } from '@power/domain/access/user';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(giveBrand, async ({ email }, { load }) => ({
  usuario: (await load(emailClaim, email)).state.usuario ?? '',
}));
