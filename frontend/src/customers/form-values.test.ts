import { speakSpanish } from '../ui/forms/spanish-errors.ts';
import { changedOf, customerForm, NEW_CUSTOMER } from './form-values.ts';

speakSpanish();
const values = { ...NEW_CUSTOMER, nombre: 'Alarmas Sur', legalcode: '12.345.678-5' };
const place = {
  nombre: 'Casa matriz',
  calle: 'Uno 1',
  comuna: 'Ñuñoa',
  region: 'Metropolitana de Santiago',
  referencia: '',
};
const errors = (more: object): string[] =>
  customerForm.safeParse({ ...values, ...more }).error?.issues.map(({ message }) => message) ?? [];

test('RUT and address are judged before anything is sent', () => {
  expect(errors({})).toEqual([]);
  expect(errors({ legalcode: '12.345.678-4' })).toEqual([
    'El RUT no es válido: revisa los números y el dígito verificador',
  ]);
  expect(errors({ direcciones: [place] })).toEqual([]);
  expect(errors({ direcciones: [{ ...place, region: 'Maule' }] })).toEqual([
    'La comuna Ñuñoa es de la región Metropolitana de Santiago, no de Maule',
  ]);
  // What is empty is not wrong too.
  expect(errors({ nombre: ' ', legalcode: '', cupo: undefined })).toEqual(Array(3).fill('Ingresa este dato'));
  expect(errors({ cupo: Number.NaN })).toEqual(['Escribe un número']);
  expect(errors({ cupo: -1 })).toEqual(['El cupo no puede ser negativo']);
});

test('only what changed is sent, never the RUT', () => {
  expect(changedOf({ ...values, giro: 'Seguridad', legalcode: '1-9' }, values)).toEqual({ giro: 'Seguridad' });
  expect(changedOf(values, values)).toEqual({});
});
