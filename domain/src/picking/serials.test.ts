import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { after, goods, lineOf, taken, validated } from '../orders/order.testing.ts';
import { OrderCancelled } from '../streams/order/events.ts';
import { refOf } from '../streams/order/order.ts';
import { findLine, unpack } from './reading.ts';
import { scanLine } from './scan-line.ts';
import { serialId, stillHolds } from './serial.ts';
import { undoScan } from './undo-scan.ts';

// Goods with serial numbers in the hand of a picker: what each reading means, and who holds a unit.

const camera = goods('1', { serializable: true });
const cable = goods('2', { ean: ['9001', '9002'] });
const begun = (...lines: ReturnType<typeof lineOf>[]) => new Story(taken({ productos_pedido: lines }));
const two = () => begun(lineOf(1, camera, 2), lineOf(2, cable, 3));
const no = { user: someone('Bodega'), facts: undefined };
const scan = (reading: object) => ({ request: { accion: 'escanear' as const, pedido: 77, ...reading }, ...no });
const undo = (request: object) => ({
  request: { accion: 'deshacer' as const, pedido: 77, linea: 1, ...request },
  ...no,
});
const seen = () => {
  const story = two();
  story.does(scanLine, scan({ codigo: 'COD-1', serie: 'a1' }));
  return story;
};

test('a label of ours says product and serial number; whatever else holds a bar is none', () => {
  expect(unpack({ codigo: 'S|COD-1|a1' })).toEqual({ codigo: 'COD-1', serie: 'A1' });
  for (const codigo of ['L|COD-1|a1', 'S|COD-1', 'S||a1', 'S|COD-1|a1|x'])
    expect(unpack({ codigo })).toEqual({ codigo, ean: undefined, serie: undefined });
});

test('a GS1 element string says product and serial number, as a label of ours does, from a scanner on Spanish keys too', () => {
  const unit = { codigo: '7801234567894', serie: 'A1' };
  for (const label of ['(01)07801234567894(21)a1', ']C1010780123456789421a1', ')01=07801234567894)21=a1'])
    expect([unpack({ codigo: label }), unpack({ ean: label })]).toEqual([unit, unit]);
  expect(unpack({ codigo: "SÇCOD'1Ça1" })).toEqual({ codigo: 'COD-1', serie: 'A1' });
  const story = begun(lineOf(1, goods('5', { serializable: true, ean: ['7801234567894'] }), 1));
  story.does(scanLine, scan({ codigo: '(01)07801234567894(21)a1' }));
  expect(after(story.log).picking!.lineas).toMatchObject({ 1: { series: ['A1'] } });
  expect(
    findLine(after(begun(lineOf(1, goods('6', { ean: ['012345678905'] }), 1)).log), { codigo: '0012345678905' }),
  ).toMatchObject({ linea: 1 });
});

test('a bare serial number is that of the one product that still has units to pick', () => {
  const story = two();
  story.does(scanLine, scan({ serie: 'a1' }));
  story.does(scanLine, scan({ serie: 'a2' }));
  expect(refusal(decideGiven(scanLine, story.log, scan({ serie: 'a3' }))).mensaje).toBe('A3 no es de este pedido.');
  const several = begun(lineOf(1, camera, 1), lineOf(2, goods('3', { serializable: true }), 1));
  expect(refusal(decideGiven(scanLine, several.log, scan({ serie: 'a1' }))).mensaje).toBe(
    'Escanea primero el código del producto y después la serie.',
  );
  several.does(scanLine, scan({ codigo: 'COD-1', serie: 'a1' }));
  several.does(scanLine, scan({ serie: 'b1' }));
});

test('any of its bar codes names a product, scanned as one or typed as a code', () => {
  for (const reading of [{ ean: '9002' }, { codigo: '9001' }, { codigo: 'pn-2' }])
    expect(findLine(after(two().log), reading)).toMatchObject({ linea: 2 });
  expect(findLine(after(two().log), { ean: '999' })).toBeUndefined();
  // Nobody has it in hand yet, or there is no such order.
  expect(findLine(after(validated()), { codigo: 'COD-1' })).toBeUndefined();
  expect(findLine(undefined, { codigo: 'COD-1' })).toBeUndefined();
});

const refused: [string, () => ReturnType<typeof decideGiven>, string][] = [
  [
    'what is not of the order',
    () => decideGiven(scanLine, two().log, scan({ ean: '999' })),
    '999 no es de este pedido.',
  ],
  [
    'a unit without its serial number',
    () => decideGiven(scanLine, two().log, scan({ codigo: 'COD-1' })),
    'PN-1 lleva serie: escanea la serie de la unidad.',
  ],
  [
    'several units under one',
    () => decideGiven(scanLine, two().log, scan({ codigo: 'COD-1', serie: 'a1', cantidad: 2 })),
    'PN-1 lleva serie: se escanea unidad por unidad.',
  ],
  [
    'a unit twice',
    () => decideGiven(scanLine, seen().log, scan({ codigo: 'COD-1', serie: 'A1' })),
    'La serie A1 ya fue escaneada en este pedido.',
  ],
  [
    'to take back a unit that is not named',
    () => decideGiven(undoScan, seen().log, undo({})),
    'PN-1 lleva serie: indica la serie que se quita.',
  ],
  [
    'to take back one that is not there',
    () => decideGiven(undoScan, seen().log, undo({ serie: 'x' })),
    'La serie X no está pickeada en esta línea.',
  ],
  [
    'to take back several under one',
    () => decideGiven(undoScan, seen().log, undo({ serie: 'a1', cantidad: 2 })),
    'PN-1 lleva serie: se quita unidad por unidad.',
  ],
  [
    'to take back more than the one there is',
    () => {
      const story = two();
      story.does(scanLine, scan({ codigo: 'COD-2' }));
      return decideGiven(undoScan, story.log, undo({ linea: 2, cantidad: 2 }));
    },
    'De PN-2 hay 1 pickeada.',
  ],
  [
    'to take back more than there are',
    () => {
      const story = two();
      story.does(scanLine, scan({ codigo: 'COD-2', cantidad: 2 }));
      return decideGiven(undoScan, story.log, undo({ linea: 2, cantidad: 3 }));
    },
    'De PN-2 hay 2 pickeadas.',
  ],
];
test.each(refused)('%s is refused in words', (_, decide, mensaje) => {
  expect(refusal(decide()).mensaje).toBe(mensaje);
});

test('the same serial number of two products is of two units', () => {
  const story = begun(lineOf(1, camera, 1), lineOf(2, goods('3', { serializable: true }), 1));
  story.does(scanLine, scan({ codigo: 'COD-1', serie: 'a1' }));
  story.does(scanLine, scan({ codigo: 'COD-3', serie: 'a1' }));
  expect(serialId('3', 'A1')).toBe('3-A1');
});

test('a unit is held while its order lives and has it', () => {
  const { log } = seen();
  expect(stillHolds(after(log), 'A1')).toBe(true);
  expect(stillHolds(after(log), 'A2')).toBe(false);
  expect(stillHolds(after(validated()), 'A1')).toBe(false);
  expect(stillHolds(undefined, 'A1')).toBe(false);
  const cancelled: DomainEvent = OrderCancelled({
    pedido: refOf(after(log)),
    estatus: 'Anulado',
    motivo: 'x',
    estatus_anterior: 'En Picking',
    movimientos: [],
  } as never);
  expect(stillHolds(after([...log, cancelled]), 'A1')).toBe(false);
});
