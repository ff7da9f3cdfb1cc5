import { optionsOf } from './use-master-options.ts';

test('a record without the field that is kept is no choice; one without a label is told by what is kept', () => {
  const records = [
    { _id: '1', codigo: 'CL', nombre: 'Chile' },
    { _id: '2', codigo: 'PE' },
    { _id: '3', codigo: null, nombre: 'Perú' },
    { _id: '4', nombre: 'Bolivia' },
  ];
  expect(optionsOf(records as never, 'codigo', 'nombre')).toEqual([
    { value: 'CL', label: 'Chile' },
    { value: 'PE', label: 'PE' },
  ]);
});
