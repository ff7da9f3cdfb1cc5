import { DOCUMENT_NAMES, documentOf } from './documents.shared.ts';

test.each([
  ['order-1042', 'order', 'Pedido', '1042'],
  ['importinvoice-7', 'importinvoice', 'Invoice', '7'],
  ['points-76111222-3', 'points', 'Pesos Mobile', '76111222-3'],
  // A category with a hyphen of its own is not cut inside its name.
  ['payment-option-30', 'payment-option', 'Condición de pago', '30'],
  // Claims stand percent-encoded in a stream's name; people read the words.
  ['brandNombre-caf%C3%A9%20uno', 'brandNombre', 'Nombre de marca', 'café uno'],
  // What is no encoding is shown as it is.
  ['codigo-100%', 'codigo', 'Código de producto', '100%'],
  ['order-', 'order', 'Pedido', ''],
  // A stream without number, and one of a kind that nobody named.
  ['operations', 'operations', 'Operación del sistema', ''],
  ['payment', 'payment', 'Documento', ''],
  ['payment-1', 'payment', 'Documento', '1'],
  ['novelty-9', 'novelty', 'Documento', '9'],
  ['-9', '', 'Documento', '9'],
])('%s is %s: %s %s', (stream, categoria, documento, numero) => {
  expect(documentOf(stream)).toEqual({ categoria, documento, numero });
});

test('the kinds of document to choose from are named once each', () => {
  expect(new Set(DOCUMENT_NAMES).size).toBe(DOCUMENT_NAMES.length);
  expect(DOCUMENT_NAMES).toEqual(expect.arrayContaining(['Pedido', 'Cotización', 'Alerta', 'Condición de pago']));
});
