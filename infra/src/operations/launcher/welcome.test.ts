import { demoTable } from './greeting.ts';
import { screenRoutes } from './screen-routes.ts';
import { openDemo } from './welcome.ts';

test('a demo that others may reach says what that means; one of this machine alone, or a real company, does not', () => {
  expect(openDemo({ DEMO: true, HOST: '0.0.0.0' }).join(' ')).toMatch(
    /HOST=0\.0\.0\.0 .*contraseñas son públicas.*Administrador/,
  );
  for (const HOST of [undefined, '127.0.0.1', 'localhost', '::1']) expect(openDemo({ DEMO: true, HOST })).toEqual([]);
  expect(openDemo({ DEMO: false, HOST: '0.0.0.0' })).toEqual([]);
});

test('the table of log-ins says who has screens, from those that exist', () => {
  const of = (lines: readonly string[], perfil: string) => lines.find((line) => line.startsWith(`  ${perfil} `))!;
  const some = demoTable(['stock-cliente', 'rma', 'nuevo-rma']);
  expect(of(some, 'Cliente')).toMatch(/cliente@power\.test +1$/);
  expect(of(some, 'Servicio Tecnico')).toMatch(/ 2$/);
  expect(of(some, 'Reseller')).toMatch(/todavía ninguna$/);
  expect(of(some, 'Tecnico')).toMatch(/no ingresa por la web$/);
  const erp = ['precio-entrega', 'listado-precio-entrega', 'entrada-mercancia'];
  expect(of(demoTable(erp), 'Finanzas')).toMatch(/ 2$/);
  expect(of(demoTable(erp, false), 'Finanzas')).toMatch(/todavía ninguna$/);
  expect(of(demoTable(screenRoutes().system), 'Administrador')).toMatch(/ \d\d$/);
});
