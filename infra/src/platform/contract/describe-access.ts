import type { Access } from '@power/domain/kernel/call';

/** Who may make a call, in one Spanish line. */
export function describeAccess(access: Access): string {
  if ('publico' in access) return 'Sin sesión';
  const who = access.perfiles === 'todos' ? 'Todos los perfiles' : access.perfiles.join(', ');
  const granted = access.concesion === undefined ? who : `${who}, o a quien se le conceda ${access.concesion}`;
  return access.permiso === undefined ? granted : `${granted}; con permiso ${access.permiso}`;
}
