import { withCustomer, withLine, withProduct } from './change-draft.ts';
import { checkDraft, isRight, orderOf } from './check-draft.ts';
import { emptyDraft } from './draft.ts';
import { editValues, headerOf } from '../header-form.ts';

const precios = {
  precio_lista: 150,
  tier_1_calculo: 0,
  tier_2_calculo: 0,
  tier_3_calculo: 90,
  tienda: 120,
  mobile: 110,
  silver: 100,
  gold: 95,
  platinum: 80,
};
const product = {
  _id: 'p',
  part_number: 'PN',
  nombre: 'Cámara',
  bloqueado: false,
  precios,
  stock: [{ bodega: 'BOD', fisico: 5, disponible: 3 }],
};
const customer = {
  _id: 'c',
  nombre: 'Ana',
  legalcode: '1-9',
  tipo_cliente: 'Gold' as const,
  condicion_pago: '30',
  direcciones: [],
  puntos: 500,
};

test('the customer brings prices; a typed price stays', () => {
  let draft = withProduct(withProduct(emptyDraft('BOD'), product), product);
  expect(draft.lineas.map((l) => l.precio)).toEqual([120, 120]);
  draft = withLine(draft, draft.lineas[1]!.key, { precio: 77, propio: true });
  expect(withCustomer(draft, customer).lineas.map((l) => l.precio)).toEqual([95, 77]);
});

test('says what is wrong, line by line', () => {
  const draft = withProduct(emptyDraft(''), product);
  const key = draft.lineas[0]!.key;
  expect(checkDraft({ ...draft, tipo_entrega: 'DESPACHO' }).fields).toEqual({
    cliente: 'Elige un cliente',
    bodega_entrega: 'Elige la bodega de entrega',
    calle: 'Ingresa la dirección de despacho.',
  });
  expect(checkDraft(withLine(draft, key, { cantidad: 0 })).lines[key]).toBe('La Cantidad NO puede ser menor a 1');
  expect(checkDraft(withLine(draft, key, { precio: Number.NaN })).lines[key]).toBe('El valor No puede ser menor a 1');
});

test('a right draft is a request without empty fields', () => {
  const draft = withCustomer(withProduct(emptyDraft('BOD'), product), customer);
  expect(isRight(checkDraft(draft))).toBe(true);
  expect(orderOf(draft)).toEqual({
    cliente: 'c',
    tipo_entrega: 'EN SALA',
    bodega_entrega: 'BOD',
    condicion_pago: '30',
    productos_pedido: [{ producto: 'p', precio_venta: 95, cantidad: 1 }],
  });
});

test('an edit sends the fields that changed, and no others', () => {
  const order = {
    condicion_pago: '30',
    metodo_pago: null,
    tipo_entrega: 'EN SALA' as const,
    bodega_entrega: 'BOD',
    direccion_despacho: null,
    orden_compra: null,
    observacion: 'x',
  };
  expect(headerOf(editValues(order), order)).toEqual({});
  expect(headerOf({ ...editValues(order), observacion: ' ', orden_compra: 'OC-1' }, order)).toEqual({
    orden_compra: 'OC-1',
    observacion: null,
  });
});

test('Pesos Mobile are of the customer, whole, and pay no more than there is', () => {
  const draft = withCustomer(withProduct(emptyDraft('BOD'), product), customer);
  const wrong = (puntos: number, more = {}) => checkDraft({ ...draft, ...more, puntos }).fields.puntos;
  expect(wrong(501)).toBe('Ana tiene 500 Pesos Mobile. Usa a lo más esa cantidad.');
  expect([wrong(Number.NaN), wrong(1.5), wrong(-1)]).toEqual(
    Array(3).fill('Ingresa una cantidad entera de Pesos Mobile'),
  );
  // 95 and IVA.
  expect(wrong(114)).toBe('Los Pesos Mobile no pueden superar el total del pedido.');
  expect(wrong(113)).toBeUndefined();
  expect(orderOf({ ...draft, puntos: 113 })).toMatchObject({ puntosUtilizados: 113 });
  expect(orderOf({ ...draft, puntos: 0 })).not.toHaveProperty('puntosUtilizados');
  expect(withCustomer({ ...draft, puntos: 113 }, { ...customer, _id: 'otro' }).puntos).toBeUndefined();
  expect(withCustomer({ ...draft, puntos: 113 }, customer).puntos).toBe(113);
});

test('several units at once', () => {
  expect(withProduct(emptyDraft('BOD'), product, 5).lineas).toMatchObject([{ cantidad: 5, precio: 120 }]);
});
