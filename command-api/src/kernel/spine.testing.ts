import { changeViews } from '@power/domain/change-views';
import { contract } from '@power/domain/contract';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { createDispatcher } from '@power/infra/platform/commands/dispatcher';
import type { CommandHandler, RequestOrigin } from '@power/infra/platform/commands/handler';
import { NumbersInMemory } from '@power/infra/platform/commands/numbers';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { tables } from '@power/domain/tables';
import { discover } from '@power/infra/platform/service/discover';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import type pg from 'pg';
import { withReferences } from './referred-records.ts';
import { z } from 'zod';

export type Reply = { readonly ok: boolean; readonly codigo?: string; readonly mensaje: string } & Record<
  string,
  unknown
>;

export const person = (perfil: Perfil, more: Partial<Principal> = {}): Principal => ({
  _id: `u-${perfil}`,
  nombre: perfil,
  email: 'persona@power.test',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...more,
});

const LISTS = Object.values(tables).map(({ projection: name }) => ({ name, position: 2n ** 60n }));

/** Number series without a database: the same for the same command. */
export function numbersInMemory(): pg.Pool {
  const numbers = new NumbersInMemory();
  const query = async (sql: string, [series, commands]: readonly unknown[] = []) => {
    // Nothing is in the lists, and they know of everything: whoever waits for one goes on.
    if (sql.includes('ops.projections')) return { rows: LISTS };
    if (sql.includes('ops.numbers'))
      return { rows: [], rowCount: Number(await numbers.draw.drawn(String(series), String(commands))) };
    const asked = Array.isArray(series) ? (series as string[]) : [];
    const drawn = asked.map((one, n) => numbers.draw(one, (commands as string[])[n]!));
    return { rows: [{ values: (await Promise.all(drawn)).map(String) }] };
  };
  // No list has come to know of anything: what is asked of one finds nothing.
  const connect = async () => ({ query: async () => ({ rows: [] }), release: () => undefined });
  return { query, connect } as unknown as pg.Pool;
}

let handlers: Promise<CommandHandler[]> | undefined;

/** Whether a command demands the version that was seen. */
const asksVersion = ({ request }: CommandDefinition): boolean =>
  request instanceof z.ZodObject && request.shape.expectedVersion?.safeParse(undefined).success === false;

/** The real commands with their real facts and flows, over a log in memory; several may share one log, as processes do. `checked`: what requests name in master lists must be there, as in the product. */
export async function openSpine(
  log: EventStore = createMemoryLog(),
  pool: pg.Pool = numbersInMemory(),
  checked = false,
) {
  handlers ??= discover<CommandHandler>(new URL('..', import.meta.url), ['command-handler']);
  const commands = new Map(
    contract.filter((call) => call.kind === 'command').map((call) => [call.name, call as CommandDefinition]),
  );
  const dispatcher = createDispatcher({
    store: log,
    pool,
    views: changeViews,
    handlers: checked ? withReferences(await handlers, [...commands.values()]) : await handlers,
  });
  let issued = 0;
  let clock = Date.parse('2026-01-05T12:00:00.000Z');

  async function issue(
    user: Principal,
    name: string,
    request: object,
    commandId = `c${(issued += 1)}`,
    origin: Partial<RequestOrigin> = {},
  ): Promise<Reply> {
    const command = commands.get(name)!;
    // Where the version seen is asked for, a test that names none has the latest on its screen.
    const seen = { ...(asksVersion(command) && { expectedVersion: await versionOf(command, request) }), ...request };
    const reply = await dispatcher.execute(command, command.request.parse(seen), {
      user,
      commandId,
      now: new Date(clock).toISOString(),
      origin: { ip: '127.0.0.1', userAgent: 'test', ...origin },
    });
    if (!isRejection(reply)) return reply;
    const { rejected: _, extra, ...refusal } = reply;
    return { ok: false, ...refusal, ...extra };
  }
  async function versionOf(command: CommandDefinition, request: object): Promise<number> {
    const id = command.stream(request as never, undefined as never);
    return Math.max(0, (await dispatcher.cache.load(command.aggregate as never, String(id))).version);
  }
  const state = async <S>(aggregate: Parameters<typeof dispatcher.cache.load<S>>[0], id: string): Promise<S> =>
    (await dispatcher.cache.load(aggregate, id)).state;
  return { issue, state, log, pass: (ms: number) => void (clock += ms) };
}

export type Spine = Awaited<ReturnType<typeof openSpine>>;

const ADMIN = person('Administrador');

/** A customer, products `1`… each with these units in warehouse Central, and a way to order them. */
export async function stockedSpine(units: readonly number[], spine?: Spine) {
  const on = spine ?? (await openSpine());
  const must = async (name: string, request: object): Promise<Reply> => {
    const reply = await on.issue(ADMIN, name, request);
    if (!reply.ok) throw new Error(`${name}: ${reply.mensaje}`);
    return reply;
  };
  const cliente = (await must('register-customer', { cliente: { nombre: 'Alarmas Sur', legalcode: '12345678-5' } }))
    ._id as string;
  for (const [index, cantidad] of units.entries()) {
    const { _id } = await must('register-product', {
      producto: {
        codigo: `P${index}`,
        part_number: `PN-${index}`,
        nombre: 'Cámara',
        marca: 'M',
        serializable: index > 0,
        // A cost, by which quotations are judged; what it is sold at each scenario says.
        pmp: 500,
        precios: {},
      },
    });
    if (cantidad > 0) await must('receive-stock', { producto: _id, bodega: 'Central', cantidad, motivo: 'Compra' });
  }
  /** Units by product, or pairs where the order of the lines matters. */
  const orderFor = async (lines: Readonly<Record<string, number>> | readonly (readonly [string, number])[]) =>
    must('create-order', {
      accion: 'crearsistema',
      pedido: {
        cliente,
        tipo_entrega: 'EN SALA',
        bodega_entrega: 'Central',
        productos_pedido: (Array.isArray(lines)
          ? (lines as readonly (readonly [string, number])[])
          : Object.entries(lines as Record<string, number>)
        ).map(([producto, cantidad]) => ({ producto, cantidad, precio_venta: 1000 })),
      },
    });
  const validate = (pedido: unknown, by: Spine = on, commandId?: string) =>
    by.issue(person('Cobrador'), 'validate-order', { accion: 'validarpago', pedido, textoValidacion: 'ok' }, commandId);
  /** Puts a product in the shop at a list price. */
  const publish = async (id: string, tienda: number) => {
    await must('set-product-prices', { id, precios: { tienda } });
    await must('change-product', { accion: 'simple', id, producto: { web: true } });
  };
  return { ...on, must, orderFor, validate, publish, cliente };
}
