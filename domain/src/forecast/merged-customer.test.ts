import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { changeOpportunityClient } from './change-opportunity-client.ts';
import { reaches } from './month-forecast.ts';
import { opportunity } from './opportunity.ts';
import { chance } from './opportunity.testing.ts';
import { updateOpportunity } from './update-opportunity.ts';

const admin = someone('Administrador');
const NORTE = { _id: 'c2', nombre: 'Norte SpA' };
const follow = (given: readonly DomainEvent[], facts: typeof NORTE | null = NORTE) =>
  decideGiven(changeOpportunityClient, given, { request: { oportunidad: '501' }, user: admin, facts });
const update = (given: readonly DomainEvent[], datos: object, forecast: string, user = admin) =>
  decideGiven(updateOpportunity, given, {
    request: {
      accion: 'actualizar',
      forecast,
      oportunidad: '501',
      datos: {
        porcentaje: 50,
        comentario: 'Lo revisa',
        next_step: 'Llamar',
        fechaAccion: '2026-11-27',
        year_cierre: 2026,
        mes_cierre: 11,
        ...datos,
      } as never,
    },
    user,
    facts: { dolar: 950 },
    now: '2026-11-22T15:00:00.000Z',
  });
const FORECAST = 'u-Ejecutivo de Ventas.2026-11';

test('an open opportunity goes to the customer that stays, under its name, once', () => {
  const [moved] = events(follow([chance()])) as readonly DomainEvent[];
  expect(moved!.data).toMatchObject({
    oportunidad: { cliente_nombre: 'Norte SpA' },
    antes: { cliente_id: 'c1', cliente_nombre: 'Alarmas Sur' },
    cliente_id: 'c2',
    cliente_nombre: 'Norte SpA',
  });
  expect(foldAll(opportunity, [chance(), moved!])).toMatchObject({ cliente_id: 'c2', cliente_nombre: 'Norte SpA' });
  expect(follow([chance(), moved!])).toEqual([]);
});

test('one that was lost keeps the name that it was lost under; without an opportunity or a merge nothing happens', () => {
  const lost = [chance(), ...(events(update([chance()], { porcentaje: 0 }, FORECAST)) as readonly DomainEvent[])];
  expect(foldAll(opportunity, lost)).toMatchObject({ perdida: true });
  expect(events(follow(lost))[0]!.data).toMatchObject({ cliente_id: 'c2', cliente_nombre: 'Alarmas Sur' });
  expect(follow([])).toEqual([]);
  expect(follow([chance()], null)).toEqual([]);
});

test('an opportunity of nobody, or a forecast that is none, is not written to', () => {
  expect(refusal(update([], {}, FORECAST))).toBeTruthy();
  expect(refusal(update([chance()], {}, 'no-es-un-forecast'))).toBeTruthy();
  expect(refusal(update([chance()], {}, FORECAST, someone('Ejecutivo de Ventas', { _id: 'otra' })))).toBeTruthy();
});

test('a forecast is within reach of whom it is of, of who looks after its brand, and of the Administrador', () => {
  const of = (alcance: 'ejecutivo' | 'marca' | 'global', de: string) => ({ alcance, de }) as never;
  const seller = someone('Ejecutivo de Ventas', { _id: 'eva' });
  const manager = someone('Brand Manager', { _id: 'eva', marcas: ['Hikvision'] });
  for (const user of [seller, manager]) {
    expect(reaches(of('ejecutivo', 'eva'), user)).toBe(true);
    expect(reaches(of('ejecutivo', 'otro'), user)).toBe(false);
    // A brand may be called like a person.
    expect(reaches(of('marca', 'eva'), user)).toBe(false);
    expect(reaches(of('global', 'eva'), user)).toBe(false);
  }
  expect(reaches(of('marca', 'Hikvision'), manager)).toBe(true);
  expect(reaches(of('marca', 'Hikvision'), seller)).toBe(false);
  expect(reaches(of('marca', 'Hikvision'), admin)).toBe(true);
});
