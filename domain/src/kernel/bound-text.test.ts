import { boundText } from './bound-text.ts';

test.each([
  [{ code: 'too_small', origin: 'string', minimum: 1 }, 'Ingresa este dato'],
  [{ code: 'too_small', origin: 'string', minimum: 6 }, 'Ingresa al menos 6 caracteres'],
  [{ code: 'too_big', origin: 'string', maximum: 4000 }, 'Usa a lo más 4.000 caracteres'],
  [{ code: 'too_big', origin: 'string', maximum: 1 }, 'Usa a lo más 1 caracteres'],
  [{ code: 'too_small', origin: 'array', minimum: 1 }, 'Elige al menos 1'],
  [{ code: 'too_big', origin: 'array', maximum: 50 }, 'Elige a lo más 50'],
  [{ code: 'too_small', origin: 'number', minimum: 0 }, 'Ingresa 0 o más'],
  [{ code: 'too_big', origin: 'number', maximum: 1_000_000 }, 'Ingresa 1.000.000 o menos'],
  [{ code: 'too_small', minimum: '2026-01-01' }, 'Ingresa 2026-01-01 o más'],
] as const)('%j is told as «%s»', (bound, text) => expect(boundText(bound)).toBe(text));
