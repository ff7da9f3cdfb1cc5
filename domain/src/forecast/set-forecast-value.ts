import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import type { Principal } from '../kernel/principal.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { ForecastValueSet } from './events.ts';
import { type MonthForecast, monthForecast, noForecast, reaches } from './month-forecast.ts';
import { FORECASTERS } from './opportunity.ts';
import { type Forecast, forecastId, forecastIdOf, forecastOf, VALORES } from './parts.ts';
import { cierreOf, compareCierre } from './tracking.ts';

const TITLE = 'El valor no se guardó';

/** Whoever is forecast exists: an owner of opportunities, a brand. */
export interface ValueFacts {
  readonly existe: boolean;
}

interface Request {
  readonly tipo: (typeof VALORES)[number];
  readonly valor: number;
}

function decided(
  state: MonthForecast,
  forecast: Forecast | undefined,
  { tipo, valor }: Request,
  { user, now, existe }: { readonly user: Principal; readonly now: string; readonly existe: boolean },
): ReturnType<typeof ForecastValueSet>[] | Rejection {
  if (!forecast || !existe || !reaches(forecast, user)) return noForecast(TITLE);
  const boss = user.perfil === 'Administrador';
  // What somebody is to reach is set by others; what they commit to, by themselves.
  if (tipo === 'meta' && !boss) return reject('SIN_PERMISO', TITLE, 'La meta la fija un Administrador.');
  if (!boss && forecast.alcance === 'ejecutivo' && forecast.de !== user._id)
    return reject('SIN_PERMISO', TITLE, 'El comprometido lo fija su ejecutivo o un Administrador.');
  if (!boss && compareCierre(forecast, cierreOf(dayOf(now))) < 0)
    return reject('MES_PASADO', TITLE, 'El mes ya terminó. Un Administrador puede corregirlo.');
  if (state[tipo] === valor) return [];
  const { alcance, de, year_cierre, mes_cierre } = forecast;
  return [
    ForecastValueSet({
      _id: forecastIdOf(forecast),
      alcance,
      usuario: alcance === 'ejecutivo' ? de : null,
      marca: alcance === 'marca' ? de : null,
      year: year_cierre,
      month: mes_cierre,
      tipo,
      antes: state[tipo] ?? null,
      valor,
    }),
  ];
}

const request = {
  id: forecastId,
  tipo: z.enum(VALORES),
  /** Net pesos. */
  valor: z.number().int().min(0).max(1e13),
  expectedVersion,
};
const base = { context: 'forecast', path: '/forecast/fijarvalores', aggregate: monthForecast };
const WORDS = { meta: 'La meta', comprometido: 'El comprometido' } as const;

/** Goal or commitment of one forecast: a seller's or a brand's month. */
export const setForecastValue = defineCommand({
  ...base,
  name: 'set-forecast-value',
  accion: 'fijar',
  access: { perfiles: FORECASTERS },
  summary: 'Fija la meta o el comprometido de un forecast',
  request: z.strictObject({ accion: z.literal('fijar'), ...request }),
  needsFacts: true,
  stream: ({ id }) => id,
  decide: (state, { id, tipo, valor }, { facts, user, now }: DecideContext<ValueFacts>) =>
    decided(state, forecastOf(id), { tipo, valor }, { user, now, existe: facts.existe }),
  answer: (_outcome, { tipo }) => ({ mensaje: `${WORDS[tipo]} del mes quedó guardad${tipo === 'meta' ? 'a' : 'o'}` }),
});

const globalOf = (id: string): Forecast | undefined => {
  const named = forecastOf(id);
  return named && { ...named, alcance: 'global', de: '' };
};

/** Goal or commitment of the company's month; `id` is any forecast of that month. */
export const setGlobalForecastValue = defineCommand({
  ...base,
  name: 'set-global-forecast-value',
  accion: 'global',
  access: { perfiles: ['Administrador'] },
  summary: 'Fija la meta o el comprometido de todo el mes',
  request: z.strictObject({ accion: z.literal('global'), ...request }),
  stream: ({ id }) => {
    const forecast = globalOf(id);
    return forecast ? forecastIdOf(forecast) : id;
  },
  decide: (state, { id, tipo, valor }, { user, now }) =>
    decided(state, globalOf(id), { tipo, valor }, { user, now, existe: true }),
  answer: (_outcome, { tipo }) => ({
    mensaje: `${WORDS[tipo]} de la empresa quedó guardad${tipo === 'meta' ? 'a' : 'o'}`,
  }),
});
