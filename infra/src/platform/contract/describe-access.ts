import type { Access } from '@power/domain/kernel/call';

/** Who may make a call, in one Spanish line. */
export function describeAccess(access: Access): string {
  if ('publico' in access) return 'Sin sesión';
  const who = access.perfiles === 'todos' ? 'Todos los perfiles' : access.perfiles.join(', ');
  return access.permiso === undefined ? who : `${who}; con permiso ${access.permiso}`;
}
