import { forecastOf } from '@power/domain/forecast/parts';
import { forecastById } from '@power/domain/forecast/views/figures';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { oneForecast } from './one-forecast.ts';

export default handleQuery(forecastById, ({ forecastID }, context) => oneForecast(context, forecastOf(forecastID)));
