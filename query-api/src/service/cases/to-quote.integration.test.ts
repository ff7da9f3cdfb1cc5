import { customerRow } from '@power/domain/customers/views/customer-row';
import type { DomainEvent } from '@power/domain/kernel/event';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { productRow } from '@power/domain/products/views/product-row';
import { quoted } from '@power/domain/quotations/quotation.testing';
import { RmaDelivered, RmaDiagnosed, RmaPartUsed, RmaQuoted, RmaRequested } from '@power/domain/service/cases/events';
import { caseToQuote } from '@power/domain/service/cases/views/to-quote';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { MemoryEventStore, testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import handlers from './to-quote.ts';

let database: TestDatabase;
let db: pg.Pool;
let log: MemoryEventStore;
const producto = { _id: '1', codigo: 'C1', codigo_sap: 'S1', part_number: 'PN-1', nombre: 'Cámara', marca: 'Hik' };
const line = {
  linea: 1,
  producto,
  serie: 'A1',
  cantidad: 1,
  pedido: 77,
  factura: 5,
  vendido: '2024-01-05',
  garantia_hasta: '2025-01-05',
  falla: 'No enciende' as const,
  descripcion: 'Se apagó',
  accesorios: '',
};
const part = (n: number, _id: string, cantidad: number) => ({
  n,
  linea: 1,
  producto: { ...producto, _id, part_number: `FUENTE-${_id}` },
  cantidad,
  origen: 'BOD',
  bodega: 'RMA',
  series: [],
  entra: null,
});

/** A case of a unit whose warranty is over, and of one whose warranty is not. */
async function caso(number: number, more: readonly DomainEvent[] = [], lineas: readonly (typeof line)[] = [line]) {
  const rma = { _id: String(number), number };
  const inside = { ...line, linea: 2, serie: 'A2', garantia_hasta: '2027-01-05' };
  const asked = RmaRequested({
    ...rma,
    cliente: { _id: '9', nombre: 'Alarmas Sur' },
    ejecutivo: { _id: 'eva', nombre: 'Eva' },
    observacion: '',
    lineas: [...lineas, inside],
    creado_por: { _id: 'u', nombre: 'U' },
    createdAt: '2026-03-02T12:00:00.000Z',
  });
  await log.append(
    `rma-${number}`,
    [asked, ...more].map((event) => testEvent(event)),
    'no-stream',
  );
}

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  log = new MemoryEventStore();
  await createReadModels(db, [customerRow, productRow]);
  await plant(db, customerRow, [
    {
      _id: '9',
      nombre: 'Alarmas Sur',
      legalcode: '76.1-0',
      condicion_pago: 'CON',
      direcciones: [],
      activo: true,
      ejecutivo_id: 'eva',
    },
  ]);
  const goods = { activo: true, bloqueado: false, servicio: false, marca: 'Hik' };
  await plant(db, productRow, [
    { _id: '5', part_number: 'FUENTE-5', nombre: 'Fuente', ...goods },
    { _id: '6', part_number: 'FUENTE-6', nombre: 'Otra', ...goods, bloqueado: true },
    { _id: '8', part_number: 'SRV', nombre: 'Mano de obra de reparación', ...goods, servicio: true },
  ]);
  const rma = (number: number) => ({ rma: { _id: String(number), number } });
  await caso(1, [
    RmaPartUsed({ ...rma(1), movimiento: part(1, '5', 1) }),
    RmaPartUsed({ ...rma(1), movimiento: part(2, '5', 2) }),
    RmaPartUsed({ ...rma(1), movimiento: part(3, '6', 1) }),
    RmaDiagnosed({ ...rma(1), linea: 1, antes: null, diagnostico: 'Fuente quemada' }),
  ]);
  await caso(2, [], []);
  await caso(3, [RmaQuoted({ ...rma(3), antes: null, cotizacion: 501 })]);
  await caso(4, [RmaDelivered({ ...rma(4), recibe: 'Ana' })]);
  await log.append('quotation-501', [testEvent(quoted({ number: 501, rma: 3 }))], 'no-stream');
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ask = async (id: number, perfil: Perfil = 'Administrador', _id = 'eva') => {
  const user = { _id, nombre: '', email: '', perfil, permisos: permisosOf(perfil), sesion: 's' } as Principal;
  const context = { db, rows: readerFor(db, user), user, log, today: log, now: '2026-03-03T12:00:00.000Z' };
  return (await handlers[0]!.handle({ accion: 'acotizar', id } as never, context as never)) as Record<string, unknown>;
};

test('parts that were used and the work are proposed for what warranty does not cover', async () => {
  const reply = await ask(1);
  expect(caseToQuote.reply.safeParse(reply).error).toBeUndefined();
  expect(reply).toMatchObject({
    number: 1,
    cliente: { _id: '9', condicion_pago: 'CON' },
    lineas: [
      { producto: '5', cantidad: 3, seccion: 'PN-1 · A1', comentario: null },
      { producto: '8', cantidad: 1, seccion: 'PN-1 · A1', comentario: 'Fuente quemada' },
    ],
    avisos: ['FUENTE-6 ya no se vende: no se agregó.'],
  });
});

test('under warranty, quoted already, or over: it says why, and which quotation it is', async () => {
  expect(await ask(2)).toMatchObject({ codigo: 'RMA_EN_GARANTIA' });
  expect(await ask(3)).toMatchObject({ codigo: 'RMA_YA_COTIZADO', extra: { cotizacion: 501 } });
  expect(await ask(4)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(await ask(9)).toMatchObject({ codigo: 'RMA_NO_EXISTE' });
});

test('a seller quotes the cases of own customers; nobody else’s are named', async () => {
  expect(await ask(1, 'Ejecutivo de Ventas')).toMatchObject({ number: 1 });
  expect(await ask(1, 'Ejecutivo de Ventas', 'leo')).toMatchObject({ codigo: 'RMA_NO_EXISTE' });
  expect(caseToQuote.access).not.toMatchObject({ perfiles: expect.arrayContaining(['Servicio Tecnico']) });
});
