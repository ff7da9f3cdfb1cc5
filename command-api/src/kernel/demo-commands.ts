import { Readable } from 'node:stream';
import { PasswordSet } from '@power/domain/access/events';
import { principalOf, user as account } from '@power/domain/access/user';
import { contract } from '@power/domain/contract';
import { mayCall } from '@power/domain/kernel/call';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { type Principal, SYSTEM } from '@power/domain/kernel/principal';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { pngOf } from '@power/infra/adapters/images/png-of';
import { createDispatcher } from '@power/infra/platform/commands/dispatcher';
import type { CommandHandler } from '@power/infra/platform/commands/handler';
import { NumbersInMemory } from '@power/infra/platform/commands/numbers';
import { createServices } from '@power/infra/platform/commands/services';
import type { EventStore } from '@power/infra/platform/event-store/port';
import type { FileStore } from '@power/infra/platform/files/file-store';
import type { DemoCommand } from '@power/infra/operations/demo/seeding/command';
import type pg from 'pg';
import { receiveImage } from './receive-image.ts';

/** Executes declared commands in this process, as somebody at some instant of the past: same permissions, facts and deciders as over HTTP. */
export interface HistoryTeller {
  readonly numbers: NumbersInMemory;
  /** Undefined when it was accepted. */
  execute(command: DemoCommand): Promise<Rejection | undefined>;
}

interface Options {
  readonly store: EventStore;
  /** For facts from outside the log, of which a history has none. */
  readonly pool: pg.Pool;
  readonly handlers: readonly CommandHandler[];
  /** Keeps the pictures that the history brings. */
  readonly files: FileStore;
}

/** Drawings, each taken in once as a picture that somebody uploads: many products look alike, and encoding is what takes long. */
function drawingTaker(files: FileStore): (drawing: string) => Promise<object> {
  const known = new Map<string, Promise<object>>();
  const take = async (drawing: string): Promise<object> =>
    receiveImage(Readable.from([await pngOf(drawing)]), 'dibujo.png', files);
  return (drawing) => {
    const taken = known.get(drawing) ?? take(drawing);
    known.set(drawing, taken);
    return taken;
  };
}

/** The pool as commands of a history see it: its lists are not made yet, and know of nothing. */
function withoutLists(pool: pg.Pool): pg.Pool {
  const connect = async () => ({ query: async () => ({ rows: [] }), release: () => undefined });
  return Object.assign(Object.create(pool) as pg.Pool, { query: pool.query.bind(pool), connect });
}

/** A teller into an empty log. It remembers every stream, since none can be read again before the end, and of none who did what: each command comes once. */
export function historyTeller({ store, pool, handlers, files }: Options): HistoryTeller {
  const numbers = new NumbersInMemory();
  const taken = drawingTaker(files);
  const { draw } = numbers;
  /** Facts of commands that bring their own. */
  const given = new Map<string, object>();
  const told = handlers.map((handler): CommandHandler => {
    const { facts } = handler;
    if (!facts) return handler;
    return {
      ...handler,
      facts: async (request, services) => given.get(services.commandId) ?? facts(request, services),
    };
  });
  const lists = withoutLists(pool);
  const dispatcher = createDispatcher({
    store,
    pool: lists,
    handlers: told,
    draw,
    cachedStreams: Infinity,
    unrepeated: true,
  });
  const commands = new Map(
    contract.filter((call) => call.kind === 'command').map((call) => [call.name, call as CommandDefinition]),
  );
  const people = new Map<string, Principal>([[SYSTEM._id, SYSTEM]]);

  async function person(id: string): Promise<Principal> {
    const known = people.get(id);
    if (known) return known;
    const { state } = await dispatcher.cache.load(account, id);
    if (!state.exists) throw new Error(`unknown person ${id}`);
    const person = principalOf(state, 'demo');
    people.set(id, person);
    return person;
  }

  /** Outside the command, because a password of the command would be hashed again for every person. */
  async function setPassword(
    id: string,
    hash: string,
    user: Principal,
    { now, commandId }: DemoCommand,
  ): Promise<void> {
    const chain = { commandId, correlationId: commandId, causationId: commandId, comando: 'register-user' };
    const services = createServices({ store, cache: dispatcher.cache, pool, draw }, { user, now, ...chain });
    await services.run(account, id, 'password', () => [PasswordSet({ hash, motivo: 'inicial', sesiones: [] })]);
  }

  return {
    numbers,
    async execute(asked) {
      const { name, request, commandId, as, now, hash } = asked;
      const command = commands.get(name);
      if (!command) throw new Error(`unknown command ${name}`);
      const user = await person(as);
      for (const [series, value] of Object.entries(asked.numbers ?? {})) numbers.reserve(series, commandId, value);
      if (!mayCall(command.access, user))
        return reject('SIN_PERMISO', name, `El perfil ${user.perfil} no puede ejecutar ${name}.`);
      if (asked.facts) given.set(commandId, asked.facts);
      if (asked.drawing !== undefined) given.set(commandId, await taken(asked.drawing));
      const reply = await dispatcher.execute(command, command.request.parse(request), { user, commandId, now });
      given.delete(commandId);
      if (isRejection(reply)) return reply;
      if (hash !== undefined) await setPassword(String(reply._id), hash, user, asked);
      return undefined;
    },
  };
}
