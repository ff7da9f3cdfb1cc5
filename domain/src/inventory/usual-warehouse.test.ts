import { usualWarehouse } from './warehouse.shared.ts';

const all = [
  { codigo: 'PRY', tipo: 'virtual' },
  { codigo: 'NOR', tipo: 'física' },
  { codigo: 'ALA', tipo: 'sala' },
  { codigo: 'BOD', tipo: 'física' },
];

test('a sale without a warehouse leaves from the person’s own, else from the first physical one, else from a showroom', () => {
  expect(usualWarehouse(all, 'PRY')).toBe('PRY');
  expect(usualWarehouse(all)).toBe('BOD');
  expect(usualWarehouse(all, 'CERRADA')).toBe('BOD');
  expect(usualWarehouse(all.filter(({ tipo }) => tipo !== 'física'))).toBe('ALA');
  expect(usualWarehouse([{ codigo: 'PRY', tipo: 'virtual' }])).toBeUndefined();
  expect(usualWarehouse([])).toBeUndefined();
});
