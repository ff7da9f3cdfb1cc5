/** Every screen at each size in both themes; `screens-1…10` visit each once. */
import { inspect } from './support/screen-matrix.mjs';
import { PORTIONS } from './support/screens.mjs';
import { test } from './support/test.mjs';

test.use({ colorScheme: 'light' });
for (const [title, perfil, routes] of PORTIONS)
  test(
    `screens of ${title} at every size and in both themes`,
    inspect(
      routes.map((ruta) => `/sistema/${ruta}`),
      perfil,
    ),
  );
