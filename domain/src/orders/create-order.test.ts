import { decideGiven } from '../kernel/scenario.ts';
import { createOrder } from './create-order.ts';
import type { NewOrderFacts } from './new-order.ts';
import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { created, goods } from './order.testing.ts';

const facts: NewOrderFacts = {
  number: 77,
  codigo_sap: '5000077',
  condicion_cliente: '030',
  ejecutivo: { _id: 'e', nombre: 'Eva', email: '', telefono: '' },
  cliente: {
    _id: '9',
    name: 'Alarmas Sur',
    tipo_cliente: 'Gold',
    legalcode: '76.123.456-0',
    codigo_sap: 'C1',
    email: '',
    phone: '',
  },
  productos: {
    1: { producto: goods('1'), bloqueado: false, activo: true, lista: 1005, pmp: 700 },
    2: { producto: goods('2'), bloqueado: true, activo: true, lista: 0, pmp: 0 },
    3: { producto: goods('3'), bloqueado: false, activo: true, lista: 0, pmp: 990 },
  },
};
const pedido = (more = {}, producto = '1') => ({
  accion: 'crearsistema' as const,
  pedido: {
    cliente: '9',
    tipo_entrega: 'EN SALA' as const,
    bodega_entrega: 'Central',
    productos_pedido: [{ producto, precio_venta: 1005, cantidad: 3 }],
    ...more,
  },
});
const decide = (
  request: ReturnType<typeof pedido>,
  user = someone('Ejecutivo de Ventas'),
  given = [] as ReturnType<typeof created>[],
) => decideGiven(createOrder, given, { request, user, facts });

test('a new order waits for administrative validation, with totals in whole pesos and the customer’s own condition', () => {
  const [event] = events(decide(pedido()));
  expect(event).toMatchObject({
    type: 'OrderCreated',
    data: {
      _id: '77',
      number: 77,
      estatus: 'Pendiente Validacion Administrativa',
      neto: 3015,
      iva: 573,
      total: 3588,
      condicion_pago: '030',
      client: { name: 'Alarmas Sur' },
    },
  });
  expect(event!.data.productos_pedido).toMatchObject([
    { linea: 1, validado: false, producto: { part_number: 'PN-1' } },
  ]);
});

test('its goods are not blocked, and what is shipped has an address', () => {
  expect(refusal(decide(pedido({}, '2'))).mensaje).toContain('PN-2 está bloqueado');
  expect(refusal(decide(pedido({ tipo_entrega: 'DESPACHO' }))).mensaje).toBe('Ingresa la dirección de despacho.');
});

test('only who has the flag chooses another payment condition', () => {
  const without = someone('Ejecutivo de Ventas', { permisos: { ...someone('Cliente').permisos } });
  expect(refusal(decide(pedido({ condicion_pago: '090' }), without)).codigo).toBe('PEDIDO_INVALIDO');
  expect(events(decide(pedido({ condicion_pago: '090' })))[0]!.data.condicion_pago).toBe('090');
});

test('an amount beyond all sense is refused, not a fault', () => {
  const lines = Array.from({ length: 200 }, () => ({ producto: '1', precio_venta: 10_000_000_000, cantidad: 100_000 }));
  expect(refusal(decide(pedido({ productos_pedido: lines }))).codigo).toBe('PEDIDO_INVALIDO');
});

test('a number is used once', () => {
  expect(refusal(decide(pedido(), undefined, [created()])).mensaje).toContain('ya existe');
});

describe('an order of many lines', () => {
  const linesOf = (n: number) => Array.from({ length: n }, () => ({ producto: '1', precio_venta: 1, cantidad: 1 }));

  test('more than fit in one are refused with what to do', () => {
    const { error } = createOrder.request.safeParse(pedido({ productos_pedido: linesOf(201) }));
    expect(error?.issues.map((issue) => issue.message)).toEqual([
      'Un pedido lleva a lo más 200 líneas. Divídelo en varios.',
    ]);
  });

  test('the most, with the longest texts that a product may have, fit what the log takes at once', () => {
    const long = '漢'.repeat(200);
    const product = goods('1', {
      codigo: long.slice(0, 60),
      codigo_sap: long,
      part_number: long,
      nombre: long,
      marca: long,
      ean: Array.from({ length: 20 }, () => '7'.repeat(40)),
    });
    const [event] = events(
      decideGiven(createOrder, [], {
        request: pedido({ productos_pedido: linesOf(200) }),
        user: someone('Ejecutivo de Ventas'),
        facts: { ...facts, productos: { 1: { ...facts.productos[1]!, producto: product } } },
      }),
    );
    expect(new TextEncoder().encode(JSON.stringify(event)).length).toBeLessThan(900_000);
  });
});

describe('prices', () => {
  const priced = (precio_venta: number, producto = '1', user = someone('Ejecutivo de Ventas')) => {
    const [event] = events(decide(pedido({ productos_pedido: [{ producto, precio_venta, cantidad: 100 }] }), user));
    return (event!.data.productos_pedido as object[])[0];
  };
  const waits = (precio_lista: number | null) => ({ requiere_validacion: true, validado: false, precio_lista });

  test('below the list of the customer’s type they wait for somebody with `validar`, at it they do not', () => {
    expect(priced(1)).toMatchObject(waits(1005));
    expect(priced(1004)).toMatchObject(waits(1005));
    expect(priced(1005)).toMatchObject({ requiere_validacion: false, precio_lista: 1005 });
  });
  test('under a margin of 1 % they wait, whatever the list says (document 2 §5)', () => {
    expect(priced(999, '3')).toMatchObject(waits(null));
    expect(priced(1000, '3')).toMatchObject({ requiere_validacion: false, precio_lista: null });
  });
  test('whoever has the flag decides at once', () => {
    expect(priced(1, '1', someone('Administrador'))).toMatchObject({ requiere_validacion: false });
    const flagged = someone('Pre-Venta', { permisos: { ...someone('Pre-Venta').permisos, validar: true } });
    expect(priced(1, '1', flagged)).toMatchObject({ requiere_validacion: false });
  });
});

test('who made it reads its number; what was asked for is what it says, and nothing else', () => {
  const asked = {
    metodo_pago: 'TRF',
    direccion_despacho: { calle: 'Uno 1', comuna: 'Ñuñoa', region: 'Metropolitana', referencia: '' },
    orden_compra: 'OC-1',
    observacion: 'Frágil',
  };
  const story = new Story();
  const said = story.does(createOrder, { request: pedido(asked), user: someone('Ejecutivo de Ventas'), facts });
  expect(said).toEqual({ mensaje: 'Pedido N° 77 creado correctamente', number: 77, codigo_sap: '5000077' });
  expect(story.log[0]!.data).toMatchObject({ ...asked, puntosUtilizados: 0, cotizacion: null });
  const bare = new Story();
  bare.does(createOrder, { request: pedido(), user: someone('Ejecutivo de Ventas'), facts });
  const nothing = Object.fromEntries(Object.keys(asked).map((name) => [name, null]));
  expect(bare.log[0]!.data).toMatchObject(nothing);
});
