import { customerRow } from '@power/domain/customers/views/customer-row';
import { customerCalls, documents, opportunityCalls, orderCalls, quotationCalls } from '@power/domain/documents';
import { parcelRow } from '@power/domain/dispatches/views/parcel-row';
import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import { MOST_RELATED, type Relacion } from '@power/domain/kernel/relation';
import { orderRow } from '@power/domain/orders/views/order-row';
import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { caseRow } from '@power/domain/service/cases/views/case-row';
import { reservationRow } from '@power/domain/reservations/views/reservation-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { relatedQuery } from '../kernel/related.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [customerRow, opportunityRow, orderRow, parcelRow, quotationRow, reservationRow, caseRow]);
  const ines = { ejecutivo_id: 'ines', cliente_id: 'c1' };
  const tito = { ejecutivo_id: 'tito', cliente_id: 'c1' };
  await plant(db, customerRow, [{ _id: 'c1', nombre: 'Alarmas Ltda.', ejecutivo_id: 'ines' }]);
  await plant(db, quotationRow, [
    { _id: '70', number: 70, estado: 'Pedido', ...ines, createdAt: '2026-03-01T12:00:00.000Z' },
    { _id: '71', number: 71, estado: 'Pendiente', copia_de: 70, ...tito, createdAt: '2026-03-02T12:00:00.000Z' },
  ]);
  await plant(db, orderRow, [
    { _id: '15', number: 15, cotizacion: 70, estatus: 'Entregado', ...ines, createdAt: '2026-03-03T12:00:00.000Z' },
    { _id: '16', number: 16, dividido_de: 15, ...ines, createdAt: '2026-03-04T12:00:00.000Z' },
    { _id: '17', number: 17, dividido_de: 15, ...tito, createdAt: '2026-03-05T12:00:00.000Z' },
    ...Array.from({ length: MOST_RELATED + 1 }, (_, n) => ({ _id: `9${n}`, number: 900 + n, ...tito })),
  ]);
  await plant(db, opportunityRow, [
    { _id: '5', number: 5, cotizacion: 70, pedido: 15, usuario: 'ines', cliente_id: 'c1', etapa: 'Adjudicada sin OC' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

async function relationsOf(calls: unknown, id: number | string, perfil: Perfil = 'Administrador', _id = 'ana') {
  const user = { _id, nombre: _id, email: '', perfil, permisos: permisosOf(perfil), sesion: 's', cliente_id: 'c1' };
  const context = { rows: readerFor(db, user), user } as unknown as QueryContext;
  const reply = (await relatedQuery(calls as DocumentCalls, documents).handle({ id } as never, context)) as {
    relaciones: Relacion[];
  };
  return reply.relaciones;
}
const related = async (...asked: Parameters<typeof relationsOf>): Promise<string[][]> =>
  (await relationsOf(...asked)).map(({ titulo, documentos }) => [titulo, ...documentos.map((one) => one.titulo)]);

test('documents find each other from both ends of one declaration', async () => {
  expect(await related(quotationCalls, 70)).toEqual([
    ['Oportunidades', 'Oportunidad 5'],
    ['Copias', 'Cotización N° 71'],
    ['Pedidos', 'Pedido N° 15'],
    ['Cliente', 'Alarmas Ltda.'],
  ]);
  expect(await related(quotationCalls, 71)).toEqual([
    ['Copia de', 'Cotización N° 70'],
    ['Cliente', 'Alarmas Ltda.'],
  ]);
  expect(await related(opportunityCalls, 5)).toEqual([
    ['Cotización', 'Cotización N° 70'],
    ['Pedido', 'Pedido N° 15'],
    ['Cliente', 'Alarmas Ltda.'],
  ]);
});

test('orders that one was split into are found from it, and it from them, each in its scope', async () => {
  const of = async (number: number, ...who: [Perfil?, string?]) =>
    (await related(orderCalls, number, ...who)).filter(([titulo]) => /^(Pedidos separados|Dividido de)$/.test(titulo!));
  expect(await of(15)).toEqual([['Pedidos separados', 'Pedido N° 17', 'Pedido N° 16']]);
  expect(await of(17)).toEqual([['Dividido de', 'Pedido N° 15']]);
  expect(await of(15, 'Ejecutivo de Ventas', 'ines')).toEqual([['Pedidos separados', 'Pedido N° 16']]);
  expect(await of(17, 'Ejecutivo de Ventas', 'tito')).toEqual([]);
});

test('each is named with its state and address, and what is more than are shown is said', async () => {
  expect((await relationsOf(quotationCalls, 70)).find(({ titulo }) => titulo === 'Pedidos')).toEqual({
    titulo: 'Pedidos',
    documentos: [{ entidad: 'Pedido', path: 'pedido', id: '15', titulo: 'Pedido N° 15', estado: 'Entregado' }],
    mas: false,
  });
  const found = await relationsOf(customerCalls, 'c1');
  const pedidos = found.find(({ titulo }) => titulo === 'Pedidos')!;
  expect([pedidos.documentos.length, pedidos.mas]).toEqual([MOST_RELATED, true]);
  expect(await related(customerCalls, 'c1')).toContainEqual(['Cotizaciones', 'Cotización N° 71', 'Cotización N° 70']);
});

test('nobody learns of documents of others, or of a kind that is not theirs to read', async () => {
  expect(await related(quotationCalls, 70, 'Ejecutivo de Ventas', 'ines')).toEqual([
    ['Oportunidades', 'Oportunidad 5'],
    ['Pedidos', 'Pedido N° 15'],
    ['Cliente', 'Alarmas Ltda.'],
  ]);
  expect(await related(quotationCalls, 70, 'Ejecutivo de Ventas', 'tito')).toEqual([]);
  // A company's own people see their orders, and nothing of what the office makes of them.
  expect(await related(orderCalls, 15, 'Cliente', 'de-la-empresa')).toEqual([
    ['Pedidos separados', 'Pedido N° 17', 'Pedido N° 16'],
  ]);
});
