import { matchesAny, readKey } from '@power/infra/platform/access/api-key';
import '../../kernel/environment.testing.ts';
import { person, stockedSpine } from '../../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const typed = { nombre: 'ERP', alcances: ['stock'], ips: [], por_minuto: 60, por_dia: 1000 };

const opened = () => stockedSpine([1]);
const secretIn = (clave: unknown) => readKey(`Bearer ${String(clave)}`)!;

test('the secret is in the reply and in no event; rotation gives another one', async () => {
  const { issue, log, cliente } = await opened();
  const made = await issue(ADMIN, 'create-integrator', { accion: 'clave', integrador: { ...typed, cliente } });
  expect(made).toMatchObject({ ok: true, number: 1 });
  const first = secretIn(made.clave);
  const rotated = await issue(ADMIN, 'rotate-integrator', { accion: 'rotar', id: 1, horas: 1 });
  const second = secretIn(rotated.clave);
  expect([first.number, second.number]).toEqual([1, 1]);
  expect(second.secret).not.toBe(first.secret);
  const events = (await log.read('integrator-1')).map(({ data }) => data as { hash: string });
  expect(events).toHaveLength(2);
  expect(JSON.stringify(events)).not.toContain(first.secret);
  expect(matchesAny(first.secret, [events[0]!.hash])).toBe(true);
  expect(matchesAny(first.secret, [events[1]!.hash])).toBe(false);
  expect(matchesAny(second.secret, [events[0]!.hash, events[1]!.hash])).toBe(true);
  expect(matchesAny(first.secret, [])).toBe(false);
});

test('a customer that is not there gets no key', async () => {
  const { issue } = await opened();
  expect(
    await issue(ADMIN, 'create-integrator', { accion: 'clave', integrador: { ...typed, cliente: 'nadie' } }),
  ).toMatchObject({ ok: false, codigo: 'CLIENTE_NO_EXISTE' });
});
