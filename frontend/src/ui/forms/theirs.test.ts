import { theirs } from './theirs.ts';

const step = (...campos: { campo: string; antes?: unknown; despues?: unknown }[]) => ({
  etiqueta: 'Datos cambiados',
  usuario: 'Luis Pérez',
  campos,
});

test('what others changed of fields that the form holds, the last change last', () => {
  const changes = [
    step({ campo: 'cuenta.telefono', antes: '1', despues: '2' }),
    step({ campo: 'cuenta.telefono', antes: '2', despues: '3' }, { campo: 'revision', antes: 0, despues: 2 }),
    step({ campo: 'cuenta.codigo_sap', antes: '111' }, { campo: 'web', antes: false, despues: true }),
  ];
  const held = { nombre: 'Ana', telefono: '1', codigo_sap: '111', web: false };
  expect(Object.fromEntries(theirs(changes, held))).toEqual({ telefono: '3', codigo_sap: '', web: true });
  expect(theirs(undefined, held).size).toBe(0);
});

test('a field of the same name elsewhere in the document is another field', () => {
  const held = { nombre: 'Alarmas Sur', ean: ['1'], comuna: '' };
  const changes = [
    step(
      { campo: 'direcciones.0.nombre', antes: 'Casa matriz', despues: 'Bodega' },
      { campo: 'ean.0', antes: '1', despues: '2' },
      { campo: 'comuna', despues: 'Buin' },
    ),
  ];
  expect(Object.fromEntries(theirs(changes, held))).toEqual({ comuna: 'Buin' });
});
