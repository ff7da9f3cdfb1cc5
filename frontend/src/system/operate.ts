import { repairOrderStock } from '../calls/inventory.ts';
import { rebuildProjection, reconcileStock, retryParked, systemStatus, verifyChain } from '../calls/system.ts';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { showToast } from '../ui/feedback/toasts.ts';

async function tell(run: () => Promise<{ ok: boolean; mensaje: string }>): Promise<boolean> {
  let done = false;
  try {
    const reply = await run();
    done = reply.ok;
    showToast({ tono: reply.ok ? 'ok' : 'danger', titulo: reply.mensaje });
  } catch (error) {
    showToast({ tono: 'danger', titulo: messageOf(error) });
  }
  void queryClient.invalidateQueries({ queryKey: queryKey(systemStatus) });
  return done;
}

export const retry = (proyeccion: string, stream?: string): Promise<boolean> =>
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
export const verify = (): Promise<boolean> => tell(() => call(verifyChain, {}));

/** Starts a comparison of orders and stock; its result appears here when it is done. */
export const reconcile = (): Promise<boolean> => tell(() => call(reconcileStock, {}));

/** Brings the stock of one product in line with one order, and compares again. */
export async function repair({
  pedido,
  producto,
  mensaje,
}: {
  pedido: string;
  producto: string;
  mensaje: string;
}): Promise<void> {
  const yes = await confirm({
    titulo: `Reparar el stock del pedido ${pedido}`,
    texto: `${mensaje} El stock queda como dice el pedido, y la historia del producto muestra quién lo reparó.`,
    boton: 'Reparar',
  });
  if (!yes) return;
  const done = await tell(() => call(repairOrderStock, { pedido, producto }, { commandId: crypto.randomUUID() }));
  if (done) await call(reconcileStock, {}).catch(() => undefined);
}
