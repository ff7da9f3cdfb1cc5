import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { samples } from '../event-samples.testing.ts';
import { type ApiOrderFacts, createApiOrder, type FoundForApi, pedidoApi } from './create-api-order.ts';

const user = { ...someone('Cliente'), _id: 'clave:3', nombre: 'Clave API N° 3', cliente_id: '9' };
const sample = samples.OrderCreated!['2'] as {
  client: object;
  ejecutivo: object;
  productos_pedido: { producto: object }[];
};
const goods = (codigo: string, lista: number, more: object = {}) => ({
  producto: { ...sample.productos_pedido[0]!.producto, _id: codigo.toLowerCase(), codigo, servicio: undefined },
  bloqueado: false,
  activo: true,
  lista,
  pmp: 100,
  ...more,
});
const facts = {
  number: 41,
  codigo_sap: 'S41',
  cliente: sample.client,
  condicion_cliente: 'CONTADO',
  ejecutivo: sample.ejecutivo,
  bodega: 'Central',
  productoDe: { A: 'a', a: 'a', B: 'b', GRATIS: 'gratis', VIEJO: 'viejo' },
  productos: {
    a: goods('A', 1000),
    b: goods('B', 250),
    gratis: goods('GRATIS', 0),
    viejo: goods('VIEJO', 10, { bloqueado: true }),
  },
} as unknown as FoundForApi;
const order = (lineas: readonly object[], more: object = {}) =>
  pedidoApi.parse({ tipo_entrega: 'RETIRO EN SALA', lineas, ...more });
const decide = (request: ReturnType<typeof order>, given: ApiOrderFacts = facts) =>
  decideGiven(createApiOrder, [], { request, user, facts: given });
const campos = (request: ReturnType<typeof order>) =>
  (refusal(decide(request)) as unknown as { extra: { campos: { campo: string }[] } }).extra.campos.map(
    ({ campo }) => campo,
  );

test('the server prices the lines, and says who ordered', () => {
  const [created] = events(
    decide(
      order(
        [
          { codigo: 'A', cantidad: 2, precioEsperado: 1000 },
          { codigo: 'B', cantidad: 4 },
        ],
        { orden_compra: 'OC-1' },
      ),
    ),
  );
  expect(created!.data).toMatchObject({
    number: 41,
    estatus: 'Pendiente Validacion Administrativa',
    bodega_entrega: 'Central',
    condicion_pago: 'CONTADO',
    orden_compra: 'OC-1',
    neto: 3000,
    iva: 570,
    total: 3570,
    creado_por: { _id: 'clave:3', nombre: 'Clave API N° 3' },
    productos_pedido: [
      { linea: 1, precio_venta: 1000, cantidad: 2, requiere_validacion: false },
      { linea: 2, precio_venta: 250, cantidad: 4, requiere_validacion: false },
    ],
  });
});

test('a basket at the prices of yesterday is refused whole, with those of today', () => {
  const lines = [
    { codigo: 'A', cantidad: 1, precioEsperado: 1000 },
    { codigo: 'B', cantidad: 1, precioEsperado: 240 },
  ];
  expect(refusal(decide(order(lines)))).toMatchObject({
    codigo: 'PRECIO_DISTINTO',
    extra: {
      campos: [{ campo: 'lineas.1.precioEsperado', mensaje: 'El precio neto de hoy de B es $250.' }],
      precios: [{ codigo: 'B', precio_neto: 250 }],
    },
  });
});

test('every line that cannot be ordered is told at once', () => {
  const wrong = [
    { codigo: 'NADA', cantidad: 1 },
    { codigo: 'A', cantidad: 1 },
    { codigo: 'GRATIS', cantidad: 1 },
    { codigo: 'VIEJO', cantidad: 1 },
    { codigo: 'a', cantidad: 1 },
  ];
  expect(campos(order(wrong))).toEqual(['lineas.0.codigo', 'lineas.2.codigo', 'lineas.3.codigo', 'lineas.4.codigo']);
  expect(refusal(decide(order(wrong)))).toMatchObject({ codigo: 'PRODUCTO_NO_DISPONIBLE' });
});

test('what is sent needs an address, and what stands in the way elsewhere refuses it', () => {
  expect(campos(order([{ codigo: 'A', cantidad: 1 }], { tipo_entrega: 'DESPACHO' }))).toEqual(['direccion_despacho']);
  const impide = { rejected: true as const, codigo: 'SIN_EJECUTIVO', titulo: 't', mensaje: 'm' };
  expect(refusal(decide(order([{ codigo: 'A', cantidad: 1 }]), { number: 0, codigo_sap: '', impide }))).toMatchObject({
    codigo: 'SIN_EJECUTIVO',
  });
});

test.each([
  { lineas: [] },
  { lineas: [{ codigo: '', cantidad: 1 }] },
  { lineas: [{ codigo: 'A', cantidad: 0 }] },
  { lineas: [{ codigo: 'A', cantidad: 1.5 }] },
  { lineas: [{ codigo: 'A', cantidad: 1, precio_venta: 1 }] },
  { lineas: [{ codigo: 'A', cantidad: 1 }], cliente: '7' },
  { lineas: Array.from({ length: 201 }, () => ({ codigo: 'A', cantidad: 1 })) },
  { lineas: [{ codigo: 'A', cantidad: 1 }], tipo_entrega: 'DRON' },
])('%# is no order', (more) =>
  expect(pedidoApi.safeParse({ tipo_entrega: 'RETIRO EN SALA', ...more }).success).toBe(false),
);
