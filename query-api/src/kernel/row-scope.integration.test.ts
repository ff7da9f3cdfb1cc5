import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contract } from '@power/domain/contract';
import { type CallBase, mayCall } from '@power/domain/kernel/call';
import { COST_FIELDS } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import type { RowDefinition } from '@power/domain/kernel/row';
import { masters } from '@power/domain/masters';
import { tables } from '@power/domain/tables';
import { migrateJobs } from '@power/infra/adapters/queue/job-rows';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { OUTBOX_SCHEMA } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { SESSION_USE_SCHEMA } from '@power/infra/platform/access/session-use';
import { isOthers, OTHER, OWN, PEOPLE } from '@power/infra/laboratory/safety/parties';
import { plantParty, uproot, valuesOf } from '@power/infra/laboratory/safety/plant-parties';
import { partyLog, withoutParty } from '@power/infra/laboratory/safety/party-log';
import { textOf } from '@power/infra/laboratory/safety/reply-text';
import { SAMPLED } from '@power/infra/laboratory/safety/sampled-documents';
import { requestsOf } from '@power/infra/laboratory/safety/requests';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels } from '@power/infra/laboratory/testing/read-models';
import { HttpError } from '@power/infra/platform/http/http-error';
import type { EventStore } from '@power/infra/platform/event-store/port';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { discover } from '@power/infra/platform/service/discover';
import type pg from 'pg';
import { feedScopeOf } from '@power/infra/platform/rows/columns';
import { hears, Topics } from '@power/infra/platform/live/topics';
import { createExecutor } from './query-executor.ts';

const NO_SERVICE = 'answers that it is not available yet';
const OPERATIONS = 'tells of the system and its log, to Administrador and Finanzas';
const LOG = 'tells of the log, to Administrador and Finanzas, who see every row';
const FILE = 'tells of the file that was sent, and how many of its records are known';
const COSTS_ONLY = 'asks for margenes, which nobody here has';
const ATTACHED = 'a file of a document whose sheet is refused alike';
const LINK = 'shows the quotation of a link to whoever has it: the log holds none';
const ASSISTANT = 'asks for days, of which the rows planted are none; nobody is named in them';
const ACCOUNT = 'a right of the account, not whose the row is';

const WAREHOUSES =
  'what stands in warehouses of a kind; no party has a warehouse in its list. Their rows are those of reportestock';
