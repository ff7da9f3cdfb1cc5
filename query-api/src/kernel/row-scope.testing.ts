import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contract } from '@power/domain/contract';
import { type CallBase, mayCall } from '@power/domain/kernel/call';
import { COST_FIELDS } from '@power/domain/kernel/costs';
import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import type { RowDefinition } from '@power/domain/kernel/row';
import { tables } from '@power/domain/tables';
import { migrateJobs } from '@power/infra/adapters/queue/job-rows';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { OUTBOX_SCHEMA } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { SERVER_WATCH_SCHEMA } from '@power/infra/platform/event-store/server-watch/schema';
import { HOOKS_SCHEMA } from '@power/infra/platform/hooks/schema';
import { KEY_USE_SCHEMA } from '@power/infra/platform/access/key-use';
import { SESSION_USE_SCHEMA } from '@power/infra/platform/access/session-use';
import { isOthers, OTHER, OWN, PEOPLE } from '@power/infra/laboratory/safety/parties';
import { plantParty, uproot } from '@power/infra/laboratory/safety/plant-parties';
import { partyLog, withoutParty } from '@power/infra/laboratory/safety/party-log';
import { textOf } from '@power/infra/laboratory/safety/reply-text';
import { requestsOf } from '@power/infra/laboratory/safety/requests';
import type { TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { readModelDatabase } from '@power/infra/laboratory/testing/read-models';
import { HttpError } from '@power/infra/platform/http/http-error';
import type { EventStore } from '@power/infra/platform/event-store/port';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { discover } from '@power/infra/platform/service/discover';
import type pg from 'pg';
import { createExecutor } from './query-executor.ts';
import { OUT_OF_REACH } from './row-scope-reasons.testing.ts';

const COSTS = new RegExp(`"(${[...COST_FIELDS].join('|')})":|8\\.?888[.,]25`);
const NOW = '2026-11-02T12:00:00.000Z';
/** Requests of a call that answers with a file: each takes a while, and they differ in their filters alone. */
const MOST_FILES = 4;

/** `npm run check:long` tries every request as everybody. */
const WHOLE = process.env.LONG_TESTS === '1';
/**
 * Of a call's requests, those that are tried by people who see every document, after Administrador has tried them all: their
 * replies differ in what is personal alone.
 */
const FEW = WHOLE ? Infinity : 6;
const sharesAll = (user: Principal): boolean =>
  !['Administrador', 'Ejecutivo de Ventas', 'Brand Manager', ...EXTERNAL_PERFILES].includes(user.perfil);

/** Parts of the trial run beside each other, each over its share of all queries. */
export const PARTS = 8;
const allQueries = contract.filter((call) => call.kind === 'query') as unknown as readonly QueryDefinition[];

/**
 * Whether this person tries the call. Those who see every document are one class of equal access: one of them tries it for
 * all, in turn, so that every profile tries something.
 */
function tries(user: Principal, call: QueryDefinition): boolean {
  if (!mayCall(call.access, user)) return false;
  if (WHOLE || !sharesAll(user)) return true;
  const peers = PEOPLE.filter((peer) => sharesAll(peer) && mayCall(call.access, peer));
  return peers[allQueries.indexOf(call) % peers.length] === user;
}
const rows: readonly RowDefinition[] = Object.values(tables);
/** Ids that requests name: one of each kind from both sides, and a moment between planting and now. */
const ids = [
  ...[OTHER, OWN].flatMap((party) => [
    party.pedido + 1,
    party.cliente,
    party.producto,
    party.usuario,
    `${party.mark} product_list codigo 0`,
    `${party.mark} order_serial_list serie 0`,
    `${party.mark} order_line_list codigo 0`,
    `${party.mark} ean`,
    `${party.mark}-trabajo`,
    party.mark,
  ]),
  ...[OTHER, OWN].flatMap(({ usuario, marca }) => [`${usuario}.2023-01`, `marca:${marca}.2023-01`]),
  '2026-06-01T12:00:00.000Z',
];

const dataDir = path.join(os.tmpdir(), `scope-${process.pid}`);
Object.assign(process.env, {
  SERVICE_PORT: '1',
  JWT_SECRET: 'secret-of-the-tests-0123456789',
  INTERNAL_TOKEN: 'token-of-the-tests-0123456789',
  // Nothing of it is read: executors are given their pool.
  DATABASE_URL: 'postgres://x/y',
  DATA_DIR: dataDir,
  ...Object.fromEntries(
    ['COMMAND_API_URL', 'QUERY_API_URL', 'PROJECTOR_URL', 'JOBS_URL'].map((name) => [name, 'http://127.0.0.1:1']),
  ),
});

/**
 * Tries every `PARTS`-th query, beginning with `part`: each is asked by a person of every class of equal access (by one of
 * every profile in `npm run check:long`) in a company with rows of others and in the same company without them, and must answer alike to the letter (requirements §0.1.4).
 */
export function tryRowScope(part: number): void {
  const queries = allQueries.filter((_, n) => n % PARTS === part);
  let database: TestDatabase;
  let pool: pg.Pool;
  let log: EventStore;
  let handlers: QueryHandler[];
  beforeAll(async () => {
    mkdirSync(dataDir, { recursive: true });
    database = await readModelDatabase(rows);
    pool = createPool(database.url, { searchPath: ['read', 'ops'] });
    await migrateJobs(pool);
    await migrate(pool, OUTBOX_SCHEMA, SESSION_USE_SCHEMA, KEY_USE_SCHEMA, HOOKS_SCHEMA, SERVER_WATCH_SCHEMA);
    await plantParty(pool, OWN);
    await plantParty(pool, OTHER);
    for (const { mark, usuario } of [OWN, OTHER])
      await pool.query(
        "INSERT INTO ops.jobs (id, name, estado, data, texto, usuario) VALUES ($1, 'exportar', 'listo', '{}', $1, $2)",
        [`${mark}-trabajo`, usuario],
      );
    log = await partyLog([OWN, OTHER]);
    handlers = await discover<QueryHandler>(new URL('..', import.meta.url), ['query-handler']);
  });
  afterAll(async () => {
    await pool?.end();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  type Ask = (call: CallBase, request: unknown, user: Principal) => Promise<string>;
  const executorOn = (on: EventStore) => {
    const queue = { enqueue: async () => 'trabajo' } as never;
    const still = { cursor: () => undefined, positions: { onChange: () => undefined } };
    return createExecutor({ handlers, db: pool, log: on, queue, ...still });
  };
  const asking =
    (on: EventStore, execute = executorOn(on)): Ask =>
    async (call, request, user) => {
      const context = { user, now: NOW, signal: new AbortController().signal } as never;
      try {
        return await textOf(await execute(call, request, context));
      } catch (error) {
        if (error instanceof HttpError) return JSON.stringify(error.body);
        throw error;
      }
    };
  const requests = new Map(
    queries.map((call) => [call.name, requestsOf(call, ids).slice(0, call.file === undefined ? Infinity : MOST_FILES)]),
  );
  const mayAsk = (user: Principal): readonly (readonly [QueryDefinition, unknown])[] =>
    queries
      .filter((call) => tries(user, call))
      .flatMap((call) =>
        requests
          .get(call.name)!
          .slice(0, sharesAll(user) && mayCall(call.access, PEOPLE[0]!) ? FEW : Infinity)
          .map((request) => [call, request] as const),
      );
  const reached = new Set<string>();

  const people = PEOPLE.filter((user) => mayAsk(user).length > 0);
  test.each(people.map((user) => [user.perfil, user] as const))(
    '%s is answered as if the rows of others did not exist, and hears of no cost',
    async (perfil, user) => {
      const others = rows.filter((row) => isOthers(row, perfil));
      const replies: string[] = [];
      const among = asking(log);
      for (const [call, request] of mayAsk(user)) {
        const reply = await among(call, request, user);
        if (/propio|ajeno|771\d{6}|"archivo"/.test(reply.replaceAll(JSON.stringify(request), '')))
          reached.add(call.name);
        replies.push(reply);
      }
      await uproot(pool, OTHER, others);
      const alone = asking(withoutParty(log, OTHER, perfil));
      const leaks: string[] = [];
      for (const [n, [call, request]] of mayAsk(user).entries()) {
        const reply = await alone(call, request, user);
        const words = `${call.name} ${JSON.stringify(request)}`;
        if (reply !== replies[n]) leaks.push(`${words}\n  ${replies[n]}\n  ${reply}`.slice(0, 2000));
        if (COSTS.test(replies[n]!)) leaks.push(`${words} tells a cost: ${replies[n]}`.slice(0, 2000));
      }
      await plantParty(pool, OTHER, others);
      expect(leaks).toEqual([]);
    },
    400_000,
  );

  test('every declared query has shown somebody something, or is named with its reason', () => {
    const named = Object.keys(OUT_OF_REACH).filter((name) => queries.some((call) => call.name === name));
    const unreached = queries.filter(({ name }) => !reached.has(name)).map(({ name }) => name);
    expect(unreached.toSorted()).toEqual(named.toSorted());
  });

  if (queries.some(({ name }) => name === 'order-to-validate'))
    test('whoever has margenes is told costs where others are not', async () => {
      const everything = { ...PEOPLE[0]!, permisos: { ...PEOPLE[0]!.permisos, margenes: true } };
      const [call, request] = mayAsk(everything).find(([{ name }]) => name === 'order-to-validate')!;
      expect(await asking(log)(call, { ...(request as object), number: OTHER.pedido + 1 }, everything)).toMatch(COSTS);
    });
}
