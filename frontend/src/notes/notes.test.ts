import { inside, stackPlaces } from './geometry.ts';
import { noteColour } from '@power/domain/forecast/views/note-colour.shared';
import { deliveryRefusal } from './order-rules.ts';
import { initialNotes, moved, rearranged, toggled } from './notes-state.ts';

const window = { width: 1366, height: 768 };
const folded = (many: number, size = window) => stackPlaces(Array<undefined>(many).fill(undefined), size);

test('notes are stacked from width − 280 and 80 downwards by 40', () => {
  expect(folded(3)).toEqual([
    { x: 1086, y: 80 },
    { x: 1086, y: 120 },
    { x: 1086, y: 160 },
  ]);
});

test('what does not fit below goes on in a column to the left, never out of the window', () => {
  const perColumn = 17;
  expect(folded(perColumn).at(-1)).toEqual({ x: 1086, y: 720 });
  expect(folded(perColumn + 1).at(-1)).toEqual({ x: 806, y: 80 });
  expect(folded(501, { width: 390, height: 844 }).at(-1)!.x).toBe(0);
});

test('below an unfolded note the others begin under its foot, in the next column where they no longer fit', () => {
  expect(stackPlaces([undefined, 240, undefined, 500, undefined], window)).toEqual([
    { x: 1086, y: 80 },
    { x: 1086, y: 120 },
    { x: 1086, y: 366 },
    { x: 806, y: 80 },
    { x: 806, y: 586 },
  ]);
  // One that is higher than the window begins where it stands: nowhere else has more room.
  expect(stackPlaces([900], window)).toEqual([{ x: 1086, y: 80 }]);
});

test('a remembered place comes back into a smaller window', () => {
  expect(inside({ x: 1800, y: 1000 }, window)).toEqual({ x: 1106, y: 728 });
  expect(inside({ x: -40, y: -4 }, window)).toEqual({ x: 0, y: 0 });
  expect(inside({ x: 500, y: 300 }, window)).toEqual({ x: 500, y: 300 });
});

test.each([
  [20, '#8FC93A'],
  [50, '#ECC30B'],
  [80, '#F6511D'],
  [90, '#0098ef'],
  [0, '#0098ef'],
  [undefined, '#0098ef'],
])('percentage %s is %s', (porcentaje, colour) => {
  expect(noteColour(porcentaje)).toBe(colour);
});

test('dragging and opening are remembered; rearranging forgets places only, and what is gone is forgotten', () => {
  const once = toggled(moved(initialNotes, 7, { x: 10.4, y: 20.6 }, [7, 8]), 7, [7, 8]);
  expect(once.notas['7']).toEqual({ x: 10, y: 21, abierta: true });
  expect(rearranged(once).notas['7']).toEqual({ abierta: true });
  expect(moved(once, 8, { x: 1, y: 2 }, [8]).notas).toEqual({ 8: { x: 1, y: 2 } });
});

test('delivery is refused in the words of document 1 §5', () => {
  const order = { entregado: false, facturado: true, estatus: 'Entregado a Sala' };
  expect(deliveryRefusal(order)).toBeUndefined();
  expect(deliveryRefusal({ ...order, entregado: true })).toBe('El pedido ya fue entregado');
  expect(deliveryRefusal({ ...order, estatus: 'Facturado Sin Picking' })).toBe('El pedido ya fue entregado');
  expect(deliveryRefusal({ ...order, facturado: false })).toBe('El pedido aún no ha sido facturado');
});
