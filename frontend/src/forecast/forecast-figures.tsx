import type { Cifras, Resumen } from '@power/domain/forecast/views/figures';
import type { Cierre } from '@power/domain/forecast/tracking';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { salesLineGrid } from '../calls/finance.ts';
import { formatMillions, formatMoney, formatPercent } from '../ui/format/numbers.ts';
import type { ListState } from '../ui/list/list-state.ts';
import { billedIn, invoicedIn, notInvoiced, notLost, ofMonth, secured } from './forecast-address.ts';
import { ValueCell } from './value-cell.tsx';
import styles from './forecast.module.css';

interface Props {
  /** Sums of what is shown. */
  readonly cifras: Cifras;
  /** The forecast whose goal it is; absent where several stand together. */
  readonly forecast: Resumen | undefined;
  readonly month: Cierre;
  /** The list behind a figure. */
  readonly listOf: (filters: ListState['filterModel']) => string;
  /** Which sales what was billed is of. */
  readonly sold: ListState['filterModel'];
}

interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
  readonly to?: string | undefined;
  /** What the note opens. */
  readonly noted?: string | undefined;
  readonly tone?: 'ok' | 'warn' | undefined;
}

const money = (value: number | null) => <span title={formatMoney(value)}>{formatMillions(value)}</span>;

function Card({ label, value, note, to, noted, tone }: Figure) {
  return (
    <li className={styles.figure}>
      {to === undefined ? <span className={styles.label}>{label}</span> : <Link to={to}>{label}</Link>}
      <strong>{value}</strong>
      <small data-tone={tone}>{noted === undefined ? (note ?? ' ') : <Link to={noted}>{note}</Link>}</small>
    </li>
  );
}

/** Meta, comprometido, asegurado, facturado, brecha and the weighted total of a month, each with its list. */
export function ForecastFigures({ cifras, forecast, month, listOf, sold }: Props) {
  const may = useMay();
  const followed = listOf(invoicedIn(month));
  const sales = may(salesLineGrid);
  const within = ofMonth(month);
  const meta = forecast?.meta ?? null;
  const share = (part: number) =>
    meta !== null && meta > 0 ? `${formatPercent((part / meta) * 100)} de la meta` : undefined;
  // A commitment that nobody set says so below, where the second line of every card stands.
  const committed = (value: number | null, summed: boolean) =>
    value === null
      ? undefined
      : [share(value), summed && 'suma de ejecutivos'].filter(Boolean).join(' · ') || undefined;
  const brecha = forecast?.brecha ?? null;
  const figures: readonly Figure[] = [
    ...(forecast
      ? [
          { label: 'Meta', value: <ValueCell of={forecast} tipo="meta" />, to: listOf({ ...within, ...notLost }) },
          {
            label: 'Comprometido',
            value: <ValueCell of={forecast} tipo="comprometido" />,
            note: committed(forecast.comprometido, forecast.comprometido_suma === true),
            to: listOf({ ...within, ...notLost }),
          },
        ]
      : []),
    {
      label: 'Asegurado',
      value: money(cifras.asegurado),
      note: share(cifras.asegurado),
      to: listOf({ ...within, ...secured }),
    },
    {
      label: 'Facturado',
      value: money(cifras.facturado),
      note: forecast && `${formatMillions(forecast.facturado_forecast)} del forecast`,
      to: sales ? billedIn(month, sold) : followed,
      noted: forecast && sales ? followed : undefined,
    },
    ...(forecast
      ? [
          {
            label: 'Brecha',
            value: money(brecha),
            note: brecha === null ? 'sin meta' : brecha <= 0 ? 'meta cumplida' : 'por facturar',
            tone: brecha === null ? undefined : brecha <= 0 ? ('ok' as const) : ('warn' as const),
            to: listOf({ ...within, ...notInvoiced }),
          },
        ]
      : []),
    {
      label: 'Ponderado',
      value: money(cifras.ponderado),
      note: `de ${formatMillions(cifras.total)}`,
      to: listOf({ ...within, ...notLost }),
    },
  ];
  return (
    <ul className={styles.figures} aria-label="Cifras del mes">
      {figures.map((figure) => (
        <Card key={figure.label} {...figure} />
      ))}
    </ul>
  );
}
