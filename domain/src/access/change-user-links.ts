import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { changed, editing, missing, target } from './edit.ts';
import { UserChanged } from './events.ts';
import { links } from './profile-data.shared.ts';
import { user } from './user.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

export interface LinksFacts {
  /** Brands whose record names this person as their brand manager. */
  readonly encargadas: readonly string[];
}

/**
 * Company, brands and warehouse of an account: all four are replaced, what is not sent is untied. A brand that the person
 * looks after stays: who does is said by the brand's own record, and what they see follows from it.
 */
export const changeUserLinks = defineCommand({
  ...editing,
  name: 'change-user-links',
  accion: 'vinculos',
  summary: 'Vincula un usuario a un cliente, un proveedor, sus marcas o una bodega',
  request: z.strictObject({ accion: z.literal('vinculos'), ...target, ...links }),
  refers: { bodega: openWarehouse },
  aggregate: user,
  stream: (request) => request.usuario,
  needsFacts: true,
  decide(state, { cliente_id, proveedor_id, marcas, bodega }, { facts }: DecideContext<LinksFacts>) {
    const absent = missing(state);
    if (absent) return absent;
    const kept = facts.encargadas.find((marca) => state.cuenta.marcas?.includes(marca) && !marcas?.includes(marca));
    if (kept !== undefined)
      return reject(
        'MARCA_A_CARGO',
        'Los vínculos no se guardaron',
        `${state.cuenta.nombre} es brand manager de ${kept}. Para quitarle la marca, cambia su brand manager en Marcas.`,
        { campo: 'marcas' },
      );
    return [UserChanged(changed(state, { cliente_id, proveedor_id, marcas, bodega }))];
  },
  answer: ({ state }) => ({ mensaje: `Los vínculos de ${state.cuenta.nombre} fueron guardados` }),
});
