import { dayOf } from '@power/domain/kernel/dates';
import { moment } from '../../api/moment.ts';
import { useStore } from '../../api/store.ts';
import { KpiCard } from '../../ui/charts/kpi-card.tsx';
import kpi from '../../ui/charts/kpi-card.module.css';
import { today } from '../../ui/format/times.ts';
import { formatCount, formatMillions, formatPercent } from '../../ui/format/numbers.ts';
import { MONTHS } from '../../ui/format/times.ts';
import { linesOf, ofMonth, type SalesYear } from './months.ts';

/** The year so far and its month, each beside the same a year before; each leads to its lines. */
export function YearFigures({ sales: { periodo, meses, acumulado } }: { readonly sales: SalesYear }) {
  const at = useStore(moment);
  const day = at === undefined ? today() : dayOf(at);
  const running = day.startsWith(String(periodo));
  const month = meses[running ? Number(day.slice(5, 7)) - 1 : 11]!;
  const against = running ? 'el año anterior a esta fecha' : 'el año anterior';
  const year = linesOf(periodo);
  // Months that nobody set a goal for count on neither side.
  const aimed = meses.filter(({ meta, mes }) => mes <= month.mes && meta !== null);
  const goal = aimed.reduce((sum, { meta }) => sum + (meta ?? 0), 0);
  const cards = [
    {
      label: `Facturado en ${periodo}`,
      values: [acumulado.anterior.neto, acumulado.neto],
      format: formatMillions,
      against,
      to: year,
    },
    {
      label: `Facturado en ${MONTHS[month.mes - 1]}`,
      values: [month.anterior.neto, month.neto],
      format: formatMillions,
      against: 'el mismo mes entero del año anterior',
      to: ofMonth(periodo, month.mes),
    },
    {
      label: 'Documentos',
      values: [acumulado.anterior.documentos, acumulado.documentos],
      format: formatCount,
      against,
      to: year,
    },
    ...(goal > 0
      ? [
          {
            label: 'Facturado contra la meta',
            values: [goal, aimed.reduce((sum, { neto }) => sum + neto, 0)],
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
