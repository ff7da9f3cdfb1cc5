import fc from 'fast-check';
import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { netOf } from '../kernel/money.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { openSplitOrder } from './open-split-order.ts';
import { order } from '../streams/order/order.ts';
import { after, created, goods, lineOf, validated } from './order.testing.ts';
import type { LineaPedido } from '../streams/order/parts.ts';
import { splitOrder } from './split-order.ts';

const user = someone('Ejecutivo de Ventas', { _id: 'u-ejecutivo' });
const facts = { number: 78, codigo_sap: '5000078' };
const LATER = '2026-01-06T09:00:00.000Z';
type Part = { linea: number; cantidad: number };
const split = (lines: LineaPedido[], lineas: Part[], more: object = {}) =>
  decideGiven(splitOrder, [created({ productos_pedido: lines, puntosUtilizados: 100, ...more })], {
    request: { accion: 'dividir', id: 77, lineas },
    user,
    facts,
    now: LATER,
  });
const three = () => [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 2, 500), lineOf(5, goods('3'), 1, 90)];

test('the units that go make an order of their own, at the same prices and terms; the rest stays with its own numbers', () => {
  const [parted] = events(
    split(three(), [
      { linea: 5, cantidad: 1 },
      { linea: 1, cantidad: 1 },
    ]),
  );
  expect(parted).toMatchObject({
    type: 'OrderSplit',
    data: {
      estatus: 'Pendiente Validacion Administrativa',
      pedido: { number: 77, neto: 3000, total: 3570 },
      antes: [{ linea: 1, cantidad: 3 }, { linea: 2 }, { linea: 5 }],
      productos_pedido: [
        { linea: 1, cantidad: 2 },
        { linea: 2, cantidad: 2 },
      ],
      neto: 3000,
      total: 3570,
      nuevo: {
        _id: '78',
        ...facts,
        dividido_de: 77,
        client: { _id: '9' },
        condicion_pago: '030',
        productos_pedido: [
          { linea: 1, producto: { _id: '1' }, cantidad: 1, precio_venta: 1000 },
          { linea: 2, producto: { _id: '3' }, cantidad: 1, precio_venta: 90 },
        ],
        neto: 1090,
        total: 1297,
        puntosUtilizados: 0,
        creado_por: { _id: 'u-ejecutivo', nombre: 'Ejecutivo de Ventas' },
        createdAt: LATER,
        estatus: 'Pendiente Validacion Administrativa',
      },
    },
  });
});

test('nothing is lost and nothing is sold twice, whatever goes', () => {
  const drawn = fc
    .array(fc.record({ cantidad: fc.integer({ min: 1, max: 9 }), precio: fc.integer({ min: 1, max: 99_999 }) }), {
      minLength: 1,
      maxLength: 6,
    })
    .chain((lines) =>
      fc.record({
        lines: fc.constant(lines),
        go: fc.tuple(...lines.map(({ cantidad }) => fc.integer({ min: 0, max: cantidad }))),
      }),
    )
    .filter(({ lines, go }) => go.some((n) => n > 0) && go.some((n, i) => n < lines[i]!.cantidad));
  fc.assert(
    fc.property(drawn, ({ lines, go }) => {
      const before = lines.map(({ cantidad, precio }, i) => lineOf(i + 1, goods(`${i}`), cantidad, precio));
      const parts = go.map((cantidad, i) => ({ linea: i + 1, cantidad })).filter(({ cantidad }) => cantidad > 0);
      const { productos_pedido: rest, nuevo } = events(split(before, parts, { puntosUtilizados: 0 }))[0]!.data as {
        productos_pedido: LineaPedido[];
        nuevo: { productos_pedido: LineaPedido[]; neto: number };
      };
      const units = (of: readonly LineaPedido[], id: string): number =>
        of.reduce((sum, { producto, cantidad }) => sum + (producto._id === id ? cantidad : 0), 0);
      for (const { producto, cantidad } of before)
        expect(units(rest, producto._id) + units(nuevo.productos_pedido, producto._id)).toBe(cantidad);
      expect(netOf(rest) + nuevo.neto).toBe(netOf(before));
      expect([...rest, ...nuevo.productos_pedido].every(({ cantidad }) => cantidad > 0)).toBe(true);
      expect(nuevo.productos_pedido.map(({ linea }) => linea)).toEqual(parts.map((_, n) => n + 1));
    }),
  );
});

