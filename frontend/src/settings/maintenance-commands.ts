import { cancelMaintenance, extendMaintenance, finishMaintenance, startMaintenance } from '../calls/settings.ts';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { askComment, confirm, notice } from '../ui/dialogs/prompts.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { showToast } from '../ui/feedback/toasts.ts';

type Reply = { readonly ok: boolean; readonly titulo?: unknown; readonly mensaje: string };

async function tell(failure: string, run: () => Promise<Reply>): Promise<void> {
  try {
    const reply = await run();
    if (reply.ok) showToast({ titulo: reply.mensaje });
    else await notice({ titulo: typeof reply.titulo === 'string' ? reply.titulo : failure, texto: reply.mensaje });
  } catch (error) {
    await notice({ titulo: failure, texto: messageOf(error) });
  } finally {
    refreshList('mantencion');
  }
}
const once = () => ({ commandId: crypto.randomUUID() });

export async function askAndStartUpdate(id: string): Promise<void> {
  const yes = await confirm({
    titulo: 'Iniciar la actualización',
    texto: 'Todos salvo los Administradores salen del sistema y no pueden ingresar hasta que la termines.',
    boton: 'Iniciar ahora',
    peligro: true,
  });
  if (yes) await tell('La actualización no comenzó', () => call(startMaintenance, { id }, once()));
}

/** More time for the update under way; nothing to be asked, for it can be ended at any moment. */
export const extendUpdate = (id: string, minutos: number): Promise<void> =>
  tell('La actualización no se extendió', () => call(extendMaintenance, { id, minutos }, once()));

export async function askAndFinishUpdate(id: string): Promise<void> {
  const yes = await confirm({
    titulo: 'Terminar la actualización',
    texto: 'Todos podrán ingresar otra vez.',
    boton: 'Terminar',
  });
  if (yes) await tell('La actualización no terminó', () => call(finishMaintenance, { id }, once()));
}

export async function askAndCancelUpdate(id: string): Promise<void> {
  const motivo = await askComment({
    titulo: 'Cancelar la actualización',
    texto: 'El aviso desaparece para todos.',
    etiqueta: 'Motivo',
    obligatorio: false,
    boton: 'Cancelar actualización',
    cancelar: 'Volver',
    peligro: true,
  });
  if (motivo !== undefined)
    await tell('La actualización no se canceló', () =>
      call(cancelMaintenance, { id, ...(motivo === '' ? {} : { motivo }) }, once()),
    );
}
