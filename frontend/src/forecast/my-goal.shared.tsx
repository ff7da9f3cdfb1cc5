import { cierreOf, nombreCierre } from '@power/domain/forecast/tracking';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { useQueryCall } from '../api/hooks.ts';
import { forecastOfSeller } from '../calls/forecast.ts';
import { useForecastLive } from './use-forecast-live.ts';
import { today } from '../ui/format/times.ts';
import { listOf, ofSeller, soldBy } from './forecast-address.ts';
import { ForecastFigures } from './forecast-figures.tsx';
import { Loaded } from './loaded.tsx';
import styles from './forecast.module.css';

/** The seller's own month against its goal, each figure the way into its list. */
export function MyGoal() {
  const { _id } = useCurrentUser();
  const month = cierreOf(today());
  const query = useQueryCall(
    forecastOfSeller,
    { ejecutivo: _id, month: month.mes_cierre, year: month.year_cierre },
    { staleTime: 10_000, keepPrevious: true },
  );
  useForecastLive(forecastOfSeller);
  return (
    <section aria-label="Mi forecast">
      <h2 className={styles.mine}>
        <Link to="/sistema/fef">Mi forecast de {nombreCierre(month)}</Link>
      </h2>
      <Loaded query={query} height={72}>
        {({ forecast }) => (
          <ForecastFigures
            cifras={forecast}
            forecast={forecast}
            month={month}
            listOf={(filters) => listOf('fef', month, { ...filters, ...ofSeller({ _id, nombre: forecast.nombre }) })}
            sold={soldBy({ _id, nombre: forecast.nombre })}
          />
        )}
      </Loaded>
    </section>
  );
}
