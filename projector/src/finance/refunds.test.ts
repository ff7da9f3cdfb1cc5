import type { RefundRow } from '@power/domain/finance/refunds/views/refund-row';
import type { DomainEvent, EventContext } from '@power/domain/kernel/event';
import { samples } from '@power/domain/event-samples.testing';
import {
  RefundApplicationReversed,
  RefundApplied,
  RefundDue,
  RefundPaid,
  RefundRefused,
  RefundRequested,
  RefundTransferred,
  RefundUnanswered,
} from '@power/domain/streams/settlement/refund-events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import refundNotices from '../notifications/refund-notices.ts';
import refundList from './refund-list.ts';
import refundsDue from './refunds-due.ts';

const documento = { _id: 'c77', de: 'Cliente', number: 77, factura: '', nombre: 'Alarmas Sur' } as const;
const other = { _id: 'c78', de: 'Cliente', number: 78, factura: '1204', nombre: 'Alarmas Sur' } as const;
const ana = { _id: 'ana', nombre: 'Ana Pérez' };
const due = (monto: number, antes = 0) =>
  RefundDue({
    ...{ documento, cliente_id: '9', ejecutivo: 'eva', causa: 'Pedido anulado', monto, antes },
    ...{ tarjeta: 1000, banco: 0, por_webpay: 1000 },
  });
const one = { documento, devolucion: 1, monto: 400 };
const requested = RefundRequested({ ...one, solicitada_por: ana });
const refundPaid = RefundPaid({ ...one, detalle: 'NULLIFIED', autorizacion: '99', fuente: 'respuesta' });

const context = (version: number): EventContext =>
  ({ at: '2026-03-02T15:00:00.000Z', stream: 'settlement-c77', version, user: 'sistema' }) as EventContext;
const rowOf = (...events: DomainEvent[]): RefundRow =>
  events.reduce<RefundRow | undefined>((row, event, version) => {
    const { fold } = refundList.rules.find(({ event: of }) => of.type === event.type)!;
    return fold(row as never, event.data as never, context(version), 'c77') as unknown as RefundRow;
  }, undefined)!;

test.each([
  ['due → to return', [due(1000)], { estado_devolucion: 'Por devolver', saldo_devolver: 1000, por_webpay: 1000 }],
  [
    'requested → under way',
    [due(1000), requested],
    { estado_devolucion: 'En curso', saldo_devolver: 600, en_curso: 400 },
  ],
  [
    'unanswered → to be confirmed',
    [due(1000), requested, RefundUnanswered({ ...one, motivo: 'No respondió' })],
    { estado_devolucion: 'Por confirmar', aviso: 'No respondió', devolucion_abierta: '1', en_curso: 400 },
  ],
  [
    'refused → to return again',
    [due(1000), requested, RefundRefused({ ...one, motivo: 'No' })],
    { estado_devolucion: 'Por devolver', saldo_devolver: 1000, devolucion_abierta: null, aviso: 'No' },
  ],
  [
    'a part returned → the rest',
    [due(1000), requested, refundPaid],
    { estado_devolucion: 'Por devolver', saldo_devolver: 600, devuelto: 400, por_webpay: 600, aviso: null },
  ],
  [
    'all returned → returned',
    [due(400), RefundTransferred({ ...one, fecha: '2026-03-01', referencia: '481', transferida_por: ana })],
    { estado_devolucion: 'Devuelto', saldo_devolver: 0, medio_devolucion: 'Transferencia', devuelto_por: 'Ana Pérez' },
  ],
  [
    'applied to another invoice → returned by it',
    [due(400), RefundApplied({ ...one, destino: other, aplicada_por: ana })],
    { estado_devolucion: 'Devuelto', saldo_devolver: 0, medio_devolucion: 'Otra factura' },
  ],
  [
    'an application that was reversed → to return again',
    [
      due(400),
      RefundApplied({ ...one, destino: other, aplicada_por: ana }),
      RefundApplicationReversed({ ...one, motivo: 'El documento ya está pagado.' }),
    ],
    { estado_devolucion: 'Por devolver', saldo_devolver: 400, devuelto: 0, aviso: 'El documento ya está pagado.' },
  ],
  ['used up by a raised order → without effect', [due(400), due(0, 400)], { estado_devolucion: 'Sin efecto' }],
  [
    'more after a refund → that much more',
    [due(400), requested, refundPaid, due(900, 400)],
    { estado_devolucion: 'Por devolver', saldo_devolver: 500, por_webpay: 600 },
  ],
])('%s', (_, events, row) => {
  expect(rowOf(...events)).toMatchObject(row);
});

test('its movements add up to what is still to be returned', () => {
  const { movimientos, saldo_devolver } = rowOf(due(400), requested, refundPaid, due(900, 400));
  const sum = movimientos.reduce((all, { tipo, monto }) => all + (tipo === 'devuelto' ? -monto : monto), 0);
  expect(sum).toBe(saldo_devolver);
});

