import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
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

function Tip({ active, payload }: { active?: boolean; payload?: readonly { payload: Day }[] }) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <div
      style={{
        padding: '6px 10px',
        border: '1px solid var(--line)',
        borderRadius: 8,
        background: 'var(--surface)',
        color: 'var(--text)',
        fontSize: 12,
      }}
    >
      <strong>{formatDay(day.fecha)}</strong>
      <br />
      {formatCount(day.cantidad)} pedidos{day.total !== undefined && ` · ${formatMillions(day.total)}`}
    </div>
  );
}

const short = (day: string): string => formatDay(day).slice(0, 5);

interface Props {
  readonly days: readonly Day[];
  /** List of the orders of these days, for whoever has it. */
  readonly hrefOf: (from: string, to: string) => string | undefined;
}

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
      <div
        className={styles.chart}
        data-opens={weeks.length > 0}
        role="img"
        aria-label={`Pedidos por día: ${days.map((d) => `${formatDay(d.fecha)} ${d.cantidad}`).join(', ')}`}
      >
        <ResponsiveContainer width="100%" height={180}>
          <BarChart
            data={[...days]}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            accessibilityLayer={false}
            onClick={(at) => openDay(Number(at.activeTooltipIndex ?? -1))}
          >
            <XAxis
              dataKey="fecha"
              tickFormatter={short}
              tick={{ fontSize: 11, fill: 'var(--muted)' }}
              tickLine={false}
              axisLine={{ stroke: 'var(--line)' }}
              minTickGap={24}
            />
            <YAxis
              width={36}
              allowDecimals={false}
              tick={{ fontSize: 11, fill: 'var(--muted)' }}
              tickLine={false}
              axisLine={false}
            />
            <Tooltip content={<Tip />} cursor={{ fill: 'var(--accent-soft)' }} />
            <Bar dataKey="cantidad" fill="var(--accent)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
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
