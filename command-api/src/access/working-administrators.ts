import { ADMINISTRATORS_ID, administrators, appoint, dismiss } from '@power/domain/access/administrators';
import { user } from '@power/domain/access/user';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

/** Accounts that can sign in as Administrador: found in the read model, believed when the log says so too. */
export async function workingAdministrators(services: CommandServices): Promise<string[]> {
  const rows = await readModels(services.db)
    .selectFrom('user_list')
    .select('_key')
    .where('perfil', '=', 'Administrador')
    .where('activo', '=', true)
    .orderBy('creado')
    .limit(100)
    .execute();
  const accounts = await Promise.all(rows.map(({ _key }) => services.load(user, _key)));
  return accounts
    .filter(({ state }) => state.activo && state.perfil === 'Administrador' && state.hash)
    .map(({ state }) => state._id);
}

/** Reserves the departure of an administrator before it happens, so that two who remove each other cannot both succeed. */
export async function reserveDismissal(
  services: CommandServices,
  usuario: string,
  working: readonly string[],
): Promise<Rejection | undefined> {
  const { state } = await services.load(user, usuario);
  if (state.perfil !== 'Administrador' || !state.activo) return undefined;
  const outcome = await services.run(administrators, ADMINISTRATORS_ID, 'dismiss', dismiss(usuario, working));
  return isRejection(outcome) ? outcome : undefined;
}

/** Takes the reservation back when the account stayed, or came back, as Administrador. */
export async function reappoint(services: CommandServices, usuario: string): Promise<void> {
  await services.run(administrators, ADMINISTRATORS_ID, 'appoint', appoint(usuario));
}
