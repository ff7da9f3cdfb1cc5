import { samples } from '../event-samples.testing.ts';
import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { integratorCalls } from './calls.ts';
import { IntegratorHookSetAside } from './events.ts';
import { newsOf } from '../orders/hook-news.shared.ts';
import { avisoTecleado, badHook } from './hook-parts.shared.ts';
import { integrator } from './integrator.ts';
import { createIntegrator, suspendIntegrator } from './keep-integrator.ts';
import { removeHook, resendHook, setHook, setHookAside, testHook } from './keep-hook.ts';

const user = someone('Administrador');
const URL_OK = 'https://erp.cliente.cl/avisos';
const facts = (semilla = 's1', more: object = {}) => ({ semilla, final_secreto: 'abcd', inside: false, ...more });
const request = (more: object = {}) => ({
  accion: 'aviso' as const,
  id: 3,
  aviso: { url: URL_OK, temas: ['pedidos' as const] },
  renovar: false,
  ...more,
});

function created(alcances: ('pedidos' | 'stock')[] = ['pedidos']): Story {
  const story = new Story();
  const integrador = { nombre: 'ERP', cliente: '9', alcances, ips: [], por_minuto: 60, por_dia: 1000 };
  story.does(createIntegrator, {
    request: { accion: 'clave', integrador },
    user,
    facts: { number: 3, cliente: { _id: '9', nombre: 'Alarmas Sur' }, huella: { hash: 'h', final_clave: 'h' } },
  });
  return story;
}
function told(): Story {
  const story = created();
  story.does(setHook, { request: request(), user, facts: facts() });
  return story;
}
const state = ({ log }: Story) => foldAll(integrator, log)!;
const set = (story: Story, more: object, given = facts('s2')) =>
  decideGiven(setHook, story.log, { request: request(more), user, facts: given });

test('an address is kept with what its secret is made from, which its sheet does not show', () => {
  const story = told();
  expect(state(story).aviso).toMatchObject({ url: URL_OK, estado: 'Activos', semilla: 's1', nota: null });
  const shown = integratorCalls.rules.shown!(state(story) as never, user as never);
  expect(JSON.stringify(shown)).not.toContain('s1');
  expect(JSON.stringify(shown)).toContain(URL_OK);
});

test('the secret stays unless a new one is asked for; what is the same is not written', () => {
  const story = told();
  expect(events(set(story, {}))).toEqual([]);
  const moved = { aviso: { url: 'https://otro.cliente.cl/', temas: ['pedidos'] } };
  expect(events(set(story, moved))[0]!.data).toMatchObject({
    antes: { url: URL_OK },
    semilla: 's1',
    secreto_nuevo: false,
  });
  expect(events(set(story, { renovar: true }))[0]!.data).toMatchObject({ semilla: 's2', secreto_nuevo: true });
});

