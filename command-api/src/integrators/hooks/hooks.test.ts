import { hookSecret } from '@power/infra/platform/hooks/sign';
import { settings } from '@power/infra/platform/service/settings';
import '../../kernel/environment.testing.ts';
import { person, stockedSpine } from '../../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const integrador = { nombre: 'ERP', alcances: ['pedidos'], ips: [], por_minuto: 60, por_dia: 1000 };
const aviso = { url: 'https://8.8.8.8/avisos', temas: ['pedidos'] };

async function opened() {
  const spine = await stockedSpine([1]);
  await spine.must('create-integrator', { accion: 'clave', integrador: { ...integrador, cliente: spine.cliente } });
  return spine;
}

test('the secret is in the reply and in no event; a repeat answers the same one, a change without a new one none', async () => {
  const { issue, log } = await opened();
  const set = (more: object, id: string) =>
    issue(ADMIN, 'set-integrator-hook', { accion: 'aviso', id: 1, aviso, ...more }, id);
  const made = await set({}, 'a');
  expect(made).toMatchObject({ ok: true, nuevo: true, secreto: hookSecret(settings.JWT_SECRET, 'a') });
  expect((await set({}, 'a')).secreto).toBe(made.secreto);
  expect(await set({ aviso: { ...aviso, temas: ['documentos'] } }, 'b')).toMatchObject({ nuevo: false, secreto: null });
  const renewed = await set({ aviso: { ...aviso, temas: ['documentos'] }, renovar: true }, 'c');
  expect(renewed.secreto).not.toBe(made.secreto);
  const kept = JSON.stringify((await log.read('integrator-1')).map(({ data }) => data));
  expect(kept).not.toContain(String(made.secreto));
  expect(kept).toContain(String(renewed.secreto).slice(-4));
});

test.each([
  'https://127.0.0.1/x',
  'https://10.0.0.7/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://localhost/x',
])('%s is not told', async (url) => {
  const { issue } = await opened();
  expect(await issue(ADMIN, 'set-integrator-hook', { accion: 'aviso', id: 1, aviso: { ...aviso, url } })).toMatchObject(
    { ok: false, codigo: 'DIRECCION_NO_PERMITIDA', campo: 'url' },
  );
});
