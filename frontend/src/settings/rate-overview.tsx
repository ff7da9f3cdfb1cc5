import { useState } from 'react';
import { currentRate } from '../calls/products.ts';
import { rateYear } from '../calls/settings.ts';
import { useQueryCall } from '../api/hooks.ts';
import { Loaded } from '../dashboards/loaded.shared.tsx';
import { useLiveRefresh } from '../live/refresh.ts';
import { formatDecimal } from '../ui/format/numbers.ts';
import { formatMonth } from '@power/domain/kernel/month';
import { formatDay } from '../ui/format/times.ts';
import { RateChart } from './rate-chart.tsx';
import styles from './rate-chart.module.css';

const RATES = [
  ['dolar', 'Dólar', 5],
  ['euro', 'Euro', 5],
  ['aduanero', 'Dólar aduanero', 31],
  ['comercial', 'Dólar comercial del mes', 31],
] as const;
type Rate = (typeof RATES)[number][0];

const age = (days: number): string => (days === 0 ? 'de hoy' : days === 1 ? 'de ayer' : `de hace ${days} días`);

/** A rate as it stands; pressing it shows its year. A daily one that is older than a long weekend says so. */
function RateCard({
  rate,
  label,
  pressed,
  onPress,
}: {
  rate: Rate;
  label: string;
  pressed: boolean;
  onPress: () => void;
}) {
  const { data, error } = useQueryCall(rateYear, { tipo: rate });
  const { data: month, error: failed } = useQueryCall(currentRate, {});
  const last = data?.ultimo;
  const unread = (rate === 'comercial' ? failed : error) && 'No se pudo leer';
  const value = rate === 'comercial' ? month?.tc : last?.valor;
  const ofMonth =
    month && (month.respaldo ? 'Ningún mes tiene valor: rige el de respaldo' : `de ${formatMonth(month.yyyymm)}`);
  const ofDay = last ? `${formatDay(last.fecha)}, ${age(last.antiguedad)}` : data && 'Sin valor';
  // What was not read is not what there is not.
  const note = unread || ((rate === 'comercial' ? ofMonth : ofDay) ?? '…');
  const late =
    rate === 'comercial' ? month?.respaldo : last === null || (last?.antiguedad ?? 0) > (rate === 'aduanero' ? 31 : 4);
  return (
    <button type="button" className={styles.card} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value === undefined ? '–' : `$${formatDecimal(value)}`}</span>
      <span className={styles.note} data-late={late || undefined}>
        {note}
      </span>
    </button>
  );
}

/** The rates as they stand, and a year of one of them. */
export function RateOverview() {
  const [shown, setShown] = useState<Rate>('dolar');
  useLiveRefresh(rateYear, rateYear.topic);
  const year = useQueryCall(rateYear, { tipo: shown });
  const [, label, reach] = RATES.find(([rate]) => rate === shown)!;
  return (
    <section className={styles.overview} aria-label="Valores vigentes">
      <div className={styles.cards}>
        {RATES.map(([rate, name]) => (
          <RateCard key={rate} rate={rate} label={name} pressed={rate === shown} onPress={() => setShown(rate)} />
        ))}
      </div>
      <Loaded query={year} title="El año no se pudo leer">
        {(found) => <RateChart title={label} reach={reach} {...found} />}
      </Loaded>
    </section>
  );
}
