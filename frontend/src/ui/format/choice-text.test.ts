import { choiceText } from '@power/domain/kernel/choice-text';
import { writtenChoice } from './choice-text.ts';
import { fieldValue } from './field-values.ts';

test('a choice is written as a Spanish word, whatever it is kept as', () => {
  expect(['física', 'condicion', 'dolar', 'banco_central', 'EN SALA', 'L/C'].map(choiceText)).toEqual([
    'Física',
    'Condición',
    'Dólar',
    'Banco Central',
    'EN SALA',
    'L/C',
  ]);
});

test('in a history other texts stay as they were typed', () => {
  expect(writtenChoice('tipo', 'casa matriz')).toBe('casa matriz');
  expect(fieldValue('tipo', 'dolar')).toBe('Dólar');
  expect(fieldValue('comentario', 'constructor')).toBe('constructor');
  expect(fieldValue('terminos.transporte', 'aereo')).toBe('Aéreo');
  // What somebody wrote is theirs, also where it is what a choice is kept as.
  expect(fieldValue('comentario', 'manual')).toBe('manual');
  expect(fieldValue('nombre', 'apple')).toBe('apple');
});