test('orders are told to keys with that scope alone, while they are in force', () => {
  expect(refusal(set(created(['stock']), {}))).toMatchObject({ codigo: 'ALCANCE_INSUFICIENTE' });
  expect(refusal(set(created(), { aviso: { url: URL_OK, temas: ['pedidos', 'stock'] } }))).toMatchObject({
    codigo: 'ALCANCE_INSUFICIENTE',
    extra: { campo: 'temas' },
  });
  const story = told();
  story.does(suspendIntegrator, { request: { accion: 'suspender', id: 3, motivo: 'x' }, user, facts: undefined });
  expect(refusal(set(story, {}))).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(testHook.when!(state(story), user)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
});

test('without an address nothing is tried, sent again or taken away', () => {
  const bare = state(created());
  for (const { when } of [testHook, resendHook, removeHook])
    expect(when!(bare, user)).toMatchObject({ codigo: 'SIN_AVISOS' });
  expect(testHook.when!(undefined, user)).toMatchObject({ codigo: 'CLAVE_NO_EXISTE' });
});

test('what was set aside says why, is not tried, and is told again once it is saved again', () => {
  const story = told();
  const aside = { request: { accion: 'apartaraviso' as const, id: 3, nota: 'No respondió.' }, user, facts: undefined };
  story.does(setHookAside, aside);
  expect(state(story).aviso).toMatchObject({ estado: 'Apartados', nota: 'No respondió.' });
  expect(testHook.when!(state(story), user)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(events(decideGiven(setHookAside, story.log, aside))).toEqual([]);
  story.does(setHook, { request: request(), user, facts: facts('s3') });
  expect(state(story).aviso).toMatchObject({ estado: 'Activos', nota: null, semilla: 's1' });
  story.does(removeHook, { request: { accion: 'quitaraviso', id: 3 }, user, facts: undefined });
  expect(state(story).aviso).toBeNull();
  expect(story.log.map(({ type }) => type)).toContain(IntegratorHookSetAside.type);
});

test.each(['https://erp.cliente.cl', 'https://erp.cliente.cl:8443/a?b=1', 'https://200.10.4.7/avisos'])(
  '%s may be told',
  (text) => expect(badHook(text)).toBeUndefined(),
);
test.each([
  'http://erp.cliente.cl',
  'ftp://erp.cliente.cl',
  'erp.cliente.cl',
  'https://ana:clave@erp.cliente.cl',
  'https://localhost/avisos',
  'https://base.local',
  'https://servidor',
  'javascript:alert(1)',
])('%s is refused', (text) => {
  expect(badHook(text)).toMatch(/\.$/);
  expect(refusal(set(created(), { aviso: { url: text, temas: ['pedidos'] } }))).toMatchObject({
    codigo: 'DIRECCION_NO_PERMITIDA',
    extra: { campo: 'url' },
  });
});

test('the own network may be told where the configuration says so, and a name that leads into it is refused', () => {
  expect(badHook('http://127.0.0.1:9/x', true)).toBeUndefined();
  expect(
    refusal(set(created(), {}, facts('s', { fuera: 'erp.cliente.cl no está en la internet pública.' }))),
  ).toMatchObject({ codigo: 'DIRECCION_NO_PERMITIDA' });
});

test('topics are asked for, each once', () => {
  const ok = (temas: unknown) => avisoTecleado.safeParse({ url: URL_OK, temas }).success;
  expect([ok(['pedidos', 'documentos']), ok([]), ok(['pedidos', 'pedidos']), ok(['facturas'])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

const sample = (type: string) => Object.values(samples[type]!).at(-1);
test('states and tax documents of an order are news, the rest of its life is not', () => {
  expect(newsOf('OrderCreated', sample('OrderCreated'))).toMatchObject({
    tema: 'pedidos',
    datos: { numero: expect.any(Number) },
  });
  expect(newsOf('OrderDispatched', sample('OrderDispatched'))).toMatchObject({
    tema: 'pedidos',
    cliente: expect.any(String),
    datos: { estado: expect.any(String) },
  });
  for (const [type, tipo_dte] of [
    ['OrderInvoiced', 33],
    ['CreditNoteIssued', 61],
    ['DispatchGuideIssued', 52],
  ] as const)
    expect(newsOf(type, sample(type))).toMatchObject({
      tema: 'documentos',
      datos: { documento: { tipo_dte, folio: expect.any(Number) } },
    });
  for (const type of ['OrderCommentAdded', 'LinePicked', 'OrderPricesApproved', 'CustomerRegistered'])
    expect(newsOf(type, sample(type))).toBeUndefined();
});

test('nothing of cost or margin is told', () => {
  const told = Object.keys(samples).flatMap((type) => {
    const news = newsOf(type, sample(type));
    return news ? [JSON.stringify(news)] : [];
  });
  expect(told.length).toBeGreaterThan(5);
  expect(told.join()).not.toMatch(/pmp|costo|margen/);
});
