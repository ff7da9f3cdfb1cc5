import { serviceCase } from '@power/domain/service/cases/case';
import { shareCase } from '@power/domain/service/cases/link-case';
import { issueLink } from '@power/infra/platform/access/link';
import { type CommandHandler, provideFacts } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';

/** The secret of a case's link: made again from its seed by this server alone. */
const tokenOf = (id: string | number, semilla: string) => issueLink(settings.JWT_SECRET, `rma-${id}`, semilla);

const share = provideFacts(
  shareCase,
  async ({ id }, services) => {
    const { state } = await services.load(serviceCase, String(id));
    return {
      token_hash: tokenOf(id, services.commandId).token_hash,
      actual: state?.enlace ? tokenOf(id, state.enlace.semilla).token_hash : undefined,
    };
  },
  {
    // The address is in the reply alone, made again for whoever may see the case.
    finish: async (_, { id }, services) => {
      const { state } = await services.load(serviceCase, String(id));
      // A repeat gets the address that it gave out, also once that one was withdrawn.
      const semilla = state!.enlace?.semilla ?? services.commandId;
      return { enlace: `${settings.PUBLIC_URL}/seguimiento/${tokenOf(id, semilla).token}` };
    },
  },
);

/** The link by which a customer follows a case. */
export default [share] as CommandHandler[];
