import { issueDeviceCode } from '@power/domain/access/issue-device-code';
import { issueCode } from '@power/infra/platform/access/device-code';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';

/** The code is in the reply alone: no list and no log holds it. */
export default provideFacts(
  issueDeviceCode,
  async ({ usuario }, { commandId }) => ({
    code_hash: issueCode(settings.JWT_SECRET, usuario, commandId).code_hash,
  }),
  {
    finish: async (_, { usuario }, { commandId }) => ({
      codigo: issueCode(settings.JWT_SECRET, usuario, commandId).codigo,
    }),
  },
);
