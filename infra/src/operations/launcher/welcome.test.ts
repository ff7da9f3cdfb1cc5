import { openDemo } from './welcome.ts';

test('a demo that others may reach says what that means; one of this machine alone, or a real company, does not', () => {
  expect(openDemo({ DEMO: true, HOST: '0.0.0.0' }).join(' ')).toMatch(
    /HOST=0\.0\.0\.0 .*contraseñas son públicas.*Administrador/,
  );
  for (const HOST of [undefined, '127.0.0.1', 'localhost', '::1']) expect(openDemo({ DEMO: true, HOST })).toEqual([]);
  expect(openDemo({ DEMO: false, HOST: '0.0.0.0' })).toEqual([]);
});
