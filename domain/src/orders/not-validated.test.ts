import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { approvePrices } from './approve-prices.ts';
import { byProduct } from '../streams/order/order.ts';
import { after, created, goods, lineOf } from './order.testing.ts';
import type { LineaPedido, MovimientoPedido } from '../streams/order/parts.ts';
import type { SeenStock } from './shortages.ts';
import { unapproved } from './unapproved.ts';
import { validateOrder } from './validate-order.ts';

/** Why an order is not validated, and what the validator can do about it. */

const PLENTY: SeenStock = { fisico: 99, comprometido: 0, disponible: 99 };
const validate = (lines: LineaPedido[], seen: Record<string, SeenStock>, more: object = {}) => {
  const given = [created({ productos_pedido: lines })];
  return decideGiven(validateOrder, given, {
    request: { accion: 'validarpago', pedido: 77, textoValidacion: 'ok' },
    user: someone('Cobrador'),
    facts: {
      stock: seen,
      bodega: 'Central',
      movimientos: byProduct(after(given), ({ cantidad }) => cantidad),
      validacion: 'v1',
      ...more,
    },
  });
};
const waiting = (linea: number, precio_venta: number, precio_lista: number | null): LineaPedido => ({
  ...lineOf(linea, goods(`${linea}`), 2, precio_venta),
  precio_lista,
  requiere_validacion: true,
});

test('what the flow committed is what the order asks for, unit by unit', () => {
  const lines = [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 1)];
  const stock = { 1: PLENTY, 2: PLENTY };
  const moved = (...units: [string, number][]): { movimientos: MovimientoPedido[] } => ({
    movimientos: units.map(([producto_id, cantidad]) => ({
      producto_id,
      part_number: '',
      bodega: 'Central',
      cantidad,
    })),
  });
  expect(validate(lines, stock, moved(['2', 1], ['1', 3]))).toHaveLength(2);
  for (const other of [
    moved(['1', 3]),
    moved(['1', 3], ['2', 1], ['3', 1]),
    moved(['1', 3], ['2', 2]),
    moved(['1', 3], ['3', 1]),
    moved(['1', 1], ['2', 3]),
  ])
    expect(refusal(validate(lines, stock, other))).toMatchObject({
      titulo: 'Validar Pedido',
      mensaje: 'Las líneas cambiaron recién. Revisa el pedido y valida de nuevo.',
    });
  expect(refusal(validate(lines, stock, { bodega: 'Norte' })).mensaje).toBe(
    'La bodega de entrega cambió recién. Revisa el pedido y valida de nuevo.',
  );
});

test('prices that wait are named beside list price or margin, and go out as rows', () => {
  const lines = [waiting(1, 800, 1000), waiting(2, 1000, 1000), waiting(3, 900, null), lineOf(4, goods('4'), 1)];
  const found = refusal(validate(lines, {}));
  expect(found).toMatchObject({ codigo: 'PRECIOS_POR_APROBAR', titulo: 'El pedido tiene precios por aprobar' });
  expect(found.mensaje).toBe(
    'El pedido no se validó: PN-1 a $800 (lista $1.000), PN-2 a $1.000 (lista $1.000, bajo el margen mínimo), ' +
      'PN-3 a $900 (sin precio de lista, bajo el margen mínimo). Pide a quien valida los precios que los apruebe.',
  );
  expect(found.extra).toEqual({
    arrPreciosPorAprobar: [
      { linea: 1, part_number: 'PN-1', cantidad: 2, precio_venta: 800, precio_lista: 1000 },
      { linea: 2, part_number: 'PN-2', cantidad: 2, precio_venta: 1000, precio_lista: 1000 },
      { linea: 3, part_number: 'PN-3', cantidad: 2, precio_venta: 900, precio_lista: null },
    ],
  });
});

test('approving some leaves the others waiting, and nothing else of the order changes', () => {
  const story = new Story([created({ productos_pedido: [waiting(1, 800, 1000), waiting(2, 700, 1000)] })]);
  const approve = (lineas: number[]) =>
    story.does(approvePrices, {
      request: { accion: 'aprobarprecios', pedido: 77, lineas },
      user: someone('Administrador'),
      facts: undefined,
    });
  expect(approve([2]).mensaje).toBe('Precios aprobados; en el Pedido N° 77 quedan 1 por aprobar');
  expect(after(story.log).productos_pedido.map(({ validado }) => validado)).toEqual([false, true]);
  expect(unapproved(after(story.log))?.extra).toMatchObject({ arrPreciosPorAprobar: [{ linea: 1 }] });
  expect(approve([1]).mensaje).toBe('Los precios del Pedido N° 77 fueron aprobados');
  expect(unapproved(after(story.log))).toBeUndefined();
});

test('goods that others hold are named with whom to call; shelves that hold enough are not said to be empty', () => {
  const holder = { pedido: 70, cliente: 'Redes Norte', ejecutivo: 'Iván', cantidad: 4 };
  const held: SeenStock = { fisico: 3, comprometido: 3, disponible: 0, retenido_por: [holder], otros_pedidos: 2 };
  const answer = refusal(validate([lineOf(1, goods('1'), 3)], { 1: held }));
  expect(answer).toMatchObject({
    codigo: 'STOCK_COMPROMETIDO',
    extra: {
      arrProductosSinStock: [],
      arrProductosComprometidos: [{ disponible: 0, retenido_por: [holder], otros_pedidos: 2 }],
    },
  });
  const alone = refusal(validate([lineOf(1, goods('1'), 3)], { 1: { fisico: 2, comprometido: 0, disponible: 2 } }));
  expect((alone.extra!.arrProductosSinStock as object[])[0]).not.toHaveProperty('retenido_por');
  expect(refusal(validate([lineOf(1, goods('1'), 3)], {})).mensaje).toContain('faltan 3 de PN-1');
});

test('after validation every price counts as approved', () => {
  const story = new Story([created({ productos_pedido: [lineOf(1, goods('1'), 3)] })]);
  story.does(validateOrder, {
    request: { accion: 'validarpago', pedido: 77, textoValidacion: 'ok', condicion_pago: '060' },
    user: someone('Cobrador'),
    facts: {
      stock: { 1: PLENTY },
      bodega: 'Central',
      movimientos: byProduct(after(story.log), ({ cantidad }) => cantidad),
      validacion: 'v7',
    },
  });
  expect(after(story.log)).toMatchObject({
    validacion: 'v7',
    condicion_pago: '060',
    productos_pedido: [{ linea: 1, validado: true }],
  });
});
