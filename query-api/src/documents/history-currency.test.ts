import { purchaseOrderCalls } from '@power/domain/documents';
import { samples } from '@power/domain/event-samples.testing';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { PurchaseOrderChanged, PurchaseOrderCreated } from '@power/domain/purchasing/orders/events';
import { SYSTEM } from '@power/domain/kernel/principal';
import { MemoryEventStore, testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { documentQueries } from '../kernel/document.ts';

const handlers = documentQueries(purchaseOrderCalls, () => ({}) as never) as QueryHandler[];
const history = handlers.find(({ query }) => query === purchaseOrderCalls.history)!;
const createdOrder = samples.PurchaseOrderCreated!['1'] as {
  readonly lineas: readonly { readonly precio: number; readonly total: number }[];
};

test('given an order in dollars whose price changed → its history says the currency with each amount', async () => {
  const log = new MemoryEventStore();
  const [line] = createdOrder.lineas;
  const antes = { lineas: createdOrder.lineas, total: 1000 };
  const cambios = { lineas: [{ ...line, precio: 60, total: 1200 }], total: 1200 };
  const orden = { _id: '1', number: 1, proveedor: 'Hikvision', marca: 'Hikvision' };
  const events = [
    { type: PurchaseOrderCreated.type, data: createdOrder },
    { type: PurchaseOrderChanged.type, data: { orden, antes, cambios } },
  ];
  await log.append(
    'purchaseorder-1',
    events.map((event) => testEvent(event)),
    'no-stream',
  );
  const user = { ...SYSTEM, perfil: 'Administrador', permisos: permisosOf('Administrador') };
  const reply = await history.handle({ accion: 'historia', id: '1' } as never, { log, today: log, user } as never);
  const { eventos } = reply as unknown as { readonly eventos: readonly { readonly cambios: readonly object[] }[] };
  expect(eventos[1]!.cambios).toEqual(
    expect.arrayContaining([
      { campo: 'total', antes: 1000, despues: 1200, moneda: 'USD' },
      { campo: 'lineas.0.precio', antes: 50, despues: 60, moneda: 'USD' },
    ]),
  );
});
