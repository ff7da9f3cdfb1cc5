import { type CallBase, mayCall } from '@power/domain/kernel/call';
import { useCurrentUser } from './current-user.ts';

/** Whether the person may make a call, as its declaration says: what is not allowed is not offered. */
export function useMay(): (call: Pick<CallBase, 'access'>) => boolean {
  const { perfiles, permisos } = useCurrentUser();
  return (call) => mayCall(call.access, { perfil: perfiles.perfil, permisos });
}