/** Commands that a process issues for an event. */
async function issuedFor(
  process: typeof refundsDue,
  type: string,
  data: object,
  reply: { readonly ok: boolean; readonly mensaje?: string } = { ok: true },
): Promise<[string, object][]> {
  const issued: [string, object][] = [];
  const tools = trialTools((name, request) => {
    issued.push([name, request]);
    return Promise.resolve(reply);
  });
  const at = new Date().toISOString();
  await process.reactions
    .find((reaction) => reaction.type === type)!
    .react(data as never, { ...context(3), at } as EventContext, tools);
  return issued;
}
const sample = (type: string, more: object = {}): object => ({
  ...(Object.values(samples[type]!).at(-1) as object),
  ...more,
});

test.each(['OrderCancelled', 'CreditNoteIssued', 'OrderLinesChanged', 'OrderSplit', 'WebPaymentToReturn'])(
  '%s → the order is weighed against its payments',
  async (type) => {
    expect(await issuedFor(refundsDue, type, sample(type))).toMatchObject([['assess-refund', { accion: 'cuadrar' }]]);
  },
);

test('picking is weighed after a shortage, an invoice when it bills something else, a payment when a customer made it', async () => {
  const count = async (type: string, more: object) => (await issuedFor(refundsDue, type, sample(type, more))).length;
  expect(await count('PickingFinished', { con_faltantes: true })).toBe(1);
  expect(await count('PickingFinished', { con_faltantes: false })).toBe(0);
  const pedido = { number: 77, total: 1190 };
  expect(await count('OrderInvoiced', { pedido, total: 1190 })).toBe(0);
  expect(await count('OrderInvoiced', { pedido, total: 1000 })).toBe(1);
  expect(await count('PaymentReversed', { documento })).toBe(1);
  expect(await count('PaymentReversed', { documento: { ...documento, de: 'Proveedor' } })).toBe(0);
});

test('what was requested of Webpay is carried out', async () => {
  expect(await issuedFor(refundsDue, 'RefundRequested', requested.data as object)).toEqual([
    ['settle-refund', { accion: 'consultar', pedido: 77, devolucion: 1 }],
  ]);
});

test('credit that was applied pays the other invoice; refused or reversed there, it is in favour again', async () => {
  const data = { ...one, destino: other, aplicada_por: ana };
  const pay = ['pay-with-credit', { pedido: 78, monto: 400, desde: { documento: 'c77', pedido: 77, devolucion: 1 } }];
  expect(await issuedFor(refundsDue, 'RefundApplied', data)).toMatchObject([pay]);
  const refused = { ok: false, mensaje: 'El documento ya está pagado.' };
  expect(await issuedFor(refundsDue, 'RefundApplied', data, refused)).toMatchObject([
    pay,
    ['release-credit', { pedido: 77, devolucion: 1, motivo: 'El documento ya está pagado.' }],
  ]);
  const desde = { documento: 'c77', pedido: 77, devolucion: 1 };
  const reversed = { documento: other, pago: 1, monto: 400, motivo: 'Otra', desde, reversado_por: ana };
  expect((await issuedFor(refundsDue, 'PaymentReversed', reversed)).map(([name]) => name)).toEqual([
    'assess-refund',
    'release-credit',
  ]);
});

test('who returns money hears of an amount, the seller too; of a lower one nobody', async () => {
  const notices = await issuedFor(refundNotices, 'RefundDue', due(1000, 200).data as object);
  expect(notices.map(([, request]) => request)).toMatchObject([
    { perfiles: ['Administrador', 'Finanzas'], enlace: 'facturas-impagas/devoluciones' },
    { usuarios: ['eva'], enlace: 'pedidos-globales?pedido=77' },
  ]);
  expect(notices[0]![1]).toMatchObject({
    titulo: 'Dinero por devolver del pedido N° 77',
    comentario: 'Hay que devolver $800 a Alarmas Sur. Causa: pedido anulado.',
  });
  expect(await issuedFor(refundNotices, 'RefundDue', due(200, 1000).data as object)).toEqual([]);
});

test.each([
  ['RefundUnanswered', 'devolucion_por_confirmar'],
  ['RefundRefused', 'devolucion_no_realizada'],
  ['RefundPaid', 'dinero_devuelto'],
  ['RefundTransferred', 'dinero_devuelto'],
  ['RefundApplicationReversed', 'devolucion_no_realizada'],
])('%s → who returns money hears of it', async (type, tipo) => {
  expect(await issuedFor(refundNotices, type, sample(type))).toMatchObject([
    ['create-notification', { tipo, perfiles: ['Administrador', 'Finanzas'] }],
  ]);
});
