import { userSheet } from '@power/domain/access/views/user-grid';
import { userRow } from '@power/domain/access/views/user-row';
import type { FieldOf } from '@power/domain/kernel/row';
import type { Reader } from '@power/infra/platform/sql/reader';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';

const fields = Object.keys(userRow.fields) as FieldOf<typeof userRow>[];

const openSessions = async (rows: Reader, usuario: string): Promise<number> => {
  const found = await rows
    .from('session_list')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('usuario', '=', usuario)
    .where('activa', '=', true)
    .executeTakeFirst();
  return found?.n ?? 0;
};

export default handleQuery(userSheet, async ({ usuario }, { rows, asOf }) => {
  const account = await rows.from('user_list').select(fields).where('_key', '=', usuario).executeTakeFirst();
  if (!account)
    return reject('USUARIO_NO_EXISTE', 'Usuario no encontrado', 'El usuario no existe. Actualiza la lista.');
  const perfil = permisosOf(account.perfil);
  return {
    ok: true as const,
    usuario: account,
    permisos_perfil: { ...perfil },
    permisos_efectivos: { ...perfil, ...account.permisos },
    // Sessions keep no past.
    sesiones_activas: asOf === undefined ? await openSessions(rows, usuario) : null,
  };
});