test('units that the order has not, one line named twice and the whole of it are refused', () => {
  const none = { codigo: 'LINEA_NO_EXISTE', mensaje: 'El Pedido N° 77 no tiene esas unidades. Ábrelo de nuevo.' };
  expect(refusal(split(three(), [{ linea: 1, cantidad: 4 }]))).toMatchObject(none);
  expect(refusal(split(three(), [{ linea: 3, cantidad: 1 }]))).toMatchObject(none);
  const twice = [
    { linea: 1, cantidad: 1 },
    { linea: 1, cantidad: 1 },
  ];
  expect(refusal(split(three(), twice))).toMatchObject(none);
  const all = three().map(({ linea, cantidad }) => ({ linea, cantidad }));
  expect(refusal(split(three(), all))).toMatchObject({
    codigo: 'NADA_QUEDA',
    titulo: 'El pedido no se dividió',
    mensaje: 'Deja al menos una unidad en el Pedido N° 77.',
  });
});

test('what stays is worth the Pesos Mobile that pay for it', () => {
  const part = [{ linea: 1, cantidad: 3 }];
  // 1,090 net are left, 1,297 with IVA.
  expect(events(split(three(), part, { puntosUtilizados: 1297 }))).toHaveLength(1);
  expect(refusal(split(three(), part, { puntosUtilizados: 1298 }))).toMatchObject({
    codigo: 'PUNTOS_EXCEDEN',
    titulo: 'El pedido no se dividió',
    mensaje: 'El Pedido N° 77 usa $1.298 en Pesos Mobile: su total no puede ser menor. Anúlalo y créalo de nuevo.',
  });
});

test('a validated order, one paid by card and one of another seller are not split', () => {
  const request = { accion: 'dividir' as const, id: 77, lineas: [{ linea: 1, cantidad: 1 }] };
  const tried = (given: Parameters<typeof decideGiven>[1], who = user) =>
    refusal(decideGiven(splitOrder, given, { request, user: who, facts }));
  expect(tried(validated()).mensaje).toBe(
    'El Pedido N° 77 está en estado Pendiente Picking: sus líneas cambian antes de validarlo.',
  );
  const datos_wp = { authorization_code: '1', amount: 1, transaction_date: '', card_detail: { card_number: '1' } };
  expect(tried([created({ datos_wp })])).toMatchObject({
    codigo: 'PEDIDO_PAGADO',
    mensaje: 'El Pedido N° 77 está pagado con tarjeta: sus líneas no cambian.',
  });
  expect(tried([created()], someone('Ejecutivo de Ventas', { _id: 'otro' })).codigo).toBe('PEDIDO_NO_EXISTE');
});

test('the person reads the new number; the new order is written once, as it was decided', () => {
  const story = new Story([created({ productos_pedido: three() })]);
  const part = (linea: number, number: number) =>
    story.does(splitOrder, {
      request: { accion: 'dividir', id: 77, lineas: [{ linea, cantidad: 1 }] },
      user,
      facts: { number, codigo_sap: `50000${number}` },
    });
  expect(part(1, 78)).toEqual({
    mensaje: 'El Pedido N° 77 se dividió: el resto está en el Pedido N° 78',
    number: 78,
  });
  part(2, 79);
  const { divisiones } = after(story.log);
  expect(divisiones!.map(({ number }) => number)).toEqual([78, 79]);
  const opened = new Story();
  const open = () =>
    opened.does(openSplitOrder, {
      request: { accion: 'abrirdivision', pedido: 77, number: 78 },
      user: someone('Administrador'),
      facts: divisiones![0]!,
    });
  expect(open().mensaje).toBe('El Pedido N° 78 está creado');
  expect(foldAll(order, opened.log)).toMatchObject({ number: 78, neto: 1000 });
  open();
  expect(opened.log).toHaveLength(1);
});
