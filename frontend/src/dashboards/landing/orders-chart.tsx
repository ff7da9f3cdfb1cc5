import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import { formatCount, formatMillions } from '../../ui/format/numbers.ts';
import { Link, useNavigate } from 'react-router-dom';
import { formatDay } from '../../ui/format/times.ts';
import styles from './landing.module.css';
import { weeksOf } from './weeks.ts';

interface Day {
  readonly fecha: string;
  readonly cantidad: number;
  readonly total?: number | undefined;
}
interface Props {
  readonly days: readonly Day[];
  /** List of the orders of these days, for whoever has it. */
  readonly hrefOf: (from: string, to: string) => string | undefined;
}

const short = (day: string): string => formatDay(day).slice(0, 5);
/** What they were worth, for whoever may know it. */
const worth = (day: Day | undefined): string | undefined =>
  day?.total === undefined ? undefined : formatMillions(day.total);

/** Orders by day: what a sum does not say is which days were strong. A bar opens its day, the links below its week. */
export function OrdersChart({ days, hrefOf }: Props) {
  const navigate = useNavigate();
  const openDay = (index: number) => {
    const day = days[index]?.fecha;
    const href = day === undefined ? undefined : hrefOf(day, day);
    if (href !== undefined) void navigate(href);
  };
  const weeks = weeksOf(days).flatMap((week) => {
    const href = hrefOf(week.from, week.to);
    return href === undefined || week.cantidad === 0 ? [] : [{ ...week, href }];
  });
  return (
    <>
      <BarsChart
        low
        title="Pedidos por día"
        labels={days.map(({ fecha }) => formatDay(fecha))}
        tick={(day) => day.slice(0, 5)}
        series={[{ name: 'Pedidos', values: days.map(({ cantidad }) => cantidad) }]}
        format={formatCount}
        detail={(index) => worth(days[index])}
        onOpen={weeks.length > 0 ? openDay : undefined}
      />
      {weeks.length > 0 && (
        <ul className={styles.weeks} aria-label="Pedidos de cada semana">
          {weeks.map(({ from, to, cantidad, href }) => (
            <li key={from}>
              <Link
                to={href}
              >{`${short(from)}${from === to ? '' : ` al ${short(to)}`}: ${formatCount(cantidad)}`}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
