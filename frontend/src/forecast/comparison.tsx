import { addDays, dayOf } from '@power/domain/kernel/dates';
import { MEDIDAS, type Medida } from '@power/domain/forecast/movements.shared';
import { type Cierre, lastDayOf } from '@power/domain/forecast/tracking';
import { FORECAST_TOPIC } from '@power/domain/forecast/views/opportunity-row';
import { moment } from '../api/moment.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useStore } from '../api/store.ts';
import { forecastComparison } from '../calls/forecast.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { Waterfall } from '../ui/charts/waterfall.tsx';
import { formatMillions } from '../ui/format/numbers.ts';
import { formatDayTime, today } from '../ui/format/times.ts';
import { DateField } from '../ui/forms/date-field.tsx';
import { useAddress } from '../ui/use-address.ts';
import { endOf } from './forecast-address.ts';
import { Loaded } from './loaded.tsx';
import { stepsOf } from './movement-steps.ts';
import { Moved } from './moved.tsx';
import { SideBySide } from './side-by-side.tsx';
import styles from './forecast.module.css';
import { Select } from '../ui/forms/select.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WEEKS = 21;
const OWN = ['desde', 'hasta', 'medida', 'paso'];
const LABEL: Readonly<Record<Medida, string>> = { ponderado: 'Ponderado', total: 'Total', asegurado: 'Asegurado' };

interface Props {
  readonly month: Cierre;
  readonly ejecutivo?: string;
  readonly brand?: string;
}

/** A month as it was believed to be on one day and on another, and what moved between them. Days end at midnight of Santiago. */
export function Comparison({ month, ...of }: Props) {
  const [search, setSearch] = useAddress(OWN);
  const shown = useStore(moment);
  // The last day that can be compared with is the one that is shown.
  const last = shown === undefined ? today() : dayOf(shown);
  const named = (name: string, otherwise: string): string => {
    const day = search.get(name) ?? '';
    return DAY.test(day) && day <= last ? day : otherwise;
  };
  const end = lastDayOf(month);
  const hasta = named('hasta', end < last ? end : last);
  const desde = named('desde', addDays(hasta, -WEEKS));
  const medida = MEDIDAS.find((one) => one === search.get('medida')) ?? 'ponderado';
  const paso = search.get('paso') ?? undefined;
  const put = (name: string, value: string) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const query = useQueryCall(
    forecastComparison,
    {
      ...of,
      month: month.mes_cierre,
      year: month.year_cierre,
      medida,
      desde: endOf(desde),
      ...(hasta < last && { hasta: endOf(hasta) }),
    },
    { keepPrevious: true },
  );
  useLiveRefresh(forecastComparison, FORECAST_TOPIC);
  return (
    <section className={styles.section} aria-label="Comparar dos días">
      <div className={styles.dates}>
        <DateField label="Desde el" max={hasta} value={desde} onChange={(day) => DAY.test(day) && put('desde', day)} />
        <DateField
          label="Hasta el"
          min={desde}
          max={last}
          value={hasta}
          onChange={(day) => DAY.test(day) && put('hasta', day)}
        />
        <Select
          label="Medida"
          allowDeselect={false}
          data={MEDIDAS.map((value) => ({ value, label: LABEL[value] }))}
          value={medida}
          onChange={(value) => value && put('medida', value)}
        />
      </div>
      <Loaded query={query}>
        {(found) => (
          <>
            <div className={styles.compare}>
              <SideBySide
                before={found.antes}
                after={found.despues}
                from={formatDayTime(found.desde)}
                to={formatDayTime(found.hasta)}
              />
              <Waterfall
                label={`Qué se movió en el ${LABEL[medida].toLowerCase()}`}
                format={formatMillions}
                steps={stepsOf(found, (movimiento) => {
                  const next = new URLSearchParams(search);
                  next.set('paso', movimiento);
                  return `?${next}`;
                })}
              />
            </div>
            <Moved step={found.pasos.find(({ movimiento }) => movimiento === paso)} />
          </>
        )}
      </Loaded>
    </section>
  );
}
