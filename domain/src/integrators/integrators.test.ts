import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { contract } from '../contract.ts';
import { mayCall } from '../kernel/call.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { callsOfIntegrators, integratorCalls } from './calls.ts';
import { integrator } from './integrator.ts';
import {
  changeIntegrator,
  createIntegrator,
  reactivateIntegrator,
  rotateIntegrator,
  suspendIntegrator,
} from './keep-integrator.ts';
import { integradorTecleado, isAddress } from './parts.ts';
import { API_ADDRESSES, wantedCodes } from './views/api.ts';

const user = someone('Administrador');
const typed = {
  nombre: 'ERP',
  cliente: '9',
  alcances: ['stock' as const],
  ips: ['200.10.4.0/24'],
  por_minuto: 60,
  por_dia: 1000,
};
const huella = (hash: string) => ({ hash, final_clave: hash });
/** A key that was just given to a customer. */
function created(): Story {
  const story = new Story();
  const facts = { number: 3, cliente: { _id: '9', nombre: 'Alarmas Sur' }, huella: huella('uno') };
  story.does(createIntegrator, { request: { accion: 'clave', integrador: typed }, user, facts });
  return story;
}
const state = ({ log }: Story) => foldAll(integrator, log)!;
const rotate = (story: Story, horas: number, hash: string, now = '2026-01-05T12:00:00.000Z') =>
  story.does(rotateIntegrator, {
    request: { accion: 'rotar', id: 3, horas },
    user,
    now,
    facts: { huella: huella(hash) },
  });

test('a key is kept as its fingerprint and is in force; its sheet shows no fingerprint', () => {
  const key = state(created());
  expect(key).toMatchObject({ estado: 'Activa', claves: [{ hash: 'uno', final_clave: 'uno', vence: null }] });
  const shown = integratorCalls.rules.shown!(key as never, user as never) as object;
  expect(JSON.stringify(shown)).not.toContain('hash');
});

test('rotation lets the old key work for as long as was said, and never longer than before', () => {
  const story = created();
  rotate(story, 24, 'dos');
  rotate(story, 100, 'tres', '2026-01-05T13:00:00.000Z');
  expect(state(story).claves).toMatchObject([
    { hash: 'uno', vence: '2026-01-06T12:00:00.000Z' },
    { hash: 'dos', vence: '2026-01-09T17:00:00.000Z' },
    { hash: 'tres', vence: null },
  ]);
});

test('a rotation without hours ends the old key in the act', () => {
  const story = created();
  rotate(story, 0, 'dos');
  expect(state(story).claves[0]).toMatchObject({ hash: 'uno', vence: '2026-01-05T12:00:00.000Z' });
  rotate(story, 0, 'tres');
  expect(state(story).claves.map(({ hash }) => hash)).toEqual(['dos', 'tres']);
});

test('a suspended key is not rotated, and is suspended with a reason and once', () => {
  const story = created();
  const suspend = (motivo: string) => ({
    request: { accion: 'suspender' as const, id: 3, motivo },
    user,
    facts: undefined,
  });
  expect(refusal(decideGiven(suspendIntegrator, story.log, suspend(' ')))).toMatchObject({
    codigo: 'MOTIVO_OBLIGATORIO',
  });
  story.does(suspendIntegrator, suspend('Abuso'));
  expect(state(story)).toMatchObject({ estado: 'Suspendida', motivo_suspension: 'Abuso' });
  expect(suspendIntegrator.when!(state(story), user as never)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(rotateIntegrator.when!(state(story), user as never)).toMatchObject({
    mensaje: 'La Clave API N° 3 está suspendida.',
  });
  story.does(reactivateIntegrator, { request: { accion: 'reactivar', id: 3 }, user, facts: undefined });
  expect(state(story)).toMatchObject({ estado: 'Activa', motivo_suspension: null });
});

test('a change says what it changes, and its customer stays', () => {
  const story = created();
  const { cliente: _, ...rest } = typed;
  const request = { accion: 'clave' as const, id: 3, integrador: { ...rest, ips: [], por_dia: 5 } };
  expect(events(decideGiven(changeIntegrator, story.log, { request, user, facts: undefined }))[0]!.data).toMatchObject({
    antes: { ips: ['200.10.4.0/24'], por_dia: 1000 },
    cambios: { ips: [], por_dia: 5 },
  });
  expect(changeIntegrator.request.safeParse({ ...request, integrador: typed }).success).toBe(false);
});

test.each(['200.10.4.7', '10.0.0.0/8', '2800:150::1', '2800:150::/32'])('%s is an address or a network', (text) =>
  expect(isAddress(text)).toBe(true),
);
test.each(['200.10.4', '300.1.1.1', '10.0.0.0/33', '2800::/129', 'casa', '', '1.2.3.4/', '*'])(
  '%s is neither',
  (text) => {
    expect(isAddress(text)).toBe(false);
    expect(integradorTecleado.safeParse({ ...typed, ips: [text] }).success).toBe(false);
  },
);

test('without scope, with a limit of nothing or with an address twice there is no key', () => {
  const ok = (more: object) => integradorTecleado.safeParse({ ...typed, ...more }).success;
  expect([ok({}), ok({ alcances: [] }), ok({ por_dia: 0 }), ok({ por_minuto: 1.5 })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([
    ok({ ips: ['1.1.1.1', '1.1.1.1'] }),
    ok({ alcances: ['stock', 'stock'] }),
    ok({ alcances: ['todo'] }),
  ]).toEqual([false, false, false]);
});

test('an Administrador alone keeps keys; what keys are for says which scope it takes', () => {
  const may = (call: (typeof callsOfIntegrators)[number]) =>
    PERFILES.filter((perfil) => mayCall(call.access, { perfil, permisos: permisosOf(perfil) }));
  for (const call of callsOfIntegrators)
    expect([call.name, call.clave === undefined ? may(call) : [call.clave]]).toEqual([
      call.name,
      call.path.startsWith('/api/v1/') ? [call.path.split('/')[3]] : ['Administrador'],
    ]);
});

test('codes come by commas, in any case, each once', () => {
  expect(wantedCodes({ codigos: 'a, B,,a ' })).toEqual(['A', 'B']);
  // One article by its bar code, however long the code is written.
  expect(wantedCodes({ codigos: '07501031311309' })).toContain('7501031311309');
  expect(wantedCodes({})).toBeUndefined();
});

test('the use of a key names every call that keys are for', () => {
  const keyed = contract.filter(({ clave }) => clave !== undefined);
  const addresses = keyed.map(
    ({ name, method, path }) => [name, method === 'GET' ? path : `${method} ${path}`] as const,
  );
  expect(new Map(addresses)).toEqual(API_ADDRESSES);
});
