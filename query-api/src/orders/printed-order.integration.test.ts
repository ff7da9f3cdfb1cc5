import { levelMaster } from '@power/domain/inventory/views/level-row';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { preferredPlaceRow } from '@power/domain/inventory/views/preferred-place-row';
import { rackMaster } from '@power/domain/inventory/views/rack-row';
import { commitmentRow } from '@power/domain/inventory/views/stock-row';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { isRejection } from '@power/domain/kernel/rejection';
import type { DomainEvent } from '@power/domain/kernel/event';
import { created, inRoom, invoiced } from '@power/domain/orders/order.testing';
import { createPool } from '@power/infra/adapters/postgres/pool';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { squaresOf, textOf } from '../kernel/pdf-text.testing.ts';
import type { DocumentKind } from './order-document-lines.ts';
import { printedOrder } from './printed-order.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    paymentOptionRow,
    orderRow,
    orderLineRow,
    commitmentRow,
    placeStockRow,
    preferredPlaceRow,
    placeMaster.row,
    levelMaster.row,
    rackMaster.row,
  ]);
  await plant(db, paymentOptionRow, [
    { _id: 'c', tipo: 'condicion', codigo: '030', condicionPago: '30 días' },
    { _id: 'm', tipo: 'metodo', codigo: '030', condicionPago: 'Otra cosa' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const user = {
  _id: 'u',
  nombre: 'Ana',
  email: '',
  perfil: 'Administrador' as const,
  permisos: permisosOf('Administrador'),
  sesion: 's',
};

async function printed(
  condicion_pago: string,
  kind: DocumentKind = 'pedido',
  past: readonly DomainEvent[] = [created({ condicion_pago })],
): Promise<Buffer> {
  const log = new MemoryEventStore();
  const metadata = {
    at: '2026-03-02T12:00:00.000Z',
    user: 'u',
    perfil: 'Administrador',
    commandId: 'c',
    correlationId: 'c',
    causationId: 'c',
  };
  await log.append(
    'order-77',
    past.map((event, n) => ({
      id: String(n),
      schema: event.type === 'OrderCreated' ? 2 : 1,
      metadata,
      ...event,
    })) as never,
    'no-stream',
  );
  const reply = await printedOrder(
    { rows: readerFor(db, user), log, today: log, user } as unknown as QueryContext & { user: typeof user },
    77,
    kind,
  );
  if (isRejection(reply)) throw new Error(reply.mensaje);
  return reply.file.stream as Buffer;
}

test('a printed order names its payment condition; a code that no list knows stays as it is', async () => {
  expect(textOf(await printed('030'))).toContain('30 días');
  expect(textOf(await printed('XYZ'))).toContain('XYZ');
});

test('every printed order carries the logo; what the warehouse handles, the code of the order and of each product', async () => {
  const [order, picking, delivery] = await Promise.all(
    (['pedido', 'picking', 'despacho'] as const).map((kind) => printed('030', kind)),
  );
  for (const pdf of [order, picking, delivery]) expect(pdf!.toString('latin1')).toContain('/Subtype /Image');
  expect(squaresOf(order!)).toBe(0);
  expect(squaresOf(delivery!)).toBeGreaterThan(100);
  expect(squaresOf(picking!)).toBeGreaterThan(squaresOf(delivery!) + 100);
  expect(textOf(picking!)).toContain('COD-1 · 7801');
});

test('after a shortage the customer’s PDF prints what is delivered and billed, beside what had been ordered', async () => {
  const billed = textOf(await printed('030', 'pedido', invoiced(1)));
  for (const text of ['Entregado', '$2.000', '$380', '$2.380', 'Total del pedido', '$3.570', 'Factura', 'N° 1'])
    expect(billed).toContain(text);
  const ready = textOf(await printed('030', 'pedido', inRoom(1)));
  expect(ready).toContain('$2.380');
  expect(ready).not.toContain('Factura');
  const whole = textOf(await printed('030', 'pedido', invoiced()));
  expect(whole).not.toContain('Total del pedido');
  expect(whole).toContain('$3.570');
});
