import {
  deactivateUser,
  endSession,
  forceSignOut,
  reactivateUser,
  reinviteUser,
  userGrid,
  userSessions,
} from '../calls/access.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { askComment, confirm } from '../ui/dialogs/prompts.ts';
import { type Told, tell as tellEnd } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

export interface Named {
  readonly _id: string;
  readonly nombre: string;
  readonly email: string;
}

/** Sheets and sessions are asked for anew. */
export function refreshUsers(): void {
  refreshList('usuarios');
  void queryClient.invalidateQueries({ queryKey: queryKey(userGrid).slice(0, 2) });
  void queryClient.invalidateQueries({ queryKey: queryKey(userSessions) });
}

async function tell(failure: string, run: () => Promise<Told>): Promise<void> {
  await tellEnd(failure, run);
  refreshUsers();
}

const once = () => ({ commandId: crypto.randomUUID() });
const reason = (motivo: string) => (motivo === '' ? {} : { motivo });

export async function askAndForceOut(user: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Forzar la salida de ${user.nombre}`,
    texto: 'Se cierran todas sus sesiones al instante. Lo que no haya guardado se pierde.',
    etiqueta: 'Motivo',
    obligatorio: false,
    boton: 'Forzar salida',
    peligro: true,
  });
  if (motivo !== undefined)
    await tell('No se cerraron las sesiones', () =>
      call(forceSignOut, { usuario: user._id, ...reason(motivo) }, once()),
    );
}

export async function askAndDeactivate(user: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Desactivar a ${user.nombre}`,
    texto: 'No podrá ingresar y sus sesiones se cierran. Su historia se conserva y puedes reactivarlo.',
    etiqueta: 'Motivo',
    obligatorio: false,
    boton: 'Desactivar',
    peligro: true,
  });
  if (motivo !== undefined)
    await tell('El usuario no fue desactivado', () =>
      call(deactivateUser, { usuario: user._id, ...reason(motivo) }, once()),
    );
}

export const reactivate = (user: Named): Promise<void> =>
  tell('El usuario no fue reactivado', () => call(reactivateUser, { usuario: user._id }, once()));
export const reinvite = (user: Named): Promise<void> =>
  tell('La invitación no se envió', () => call(reinviteUser, { usuario: user._id }, once()));

export async function askAndEndSession(
  usuario: string,
  sesion: { readonly _id: string; readonly actual: boolean; readonly dispositivo: string },
): Promise<void> {
  const yes = await confirm({
    titulo: 'Cerrar la sesión',
    boton: 'Cerrar sesión',
    peligro: true,
    texto: sesion.actual
      ? 'Es la sesión que estás usando: tendrás que ingresar nuevamente.'
      : `Se cierra al instante en ${sesion.dispositivo}.`,
  });
  if (yes) await tell('La sesión no se cerró', () => call(endSession, { usuario, sesion: sesion._id }, once()));
}
