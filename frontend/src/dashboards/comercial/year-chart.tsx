import { useNavigate } from 'react-router-dom';
import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import { formatMillions } from '../../ui/format/numbers.ts';
import { MONTHS } from '@power/domain/kernel/month';
import { ofMonth, type SalesYear } from './months.ts';

/** Twelve months beside those of the year before, and the goals where there are any; a month opens its lines. */
export function YearChart({ sales: { periodo, meses } }: { readonly sales: SalesYear }) {
  const navigate = useNavigate();
  const goals = meses.map(({ meta }) => meta);
  return (
    <BarsChart
      title={`Ventas de ${periodo} por mes`}
      labels={[...MONTHS]}
      format={formatMillions}
      series={[
        { name: String(periodo), values: meses.map(({ neto }) => neto) },
        { name: String(periodo - 1), values: meses.map(({ anterior }) => anterior.neto) },
        ...(goals.some((meta) => meta !== null) ? [{ name: 'Meta', values: goals, as: 'line' as const }] : []),
      ]}
      onOpen={(index) => void navigate(ofMonth(periodo, index + 1))}
    />
  );
}
