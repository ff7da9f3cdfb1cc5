import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount, formatMillions } from '../../ui/format/numbers.ts';
import { formatDay } from '../../ui/format/times.ts';

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

/** Orders by day: what a sum does not say is which days were strong. */
export const OrdersChart = ({ days }: { days: readonly Day[] }) => (
  <div role="img" aria-label={`Pedidos por día: ${days.map((d) => `${formatDay(d.fecha)} ${d.cantidad}`).join(', ')}`}>
    <ResponsiveContainer width="100%" height={180}>
      <BarChart data={[...days]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <XAxis
          dataKey="fecha"
          tickFormatter={(day: string) => formatDay(day).slice(0, 5)}
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
);
