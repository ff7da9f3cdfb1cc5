import { jest } from '@jest/globals';
import { contract } from '@power/domain/contract';
import { samples } from '@power/domain/event-samples.testing';
import { captured } from '@power/domain/invoice/invoice.testing';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { isRejection } from '@power/domain/kernel/rejection';
import type { RowDefinition } from '@power/domain/kernel/row';
import { created } from '@power/domain/orders/order.testing';
import { quoted, sold } from '@power/domain/quotations/quotation.testing';
import { type TableName, tables } from '@power/domain/tables';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import type { TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { plant, plantPast, readModelDatabase } from '@power/infra/laboratory/testing/read-models';
import type { Execute } from '@power/infra/platform/http/service-options';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { discover } from '@power/infra/platform/service/discover';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { MORE, OTHERS } from './as-of-rows.testing.ts';
import { DOCUMENTS, REQUESTS } from './as-of.testing.ts';

jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({ settings: {} }));
const { createExecutor } = await import('./query-executor.ts');

const THEN = '2026-02-10T12:00:00.000Z';
const CHANGED = '2026-02-20T12:00:00.000Z';
const BORN = '2026-02-05T12:00:00.000Z';

const queries = contract.filter((call) => call.kind === 'query') as unknown as readonly QueryDefinition[];
/** A file attached to a document, which `documents/history` asks for as of before it was taken away. */
const isAttachment = ({ name }: QueryDefinition): boolean => name.endsWith('-attachment');
const answering = queries.filter((query) => query.asOf === undefined && !isAttachment(query));

/** Those whose replies hold no text of a read model: constants, figures, files, contexts that do not exist yet. */
const WITHOUT_TEXT = new Set([
  'product-movements',
  ...queries.flatMap(({ name, file }) => (file === undefined ? [] : [name])),
  // What a link to the case would tell: states and products, which are those of its samples.
  'client-case',
  // People of one company, of whom none is planted: their own suite tries it.
  'own-enrolments',
  'order-count',
  'purchase-order-count',
  // Days and units of the order's stream alone. Its own suite tries it.
  'supplier-order-history',
  // Refused alike of any moment: nothing of the order came. What it says of one that did is tried by its own suite.
  'landed-cost-preview',
  'complement-preview',
  // Places with a minimum, of which none is planted.
  'replenishments',
  ...['serial-lookup', 'pending-serial-grid'],
  ...['picking-places', 'place-suggestions', 'stock-report-totals', 'aging-totals', 'payable-totals'],
  // Profiles of the warehouse's phone: the planted person has another. Their sign-in is tried by its own suite.
  'terminal-people',
  // Orders on credit: the planted ones name no condition of the list. Its own suite tries them.
  ...['receivable-grid', 'receivable-totals'],
  'order-labels',
  ...['order-invoices', 'order-credit-note', 'order-dispatch-guide'],
  'routable-grid',
  'stop-grid-cobrador',
  'status-dropdown',
  'dollar-now',
  'rate-year',
  'points-summary',
  'customer-account',
  ...['customer-seller-df', 'customer-seller-sap'],
  ...['stock-virtual', 'stock-resellers', 'stock-porrecibir', 'stock-proyectos', 'virtual-stock', 'physical-stock'],
  ...['note-presets', 'note-limit-now', 'rma-limits-now', 'credit-rules-now', 'rma-failure-rates'],
  'price-on-day',
  'current-rate',
  'product-twins',
  'margin-tables',
  'quotation-check',
  'simulate-prices',
  'simulate-quotation',
  'quotation-versions',
  ...['product-recommendations', 'my-sales', 'quoted-today', 'ordered-today'],
  'operational-indicators',
  ...['sales-year', 'purchases-sheet'],
  ...['forecast-accuracy', 'reservation-origin'],
  ...['order', 'customer', 'quotation', 'importinvoice', 'opportunity', ...Object.keys(DOCUMENTS)].map(
    (name) => `${name}-related`,
  ),
]);

let database: TestDatabase;
let db: pg.Pool;
let log: MemoryEventStore;
let execute: Execute;

