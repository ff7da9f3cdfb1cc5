import { ownForecast } from '@power/domain/forecast/parts';
import { nombreCierre, writeMonth } from '@power/domain/forecast/tracking';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { usePeopleQuery } from '../live/refresh.ts';
import { brandManagerDropdown } from '../calls/access.ts';
import { forecastOfBrand } from '../calls/forecast.ts';
import { useForecastLive } from './use-forecast-live.ts';
import { Board } from './board.tsx';
import { Comparison } from './comparison.tsx';
import { billedIn, listOf, ofBrand, ofMonth, soldOf } from './forecast-address.ts';
import { ForecastBar } from './forecast-bar.tsx';
import { ForecastFigures } from './forecast-figures.tsx';
import { ForecastScreen } from './forecast-screen.tsx';
import { ForecastTable } from './forecast-table.tsx';
import { Loaded } from './loaded.tsx';
import { More } from './more.tsx';
import { useForecastAddress } from './use-forecast.ts';
import { useMayMove } from './use-may-move.ts';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';

const VIEWS = { marcas: 'Marcas', tablero: 'Tablero', lista: 'Lista', comparar: 'Comparar' } as const;
type View = keyof typeof VIEWS;

/** `fefbrand`: the month by brand, of all that the person sees, of a Brand Manager's, or of one. */
export function Component() {
  const me = useCurrentUser();
  const may = useMay();
  const { month, view, marca, change, onMonth } = useForecastAddress(Object.keys(VIEWS) as [View, ...View[]]);
  const mayMove = useMayMove();
  const { follow } = useOpportunityDialog();
  const boss = me.perfiles.perfil === 'Administrador';
  const managers = usePeopleQuery(brandManagerDropdown, {}, { enabled: boss && may(brandManagerDropdown) });
  const request = { month: month.mes_cierre, year: month.year_cierre };
  const all = useQueryCall(forecastOfBrand, request, { keepPrevious: true });
  const forecast = useQueryCall(
    forecastOfBrand,
    { ...request, ...(marca !== undefined && { brand: marca }) },
    { keepPrevious: true },
  );
  useForecastLive(forecastOfBrand);
  const named = all.data?.ok ? all.data.marcas.map(({ nombre }) => ({ value: nombre, label: nombre })) : [];
  const people = (managers.data?.usr_ejecutivo ?? []).map(({ _id, nombre }) => ({ value: _id, label: nombre }));
  const whose = people.find(({ value }) => value === marca)?.label ?? marca ?? 'Todas las marcas';
  const isBrand = named.some(({ value }) => value === marca);
  const brands = forecast.data?.ok ? forecast.data.marcas.map(({ nombre }) => nombre) : [];
  // Of a manager: of any brand of theirs.
  const filters = marca === undefined ? {} : isBrand ? ofBrand(marca) : ofBrand(...brands);
  const more: Readonly<Record<string, string>> = marca === undefined ? {} : { marca };
  const onView = (to: View) =>
    change({ vista: to, ...(to === 'lista' && { f: JSON.stringify({ ...ofMonth(month), ...filters }) }) });
  return (
    <ForecastScreen
      name="fefbrand"
      title="Forecast por Marca"
      context={`${whose} · ${nombreCierre(month)}`}
      month={month}
      forecastID={boss ? undefined : ownForecast(me._id, month)}
      view={view}
      above={
        <>
          <ForecastBar
            month={month}
            onMonth={onMonth}
            views={VIEWS}
            view={view}
            onView={onView}
            whose={{
              label: 'Marca o Brand Manager',
              data: [...named, ...people],
              value: marca,
              all: 'Todas las marcas',
              onChange: (to) => change({ marca: to }),
            }}
          />
          <Loaded query={forecast} height={72}>
            {(found) => (
              <ForecastFigures
                cifras={found}
                forecast={isBrand ? found.marcas[0] : undefined}
                month={month}
                listOf={(wanted) => listOf('fefbrand', month, { ...wanted, ...filters }, more)}
                sold={soldOf(marca === undefined ? [] : brands)}
              />
            )}
          </Loaded>
        </>
      }
    >
      {view === 'marcas' && (
        <Loaded query={forecast}>
          {({ marcas }) => (
            <ForecastTable
              title="Por marca"
              of="Marca"
              rows={marcas}
              to={({ de }) =>
                `/sistema/fefbrand?${new URLSearchParams({ mes: writeMonth(month), marca: de, vista: 'tablero' })}`
              }
              sales={({ de }) => billedIn(month, soldOf([de]))}
              empty="Ninguna marca tiene oportunidades ni meta en este mes."
            />
          )}
        </Loaded>
      )}
      {view === 'tablero' && (
        <Loaded query={forecast}>
          {({ oportunidades, total_oportunidades, columnas }) => (
            <>
              <More shown={oportunidades.length} total={total_oportunidades} />
              <Board cards={oportunidades} sums={columnas} owner mayMove={mayMove} onOpen={follow} />
            </>
          )}
        </Loaded>
      )}
      {view === 'comparar' && <Comparison month={month} {...(marca !== undefined && { brand: marca })} />}
    </ForecastScreen>
  );
}
