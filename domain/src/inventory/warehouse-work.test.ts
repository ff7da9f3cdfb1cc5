import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import type { OrderTruth } from '../orders/goods.shared.ts';
import { adjustStock } from './adjust-stock.ts';
import { commitStock, holdersOf } from './hold.ts';
import { importOpeningStock } from './import-opening-stock.ts';
import { moveStock } from './move-stock.ts';
import { openedStock } from './opening-stock.shared.ts';
import { holdersOf as ordersOf } from './orphans.ts';
import { receiveStock } from './receive-stock.ts';
import { releaseOrphanCommitments } from './release-orphan-commitments.ts';
import { repairOrderStock } from './repair-order-stock.ts';
import { settleOrderStock } from './settle-order-stock.ts';
import { NO_SERIALS } from './serials/named-serials.shared.ts';
import { saldoOf, stock, warehouse } from './stock.ts';

/** Goods that come in, move, are counted and held: what is written, and what the person reads. */

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const user = someone('Administrador');
const receipt = (cantidad: number, bodega = 'Central', more: object = {}) => ({
  request: { producto: '1', bodega, cantidad, motivo: 'Compra', ...more },
  user,
  facts: { producto, pmp: 1000, limite: 10_000 },
});
const received = (cantidad = 10): Story => {
  const story = new Story();
  expect(story.does(receiveStock, receipt(cantidad))).toEqual({
    mensaje: 'La entrada fue registrada',
    fisico: cantidad,
  });
  return story;
};
const holds = (story: Story, pedido: string, cantidad: number, validacion = 'v1'): void => {
  const decision = commitStock(foldAll(stock, story.log), { pedido, bodega: 'Central', cantidad, validacion });
  if (isRejection(decision)) throw new Error(decision.mensaje);
  story.log.push(...decision);
};
const balance = (story: Story, bodega = 'Central') => saldoOf(warehouse(foldAll(stock, story.log), bodega));

test('a receipt may name its document; what the company cannot hold is refused in words', () => {
  const story = received();
  expect(story.log[0]!.data).toMatchObject({ documento: null, motivo: 'Compra', cantidad: 10 });
  story.does(receiveStock, receipt(5, 'Central', { documento: 'GD-1' }));
  expect(story.log[1]!.data).toMatchObject({ documento: 'GD-1', cantidad: 5, saldo: { fisico: 15 } });
  const full = story.log.map((event) => ({
    ...event,
    data: { ...(event.data as object), saldo: { fisico: 1_000_000_000, comprometido: 0, disponible: 1_000_000_000 } },
  }));
  expect(refusal(decideGiven(receiveStock, full, receipt(1)))).toMatchObject({
    titulo: 'No se puede ingresar',
    mensaje: 'El stock del producto sería demasiado grande. Revisa la cantidad.',
  });
});

test('a count sets what lies there, never below what customers were promised; the same count is nothing new', () => {
  const story = received();
  holds(story, '77', 4);
  const count = (contado: number) => ({
    request: { accion: 'ajustar' as const, producto: '1', bodega: 'Central', contado, motivo: 'Conteo' },
    user,
    facts: { producto, registradas: 0 },
  });
  expect(decideGiven(adjustStock, story.log, count(10))).toEqual([]);
  expect(refusal(decideGiven(adjustStock, story.log, count(3)))).toMatchObject({
    titulo: 'No se puede ajustar',
    mensaje: 'Hay 4 unidades comprometidas en pedidos. Informa el faltante o anula un pedido antes de ajustar.',
  });
  expect(story.does(adjustStock, count(4))).toEqual({ mensaje: 'El stock fue ajustado', fisico: 4 });
  expect(story.log.at(-1)!.data).toMatchObject({ cantidad: -6, saldo: { fisico: 4, comprometido: 4, disponible: 0 } });
});

test('free units move from one warehouse to another, all of them and no more', () => {
  const story = received();
  holds(story, '77', 4);
  const move = (bodega_destino: string, cantidad: number, motivo?: string) => ({
    request: { producto: '1', bodega: 'Central', bodega_destino, cantidad, ...(motivo && { motivo }) },
    user,
    facts: { series: NO_SERIALS },
  });
  expect(refusal(decideGiven(moveStock, story.log, move('Central', 1)))).toMatchObject({
    codigo: 'MISMA_BODEGA',
    titulo: 'No se puede trasladar',
    mensaje: 'La bodega de destino es la misma de origen.',
  });
  expect(refusal(decideGiven(moveStock, story.log, move('Norte', 7)))).toMatchObject({
    codigo: 'STOCK_INSUFICIENTE',
    titulo: 'No se puede trasladar',
    mensaje: 'En Central quedan 6 unidades disponibles.',
  });
  expect(story.does(moveStock, move('Norte', 5)).mensaje).toBe('El traslado fue registrado');
  expect(story.log.at(-1)!.data).toMatchObject({ motivo: null, saldo: { fisico: 5 }, saldo_destino: { fisico: 5 } });
  story.does(moveStock, move('Norte', 1, 'Feria'));
  expect(story.log.at(-1)!.data).toMatchObject({ motivo: 'Feria' });
  expect([balance(story), balance(story, 'Norte')]).toEqual([
    { fisico: 4, comprometido: 4, disponible: 0 },
    { fisico: 6, comprometido: 0, disponible: 6 },
  ]);
});

