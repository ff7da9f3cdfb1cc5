import type { Perfil } from '../kernel/perfiles.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Decision } from '../kernel/command.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { after, goods, inRoom, lineOf, taken, validated } from '../orders/order.testing.ts';
import { reportShortage } from './report-shortage.ts';
import { returnGoods } from './return-goods.ts';
import { scanLine } from './scan-line.ts';
import { stillHolds } from './serial.ts';
import { undoScan } from './undo-scan.ts';
import { withdrawShortage } from './withdraw-shortage.ts';

const picker = someone('Bodega');
const no = { facts: undefined };
const then = (given: DomainEvent[], decision: Decision): DomainEvent[] => [
  ...given,
  ...(events(decision) as DomainEvent[]),
];
const scan = (given: DomainEvent[], reading: object) =>
  decideGiven(scanLine, given, { request: { accion: 'escanear', pedido: 77, ...reading }, user: picker, ...no });
const undo = (given: DomainEvent[], what: object = {}, user = picker) =>
  decideGiven(undoScan, given, { request: { accion: 'deshacer', pedido: 77, linea: 1, ...what }, user, ...no });
const missing = (given: DomainEvent[], linea = 1) =>
  decideGiven(reportShortage, given, {
    request: { accion: 'faltante', pedido: 77, linea, motivo: 'No está' },
    user: picker,
    ...no,
  });
const found = (given: DomainEvent[], what: object = {}) =>
  decideGiven(withdrawShortage, given, {
    request: { accion: 'retirarfaltante', pedido: 77, linea: 1, ...what },
    user: picker,
    ...no,
  });
const cancel = (given: DomainEvent[]) =>
  decideGiven(cancelOrder, given, {
    request: { accion: 'anular', codigo_sap: '5000077', motivo: 'Se arrepintió' },
    user: someone('Administrador'),
    facts: { pedido: '77' },
  });
const giveBack = (given: DomainEvent[], more: object = {}, perfil: Perfil = 'Bodega') =>
  decideGiven(returnGoods, given, {
    request: { accion: 'devolver', pedido: 77 },
    user: someone(perfil, more),
    ...no,
  });
const withSerials = () => taken({ productos_pedido: [lineOf(1, goods('1', { serializable: true }), 2)] });

describe('undoing', () => {
  test('a scan or a quantity is to pick again, and the event says how much is left', () => {
    const picked = then(taken(), scan(taken(), { codigo: 'COD-1', cantidad: 3 }));
    const back = then(picked, undo(picked, { cantidad: 2 }));
    expect(back.at(-1)).toMatchObject({ type: 'LineUnpicked', data: { cantidad: 2, pickeado: 1, pendiente: 2 } });
    expect(refusal(undo(back, { cantidad: 2 }))).toMatchObject({
      codigo: 'EXCEDE_PICKEADO',
      mensaje: 'De PN-1 hay 1 pickeada.',
    });
    expect(events(scan(back, { codigo: 'COD-1', cantidad: 2 }))).toMatchObject([{ data: { pickeado: 3 } }]);
  });
  test('a serial number is free again, here and for other orders', () => {
    const one = then(withSerials(), scan(withSerials(), { codigo: 'COD-1', serie: 'A1' }));
    expect(refusal(undo(one)).codigo).toBe('FALTA_SERIE');
    expect(refusal(undo(one, { serie: 'B9' })).codigo).toBe('SERIE_NO_PICKEADA');
    const back = then(one, undo(one, { serie: 'a1' }));
    expect(stillHolds(after(one), 'A1')).toBe(true);
    expect(stillHolds(after(back), 'A1')).toBe(false);
    expect(events(scan(back, { codigo: 'COD-1', serie: 'A1' }))).toHaveLength(1);
  });
  test('is for whoever has the order in hand', () => {
    const picked = then(taken(), scan(taken(), { codigo: 'COD-1' }));
    expect(refusal(undo(picked, {}, someone('Jefe de Bodega'))).codigo).toBe('PICKING_DE_OTRO');
    expect(refusal(undo(inRoom())).codigo).toBe('PICKING_NO_PERMITE');
    expect(refusal(undo(picked, { linea: 9 })).mensaje).toBe('El Pedido N° 77 no tiene la línea 9.');
  });
  test('a shortage that was found after all; the flag goes with the last of them', () => {
    const lines = { productos_pedido: [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 1)] };
    const short = then(taken(lines), missing(taken(lines)));
    const both = then(short, missing(short, 2));
    expect(refusal(found(both, { cantidad: 4 })).codigo).toBe('EXCEDE_FALTANTE');
    const some = then(both, found(both, { cantidad: 1 }));
    expect(some.at(-1)).toMatchObject({ data: { cantidad: 1, faltante: 2, pendiente: 1, con_faltantes: true } });
    const one = then(some, found(some));
    expect(one.at(-1)).toMatchObject({ data: { cantidad: 2, faltante: 0, pendiente: 3, con_faltantes: true } });
    const none = then(one, found(one, { linea: 2 }));
    expect(none.at(-1)).toMatchObject({ data: { con_faltantes: false } });
    expect(refusal(found(none)).mensaje).toBe('De PN-1 no hay faltantes informados.');
  });
});

describe('a cancelled order', () => {
  test('leaves what was picked to be put back, once', () => {
    const one = then(withSerials(), scan(withSerials(), { codigo: 'COD-1', serie: 'A1' }));
    expect(refusal(giveBack(one)).mensaje).toContain('no está anulado');
    const gone = then(one, cancel(one));
    expect(refusal(giveBack(gone, { bodega: 'Norte' })).codigo).toBe('OTRA_BODEGA');
    const done = then(gone, giveBack(gone, { bodega: 'Central' }));
    expect(done.at(-1)).toMatchObject({
      type: 'PickedGoodsReturned',
      data: { estatus: 'Anulado', lineas: [{ linea: 1, part_number: 'PN-1', cantidad: 1, series: ['A1'] }] },
    });
    expect(events(giveBack(done))).toEqual([]);
  });
  test('leaves nothing to put back when nothing was picked', () => {
    expect(refusal(giveBack(then(taken(), cancel(taken())))).mensaje).toContain('no tenía productos pickeados');
    expect(refusal(giveBack(then(validated(), cancel(validated())))).codigo).toBe('PICKING_NO_PERMITE');
  });
});
