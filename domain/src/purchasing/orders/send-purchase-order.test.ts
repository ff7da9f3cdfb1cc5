import { mayCall } from '../../kernel/call.ts';
import { refusal, someone } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { PERFILES } from '../../kernel/perfiles.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { PurchaseOrderAdvanced, PurchaseOrderCancelled, PurchaseOrderChanged, PurchaseOrderCreated } from './events.ts';
import { purchaseOrder } from './purchase-order.ts';
import { sendPurchaseOrder } from './send-purchase-order.ts';
import { purchaseOrderPaper } from './views/paper.ts';

const orden = { _id: '12', number: 12, proveedor: 'Hangzhou Ltd', marca: 'Hik' };
const created = PurchaseOrderCreated({
  ...orden,
  moneda: 'USD',
  incoterm: 'FOB',
  shipping_address: '',
  shipping_method: '',
  payment_method: '',
  etd: null,
  eta: null,
  observacion: '',
  lineas: [],
  unidades: 0,
  total: 0,
  creado_por: { _id: 'u1', nombre: 'Ana' },
  createdAt: '2026-02-01T12:00:00.000Z',
});
const issued = PurchaseOrderAdvanced({
  orden,
  antes: 'Borrador',
  estado: 'Emitida',
  etd: null,
  eta: null,
  documento: null,
  motivo: null,
});
const changed = PurchaseOrderChanged({ orden, antes: { eta: null }, cambios: { eta: '2026-05-01' } });
const send = (
  log: readonly DomainEvent[],
  request: object = {},
  correos: readonly string[] = ['ventas@hz.test'],
  user = someone('Administrador'),
) =>
  sendPurchaseOrder.decide(
    foldAll(purchaseOrder, log),
    sendPurchaseOrder.request.parse({ id: 12, ...request }) as never,
    { user, now: '2026-02-20T12:00:00.000Z', commandId: 'c', facts: { correos } } as never,
  );

test('it goes to the addresses of its supplier, or to those that are named, under the revision that it has', () => {
  const first = send([created, issued], { mensaje: ' Please hurry ' }) as readonly DomainEvent[];
  expect(first).toMatchObject([
    { type: 'PurchaseOrderSent', data: { revision_oc: 1, para: ['ventas@hz.test'], mensaje: 'Please hurry' } },
  ]);
  const again = send([created, issued, ...first, changed], { para: ['Li@HZ.test', 'li@hz.test'] });
  expect(again).toMatchObject([{ data: { revision_oc: 2, para: ['li@hz.test'], mensaje: null } }]);
  const sent = foldAll(purchaseOrder, [created, issued, ...first, changed, ...(again as readonly DomainEvent[])]);
  expect(sent).toMatchObject({
    revision_oc: 2,
    envio: { revision_oc: 2, para: ['li@hz.test'], enviado_por: { _id: expect.any(String) } },
  });
});

test('a supplier without mail, a draft, what is cancelled and an order of another brand are refused in a sentence', () => {
  expect(refusal(send([created, issued], {}, []))).toMatchObject({
    codigo: 'PROVEEDOR_SIN_CORREO',
    mensaje: 'Hangzhou Ltd no tiene correo. Agrégalo en su ficha de Proveedores, o escribe aquí a quién enviarla.',
  });
  expect(refusal(send([created]))).toMatchObject({
    mensaje: 'La Orden de Compra N° 12 es un borrador. Emítela primero.',
  });
  expect(refusal(send([created, issued, PurchaseOrderCancelled({ orden, motivo: 'x' })]))).toMatchObject({
    codigo: 'ESTADO_NO_PERMITE',
  });
  const other = someone('Brand Manager', { marcas: ['Dahua'] });
  expect(refusal(send([created, issued], {}, ['a@b.cl'], other))).toMatchObject({ codigo: 'OC_NO_EXISTE' });
  expect(refusal(send([], {}))).toMatchObject({ codigo: 'OC_NO_EXISTE' });
});

test('who reads without cost has no paper with prices and sends none', () => {
  const may = (call: typeof sendPurchaseOrder | typeof purchaseOrderPaper) =>
    PERFILES.filter((perfil) => mayCall(call.access, someone(perfil)));
  expect(may(sendPurchaseOrder).sort()).toEqual(['Administrador', 'Brand Manager', 'Jefe de Logistica']);
  expect(may(purchaseOrderPaper).sort()).toEqual(['Administrador', 'Brand Manager', 'Finanzas', 'Jefe de Logistica']);
});
