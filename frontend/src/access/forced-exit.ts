import { SESSION_TEXTS } from '../api/session-faults.ts';
import { useLiveEvent } from '../live/hooks.ts';
import { useCurrentUser } from './current-user.ts';
import { leave } from './session-end.ts';

interface Exit {
  /** Sessions that ended; absent when everybody must leave. */
  readonly sesiones?: readonly string[];
  readonly motivo?: string;
}

/** `salirSistema`: this session was ended elsewhere, or an update begins for all but Administradores (document 1 §4). */
export function useForcedExit(): void {
  const { sesion } = useCurrentUser();
  useLiveEvent('salirSistema', (datos) => {
    const { sesiones, motivo } = (datos ?? {}) as Exit;
    if (sesiones && !sesiones.includes(sesion)) return;
    leave(motivo === 'actualizacion' ? SESSION_TEXTS.updating : SESSION_TEXTS.general);
  });
  // A socket that reconnects with a session ended meanwhile learns of it here.
  useLiveEvent('sinSesion', () => leave(SESSION_TEXTS.general));
}
