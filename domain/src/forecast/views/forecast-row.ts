import { count, key, optionalKey, pesos, state, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { ALCANCES } from '../parts.ts';
import { FORECAST_TOPIC } from './opportunity-row.ts';

/** Goal and commitment of a month, of a seller, a brand or the company. */
export const forecastRow = defineRow({
  projection: 'forecast/forecast-list',
  table: 'forecast_list',
  topic: FORECAST_TOPIC,
  scope: { ejecutivo: 'usuario', marca: 'marca' },
  fields: {
    _id: key(),
    alcance: state('Alcance', ALCANCES),
    usuario: optionalKey(),
    marca: text('Marca', { nullable: true }),
    year: count('Año'),
    month: count('Mes'),
    meta: pesos('Meta', { nullable: true }),
    comprometido: pesos('Comprometido', { nullable: true }),
    version: count('Versión', { internal: true }),
  },
});
export type ForecastRow = RowOf<typeof forecastRow>;
