import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { after, created, goods, lineOf, taken, validated } from '../orders/order.testing.ts';
import { finishPicking } from './finish-picking.ts';
import { pausePicking } from './pause-picking.ts';
import { type Hand, reassignPicking } from './reassign-picking.ts';
import { reportShortage } from './report-shortage.ts';
import { resumePicking } from './resume-picking.ts';
import { scanLine } from './scan-line.ts';
import { takePicking } from './take-picking.ts';

const picker = someone('Bodega');
const other = someone('Jefe de Bodega');
const no = { facts: undefined };
const then = (given: DomainEvent[], decision: Parameters<typeof events>[0]): DomainEvent[] => [
  ...given,
  ...(events(decision) as DomainEvent[]),
];

const take = (given: DomainEvent[], user = picker) =>
  decideGiven(takePicking, given, { request: { accion: 'tomar', pedido: 77 }, user, ...no });
const pause = (given: DomainEvent[], user = picker) =>
  decideGiven(pausePicking, given, { request: { accion: 'pausar', pedido: 77 }, user, ...no });
const resume = (given: DomainEvent[], user = picker) =>
  decideGiven(resumePicking, given, { request: { accion: 'reanudar', pedido: 77 }, user, ...no });
const scan = (given: DomainEvent[], reading: object, user = picker) =>
  decideGiven(scanLine, given, { request: { accion: 'escanear', pedido: 77, ...reading }, user, ...no });
const short = (given: DomainEvent[], linea: number, cantidad?: number) =>
  decideGiven(reportShortage, given, {
    request: { accion: 'faltante', pedido: 77, linea, cantidad, motivo: 'No está' },
    user: picker,
    ...no,
  });
const finish = (given: DomainEvent[]) =>
  decideGiven(finishPicking, given, { request: { accion: 'terminar', pedido: 77 }, user: picker, ...no });

describe('taking', () => {
  test('starts picking, once and for one person', () => {
    expect(events(take(validated()))).toMatchObject([
      { type: 'PickingTaken', data: { estatus: 'En Picking', usuario: { _id: 'u-Bodega' } } },
    ]);
    expect(events(take(taken()))).toEqual([]);
    expect(refusal(take(taken(), other))).toMatchObject({
      codigo: 'PICKING_DE_OTRO',
      mensaje: 'El Pedido N° 77 ya fue tomado por Bodega.',
    });
    expect(refusal(take([created()])).codigo).toBe('PICKING_NO_PERMITE');
  });
  test('is for the hands of that warehouse', () => {
    expect(refusal(take(validated(), someone('Bodega', { bodega: 'Norte' }))).codigo).toBe('OTRA_BODEGA');
    expect(events(take(validated(), someone('Bodega', { bodega: 'Central' })))).toHaveLength(1);
  });
});

test('a pause stops the scanner until it is resumed', () => {
  const paused = then(taken(), pause(taken()));
  expect(refusal(scan(paused, { codigo: 'COD-1' })).mensaje).toContain('en pausa');
  expect(refusal(pause(paused)).codigo).toBe('PICKING_NO_PERMITE');
  expect(refusal(resume(taken())).codigo).toBe('PICKING_NO_PERMITE');
  expect(events(scan(then(paused, resume(paused)), { codigo: 'COD-1' }))).toHaveLength(1);
});

test('work handed to somebody else goes on where it stood', () => {
  const begun = then(taken(), scan(taken(), { codigo: 'COD-1', cantidad: 2 }));
  const reassign = (facts: Partial<Hand> = {}) =>
    decideGiven(reassignPicking, begun, {
      request: { accion: 'reasignar', pedido: 77, usuario: other._id },
      user: other,
      facts: { _id: other._id, nombre: other.nombre, perfil: other.perfil, ...facts },
    });
  expect(refusal(reassign({ perfil: 'Marketing' })).codigo).toBe('NO_PICKEA');
  expect(refusal(reassign({ bodega: 'Norte' })).codigo).toBe('OTRA_BODEGA');
  expect(refusal(reassign({ _id: picker._id })).mensaje).toContain('ya lo tiene');
  const moved = then(begun, reassign({ bodega: 'Central' }));
  expect(refusal(scan(moved, { codigo: 'COD-1' })).codigo).toBe('PICKING_DE_OTRO');
  expect(events(scan(moved, { codigo: 'COD-1' }, other))).toMatchObject([{ data: { pickeado: 3, pendiente: 0 } }]);
});

