import { type HookFacts, setHook } from '@power/domain/integrators/keep-hook';
import { hookSecret } from '@power/infra/platform/hooks/sign';
import { whereItLeads } from '@power/infra/platform/hooks/post-hook';
import { type CommandHandler, provideFacts } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';

const secretOf = (semilla: string): string => hookSecret(settings.JWT_SECRET, semilla);

/** Where a name leads is looked at before it is kept, and again, by the very connection, each time that something is sent. */
const set = provideFacts(
  setHook,
  async ({ aviso: { url } }, { commandId }): Promise<HookFacts> => {
    const inside = settings.AVISOS_RED_INTERNA;
    const found = { semilla: commandId, final_secreto: secretOf(commandId).slice(-4), inside };
    if (inside || !URL.canParse(url)) return found;
    return { ...found, fuera: await whereItLeads(new URL(url).hostname) };
  },
  {
    finish: ({ nuevo }: { readonly nuevo?: boolean }, _request, { commandId }) =>
      Promise.resolve({ secreto: nuevo ? secretOf(commandId) : null }),
  },
);

/** Where programs are told. */
export default [set] as CommandHandler[];