/** Calls that show nothing of the planted rows to anybody, and why. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'bind-socket': 'answers who asks',
  'user-activity': LOG,
  'order-invoices': NO_SERVICE,
  'order-invoice-document': NO_SERVICE,
  'order-credit-note': NO_SERVICE,
  'order-dispatch-guide': NO_SERVICE,
  'order-from-erp': NO_SERVICE,
  'invoices-in-bulk': NO_SERVICE,
  'order-count': 'a figure alone; compared all the same',
  'status-dropdown': 'the states that an order can have',
  'virtual-stock': WAREHOUSES,
  'physical-stock': WAREHOUSES,
  ...Object.fromEntries(['virtual', 'resellers', 'porrecibir', 'proyectos'].map((of) => [`stock-${of}`, WAREHOUSES])),
  'stock-report-totals': 'figures alone; compared all the same',
  'label-file': 'labels that somebody printed, to whoever prints them: the log holds none',
  'warehouse-plan': 'places of a warehouse that the caller names: none is planted',
  'picking-places': 'places of what an order takes: no planted order has a place',
  'product-movements': 'the stock stream of a product, to those who keep stock of every brand',
  'sales-sheet': 'lines of days of which none was planted; its own suite tries the scope',
  'sales-year': 'figures alone; compared all the same',
  'purchases-sheet': 'lines of days of which none was planted; its own suite tries the scope',
  'read-import': FILE,
  'rehearse-import': FILE,
  'import-progress': FILE,
  'points-summary': 'figures alone; compared all the same',
  'note-presets': 'the same three for everybody',
  'product-image': ATTACHED,
  'price-on-day': 'prices of products that the caller names; compared all the same',
  'current-rate': 'a rate alone',
  'note-limit-now': 'a figure alone; compared all the same',
  'margin-tables': COSTS_ONLY,
  'price-batch-grid': COSTS_ONLY,
  'simulate-batch': COSTS_ONLY,
  'simulate-prices': COSTS_ONLY,
  'quotation-draft': 'what the person has typed: asked by their own id, in a table that no row declares',
  'product-recommendations': 'no two planted products share an order; its own suite tries the scope',
  'my-sales': 'figures alone; compared all the same',
  'ordered-today': 'a figure alone; compared all the same',
  'quoted-today': 'a figure alone; compared all the same',
  'quotation-pdf': 'no paper of a price that waits, and the planted one does; its sheet is refused alike',
  'shared-quotation': LINK,
  'shared-quotation-pdf': LINK,
  'forecast-comparison': 'nothing that is planted has moved; its own suite tries the scope',
  'forecast-accuracy': 'months that nothing is planted in; its own suite tries the scope',
  'operational-indicators': 'figures alone; compared all the same',
  'audit-diff': LOG,
  'topic-ranking': ASSISTANT,
  'interactions-by-period': ASSISTANT,
  'interactions-heatmap': ASSISTANT,
  'interaction-list': ASSISTANT,
  'apple-downloads': 'figures alone; compared all the same',
  'total-downloads': 'figures alone; compared all the same',
  'download-export': 'a file of its own job, whose state is told by job-status',
  'qlik-session': 'signs who asks in to another system',
  'qlik-return': 'says whether a way back is the own one',
  'verify-chain': OPERATIONS,
  'reconcile-stock': OPERATIONS,
  'dollar-now': 'a rate alone',
  'rate-year': 'rates alone',
  'invoice-entry': 'answers who asks',
  'sent-mails': OPERATIONS,
  'push-key': 'a public key',
  'sending-audience': 'figures alone; compared all the same',
  'sending-result': 'the people of one sending, to whoever sends',
  'purchase-order-count': 'a figure alone; compared all the same',
  ...Object.fromEntries(
    masters
      .map(({ master }) => master.name.toLowerCase())
      .flatMap((name) => [
        [`read-${name.toLowerCase()}-file`, FILE],
        [`rehearse-${name.toLowerCase()}-import`, FILE],
        ...(name === 'brand' ? [[`${name}-picture`, ATTACHED]] : []),
      ]),
  ),
  ...{ 'order-attachment': ATTACHED, 'quotation-attachment': ATTACHED, 'customer-attachment': ATTACHED },
  'opportunity-attachment': ATTACHED,
  'importinvoice-attachment': ATTACHED,
  ...Object.fromEntries(
    Object.keys(SAMPLED).flatMap((name) => [
      [`${name}-attachment`, ATTACHED],
      [`${name}-related`, 'no relation is declared of it'],
    ]),
  ),
  ...{ 'route-attachment': ATTACHED, 'route-related': 'no relation is declared of it' },
  'reservation-attachment': ATTACHED,
  'customer-related': 'no planted document names a customer by its id; its own suite tries the scope',
  'importinvoice-related': 'no relation is declared of it',
};
/** Fields that name an owner and limit nobody, and why. */
const UNSCOPED: Readonly<Record<string, string>> = {
  'supplier_list.marcas': 'what is bought of whom, to those who buy',
  'session_list.cliente_id': ACCOUNT,
  'session_list.marcas': ACCOUNT,
  'user_list.cliente_id': ACCOUNT,
  'user_list.marcas': ACCOUNT,
};
const COSTS = new RegExp(`"(${[...COST_FIELDS].join('|')})":|8\\.?888[.,]25`);
const NOW = '2026-11-02T12:00:00.000Z';
/** Requests of a call that answers with a file: each takes a while, and they differ in their filters alone. */
const MOST_FILES = 4;

