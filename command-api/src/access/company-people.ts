import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

/** How many people of a client company sign in or have been invited. */
export async function companyPeople(services: CommandServices, cliente: string | undefined): Promise<number> {
  if (cliente === undefined) return 0;
  const { personas } = await readModels(services.db)
    .selectFrom('user_list')
    .select(({ fn }) => fn.countAll<string>().as('personas'))
    .where('perfil', '=', 'Cliente')
    .where('cliente_id', '=', cliente)
    .where('activo', '=', true)
    .executeTakeFirstOrThrow();
  return Number(personas);
}
