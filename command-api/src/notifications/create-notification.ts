import { effectivePermisos } from '@power/domain/access/user';
import { createNotification } from '@power/domain/notifications/create-notification';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';
import { readModels } from '@power/infra/platform/sql/database';

export default provideFacts(createNotification, async ({ permiso, user_origen }, { commandId, db }) => {
  const people = permiso
    ? await readModels(db)
        .selectFrom('user_list')
        .select(['_id', 'perfil', 'permisos'])
        .where('activo', '=', true)
        .execute()
    : [];
  return {
    _id: uuidFrom('notification', commandId),
    con_permiso: people
      .filter((person) => effectivePermisos(person)[permiso!] && person._id !== user_origen?._id)
      .map(({ _id }) => _id),
  };
});
