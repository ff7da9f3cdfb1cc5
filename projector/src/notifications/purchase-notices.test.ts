import type { EventContext } from '@power/domain/kernel/event';
import { PurchaseOrderConfirmedBySupplier } from '@power/domain/purchasing/orders/events';
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
