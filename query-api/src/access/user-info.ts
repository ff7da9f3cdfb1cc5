import { userInfo } from '@power/domain/access/views/user-info';
import { menuTreeOf } from '@power/domain/access/views/menu-tree';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { settings } from '@power/infra/platform/service/settings';

/** With the projects of the viewer's own company that are in use. */
export default handleQuery(userInfo, async (_, { rows, user }) => {
  const own = await rows.from('user_list').select('telefono').where('_key', '=', user._id).executeTakeFirst();
  const projects = user.cliente_id
    ? await rows
        .from('client_place_list')
        .select(['_id', 'nombre'])
        .where('cliente_id', '=', user.cliente_id)
        .where('activo', '=', true)
        .orderBy('nombre')
        .execute()
    : [];
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
      menu: menuTreeOf(user.perfil, user.concesiones, settings.ERP_INTEGRADO),
      erp: settings.ERP_INTEGRADO,
      cliente: { _id: user.cliente_id ?? null, ubicaciones: projects },
      marcas: [...(user.marcas ?? [])],
      bodega: user.bodega ?? null,
      sesion: user.sesion,
    },
  };
});
