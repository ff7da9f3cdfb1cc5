import { forecastOfSeller } from '@power/domain/forecast/views/figures';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { oneForecast } from './one-forecast.ts';

export default handleQuery(forecastOfSeller, ({ ejecutivo, month, year }, context) =>
  oneForecast(context, { alcance: 'ejecutivo', de: ejecutivo, year_cierre: year, mes_cierre: month }),
);
