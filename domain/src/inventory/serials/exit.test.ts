import { exitSentence } from './exit.shared.ts';

test.each([
  [{ destino: 'Alarmas Sur', persona: 'Juan' }, 'La serie Y1 salió el 05-01-2026: Reserva N° 3, Alarmas Sur, Juan.'],
  [{ destino: '', persona: '' }, 'La serie Y1 salió el 05-01-2026: Reserva N° 3.'],
])('a unit that left with %j → a sentence', (more, sentence) => {
  const exit = { serie: 'Y1', documento: 'Reserva N° 3', fecha: '2026-01-05T15:00:00.000Z' };
  expect(exitSentence({ ...exit, ...more })).toBe(sentence);
});
