import { type CallBase, mayCall } from '@power/domain/kernel/call';
import { changesData } from '../api/in-the-past.ts';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { useCurrentUser } from './current-user.ts';

/**
 * Whether the person may make a call, as its declaration says: what is not allowed is not offered. While the system is
 * shown as it was, nothing that would change it is.
 */
export function useMay(): (call: Pick<CallBase, 'access'> & Partial<Pick<CallBase, 'kind' | 'path'>>) => boolean {
  const { perfiles, permisos, concesiones } = useCurrentUser();
  const past = useStore(moment) !== undefined;
  return ({ access, kind = 'query', path = '' }) =>
    !(past && changesData({ kind, path })) && mayCall(access, { perfil: perfiles.perfil, permisos, concesiones });
}
