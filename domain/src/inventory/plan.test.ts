import { plannedRows } from './plan.shared.ts';
import { levelMaster } from './views/level-row.ts';
import { placeMaster } from './views/place-row.ts';
import { rackMaster } from './views/rack-row.ts';

const pattern = {
  bodega: 'BOD',
  desde: 1,
  bloques: 10,
  niveles: 5,
  posiciones: 40,
  tipo: 'picking',
  capacidad: 50,
} as const;

test('a pattern makes racks, levels and places, each coded in what it stands in', () => {
  const { racks, levels, places } = plannedRows(pattern);
  expect([racks.length, levels.length, places.length]).toEqual([10, 50, 2000]);
  expect(new Set(places.map(({ codigo }) => codigo)).size).toBe(2000);
  expect(places[0]).toEqual({
    codigo: 'BOD-R01-N1-P01',
    nivel: 'BOD-R01-N1',
    tipo: 'picking',
    capacidad: 50,
    recorrido: 1,
  });
  // As the lists themselves would have it.
  for (const row of racks) expect(rackMaster.together!(row)).toBeUndefined();
  for (const row of levels) expect(levelMaster.together!(row)).toBeUndefined();
  for (const row of places) expect(placeMaster.together!(row)).toBeUndefined();
});

test('a warehouse that grows goes on from the rack that is named', () => {
  const { racks } = plannedRows({ ...pattern, desde: 11, bloques: 2 });
  expect(racks.map(({ codigo, recorrido }) => [codigo, recorrido])).toEqual([
    ['BOD-R11', 11],
    ['BOD-R12', 12],
  ]);
});
