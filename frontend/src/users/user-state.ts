import type { UserRow } from '@power/domain/access/views/user-row';
import type { Tone } from '../ui/status-dot.tsx';

type State = Pick<UserRow, 'activo' | 'con_clave'>;

export const userState = (user: State): string =>
  !user.activo ? 'Desactivado' : user.con_clave ? 'Activo' : 'Invitado';
export const toneOfUser = (user: State): Tone => (!user.activo ? 'muted' : user.con_clave ? 'ok' : 'warn');