test('who holds units is told, the largest first, without the order that asks', () => {
  const story = received(30);
  holds(story, '70', 2);
  holds(story, '71', 9);
  holds(story, '72', 5);
  const state = foldAll(stock, story.log);
  expect(holdersOf(state, 'Central', '72')).toEqual([
    { pedido: '71', cantidad: 9 },
    { pedido: '70', cantidad: 2 },
  ]);
  expect(holdersOf(state, 'Norte', '72')).toEqual([]);
  expect(ordersOf(state)).toEqual(['70', '71', '72']);
  expect(commitStock(state, { pedido: '73', bodega: 'Central', cantidad: 15, validacion: 'v1' })).toMatchObject({
    codigo: 'STOCK_INSUFICIENTE',
    titulo: 'Stock insuficiente',
    mensaje: 'Quedan 14 unidades disponibles.',
  });
  expect(commitStock(state, { pedido: '73', bodega: 'Central', cantidad: 14, validacion: 'v1' })).toHaveLength(1);
});

describe('what a company begins with', () => {
  const row = (cantidad: number, bodega: string | undefined = 'Central') => ({
    request: { accion: 'importar' as const, fila: { codigo: 'C', bodega: 'central', cantidad } as never },
    user,
    facts: { producto: { ...producto, servicio: false }, bodega },
  });
  test('is said once per warehouse; the same row again changes nothing', () => {
    const story = new Story();
    expect(story.does(importOpeningStock, row(12))).toEqual({
      mensaje: 'El stock inicial de PN quedó al día',
      resultado: 'nuevo',
    });
    expect(story.log).toMatchObject([
      { type: 'StockReceived', data: { bodega: 'Central', cantidad: 12, saldo: { fisico: 12 }, producto } },
    ]);
    expect(story.does(importOpeningStock, row(12)).resultado).toBe('sin_cambio');
    expect(story.does(importOpeningStock, row(5, 'Norte')).resultado).toBe('nuevo');
    expect(foldAll(stock, story.log).iniciales).toEqual({ Central: 12, Norte: 5 });
    expect(refusal(decideGiven(importOpeningStock, story.log, row(13)))).toMatchObject({
      codigo: 'YA_INICIADO',
      titulo: 'La fila no se importó',
    });
    const none = { ...row(1), facts: { ...row(1).facts, bodega: undefined } };
    expect(refusal(decideGiven(importOpeningStock, [], none)).mensaje).toBe(
      'No hay una bodega con el código central. Créala primero o corrige el código.',
    );
    expect(new Story().does(importOpeningStock, row(0)).mensaje).toBe('El stock inicial del producto quedó al día');
    expect(foldAll(stock, received().log).iniciales).toBeUndefined();
  });
  test.each([
    ['nothing of nothing', 0, {}, 'sin_cambio'],
    ['what was said already', 7, { inicial: 7, fisico: 3 }, 'sin_cambio'],
    ['some', 7, {}, 'nuevo'],
    [
      'another number',
      8,
      { inicial: 7 },
      'El inventario inicial de C en B ya es 7. Corrige la diferencia con un ajuste de stock.',
    ],
    [
      'none after some',
      0,
      { inicial: 7 },
      'El inventario inicial de C en B ya es 7. Corrige la diferencia con un ajuste de stock.',
    ],
    ['goods that came before', 7, { fisico: 2 }, 'En B ya hay 2 de C. Corrige la diferencia con un ajuste de stock.'],
    ['work', 7, { producto: { codigo: 'C', servicio: true } }, 'C es un servicio: no tiene stock.'],
    [
      'a product that nobody knows',
      7,
      { producto: undefined },
      'No hay un producto con el código C. Impórtalo primero o corrige el código.',
    ],
  ])('%s', (_what, cantidad, there, expected) => {
    const given = { producto: { codigo: 'C', servicio: false }, bodega: true, fisico: 0, inicial: undefined, ...there };
    const outcome = openedStock({ codigo: 'C', bodega: 'B', cantidad }, given);
    expect(isRejection(outcome) ? outcome.mensaje : outcome).toBe(expected);
  });
});

