import { person } from './spine.testing.ts';
import { warehouseFor } from './usual-warehouse.ts';

/** A pool whose warehouses in use are these. */
const holding = (rows: readonly object[]) =>
  ({ connect: async () => ({ query: async () => ({ rows, command: 'SELECT' }), release: () => undefined }) }) as never;
const user = person('Administrador');

test('a quotation without a warehouse gets one that is in use, or is told to name one; what is named stays', async () => {
  const db = holding([
    { codigo: 'NOR', tipo: 'física' },
    { codigo: 'BOD', tipo: 'física' },
  ]);
  expect(await warehouseFor({ db, user }, undefined, 'Título')).toBe('BOD');
  expect(await warehouseFor({ db, user: { ...user, bodega: 'NOR' } }, undefined, 'Título')).toBe('NOR');
  expect(await warehouseFor({ db, user }, 'X', 'Título')).toBe('X');
  expect(await warehouseFor({ db: holding([]), user }, undefined, 'Título')).toMatchObject({
    codigo: 'BODEGA_OBLIGATORIA',
    titulo: 'Título',
  });
});