/** A row whose every text tells its moment (its codes, where it has no texts); what queries look for is in all of them. */
function rowOf(row: RowDefinition, _id: string, moment: string): Record<string, unknown> {
  const of = (wanted: string): string[] =>
    Object.entries(row.fields).flatMap(([name, { kind, internal, computed, nullable }]) =>
      name !== '_id' && kind === wanted && !internal && !computed && !nullable ? [name] : [],
    );
  const texts = of('text').length > 0 ? of('text') : of('code');
  return {
    _id,
    ...('activo' in row.fields && { activo: true }),
    ...Object.fromEntries(texts.map((name) => [name, `uno ${moment}`])),
    ...MORE[row.table],
  };
}
beforeAll(async () => {
  const rows = Object.values(tables) as RowDefinition[];
  database = await readModelDatabase(rows);
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  for (const row of rows) {
    if (row.history === 'none') continue;
    if (row.history === 'every') {
      const others = (OTHERS[row.table] ?? []).map((more, n) => ({ ...rowOf(row, `otro${n}`, 'ENTONCES'), ...more }));
      await plantPast(db, row, [rowOf(row, 'uno', 'ENTONCES'), ...others], [BORN, CHANGED]);
      await plant(db, row, [rowOf(row, 'uno', 'AHORA'), rowOf(row, 'dos', 'AHORA')], CHANGED);
    } else {
      const of = { usuario_id: 'uno', documento: 'uno' };
      await plant(db, row, [{ ...rowOf(row, 'uno', 'ENTONCES'), ...of, [row.history.since]: BORN }]);
      await plant(db, row, [{ ...rowOf(row, 'dos', 'AHORA'), ...of, [row.history.since]: CHANGED }]);
    }
  }
  log = new MemoryEventStore();
  const event = (type: string, data: unknown, at: string, schema = 1) => ({
    id: randomUUID(),
    type,
    schema,
    data,
    metadata: { at, user: 'u', perfil: 'Administrador', commandId: 'c', correlationId: 'c', causationId: 'c' },
  });
  const first = created({ number: 77, observacion: 'ENTONCES' } as never);
  await log.append('order-77', [event(first.type, first.data, BORN, 2)], 'no-stream');
  const bill = { ...(samples.OrderInvoiced!['2'] as object), folio: 1, tipo_dte: 33 };
  await log.append('order-77', [event('OrderInvoiced', bill, BORN, 2)], 0);
  const comment = samples.OrderCommentAdded!['1']!;
  await log.append(
    'order-77',
    [event('OrderCommentAdded', { ...comment, texto: 'AHORA', comentario: 'AHORA' }, CHANGED)],
    1,
  );
  const offer = quoted({
    cliente: { _id: 'uno' },
    producto: sold('uno'),
    more: { observacion: 'ENTONCES' },
    aprobada: true,
  });
  await log.append('quotation-501', [event(offer.type, offer.data, BORN)], 'no-stream');
  const said = samples.QuotationCommentAdded!['1']!;
  await log.append('quotation-501', [event('QuotationCommentAdded', { ...said, texto: 'AHORA' }, CHANGED)], 0);
  const chance = samples.OpportunityCreated!['1'] as Record<string, unknown>;
  const opened = { ...chance, _id: 'uno', cliente_nombre: 'ENTONCES' };
  await log.append('opportunity-uno', [event('OpportunityCreated', opened, BORN)], 'no-stream');
  const dated = { titulo: 'AHORA', comentario: 'AHORA', fecha: CHANGED, _id: 'e' };
  await log.append(
    'opportunity-uno',
    [event('OpportunityEventScheduled', { oportunidad: chance, evento: dated }, CHANGED)],
    0,
  );
  const firm = samples.CustomerRegistered!['1'] as Record<string, unknown>;
  await log.append('customer-uno', [event('CustomerRegistered', { ...firm, giro: 'ENTONCES' }, BORN)], 'no-stream');
  const changed = { _id: 'uno', nombre: 'uno', antes: { giro: 'ENTONCES' }, cambios: { giro: 'AHORA' } };
  await log.append('customer-uno', [event('CustomerChanged', changed, CHANGED)], 0);
  const goods = captured(501, { factura: 'ENTONCES' });
  await log.append('importinvoice-501', [event(goods.type, goods.data, BORN)], 'no-stream');
  const corrected = {
    ...samples.ImportInvoiceChanged!['1'],
    antes: { factura: 'ENTONCES' },
    cambios: { factura: 'AHORA' },
  };
  await log.append('importinvoice-501', [event('ImportInvoiceChanged', corrected, CHANGED)], 0);
  for (const [name, { type, field, later }] of Object.entries(DOCUMENTS)) {
    const began = { ...(samples[type]!['1'] as object), _id: '501', number: 501, [field]: 'ENTONCES' };
    await log.append(`${name}-501`, [event(type, began, BORN)], 'no-stream');
    const { type: then, data } = later;
    await log.append(`${name}-501`, [event(then, { ...(samples[then]!['1'] as object), ...data }, CHANGED)], 0);
  }
  execute = createExecutor({
    handlers: await discover<QueryHandler>(new URL('..', import.meta.url), ['query-handler']),
    db,
    log,
    queue: { enqueue: () => Promise.reject(new Error('nothing is queued')) } as never,
    cursor: () => undefined,
    positions: { onChange: () => undefined },
  });
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const admin: Principal = {
  _id: 'u',
  nombre: 'Ana',
  email: '',
  perfil: 'Administrador',
  permisos: permisosOf('Administrador'),
  sesion: 's',
  cliente_id: 'uno',
  proveedor_id: 'uno',
};
const ask = async (name: string, asOf: string | undefined, user: Principal = admin, more: object = {}) => {
  const query = queries.find((one) => one.name === name)!;
  const accion = query.accion === undefined ? {} : { accion: query.accion };
  const request = query.request.parse({ ...accion, ...REQUESTS[name], ...more });
  return execute(query, request, {
    user,
    asOf,
    commandId: 'c',
    ip: '',
    userAgent: '',
    now: new Date().toISOString(),
    signal: new AbortController().signal,
    xPosicion: undefined,
  });
};
const textOf = (reply: unknown): string => JSON.stringify(isRejection(reply) ? { ...reply } : reply);

test('every query answers as of an instant or says why it does not', () => {
  const reasons = queries.flatMap(({ name, asOf }) => (asOf ? [[name, Object.values(asOf)[0] as string]] : []));
  expect(reasons.filter(([, reason]) => !/^[A-ZÁÉÍÓÚ].*\.$/.test(reason!))).toEqual([]);
  expect(answering.length).toBeGreaterThan(50);
});

test.each(answering.map(({ name }) => name))(
  '%s shows what was there then, and nothing of what came later',
  async (name) => {
    const reply = await ask(name, THEN);
    const rejected = isRejection(reply) ? reply.codigo : undefined;
    expect([undefined, 'NO_DISPONIBLE']).toContain(rejected);
    expect(textOf(reply)).not.toContain('AHORA');
    if (rejected === undefined && !WITHOUT_TEXT.has(name)) expect(textOf(reply)).toContain('ENTONCES');
  },
);

test('the same questions of now tell of now: the test above can fail', async () => {
  const now = await Promise.all(
    answering.filter(({ name }) => !WITHOUT_TEXT.has(name)).map(async ({ name }) => textOf(await ask(name, undefined))),
  );
  expect(now.filter((text) => text.includes('AHORA')).length).toBeGreaterThan(30);
});

test('permissions are those of today: an order that changed hands is shown to whose it is now, as it was', async () => {
  const seller = (_id: string): Principal => ({
    ...admin,
    _id,
    perfil: 'Ejecutivo de Ventas',
    permisos: permisosOf('Ejecutivo de Ventas'),
  });
  const numbers = async (user: Principal) =>
    ((await ask('order-grid', THEN, user)) as { rows: { number: number; ejecutivo_id: string }[] }).rows;
  await db.query("UPDATE read.order_list SET ejecutivo_id = 'dos' WHERE _key = 'uno'");
  expect(await numbers(seller('uno'))).toEqual([]);
  expect(await numbers(seller('dos'))).toMatchObject([{ number: 77, ejecutivo_id: 'uno' }]);
  expect(textOf(await ask('order-by-code', THEN, seller('uno')))).not.toContain('77');
});

test('what keeps no past is reached by no query that answers for it', () => {
  const none = (Object.keys(tables) as TableName[]).filter((table) => tables[table].history === 'none');
  expect(none).toEqual([
    'assistant_list',
    'store_figure_list',
    'preference_list',
    'report_view_list',
    'process_list',
    'notification_list',
    'push_list',
    'reading_list',
    'person_list',
    'session_list',
  ]);
});
