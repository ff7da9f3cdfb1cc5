import type { changePassword as ChangePassword } from '@power/domain/access/change-password';
import type { login as Login } from '@power/domain/access/login';
import type { logout as Logout } from '@power/domain/access/logout';
import type { requestRecovery as RequestRecovery } from '@power/domain/access/request-recovery';
import type { userInfo as UserInfo } from '@power/domain/access/views/user-info';
import type { frontAccess as FrontAccess } from '@power/domain/settings/views/maintenance';
import { wire } from '../api/wire.ts';

export const login = wire<typeof Login>({ kind: 'command', method: 'POST', path: '/accesos/login' });
export const logout = wire<typeof Logout>({ kind: 'command', method: 'POST', path: '/accesos/logout' });
export const requestRecovery = wire<typeof RequestRecovery>({
  kind: 'command',
  method: 'POST',
  path: '/accesos/olvidePassword',
});
export const changePassword = wire<typeof ChangePassword>({
  kind: 'command',
  method: 'POST',
  path: '/accesos/cambiarpassword',
});
export const userInfo = wire<typeof UserInfo>({
  kind: 'query',
  method: 'POST',
  path: '/usuarios/info',
  accion: 'simple',
});

/** Whether the system lets people in, and its version (document 1 §7). */
export const accesoFront = wire<typeof FrontAccess>({ kind: 'query', method: 'GET', path: '/appversion/accesoFront' });
