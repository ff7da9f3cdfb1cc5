import { cancelMaintenance, extendMaintenance, finishMaintenance, startMaintenance } from '../calls/settings.ts';
import { call } from '../api/client.ts';
import { askComment, confirm } from '../ui/dialogs/prompts.ts';
import { type Told, tell as tellEnd } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

async function tell(failure: string, run: () => Promise<Told>): Promise<void> {
  await tellEnd(failure, run);
  refreshList('mantencion');
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
