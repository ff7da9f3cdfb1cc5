import { nombreCierre, writeMonth } from '@power/domain/forecast/tracking';
import { useQueryCall } from '../api/hooks.ts';
import { globalForecast } from '../calls/forecast.ts';
import { useForecastLive } from './use-forecast-live.ts';
import { Accuracy } from './accuracy.tsx';
import { Comparison } from './comparison.tsx';
import { billedIn, listOf, ofMonth, soldBy, soldOf } from './forecast-address.ts';
import { ForecastBar } from './forecast-bar.tsx';
import { ForecastFigures } from './forecast-figures.tsx';
import { ForecastScreen } from './forecast-screen.tsx';
import { ForecastTable } from './forecast-table.tsx';
import { GlobalBoard } from './global-board.tsx';
import { Loaded } from './loaded.tsx';
import { ToInvoice } from './to-invoice.tsx';
import { useForecastAddress } from './use-forecast.ts';

const VIEWS = {
  resumen: 'Resumen',
  tablero: 'Tablero',
  lista: 'Lista',
  facturar: 'Por facturar',
  comparar: 'Comparar',
  precision: 'Precisión',
} as const;
type View = keyof typeof VIEWS;

/** `fefglobal`: the month of the company, by seller and by brand, and against any day before. */
export function Component() {
  const { month, view, change, onMonth } = useForecastAddress(Object.keys(VIEWS) as [View, ...View[]]);
  const request = { month: month.mes_cierre, year: month.year_cierre };
  const forecast = useQueryCall(globalForecast, request, { keepPrevious: true });
  useForecastLive(globalForecast);
  const mes = writeMonth(month);
  const onView = (to: View) => change({ vista: to, ...(to === 'lista' && { f: JSON.stringify(ofMonth(month)) }) });
  return (
    <ForecastScreen
      name="fefglobal"
      title="Forecast Global"
      context={`Toda la empresa · ${nombreCierre(month)}`}
      month={month}
      forecastID={undefined}
      view={view}
      above={
        <>
          <ForecastBar month={month} onMonth={onMonth} views={VIEWS} view={view} onView={onView} />
          <Loaded query={forecast} height={72}>
            {({ forecast: of }) => (
              <ForecastFigures
                cifras={of}
                forecast={of}
                month={month}
                listOf={(filters) => listOf('fefglobal', month, filters)}
                sold={{}}
              />
            )}
          </Loaded>
        </>
      }
    >
      {view === 'resumen' && (
        <Loaded query={forecast}>
          {({ ejecutivos, marcas }) => (
            <>
              <ForecastTable
                title="Por ejecutivo"
                of="Ejecutivo"
                rows={ejecutivos}
                to={({ de }) => `/sistema/fef?${new URLSearchParams({ mes, ejecutivo: de })}`}
                sales={({ de, nombre }) => billedIn(month, soldBy({ _id: de, nombre }))}
                empty="Ningún ejecutivo tiene oportunidades ni meta en este mes."
              />
              <ForecastTable
                title="Por marca"
                of="Marca"
                rows={marcas}
                to={({ de }) => `/sistema/fefbrand?${new URLSearchParams({ mes, marca: de, vista: 'tablero' })}`}
                sales={({ de }) => billedIn(month, soldOf([de]))}
                empty="Ninguna marca tiene oportunidades ni meta en este mes."
              />
            </>
          )}
        </Loaded>
      )}
      {view === 'tablero' && <GlobalBoard month={month} />}
      {view === 'facturar' && <ToInvoice />}
      {view === 'comparar' && <Comparison month={month} />}
      {view === 'precision' && <Accuracy />}
    </ForecastScreen>
  );
}
