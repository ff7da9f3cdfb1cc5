import { levelMaster } from './views/level-row.ts';
import { placeMaster } from './views/place-row.ts';
import { rackMaster } from './views/rack-row.ts';

test('a rack, a level and a place carry the code of what they stand in', () => {
  expect(rackMaster.together!({ bodega: 'BOD', codigo: 'BOD-R01' })).toBeUndefined();
  expect(rackMaster.together!({ bodega: 'BOD', codigo: 'NOR-R01' })).toEqual({
    campo: 'codigo',
    mensaje: 'Escribe BOD-R y su número: BOD-R01',
  });
  expect(levelMaster.together!({ bloque: 'BOD-R01', codigo: 'BOD-R01-N2', numero: 2 })).toBeUndefined();
  expect(levelMaster.together!({ bloque: 'BOD-R01', codigo: 'BOD-R01-N2', numero: 3 })?.campo).toBe('numero');
  expect(placeMaster.together!({ nivel: 'BOD-R01-N2', codigo: 'BOD-R01-N2-P03' })).toBeUndefined();
  expect(placeMaster.together!({ nivel: 'BOD-R01-N2', codigo: 'BOD-R01-N2-P' })?.campo).toBe('codigo');
});
