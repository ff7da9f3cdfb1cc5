import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { changed, editing, missing, target } from './edit.ts';
import { UserChanged } from './events.ts';
import { links } from './profile-data.shared.ts';
import { user } from './user.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

/** Company, brands and warehouse of an account: all four are replaced, what is not sent is untied. */
export const changeUserLinks = defineCommand({
  ...editing,
  name: 'change-user-links',
  accion: 'vinculos',
  summary: 'Vincula un usuario a un cliente, un proveedor, sus marcas o una bodega',
  request: z.strictObject({ accion: z.literal('vinculos'), ...target, ...links }),
  refers: { bodega: openWarehouse },
  aggregate: user,
  stream: (request) => request.usuario,
  decide: (state, { cliente_id, proveedor_id, marcas, bodega }) =>
    missing(state) ?? [UserChanged(changed(state, { cliente_id, proveedor_id, marcas, bodega }))],
  answer: ({ state }) => ({ mensaje: `Los vínculos de ${state.cuenta.nombre} fueron guardados` }),
});