describe('scanning', () => {
  test('finds the line by code, part number, ERP code or EAN, in any case', () => {
    for (const reading of [
      { codigo: 'cod-1' },
      { codigo: 'PN-1' },
      { codigo: 'SAP-1' },
      { ean: '7801' },
      { codigo: '7801' },
    ]) {
      expect(events(scan(taken(), reading))).toMatchObject([
        { type: 'LinePicked', data: { linea: 1, cantidad: 1, pickeado: 1, pendiente: 2 } },
      ]);
    }
    expect(refusal(scan(taken(), { codigo: 'PN-2' })).codigo).toBe('NO_ES_DEL_PEDIDO');
  });
  test('never picks more than was ordered', () => {
    expect(refusal(scan(taken(), { codigo: 'COD-1', cantidad: 4 }))).toMatchObject({
      codigo: 'EXCEDE_PEDIDO',
      mensaje: 'De PN-1 quedan 3 por pickear.',
    });
  });
  test('fills the lines of one product one after the other', () => {
    const given = taken({ productos_pedido: [lineOf(1, goods('1'), 1), lineOf(2, goods('1'), 1)] });
    expect(events(scan(then(given, scan(given, { codigo: 'COD-1' })), { codigo: 'COD-1' }))).toMatchObject([
      { data: { linea: 2 } },
    ]);
  });
  test('a serialised product is picked unit by unit, each serial number once', () => {
    const given = taken({ productos_pedido: [lineOf(1, goods('1', { serializable: true }), 2)] });
    expect(refusal(scan(given, { codigo: 'COD-1' })).codigo).toBe('FALTA_SERIE');
    expect(refusal(scan(given, { codigo: 'COD-1', serie: 'A1', cantidad: 2 })).codigo).toBe('UNA_POR_SERIE');
    const one = then(given, scan(given, { codigo: 'S|COD-1|a1' }));
    expect(one.at(-1)).toMatchObject({ data: { serie: 'A1' } });
    expect(refusal(scan(one, { serie: 'a1' })).codigo).toBe('SERIE_REPETIDA');
    expect(events(scan(one, { serie: 'A2' }))).toMatchObject([{ data: { serie: 'A2', pendiente: 0 } }]);
  });
  test('what is left of a torn label is no serial number', () => {
    const given = taken({ productos_pedido: [lineOf(1, goods('1', { serializable: true }), 2)] });
    for (const reading of [
      { codigo: 'COD-1', serie: '|A1' },
      { serie: '|A1' },
      { codigo: 'S|COD-1|' },
      { codigo: 'S|COD-1|A|1' },
      { codigo: 'E|77' },
    ]) {
      expect(refusal(scan(given, reading)).codigo).toBe('LECTURA_INCOMPLETA');
    }
  });
  test('a bare serial number is not guessed between two products', () => {
    const given = taken({
      productos_pedido: ['1', '2'].map((id, i) => lineOf(i + 1, goods(id, { serializable: true }), 1)),
    });
    expect(refusal(scan(given, { serie: 'X' })).codigo).toBe('FALTA_CODIGO');
  });
});

test('work beside goods is not scanned, and picking is over without it', () => {
  const lines = [lineOf(1, goods('1'), 3), lineOf(2, goods('9', { servicio: true }), 4)];
  const given = taken({ productos_pedido: lines });
  expect(refusal(scan(given, { codigo: 'COD-9' })).codigo).toBe('NO_ES_DEL_PEDIDO');
  expect(refusal(short(given, 2)).mensaje).toContain('PN-9');
  const picked = then(given, scan(given, { codigo: 'COD-1', cantidad: 3 }));
  expect(events(finish(picked))).toMatchObject([
    { type: 'PickingFinished', data: { con_faltantes: false, lineas: [{ linea: 1, pickeado: 3 }] } },
    { type: 'OrderReadyInRoom' },
  ]);
});

describe('finishing', () => {
  test('needs every unit picked or reported', () => {
    expect(refusal(finish(taken())).mensaje).toBe('Falta pickear 3 de PN-1. Escanea o informa el faltante.');
  });
  test('a shortage is flagged and its units are named for release', () => {
    const picked = then(taken(), scan(taken(), { codigo: 'COD-1', cantidad: 2 }));
    expect(refusal(short(picked, 1, 2)).codigo).toBe('EXCEDE_PEDIDO');
    const reported = then(picked, short(picked, 1));
    expect(reported.at(-1)).toMatchObject({ data: { cantidad: 1, faltante: 1, pendiente: 0 } });
    const done = then(reported, finish(reported));
    expect(done.slice(-2)).toMatchObject([
      {
        type: 'PickingFinished',
        data: {
          con_faltantes: true,
          movimientos: [{ producto_id: '1', cantidad: 1 }],
          lineas: [{ pickeado: 2, faltante: 1 }],
        },
      },
      { type: 'OrderReadyInRoom', data: { estatus: 'Entregado a Sala' } },
    ]);
    expect(after(done)).toMatchObject({ estatus: 'Entregado a Sala', total: after([created()]).total });
  });
  test('an order to ship waits for dispatch', () => {
    const given = taken({ tipo_entrega: 'COURIER' });
    expect(events(finish(then(given, scan(given, { codigo: 'COD-1', cantidad: 3 }))))).toMatchObject([
      { data: { con_faltantes: false, movimientos: [] } },
      { type: 'OrderReadyForDispatch', data: { estatus: 'Pendiente Despacho' } },
    ]);
  });
  test('an order of which nothing was found is not ready for anything', () => {
    expect(refusal(finish(then(taken(), short(taken(), 1)))).codigo).toBe('NADA_PICKEADO');
  });
});