const queries = contract.filter((call) => call.kind === 'query') as unknown as readonly QueryDefinition[];
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

Object.assign(process.env, {
  SERVICE_PORT: '1',
  JWT_SECRET: 'secret-of-the-tests-0123456789',
  INTERNAL_TOKEN: 'token-of-the-tests-0123456789',
  ...Object.fromEntries(
    ['COMMAND_API_URL', 'QUERY_API_URL', 'PROJECTOR_URL', 'JOBS_URL'].map((name) => [name, 'http://127.0.0.1:1']),
  ),
});

let database: TestDatabase;
let pool: pg.Pool;
let dataDir: string;
let log: EventStore;
let handlers: QueryHandler[];
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'scope-'));
  Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: dataDir });
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(pool, rows);
  await migrateJobs(pool);
  await migrate(pool, OUTBOX_SCHEMA, SESSION_USE_SCHEMA);
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
const asking =
  (on: EventStore): Ask =>
  async (call, request, user) => {
    const queue = { enqueue: async () => 'trabajo' } as never;
    const still = { cursor: () => undefined, positions: { onChange: () => undefined } };
    const execute = createExecutor({ handlers, db: pool, log: on, queue, ...still });
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
    .filter(({ access }) => mayCall(access, user))
    .flatMap((call) => requests.get(call.name)!.map((request) => [call, request] as const));
const reached = new Set<string>();

test.each(PEOPLE.map((user) => [user.perfil, user] as const))(
  '%s is answered as if the rows of others did not exist, and hears of no cost',
  async (perfil, user) => {
    const others = rows.filter((row) => isOthers(row, perfil));
    const replies: string[] = [];
    for (const [call, request] of mayAsk(user)) {
      const reply = await asking(log)(call, request, user);
      if (/propio|ajeno|771\d{6}|"archivo"/.test(reply.replaceAll(JSON.stringify(request), ''))) reached.add(call.name);
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

test('whoever has margenes is told costs where others are not', async () => {
  const everything = { ...PEOPLE[0]!, permisos: { ...PEOPLE[0]!.permisos, margenes: true } };
  const [call, request] = mayAsk(everything).find(([{ name }]) => name === 'order-to-validate')!;
  expect(await asking(log)(call, { ...(request as object), number: OTHER.pedido + 1 }, everything)).toMatch(COSTS);
});

test('every declared query has shown somebody something, or is named with its reason', () => {
  const unreached = queries.filter(({ name }) => !reached.has(name)).map(({ name }) => name);
  expect(unreached.toSorted()).toEqual(Object.keys(OUT_OF_REACH).toSorted());
});

test.each(PEOPLE.map((user) => [user.perfil, user] as const))(
  '%s hears of no change to a row of others',
  (perfil, user) => {
    const topics = new Topics(contract);
    const heard = rows.flatMap((row) => {
      const hearing = row.topic === undefined ? undefined : topics.hearing(row.topic, user);
      const scope = feedScopeOf(row)?.(valuesOf(row, OTHER, 0)) ?? null;
      const told = {
        seq: 1n,
        position: 1n,
        topic: row.topic ?? null,
        key: OTHER.mark,
        op: 'upsert',
        scope,
        frame: null,
      };
      return hearing && hears(hearing, told) && isOthers(row, perfil) ? [row.table] : [];
    });
    expect(heard).toEqual([]);
  },
);

// A read model that says `everyone` but holds somebody's id would pass all of the above.
test('a read model that knows whose its rows are is scoped by it, or says here why not', () => {
  const owners = { ejecutivo_id: 'ejecutivo', cliente_id: 'cliente', marca: 'marca', marcas: 'marca' } as const;
  const open = rows.flatMap((row) =>
    Object.entries(owners).flatMap(([field, attribute]) =>
      field in row.fields && (row.scope === 'everyone' || row.scope[attribute] === undefined)
        ? [`${row.table}.${field}`]
        : [],
    ),
  );
  expect(open).toEqual(Object.keys(UNSCOPED));
});
