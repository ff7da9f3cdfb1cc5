import { userSheet } from '@power/domain/access/views/user-grid';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(userSheet, async ({ usuario }, { rows }) => {
  const row = await rows
    .from('user_list')
    .selectAll()
    .select((of) =>
      of
        .selectFrom('session_list as s')
        .select((s) => s.fn.countAll<number>().as('n'))
        .whereRef('s.usuario', '=', 'user_list._key')
        .where('s.activa', '=', true)
        .as('abiertas'),
    )
    .where('_key', '=', usuario)
    .executeTakeFirst();
  if (!row) return reject('USUARIO_NO_EXISTE', 'Usuario no encontrado', 'El usuario no existe. Actualiza la lista.');
  const { _key: _, abiertas, ...account } = row;
  const perfil = permisosOf(row.perfil);
  return {
    ok: true as const,
    usuario: account,
    permisos_perfil: { ...perfil },
    permisos_efectivos: { ...perfil, ...row.permisos },
    sesiones_activas: abiertas ?? 0,
  };
});
