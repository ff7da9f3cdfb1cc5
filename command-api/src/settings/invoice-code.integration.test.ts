import { contract } from '@power/domain/contract';
import { invoiceGrid } from '@power/domain/invoice/views/grids';
import type { CallBase } from '@power/domain/kernel/call';
import { ENTRY_MS } from '@power/domain/settings/invoice-code';
import { behindCode } from '@power/infra/platform/access/code-gate';
import { THROTTLE_SCHEMA } from '@power/infra/platform/access/throttle';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import { openSpine, person, type Reply, type Spine } from '../kernel/spine.testing.ts';

let database: TestDatabase;
let pool: pg.Pool;
let spine: Spine;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await migrate(pool, THROTTLE_SCHEMA);
  spine = await openSpine(undefined, pool);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const enter = (codigo: string, _id = 'eva'): Promise<Reply> =>
  spine.issue(person('Finanzas', { _id }), 'enter-invoice', { accion: 'verificar', modulo: 'invoice', codigo });
const rotate = (codigo: string) =>
  spine.issue(person('Administrador'), 'set-invoice-code', { accion: 'cambiar', codigo });

test('without a code nobody enters; with it who knows it, until it is rotated; every attempt is kept', async () => {
  expect((await enter('importaciones')).codigo).toBe('SIN_CODIGO');
  await rotate('importaciones');
  expect(await enter('otra-cosa')).toMatchObject({ ok: true, acceso: false, mensaje: 'Código incorrecto' });
  expect(await enter('importaciones')).toMatchObject({ ok: true, acceso: true });
  await rotate('embarques');
  expect(await enter('importaciones')).toMatchObject({ acceso: false });
  const tried = (await spine.log.read('invoicecode-empresa')).filter((e) => e.type === 'InvoiceCodeTried');
  expect(tried.map((e) => [e.metadata.user, (e.data as { acceso: boolean }).acceso])).toEqual([
    ['eva', false],
    ['eva', true],
    ['eva', false],
  ]);
  expect(JSON.stringify(tried.map((e) => e.data))).not.toContain('importaciones');
});

test('calls behind the code want it of this session, for a working day, until it is rotated', async () => {
  await rotate('aduanas-1');
  const reached: string[] = [];
  const execute = behindCode(spine.log, async (call) => void reached.push(call.name));
  const last = async (): Promise<number> =>
    Date.parse((await spine.log.read('invoicecode-empresa')).at(-1)!.metadata.at);
  const ask = async (sesion: string, call: CallBase = invoiceGrid, later = 0) => {
    reached.length = 0;
    const now = new Date((await last()) + later).toISOString();
    const reply = await execute(call, {}, { user: person('Bodega', { _id: 'luz', sesion }), now } as never);
    return reached.length > 0 ? 'open' : (reply as { mensaje: string }).mensaje;
  };
  const CLOSED = 'Ingresa el código de acceso';
  const give = (codigo: string) =>
    spine.issue(person('Bodega', { _id: 'luz', sesion: 's-1' }), 'enter-invoice', {
      accion: 'verificar',
      modulo: 'invoice-listado',
      codigo,
    });
  expect(await ask('s-1')).toBe(CLOSED);
  await give('otra-cosa');
  expect(await ask('s-1')).toBe(CLOSED);
  await give('aduanas-1');
  const behind = contract.filter(({ codigo }) => codigo === 'invoice');
  expect(behind.map(({ name }) => name).sort()).toEqual([
    'annul-invoice',
    'attach-to-importinvoice',
    'capture-invoice',
    'change-invoice',
    'detach-from-importinvoice',
    'importinvoice-attachment',
    'importinvoice-history',
    'importinvoice-related',
    'importinvoice-sheet',
    'invoice-excel',
    'invoice-export',
    'invoice-grid',
    'invoice-orders',
  ]);
  for (const call of behind) {
    expect(await ask('s-1', call)).toBe('open');
    expect(await ask('s-2', call)).toBe(CLOSED);
  }
  expect(await ask('s-1', invoiceGrid, ENTRY_MS)).toBe(CLOSED);
  await rotate('aduanas-2');
  expect(await ask('s-1')).toBe(CLOSED);
});

test('five wrong codes hold a person, not the others', async () => {
  await rotate('embarques');
  for (let n = 0; n < 5; n += 1) expect(await enter('mala', 'leo')).toMatchObject({ acceso: false });
  expect((await enter('embarques', 'leo')).codigo).toBe('CODIGO_BLOQUEADO');
  expect(await enter('embarques', 'ana')).toMatchObject({ acceso: true });
});
