import { currentEntry } from './current-entry.ts';

const entries = ['lista-de-precios', 'pedidos-cobrador', 'configuraciones/marcas', 'alertas'].map((ruta) => ({ ruta }));

test.each([
  ['lista-de-precios', 'lista-de-precios'],
  ['lista-de-precios/cambios', 'lista-de-precios'],
  ['configuraciones/marcas', 'configuraciones/marcas'],
  ['pedido/24500', 'pedidos-cobrador'],
  ['alertas/disparos', 'alertas'],
  ['cliente/1', undefined],
  ['pedido', undefined],
])('%s is reached by %s', (ruta, wanted) => {
  expect(currentEntry(entries, ruta)).toBe(wanted);
});
