import { ForecastValueSet } from '@power/domain/forecast/events';
import { forecastRow } from '@power/domain/forecast/views/forecast-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** Goals and commitments of each month. */
export default rowProjection(forecastRow, {
  version: 1,
  indexes: [['year', 'month']],
  rules: [
    rule(
      ForecastValueSet,
      (d) => [d._id],
      (row, { _id, alcance, usuario, marca, year, month, tipo, valor }, c) => ({
        ...(row ?? { _id, alcance, usuario, marca, year, month, meta: null, comprometido: null }),
        [tipo]: valor,
        version: c.version,
      }),
    ),
  ],
});
