import { ownForecast } from '@power/domain/forecast/parts';
import { nombreCierre } from '@power/domain/forecast/tracking';
import { useCurrentUser } from '../access/current-user.ts';
import { useQueryCall } from '../api/hooks.ts';
import { usePeopleQuery } from '../live/refresh.ts';
import { forecastSellerDropdown } from '../calls/access.ts';
import { forecastOfSeller } from '../calls/forecast.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useForecastLive } from './use-forecast-live.ts';
import { Accuracy } from './accuracy.tsx';
import { Board } from './board.tsx';
import { Comparison } from './comparison.tsx';
import { listOf, ofMonth, ofSeller, soldBy } from './forecast-address.ts';
import { ForecastBar } from './forecast-bar.tsx';
import { ForecastFigures } from './forecast-figures.tsx';
import { ForecastScreen } from './forecast-screen.tsx';
import { Loaded } from './loaded.tsx';
import { More } from './more.tsx';
import { ToInvoice } from './to-invoice.tsx';
import { useForecastAddress } from './use-forecast.ts';
import { useMayMove } from './use-may-move.ts';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';

const VIEWS = {
  tablero: 'Tablero',
  lista: 'Lista',
  facturar: 'Por facturar',
  comparar: 'Comparar',
  precision: 'Precisión',
} as const;
type View = keyof typeof VIEWS;

/** `fef`: the month of a seller; an Administrador and Pre-Venta choose whose. */
export function Component() {
  const me = useCurrentUser();
  const { month, view, ejecutivo, change, onMonth } = useForecastAddress(Object.keys(VIEWS) as [View, ...View[]]);
  const mayMove = useMayMove();
  const { follow } = useOpportunityDialog();
  const chooses = me.perfiles.perfil === 'Administrador' || me.perfiles.perfil === 'Pre-Venta';
  const sellers = usePeopleQuery(forecastSellerDropdown, {}, { enabled: chooses });
  const found = sellers.data?.usr_ejecutivo ?? [];
  const own = found.some(({ _id }) => _id === me._id) ? me._id : found[0]?._id;
  const whose = chooses ? (ejecutivo ?? own) : me._id;
  const forecast = useQueryCall(
    forecastOfSeller,
    { ejecutivo: whose ?? '', month: month.mes_cierre, year: month.year_cierre },
    { enabled: whose !== undefined, keepPrevious: true },
  );
  useForecastLive(forecastOfSeller);
  const summary = forecast.data?.ok ? forecast.data.forecast : undefined;
  // Whose it is, also before it is there, and where it is refused.
  const chosen = whose === me._id ? me.nombre : found.find(({ _id }) => _id === whose)?.nombre;
  const nombre = summary?.nombre ?? chosen ?? '';
  const person = { _id: whose ?? me._id, nombre };
  const seller: Readonly<Record<string, string>> = chooses && whose !== undefined ? { ejecutivo: whose } : {};
  const onView = (to: View) =>
    change({ vista: to, ...(to === 'lista' && { f: JSON.stringify({ ...ofMonth(month), ...ofSeller(person) }) }) });
  return (
    <ForecastScreen
      name="fef"
      title="Forecast"
      context={[nombre, nombreCierre(month)].filter(Boolean).join(' · ')}
      month={month}
      forecastID={whose === undefined ? undefined : ownForecast(whose, month)}
      view={view}
      above={
        <>
          <ForecastBar
            month={month}
            onMonth={onMonth}
            views={VIEWS}
            view={view}
            onView={onView}
            {...(chooses && {
              whose: {
                label: 'Ejecutivo',
                data: found.map(({ _id, nombre: label }) => ({ value: _id, label })),
                value: whose,
                onChange: (to: string | undefined) => change({ ejecutivo: to }),
              },
            })}
          />
          {whose === undefined ? (
            <Loaded query={sellers} height={72}>
              {() => (
                <EmptyState
                  title="Todavía no hay ejecutivos"
                  hint="El forecast de cada uno aparece aquí en cuanto un Administrador crea su usuario."
                />
              )}
            </Loaded>
          ) : (
            <Loaded query={forecast} height={72}>
              {({ forecast: of }) => (
                <ForecastFigures
                  cifras={of}
                  forecast={of}
                  month={month}
                  listOf={(filters) => listOf('fef', month, { ...filters, ...ofSeller(person) }, seller)}
                  sold={soldBy(person)}
                />
              )}
            </Loaded>
          )}
        </>
      }
    >
      {view === 'tablero' && forecast.data?.ok && (
        <>
          <More shown={forecast.data.oportunidades.length} total={forecast.data.total_oportunidades} />
          <Board
            cards={forecast.data.oportunidades}
            sums={forecast.data.columnas}
            owner={false}
            mayMove={mayMove}
            onOpen={follow}
          />
        </>
      )}
      {view === 'facturar' && <ToInvoice ejecutivo={person._id} />}
      {view === 'comparar' && whose !== undefined && <Comparison month={month} ejecutivo={whose} />}
      {view === 'precision' && whose !== undefined && <Accuracy ejecutivo={whose} />}
    </ForecastScreen>
  );
}
