import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { forecastIdOf, forecastOf } from './parts.ts';
import { setForecastValue, setGlobalForecastValue } from './set-forecast-value.ts';

const NOW = '2026-11-22T15:00:00.000Z';
const seller = someone('Ejecutivo de Ventas');
const manager = someone('Brand Manager', { marcas: ['Dahua'] });
const admin = someone('Administrador');
const OWN = `${seller._id}.2026-11`;

const set = (
  user: typeof seller,
  id: string,
  tipo: 'meta' | 'comprometido',
  given: readonly DomainEvent[] = [],
  existe = true,
) =>
  decideGiven(setForecastValue, given, {
    request: { accion: 'fijar', id, tipo, valor: 1000 },
    user,
    facts: { existe },
    now: NOW,
  });

test('the goal is set by an Administrador, the commitment also by whose forecast it is', () => {
  expect(events(set(admin, OWN, 'meta'))[0]!.data).toEqual({
    _id: OWN,
    alcance: 'ejecutivo',
    usuario: seller._id,
    marca: null,
    year: 2026,
    month: 11,
    tipo: 'meta',
    antes: null,
    valor: 1000,
  });
  expect(refusal(set(seller, OWN, 'meta')).codigo).toBe('SIN_PERMISO');
  expect(events(set(seller, OWN, 'comprometido'))).toHaveLength(1);
  expect(events(set(manager, 'marca:Dahua.2026-11', 'comprometido'))).toHaveLength(1);
  expect(refusal(set(someone('Pre-Venta'), OWN, 'comprometido')).codigo).toBe('SIN_PERMISO');
});

test('what is of others, of nobody or no forecast is refused alike', () => {
  const none = refusal(set(seller, OWN, 'comprometido', [], false));
  for (const id of ['otra.2026-11', 'marca:Dahua.2026-11', 'global.2026-11', 'nada', `${seller._id}.2026-13`])
    expect(refusal(set(seller, id, 'comprometido'))).toEqual(none);
  expect(refusal(set(manager, 'marca:Hikvision.2026-11', 'comprometido'))).toEqual(none);
});

test('a month that is over is corrected by an Administrador alone; the same value writes nothing', () => {
  const past = `${seller._id}.2026-10`;
  expect(refusal(set(seller, past, 'comprometido')).codigo).toBe('MES_PASADO');
  const done = events(set(admin, past, 'comprometido')) as readonly DomainEvent[];
  expect(events(set(admin, past, 'comprometido', done))).toEqual([]);
});

test('the company’s month is named by any forecast of it', () => {
  const request = { accion: 'global', id: OWN, tipo: 'comprometido', valor: 5 } as const;
  const decision = decideGiven(setGlobalForecastValue, [], { request, user: admin, facts: undefined, now: NOW });
  expect(events(decision)[0]!.data).toMatchObject({ _id: 'global.2026-11', alcance: 'global', valor: 5 });
  expect(setGlobalForecastValue.stream(request, {} as never)).toBe('global.2026-11');
});

test.each(['u-1.2026-01', 'marca:TP-Link. 2.2029-12', 'global.2023-02'])('%s is read back from what it names', (id) => {
  expect(forecastIdOf(forecastOf(id)!)).toBe(id);
});

test.each(['u.2022-12', 'u.2030-01', 'u.2026-00', '.2026-01', 'u.2026-1'])('%s names no forecast', (id) => {
  expect(forecastOf(id)).toBeUndefined();
});