describe('in line with what orders say', () => {
  const truth = (more: Partial<OrderTruth>): OrderTruth => ({
    situacion: 'vigente',
    validacion: 'v1',
    abandonadas: [],
    bodega: 'Central',
    cantidad: 4,
    ...more,
  });
  const settled = (facts: OrderTruth, given: (story: Story) => void = () => undefined) => {
    const story = received();
    holds(story, '77', 4);
    given(story);
    const before = story.log.length;
    const request = { accion: 'cuadrarpedido' as const, producto: '1', pedido: '77' };
    expect(story.does(settleOrderStock, { request, user, facts }).mensaje).toBe('El stock del pedido está cuadrado');
    return {
      told: story.log.slice(before).map(({ data }) => (data as { motivo: string }).motivo),
      now: balance(story),
    };
  };
  test.each([
    ['all is well', truth({}), [], { fisico: 10, comprometido: 4, disponible: 6 }],
    ['cancelled', truth({ situacion: 'anulado' }), ['Pedido anulado'], { fisico: 10, comprometido: 0, disponible: 10 }],
    [
      'one was missing',
      truth({ cantidad: 3 }),
      ['Faltante en picking'],
      { fisico: 10, comprometido: 3, disponible: 7 },
    ],
    [
      'handed over',
      truth({ situacion: 'entregado' }),
      ['Entrega de pedido'],
      { fisico: 6, comprometido: 0, disponible: 6 },
    ],
    [
      'handed over but for one',
      truth({ situacion: 'entregado', cantidad: 3 }),
      ['Faltante en picking', 'Entrega de pedido'],
      { fisico: 7, comprometido: 0, disponible: 7 },
    ],
    [
      'the attempt was ruled out',
      truth({ situacion: 'abierto', validacion: undefined, abandonadas: ['v1'] }),
      ['Validación que no llegó a término'],
      { fisico: 10, comprometido: 0, disponible: 10 },
    ],
    [
      'still being validated',
      truth({ situacion: 'abierto', validacion: undefined }),
      [],
      { fisico: 10, comprometido: 4, disponible: 6 },
    ],
  ])('%s', (_what, facts, told, now) => expect(settled(facts)).toEqual({ told, now }));

  test('an attempt beside the one that validated is released also where the goods have left', () => {
    const both = (story: Story) => holds(story, '77', 4, 'v0');
    expect(settled(truth({ situacion: 'entregado' }), both).now).toEqual({ fisico: 6, comprometido: 0, disponible: 6 });
  });

  test('the sweep releases what dead attempts of several orders hold, and says whether there were any', () => {
    const story = received();
    holds(story, '77', 4);
    holds(story, '78', 3);
    const dead = truth({ situacion: 'abierto', validacion: undefined, abandonadas: ['v1'] });
    const sweep = {
      request: { accion: 'liberarhuerfanos' as const, producto: '1' },
      user,
      facts: { 77: dead, 78: dead },
    };
    expect(story.does(releaseOrphanCommitments, sweep).mensaje).toBe('El stock huérfano fue liberado');
    expect(balance(story)).toEqual({ fisico: 10, comprometido: 0, disponible: 10 });
    expect(story.does(releaseOrphanCommitments, sweep).mensaje).toBe('No había stock huérfano');
  });

  test('a repair says whether there was anything to repair, and that the product moved meanwhile', () => {
    const story = received();
    const repair = (salidas = 0) => ({
      request: { accion: 'repararpedido' as const, producto: '1', pedido: '77' },
      user,
      facts: { truth: truth({}), booking: {}, salidas },
    });
    expect(refusal(decideGiven(repairOrderStock, story.log, repair(1)))).toMatchObject({
      titulo: 'No se puede reparar',
      mensaje: 'El producto se movió en este momento. Compara de nuevo y repara.',
    });
    expect(story.does(repairOrderStock, repair()).mensaje).toBe('El stock quedó como dice el pedido 77');
    expect(balance(story)).toEqual({ fisico: 10, comprometido: 4, disponible: 6 });
    expect(story.log.at(-1)!.data).toMatchObject({ motivo: 'Stock cuadrado con el pedido', validacion: 'v1' });
    const { salidas } = foldAll(stock, story.log);
    expect(story.does(repairOrderStock, repair(salidas)).mensaje).toBe('El stock ya coincide con el pedido 77');
    const short = { ...repair(), facts: { truth: truth({ cantidad: 11 }), booking: {}, salidas: 0 } };
    expect(refusal(decideGiven(repairOrderStock, received(10).log, short)).mensaje).toContain(
      'Para el pedido 77 hacen falta 11 de PN en Central y hay 10.',
    );
    const exact = { ...repair(), facts: { truth: truth({ cantidad: 10 }), booking: {}, salidas: 0 } };
    expect(decideGiven(repairOrderStock, received(10).log, exact)).toHaveLength(1);
  });
});
