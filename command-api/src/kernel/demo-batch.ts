import { PasswordSet } from '@power/domain/access/events';
import { effectivePermisos, user as account } from '@power/domain/access/user';
import { mayCall } from '@power/domain/kernel/call';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { type Principal, SYSTEM } from '@power/domain/kernel/principal';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import type { CommandContext, CommandReply } from '@power/infra/platform/commands/dispatcher';
import { reserveNumbers } from '@power/infra/platform/commands/numbers';
import { createServices } from '@power/infra/platform/commands/services';
import { z } from 'zod';
import type { InternalDependencies } from './internal-routes.ts';

export const batch = z.strictObject({
  commands: z
    .array(
      z.strictObject({
        name: z.string(),
        request: z.unknown(),
        commandId: z.string().min(1).max(300),
        /** `_id` of who does it, or `sistema`. */
        as: z.string(),
        /** Instant at which it is done. */
        now: z.iso.datetime(),
        /** It waits for earlier commands that share one of these. */
        keys: z.array(z.string()),
        /** Numbers that it is to draw, by series: invented history has its numbers before it is told. */
        numbers: z.record(z.string(), z.number().int().positive()).optional(),
        /** register-user: hash of the password, computed once for many. */
        hash: z.string().startsWith('scrypt$').optional(),
      }),
    )
    .max(5000),
});

export type BatchCommand = z.output<typeof batch>['commands'][number];
/** What became of one command: accepted, or refused and why. */
export type BatchReply = { ok: true } | { ok: false; codigo: string; mensaje: string };

/** Makes the numbers of the commands known before the first of them asks. */
export async function reserve(deps: InternalDependencies, commands: readonly BatchCommand[]): Promise<void> {
  await reserveNumbers(
    deps.pool,
    commands.flatMap(({ commandId, numbers }) =>
      Object.entries(numbers ?? {}).map(([series, value]) => ({ series, commandId, value })),
    ),
  );
}

/** Executes commands as somebody at some instant. Keeps the people that it has met: one for each batch. */
export function batchRunner({
  dispatcher,
  calls,
  pool,
  store,
}: InternalDependencies): (command: BatchCommand) => Promise<BatchReply> {
  const byName = new Map(calls.map((call) => [call.name, call as CommandDefinition]));
  const people = new Map<string, Promise<Principal | undefined>>([[SYSTEM._id, Promise.resolve(SYSTEM)]]);

  const load = async (id: string): Promise<Principal | undefined> => {
    const { state } = await dispatcher.cache.load(account, id);
    const { nombre, telefono: _, ...links } = state.cuenta;
    return state.exists
      ? {
          _id: id,
          nombre,
          email: state.email,
          perfil: state.perfil,
          permisos: effectivePermisos(state),
          sesion: 'demo',
          ...links,
        }
      : undefined;
  };
  const person = (id: string): Promise<Principal | undefined> => {
    const known = people.get(id) ?? load(id);
    people.set(id, known);
    return known;
  };

  /** Outside the command, because a password of the command would be hashed again for every person. */
  const setPassword = async (
    { _id }: CommandReply,
    hash: string,
    { user, now, commandId }: CommandContext,
  ): Promise<void> => {
    const services = createServices(
      { store, cache: dispatcher.cache, pool },
      { user, now, commandId, correlationId: commandId, causationId: commandId, comando: 'register-user' },
    );
    await services.run(account, String(_id), 'password', (state) =>
      state.hash ? [] : [PasswordSet({ hash, motivo: 'inicial', sesiones: [] })],
    );
  };

  return async ({ name, request, commandId, as, now, hash }) => {
    const user = await person(as);
    const command = byName.get(name);
    if (!command || !user) throw new Error(`unknown command ${name} or person ${as}`);
    if (hash !== undefined && name !== 'register-user') throw new Error(`${name} takes no hash`);
    const context = { user, commandId, now };
    const reply = mayCall(command.access, user)
      ? await dispatcher.execute(command, command.request.parse(request), context)
      : reject('SIN_PERMISO', name, `El perfil ${user.perfil} no puede ejecutar ${name}.`);
    if (isRejection(reply)) return { ok: false, codigo: reply.codigo, mensaje: reply.mensaje };
    if (hash !== undefined) await setPassword(reply, hash, context);
    return { ok: true };
  };
}
