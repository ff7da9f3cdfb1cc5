import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { RmaRequested } from '@power/domain/service/cases/events';
import { caseRow } from '@power/domain/service/cases/views/case-row';
import { contract } from '@power/domain/contract';
import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { MemoryEventStore, testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { hears, Topics } from '@power/infra/platform/live/topics';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import clientQuotationGrid from '../quotations/client-quotation-grid.ts';
import clientQuotationPdf from '../quotations/client-quotation-pdf.ts';
import clientCase from './client-case.ts';
import clientCaseGrid from './client-case-grid.ts';

/** What a client company finds in its portal, among the rows of another. */
let database: TestDatabase;
let db: pg.Pool;
let log: MemoryEventStore;
const someone = (cliente_id?: string, perfil: Perfil = 'Cliente'): Principal => ({
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...(cliente_id !== undefined && { cliente_id }),
});
const own = someone('9');
const stranger = someone('8');

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  log = new MemoryEventStore();
  await createReadModels(db, [quotationRow, caseRow, paymentOptionRow]);
  const quotation = (number: number, more: object) => ({
    _id: String(number),
    number,
    cliente_id: '9',
    visible_web: true,
    estado: 'Validada',
    ...more,
  });
  await plant(db, quotationRow, [
    quotation(1, {}),
    quotation(2, { visible_web: false }),
    quotation(3, { estado: 'Anulada' }),
    quotation(4, { estado: 'Por Validar' }),
    quotation(5, { cliente_id: '8' }),
  ] as never);
  await plant(db, caseRow, [
    { _id: '31', number: 31, cliente_id: '9', tecnico: 'Técnico Interno' },
    { _id: '32', number: 32, cliente_id: '8' },
  ]);
  for (const [number, cliente] of [
    [31, '9'],
    [32, '8'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- two
    await log.append(
      `rma-${number}`,
      [
        testEvent(
          RmaRequested({
            _id: String(number),
            number,
            cliente: { _id: cliente, nombre: 'Alarmas' },
            ejecutivo: { _id: 'eva', nombre: 'Eva' },
            observacion: 'NOTA INTERNA',
            lineas: [],
            creado_por: { _id: 'u', nombre: 'Quien Recibe' },
            createdAt: '2026-03-02T12:00:00.000Z',
          }),
        ),
      ],
      'no-stream',
    );
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const page = (accion: string) => ({ accion, startRow: 0, endRow: 20, sortModel: [], filterModel: {} });
const ask = (query: { handle: unknown }, request: object, user: Principal) =>
  (query.handle as (...of: unknown[]) => Promise<Record<string, unknown>>)(request, {
    rows: readerFor(db, user),
    db,
    log,
    user,
    now: '2026-03-03T12:00:00.000Z',
  });
const numbers = async (query: { handle: unknown }, accion: string, user: Principal) =>
  ((await ask(query, page(accion), user)).rows as { number: number }[]).map(({ number }) => number);

test('quotations: those that its seller shows to it, of which no price waits, and nobody else’s', async () => {
  expect(await numbers(clientQuotationGrid, 'gridcliente', own)).toEqual([1]);
  expect(await numbers(clientQuotationGrid, 'gridcliente', stranger)).toEqual([5]);
  expect(await numbers(clientQuotationGrid, 'gridcliente', someone())).toEqual([]);
  const { rows } = await ask(clientQuotationGrid, page('gridcliente'), own);
  expect(JSON.stringify(rows)).not.toMatch(/margen|marcas|productos/);
});

test('the paper of a quotation that is hidden, cancelled or another company’s is refused as one that is not there', async () => {
  const refused = await ask(clientQuotationPdf, { cotizacion: 999 }, own);
  expect(refused).toMatchObject({ codigo: 'COTIZACION_NO_EXISTE' });
  for (const cotizacion of [2, 3, 5, '5'])
    // oxlint-disable-next-line no-await-in-loop -- four
    expect(await ask(clientQuotationPdf, { cotizacion }, own)).toEqual(refused);
});

test('cases: the own ones, as far as their link would tell, and none of others', async () => {
  expect(await numbers(clientCaseGrid, 'gridcliente', own)).toEqual([31]);
  expect(JSON.stringify(await ask(clientCaseGrid, page('gridcliente'), own))).not.toContain('Interno');
  const seen = await ask(clientCase, { accion: 'vercliente', id: 31 }, own);
  expect(seen).toMatchObject({ ok: true, rma: { number: 31, estado: 'Solicitado' } });
  expect(JSON.stringify(seen)).not.toMatch(/NOTA INTERNA|Quien Recibe/);
  expect(await ask(clientCase, { accion: 'vercliente', id: 32 }, own)).toEqual(
    await ask(clientCase, { accion: 'vercliente', id: 99 }, own),
  );
});

test('each topic that a client may follow tells of rows of its own company alone', () => {
  const topics = new Topics(contract);
  const names = [...new Set(contract.flatMap((call) => ('topic' in call && call.topic ? [String(call.topic)] : [])))];
  const heard = names.flatMap((name) => {
    const hearing = topics.hearing(name, own);
    const row = (cliente: string) => ({ topic: name, scope: { cliente, cliente_id: cliente } }) as never;
    return hearing && hears(hearing, row('8')) ? [name] : [];
  });
  // What everybody who is signed in may know that it changed; of a training they hear its number alone.
  expect(heard.toSorted()).toEqual([
    'capacitaciones',
    'country_list',
    'currency_list',
    'mantencion',
    'payment_option_list',
  ]);
  for (const name of ['personas_empresa', 'rma', 'stock_cliente', 'pedidos']) {
    expect(heard).not.toContain(name);
    expect(topics.hearing(name, own)).toBeDefined();
  }
  expect(topics.hearing('cotizaciones', own)).toBeUndefined();
});
