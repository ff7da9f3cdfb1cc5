import { shortName } from './short-name.ts';

test.each([
  ['María José González Pérez', 'María J. González'],
  ['Juan Carlos de la Fuente Soto', 'Juan C. de la Fuente'],
  ['María de los Ángeles Núñez Díaz', 'María Á. Núñez'],
  ['Ana Íñigo O’Higgins Vergara', 'Ana Í. O’Higgins'],
  ['Matías Valenzuela Guzmán', 'Matías Valenzuela'],
  ['María José González', 'María J. González'],
  ['Ana de la Fuente Soto', 'Ana de la Fuente'],
  ['Rodrigo Fuentes', 'Rodrigo Fuentes'],
  ['Rosa', 'Rosa'],
  ['', ''],
  // No person.
  ['Avisos de pedidos por vencer', 'Avisos de pedidos por vencer'],
  ['Tienda Web Power Mobile 2', 'Tienda Web Power Mobile 2'],
  ['Sistema', 'Sistema'],
])('%s is shown as %s', (whole, short) => {
  expect(shortName(whole)).toBe(short);
});
