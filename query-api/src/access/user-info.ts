import { userInfo } from '@power/domain/access/views/user-info';
import { menuTreeOf } from '@power/domain/access/views/menu-tree';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** Projects of the viewer's own company come with the context of client locations; until then the list is what there is: none. */
export default handleQuery(userInfo, async (_, { rows, user }) => {
  const own = await rows.from('user_list').select('telefono').where('_key', '=', user._id).executeTakeFirst();
  return {
    auth: true as const,
    user: {
      _id: user._id,
      nombre: user.nombre,
      email: user.email,
      telefono: own?.telefono ?? '',
      perfiles: { perfil: user.perfil },
      permisos: { ...user.permisos },
      concesiones: [...(user.concesiones ?? [])],
      menu: menuTreeOf(user.perfil, user.concesiones),
      cliente: { _id: user.cliente_id ?? null, ubicaciones: [] },
      marcas: [...(user.marcas ?? [])],
      bodega: user.bodega ?? null,
      sesion: user.sesion,
    },
  };
});
