import { WebPaymentConfirmed } from '../streams/order/events.ts';
import { refOf } from '../streams/order/order.ts';
import { type CreditSeen, creditBlock } from './credit-block.ts';
import { after, created } from './order.testing.ts';

const exceeded: CreditSeen = {
  reglas: { cupo: true, vencido: true, dias_gracia: 5 },
  cupo: 0,
  usado: 1000,
  vencido: 70_000,
  a_credito: true,
};
const cardPayment = WebPaymentConfirmed({
  pedido: refOf(after([created()])),
  estatus: 'Pendiente Validacion Administrativa',
  datos_wp: {
    authorization_code: '1213',
    amount: 3570,
    transaction_date: '2026-01-05T12:05:00.000Z',
    card_detail: { card_number: '6623' },
  },
});

test('order paid by card, limit exceeded and debts overdue → no rule of credit stops it', () => {
  expect(creditBlock(after([created(), cardPayment]), exceeded, false)).toBeUndefined();
});

test('the same order without a card payment → CREDITO_BLOQUEADO with both reasons', () => {
  expect(creditBlock(after([created()]), exceeded, false)).toMatchObject({
    codigo: 'CREDITO_BLOQUEADO',
    mensaje: expect.stringMatching(/usa \$1\.000 de su cupo de \$0.*Debe \$70\.000 vencidos/),
  });
});
