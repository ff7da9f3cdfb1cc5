import { dayOf } from '@power/domain/kernel/dates';
import { moment } from '../../api/moment.ts';
import { useStore } from '../../api/store.ts';
import { KpiCard } from '../../ui/charts/kpi-card.tsx';
import kpi from '../../ui/charts/kpi-card.module.css';
import { today } from '../../ui/format/times.ts';
import { formatCount, formatMillions, formatPercent, formatPoints } from '../../ui/format/numbers.ts';
import { MONTHS } from '@power/domain/kernel/month';
import { linesOf, ofMonth, type SalesYear } from './months.ts';

type Month = SalesYear['meses'][number];

/** What had come together at the end of each month; the last is what there is now. */
function upTo(months: readonly Month[], figure: (month: Month) => number): readonly number[] {
  let sum = 0;
  return months.map((month) => (sum += figure(month)));
}

/** The year so far and its month, each beside the same a year before; each leads to its lines. */
export function YearFigures({ sales: { periodo, meses, acumulado, mes_anterior } }: { readonly sales: SalesYear }) {
  const at = useStore(moment);
  const day = at === undefined ? today() : dayOf(at);
  const running = day.startsWith(String(periodo));
  const month = meses[running ? Number(day.slice(5, 7)) - 1 : 11]!;
  const against = running ? 'el año anterior a esta fecha' : 'el año anterior';
  const year = linesOf(periodo);
  // Months that nobody set a goal for count on neither side.
  const sofar = meses.filter(({ mes }) => mes <= month.mes);
  const aimed = sofar.filter(({ meta }) => meta !== null);
  const goals = upTo(aimed, ({ meta }) => meta ?? 0);
  const sold = upTo(aimed, ({ neto }) => neto);
  const goal = goals.at(-1) ?? 0;
  const reached = sold.at(-1) ?? 0;
  const cards = [
    {
      label: `Facturado en ${periodo}`,
      values: [acumulado.anterior.neto, acumulado.neto],
      course: upTo(sofar, ({ neto }) => neto),
      format: formatMillions,
      against,
      to: year,
    },
    {
      label: `Facturado en ${MONTHS[month.mes - 1]}`,
      values: [(mes_anterior ?? month.anterior).neto, month.neto],
      course: sofar.map(({ neto }) => neto),
      format: formatMillions,
      against: mes_anterior ? 'el mismo mes del año anterior a esta fecha' : 'el mismo mes del año anterior',
      to: ofMonth(periodo, month.mes),
    },
    {
      label: 'Documentos',
      values: [acumulado.anterior.documentos, acumulado.documentos],
      course: upTo(sofar, ({ documentos }) => documentos),
      format: formatCount,
      against,
      to: year,
    },
    ...(goal > 0
      ? [
          {
            label: 'Facturado contra la meta',
            values: [goal, reached],
            figure: formatPercent((100 * reached) / goal),
            course: sold.map((neto, n) => neto / (goals[n] || 1)),
            format: formatMillions,
            against: `la meta hasta ${MONTHS[month.mes - 1]}`,
            to: year,
          },
        ]
      : []),
    ...(typeof acumulado.margen === 'number'
      ? [
          {
            label: 'Margen',
            values: [acumulado.anterior.margen ?? acumulado.margen, acumulado.margen],
            format: formatPercent,
            formatChange: formatPoints,
            course: sofar.flatMap(({ margen }) => (typeof margen === 'number' ? [margen] : [])),
            against,
            to: year,
          },
        ]
      : []),
  ];
  return (
    <ul className={kpi.strip} aria-label="Cifras del año">
      {cards.map((card) => (
        <li key={card.label}>
          <KpiCard {...card} moreIs="ok" />
        </li>
      ))}
    </ul>
  );
}
