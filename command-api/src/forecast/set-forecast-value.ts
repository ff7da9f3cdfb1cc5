import { user as accounts } from '@power/domain/access/user';
import { FORECASTERS } from '@power/domain/forecast/opportunity';
import { forecastOf } from '@power/domain/forecast/parts';
import { setForecastValue } from '@power/domain/forecast/set-forecast-value';
import { brands } from '@power/domain/masters';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { masterRecord } from '../kernel/master-record.ts';

/** A forecast is of somebody who owns opportunities, also when their account has ended since, or of a brand that there is. */
export default provideFacts(setForecastValue, async ({ id }, services) => {
  const forecast = forecastOf(id);
  switch (forecast?.alcance) {
    case 'ejecutivo': {
      if (forecast.de === services.user._id) return { existe: true };
      const { state } = await services.load(accounts, forecast.de);
      return { existe: state.exists && FORECASTERS.includes(state.perfil) };
    }
    case 'marca': {
      const found = await masterRecord(brands, services, 'nombre', forecast.de);
      return { existe: found?.nombre === forecast.de };
    }
    default:
      return { existe: false };
  }
});
