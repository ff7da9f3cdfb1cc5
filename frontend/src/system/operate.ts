import { rebuildProjection } from '@power/domain/system/rebuild-projection';
import { retryParked } from '@power/domain/system/retry-parked';
import { systemStatus } from '@power/domain/system/views/system-status';
import { verifyChain } from '@power/domain/system/views/verify-chain';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { showToast } from '../ui/feedback/toasts.ts';

async function tell(run: () => Promise<{ ok: boolean; mensaje: string }>): Promise<void> {
  try {
    const reply = await run();
    showToast({ tono: reply.ok ? 'ok' : 'danger', titulo: reply.mensaje });
  } catch (error) {
    showToast({ tono: 'danger', titulo: messageOf(error) });
  }
  void queryClient.invalidateQueries({ queryKey: queryKey(systemStatus) });
}

export const retry = (proyeccion: string, stream?: string): Promise<void> =>
  tell(() =>
    call(retryParked, { proyeccion, ...(stream === undefined ? {} : { stream }) }, { commandId: crypto.randomUUID() }),
  );

export async function rebuild(proyeccion: string): Promise<void> {
  const yes = await confirm({
    titulo: `Reconstruir ${proyeccion}`,
    texto:
      'Se llena de nuevo al lado de la que está en uso, que sigue respondiendo, y al terminar se cambian. Puede tardar.',
    boton: 'Reconstruir',
  });
  if (yes) await tell(() => call(rebuildProjection, { proyeccion }, { commandId: crypto.randomUUID() }));
}

/** Starts a check of the whole log; its result appears here when it is done. */
export const verify = (): Promise<void> => tell(() => call(verifyChain, {}));
