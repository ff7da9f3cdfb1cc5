import { z } from 'zod';
import { speakSpanish } from './spanish-errors.ts';

speakSpanish();
const told = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  [z.string(), undefined],
  [z.string().min(1), ''],
  [z.number(), undefined],
  [z.email(), ''],
  [z.iso.date(), ''],
  [z.enum(['a']), ''],
  [z.enum(['a']), null],
])('whatever a field is for, empty it says one thing', (schema, empty) => {
  expect(told(schema, empty)).toBe('Ingresa este dato');
});

test.each([
  [z.number(), Number.NaN, 'Escribe un número'],
  [z.email(), 'ana', 'Ingresa un correo electrónico válido'],
  [z.enum(['a']), 'b', 'Elige una opción'],
  [z.iso.date(), 'mañana', 'Escribe la fecha como dd-mm-aaaa'],
  [z.iso.date(), '31-02-2026', 'Ese día no existe'],
  [z.iso.date(), '3/13/26', 'Ese día no existe'],
])('what is in it and wrong is told as what it is', (schema, value, text) => {
  expect(told(schema, value)).toBe(text);
});
