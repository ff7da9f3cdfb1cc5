import { createNotification } from '../notifications/create-notification.ts';
import { rateWaits } from './rate-waits.shared.ts';
import { setDollar } from './set-dollar.ts';

test('a value that waits is told to all who may register it, where they do', () => {
  const told = rateWaits('dolar', 'El dólar llegó como 94.357 y el último es 943,57.');
  expect(createNotification.request.safeParse(told).success).toBe(true);
  expect(told.titulo).toBe('El valor del dólar espera a una persona');
  expect(told.perfiles.toSorted()).toEqual(
    [...(setDollar.access as { perfiles: readonly string[] }).perfiles].toSorted(),
  );
});
