import { userSheet } from '@power/domain/access/views/user-grid';
import type { UserRow } from '@power/domain/access/views/user-info';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';

type Stored = Omit<UserRow, 'creado' | 'ultimo_ingreso'> & {
  readonly _key: string;
  readonly creado: Date;
  readonly ultimo_ingreso: Date | null;
  readonly abiertas: number;
};

export default handleQuery(userSheet, async ({ usuario }, { db }) => {
  const { rows } = await db.query<Stored>(
    'SELECT u.*, (SELECT count(*)::int FROM session_list s WHERE s.usuario = u._key AND s.activa) AS abiertas FROM user_list u WHERE u._key = $1',
    [usuario],
  );
  const [row] = rows;
  if (!row) return reject('USUARIO_NO_EXISTE', 'Usuario no encontrado', 'El usuario no existe. Actualiza la lista.');
  const { _key: _, abiertas, creado, ultimo_ingreso, ...account } = row;
  const perfil = permisosOf(row.perfil);
  return {
    ok: true as const,
    usuario: { ...account, creado: creado.toISOString(), ultimo_ingreso: ultimo_ingreso?.toISOString() ?? null },
    permisos_perfil: { ...perfil },
    permisos_efectivos: { ...perfil, ...row.permisos },
    sesiones_activas: abiertas,
  };
});
