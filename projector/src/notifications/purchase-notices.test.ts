import type { EventContext } from '@power/domain/kernel/event';
import { PurchaseOrderConfirmedBySupplier } from '@power/domain/purchasing/orders/events';
import { ReservationCreated } from '@power/domain/reservations/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import purchaseNotices from './purchase-notices.ts';

const context = (at = new Date().toISOString()): EventContext => ({
  stream: 'purchaseorder-12',
  version: 2,
  position: 9n,
  at,
  recordedAt: at,
  user: 'u9',
  nombre: 'Li Wen',
  perfil: 'Proveedor',
  commandId: 'c',
});

async function told(more: object, at = context()) {
  const issued: Record<string, unknown>[] = [];
  const tools = trialTools((name, request) => {
    issued.push({ name, ...request });
    return Promise.resolve({ ok: true });
  });
  const event = PurchaseOrderConfirmedBySupplier({
    orden: { _id: '12', number: 12, proveedor: 'Hangzhou Ltd', marca: 'Hik' },
    antes: 'Emitida',
    estado: 'Confirmada',
    despacho: '2026-03-06',
    nota: 'En dos pallets',
    confirmado_por: { _id: 'u9', nombre: 'Li Wen' },
    etd: '2026-03-06',
    etd_antes: '2026-03-01',
    eta: '2026-04-15',
    eta_antes: '2026-04-10',
    comprador: { _id: 'u1', nombre: 'Ana' },
    ...more,
  });
  await purchaseNotices.reactions.find((r) => r.type === event.type)!.react(event.data as never, at, tools);
  return issued;
}

test('who made the order hears when it leaves and when it arrives now, with the way to it', async () => {
  expect(await told({})).toMatchObject([
    {
      name: 'create-notification',
      tipo: 'orden_compra_confirmada',
      titulo: 'Orden de Compra N° 12 confirmada por el proveedor',
      comentario: 'Hangzhou Ltd despacha el 06-03-2026. ETA 15-04-2026, antes 10-04-2026.',
      comentario_adicional: 'En dos pallets',
      enlace: 'ordenes-de-compra-importacion?oc=12',
      usuarios: ['u1'],
      user_origen: { _id: 'u9', nombre: 'Li Wen' },
    },
  ]);
  expect((await told({ eta: null, nota: null }))[0]!.comentario).toBe(
    'Hangzhou Ltd despacha el 06-03-2026. La ETA quedó sin fecha: ingrésala al registrar el embarque.',
  );
});

test('of a past that is read in nobody is told', async () => {
  expect(await told({}, context('2020-01-01T12:00:00.000Z'))).toEqual([]);
});

test('a reservation of what an order brought → its seller hears; of any other nobody does', async () => {
  const persona = { _id: 'eva', nombre: 'Eva' };
  const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN-1', nombre: 'Cámara', marca: 'Hik' };
  const data = {
    ...{ _id: '3', number: 3, cliente: { _id: '7', nombre: 'Minera Norte' }, bodega: 'CENTRAL', ejecutivo: persona },
    ...{ tipo: 'Directa' as const, cotizacion: null, pedido: null, vence: '2026-03-17', motivo: 'm', validacion: 'v' },
    lineas: [{ linea: 1, producto, cantidad: 6, liberada: 0 }],
    ...{ creado_por: persona, createdAt: '2026-03-02T12:00:00.000Z' },
  };
  const hear = async (more: object) => {
    const issued: Record<string, unknown>[] = [];
    const tools = trialTools((name, request) => {
      issued.push({ name, ...request });
      return Promise.resolve({ ok: true });
    });
    const event = ReservationCreated({ ...data, ...more });
    await purchaseNotices.reactions.find((r) => r.type === event.type)!.react(event.data as never, context(), tools);
    return issued;
  };
  expect(await hear({})).toEqual([]);
  expect(await hear({ orden_compra: 12 })).toMatchObject([
    {
      usuarios: ['eva'],
      enlace: 'cliente/7',
      titulo: 'Llegó lo comprado para Minera Norte',
      comentario: '6 × PN-1 de la Orden de Compra N° 12 en CENTRAL, en la Reserva N° 3 hasta el 17-03-2026.',
    },
  ]);
});
