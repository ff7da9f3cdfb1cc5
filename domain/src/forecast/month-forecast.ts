import { defineAggregate, on } from '../kernel/aggregate.ts';
import type { Principal } from '../kernel/principal.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { ForecastValueSet } from './events.ts';
import type { Forecast, VALORES } from './parts.ts';

export type MonthForecast = Readonly<Partial<Record<(typeof VALORES)[number], number>>>;

/** Stream `forecast-<id>`: what a seller, a brand or the company is to sell in a month, and what was committed to. */
export const monthForecast = defineAggregate<MonthForecast>('forecast', {}, [
  on(ForecastValueSet, (s, { tipo, valor }) => ({ ...s, [tipo]: valor })),
]);

/** Whether a forecast is within a person's reach: a seller's own, a manager's own and those of their brands, the company's for an Administrador. */
export function reaches({ alcance, de }: Forecast, user: Principal): boolean {
  switch (user.perfil) {
    case 'Administrador':
      return true;
    case 'Ejecutivo de Ventas':
      return alcance === 'ejecutivo' && de === user._id;
    case 'Brand Manager':
      return alcance === 'marca' ? (user.marcas?.includes(de) ?? false) : alcance === 'ejecutivo' && de === user._id;
    default:
      return alcance === 'ejecutivo';
  }
}

/** The same answer for what does not exist and what is somebody else's. */
export const noForecast = (titulo = 'Forecast no encontrado'): Rejection =>
  reject('FORECAST_NO_EXISTE', titulo, 'El forecast no existe o no está a tu cargo. Elígelo otra vez.');
