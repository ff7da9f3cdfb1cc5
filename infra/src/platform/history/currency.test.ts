import { diff } from './diff.ts';
import { withCurrency } from './currency.ts';

const currencies = { total: 'moneda', 'lineas.precio': 'moneda', 'flete.monto': 'flete.moneda' };
const order = (moneda: string, precio: number, flete = 10) => ({
  moneda,
  total: precio * 2,
  neto: 5 * precio,
  lineas: [{ precio, cantidad: 2 }],
  flete: { monto: flete, moneda: 'EUR' },
});
const changesOf = (before: unknown, after: unknown) => withCurrency(diff(before, after), currencies, before, after);

test('amounts in the currency of the document say which, at any line; others say nothing', () => {
  expect(changesOf(order('USD', 1), order('USD', 2))).toEqual([
    { campo: 'total', antes: 2, despues: 4, moneda: 'USD' },
    { campo: 'neto', antes: 5, despues: 10 },
    { campo: 'lineas.0.precio', antes: 1, despues: 2, moneda: 'USD' },
  ]);
});

test('a cost in another currency says its own', () => {
  expect(changesOf(order('USD', 1), order('USD', 1, 20))).toEqual([
    { campo: 'flete.monto', antes: 10, despues: 20, moneda: 'EUR' },
  ]);
});

test('where the currency changed, each amount says that of its moment', () => {
  expect(changesOf(order('USD', 1), order('EUR', 3))).toContainEqual({
    campo: 'lineas.0.precio',
    antes: 1,
    despues: 3,
    moneda: 'EUR',
    moneda_antes: 'USD',
  });
});

test('a document that began or ended says the currency that it had', () => {
  expect(changesOf(undefined, order('USD', 1))).toContainEqual({ campo: 'total', despues: 2, moneda: 'USD' });
  expect(changesOf(order('USD', 1), undefined)).toContainEqual({ campo: 'total', antes: 2, moneda: 'USD' });
});

test('an element of a list says the currency beside its amount', () => {
  const [before, after] = [10, 12].map((monto) => ({
    cargos: [
      { monto: 1, moneda: 'CLP' },
      { monto, moneda: 'EUR' },
    ],
  }));
  expect(withCurrency(diff(before, after), { 'cargos.monto': 'cargos.moneda' }, before, after)).toEqual([
    { campo: 'cargos.1.monto', antes: 10, despues: 12, moneda: 'EUR' },
  ]);
});
