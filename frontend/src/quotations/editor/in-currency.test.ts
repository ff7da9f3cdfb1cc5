import { hasFigures, inCurrency } from './in-currency.ts';
import { emptyQuotation, type TypedLine } from './typed-quotation.ts';

const line = (more: Partial<TypedLine>): TypedLine => ({
  key: 'a',
  producto: '1',
  part_number: 'PN-1',
  nombre: '',
  cantidad: 2,
  seccion: null,
  comentario: null,
  ...more,
});
const rates = { tc: 960, tc_euro: null };
const typed = (...lineas: TypedLine[]) => ({ ...emptyQuotation('BOD'), lineas });

test('typed figures are converted with the currency: 12.500 pesos are never 12.500 dollars', () => {
  const q = typed(line({ valor_propuesto: 12_500 }), line({ valor_total_propuesto: 96_000 }), line({}));
  expect(hasFigures(q)).toBe(true);
  const dollars = inCurrency(q, 'dolares', rates);
  expect(dollars.moneda).toBe('dolares');
  expect(dollars.lineas.map((l) => [l.valor_propuesto, l.valor_total_propuesto])).toEqual([
    [13.02, undefined],
    [undefined, 100],
    [undefined, undefined],
  ]);
});

test('what cannot be converted is taken back; a quotation without figures has none to convert', () => {
  const euros = inCurrency(typed(line({ valor_propuesto: 12_500 })), 'euros', rates);
  expect(euros.lineas[0]).not.toHaveProperty('valor_propuesto');
  expect(hasFigures(typed(line({ valor_propuesto: null })))).toBe(false);
});

test('what a saved quotation proposed is converted by its own rate, and what was typed over it by that of today', () => {
  const frozen = {
    moneda: 'dolares' as const,
    tipo_cambio: 900,
    productos_cotizacion: [{ linea: 1, valor_propuesto: 10 }],
  };
  const q = { ...typed(line({ linea: 1 }), line({ linea: 1, valor_propuesto: 10 })), moneda: 'dolares' as const };
  expect(inCurrency(q, 'pesos', rates, frozen).lineas.map((l) => l.valor_propuesto)).toEqual([9000, 9600]);
});
