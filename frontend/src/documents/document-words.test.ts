import { customerDocument } from '@power/domain/customers/views/customer-document';
import { orderDocument } from '@power/domain/orders/views/order-document';
import { quotationDocument } from '@power/domain/quotations/views/quotation-document';
import { historyTitle, nameOf } from './document-words.ts';

test.each([
  [orderDocument, 'Historia del Pedido N° 7'],
  [quotationDocument, 'Historia de la Cotización N° 7'],
  [customerDocument, 'Historia del Cliente 7'],
])('a history is headed by what it is of: %#', (document, title) => {
  expect(historyTitle(document, '7')).toBe(title);
});

test('a document is called by its article', () => {
  expect([orderDocument, quotationDocument].map((document) => nameOf(document))).toEqual([
    'El pedido',
    'La cotización',
  ]);
});
