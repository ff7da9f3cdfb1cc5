import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { created, goods, inRoom, lineOf, taken, validated } from '../orders/order.testing.ts';
import { finishPicking } from './finish-picking.ts';
import { pausePicking } from './pause-picking.ts';
import { reassignPicking } from './reassign-picking.ts';
import { reportShortage } from './report-shortage.ts';
import { resumePicking } from './resume-picking.ts';
import { returnGoods } from './return-goods.ts';
import { scanLine } from './scan-line.ts';
import { takePicking } from './take-picking.ts';
import { undoScan } from './undo-scan.ts';
import { withdrawShortage } from './withdraw-shortage.ts';

const hand = { user: someone('Bodega'), facts: undefined };
const chief = someone('Jefe de Bodega');
const CHIEF = { _id: chief._id, nombre: chief.nombre, perfil: chief.perfil };
const pedido = 77;

test('each step of the work says where the order stands', () => {
  const work = new Story(validated({ productos_pedido: [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 2)] }));
  const scan = (codigo: string, cantidad = 1) =>
    work.does(scanLine, { ...hand, request: { accion: 'escanear', pedido, codigo, cantidad } });
  expect(work.does(takePicking, { ...hand, request: { accion: 'tomar', pedido } })).toEqual({
    mensaje: 'Tomaste el picking del Pedido N° 77',
  });
  expect(scan('COD-1', 2)).toEqual({
    mensaje: 'PN-1: quedan 1',
    linea: 1,
    part_number: 'PN-1',
    pickeado: 2,
    pendiente: 1,
  });
  expect(scan('COD-1').mensaje).toBe('PN-1 completo');
  expect(work.does(undoScan, { ...hand, request: { accion: 'deshacer', pedido, linea: 1, cantidad: 2 } })).toEqual({
    mensaje: 'Deshecho. PN-1: quedan 2',
    linea: 1,
    pickeado: 1,
    pendiente: 2,
  });
  expect(work.does(pausePicking, { ...hand, request: { accion: 'pausar', pedido, motivo: 'Colación' } }).mensaje).toBe(
    'El picking del Pedido N° 77 quedó en pausa',
  );
  expect(work.log.at(-1)).toMatchObject({ data: { motivo: 'Colación', estatus: 'En Picking' } });
  expect(work.does(resumePicking, { ...hand, request: { accion: 'reanudar', pedido } }).mensaje).toBe(
    'Reanudaste el picking del Pedido N° 77',
  );
  const missing = (linea: number, cantidad?: number) =>
    work.does(reportShortage, { ...hand, request: { accion: 'faltante', pedido, linea, cantidad, motivo: 'No está' } });
  expect(missing(1, 1).mensaje).toBe('El faltante fue informado');
  expect(missing(1, 1).mensaje).toBe('El faltante fue informado');
  // Both reports count, and picking them or finding them is all the same to what is left.
  expect(work.log.at(-1)).toMatchObject({ data: { cantidad: 1, faltante: 2, pendiente: 0, motivo: 'No está' } });
  const found = work.does(withdrawShortage, { ...hand, request: { accion: 'retirarfaltante', pedido, linea: 1 } });
  expect(found.mensaje).toBe('El faltante fue retirado');
  expect(scan('COD-1', 2).mensaje).toBe('PN-1 completo');
  expect(scan('COD-2').mensaje).toBe('PN-2: quedan 1');
  missing(2);
  expect(work.does(finishPicking, { ...hand, request: { accion: 'terminar', pedido } })).toEqual({
    mensaje: 'Terminaste el picking del Pedido N° 77',
    estatus: 'Entregado a Sala',
    con_faltantes: true,
  });
});

test('the work passes to another hand, which reads whose it was; a reason is kept', () => {
  const work = new Story(taken());
  const request = { accion: 'reasignar' as const, pedido, usuario: chief._id };
  expect(work.does(reassignPicking, { request: { ...request, motivo: 'Turno' }, user: chief, facts: CHIEF })).toEqual({
    mensaje: 'El picking del Pedido N° 77 pasó a Jefe de Bodega',
  });
  expect(work.log.at(-1)).toMatchObject({
    data: { de: { _id: 'u-Bodega' }, usuario: { _id: chief._id, nombre: 'Jefe de Bodega' }, motivo: 'Turno' },
  });
});

test('what a cancelled order had picked is put back, and said to be', () => {
  const work = new Story(taken());
  work.does(scanLine, { ...hand, request: { accion: 'escanear', pedido, ean: '7801', cantidad: 2 } });
  work.does(cancelOrder, {
    request: { accion: 'anular', codigo_sap: '5000077', motivo: 'Se arrepintió' },
    user: someone('Administrador'),
    facts: { pedido: '77' },
  });
  expect(work.does(returnGoods, { ...hand, request: { accion: 'devolver', pedido } }).mensaje).toBe(
    'Lo pickeado del Pedido N° 77 quedó devuelto',
  );
});

/** Every refusal is an answer to somebody with a carton in his hands: it names the order and what to do. */
test.each([
  [
    'otra sala',
    takePicking,
    { accion: 'tomar' },
    [created()],
    'El Pedido N° 77 no está pendiente de picking: su estado es Pendiente Validacion Administrativa.',
  ],
  [
    'pausa',
    pausePicking,
    { accion: 'pausar' },
    inRoom(),
    'El Pedido N° 77 no está en picking: su estado es Entregado a Sala.',
  ],
  ['reanuda', resumePicking, { accion: 'reanudar' }, taken(), 'El picking del Pedido N° 77 no está en pausa.'],
  [
    'devuelve',
    returnGoods,
    { accion: 'devolver' },
    taken(),
    'El Pedido N° 77 no está anulado: no hay nada que devolver.',
  ],
] as const)('refused: %s', (_what, command, request, given, mensaje) => {
  const decision = decideGiven(command as never, given, { request: { ...request, pedido } as never, ...hand } as never);
  expect(refusal(decision)).toMatchObject({ titulo: 'Picking', codigo: 'PICKING_NO_PERMITE', mensaje });
});
